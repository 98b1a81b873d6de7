"""Every setting, applied as soon as it is changed."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, Final

from PySide6.QtCore import QSizeF, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from shtil_desktop.play.profile.settings import LONGEST_TEXT, AnimationSpeed, Language, Pace, Settings, Theme
from shtil_desktop.table.sounds import can_sound
from shtil_desktop.table.theme import Palette
from shtil_desktop.table.words.locale_words import percent_text
from shtil_desktop.windows.pages.game_pages import all_pages
from shtil_desktop.windows.pages.growing_text import FittedArea, grow_letters, page_scale
from shtil_desktop.windows.pages.page import ChoiceBox, Page, Pills, heading, panel, soft

LANGUAGES: Final = (Language.SYSTEM, Language.RU, Language.DE, Language.EN)
OWN_NAMES: Final = {Language.RU: "Русский", Language.DE: "Deutsch", Language.EN: "English"}
"""A language is always called what it calls itself."""
THEMES: Final = (Theme.SYSTEM, Theme.LIGHT, Theme.DARK, Theme.CONTRAST)
SPEEDS: Final = (
    AnimationSpeed.SYSTEM,
    AnimationSpeed.OFF,
    AnimationSpeed.FAST,
    AnimationSpeed.NORMAL,
    AnimationSpeed.SLOW,
)
PACES: Final = (Pace.AT_ONCE, Pace.BRISK, Pace.CALM, Pace.SLOW)
SMALLEST, LARGEST, STEP = 80, 160, 10  # of numerals, in percent
WIDEST: Final = 1080
"""Of both columns, at the usual size of letters."""
KEPT: Final = ("geometry", "choices", "shortcuts", "unknown")
"""What “as it was” leaves alone."""


class SettingsPage(Page):
    """Shows settings and tells of every change; `changed` carries the new `Settings`."""

    changed = Signal(object)
    picked = Signal(str)
    """The setting that the player has chosen, though it was so already: for one run, it may have been."""
    shortcuts_wanted = Signal()

    def __init__(self, palette: Palette, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(palette, parent)
        self._settings = settings
        self._before: Settings | None = None
        """What the defaults have just taken the place of."""
        self._is_showing = False
        self._build()
        self._lay_out()
        self.retranslate()
        self.show_settings(settings)

    @property
    def settings(self) -> Settings:
        return self._settings

    def _build(self) -> None:
        self.look_heading, self.table_heading, self.player_heading = (heading(1.15) for _ in range(3))
        self.language_label, self.language = QLabel(), ChoiceBox()
        for _ in LANGUAGES:
            self.language.addItem("")
        self.language.activated.connect(lambda index: self._set(language=LANGUAGES[index]))
        self.theme_label, self.theme = QLabel(), Pills(len(THEMES))
        self.theme.chosen.connect(lambda index: self._set(theme=THEMES[index]))
        self.speed_label, self.speed = QLabel(), Pills(len(SPEEDS))
        self.speed.chosen.connect(lambda index: self._set(speed=SPEEDS[index]))
        self.pace_label, self.pace = QLabel(), Pills(len(PACES))
        self.pace.chosen.connect(lambda index: self._set(pace=PACES[index]))
        self.numerals_label, self.numerals = QLabel(), QSlider(Qt.Orientation.Horizontal)
        self.numerals.setRange(SMALLEST // STEP, LARGEST // STEP)
        self.numerals.setPageStep(1)
        self.numerals.valueChanged.connect(lambda value: self._set(numeral_scale=value * STEP / 100))
        self.sample = QLabel()
        self.flags = {name: QCheckBox() for name in ("left_handed", "sounds", "warnings", "undo_allowed")}
        for name, box in self.flags.items():
            box.toggled.connect(lambda on, name=name: self._set(**{name: on}))
        self.notes = {name: soft() for name in ("warnings", "undo_allowed", "sounds")}
        self._can_sound = can_sound()
        self.flags["sounds"].setEnabled(self._can_sound)
        if self._can_sound:
            self.notes["sounds"].hide()
        self.notes["sounds"].setWordWrap(True)
        self.speed_note = soft()
        self.name_label, self.name = QLabel(), QLineEdit()
        self.name.setMaxLength(LONGEST_TEXT)
        self.name.editingFinished.connect(lambda: self._set(player_name=self.name.text().strip()))
        self.shortcuts, self.usual = QPushButton(), QPushButton()
        self.shortcuts.clicked.connect(self.shortcuts_wanted)
        self.usual.clicked.connect(self._restore)
        for note in (*self.notes.values(), self.speed_note):
            policy = note.sizePolicy()
            policy.setRetainSizeWhenHidden(note is self.speed_note)  # what stands below stays where it is
            note.setSizePolicy(policy)

    def _lay_out(self) -> None:
        self.header.addWidget(self.shortcuts)
        self.header.addWidget(self.usual)
        left, right = QVBoxLayout(), QVBoxLayout()
        left.addWidget(self._look_panel(), 1)
        left.addWidget(self._player_panel())
        right.addWidget(self._table_panel(), 1)
        self._columns = QHBoxLayout()
        self._columns.setSpacing(14)
        self._columns.addLayout(left, 1)
        self._columns.addLayout(right, 1)
        self.body.addStretch(1)
        area = FittedArea(self._columns)
        self.heading.setBuddy(area)  # its name for screen readers
        self.setFocusProxy(area)
        self.body.addWidget(area, 100)
        self.body.addStretch(2)

    def _look_panel(self) -> QWidget:
        frame, column = panel()
        column.addWidget(self.look_heading)
        for label, widget in (
            (self.language_label, self.language),
            (self.theme_label, self.theme),
            (self.numerals_label, self.numerals),
        ):
            column.addWidget(label)
            column.addWidget(widget)
            column.addSpacing(4)
        column.addWidget(self.sample)
        column.addWidget(self.flags["left_handed"])
        column.addStretch(1)
        return frame

    def _table_panel(self) -> QWidget:
        frame, column = panel()
        column.addWidget(self.table_heading)
        for label, widget in ((self.speed_label, self.speed), (self.pace_label, self.pace)):
            column.addWidget(label)
            column.addWidget(widget)
            if widget is self.speed:
                column.addWidget(self.speed_note)
            column.addSpacing(4)
        for name in ("warnings", "undo_allowed", "sounds"):
            column.addWidget(self.flags[name])
            if name in self.notes:
                column.addWidget(self.notes[name])
        column.addStretch(1)
        return frame

    def _player_panel(self) -> QWidget:
        frame, column = panel()
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.addWidget(self.player_heading, 0, 0, 1, 2)
        grid.addWidget(self.name_label, 1, 0)
        grid.addWidget(self.name, 1, 1)
        grid.setColumnStretch(1, 1)
        column.addLayout(grid)
        return frame

    def show_settings(self, settings: Settings) -> None:
        """Show these settings without telling of a change."""
        self._settings = settings
        self._is_showing = True
        self.language.setCurrentIndex(LANGUAGES.index(settings.language))
        self.theme.take(THEMES.index(settings.theme))
        self.speed.take(SPEEDS.index(settings.speed))
        self.pace.take(PACES.index(settings.pace))
        self.numerals.setValue(round(settings.numeral_scale * 100 / STEP))
        for name, box in self.flags.items():
            box.setChecked(getattr(settings, name))
        self._name_speed()
        self.name.setText(settings.player_name)
        self._is_showing = False
        self._show_sample()

    def _set(self, **change: Any) -> None:
        if self._is_showing:
            return
        settings = self._settings.with_(**change)
        if settings == self._settings:
            for name in change:
                self.picked.emit(name)
        else:
            self._settings = settings
            self._offer_undo(None)
            self._name_speed()
            if "numeral_scale" in change:
                self._show_sample()
                self._name_numerals()
            self.changed.emit(settings)

    def _restore(self) -> None:
        """The defaults; pressed once more, all as it was before them."""
        before, usual = self._settings, self._before or Settings()
        names = [each.name for each in fields(Settings) if each.name not in KEPT]
        settings = before.with_(**{name: getattr(usual, name) for name in names})
        self.show_settings(settings)
        self._name_numerals()
        self._offer_undo(before if self._before is None else None)
        self.changed.emit(settings)

    def _offer_undo(self, before: Settings | None) -> None:
        self._before = before
        self.usual.setText(
            self.tr("Restore defaults") if before is None else self.tr("Undo: back to my settings")
        )

    def _show_sample(self) -> None:
        """Cards with figures of the chosen size, of the first game that has any."""
        size = QSizeF(96, 76) * page_scale(self.size())
        ratio, scale = self.devicePixelRatioF(), self._settings.numeral_scale
        samples = (game.settings_sample(size, self.colours, ratio, scale) for game in all_pages().values())
        found = next((sample for sample in samples if sample is not None), None)
        for widget in (self.sample, self.numerals, self.numerals_label):
            widget.setVisible(found is not None)
        if found is not None:
            self.sample.setPixmap(found)

    def retranslate(self) -> None:
        super().retranslate()
        self.heading.setText(self.tr("Settings"))
        self.look_heading.setText(self.tr("Appearance"))
        self.table_heading.setText(self.tr("At the table"))
        self.player_heading.setText(self.tr("You"))
        self.shortcuts.setText(self.tr("Keyboard shortcuts…"))
        self._offer_undo(self._before)
        self._retranslate_look()
        self._retranslate_table()

    def _retranslate_look(self) -> None:
        self.language_label.setText(self.tr("Language"))
        self.language.setAccessibleName(self.tr("Language"))
        for at, language in enumerate(LANGUAGES):
            self.language.setItemText(at, OWN_NAMES.get(language) or self.tr("Match system"))
        self.theme_label.setText(self.tr("Theme"))
        self.theme.set_texts(
            [self.tr("Match system"), self.tr("Light"), self.tr("Dark"), self.tr("High contrast")]
        )
        self._name_numerals()
        self.flags["left_handed"].setText(self.tr("Left-handed table: players and log swap sides"))

    def _name_numerals(self) -> None:
        percent = percent_text(self._settings.numeral_scale)
        self.numerals_label.setText(self.tr("Numbers on the cards: {percent}").format(percent=percent))
        self.numerals.setAccessibleName(self.numerals_label.text())

    def _name_speed(self) -> None:
        """What “System” means is said only while it is chosen."""
        self.speed_note.setText(self.tr("Normal, or off if your system asks for less motion."))
        self.speed_note.setVisible(self._settings.speed is AnimationSpeed.SYSTEM)

    def _retranslate_table(self) -> None:
        self.speed_label.setText(self.tr("Animations"))
        self.speed.set_texts(
            [self.tr("Match system"), self.tr("Off"), self.tr("Fast"), self.tr("Normal"), self.tr("Slow")]
        )
        self.pace_label.setText(self.tr("Computer players’ pace"))
        self.pace.set_texts([self.tr("Instant"), self.tr("Brisk"), self.tr("Calm"), self.tr("Unhurried")])
        self.flags["warnings"].setText(self.tr("Warn me when a gap can no longer be filled"))
        self.notes["warnings"].setText(self.tr("Based only on what you can see yourself."))
        self.flags["undo_allowed"].setText(self.tr("Allow undo"))
        self.notes["undo_allowed"].setText(self.tr("The statistics mark where you used undo."))
        self.flags["sounds"].setText(self.tr("Sounds"))
        self.notes["sounds"].setText(
            self.tr("They need the “sound” extra, which is missing or not working here.")
        )
        self._name_speed()
        self.name_label.setText(self.tr("Your name"))
        self.name.setAccessibleName(self.tr("Your name"))
        self.name.setPlaceholderText(self.tr("You"))
        for pills, label in (
            (self.theme, self.theme_label),
            (self.speed, self.speed_label),
            (self.pace, self.pace_label),
        ):
            for button in pills.buttons:
                button.setAccessibleName(f"{label.text()}: {button.text()}")

    def resizeEvent(self, event: QResizeEvent) -> None:
        scale = page_scale(self.size())
        grow_letters(self, scale)
        aside = max(0, round((self.width() - 56 - WIDEST * scale) / 2))
        self._columns.setContentsMargins(aside, 0, aside, 0)
        self._show_sample()
        super().resizeEvent(event)

    def wear(self, palette: Palette) -> None:
        super().wear(palette)
        self._show_sample()

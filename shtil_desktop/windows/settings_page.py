"""Every setting, applied as soon as it is changed."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, Final

from PySide6.QtCore import QSizeF, Qt, Signal
from PySide6.QtGui import QPixmap
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

from shtil_desktop.table.art.faces import FaceStyle, face_image
from shtil_desktop.table.sounds import can_sound
from shtil_desktop.table.theme import Palette
from shtil_desktop.voyage.settings import LONGEST_TEXT, Language, Pace, Settings, Speed, Theme
from shtil_desktop.windows.page import ChoiceBox, Page, Pills, heading, panel, scrolled, soft

LANGUAGES: Final = (Language.SYSTEM, Language.RU, Language.DE, Language.EN)
OWN_NAMES: Final = {Language.RU: "Русский", Language.DE: "Deutsch", Language.EN: "English"}
"""A language is always called what it calls itself."""
THEMES: Final = (Theme.SYSTEM, Theme.LIGHT, Theme.DARK, Theme.CONTRAST)
SPEEDS: Final = (Speed.SYSTEM, Speed.OFF, Speed.FAST, Speed.NORMAL, Speed.SLOW)
PACES: Final = (Pace.AT_ONCE, Pace.BRISK, Pace.CALM, Pace.SLOW)
SMALLEST, LARGEST, STEP = 80, 160, 10  # of numerals, in percent
SAMPLES: Final = (14, 37, 66)
KEPT: Final = ("geometry", "new_voyage", "shortcuts", "unknown")
"""What “as it was” leaves alone."""


class SettingsPage(Page):
    """Shows settings and tells of every change; `changed` carries the new `Settings`."""

    changed = Signal(object)
    shortcuts_wanted = Signal()

    def __init__(self, palette: Palette, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(palette, parent)
        self._settings = settings
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
        self.usual.clicked.connect(self._set_as_usual)

    def _lay_out(self) -> None:
        self.header.addWidget(self.shortcuts)
        self.header.addWidget(self.usual)
        left, right = QVBoxLayout(), QVBoxLayout()
        left.addWidget(self._look_panel())
        left.addStretch(1)
        right.addWidget(self._table_panel())
        right.addWidget(self._player_panel())
        right.addStretch(1)
        columns = QHBoxLayout()
        columns.setContentsMargins(0, 0, 0, 0)
        columns.setSpacing(14)
        columns.addLayout(left, 1)
        columns.addLayout(right, 1)
        self.body.addWidget(scrolled(columns), 1)

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
        if settings != self._settings:
            self._settings = settings
            self._name_speed()
            if "numeral_scale" in change:
                self._show_sample()
                self._name_numerals()
            self.changed.emit(settings)

    def _set_as_usual(self) -> None:
        usual = Settings()
        names = [each.name for each in fields(Settings) if each.name not in KEPT]
        settings = self._settings.with_(**{name: getattr(usual, name) for name in names})
        self.show_settings(settings)
        self._name_numerals()
        self.changed.emit(settings)

    def _show_sample(self) -> None:
        """Three cards with figures of the chosen size."""
        from PySide6.QtGui import QPainter

        ratio = self.devicePixelRatioF()
        size, gap = QSizeF(96, 76), 10.0
        pixmap = QPixmap(
            round((size.width() * 3 + gap * 2) * ratio),
            round(size.height() * ratio),
        )
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        style = FaceStyle(self.colours, numeral_scale=self._settings.numeral_scale, has_marks=False)
        for at, number in enumerate(SAMPLES):
            painter.drawImage(round(at * (size.width() + gap)), 0, face_image(number, size, ratio, style))
        painter.end()
        self.sample.setPixmap(pixmap)

    def retranslate(self) -> None:
        super().retranslate()
        self.heading.setText(self.tr("Settings"))
        self.look_heading.setText(self.tr("Appearance"))
        self.table_heading.setText(self.tr("At the table"))
        self.player_heading.setText(self.tr("You"))
        self.shortcuts.setText(self.tr("Keyboard shortcuts…"))
        self.usual.setText(self.tr("Restore defaults"))
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
        self.flags["left_handed"].setText(self.tr("Left-handed table: crew and log swap sides"))

    def _name_numerals(self) -> None:
        percent = round(self._settings.numeral_scale * 100)
        self.numerals_label.setText(self.tr("Numbers on the cards: {percent}%").format(percent=percent))
        self.numerals.setAccessibleName(self.numerals_label.text())

    def _name_speed(self) -> None:
        """What “System” means is said only while it is chosen."""
        self.speed_note.setText(self.tr("Normal, or off if your system asks for less motion."))
        self.speed_note.setVisible(self._settings.speed is Speed.SYSTEM)

    def _retranslate_table(self) -> None:
        self.speed_label.setText(self.tr("Animations"))
        self.speed.set_texts(
            [self.tr("Match system"), self.tr("Off"), self.tr("Fast"), self.tr("Normal"), self.tr("Slow")]
        )
        self.pace_label.setText(self.tr("Mates’ pace"))
        self.pace.set_texts([self.tr("Instant"), self.tr("Brisk"), self.tr("Calm"), self.tr("Unhurried")])
        self.flags["warnings"].setText(self.tr("Warn me when a gap can no longer be filled"))
        self.notes["warnings"].setText(self.tr("Based only on what you can see yourself."))
        self.flags["undo_allowed"].setText(self.tr("Allow undo"))
        self.notes["undo_allowed"].setText(self.tr("Voyages with undo are marked in the statistics."))
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

    def wear(self, palette: Palette) -> None:
        super().wear(palette)
        self._show_sample()

"""The widgets' looks: a style sheet and a palette in the colours of the theme, changed at once."""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication

from shtil_desktop.play.profile.settings import Theme
from shtil_desktop.table.theme import CONTRAST, DAY, NIGHT, Palette, faded, mix
from shtil_desktop.windows.style_sheet import SEA_BLUE, sheet_of


class Style(QObject):
    """Dresses the whole program and changes it at once; `changed` carries the table's palette."""

    changed = Signal(object)

    def __init__(self, application: QApplication, cache: Path | None, theme: Theme = Theme.SYSTEM) -> None:
        super().__init__(application)
        self._application = application
        self._cache = cache
        self._theme = theme
        self._worn: Palette | None = None
        self._is_system_dark = has_dark_palette(application)
        application.styleHints().colorSchemeChanged.connect(self._follow_system)
        self._wear()

    @property
    def palette(self) -> Palette:
        """The colours of the theme that is worn now."""
        return palette_of(self._theme, self._is_system_dark)

    def choose(self, theme: Theme) -> None:
        """Change the theme; nothing happens if it looks the same."""
        self._theme = theme
        self._wear()

    def ask_system(self) -> None:
        """Make sure, after the first picture, that the system's theme is as dark as its palette has been."""
        self._follow_system()

    def _follow_system(self) -> None:
        self._is_system_dark = is_scheme_dark(self._application, self._is_system_dark)
        if self._theme is Theme.SYSTEM:
            self._wear()

    def _wear(self) -> None:
        palette = self.palette
        if palette is self._worn:
            return
        self._worn = palette
        self._application.setPalette(qt_palette(palette))
        self._application.setStyleSheet(sheet_of(palette, self._cache) + our_rules(palette))
        self.changed.emit(palette)


def has_dark_palette(application: QApplication) -> bool:
    """Whether the system's theme is dark, as far as its palette tells before we have set ours.

    To ask for the theme itself, PySide makes all enums of the namespace `Qt`: 16 ms before the first picture.
    Windows alone may have a light palette in a dark theme.
    """
    if sys.platform == "win32":
        return is_scheme_dark(application, False)
    return application.palette().color(QPalette.ColorRole.Window).lightnessF() < 0.5


def is_scheme_dark(application: QApplication, otherwise: bool) -> bool:
    """Whether the system's theme is dark; `otherwise` if it doesn't say."""
    from PySide6.QtCore import Qt

    scheme = application.styleHints().colorScheme()
    return otherwise if scheme == Qt.ColorScheme.Unknown else scheme == Qt.ColorScheme.Dark


def palette_of(theme: Theme, is_system_dark: bool) -> Palette:
    """The table's palette for a theme."""
    if theme is Theme.SYSTEM:
        return NIGHT if is_system_dark else DAY
    return {Theme.LIGHT: DAY, Theme.DARK: NIGHT, Theme.CONTRAST: CONTRAST}[theme]


def qt_palette(palette: Palette) -> QPalette:
    """The same colours for what a style sheet doesn't reach."""
    role = QPalette.ColorRole
    made = QPalette()
    for roles, colour in (
        ((role.Window, role.Base, role.Button, role.ToolTipBase), palette.panel),
        ((role.AlternateBase,), palette.well),
        ((role.WindowText, role.Text, role.ButtonText, role.ToolTipText), palette.text),
        ((role.Highlight, role.Link), QColor(SEA_BLUE[palette.name])),
        ((role.HighlightedText,), palette.panel),
        ((role.PlaceholderText,), palette.text_soft),
    ):
        for each in roles:
            made.setColor(each, colour)
    for each in (role.WindowText, role.Text, role.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, each, faded(palette.text, 0.42))
    return made


def our_rules(palette: Palette) -> str:
    """What qdarktheme has no rule for: panels, soft words, the one amber button, tiles to choose from."""
    amber, blue = palette.accent.name(), SEA_BLUE[palette.name]
    line = palette.panel_line.name()
    hover = mix(palette.panel, QColor(blue), 0.10).name()
    chosen = mix(palette.panel, palette.accent, 0.20).name()
    on_amber = palette.on_accent.name()
    warning = mix(palette.price, palette.text, 0.45 if palette.is_dark else 0.0).name()
    ring = 3 if palette.is_flat else 2
    return f"""
    QScrollArea, QScrollArea > QWidget > QWidget, QWidget[role="clear"] {{
        background: transparent; border: none }}
    QScrollArea[role="words"] {{ border: 3px solid transparent; border-radius: 8px }}
    QScrollArea[role="words"]:focus {{ border-color: {blue} }}
    QFrame[role="panel"] {{
        background: {palette.panel.name()}; border: 1px solid {line}; border-radius: 12px }}
    QFrame[role="line"] {{ background: {line}; border: none; max-height: 1px; min-height: 1px }}
    QLabel {{ padding: 0; border: none }}
    QLabel[role="soft"] {{ color: {palette.text_soft.name()} }}
    QLabel[role="warning"] {{ color: {warning} }}
    QPushButton {{ padding: 5px 14px; border-radius: 8px; color: {palette.text.name()};
        border: 1px solid {mix(palette.panel_line, palette.text, 0.15).name()} }}
    QPushButton:hover {{ background: {hover} }}
    QPushButton:focus {{ border: {ring}px solid {blue}; padding: {6 - ring}px {15 - ring}px }}
    QPushButton:disabled {{ color: {faded(palette.text, 0.42).name(QColor.NameFormat.HexArgb)} }}
    QPushButton[role="primary"] {{ background: {amber}; color: {on_amber}; font-weight: bold;
        border: {ring}px solid {amber}; padding: {6 - ring}px {15 - ring}px }}
    QPushButton[role="primary"]:hover {{ background: {mix(palette.accent, palette.panel, 0.2).name()} }}
    QPushButton[role="primary"]:focus {{ border-color: {palette.text.name()} }}
    QPushButton[role="primary"]:disabled {{ border-color: transparent;
        background: {mix(palette.panel, palette.text, 0.12).name()}; color: {palette.text_soft.name()} }}
    QPushButton[role="quiet"] {{ border: 1px solid transparent; color: {palette.text.name()} }}
    QPushButton[role="quiet"]:focus {{ border: {ring}px solid {blue} }}
    QPushButton[role="quiet"]:disabled {{ color: transparent }}
    QPushButton[role="link"] {{ border: {ring}px solid transparent; padding: 1px 9px;
        color: {blue}; text-decoration: underline }}
    QPushButton[role="link"]:focus {{ border: {ring}px solid {blue}; padding: 1px 9px }}
    QPushButton[role="tile"] {{
        text-align: left; background: {palette.panel.name()}; border: 1px solid {line} }}
    QPushButton[role="tile"]:checked {{ background: {chosen}; border: 2px solid {amber}; padding: 4px 13px }}
    QPushButton[role="tile"]:focus {{ border: {ring}px solid {blue}; padding: {6 - ring}px {15 - ring}px }}
    QPushButton[role="pill"] {{ min-width: 24px; padding: 5px 10px }}
    QPushButton[role="pill"]:checked {{ background: {chosen}; border: 2px solid {amber}; padding: 4px 9px }}
    QPushButton[role="pill"]:focus {{ border: {ring}px solid {blue}; padding: {6 - ring}px {11 - ring}px }}
    QMenu, QComboBox QListView[frameShape="0"] {{
        border: 1px solid {mix(palette.panel_line, palette.text, 0.3).name()} }}
    QTextBrowser {{ border: none; background: {palette.panel.name()} }}
    """

"""The widgets' looks: qdarktheme's style sheet in our colours, kept on disk so that it is rarely imported."""

from __future__ import annotations

import atexit
import contextlib
import logging
import os
import re
import shutil
import tempfile
from collections.abc import Iterator
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from typing import Final
from zlib import crc32

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication

from shtil_desktop.table.theme import CONTRAST, DAY, NIGHT, Palette, faded, mix
from shtil_desktop.voyage.settings import Theme

log = logging.getLogger(__name__)

LARGEST_SHEET: Final = 1 << 20
VERSION: Final = re.compile(r"""__version__\s*=\s*["']([\w.+-]+)""")
ICON: Final = re.compile(r"""url\(["']?([^"')]+)""")
SEAL: Final = "\n/* whole {:08x} */\n"
SEA_BLUE: Final = {"day": "#1b6f8c", "night": "#5cb2cd", "contrast": "#00429d"}
"""The colour of links, ticks and chosen things."""


class Style(QObject):
    """Dresses the whole program and changes it at once; `changed` carries the table's palette."""

    changed = Signal(object)

    def __init__(self, application: QApplication, cache: Path | None, theme: Theme = Theme.SYSTEM) -> None:
        super().__init__(application)
        self._application = application
        self._cache = cache
        self._theme = theme
        self._worn: Palette | None = None
        application.styleHints().colorSchemeChanged.connect(self._follow_system)
        self._wear()

    @property
    def palette(self) -> Palette:
        """The colours of the theme that is worn now."""
        return palette_of(self._theme, self._application)

    def choose(self, theme: Theme) -> None:
        """Change the theme; nothing happens if it looks the same."""
        self._theme = theme
        self._wear()

    def _follow_system(self) -> None:
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


def palette_of(theme: Theme, application: QApplication) -> Palette:
    """The table's palette for a theme; for the system's it asks Qt."""
    if theme is Theme.SYSTEM:
        is_dark = application.styleHints().colorScheme() == Qt.ColorScheme.Dark
        return NIGHT if is_dark else DAY
    return {Theme.LIGHT: DAY, Theme.DARK: NIGHT, Theme.CONTRAST: CONTRAST}[theme]


def sheet_of(palette: Palette, cache: Path | None) -> str:
    """The style sheet from disk; made, and kept if that is possible, when it isn't there."""
    path = None if cache is None else cache / "style" / f"{_key(palette)}.qss"
    with contextlib.suppress(OSError, ValueError):
        if path is not None and path.is_file() and path.stat().st_size <= LARGEST_SHEET:
            sheet = path.read_text(encoding="utf-8")
            if _is_whole(sheet):
                return sheet
    return _make_sheet(palette, path)


def _key(palette: Palette) -> str:
    """What a kept sheet belongs to: qdarktheme's version, the theme and our colours in it."""
    colours = sha256(repr(sorted(_colours(palette).items())).encode()).hexdigest()[:8]
    return f"{_version()}-{palette.name}-{colours}"


def _version() -> str:
    """qdarktheme's version, read from its source: to import it, or the metadata, would take far longer."""
    with contextlib.suppress(OSError, ValueError):
        spec = find_spec("qdarktheme")
        if spec is not None and spec.origin is not None:
            found = VERSION.search(Path(spec.origin).read_text(encoding="utf-8"))
            return found[1] if found else "unknown"
    return "unknown"


def _is_whole(sheet: str) -> bool:
    """Whether the sheet is as it was made, and all its icons are there and whole."""
    return sheet == _sealed(sheet[: -len(SEAL.format(0))])


def _sealed(sheet: str) -> str:
    """The sheet with the sum of its text and its icons' sizes at the end; an `OSError` if one is missing.

    To read the icons themselves would take a millisecond of every start.
    """
    sizes = [os.stat(icon).st_size for icon in sorted(set(ICON.findall(sheet)))]
    return sheet + SEAL.format(crc32(f"{sizes}{sheet}".encode()))


def _make_sheet(palette: Palette, path: Path | None) -> str:
    try:
        if path is not None and _can_write(path.parent):
            with contextlib.suppress(OSError):  # a full disk; elsewhere there may be room
                return _keep(_sealed(_ask_with_draft(palette, path.parent)), path)
        return _ask_qdarktheme(palette, _passing_folder())
    except (OSError, ImportError, ValueError, KeyError) as error:
        log.warning("qdarktheme gives no style sheet: %s", error)
        return ""


def _ask_with_draft(palette: Palette, folder: Path) -> str:
    """qdarktheme leaves an icon alone that is there, also half of one: so it begins in an empty folder."""
    draft = folder / "draft"
    shutil.rmtree(draft, ignore_errors=True)
    draft.mkdir()
    sheet = _ask_qdarktheme(palette, draft)
    for icon in draft.rglob("*.svg"):
        target = folder / icon.relative_to(draft)
        target.parent.mkdir(parents=True, exist_ok=True)
        icon.replace(target)
    shutil.rmtree(draft, ignore_errors=True)
    return sheet.replace(draft.as_posix(), folder.as_posix())


def _keep(sheet: str, path: Path) -> str:
    try:
        draft = path.with_suffix(".draft")
        draft.write_text(sheet, encoding="utf-8")
        draft.replace(path)
    except OSError as error:
        log.info("the style sheet is not kept: %s", error)
    return sheet


def _passing_folder() -> Path:
    """A place for the icons that is gone when the program ends."""
    folder = tempfile.mkdtemp(prefix="shtil-style-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return Path(folder)


def _can_write(folder: Path) -> bool:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return False
    return os.access(folder, os.W_OK)


def _ask_qdarktheme(palette: Palette, folder: Path) -> str:
    with _home_in(folder):
        import qdarktheme

        name = "dark" if palette.is_dark else "light"
        return str(qdarktheme.load_stylesheet(name, custom_colors=_colours(palette)))


@contextlib.contextmanager
def _home_in(folder: Path) -> Iterator[None]:
    """qdarktheme writes its icons below the home folder and takes no other: lend it ours."""
    names = ("HOME", "USERPROFILE")
    before = {name: os.environ.get(name) for name in names}
    os.environ.update(dict.fromkeys(names, str(folder)))
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                os.environ.pop(name, None)
            else:
                os.environ[name] = value


def _colours(palette: Palette) -> dict[str, str]:
    """Our colours by the names that qdarktheme has for them."""
    return {
        "background": palette.panel.name(),
        "background>list": palette.panel.name(),
        "background>panel": mix(palette.panel, palette.well, 0.35).name(),
        "background>popup": palette.panel.name(),
        "background>textarea": palette.panel.name(),
        "foreground": palette.text.name(),
        "border": mix(palette.panel_line, palette.text, 0.0 if palette.is_flat else 0.12).name(),
        "input.background": mix(palette.panel, palette.well, 0.4).name(),
        "primary": SEA_BLUE[palette.name],
    }


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
    on_amber = "#ffffff" if palette.is_flat else "#10222f"
    warning = mix(palette.price, palette.text, 0.45 if palette.is_dark else 0.0).name()
    ring = 3 if palette.is_flat else 2
    return f"""
    QScrollArea, QScrollArea > QWidget > QWidget, QWidget[role="clear"] {{
        background: transparent; border: none }}
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

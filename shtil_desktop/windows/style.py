"""The widgets' looks: qdarktheme's style sheet in our colours, kept on disk so that it is rarely imported.

Sheet and icons are one file, which is read with distrust: a profile may come from elsewhere.
"""

from __future__ import annotations

import contextlib
import json
import logging
import os
import re
import shutil
import sys
import tempfile
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Final
from zlib import crc32

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication

from shtil_desktop.play.profile.files import make_own, read_limited, write_whole
from shtil_desktop.play.profile.settings import Theme
from shtil_desktop.table.theme import CONTRAST, DAY, NIGHT, Palette, faded, mix
from shtil_desktop.windows.platform.icon_resource import address, lend

log = logging.getLogger(__name__)

LARGEST_SHEET: Final = 1 << 20
VERSION: Final = re.compile(r"""__version__\s*=\s*["']([\w.+-]+)""")
ICON_NAME: Final = re.compile(r"[a-z]{1,20}[0-9]{1,4}\.svg")
LURES: Final = (b"href", b"<!", b"&", b"script", b"style")
"""What in a picture could lead to another file; none of qdarktheme's has it."""
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


def sheet_of(palette: Palette, cache: Path | None) -> str:
    """The style sheet from disk; made, and kept if possible, when it isn't there. Qt gets its icons."""
    path = None if cache is None else cache / "style" / f"{_key(palette)}.qss"
    sheet, icons = _read(path) or _make(palette, path)
    lend(icons)
    return sheet


def _key(palette: Palette) -> str:
    """What a kept sheet belongs to: qdarktheme's version, the theme and our colours in it."""
    colours = crc32(repr(sorted(_colours(palette).items())).encode())
    return f"{_version()}-{palette.name}-{colours:08x}-whole"


def _version() -> str:
    """qdarktheme's version, read from its source: to import it, or the metadata, would take far longer."""
    with contextlib.suppress(OSError, ValueError):
        spec = find_spec("qdarktheme")
        if spec is not None and spec.origin is not None:
            found = VERSION.search(Path(spec.origin).read_text(encoding="utf-8"))
            return found[1] if found else "unknown"
    return "unknown"


Dress = tuple[str, dict[str, bytes]]
"""A style sheet and its icons by their names."""


def _read(path: Path | None) -> Dress | None:
    """What is kept, if it is whole and has nothing in it that a style sheet of ours would not have."""
    if path is None:
        return None
    with contextlib.suppress(OSError, ValueError, TypeError, KeyError, AttributeError, RecursionError):
        content = read_limited(path, LARGEST_SHEET)
        seal, _, rest = content.partition(b"\n")
        if seal == _seal(rest):
            found = json.loads(rest)
            sheet, icons = found["sheet"], {name: text.encode() for name, text in found["icons"].items()}
            if _is_ours(sheet, icons):
                return sheet, icons
    return None


def _is_ours(sheet: str, icons: dict[str, bytes]) -> bool:
    """Whether all addresses in it are those of its icons, and no icon has any."""
    named = {f"({address(name)}" for name in icons if ICON_NAME.fullmatch(name)}
    addresses = [rest.partition(")")[0] for rest in sheet.lower().split("url")[1:]]
    drawn = b"".join(icons.values()).lower()
    has_lures = "@import" in sheet or any(lure in drawn for lure in LURES)
    return len(named) == len(icons) and named.issuperset(addresses) and not has_lures


def _seal(content: bytes) -> bytes:
    return b"shtil style 1 %08x" % crc32(content)


def _make(palette: Palette, path: Path | None) -> Dress:
    try:
        dress = _ask_qdarktheme(palette, None if path is None else path.parent)
    except (OSError, ImportError, ValueError, KeyError) as error:
        log.warning("qdarktheme gives no style sheet: %s", error)
        return "", {}
    if path is not None:
        _keep(dress, path)
    return dress


def _keep(dress: Dress, path: Path) -> None:
    sheet, icons = dress
    named = {name: icon.decode() for name, icon in icons.items()}
    content = json.dumps({"sheet": sheet, "icons": named}).encode()
    try:
        make_own(path.parent)
        write_whole(path, b"%s\n%s" % (_seal(content), content), is_precious=False)
    except OSError as error:
        log.info("the style sheet is not kept: %s", error)


def _ask_qdarktheme(palette: Palette, spare: Path | None) -> Dress:
    """It writes its icons below a folder, from where we take them; where there is no other, below `spare`."""
    folder = _passing_folder(spare)
    try:
        with _home_in(folder):
            import qdarktheme

            name = "dark" if palette.is_dark else "light"
            sheet = str(qdarktheme.load_stylesheet(name, custom_colors=_colours(palette)))
        icons = {}
        for number, icon in enumerate(sorted(folder.rglob("*.svg"))):
            short = f"{palette.name}{number}.svg"
            icons[short] = icon.read_bytes()
            sheet = sheet.replace(icon.as_posix(), address(short))
        return sheet, icons
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _passing_folder(spare: Path | None) -> Path:
    try:
        return Path(tempfile.mkdtemp(prefix="shtil-style-"))
    except OSError:
        if spare is None:
            raise
        make_own(spare)
        return Path(tempfile.mkdtemp(prefix="shtil-style-", dir=spare))


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

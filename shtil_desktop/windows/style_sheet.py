"""The style sheet: qdarktheme's in our colours, kept on disk so that it is rarely imported.

Sheet and icons are one file, which is read with distrust: a profile may come from elsewhere.
"""

from __future__ import annotations

import contextlib
import json
import logging
import os
import re
import shutil
import tempfile
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Final
from zlib import crc32

from shtil_desktop.play.profile.files import make_own, read_limited, write_whole
from shtil_desktop.table.theme import Palette, mix
from shtil_desktop.windows.platform.icon_resource import address, lend

log = logging.getLogger(__name__)

LARGEST_SHEET: Final = 1 << 20
VERSION: Final = re.compile(r"""__version__\s*=\s*["']([\w.+-]+)""")
ICON_NAME: Final = re.compile(r"[a-z]{1,20}[0-9]{1,4}\.svg")
LURES: Final = (b"href", b"<!", b"&", b"script", b"style")
"""What in a picture could lead to another file; none of qdarktheme's has it."""
SEA_BLUE: Final = {"day": "#1b6f8c", "night": "#5cb2cd", "contrast": "#00429d"}
"""The colour of links, ticks and chosen things."""


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

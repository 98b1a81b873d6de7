"""The program's place in the user's own menu: entry, icons and the `.shtil` type, put in and taken out."""

from __future__ import annotations

import logging
import os
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

from shtil_desktop import program_files

log = logging.getLogger(__name__)

ID: Final = program_files.DESKTOP_ID
TYPE: Final = "application/x-shtil-voyage+json"
ICON_SIZES: Final = (16, 22, 24, 32, 48, 64, 128, 256, 512)
FILE_MODE: Final = 0o644
"""The menu is read by the desktop, which need not run as the same user."""
PATIENCE: Final = 30.0
"""Seconds for a tool that renews the desktop's lists."""
PLAIN: Final = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789/-_.,:+@=")


def install(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> tuple[int, str]:
    """Put the program into the user's menu; the exit code and a sentence about it."""
    if (elsewhere := _not_here(platform)) is not None:
        return 1, elsewhere
    base = data_home(environment)
    try:
        for path, content in wanted_files(base, command()).items():
            _write(path, content)
    except OSError as error:
        return 1, f"Shtil could not be put into the menu: {error}"
    _renew_lists(base)
    return 0, f"Shtil is in the menu now, and .shtil files open with it (files in {base})."


def remove(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> tuple[int, str]:
    """Take the program out of the user's menu; games and settings stay."""
    if (elsewhere := _not_here(platform)) is not None:
        return 1, elsewhere
    base = data_home(environment)
    there = [path for path in all_paths(base) if path.is_file() or path.is_symlink()]
    try:
        for path in there:
            path.unlink()
    except OSError as error:
        return 1, f"Shtil could not be taken out of the menu: {error}"
    if not there:
        return 0, f"Shtil was not in the menu (nothing of it in {base})."
    _renew_lists(base)  # before the folders go: the tools want them
    _remove_empty(base, there)
    return 0, "Shtil is out of the menu. Saved games and settings stay where they are."


def data_home(environment: Mapping[str, str]) -> Path:
    """The user's folder for such files; a relative one is to be ignored, says the standard.

    >>> data_home({"XDG_DATA_HOME": "/home/ada/data", "HOME": "/home/ada"}).as_posix()
    '/home/ada/data'
    >>> data_home({"XDG_DATA_HOME": "data", "HOME": "/home/ada"}).as_posix()
    '/home/ada/.local/share'
    """
    chosen = environment.get("XDG_DATA_HOME", "")
    if chosen and os.path.isabs(chosen):
        return Path(chosen)
    return Path(environment.get("HOME") or Path.home()) / ".local" / "share"


def command(argv: list[str] | None = None) -> list[str]:
    """How this very program is started, by full path: the menu knows nothing of a virtual environment."""
    if getattr(sys, "frozen", False):
        return [sys.executable]
    script = Path((argv or sys.argv)[0])
    if script.name == "shtil" and os.access(script, os.X_OK):
        return [str(script.absolute())]
    return [sys.executable, "-m", "shtil_desktop"]


def wanted_files(base: Path, program: list[str]) -> dict[Path, bytes]:
    """Every file that the menu needs, with its content."""
    ours = program_files.resources()
    entry = (ours / "desktop" / f"{ID}.desktop").read_text(encoding="utf-8")
    found = {
        _entry_path(base): entry_for(entry, program).encode(),
        _type_path(base): (ours / "desktop" / f"{ID}.xml").read_bytes(),
        _vector_path(base): (ours / "icons" / "shtil.svg").read_bytes(),
    }
    for size in ICON_SIZES:
        found[_icon_path(base, size)] = (ours / "icons" / f"shtil-{size}.png").read_bytes()
    return found


def all_paths(base: Path) -> list[Path]:
    """Everything that `install` may have written, whatever the program's files say today."""
    return [
        _entry_path(base),
        _type_path(base),
        _vector_path(base),
        *(_icon_path(base, size) for size in ICON_SIZES),
    ]


def entry_for(template: str, program: Iterable[str]) -> str:
    """The menu entry with the program's full path; TryExec hides it once the program is gone.

    >>> entry_for("TryExec=shtil\\nExec=shtil %f", ["/opt/my games/shtil", "-m"])
    'TryExec=/opt/my games/shtil\\nExec="/opt/my games/shtil" -m %f'
    """
    words = list(program)
    lines = {
        "TryExec=": "TryExec=" + _escaped(words[0]),
        "Exec=": "Exec=" + _escaped(" ".join(map(_quoted, words))) + " %f",
    }
    made = []
    for line in template.split("\n"):
        key = line.partition("=")[0] + "="
        made.append(lines.get(key, line))
    return "\n".join(made)


def _quoted(word: str) -> str:
    """A word of Exec as the desktop entry standard wants it.

    >>> _quoted("/usr/bin/shtil"), _quoted('a "$b" 5%')
    ('/usr/bin/shtil', '"a \\\\"\\\\$b\\\\" 5%%"')
    """
    word = word.replace("%", "%%")
    if word and set(word) <= PLAIN:
        return word
    for mark in ("\\", '"', "`", "$"):
        word = word.replace(mark, "\\" + mark)
    return f'"{word}"'


def _escaped(value: str) -> str:
    """Any string value of a desktop entry has its backslashes doubled."""
    return value.replace("\\", "\\\\").replace("\n", "\\n")


def _not_here(platform: str) -> str | None:
    if platform == "win32":
        return "On Windows the installer puts Shtil into the Start menu; there is nothing to do here."
    if platform == "darwin":
        return "On macOS drag Shtil.app into Applications; there is nothing to do here."
    return None


def _entry_path(base: Path) -> Path:
    return base / "applications" / f"{ID}.desktop"


def _type_path(base: Path) -> Path:
    return base / "mime" / "packages" / f"{ID}.xml"


def _vector_path(base: Path) -> Path:
    return base / "icons" / "hicolor" / "scalable" / "apps" / f"{ID}.svg"


def _icon_path(base: Path, size: int) -> Path:
    return base / "icons" / "hicolor" / f"{size}x{size}" / "apps" / f"{ID}.png"


def _write(path: Path, content: bytes) -> None:
    """Replace the file in one step; the same content is left alone."""
    if path.is_file() and path.read_bytes() == content:
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f".{path.name}.unfinished")
    try:
        draft.write_bytes(content)
        draft.chmod(FILE_MODE)
        os.replace(draft, path)
    finally:
        draft.unlink(missing_ok=True)


def _remove_empty(base: Path, gone: Iterable[Path]) -> None:
    """Remove the folders that only our files were in, but never the user's data folder itself."""
    for path in gone:
        for folder in path.parents:
            if folder == base or any(folder.iterdir()):
                break
            folder.rmdir()


def _renew_lists(base: Path) -> None:
    """Tell the desktop at once, where its tools are; otherwise it finds out by itself, only later."""
    for tool, folder in (
        ("update-mime-database", base / "mime"),
        ("update-desktop-database", base / "applications"),
    ):
        program = shutil.which(tool)
        if program and folder.is_dir():
            _call([program, str(folder)])
    icons = base / "icons" / "hicolor"
    renew = shutil.which("gtk-update-icon-cache")
    if renew and (icons / "icon-theme.cache").is_file():
        _call([renew, "-q", "-t", "-f", str(icons)])


def _call(words: list[str]) -> None:
    try:
        subprocess.run(words, capture_output=True, timeout=PATIENCE, check=True)
    except (OSError, subprocess.SubprocessError) as error:
        log.info("%s: %s", shlex.join(words), error)

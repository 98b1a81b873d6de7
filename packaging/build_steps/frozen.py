"""The program with its Python and its Qt in one folder, made by PyInstaller."""

import os
import shutil
from pathlib import Path

from build_steps import icons, wheels
from build_steps.common import (
    BUILD,
    DIST,
    PACKAGING,
    RESOURCES,
    ROOT,
    call,
    fail,
    make_venv,
    megabytes,
    pip_install,
    say,
)

PACKED = DIST / "shtil"
LARGEST = 120.0
"""Millions of bytes: what is above carries something that the program has no use for."""
PAPERS = ("LICENSE.txt", "LICENCES.txt")
PYINSTALLER = "pyinstaller>=6.10,<7"


def build() -> None:
    """Pack what the wheel installs, not what lies in the checkout."""
    wheels.build()
    icons.write_system_icons(RESOURCES / "icons", BUILD / "icons")
    python = make_venv(BUILD / "venv-pack")
    pip_install(python, f"{wheels.wheel()}[sound]", PYINSTALLER)
    words: list[str | Path] = [
        "--noconfirm",
        "--log-level",
        "WARN",
        "--distpath",
        DIST,
        "--workpath",
        BUILD / "pyinstaller",
    ]
    call([python, "-m", "PyInstaller", *words, PACKAGING / "shtil.spec"], cwd=BUILD)
    add_papers(PACKED)
    size = megabytes(PACKED)
    say(f"{PACKED}: {size:.1f} MB")
    if size > LARGEST:
        fail(f"that is more than {LARGEST:.0f} MB")
    wheels.try_program([program()])


def add_papers(folder: Path) -> None:
    """Our licence and those of the parts go along with the program."""
    for source in (ROOT / "LICENSE", PACKAGING / "LICENCES.md"):
        shutil.copyfile(source, folder / f"{source.stem}.txt")


def program() -> Path:
    return PACKED / ("shtil.exe" if os.name == "nt" else "shtil")


def packed() -> Path:
    """The folder; packed now if it isn't there yet."""
    if not program().is_file():
        build()
    return PACKED

"""Icons, and the checks of everything that describes the program to a system: by the system's own tools."""

import plistlib
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

from build_steps import frozen, icons
from build_steps.common import (
    BUILD,
    DIST,
    ID,
    PACKAGING,
    RESOURCES,
    ROOT,
    call,
    fail,
    say,
    told,
    tool,
    version,
)

ENTRY = RESOURCES / "desktop" / f"{ID}.desktop"
TYPE = RESOURCES / "desktop" / f"{ID}.xml"
METAINFO = PACKAGING / f"{ID}.metainfo.xml"
MANUAL = PACKAGING / "shtil.6"
INSTALLER = PACKAGING / "windows" / "installer.nsi"
PLIST = PACKAGING / "macos" / "Info.plist"


def make_icons() -> None:
    """Drawn by the Qt of the checkout's .venv."""
    python = ROOT / ".venv" / "bin" / "python"
    if not python.is_file():
        fail("first `python3 dev.py test`, so that there is a .venv with Qt")
    call([python, PACKAGING / "build_steps" / "icons.py", RESOURCES / "icons"])
    icons.write_system_icons(RESOURCES / "icons", BUILD / "icons")


def check_all() -> None:
    """Each with its tool; a tool that isn't there is named, not passed over."""
    checks: dict[str, Callable[[], None]] = {
        "desktop-file-validate": check_entry,
        "appstreamcli": check_metainfo,
        "update-mime-database": lambda: check_type(BUILD / "mime"),
        "man": check_manual,
        "makensis": lambda: compile_installer(sample_program(BUILD / "sample"), BUILD / "sample.exe"),
    }
    absent = []
    for name, check in checks.items():
        if shutil.which(name):
            check()
            say(f"  ok    {name}")
        else:
            absent.append(name)
    plistlib.loads(PLIST.read_bytes())
    if absent:
        fail("not looked over, since these are not installed: " + ", ".join(absent))


def check_entry() -> None:
    words = told(["desktop-file-validate", ENTRY])
    if words:
        fail(words)


def check_metainfo() -> None:
    told(["appstreamcli", "validate", "--no-net", METAINFO])


def check_type(folder: Path) -> None:
    """Let the system's tool read it into lists of its own."""
    shutil.rmtree(folder, ignore_errors=True)
    (folder / "packages").mkdir(parents=True)
    shutil.copy(TYPE, folder / "packages")
    told(["update-mime-database", folder])
    if ":*.shtil" not in (folder / "globs2").read_text(encoding="utf-8"):
        fail("the type of voyages did not arrive in the list of endings")


def check_manual() -> None:
    done = subprocess.run(["man", "--warnings", "-l", MANUAL], capture_output=True, text=True)
    if done.returncode or done.stderr:
        fail(done.stderr)


def sample_program(folder: Path) -> Path:
    """Something with the shape of a packed program, for a quick trial of the installer's script."""
    (folder / "_internal").mkdir(parents=True, exist_ok=True)
    (folder / "shtil.exe").write_text("not a program\n")
    (folder / "_internal" / "part").write_text("not a part\n")
    return folder


def make_windows_installer() -> None:
    """On any system with makensis, from a program that was packed on Windows."""
    if not (frozen.PACKED / "shtil.exe").is_file():
        fail("there is no dist/shtil/shtil.exe: `python packaging/build.py pyinstaller` on Windows makes it")
    target = DIST / f"shtil-{version()}-windows.exe"
    compile_installer(frozen.PACKED, target)
    say(f"{target}: {target.stat().st_size / 1e6:.1f} MB")


def compile_installer(source: Path, target: Path) -> None:
    """Any warning of the compiler is an error."""
    icons.write_system_icons(RESOURCES / "icons", target.parent / "icons")
    values = {
        "VERSION": version(),
        "SOURCE": source,
        "OUTPUT": target,
        "ICON": target.parent / "icons" / "shtil.ico",
        "LICENCE": ROOT / "LICENSE",
    }
    words = [f"-D{name}={value}" for name, value in values.items()]
    told([tool("makensis", "nsis"), "-V2", "-WX", "-INPUTCHARSET", "UTF8", *words, INSTALLER])

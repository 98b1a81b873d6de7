"""What every step of a build needs: where things lie, and how other programs are called."""

import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parents[2]
PACKAGING = ROOT / "packaging"
RESOURCES = ROOT / "resources" / "common"
BUILD, DIST = ROOT / "build", ROOT / "dist"
ID = "org.shtil_desktop.Shtil"
NAME = "shtil-desktop"
HOMEPAGE = "https://shtil-desktop.example"
"""Nobody publishes the program yet: whoever does, puts the address of its page here."""


class Failed(Exception):
    """A build that can't go on, with the reason."""


def say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def fail(text: str) -> NoReturn:
    raise Failed(text)


def version() -> str:
    """The program's version, read without importing it."""
    source = (ROOT / "shtil_desktop" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'__version__ = "([^"]+)"', source)
    return found[1] if found else fail("shtil_desktop/__init__.py names no version")


def call(words: Iterable[str | Path], cwd: Path = ROOT, environment: Mapping[str, str] | None = None) -> None:
    """Show a command and run it; a failure ends the build."""
    command = [str(word) for word in words]
    say(f"$ {shlex.join(command)}")
    code = subprocess.call(command, cwd=cwd, env=None if environment is None else dict(environment))
    if code:
        fail(f"{command[0]} ended with code {code}")


def told(
    words: Iterable[str | Path], environment: Mapping[str, str] | None = None, limit: float = 300
) -> str:
    """Run a command and return all that it says; a failure ends the build and shows it."""
    command = [str(word) for word in words]
    done = subprocess.run(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env=None if environment is None else dict(environment),
        timeout=limit,
    )
    if done.returncode:
        fail(f"{shlex.join(command)} ended with code {done.returncode}:\n{done.stdout}")
    return done.stdout


def tool(name: str, package: str) -> str:
    """A program of the system, or the Debian package that it comes from."""
    return shutil.which(name) or fail(f"{name} is needed: install the package {package}")


def empty(folder: Path) -> Path:
    """A folder of the build, new and empty."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder


def megabytes(*paths: Path) -> float:
    """How much files and folders hold, in millions of bytes; a link counts for nothing."""
    files = [file for path in paths for file in (path.rglob("*") if path.is_dir() else [path])]
    return sum(file.lstat().st_size for file in files if file.is_file() and not file.is_symlink()) / 1e6


def make_venv(folder: Path, python: str = sys.executable) -> Path:
    """A new virtual environment; its Python."""
    shutil.rmtree(folder, ignore_errors=True)
    call([python, "-m", "venv", folder])
    return folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def pip_install(python: Path, *what: str | Path) -> None:
    call([python, "-m", "pip", "--disable-pip-version-check", "-q", "install", *what])


def plain_environment(home: Path, **more: str) -> dict[str, str]:
    """An environment as on a strange machine: no display, another home, nothing of ours on the path."""
    kept = {
        name: value for name, value in os.environ.items() if name in ("PATH", "LANG", "SYSTEMROOT", "TMPDIR")
    }
    return {**kept, "HOME": str(home), "QT_QPA_PLATFORM": "offscreen", **more}

"""Wheel and sdist: built, looked into, and tried with every Python that there is."""

import os
import re
import shutil
import signal
import subprocess
import tempfile
import time
import zipfile
from collections.abc import Iterable
from pathlib import Path

from build_steps.common import (
    BUILD,
    DIST,
    ROOT,
    call,
    fail,
    make_venv,
    pip_install,
    plain_environment,
    say,
    told,
    version,
)

VERSIONS = ("3.11", "3.12", "3.13", "3.14")
LONGEST_START = 60.0
FOLDERS_OF_A_WHEEL = {"shtil_desktop": "shtil_desktop", "resources": "shtil_desktop/resources"}


def build() -> None:
    """The wheel is made from the sdist, so that the sdist is known to be whole."""
    for old in [*DIST.glob("*.whl"), *DIST.glob("*.tar.gz")]:
        old.unlink()
    python = make_venv(BUILD / "venv-wheel")
    pip_install(python, "build")
    call([python, "-m", "build", "--outdir", DIST, ROOT])
    missing = missing_from(wheel(), tracked_files())
    if missing:
        fail("the wheel lacks " + ", ".join(missing))
    say(f"{wheel().name}: {wheel().stat().st_size / 1e6:.1f} MB, whole")


def wheel() -> Path:
    return _only(DIST.glob(f"shtil_desktop-{version()}-*.whl"))


def sdist() -> Path:
    return _only(DIST.glob(f"shtil_desktop-{version()}.tar.gz"))


def _only(found: Iterable[Path]) -> Path:
    paths = list(found)
    return (
        paths[0] if len(paths) == 1 else fail("no build in dist/: first `python3 packaging/build.py wheel`")
    )


def tracked_files() -> list[str]:
    """What the repository keeps; without git, what lies there."""
    if (ROOT / ".git").exists() and shutil.which("git"):
        return told(["git", "-C", ROOT, "ls-files", *FOLDERS_OF_A_WHEEL]).splitlines()
    return [
        path.relative_to(ROOT).as_posix()
        for folder in FOLDERS_OF_A_WHEEL
        for path in (ROOT / folder).rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    ]


def missing_from(wheel: Path, tracked: Iterable[str]) -> list[str]:
    """What belongs into a wheel and isn't there: sources, parameters, resources and compiled translations."""
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
    wanted = {f"shtil_desktop/translations/shtil_{language}.qm" for language in ("ru", "de", "en")}
    for path in tracked:
        folder, _, rest = path.partition("/")
        if folder in FOLDERS_OF_A_WHEEL:
            wanted.add(f"{FOLDERS_OF_A_WHEEL[folder]}/{rest}")
    return sorted(wanted - names)


def pythons() -> dict[str, str]:
    """Every Python of a fitting version: on PATH, or kept by pyenv; each is asked whether it starts."""
    kept = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    found = {}
    for name in VERSIONS:
        others = sorted(kept.glob(f"{name}.*/bin/python"), reverse=True)
        for path in filter(None, [shutil.which(f"python{name}"), *map(str, others)]):
            if name not in found and _starts(path, name):
                found[name] = path
    return found


def _starts(path: str, name: str) -> bool:
    words = [path, "-c", "import ensurepip, sys; sys.stdout.write('%d.%d' % sys.version_info[:2])"]
    done = subprocess.run(words, capture_output=True, text=True)
    return done.returncode == 0 and done.stdout == name


def try_everywhere() -> None:
    """The wheel with each Python, the sdist with one, and the checkout through pipx."""
    whole, found = wheel(), pythons()
    for name, path in found.items():
        say(f"Python {name}: the wheel")
        try_in_venv(path, whole, BUILD / f"venv-{name}")
    first = next(iter(found.values()), None) or fail("no fitting Python was found")
    say("The sdist")
    try_in_venv(first, sdist(), BUILD / "venv-sdist")
    say("pipx, from the checkout")
    try_pipx(first)
    say(f"All is well with Python {', '.join(found)}, the sdist and pipx.")


def try_in_venv(python: str, what: Path, folder: Path) -> None:
    inside = make_venv(folder, python)
    pip_install(inside, what)
    try_program([inside.parent / "shtil"])
    shutil.rmtree(folder)


def try_pipx(python: str) -> None:
    with tempfile.TemporaryDirectory(prefix="shtil-pipx-") as scratch:
        inside = make_venv(BUILD / "venv-pipx", python)
        pip_install(inside, "pipx")
        environment = {**os.environ, "PIPX_HOME": f"{scratch}/home", "PIPX_BIN_DIR": f"{scratch}/bin"}
        call([inside, "-m", "pipx", "install", "--python", python, ROOT], environment=environment)
        try_program([Path(scratch, "bin", "shtil")])
        call([inside, "-m", "pipx", "uninstall", "shtil-desktop"], environment=environment)
        if Path(scratch, "bin", "shtil").exists():
            fail("pipx left the command behind")


def try_program(program: list[str | Path]) -> None:
    """Ask for the version, let it check itself, start it, and put it into a menu and out again."""
    with tempfile.TemporaryDirectory(prefix="shtil-home-") as scratch:
        home = Path(scratch)
        environment = plain_environment(home)
        if version() not in told([*program, "--version"], environment):
            fail("another version answers")
        say(told([*program, "--self-check"], environment).rstrip())
        try_start(program, home / "profile", environment)
        if os.name != "nt":
            told([*program, "--install-desktop"], environment)
            entries = list(home.glob(".local/share/applications/*.desktop"))
            if not entries or re.search(r"^Exec=/", entries[0].read_text(encoding="utf-8"), re.M) is None:
                fail("--install-desktop left no entry with the full path of the program")
            told([*program, "--remove-desktop"], environment)
            if list(home.glob(".local/share/applications/*.desktop")):
                fail("--remove-desktop left the entry behind")


def try_start(program: list[str | Path], profile: Path, environment: dict[str, str]) -> None:
    """Start the program itself; when its statistics are there, the first picture has been painted."""
    words = [str(word) for word in (*program, "--profile", profile, "--lang", "ru")]
    began = time.monotonic()
    process = subprocess.Popen(words, env=environment, stderr=subprocess.PIPE, text=True)
    try:
        while not (profile / "statistics.sqlite").is_file():
            if process.poll() is not None or time.monotonic() > began + LONGEST_START:
                break
            time.sleep(0.05)
        else:
            time.sleep(1)
            if process.poll() is None:
                say(f"  started in {time.monotonic() - began - 1:.1f} s")
                return
        fail(f"{words[0]} did not start (exit code {process.poll()})")
    finally:
        process.send_signal(signal.SIGTERM)
        _, words_left = process.communicate(timeout=LONGEST_START)
        if words_left.strip():
            say(f"  it said: {words_left.strip()}")

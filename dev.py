#!/usr/bin/env python3
"""Sets Shtil Desktop up and runs it: `python3 dev.py run`, `python3 dev.py test`.

Needs nothing but Python 3.11 or newer; everything else goes into `.venv` beside this file.
"""

import contextlib
import ctypes
import glob
import hashlib
import importlib.util
import json
import os
import shlex
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import NoReturn

OLDEST, NEWEST = (3, 11), (3, 14)


def find_fitting_python() -> str:
    """The newest Python on PATH that fits, or nothing; each is asked, since a shim may not start."""
    for minor in range(NEWEST[1], OLDEST[1] - 1, -1):
        path = shutil.which(f"python3.{minor}")
        if path and subprocess.call([path, "-c", ""], stderr=subprocess.DEVNULL) == 0:
            return path
    return ""


def start_over_with_a_fitting_python() -> None:
    here = ".".join(map(str, sys.version_info[:2]))
    python = find_fitting_python()
    if not python:
        sys.exit(f"Shtil Desktop needs Python 3.11 to 3.14. This is Python {here}, and PATH has no other.")
    sys.exit(subprocess.call([python, *sys.argv]))


# Up to here every Python 3 must be able to read along; below, only its grammar is kept old.
if __name__ == "__main__" and not OLDEST <= sys.version_info[:2] <= NEWEST:
    start_over_with_a_fitting_python()

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
SETUP_VERSION = 1  # raise it when the set-up below changes, so that every .venv is made anew

FAILED, NO_DISPLAY = 1, 2

# What Qt opens at run time: soname -> Debian package.
LIBRARIES = {
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libglib-2.0.so.0": "libglib2.0-0",
}
WINDOW_LIBRARIES = {
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}
INSTALL = ("apt-get", "install", "-y", "--no-install-recommends")
FONT_PACKAGE = "fonts-dejavu-core"
# What some tests call: command -> Debian packages. Without it those tests are left out.
TEST_TOOLS = {
    "cc": ("gcc", "libc6-dev"),
    "desktop-file-validate": ("desktop-file-utils",),
    "appstreamcli": ("appstream",),
    "makensis": ("nsis",),
    "update-mime-database": ("shared-mime-info",),
    "xdg-mime": ("xdg-utils",),
    "chrpath": ("chrpath",),
    "man": ("man-db",),
}
FONT_FOLDERS = ("/usr/share/fonts", "/usr/local/share/fonts", "~/.local/share/fonts", "~/.fonts")
WINDOWLESS_PLATFORMS = ("offscreen", "minimal", "vnc")
WINDOWLESS_ERRANDS = {"-h", "--help", "--version", "--self-check", "--install-desktop", "--remove-desktop"}


def say(text: str) -> None:
    print(text, flush=True)


def stop(text: str, code: int = FAILED) -> NoReturn:
    print(text, file=sys.stderr, flush=True)
    sys.exit(code)


def call(command: Iterable[str | Path], environment: Mapping[str, str] | None = None) -> int:
    """Show a command, run it in the checkout and return its exit code."""
    words = [str(word) for word in command]
    say(f"$ {shlex.join(words)}")
    return subprocess.call(words, cwd=ROOT, env=environment)


# The system: shared libraries, a font, venv.


def can_load(soname: str) -> bool:
    try:
        ctypes.CDLL(soname)
    except OSError:
        return False
    return True


def has_font(folders: Iterable[str] = FONT_FOLDERS) -> bool:
    patterns = (os.path.join(os.path.expanduser(folder), "**", "*.[ot]t[fc]") for folder in folders)
    return any(next(glob.iglob(pattern, recursive=True), None) for pattern in patterns)


def missing_packages(
    libraries: Mapping[str, str],
    can_load: Callable[[str], bool] = can_load,
    has_font: Callable[[], bool] = has_font,
) -> list[str]:
    """The Debian packages of the libraries that do not load, and of a font when there is none."""
    packages = [package for soname, package in libraries.items() if not can_load(soname)]
    return packages if has_font() else [*packages, FONT_PACKAGE]


def needed_libraries(environment: Mapping[str, str]) -> dict[str, str]:
    platform = environment.get("QT_QPA_PLATFORM", "").split(":")[0]
    return LIBRARIES if platform in WINDOWLESS_PLATFORMS else LIBRARIES | WINDOW_LIBRARIES


def fetch(command: Sequence[str]) -> tuple[bool, bool]:
    """Refresh the package lists, then install; whether each went well."""
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    return call(["apt-get", "update", "-q"], environment) == 0, call(command, environment) == 0


def install_packages(packages: Sequence[str], purpose: str) -> None:
    """Install Debian packages when we may; otherwise stop and say exactly what to do."""
    if not shutil.which("apt-get"):
        stop(f"{purpose} is missing. Please install your system's counterparts of: {' '.join(packages)}")
    command = [*INSTALL, *packages]
    if os.geteuid() != 0:
        stop(f"{purpose} is missing. Please run this once, then try again:\n  sudo {shlex.join(command)}")
    say(f"{purpose} is missing, installing it.")
    updated, installed = fetch(command)
    if not installed:
        trouble = "" if updated else " (the package lists could not be refreshed: is the network there?)"
        stop(f"The packages could not be installed{trouble}. Please try by hand:\n  {shlex.join(command)}")


def prepare_system(environment: Mapping[str, str]) -> None:
    """See that Qt finds its libraries and a font; only Linux leaves that to the system."""
    if not sys.platform.startswith("linux"):
        return
    packages = missing_packages(needed_libraries(environment))
    if packages:
        install_packages(packages, "Part of what Qt needs (libraries or a font)")


def prepare_test_tools(which: Callable[[str], str | None] = shutil.which) -> None:
    """Install what the tests would otherwise be left out for, where we may; nothing depends on it."""
    missing = [tool for tool in TEST_TOOLS if not which(tool)]
    if not missing:
        return
    if which("apt-get") and os.geteuid() == 0:
        fetch([*INSTALL, *(package for tool in missing for package in TEST_TOOLS[tool])])
    else:
        say(f"Some tests are left out, as these commands are not there: {', '.join(missing)}")


def prepare_venv_module() -> None:
    """Debian ships Python without ensurepip; then `-m venv` would fail halfway."""
    if importlib.util.find_spec("ensurepip") is None:
        install_packages([f"python3.{sys.version_info[1]}-venv"], "Python's venv module")


# The .venv and its stamp.


def python_in(venv: Path) -> Path:
    return venv / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def wanted_stamp(extras: Iterable[str], root: Path = ROOT) -> dict[str, object]:
    """Everything that, once changed, makes an installed .venv stale."""
    return {
        "setup": SETUP_VERSION,
        "python": sys.version,
        "root": str(root),
        "pyproject": hashlib.sha256((root / "pyproject.toml").read_bytes()).hexdigest(),
        "extras": sorted(extras),
    }


def read_stamp(venv: Path) -> dict[str, object]:
    """The stamp of the last finished set-up; empty when there was none."""
    try:
        stamp = json.loads((venv / "stamp.json").read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return stamp if isinstance(stamp, dict) else {}


def write_stamp(venv: Path, stamp: Mapping[str, object]) -> None:
    draft = venv / "stamp.draft"
    draft.write_text(json.dumps(stamp, indent=1), encoding="utf-8")
    draft.replace(venv / "stamp.json")


def is_current(found: Mapping[str, object], wanted: Mapping[str, object]) -> bool:
    """Whether `found` covers `wanted`: all the same, and at least the extras."""
    return _extras(found) >= _extras(wanted) and {**found, "extras": 0} == {**wanted, "extras": 0}


def is_reusable(found: Mapping[str, object], wanted: Mapping[str, object]) -> bool:
    """Whether the .venv itself may stay and only its content is to be brought up to date."""
    return all(found.get(key) == wanted[key] for key in ("setup", "python", "root"))


def _extras(stamp: Mapping[str, object]) -> set[str]:
    extras = stamp.get("extras", [])
    return set(extras) if isinstance(extras, list) else set()


def is_alive(venv: Path, modules: str) -> bool:
    """Whether the .venv's Python starts and finds these modules, comma-separated."""
    code = f"from importlib.util import find_spec; assert all(map(find_spec, {modules.split(',')}))"
    try:
        return subprocess.run([python_in(venv), "-I", "-c", code], capture_output=True).returncode == 0
    except OSError:
        return False


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """Keep two calls in one checkout from setting up at the same time (where the system has locks)."""
    if os.name == "nt":
        yield
        return
    import fcntl

    with open(ROOT / ".venv.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def prepare_venv(*extras: str) -> Path:
    """Make or refresh the .venv if anything changed; return its Python."""
    with alone():
        found, wanted = read_stamp(VENV), wanted_stamp(extras)
        if not (is_current(found, wanted) and is_alive(VENV, "shtil_desktop.app,PySide6")):
            if is_reusable(found, wanted) and is_alive(VENV, "pip"):
                wanted["extras"] = sorted(_extras(found) | set(extras))
            else:
                make_venv()
            install_project(wanted)
        compile_translations()
    return python_in(VENV)


def make_venv() -> None:
    prepare_venv_module()
    say("Making .venv for Shtil Desktop.")
    if VENV.is_symlink() or VENV.is_file():
        VENV.unlink()
    if call([sys.executable, "-m", "venv", "--clear", VENV]) != 0:
        stop("The .venv could not be made; the lines above say why.")


def install_project(stamp: dict[str, object]) -> None:
    """Install the checkout into the .venv; the stamp comes last, so a broken-off install leaves none."""
    (VENV / "stamp.json").unlink(missing_ok=True)
    say("Installing what Shtil Desktop needs; the first time this downloads some 100 MB.")
    extras = ",".join(sorted(_extras(stamp)))
    target = f".[{extras}]" if extras else "."
    python = python_in(VENV)
    if call([python, "-m", "pip", "--disable-pip-version-check", "install", "-e", target]) != 0:
        stop("The installation did not finish. If the lines above speak of the network, try again later.")
    write_stamp(VENV, stamp)


# The translations.


def compile_translations() -> None:
    """Make each .qm that is missing or older than its .ts."""
    source = ROOT / "packaging" / "qm.py"
    spec = importlib.util.spec_from_file_location("qm", source)
    if spec is None or spec.loader is None or not source.is_file():
        return
    qm = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(qm)
    qm.compile_stale(ROOT / "translations")


# The commands.


def lacks_display(environment: Mapping[str, str], platform: str = sys.platform) -> bool:
    if not platform.startswith("linux"):
        return False
    return not any(environment.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))


def run(arguments: list[str]) -> int:
    """Play; the arguments go to the program."""
    wants_window = not WINDOWLESS_ERRANDS & set(arguments)
    if wants_window and lacks_display(os.environ):
        stop(
            "There is no display to open a window on: start this in a desktop session, or try"
            " `xvfb-run python3 dev.py run` or `QT_QPA_PLATFORM=offscreen python3 dev.py run`.",
            NO_DISPLAY,
        )
    if wants_window:
        prepare_system(os.environ)
    command = [str(prepare_venv()), "-m", "shtil_desktop", *arguments]
    if os.name == "nt":
        return subprocess.call(command)
    os.execv(command[0], command)


def test(arguments: list[str]) -> int:
    """Check style, types and behaviour; the arguments go to pytest."""
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen"}
    prepare_system(environment)
    prepare_test_tools()
    python = prepare_venv("dev")
    steps = (
        ["ruff", "check"],
        ["ruff", "format", "--check"],
        ["mypy"],
        ["pytest", "-n", str(count_processors()), *arguments],
    )
    for step in steps:
        code = call([python, "-m", *step], environment)
        if code:
            return code
    return 0


def translate(arguments: list[str]) -> int:
    """Collect all texts into translations/*.ts and compile them."""
    sys.path.insert(0, str(ROOT / "packaging"))
    from build_steps import texts

    code = texts.collect(prepare_venv(), ROOT / "shtil_desktop")
    compile_translations()
    return code


PICTURES: list[tuple[str, ...]] = [
    ("table_pictures",),
    ("qwirkle_pictures",),
    ("shkap_pictures",),
    ("end_pictures",),
    ("end_pictures", "--sharp"),
    ("page_pictures",),
    ("page_pictures", "--sharp"),
    ("window_pictures",),
]
QUICK_PICTURES: list[tuple[str, ...]] = [
    ("table_pictures", "standard-1-opening", "1024x640-day"),
    (
        "page_pictures",
        "--quick",
        "harbour",
        "voyages-empty",
        "statistics",
        "lesson",
        "review-stormy",
        "games",
    ),
]
"""One of each sort, in one language and theme: whether the scripts still run, in seconds."""


def pictures(arguments: list[str]) -> int:
    """Draw every page and the table into a folder, `--quick` for a few; `--readme` those of the README."""
    is_readme, is_quick = arguments == ["--readme"], arguments[1:] == ["--quick"]
    folders = arguments[:1] if is_quick else arguments
    if len(folders) != 1 or (folders[0].startswith("-") and not is_readme):
        stop("Which folder shall the pictures go to? `python3 dev.py pictures FOLDER` (or `--readme`)", 2)
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}
    prepare_system(environment)
    python = prepare_venv("dev")
    scripts = QUICK_PICTURES if is_quick else PICTURES
    for script, *options in scripts[-1:] if is_readme else scripts:
        path = ROOT / "tests" / "pictures" / f"{script}.py"
        code = call([python, path, *folders, *options], environment)
        if code:
            return code
    return 0


def fuzz(arguments: list[str]) -> int:
    """Feed the program garbled input by the hundred thousand; the arguments go to tests/fuzz."""
    return call([prepare_venv("dev"), "-m", "tests.fuzz", *arguments])


def count_processors() -> int:
    """The processors we may use, which can be fewer than the machine has."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


COMMANDS: dict[str, Callable[[list[str]], int]] = {
    "run": run,
    "test": test,
    "translate": translate,
    "pictures": pictures,
    "fuzz": fuzz,
}


def usage() -> str:
    lines = [f"  python3 dev.py {name:<9} {command.__doc__}" for name, command in COMMANDS.items()]
    return "\n".join(["Shtil Desktop, from a fresh checkout to a game:", *lines])


def main(arguments: Sequence[str]) -> int:
    if arguments and arguments[0] in ("-h", "--help"):
        say(usage())
        return 0
    if not arguments or arguments[0] not in COMMANDS:
        stop(usage(), 2)
    try:
        return COMMANDS[arguments[0]](list(arguments[1:]))
    except KeyboardInterrupt:
        stop("\nStopped.", 130)
    except OSError as error:
        stop(f"This did not work: {error}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

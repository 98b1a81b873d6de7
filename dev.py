#!/usr/bin/env python3
"""Sets Shtil Desktop up and runs it: `python3 dev.py run`, `python3 dev.py test`.

Needs nothing but Python 3.11 or newer; everything else goes into `.venv` beside this file.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

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

sys.path.insert(0, str(Path(__file__).resolve().parent / "packaging"))

from dev_steps.system import prepare_system, prepare_test_tools  # noqa: E402
from dev_steps.terminal import ROOT, call, say, stop  # noqa: E402
from dev_steps.venv import compile_translations, prepare_venv  # noqa: E402

NO_DISPLAY = 2
WINDOWLESS_ERRANDS = {"-h", "--help", "--version", "--self-check", "--install-desktop", "--remove-desktop"}


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
    ("report_pictures",),
    ("window_pictures",),
]
QUICK_PICTURES: list[tuple[str, ...]] = [
    ("table_pictures", "standard-1-opening", "1024x640-day"),
    (
        "page_pictures",
        "--quick",
        "start-page",
        "voyages-empty",
        "statistics",
        "lesson",
        "review-stormy",
        "problem-endgame-solved",
        "drill-shkap-shown",
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

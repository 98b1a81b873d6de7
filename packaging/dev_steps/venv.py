"""The .venv beside dev.py: made and filled when anything that it depends on has changed, else left alone."""

import contextlib
import hashlib
import importlib.util
import json
import os
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from dev_steps.system import prepare_venv_module
from dev_steps.terminal import ROOT, call, say, stop

VENV = ROOT / ".venv"
SETUP_VERSION = 1  # raise it when the set-up below changes, so that every .venv is made anew


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


def compile_translations() -> None:
    """Make each .qm that is missing or older than its .ts."""
    source = ROOT / "packaging" / "qm.py"
    spec = importlib.util.spec_from_file_location("qm", source)
    if spec is None or spec.loader is None or not source.is_file():
        return
    qm = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(qm)
    qm.compile_stale(ROOT / "translations")

"""Small libraries in C that stand between the program and the system, compiled where there is a compiler."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path


def preloaded(name: str, folder: Path) -> Path | None:
    """The library of that source, made in the folder; none where there is no compiler, or no such loader."""
    compiler = shutil.which("cc")
    if compiler is None or not sys.platform.startswith("linux"):
        return None
    made = folder / f"{name}.so"
    source = Path(__file__).with_name(f"{name}.c")
    words = [compiler, "-O1", "-Wall", "-Werror", "-shared", "-fPIC", "-o", str(made), str(source), "-ldl"]
    subprocess.run(words, check=True)
    return made

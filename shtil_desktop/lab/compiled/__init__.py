"""What the lab plays in C, for speed: one folder a game, compiled on first use."""

from __future__ import annotations

import atexit
import shutil
import subprocess
from collections.abc import Iterable
from ctypes import CDLL
from pathlib import Path
from platform import machine
from tempfile import mkdtemp


class NotCompiled(Exception):
    """There is no C compiler, or what is asked for is known in Python alone."""


def compiler() -> str | None:
    return shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")


def compiled(sources: Iterable[Path], folders: Iterable[Path] = ()) -> CDLL:
    """These sources as a library, with headers from these folders too; it is gone when the process ends.

    Products and sums are not fused, so that they are the same to the last bit as in Python.
    """
    command = compiler()
    if command is None:
        raise NotCompiled("there is no C compiler here, so nothing can be compiled")
    folder = Path(mkdtemp(prefix="shtil-lab-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    target = folder / "compiled.so"
    words = [command, "-O3", "-flto=auto", "-ffp-contract=off", "-shared", "-fPIC", "-o", str(target)]
    words += ["-march=native"] if machine() == "x86_64" else []
    words += [f"-I{folder}" for folder in folders]
    subprocess.run([*words, *map(str, sources), "-lm"], check=True)
    return CDLL(str(target))

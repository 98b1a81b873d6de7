"""What the lab plays in C, for speed: one folder a game, compiled on first use."""

from __future__ import annotations

import shutil


class NotCompiled(Exception):
    """There is no C compiler, or what is asked for is known in Python alone."""


def compiler() -> str | None:
    return shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")

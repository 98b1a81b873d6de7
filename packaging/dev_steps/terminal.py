"""How dev.py speaks, stops and calls other programs."""

import shlex
import subprocess
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parents[2]
FAILED = 1


def say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def stop(text: str, code: int = FAILED) -> NoReturn:
    sys.stderr.write(f"{text}\n")
    sys.stderr.flush()
    sys.exit(code)


def call(command: Iterable[str | Path], environment: Mapping[str, str] | None = None) -> int:
    """Show a command, run it in the checkout and return its exit code."""
    words = [str(word) for word in command]
    say(f"$ {shlex.join(words)}")
    return subprocess.call(words, cwd=ROOT, env=environment)

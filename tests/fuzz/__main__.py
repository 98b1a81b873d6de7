"""Feed the program garbled input, and keep what it stumbles over."""

from __future__ import annotations

import argparse
import logging
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from tests.fuzz.feeding import Stumble, feed
from tests.fuzz.kept_files import KEPT_FILES
from tests.fuzz.profile_targets import PROFILE_TARGETS
from tests.fuzz.targets import TARGETS

ALL = (*TARGETS, *KEPT_FILES, *PROFILE_TARGETS)
SHOWN_EVERY = 5.0
"""Seconds between two lines that say how far it is."""


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python3 dev.py fuzz", description=__doc__)
    parser.add_argument("--inputs", type=int, default=200_000, help="how many in all (default 200000)")
    parser.add_argument("--seed", default="1", help="the same seed makes the same inputs")
    parser.add_argument("--target", choices=[target.name for target in ALL], help="this one alone")
    parser.add_argument("--keep", type=Path, help="write inputs that fail into this folder")
    chosen = parser.parse_args(argv)
    logging.disable()  # what is refused is expected here
    begun = time.monotonic()
    stumbles = 0
    targets = [target for target in ALL if chosen.target in (None, target.name)]
    shares = sum(target.share for target in targets)
    for target in targets:
        count = round(chosen.inputs * target.share / shares)
        with tempfile.TemporaryDirectory() as folder:
            found, taken = feed(target, count, chosen.seed, Path(folder), _show)
        print(f"{target.name:<13}{count:>8} inputs, {taken} taken, {len(found)} stumbled over", flush=True)
        for stumble in found:
            _tell(stumble, chosen.keep)
        stumbles += len(found)
    print(f"{time.monotonic() - begun:.0f} s, seed {chosen.seed}")
    return 1 if stumbles else 0


_last_shown = [time.monotonic()]


def _show(name: str, done: int, count: int) -> None:
    if time.monotonic() - _last_shown[0] > SHOWN_EVERY:
        _last_shown[0] = time.monotonic()
        print(f"{name:<13}{done:>8} of {count}", file=sys.stderr, flush=True)


def _tell(stumble: Stumble, folder: Path | None) -> None:
    print(f"  input {stumble.number}: {stumble.error}", flush=True)
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{stumble.target.replace(' ', '-')}-{stumble.number}").write_bytes(stumble.content)


if __name__ == "__main__":
    sys.exit(main())

"""What the program uses of a processor while nothing happens: `python tests/bench/idle.py [--seconds 20]`.

The real program with a voyage of three seats, once the mates have acted and it is the player's turn, and the
start page; the worker process counts too. Needs a display, or QT_QPA_PLATFORM=offscreen.
"""

from __future__ import annotations

import argparse
import contextlib
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
LIMIT = 0.1  # per cent: nought, but for the noise of the measurement
SETTLING = 30.0  # seconds until dealing, mates and pictures made ahead are done
STARTS = {"start page": [], "table": ["--mode", "standard", "--seats", "3", "--number", "24"]}


def family(process: int) -> list[int]:
    """A process and all that it has started."""
    found = [process]
    for task in Path("/proc", str(process), "task").iterdir():
        for child in (task / "children").read_text().split():
            found += family(int(child))
    return found


def used(processes: list[int]) -> dict[Path, float]:
    """Seconds of processor time so far, by thread."""
    found: dict[Path, float] = {}
    for process in processes:
        for task in Path("/proc", str(process), "task").glob("*/schedstat"):
            with contextlib.suppress(OSError):  # gone meanwhile
                found[task] = int(task.read_text().split()[0]) / 1e9
    return found


def measure(arguments: list[str], seconds: float, settling: float) -> tuple[float, int]:
    """Per cent of one processor, and how many processes there are."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        command = [sys.executable, "-m", "shtil_desktop", "--profile", profile, *arguments]
        program = subprocess.Popen(command, cwd=ROOT)
        try:
            time.sleep(settling)
            processes = family(program.pid)
            before = used(processes)
            time.sleep(seconds)
            after = used(family(program.pid))
            spent = sum(total - before.get(task, 0.0) for task, total in after.items())
            return spent / seconds * 100, len(processes)
        finally:
            program.terminate()
            program.wait()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--settling", type=float, default=SETTLING)
    chosen = parser.parse_args()
    most = 0.0
    for name, arguments in STARTS.items():
        share, count = measure(arguments, chosen.seconds, chosen.settling)
        most = max(most, share)
        sys.stdout.write(f"{name}: {share:.3f} % of a processor, {count} processes\n")
    return 0 if most <= LIMIT else 1


if __name__ == "__main__":
    sys.exit(main())

"""From process start to the first painted board, beside a bare window: `python tests/bench/startup.py`.

Needs a display (or `xvfb-run`); prints both medians in milliseconds and their ratio.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
RUNS = 9
LIMIT = 1.6

BARE = """
import sys, time
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QMainWindow
class View(QGraphicsView):
    def paintEvent(self, event):
        super().paintEvent(event)
        sys.stdout.write(str(time.time())); sys.stdout.flush()
        QApplication.exit(0)
application = QApplication([])
scene = QGraphicsScene()
window = QMainWindow()
window.setCentralWidget(View(scene))
window.resize(1280, 760)
window.show()
application.exec()
"""
OURS = """
import sys, time
from shtil_desktop import app
from shtil_desktop.table.view import TableView
from PySide6.QtWidgets import QApplication
plain = TableView.paintEvent
def paint(self, event):
    plain(self, event)
    if self._table.stage is not None:
        sys.stdout.write(str(time.time())); sys.stdout.flush()
        TableView.paintEvent = plain
        QApplication.exit(0)
TableView.paintEvent = paint
app.main(["--profile", {profile!r}, "--number", "7"])
"""


def measure(code: str, cache: str) -> float:
    """Milliseconds from the start of a Python, with its bytecode at hand, to the first picture."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    environment["PYTHONPYCACHEPREFIX"] = cache
    command = [sys.executable, "-c", code]
    begun = time.time()
    done = subprocess.run(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    return (float(done.stdout[:18]) - begun) * 1000


def main() -> int:
    with tempfile.TemporaryDirectory() as profile, tempfile.TemporaryDirectory() as cache:
        ours = OURS.format(profile=profile)
        for code in (BARE, ours, ours):  # warm the caches
            measure(code, cache)
        times = [(measure(BARE, cache), measure(ours, cache)) for _ in range(RUNS)]
    bare, shtil = (statistics.median(column) for column in zip(*times, strict=True))
    sys.stdout.write(f"bare {bare:.0f} ms, Shtil {shtil:.0f} ms, ratio {shtil / bare:.2f} (limit {LIMIT})\n")
    return 0 if shtil <= LIMIT * bare else 1


if __name__ == "__main__":
    sys.exit(main())

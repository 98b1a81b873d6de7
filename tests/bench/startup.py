"""From process start to the first picture, beside a bare window: `python tests/bench/startup.py`.

Needs a display (or `xvfb-run`); prints the medians in milliseconds and their ratios, for a start in the
harbour and for one with a voyage.
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
RUNS = 11
LIMIT = 1.6

DONE = """
import sys, time
def done():
    from PySide6.QtWidgets import QApplication
    sys.stdout.write(str(time.time())); sys.stdout.flush()
    QApplication.exit(0)
"""
BARE = (
    DONE
    + """
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QMainWindow
class View(QGraphicsView):
    def paintEvent(self, event):
        super().paintEvent(event)
        QTimer.singleShot(0, done)
application = QApplication([])
scene = QGraphicsScene()
window = QMainWindow()
window.setCentralWidget(View(scene))
window.resize(1280, 760)
window.show()
application.exec()
"""
)
OURS = (
    DONE
    + """
from shtil_desktop import app
plain = app._when_painted
def watch(act):
    from PySide6.QtCore import QTimer
    view = getattr(sys.modules[{module!r}], {name!r})
    paint = view.paintEvent
    def painted(self, event):
        paint(self, event)
        QTimer.singleShot(0, done)
    view.paintEvent = painted
    plain(act)
app._when_painted = watch
app.main(["--profile", {profile!r}, *{arguments!r}])
"""
)
STARTS = {
    "harbour": ("shtil_desktop.windows.harbour", "Harbour", []),
    "board": ("shtil_desktop.table.view", "TableView", ["--mode", "standard", "--number", "24"]),
}


def measure(code: str, cache: str) -> float:
    """Milliseconds from the start of a Python, with its bytecode at hand, to the first picture."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    environment["PYTHONPYCACHEPREFIX"] = cache
    command = [sys.executable, "-c", code]
    begun = time.time()
    done = subprocess.run(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    return (float(done.stdout[:17]) - begun) * 1000


def main() -> int:
    with tempfile.TemporaryDirectory() as profile, tempfile.TemporaryDirectory() as cache:
        codes = {"bare": BARE}
        for start, (module, name, arguments) in STARTS.items():
            codes[start] = OURS.format(module=module, name=name, arguments=arguments, profile=profile)
        for code in (*codes.values(), *codes.values()):  # warm the caches
            measure(code, cache)
        times = [[measure(code, cache) for code in codes.values()] for _ in range(RUNS)]
    medians = dict(zip(codes, map(statistics.median, zip(*times, strict=True)), strict=True))
    bare = medians.pop("bare")
    sys.stdout.write(f"bare {bare:.0f} ms\n")
    for start, took in medians.items():
        sys.stdout.write(f"{start} {took:.0f} ms, ratio {took / bare:.2f} (limit {LIMIT})\n")
    return 0 if max(medians.values()) <= LIMIT * bare else 1


if __name__ == "__main__":
    sys.exit(main())

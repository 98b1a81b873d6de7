"""From process start to the first painted window, beside a bare window and kpat.

    python tests/bench/startup.py [--runs 11]

Needs an X11 display, as of `xvfb-run -s "-screen 0 1366x768x24"`. All programs take turns in one run and are
watched from outside in the same way: their window is on the screen and shows more than one colour. Ours has
been started before, as on every day but the first; that one is measured beside. On a busy machine the
processor time tells more than the clock, since it does not count what others do meanwhile; but for kpat's it
is taken inside, right after the first picture, and in a run of its own.

The board's first picture is the table of that voyage with nothing on it. It is ready when, with motion off,
the hand lies there, all that is behind it has been fetched and the next key or click is heard: so it says.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from tests.bench.screen import Screen  # noqa: E402

LIMIT = 1.6
PATIENCE = 60.0
LOOK = 0.002  # seconds between two looks at the screen
BARE = """
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QMainWindow
application = QApplication([])
scene = QGraphicsScene()
window = QMainWindow()
window.setCentralWidget(QGraphicsView(scene))
window.resize(1280, 760)
window.show()
application.exec()
"""
WATCH = """
import os, sys, time
def tell():
    sys.stdout.write(" ".join(str(clock() * 1000) for clock in (time.monotonic, time.process_time)))
    sys.stdout.flush()
    os._exit(0)
def watch(kind):
    paint = kind.paintEvent
    def painted(self, event):
        paint(self, event)
        tell()
    kind.paintEvent = painted
"""
WATCHED_BARE = WATCH + BARE.replace(
    "application = QApplication([])",
    "class View(QGraphicsView):\n    def paintEvent(self, event):\n        super().paintEvent(event)\n"
    "QGraphicsView = View\nwatch(View)\napplication = QApplication([])",
)
WATCHED = (
    WATCH
    + """
from shtil_desktop import app
launch = app._launch_qt
def launch_watched():
    application = launch()
    run = application.exec
    def run_watched():
        watch(getattr(sys.modules[{module!r}], {name!r}))
        return run()
    application.exec = run_watched
    return application
app._launch_qt = launch_watched
app.main({arguments!r})
"""
)
WATCHED_UNTIL_READY = (
    WATCH
    + """
from shtil_desktop import app
complete = app._complete
def complete_watched(*parts):
    from PySide6.QtCore import QTimer
    complete(*parts)
    QTimer.singleShot(0, tell)
app._complete = complete_watched
app.main({arguments!r})
"""
)
PAINTED_BY = {
    "start page": ("shtil_desktop.windows.start_page.kept_picture", "StartPicture"),
    "board": ("shtil_desktop.games.shtil.table.layout.empty_table", "ShtilEmptyTable"),
}
FIRST = ", first start"
READY = "board, ready"
SETTLING = 12.0  # seconds for a first run, in which pictures are kept for the next


def commands(profile: str) -> dict[str, list[str]]:
    ours = [sys.executable, "-m", "shtil_desktop", "--profile", profile]
    board = [*ours, "--mode", "standard", "--number", "24"]
    found = {
        "bare": [sys.executable, "-c", BARE],
        "start page": ours,
        "board": board,
        READY: [*board, "--speed", "off"],
        f"board{FIRST}": [word if word != profile else f"{profile}-fresh" for word in board],
    }
    kpat = shutil.which("kpat", path=os.environ.get("PATH", "") + os.pathsep + "/usr/games")
    if kpat is not None:
        found["kpat's start page"] = [kpat]
        found["kpat's board"] = [kpat, "--gametype", "Klondike"]
    return found


@contextlib.contextmanager
def session_bus() -> Iterator[None]:
    """One for all programs if the session has none: kpat doesn't start without."""
    daemon = shutil.which("dbus-daemon")
    if "DBUS_SESSION_BUS_ADDRESS" in os.environ or daemon is None:
        yield
        return
    command = [daemon, "--session", "--nofork", "--print-address"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as bus:
        assert bus.stdout is not None
        try:
            os.environ["DBUS_SESSION_BUS_ADDRESS"] = bus.stdout.readline().strip()
            yield
        finally:
            bus.terminate()


def environment(folder: Path) -> dict[str, str]:
    """Bytecode is at hand, and kpat's settings don't touch the user's."""
    names = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    names["PYTHONPYCACHEPREFIX"] = str(folder / "bytecode")
    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"):
        names[name] = str(folder / name)
    return names


class Start(NamedTuple):
    """Milliseconds from a process's start to its first painted window."""

    clock: float
    processor: float


def processor_time(process: int) -> float:
    """What all threads of a process have used so far, in milliseconds."""
    tasks = Path("/proc", str(process), "task").glob("*/schedstat")
    return sum(int(task.read_text().split()[0]) for task in tasks) / 1e6


def inside(name: str, command: list[str], names: dict[str, str]) -> Start:
    """Until the first picture, as the process itself has it."""
    code = WATCHED_BARE
    if name == READY:
        code = WATCHED_UNTIL_READY.format(arguments=command[3:])
    elif name != "bare":
        module, kind = PAINTED_BY[name.removesuffix(FIRST)]
        code = WATCHED.format(module=module, name=kind, arguments=command[3:])
    begun = time.monotonic() * 1000
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env=names, stdout=subprocess.PIPE, text=True, check=True
    )
    clock, processor = map(float, done.stdout.split())
    return Start(clock - begun, processor)


def measure(screen: Screen, command: list[str], names: dict[str, str], settling: float = 0.0) -> Start:
    before = screen.windows()
    begun = time.perf_counter()
    quiet = subprocess.DEVNULL
    program = subprocess.Popen(command, cwd=ROOT, env=names, stdout=quiet, stderr=quiet)
    try:
        while not any(screen.is_painted(window) for window in screen.windows() - before):
            if time.perf_counter() - begun > PATIENCE or program.poll() is not None:
                raise SystemExit(f"no window: {' '.join(command)}")
            time.sleep(LOOK)
        took = Start((time.perf_counter() - begun) * 1000, processor_time(program.pid))
        time.sleep(settling)
    finally:
        program.terminate()
        program.wait()
    while screen.windows() - before:
        time.sleep(LOOK)
    return took


def start_of(name: str, command: list[str], names: dict[str, str], screen: Screen) -> Start:
    """The clock as anybody in front of the screen has it, the processor's time as the program itself does."""
    if name.startswith("kpat"):
        return measure(screen, command, names)
    if name == READY:
        return inside(name, command, names)
    forget_first(command)
    clock = measure(screen, command, names).clock
    forget_first(command)
    return Start(clock, inside(name, command, names).processor)


def forget_first(command: list[str]) -> None:
    """A first start finds nothing that was kept."""
    for word in command:
        if word.endswith("-fresh"):
            shutil.rmtree(word, ignore_errors=True)


def tell(starts: dict[str, list[Start]]) -> bool:
    """Medians of the times, and of the ratios of each round, since load comes and goes."""
    _tell("clock", {name: [start.clock for start in found] for name, found in starts.items()})
    is_met = _tell(
        "processor", {name: [start.processor for start in found] for name, found in starts.items()}
    )
    if "kpat's board" not in starts:
        sys.stdout.write("kpat is not installed (Debian: apt install kpat), so not compared\n")
    sys.stdout.write(f"at most {LIMIT} bare windows and below kpat: {'yes' if is_met else 'no'}\n")
    return is_met


def _tell(title: str, times: dict[str, list[float]]) -> bool:
    ratios: dict[str, float] = {}
    sys.stdout.write(f"by the {title}\n")
    for name, took in times.items():
        each = sorted(one / bare for one, bare in zip(took, times["bare"], strict=True))
        ratios[name] = statistics.median(each)
        sys.stdout.write(f"  {name:18} {statistics.median(took):6.0f} ms ({min(took):.0f}–{max(took):.0f})")
        sys.stdout.write(f", ratio {ratios[name]:.2f} ({each[0]:.2f}–{each[-1]:.2f})\n")
    peers = (("start page", "kpat's start page"), ("board", "kpat's board"))
    return all(ratios[ours] <= min(LIMIT, ratios.get(peer, LIMIT)) for ours, peer in peers)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--runs", type=int, default=11)
    runs = parser.parse_args().runs
    screen = Screen()
    with session_bus(), tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        names = environment(Path(folder))
        programs = commands(f"{folder}/profile")
        for name, command in programs.items():
            measure(screen, command, names, SETTLING if name == "board" else 2.0)
        starts: dict[str, list[Start]] = {name: [] for name in programs}
        for _ in range(runs):
            for name, command in programs.items():
                starts[name].append(start_of(name, command, names, screen))
    return 0 if tell(starts) else 1


if __name__ == "__main__":
    sys.exit(main())

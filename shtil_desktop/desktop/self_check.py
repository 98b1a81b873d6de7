"""`shtil --self-check`: in a few lines what works and what doesn't, for a report.

Qt ends the whole process when it finds no display, so all of Qt is looked at in a process of its own.
"""

from __future__ import annotations

import io
import multiprocessing
import os
import platform
import shutil
import sys
import tempfile
import time
from collections.abc import Generator, Iterator, Mapping
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Final, TextIO

from shtil_desktop import __version__, program_files
from shtil_desktop.desktop.findings import Finding, Health, bad, note, ok, short
from shtil_desktop.desktop.qt_probe import UNLOADABLE, look
from shtil_desktop.play.profile.paths import find_paths
from shtil_desktop.play.worker.client import Thinker
from shtil_desktop.play.worker.ticket import Failure

PATIENCE: Final = 60.0
"""Seconds for Qt, or for the worker: many times what they need even on a busy machine."""
CURSOR_LIBRARY: Final = "libxcb-cursor0"
"""How Qt calls the library without which it opens no window on X11."""
CURSOR_PACKAGE: Final = (
    "install the package libxcb-cursor0 (Debian, Ubuntu) or xcb-util-cursor (Fedora, Arch)"
)
WINDOWLESS: Final = "offscreen"


def self_check(profile: Path | None = None, out: TextIO | None = None) -> int:
    """Write the lines as they are found; the exit code is 0 if nothing is bad."""
    out = out or sys.stdout or io.StringIO()  # a windowed program on Windows has no output
    out.write(f"Shtil Desktop {__version__}, {_kind()} in {short(program_files.PACKAGE)}\n")
    bads = 0
    for finding in findings(profile):
        bads += finding.health is Health.BAD
        out.write(f"{finding}\n")
        out.flush()
    verdict = "All is well." if not bads else f"Amiss: {bads}. Please put these lines into your report."
    out.write(f"{verdict}\n")
    return 1 if bads else 0


def findings(profile: Path | None, environment: Mapping[str, str] = os.environ) -> Iterator[Finding]:
    """Everything in turn, the quick things first."""
    yield ok(
        "python",
        f"{platform.python_version()} on {platform.system()} {platform.release()} {platform.machine()}",
    )
    yield look_at_profile(profile)
    yield from look_at_qt(environment)
    yield look_at_worker()


def look_at_profile(profile: Path | None) -> Finding:
    paths = find_paths(profile)
    if not paths.is_lasting:
        return bad("profile", "can't be written: games and settings will not be kept")
    where = short(paths.data)
    return ok("profile", f"can be written: {where}" + _free(paths.data))


def _free(folder: Path) -> str:
    try:
        return f", {shutil.disk_usage(folder).free >> 20} MiB free"
    except OSError:
        return ""


def look_at_qt(environment: Mapping[str, str]) -> Iterator[Finding]:
    """With the real display if there is one; when that fails, the rest is looked at without."""
    if lacks_display(environment):
        yield note("display", "none here; looked at without a window system")
        yield from _ask_probe(WINDOWLESS)
        return
    found = list(_ask_probe(""))
    yield from found
    if not any(finding.subject == "qt" and _is_final(finding) for finding in found):
        yield note("display", "once more without a window system:")
        yield from _ask_probe(WINDOWLESS)


def _is_final(finding: Finding) -> bool:
    """Whether another window system would change nothing."""
    return finding.health is Health.OK or finding.text.startswith(UNLOADABLE)


def lacks_display(environment: Mapping[str, str], system: str = sys.platform) -> bool:
    """
    >>> lacks_display({}, "linux"), lacks_display({"DISPLAY": ":0"}, "linux"), lacks_display({}, "darwin")
    (True, False, False)
    """
    if not system.startswith("linux"):
        return False
    return not any(environment.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))


def _ask_probe(platform_name: str) -> Iterator[Finding]:
    """What the probe tells; if it dies, its last words."""
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe(duplex=False)
    with tempfile.TemporaryDirectory(prefix="shtil-check-", ignore_cleanup_errors=True) as folder:
        words = Path(folder, "words")  # not held open: on Windows the probe couldn't open it then
        words.touch()
        process = context.Process(target=look, args=(theirs, platform_name, str(words)), daemon=True)
        process.start()
        theirs.close()
        told = yield from _listen(ours, time.monotonic() + PATIENCE)
        if told is None:
            process.kill()
            yield bad("qt", f"does not answer within {PATIENCE:.0f} s")
        process.join()
        if told is False:
            yield bad("qt", _last_words(process, words))


def _listen(connection: Connection, deadline: float) -> Generator[Finding, None, bool | None]:
    """Pass on what is told; True when all was told, False when the probe died, None when it is stuck."""
    while connection.poll(max(0.0, deadline - time.monotonic())):
        try:
            finding = connection.recv()
        except (EOFError, OSError):
            return False
        if finding is None:
            return True
        yield finding
    return None


def _last_words(process: BaseProcess, path: Path) -> str:
    return last_words(process.exitcode, path.read_text(errors="replace"))


def last_words(code: int | None, text: str) -> str:
    """Return why Qt ended its process, with the package to install if it says that one is missing."""
    told = " ".join(text.split())[:400] or "without a word"
    advice = f"{CURSOR_PACKAGE}; " if CURSOR_LIBRARY in text else ""
    return f"{advice}ended with code {code}: {told}"


def look_at_worker() -> Finding:
    """Let a mate decide a first turn, as in a match."""
    from shtil_desktop.games.shtil.rules.options import Options
    from shtil_desktop.games.shtil.rules.voyage import Shtil

    began = time.monotonic()
    thinker = Thinker()
    try:
        game = Shtil(Options(seats=2), 1)
        seat = game.decision.seat if game.decision is not None else 0
        found: SimpleQueue[Finding] = SimpleQueue()

        def decided(_: object) -> None:
            seconds = time.monotonic() - began
            found.put(ok("worker", f"a mate decides; the first answer took {seconds:.1f} s"))

        def failed(failure: Failure) -> None:
            found.put(bad("worker", failure.reason.strip().splitlines()[-1]))

        question = (game.id, "captain", game.view(seat), (game.number, seat))
        thinker.ask("decide", *question, done=decided, failed=failed)
        return found.get(timeout=PATIENCE)
    except Empty:
        return bad("worker", f"no answer within {PATIENCE:.0f} s")
    finally:
        thinker.close()


def _kind() -> str:
    if getattr(sys, "frozen", False):
        return "packed"
    return "installed" if (program_files.PACKAGE / "resources").is_dir() else "a checkout"

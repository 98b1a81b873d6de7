"""A short trip with the real program: play some actions, and tell as JSON what the player sees.

`python -m tests.seaworthy.trip ACTIONS [--fill FOLDER] [--back FILE] WORDS…`, the words going to the program.
With `--back` the clock jumps back after half of the actions, and the voyage is given up in the end.
"""

from __future__ import annotations

import contextlib
import json
import os
import socket
import sys
from pathlib import Path
from random import Random
from typing import Any

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from shtil_desktop import app
from shtil_desktop.games.shtil import Mode, Options
from shtil_desktop.games.shtil.actions import Resign
from shtil_desktop.windows.main_window import MainWindow, Place
from tests.games.players import Style, choose

BACK = str(-3 * 24 * 3600)
"""Seconds that the clock jumps."""


class Trip:
    """Goes on with the latest voyage or begins one, plays, tells and ends."""

    def __init__(self, actions: int, filled: Path | None, clock: Path | None) -> None:
        self._left, self._filled, self._clock = actions, filled, clock
        self._half = actions // 2
        self._dice = Random(5)
        self.told: dict[str, Any] = {}
        self._window: MainWindow | None = None
        self._timer = QTimer()
        self._timer.timeout.connect(self._act)
        self._timer.start(5)

    def _act(self) -> None:
        if self._window is None:
            found = [widget for widget in QApplication.topLevelWidgets() if isinstance(widget, MainWindow)]
            if found and found[0].keeper is not None and found[0].helm._thinker is not None:
                self._window = found[0]
        elif self._window.helm.session is None:
            self._window.wanted.emit(Place.GO_ON)
            if self._window.helm.session is None:
                self._window.set_sail(Options(Mode.STANDARD, 1), 24)
            assert self._window.helm.session is not None
            self.told["begun"] = self._window.helm.session.length
        elif self._left:
            if self._clock is not None and self._left == self._half:
                self._clock.write_text(BACK)
            self._left -= 1
            self._play()
        elif self._filled is not None:
            self._sail_without_room()
        else:
            self._end()

    def _play(self) -> None:
        assert self._window is not None and self._window.helm.session is not None
        helm = self._window.helm
        assert helm.session is not None
        helm.play(choose(helm.session.game, self._dice, Style.ORDERLY))

    def _sail_without_room(self) -> None:
        """Fill the disk, play on, make room, play on."""
        assert self._window is not None and self._filled is not None
        session = self._window.helm.session
        assert session is not None
        filler = self._filled / "filler"
        with contextlib.suppress(OSError), filler.open("wb", buffering=0) as file:
            while True:
                file.write(b"x" * 512)
        self._play()
        self.told["full"] = {"notices": self._window.notices.texts, "trouble": str(session.trouble)}
        filler.unlink()
        self._play()
        self.told["roomy"] = {"notices": self._window.notices.texts, "trouble": str(session.trouble)}
        self._filled = None

    def _end(self) -> None:
        assert self._window is not None and self._window.helm.session is not None
        self._timer.stop()
        if self._clock is not None:
            self._window.helm.play(Resign())
            for place in (Place.STATISTICS, Place.VOYAGES, Place.CALENDAR, Place.HARBOUR):
                self._window.wanted.emit(place)
        session = self._window.helm.session
        self.told |= {
            "id": session.voyage.id,
            "length": session.length,
            "notices": self._window.notices.texts,
            "network": network_sockets(),
        }
        sys.stdout.write(f"{json.dumps(self.told)}\n")
        self._window.close()
        QApplication.quit()


def network_sockets() -> list[str]:
    """The network sockets that this process has open, as the system lists them; none where it does not."""
    handles = Path("/proc/self/fd")
    if not handles.is_dir():
        return []
    own = set()
    for handle in handles.iterdir():
        with contextlib.suppress(OSError):
            own.add(os.readlink(handle).removeprefix("socket:[").removesuffix("]"))
    found = []
    for kind in ("tcp", "tcp6", "udp", "udp6", "raw", "raw6"):
        with contextlib.suppress(OSError):
            lines = Path("/proc/self/net", kind).read_text().splitlines()[1:]
            found += [f"{kind} {line}" for line in lines if line.split()[9] in own]
    return found


def forbid_network() -> None:
    """Any socket of Python that is not between our own processes, and any name looked up, is an error."""

    def see(event: str, details: tuple[Any, ...]) -> None:
        is_strange = event == "socket.__new__" and details[1] not in (socket.AF_UNIX, -1)
        if is_strange or event in ("socket.connect", "socket.bind", "socket.getaddrinfo"):
            raise PermissionError(f"{event} {details!r}")

    sys.addaudithook(see)


def main() -> int:
    words = sys.argv[1:]
    actions = int(words.pop(0))
    filled = clock = None
    if words[0] == "--fill":
        filled, words = Path(words[1]), words[2:]
    if words[0] == "--back":
        clock, words = Path(words[1]), words[2:]
    start = QApplication.exec
    trips: list[Trip] = []

    def begin(*_: object) -> int:
        trips.append(Trip(actions, filled, clock))
        return start()

    QApplication.exec = begin  # type: ignore[method-assign]
    forbid_network()
    return app.main(words)


if __name__ == "__main__":
    sys.exit(main())

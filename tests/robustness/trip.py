"""A short trip with the real program: play some actions, and tell as JSON what the player sees.

`python -m tests.robustness.trip ACTIONS [--fill FOLDER] [--freeze FOLDER] [--back FILE] [--dialog] WORDS…`,
the words for the program. With `--freeze` nothing can be changed in that folder after the actions: the
player plays on, goes to the start page and back, and asks to quit. With `--dialog` they look for a file.
With `--back` the clock jumps back after half of the actions, and the voyage is given up in the end.
"""

from __future__ import annotations

import contextlib
import json
import os
import socket
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QApplication, QFileDialog

from shtil_desktop import app
from shtil_desktop.games import face_of
from shtil_desktop.games.shtil.rules.actions import Resign
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.play.profile.matches.store import Store
from shtil_desktop.play.session import Session
from shtil_desktop.windows.background.index_updater import IndexUpdater
from shtil_desktop.windows.destinations import Destination
from shtil_desktop.windows.main_window import MainWindow
from shtil_desktop.windows.pages.matches.file_dialogs import match_dialog
from tests.games.shtil.players import Style, choose

BACK = str(-3 * 24 * 3600)
"""Seconds that the clock jumps."""


class Trip:
    """Goes on with the latest voyage or begins one, plays, tells and ends."""

    def __init__(self, actions: int, filled: Path | None, frozen: Path | None, clock: Path | None) -> None:
        self._left, self._filled, self._frozen, self._clock = actions, filled, frozen, clock
        self._half = actions // 2
        self.has_dialog = False
        self._dice = Random(5)
        self.told: dict[str, Any] = {}
        self._window: MainWindow | None = None
        self._timer = QTimer()
        self._timer.timeout.connect(self._act)
        self._timer.start(5)

    def _act(self) -> None:
        if self._window is None:
            found = [widget for widget in QApplication.topLevelWidgets() if isinstance(widget, MainWindow)]
            if found and found[0].store is not None and found[0].controller.has_worker:
                self._window = found[0]
        elif self._window.controller.session is None:
            self._window.wanted.emit(Destination.GO_ON)
            if self._window.controller.session is None:
                self._window.new_matches.begin("shtil", Options(Mode.STANDARD, 1), 24)
            assert self._window.controller.session is not None
            self.told["begun"] = self._window.controller.session.length
        elif self._left:
            if self._clock is not None and self._left == self._half:
                self._clock.write_text(BACK)
            self._left -= 1
            self._play()
        elif self._filled is not None:
            self._sail_without_room()
        elif self._frozen is not None:
            self._sail_on_ice()
        elif self._is_all_counted():
            self._end()

    def _play(self) -> None:
        """Play on when the player is asked, and wait for the disk."""
        assert self._window is not None and isinstance(self._window.store, Store)
        controller = self._window.controller
        assert controller.session is not None
        self._wait_until_asked()
        controller.play(self._action(controller.session))
        self._window.store.finish()

    def _wait_until_asked(self) -> None:
        """Let the others decide, and all that they did be written."""
        assert self._window is not None and isinstance(self._window.store, Store)
        session = self._window.controller.session
        assert session is not None
        self._window.store.finish()
        while session.is_saving or not (session.is_players_turn or session.match.is_over):
            QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)

    def _action(self, session: Session) -> Any:
        if session.game.id == "shtil":
            return choose(session.game, self._dice, Style.ORDERLY)
        face = face_of(session.game.id)
        return face.mate(face.simplest_level, self._dice.random()).decide(session.view())

    def _sail_without_room(self) -> None:
        """Fill the disk, play on, make room, play on."""
        assert self._window is not None and self._filled is not None
        session = self._window.controller.session
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

    def _look_for_a_file(self) -> None:
        """Open a dialog as the pages do, and close it again: Qt remembers where it was."""
        assert self._window is not None
        dialog = match_dialog(self._window, "Import")
        dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
        QTimer.singleShot(50, dialog.accept)
        QTimer.singleShot(100, dialog.reject)
        dialog.exec()
        dialog.deleteLater()

    def _sail_on_ice(self) -> None:
        """Let nothing in the folder be changed, play on, go to the start page and back, and ask to quit."""
        assert self._window is not None and self._frozen is not None
        folder, self._frozen = self._frozen, None
        self.told["is_frozen"] = freeze(folder, True)
        try:
            for _ in range(4):
                self._play()
            self._wait_until_asked()
            assert self._window.controller.session is not None
            self.told["left at"] = self._window.controller.session.length
            self._window.wanted.emit(Destination.START_PAGE)
            self.told["start page"] = self._window.notices.texts
            self._window.wanted.emit(Destination.GO_ON)
            self.told["gone on"] = (
                self._window.controller.session.length if self._window.controller.session else 0
            )
            self._window.close()
            self.told["stays"] = self._window.isVisible()
        finally:
            freeze(folder, False)
        self._window.show_table()
        self._play()

    def _is_all_counted(self) -> bool:
        """Whether what earlier runs had no time to count has been read by now."""
        assert self._window is not None
        index_updater = self._window.findChild(IndexUpdater)
        return index_updater is None or index_updater.is_idle

    def _end(self) -> None:
        assert self._window is not None and self._window.controller.session is not None
        self._timer.stop()
        if self.has_dialog:
            self._look_for_a_file()
        if self._clock is not None:
            self._window.controller.play(Resign())
            for place in (
                Destination.STATISTICS,
                Destination.MATCHES,
                Destination.CALENDAR,
                Destination.START_PAGE,
            ):
                self._window.wanted.emit(place)
        self._wait_until_asked()
        session = self._window.controller.session
        self.told |= {
            "id": session.match.id,
            "length": session.length,
            "notices": self._window.notices.texts,
            "network": network_sockets(),
        }
        sys.stdout.write(f"{json.dumps(self.told)}\n")
        self._window.close()
        QApplication.exit()  # also where closing asks first


def freeze(folder: Path, is_wanted: bool) -> bool:
    """Make a folder immutable even for root, or changeable again; whether the system knows how."""
    with contextlib.suppress(OSError):
        command = ["chattr", "+i" if is_wanted else "-i", str(folder)]
        return subprocess.run(command, capture_output=True).returncode == 0
    return False


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
    filled = frozen = clock = None
    if words[0] == "--fill":
        filled, words = Path(words[1]), words[2:]
    if words[0] == "--freeze":
        frozen, words = Path(words[1]), words[2:]
    if words[0] == "--back":
        clock, words = Path(words[1]), words[2:]
    has_dialog = "--dialog" in words
    words = [word for word in words if word != "--dialog"]
    start = QApplication.exec
    trips: list[Trip] = []

    def begin(*_: object) -> int:
        trips.append(Trip(actions, filled, frozen, clock))
        trips[0].has_dialog = has_dialog
        return start()

    QApplication.exec = begin  # type: ignore[method-assign]
    forbid_network()
    return app.main(words)


if __name__ == "__main__":
    sys.exit(main())

"""The real program with somebody at the table who plays on and on: run with a profile, a seed and a fuse.

It writes each position that it has shown to standard output, and a line before each decision. With a fuse
it kills itself just before that change of a file; where there is a compiler, `fuse.c` does so inside a write.
"""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path
from random import Random
from typing import Any, Final

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from shtil_desktop import app
from shtil_desktop.games import GAMES, face_of
from shtil_desktop.games.mistakes import Loss, Mistake
from shtil_desktop.games.record import write
from shtil_desktop.games.shtil.rules.actions import Resign
from shtil_desktop.play.profile.settings import Pace, Theme
from shtil_desktop.table.choices import Say
from shtil_desktop.table.motion import timings
from shtil_desktop.windows.background.deal_inquiries import DealInquiries
from shtil_desktop.windows.destinations import Destination
from shtil_desktop.windows.main_window import MainWindow
from shtil_desktop.windows.navigator import Navigator
from tests.games.kinds import all_kinds
from tests.games.shtil.players import Style, choose

UNDO: Final = "undo"
DECIDES: Final = "decides"
WRITING: Final = os.O_WRONLY | os.O_RDWR | os.O_CREAT


class Fuse:
    """Kills the program at the given change of a file in its profile."""

    def __init__(self, profile: Path, left: int) -> None:
        self._profile, self._left = str(profile), left
        sys.addaudithook(self._see)

    def _see(self, event: str, details: tuple[Any, ...]) -> None:
        is_change = event in ("os.rename", "os.remove", "sqlite3.connect") or (
            event == "open" and isinstance(details[2], int) and details[2] & WRITING
        )
        if is_change and str(details[0]).startswith(self._profile):
            self._left -= 1
            if self._left == 0:
                os.kill(os.getpid(), signal.SIGKILL)


class Hand:
    """The player: resumes the latest match, plays, undoes, resigns, begins another, and trains."""

    def __init__(self, seed: int) -> None:
        self._dice = Random(seed)
        self._timer = QTimer()
        self._timer.timeout.connect(self._act)
        self._timer.start(3)
        self._window: MainWindow | None = None

    def _act(self) -> None:
        if self._window is None:
            self._step_aboard()
        elif self._window.controller.session is None:
            self._window.wanted.emit(Destination.GO_ON)
            if self._window.controller.session is None:
                self._begin()
        else:
            self._play()

    def _step_aboard(self) -> None:
        """Wait until the program is complete: its window, its store and its worker."""
        found = [widget for widget in QApplication.topLevelWidgets() if isinstance(widget, MainWindow)]
        if found and found[0].store is not None and found[0].controller.has_worker:
            self._window = found[0]
            self._window.controller.changed.connect(self._show)

    def _begin(self) -> None:
        assert self._window is not None
        game = self._dice.choice(list(GAMES))
        kind = self._dice.choice([kind for name, kind in all_kinds() if name == game])
        self._window.new_matches.begin(game, kind, self._dice.randrange(10_000))

    def _play(self) -> None:
        assert self._window is not None
        controller = self._window.controller
        session = controller.session
        assert session is not None
        if session.is_saving:
            return  # a player is not asked yet
        chance = self._dice.random()
        if self._dice.random() < 0.03:
            self._change_settings()
        if self._dice.random() < 0.1:
            self._train()
        if session.game.result is not None:
            self._undo() if chance < 0.2 else self._begin_another(is_same=chance < 0.4)
        elif session.player in session.talk_wanted():
            controller.decide(Say(self._dice.randrange(3)))
        elif session.is_players_turn and not session.talk_wanted():
            if chance < 0.06:
                self._undo()
            else:
                self._tell(DECIDES)
                controller.play(self._action(chance))

    def _action(self, chance: float) -> Any:
        assert self._window is not None and self._window.controller.session is not None
        session = self._window.controller.session
        if session.game.id == "shtil":
            return Resign() if chance < 0.1 else choose(session.game, self._dice, Style.ORDERLY)
        face = face_of(session.game.id)
        return face.mate(face.simplest_level, chance).decide(session.view())

    def _train(self) -> None:
        """Try a problem, keep a mistake of this match, and note how hard a deal is."""
        assert self._window is not None and self._window.controller.session is not None
        navigator = self._window.findChild(Navigator)
        deals = self._window.findChild(DealInquiries)
        assert navigator is not None and deals is not None
        match, problem = self._window.controller.session.match, f"p{self._dice.randrange(50)}"
        kept = navigator.training.kept
        self._dice.choice((kept.note_wrong_move, kept.note_hint, kept.note_solution))(match.game.id, problem)
        if match.is_over:
            navigator.drills.keep(match, (Mistake(0, Loss.MATCH),))
            for drill in kept.drills[:1]:
                kept.note_try(drill, self._dice.random() < 0.5)
        deals.note_difficulty(match.game.id, match.options, match.number or 1, self._dice.randint(1, 5))

    def _begin_another(self, *, is_same: bool) -> None:
        assert self._window is not None
        self._tell(DECIDES)
        self._window.controller.restart() if is_same else self._begin()

    def _change_settings(self) -> None:
        assert self._window is not None
        theme, scale = self._dice.choice(list(Theme)), self._dice.choice((1.0, 1.25))
        self._window.change(self._window.settings.with_(theme=theme, numeral_scale=scale))

    def _undo(self) -> None:
        """Announced beforehand: only then may actions be gone that were shown."""
        assert self._window is not None
        self._tell(UNDO)
        self._window.controller.undo()

    def _show(self) -> None:
        assert self._window is not None and self._window.controller.session is not None
        self._tell(write(self._window.controller.session.game))

    def _tell(self, what: str) -> None:
        assert self._window is not None and self._window.controller.session is not None
        sys.stdout.write(f"{self._window.controller.session.match.id} {what}\n")
        sys.stdout.flush()


def main() -> int:
    profile, seed, fuse = Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
    timings.PACES[Pace.CALM.value] = 0  # mates act at once
    start = QApplication.exec
    hands: list[Hand] = []

    def begin(*_: object) -> int:
        hands.append(Hand(seed))
        return start()

    QApplication.exec = begin  # type: ignore[method-assign]
    if fuse:
        Fuse(profile, fuse)
    return app.main(["--profile", str(profile), "--speed", "off", "--lang", "en"])


if __name__ == "__main__":
    sys.exit(main())

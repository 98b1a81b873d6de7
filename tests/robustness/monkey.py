"""A monkey at the real program: any click, key, size, language and theme at any moment.

`python -m tests.robustness.monkey --events 20000 --seed 1`: the same seed, the same things in the same order,
each with dice of its own. `--game` keeps its matches to one game, `--first` begins with the match of that
event. How far mates and motion are when a thing is done is the only chance in it.
"""

from __future__ import annotations

import argparse
import gc
import os
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from random import Random
from statistics import linear_regression
from types import TracebackType
from typing import Final

from PySide6.QtCore import (
    QEvent,
    QMessageLogContext,
    QPoint,
    QPointF,
    QSize,
    Qt,
    QTimer,
    QtMsgType,
    qInstallMessageHandler,
)
from PySide6.QtGui import QDesktopServices, QKeyEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from shtil_desktop import app
from shtil_desktop.games import GAMES, face_of
from shtil_desktop.play.profile.settings import AnimationSpeed, Language, Pace, Theme
from shtil_desktop.table.motion import timings
from shtil_desktop.windows.main_window import MainWindow
from shtil_desktop.windows.platform.crash_handler import HARMLESS
from shtil_desktop.windows.platform.memory_release import give_memory_back
from tests.games.kinds import all_kinds
from tests.games.shtil.players import Style, choose
from tests.robustness import standstill
from tests.robustness.places import Places

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
PLAIN, CONTROL = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
TABLE_KEYS: Final = tuple(Qt.Key(ord(letter)) for letter in "123456789DHT ") + (Qt.Key.Key_Return,) * 3
OTHER_KEYS: Final = (
    Qt.Key.Key_Escape,
    Qt.Key.Key_Return,
    Qt.Key.Key_Tab,
    Qt.Key.Key_Backtab,
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
    Qt.Key.Key_PageDown,
    Qt.Key.Key_Delete,
    Qt.Key.Key_Backspace,
    Qt.Key.Key_F1,
    Qt.Key.Key_F10,
    Qt.Key.Key_F11,
)
CONTROLLED: Final = "ZYRNOHL,"
"""Letters pressed with Control; Q would end the program."""
MATCH_LASTS: Final = 250
"""Events after which another match begins, of the next kind."""
LONGEST_WAIT: Final = 300.0
"""Seconds in which the table must ask the player for something, or end the match."""
LONGEST_REVIEW: Final = 600.0
"""Seconds in which a review must be finished that is to be saved."""
EVENTS_AN_HOUR: Final = 3600
"""One a second, as a player does who never stops to think."""
MOST_GROWTH: Final = 5.0
"""MiB in that time."""
MEASURED: Final = QSize(1280, 800)
"""The window's size when memory is looked at."""
FEWEST_SAMPLES: Final = 40
"""Of memory, one a voyage: with fewer nothing can be said of growth."""
NOISE: Final = ("This plugin does not support", HARMLESS)
"""What the offscreen platform says of every window, and the sounds where there is no PipeWire."""


class Monkey:
    """Does one thing after another, and looks whether the program is still well."""

    def __init__(
        self,
        events: int,
        seed: str,
        exports: Path,
        game: str | None = None,
        first: int = 0,
    ) -> None:
        self._number, self._end_at, self._seed = first // MATCH_LASTS * MATCH_LASTS, first + events, seed
        self._kinds = [kind for kind in all_kinds() if game in (None, kind[0])]
        self._dice = Random(seed)
        self._exports = exports
        self._watch = standstill.StandstillWatch()
        self.faults: list[str] = []
        self.done: Counter[str] = Counter()
        self.seen: Counter[str] = Counter()
        """How often each place was visited by its name."""
        self.memory: list[float] = []
        """MiB at the end of each match."""
        self.worker_memory: list[float] = []
        self._last_done = "nothing"
        self._waits_since: float | None = None
        self._reviews_since: float | None = None
        self._sized_at = -1
        self._window: MainWindow | None = None
        self._places: Places | None = None
        self._ways = {
            "click": (24, self._click),
            "drag": (14, self._drag),
            "press": (4, self._press),
            "release": (4, self._release),
            "move": (6, self._move),
            "key": (22, self._key),
            "table key": (22, self._table_key),
            "wheel": (3, self._wheel),
            "right click": (2, self._right_click),
            "good move": (30, self._good_move),
            "resize": (3, self._resize),
            "language": (1, self._language),
            "theme": (1, self._theme),
            "pace": (2, self._pace),
            "place": (10, self._go),
        }
        self._timer = QTimer()
        self._timer.timeout.connect(self._act)
        self._timer.start(0)

    # Looking on

    def complain(self, what: str) -> None:
        self.faults.append(f"event {self._number}: {what}")

    def _act(self) -> None:
        gap = self._watch.beat()
        if 0 < standstill.LONGEST < gap:
            self.complain(f"a standstill of {gap:.1f} s after {self._last_done}")
        if self._window is None:
            self._step_aboard()
        elif self._is_saving() or (self._number % MATCH_LASTS == 0 and not self._is_ready()):
            return
        elif self._number >= self._end_at or len(self.faults) > 20:
            self._end()
        else:
            self._do_something()

    def _do_something(self) -> None:
        self._dice = Random(f"{self._seed} {self._number}")
        if not self.window.isVisible():
            self.window.show()
        if self._number % MATCH_LASTS == 0:
            self._begin_another()
        names = list(self._ways)
        name = self._dice.choices(names, [self._ways[name][0] for name in names])[0]
        self.done[name] += 1
        self._last_done = name
        try:
            self._ways[name][1]()
        except RuntimeError as error:  # its own grasp at something that is no longer there
            if "already deleted" not in str(error):
                raise
            self.done["missed"] += 1
        self._number += 1

    def _step_aboard(self) -> None:
        found = [widget for widget in QApplication.topLevelWidgets() if isinstance(widget, MainWindow)]
        if found and found[0].store is not None and found[0].controller.has_worker:
            self._window = found[0]
            self._places = Places(found[0], self._exports)
            self._watch.forget()

    def _end(self) -> None:
        self._timer.stop()
        assert self._places is not None
        if self.seen.keys() >= self._places.ways.keys():
            for kind in self._places.missing():
                self.complain(f"no {kind} file was written")
        QTest.mouseRelease(self.window.view.viewport(), LEFT, PLAIN, QPoint(1, 1))
        self.window.close()
        QApplication.quit()

    @property
    def window(self) -> MainWindow:
        assert self._window is not None
        return self._window

    def _begin_another(self) -> None:
        if self.memory or self._number:
            gc.collect()
            give_memory_back()  # as the program does after every page, so that all samples are of one kind
            self.memory.append(resident("self"))
            self.worker_memory.append(resident(str(self.worker_id)))
        number = self._number // MATCH_LASTS
        if number % 10 == 0:
            print(f"{self._number} events, {len(self.faults)} faults", file=sys.stderr, flush=True)
        game, kind = self._kinds[number % len(self._kinds)]
        self.window.new_matches.begin(game, kind, self._dice.randrange(10_000))
        self._watch.forget()

    @property
    def worker_id(self) -> int | None:
        found: int | None = getattr(
            getattr(self.window.controller._worker, "_worker", None), "worker_id", None
        )
        return found

    def _is_saving(self) -> bool:
        """Hands off until a review is finished, or figures are read, that are to be saved."""
        if self._places is None or not self._places.is_awaited:
            self._reviews_since = None
            return False
        if self._reviews_since is None:
            self._reviews_since = time.monotonic()
        if time.monotonic() - self._reviews_since > LONGEST_REVIEW:
            self.complain("what is to be saved is never finished")
            self._end_at, self._number = 0, 1
            return False
        return True

    def _is_ready(self) -> bool:
        """Whether the next match may begin, and memory be compared."""
        return self._is_calm() and self._is_of_one_size()

    def _is_calm(self) -> bool:
        """Hands off: soon the player must be asked for something, or the end must be shown."""
        controller = self.window.controller
        session, is_lesson = controller.session, controller.guide is not None
        if session is None or is_lesson or self._is_asked_or_over():  # a lesson goes on by its panel's button
            self._waits_since = None
            return True
        if self._waits_since is None:
            self._waits_since = time.monotonic()
        if time.monotonic() - self._waits_since < LONGEST_WAIT:
            return False
        self.complain(f"stuck: {session.game.options} asks {session.decision}")
        self._waits_since, self._end_at = None, 0
        return True

    def _is_of_one_size(self) -> bool:
        """Memory is compared between windows of one size: most of it is pictures made for that size."""
        if self._sized_at == self._number:
            return True
        self._sized_at = self._number
        self.window.showNormal()
        self.window.resize(MEASURED)
        return False

    def _is_asked_or_over(self) -> bool:
        scene, session = self.window.scene, self.window.controller.session
        if scene.animator.is_running or session is None or scene.stage is None:
            return False
        if session.game.result is not None:
            return bool(scene.stage.end.isVisible())
        is_hers = session.is_players_turn or session.player in session.talk_wanted()
        return is_hers and scene.choices is not None and bool(scene.choices.open_spots())

    @property
    def longest_standstill(self) -> float:
        return self._watch.longest

    # Doing

    def _target(self) -> tuple[QWidget, QPoint]:
        """A point somewhere: mostly where something can be done."""
        popup = open_popup()
        top = popup or self.window
        if popup is None and self.window.pages.currentWidget() is self.window.view:
            stage = self.window.scene.stage
            rects = list(stage.spot_rects().values()) if stage is not None else []
            if rects and self._dice.random() < 0.8:
                port = self.window.view.viewport()
                return port, self.window.view.mapFromScene(self._dice.choice(rects).center())
        point = QPoint(self._dice.randrange(max(1, top.width())), self._dice.randrange(max(1, top.height())))
        child = top.childAt(point)
        if child is None or not isValid(child):  # one that is about to go may still be found
            return top, point
        return child, child.mapFrom(top, point)

    def _click(self) -> None:
        widget, point = self._target()
        QTest.mouseClick(widget, LEFT, PLAIN, point)

    def _right_click(self) -> None:
        widget, point = self._target()
        QTest.mouseClick(widget, RIGHT, PLAIN, point)

    def _press(self) -> None:
        widget, point = self._target()
        QTest.mousePress(widget, LEFT, PLAIN, point)

    def _release(self) -> None:
        widget, point = self._target()
        QTest.mouseRelease(widget, LEFT, PLAIN, point)

    def _move(self) -> None:
        widget, point = self._target()
        QTest.mouseMove(widget, point)

    def _drag(self) -> None:
        widget, begin = self._target()
        other, end = self._target()
        if not isValid(widget):
            return
        if other is not widget:
            end = QPoint(self._dice.randrange(widget.width() + 1), self._dice.randrange(widget.height() + 1))
        QTest.mousePress(widget, LEFT, PLAIN, begin)
        for part in (0.3, 0.7, 1.0):
            if isValid(widget):  # the press may have closed its page
                QTest.mouseMove(widget, begin + (QPointF(end - begin) * part).toPoint())
        if isValid(widget):
            QTest.mouseRelease(widget, LEFT, PLAIN, end)

    def _receiver(self) -> QWidget:
        focused = QApplication.focusWidget()
        return open_popup() or (focused if focused is not None and isValid(focused) else self.window)

    def _key(self) -> None:
        if self._dice.random() < 0.15:
            letter = self._dice.choice(CONTROLLED)
            held = CONTROL | SHIFT if self._dice.random() < 0.3 else CONTROL
            QTest.keyClick(self._receiver(), Qt.Key(ord(letter)), held)
        elif self._dice.random() < 0.1:
            for letter in self._dice.choice(["Жук", "0400-R19", "a" * 30, "ß"]):
                self._type(letter)
        else:
            QTest.keyClick(self._receiver(), self._dice.choice(OTHER_KEYS))

    def _type(self, letter: str) -> None:
        """As a keyboard of any language does; QTest knows only plain letters."""
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            QApplication.sendEvent(self._receiver(), QKeyEvent(kind, 0, PLAIN, letter))

    def _table_key(self) -> None:
        QTest.keyClick(self._receiver(), self._dice.choice(TABLE_KEYS))

    def _wheel(self) -> None:
        widget, point = self._target()
        turn = QPoint(0, self._dice.choice((-120, 120)))
        where = QPointF(widget.mapToGlobal(point))
        event = QWheelEvent(
            QPointF(point), where, QPoint(), turn, LEFT & RIGHT, PLAIN, Qt.ScrollPhase.NoScrollPhase, False
        )
        QApplication.sendEvent(widget, event)

    def _good_move(self) -> None:
        """Now and then something sensible, so that voyages get on."""
        controller = self.window.controller
        session = controller.session
        is_there = self.window.pages.currentWidget() is self.window.view
        if session is None or not is_there or session.is_saving:
            return
        if not session.is_players_turn or session.talk_wanted():
            return
        if session.game.id == "shtil":
            controller.play(choose(session.game, self._dice, Style.ORDERLY))
            return
        face = face_of(session.game.id)
        mate = face.mate(face.simplest_level, self._dice.random())
        controller.play(mate.decide(session.view()))

    def _resize(self) -> None:
        self.window.resize(self._dice.randrange(1024, 1700), self._dice.randrange(640, 1000))

    def _language(self) -> None:
        self.window.change(self.window.settings.with_(language=self._dice.choice(list(Language))))

    def _theme(self) -> None:
        self.window.change(self.window.settings.with_(theme=self._dice.choice(list(Theme))))

    def _pace(self) -> None:
        speed = self._dice.choice(
            (AnimationSpeed.OFF, AnimationSpeed.OFF, AnimationSpeed.FAST, AnimationSpeed.NORMAL)
        )
        self.window.change(self.window.settings.with_(speed=speed, pace=Pace.AT_ONCE))

    def _go(self) -> None:
        """Visit the place that has been visited least."""
        assert self._places is not None
        names = list(self._places.ways)
        least = min(self.seen[name] for name in names)
        name = self._dice.choice([name for name in names if self.seen[name] == least])
        self.seen[name] += 1
        self._last_done = name
        self._places.ways[name](self._dice)


def open_popup() -> QWidget | None:
    """The menu or list that is open; PySide may give the wrapper of one that was there before."""
    popup = QApplication.activePopupWidget()
    return popup if popup is not None and isValid(popup) else None


def resident(process: str) -> float:
    """MiB of memory that a process holds now; 0 where the system does not tell."""
    try:
        pages = int(Path("/proc", process, "statm").read_text().split()[1])
    except OSError:
        return 0.0
    return float(pages * os.sysconf("SC_PAGE_SIZE")) / 2**20


def growth_an_hour(memory: Sequence[float]) -> float | None:
    """MiB that are added in an hour, by the line through the second half of the samples; none if too few.

    >>> growth_an_hour([100.0] * 10)
    >>> growth_an_hour([100.0] * 40 + [100.0 + n / 2 for n in range(40)])
    7.2
    """
    if len(memory) < FEWEST_SAMPLES:
        return None
    later = memory[len(memory) // 2 :]
    return round(linear_regression(range(len(later)), later).slope * EVENTS_AN_HOUR / MATCH_LASTS, 2)


def let_loose(events: int, seed: str, profile: Path, game: str | None = None, first: int = 0) -> Monkey:
    """Run the program with a monkey at it, to the end."""
    monkeys: list[Monkey] = []
    start = QApplication.exec

    def begin(*_: object) -> int:
        QApplication.setQuitOnLastWindowClosed(False)
        monkeys.append(Monkey(events, seed, profile.with_name("exports"), game, first))
        sys.excepthook = mishap  # instead of the program's own, which only tells and goes on
        qInstallMessageHandler(message)
        return start()

    def mishap(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        monkeys[0].complain("".join(traceback.format_exception(kind, error, trace)))

    def message(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        if kind is not QtMsgType.QtDebugMsg and not text.startswith(NOISE):
            monkeys[0].complain(f"Qt says: {text}")

    QDesktopServices.openUrl = staticmethod(lambda *_: True)  # type: ignore[method-assign]
    timings.PACES[Pace.CALM.value] = 0  # mates act at once
    QApplication.exec = begin  # type: ignore[method-assign]
    app.main(["--profile", str(profile), "--speed", "off"])
    QApplication.exec = start  # type: ignore[method-assign]
    qInstallMessageHandler(None)
    return monkeys[0]


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.robustness.monkey", description=__doc__)
    parser.add_argument("--events", type=int, default=20_000)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--game", choices=tuple(GAMES), help="begin matches of this one alone")
    parser.add_argument("--first", type=int, default=0, help="the event to begin with, to repeat a failure")
    words = "seconds of a standstill that is a fault; 0: no standstill is one"
    parser.add_argument("--standstill", type=float, default=standstill.LONGEST, metavar="S", help=words)
    chosen = parser.parse_args(argv)
    standstill.LONGEST = chosen.standstill
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with tempfile.TemporaryDirectory() as folder:
        monkey = let_loose(chosen.events, chosen.seed, Path(folder, "profile"), chosen.game, chosen.first)
    growth = growth_an_hour(monkey.memory)
    if growth is not None and growth > MOST_GROWTH:
        monkey.complain(f"memory grows by {growth} MiB an hour")
    for fault in monkey.faults:
        print(fault)
    print(", ".join(f"{times} {name}" for name, times in monkey.done.most_common()))
    print("memory in MiB: " + ", ".join(f"{size:.0f}" for size in monkey.memory))
    print(f"an hour: {'too few events to tell' if growth is None else f'{growth:+.2f} MiB'};", end=" ")
    print(f"the worker had {max(monkey.worker_memory, default=0):.0f} MiB at most")
    where = chosen.game or "all games"
    least = min(monkey.seen.values(), default=0)
    print(f"{len(monkey.seen)} places visited by name, each at least {least} times")
    print(f"the longest standstill: {monkey.longest_standstill:.2f} s")
    print(f"{chosen.events} events, {len(monkey.faults)} faults, seed {chosen.seed}, {where}")
    return 1 if monkey.faults else 0


if __name__ == "__main__":
    sys.exit(main())

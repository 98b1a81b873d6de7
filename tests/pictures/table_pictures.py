"""Pictures of the table in every mode, moment, theme and size: `table_pictures.py FOLDER`.

Words after the folder choose: only pictures whose name has all of them are made, as in `arch split night`.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
from unittest.mock import patch

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from shtil_desktop.games.base import Result
from shtil_desktop.games.shtil.crew import hint as hints
from shtil_desktop.games.shtil.crew import sign_on
from shtil_desktop.games.shtil.rules import actions as do
from shtil_desktop.games.shtil.rules.cards import MONSTER, WILD
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.games.shtil.rules.sea import Ask
from shtil_desktop.games.shtil.table.places import Kind, MoveButton
from shtil_desktop.play.session import Session
from shtil_desktop.table.controller import TableController
from shtil_desktop.table.places import Spot
from shtil_desktop.table.scene import TableScene
from shtil_desktop.table.theme import CONTRAST, DAY, NIGHT, Palette
from tests.games.shtil.table.sailing import new_session
from tests.table.fake_worker import FakeWorker

MENU = 28  # what the window's menu bar takes of its height
THOUGHT = 3000  # fast moves for a hint
MOST_DEALS = 400
"""How many deals are tried until one shows the moment that is wanted."""

Moment = Callable[[Session], bool]
Touch = Callable[[TableScene], None]


@dataclass(frozen=True, slots=True)
class Look:
    """How a picture is taken."""

    name: str
    width: int
    height: int
    ratio: float = 1.0
    palette: Palette = DAY
    is_left_handed: bool = False
    numerals: float = 1.0


SIZES = (("1024x640", 1024, 640, 1.0), ("1366x768", 1366, 768, 1.0), ("2560x1440@2", 1280, 720, 2.0))
LOOKS = [
    Look(f"{name}-{palette.name}", width, height, ratio, palette)
    for name, width, height, ratio in SIZES
    for palette in (DAY, NIGHT)
]
SAMPLES = [
    Look("1366x768-contrast", 1366, 768, palette=CONTRAST),
    Look("1024x640-contrast", 1024, 640, palette=CONTRAST),
    Look("1366x768-left", 1366, 768, is_left_handed=True),
    Look("1024x640-left", 1024, 640, palette=NIGHT, is_left_handed=True),
    Look("1024x640-large-figures", 1024, 640, numerals=1.6),
    Look("2560x1440-day", 2560, 1440),
    Look("1024x1000-night", 1024, 1000, palette=NIGHT),
]
"""How some of the pictures are taken besides."""


@dataclass(frozen=True, slots=True)
class Subject:
    """What a picture shows: the first moment of the kind in the first deal that has one."""

    name: str
    options: Options
    is_reached: Moment
    touch: Touch = lambda scene: None
    level: str = "deckhand"


def asked(ask: Ask, after: int = 0, has: Callable[[Session], bool] = lambda session: True) -> Moment:
    def is_reached(session: Session) -> bool:
        decision = session.decision
        return (
            session.is_players_turn
            and decision is not None
            and decision.ask is ask
            and session.length >= after
            and has(session)
        )

    return is_reached


def holds(card: int) -> Callable[[Session], bool]:
    """The player has this card, and something can be done with it."""

    def has(session: Session) -> bool:
        legal = session.view().legal
        plays = (isinstance(a, do.PlayIsland) and a.card == card for a in legal)
        strikes = (isinstance(a, do.Strike) for a in legal)
        return card in session.view().hand and any(strikes if card == MONSTER else plays)

    return has


def may_pay(session: Session) -> bool:
    return any(isinstance(a, do.PlayIsland) and a.price > 1 for a in session.view().legal)


def pledges(session: Session) -> bool:
    return session.player in session.talk_wanted()


def ended(result: Result) -> Moment:
    return lambda session: (
        session.game.result is not None and session.game.result.result_for(session.player) is result
    )


def pick_up(scene: TableScene) -> None:
    """The card with the most open cells."""
    assert scene.choices is not None
    placements = [action.card for action in scene.choices.view.legal if isinstance(action, do.PlayIsland)]
    if placements:
        card = max(set(placements), key=placements.count)
        scene.tap(Spot(Kind.HAND, scene.choices.view.hand.index(card)))


def pay(scene: TableScene) -> None:
    """The dearest placement, or else two discards."""
    assert scene.choices is not None
    dear = [
        a for a in scene.choices.view.legal if isinstance(a, do.PlayIsland) and a.price and a.card != WILD
    ]
    if not dear:
        scene.tap(MoveButton.DISCARD.spot)
        return
    play = max(dear, key=lambda action: action.price)
    scene.tap(Spot(Kind.HAND, scene.choices.view.hand.index(play.card)))
    scene.tap(Spot(Kind.CELL, play.cell))


def ask_for_hint(scene: TableScene) -> None:
    """A moment's thought is enough for a picture."""
    with patch.object(hints, "TURNS", THOUGHT):
        scene.hint_wanted.emit()
        while scene.choices is not None and scene.choices.is_asking:
            QApplication.processEvents()


def strike(scene: TableScene) -> None:
    assert scene.choices is not None
    scene.tap(Spot(Kind.HAND, scene.choices.view.hand.index(MONSTER)))


def name_wild(scene: TableScene) -> None:
    """A wild, over the cell where it may have the most numbers."""
    assert scene.choices is not None
    cells = [a.cell for a in scene.choices.view.legal if isinstance(a, do.PlayIsland) and a.card == WILD]
    scene.tap(Spot(Kind.HAND, scene.choices.view.hand.index(WILD)))
    scene.tap(Spot(Kind.CELL, max(set(cells), key=cells.count)))


STANDARD, ARCH, SUN_MOON = Mode.STANDARD, Mode.ARCH, Mode.SUN_MOON
KINDS = {
    "standard-1": Options(STANDARD, 1),
    "standard-3": Options(STANDARD, 3),
    "standard-5": Options(STANDARD, 5),
    "reefs": Options(STANDARD, 2, reefs=True),
    "monsters": Options(STANDARD, 2, monsters=3),
    "storms": Options(STANDARD, 2, storms=True),
    "wilds": Options(STANDARD, 2, wilds=2),
    "all": Options(STANDARD, 3, reefs=True, monsters=3, storms=True, wilds=1),
    "arch": Options(ARCH, 2),
    "sun-moon": Options(SUN_MOON, 2),
    "pyramid": Options(Mode.PYRAMID, 4),
    "competitive": Options(Mode.COMPETITIVE, 2),
}
MOMENTS: dict[str, tuple[Moment, Touch]] = {
    "opening": (asked(Ask.TURN), lambda scene: None),
    "picked": (asked(Ask.TURN, 20), pick_up),
    "paying": (asked(Ask.TURN, 28, may_pay), pay),
    "hint": (asked(Ask.TURN, 24), ask_for_hint),
    "win": (ended(Result.WON), lambda scene: None),
    "loss": (ended(Result.LOST), lambda scene: None),
    "giving": (asked(Ask.GIVE), lambda scene: None),
    "pledge": (pledges, lambda scene: None),
    "split": (asked(Ask.SPLIT), lambda scene: None),
    "reef": (asked(Ask.REEF, 10), lambda scene: None),
    "storm": (asked(Ask.STORM), lambda scene: None),
    "strike": (asked(Ask.TURN, 12, holds(MONSTER)), strike),
    "explored": (asked(Ask.STRIKE), lambda scene: None),
    "naming": (asked(Ask.TURN, 12, holds(WILD)), name_wild),
}
ALWAYS = ("opening", "picked", "paying", "hint", "win", "loss")
BESIDES = {
    "standard-1": ("giving",),
    "standard-3": ("split", "pledge"),
    "standard-5": ("split",),
    "reefs": ("reef", "split"),
    "monsters": ("strike", "split"),
    "storms": ("storm", "split"),
    "wilds": ("naming", "split"),
    "all": ("storm", "reef", "split", "strike"),
    "sun-moon": ("split",),
    "pyramid": ("storm", "explored"),
}
SAMPLED = (
    "all-storm",
    "standard-5-split",
    "all-picked",
    "arch-picked",
    "sun-moon-paying",
    "competitive-picked",
)
SUBJECTS = [
    Subject(f"{kind}-{moment}", options, *MOMENTS[moment], "captain" if moment == "win" else "deckhand")
    for kind, options in KINDS.items()
    for moment in (*ALWAYS, *BESIDES.get(kind, ()))
    if (kind, moment) != ("competitive", "loss")  # the other one wins then
]


def reach(subject: Subject) -> Session | None:
    for number in range(1, MOST_DEALS):
        session = new_session(subject.options, number)
        while not subject.is_reached(session) and session.decision is not None:
            advance(session, subject.level)
        if subject.is_reached(session):
            if subject.is_reached is not pledges:
                pledge(session, subject.level)
            return session
    return None


def advance(session: Session, level: str) -> None:
    pledge(session, level)
    decision = session.decision
    assert decision is not None
    mate = sign_on(level, session.game.number, decision.seat, session.length)
    session.play(mate.decide(session.game.view(decision.seat)))


def pledge(session: Session, level: str) -> None:
    for seat in session.talk_wanted():
        mate = sign_on(level, session.game.number, seat, session.length)
        session.say(seat, mate.say(session.game.view(seat)))


def picture(session: Session, subject: Subject, look: Look) -> QImage:
    width, height = look.width, look.height - MENU
    scene = TableScene()
    scene.layout.set_palette(look.palette)
    scene.layout.set_left_handed(look.is_left_handed)
    scene.layout.set_numerals(look.numerals)
    scene.layout.fit(QSizeF(width, height), look.ratio)
    worker = FakeWorker()
    controller = TableController(scene, worker)
    controller.begin(session)
    subject.touch(scene)
    image = QImage(round(width * look.ratio), round(height * look.ratio), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(look.ratio)
    painter = QPainter(image)
    area = QRectF(0, 0, width, height)
    scene.render(painter, area, area)
    painter.end()
    controller.let_go()
    return image


def wanted(words: list[str]) -> Iterator[tuple[Subject, list[Look]]]:
    """Every subject of which pictures are asked for, and how they are to be taken."""
    for subject in SUBJECTS:
        looks = LOOKS + (SAMPLES if subject.name in SAMPLED else [])
        chosen = [look for look in looks if all(word in f"{subject.name}-{look.name}" for word in words)]
        if chosen:
            yield subject, chosen


def main(folder: Path, words: list[str]) -> None:
    application = QApplication([])
    folder.mkdir(parents=True, exist_ok=True)
    missing = []
    for subject, looks in wanted(words):
        session = reach(subject)
        if session is None:
            missing.append(subject.name)
            continue
        for look in looks:
            picture(session, subject, look).save(str(folder / f"table-{subject.name}-{look.name}.png"))
    application.quit()
    if missing:
        sys.exit(f"No deal shows {', '.join(missing)}.")


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])

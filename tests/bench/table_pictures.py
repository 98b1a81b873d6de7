"""Pictures of the table in every mode, theme and size: `python tests/bench/table_pictures.py OUT_DIR`."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from shtil_desktop.crew import sign_on
from shtil_desktop.games.base import Result
from shtil_desktop.games.shtil import Mode, Options
from shtil_desktop.games.shtil import actions as do
from shtil_desktop.games.shtil.sea import Ask
from shtil_desktop.table.helm import Helm
from shtil_desktop.table.scene import TableScene
from shtil_desktop.table.spots import Kind, Spot
from shtil_desktop.table.theme import DAY, NIGHT, Palette
from shtil_desktop.voyage.session import Session
from tests.table.sailing import QuickThinker, new_session

SIZES = ((1024, 612, 1.0), (1366, 738, 1.0), (2560, 1410, 2.0))
THEMES = (DAY, NIGHT)
STORMY = Options(Mode.STANDARD, 3, reefs=True, monsters=3, storms=True, wilds=1)
MOST_DEALS = 400
"""How many deals are tried until one shows the moment that is wanted."""

Moment = Callable[[Session], bool]


@dataclass(frozen=True, slots=True)
class Subject:
    """What a picture shows: the first moment of the kind in the first deal that has one."""

    name: str
    options: Options
    is_reached: Moment
    touch: Callable[[TableScene], None] = lambda scene: None


def asked(ask: Ask, after: int = 0) -> Moment:
    def is_reached(session: Session) -> bool:
        decision = session.decision
        return (
            session.is_players_turn
            and decision is not None
            and decision.ask is ask
            and session.length >= after
        )

    return is_reached


def ended(result: Result) -> Moment:
    return lambda session: session.game.result is not None and session.game.result.result is result


def pick_up(scene: TableScene) -> None:
    """The card with the most open cells."""
    assert scene.picks is not None
    placements = [action.card for action in scene.picks.view.legal if isinstance(action, do.PlayIsland)]
    if placements:
        card = max(set(placements), key=placements.count)
        scene.tap(Spot(Kind.HAND, scene.picks.view.hand.index(card)))


def pay(scene: TableScene) -> None:
    """A placement that costs something, or else two discards."""
    assert scene.picks is not None
    dear = [a for a in scene.picks.view.legal if isinstance(a, do.PlayIsland) and a.price]
    if not dear:
        scene.tap(Spot(Kind.DISCARDS))
        return
    scene.tap(Spot(Kind.HAND, scene.picks.view.hand.index(dear[0].card)))
    scene.tap(Spot(Kind.CELL, dear[0].cell))


KINDS = {
    "standard": Options(Mode.STANDARD, 3),
    "arch": Options(Mode.ARCH, 2),
    "sun-moon": Options(Mode.SUN_MOON, 2),
    "pyramid": Options(Mode.PYRAMID, 4),
    "stormy": STORMY,
    "solo": Options(Mode.STANDARD, 1),
    "competitive": Options(Mode.COMPETITIVE, 2),
}
SUBJECTS = [
    *(Subject(f"{name}-opening", options, asked(Ask.TURN)) for name, options in KINDS.items()),
    *(Subject(f"{name}-picked", options, asked(Ask.TURN, 24), pick_up) for name, options in KINDS.items()),
    *(Subject(f"{name}-paying", options, asked(Ask.TURN, 30), pay) for name, options in KINDS.items()),
    *(Subject(f"{name}-won", options, ended(Result.WON)) for name, options in KINDS.items()),
    *(Subject(f"{n}-lost", o, ended(Result.LOST)) for n, o in KINDS.items() if n != "competitive"),
    Subject("standard-split", Options(Mode.STANDARD, 4), asked(Ask.SPLIT)),
    Subject("solo-giving", Options(Mode.STANDARD, 1), asked(Ask.GIVE)),
    Subject("stormy-storm", STORMY, asked(Ask.STORM)),
    Subject("stormy-reef", STORMY, asked(Ask.REEF, 10)),
    Subject("pyramid-strike", KINDS["pyramid"], asked(Ask.STRIKE)),
]


def reach(subject: Subject) -> Session | None:
    for number in range(1, MOST_DEALS):
        session = new_session(subject.options, number)
        while not subject.is_reached(session) and session.decision is not None:
            _advance(session)
        if subject.is_reached(session):
            _pledge(session)
            return session
    return None


def _advance(session: Session) -> None:
    _pledge(session)
    decision = session.decision
    assert decision is not None
    mate = sign_on("deckhand", session.game.number, decision.seat, session.length)
    session.play(mate.decide(session.game.view(decision.seat)))


def _pledge(session: Session) -> None:
    for seat in session.pledges_wanted():
        mate = sign_on("deckhand", session.game.number, seat, session.length)
        session.pledge(seat, mate.pledge(session.game.view(seat)))


def picture(session: Session, subject: Subject, size: tuple[int, int, float], palette: Palette) -> QImage:
    width, height, ratio = size
    scene = TableScene()
    scene.set_palette(palette)
    scene.lay_out(QSizeF(width, height), ratio)
    helm = Helm(scene, QuickThinker())
    helm.set_sail(session)
    subject.touch(scene)
    image = QImage(round(width * ratio), round(height * ratio), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    painter = QPainter(image)
    area = QRectF(0, 0, width, height)
    scene.render(painter, area, area)
    painter.end()
    return image


def main(folder: Path) -> None:
    application = QApplication([])
    folder.mkdir(parents=True, exist_ok=True)
    for subject in SUBJECTS:
        session = reach(subject)
        if session is None:
            continue
        for size in SIZES:
            for palette in THEMES:
                name = f"table-{subject.name}-{size[0]}-{palette.name}.png"
                picture(session, subject, size, palette).save(str(folder / name))
    application.quit()


if __name__ == "__main__":
    main(Path(sys.argv[1]))

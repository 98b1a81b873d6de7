"""The first expedition on the real table: one lesson after another, left and taken up at any step."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import takewhile
from operator import eq
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QRectF

from shtil_desktop.games.base import Action
from shtil_desktop.games.shkap.new_match import NewExpedition
from shtil_desktop.games.shkap.pages.lessons.lessons import (
    ExpeditionLesson,
    Objection,
    first_expedition,
)
from shtil_desktop.games.shkap.pages.lessons.positions import kinds_of
from shtil_desktop.games.shkap.rules import actions as do
from shtil_desktop.games.shkap.rules.cards import KINDS, Card
from shtil_desktop.games.shkap.table.deciding.choices import ShkapChoices
from shtil_desktop.games.shkap.table.places import (
    DECK,
    Place,
    ShkapButton,
    cell_spot,
    hand_spot,
    market_spot,
    route_spot,
    seat_spot,
)
from shtil_desktop.games.shkap.table.stage.shkap_stage import ShkapStage
from shtil_desktop.play.session import Change, Question
from shtil_desktop.table.places import Spot
from shtil_desktop.windows.pages.lessons.guide import CourseGuide
from shtil_desktop.windows.pages.new_match.match_wish import MatchWish

if TYPE_CHECKING:
    from shtil_desktop.windows.pages.game_parts import TableWindow

translate = QCoreApplication.translate


class ExpeditionGuide(CourseGuide[ExpeditionLesson]):
    """Leads through the first expedition; in a lesson the player decides several times."""

    def __init__(self, window: TableWindow, path: Path | None) -> None:
        super().__init__(window, path, first_expedition())

    def title(self) -> str:
        return translate("shkap lessons", "First expedition")

    # Where it stands within a lesson

    @property
    def behind(self) -> int:
        """How many actions of the match have been done."""
        return 0 if self.session is None else self.session.length

    @property
    def is_answered(self) -> bool:
        """As long as the lesson goes on, its task stays in sight while the others act."""
        return super().is_answered or not self.lesson.is_done(self.behind)

    def _follow(self, change: Change) -> None:
        """Only the last decision of a lesson completes it."""
        is_under_way = change is Change.PLAYED and not self._is_waiting and self.session is not None
        if is_under_way and not self.lesson.is_done(self.behind):
            self._objection = ""
            self._tell(is_aloud=False)
        else:
            super()._follow(change)

    def answer(self, question: Question) -> Action | None:
        """What another seat does now; None: it waits for the next lesson."""
        return None if self._is_waiting else self.lesson.action_at(self.behind)

    def step_back(self) -> None:
        """To the beginning of the lesson, and from there to the one before."""
        if not self._is_waiting and self.lesson.start < self.behind and not self.is_over:
            self._go_to(self._step)
        else:
            super().step_back()

    # What is to be done, and what else was tried

    def wanted_spots(self, choices: ShkapChoices) -> Iterable[Spot]:
        wanted = self.lesson.action_at(self.behind)
        if choices.ask is None or wanted is None:
            return ()
        if self.lesson.is_free(self.behind):
            return [spot for spot in choices.open_spots() if spot.kind in (Place.MARKET, Place.DECK)]
        return spots_for(choices, wanted)

    def friendly_objection(self, action: Action) -> str | None:
        found = self.lesson.objection(self.behind, action)
        if found is None:
            return None
        return {
            Objection.PASSED: translate("shkap lessons", "You may always pass. But land this time."),
            Objection.LANDED: translate(
                "shkap lessons", "You may land, but your cards lead to no chest. Pass this time."
            ),
            Objection.OTHER_ROUTE: translate(
                "shkap lessons", "You may lay any cards. But lay the marked ones now, one after another."
            ),
            Objection.OTHER_CARD: translate(
                "shkap lessons", "You may take any card. But take the marked one now."
            ),
            Objection.KEPT_MARK: translate(
                "shkap lessons", "You may keep your mark. But throw it this time."
            ),
            Objection.OTHER_CELL: translate(
                "shkap lessons", "Your card leads there too. But go to the marked cell now."
            ),
            Objection.OTHER: translate("shkap lessons", "That is allowed too. But follow the marks for now."),
        }[found]

    # On the table, and afterwards

    def room(self, stage: ShkapStage) -> tuple[QRectF, float]:
        """Below seats and phases, in their column."""
        places = stage.places
        column, top = places.seats, places.phases.bottom() + 4
        return QRectF(column.left() + 1, top, column.width() - 2, column.bottom() - top - 2), places.scale

    def choices(self) -> list[tuple[str, Callable[[], object]]]:
        """What comes after the last lesson."""
        return [
            (translate("shkap lessons", "A real expedition"), self._want_expedition),
            (translate("shkap lessons", "Start page"), self.left.emit),
            (translate("shkap lessons", "Again"), self.restart),
        ]

    def _want_expedition(self) -> None:
        self.match_wanted.emit(MatchWish("shkap", NewExpedition()))


def spots_for(choices: ShkapChoices, wanted: Action) -> list[Spot]:
    """What is to be touched next for an action."""
    match wanted:
        case do.Lay(cards):
            return route_spots(choices, cards)
        case do.Mark(card, at):
            return [seat_spot(at)] if choices.picked is not None else [hand_spot(card), seat_spot(at)]
        case do.Step(to, out):
            return [cell_spot(to if choices.cave is None or out is None else out)]
        case do.Take(place):
            return [DECK if place is None else market_spot(place)]
    return [BUTTONS[type(wanted)].spot]


def route_spots(choices: ShkapChoices, wanted: tuple[Card, ...]) -> list[Spot]:
    """The next card that is missing; one that is wrong goes back first."""
    laid = choices.plan.cards
    right = sum(1 for _ in takewhile(bool, map(eq, kinds_of(laid), kinds_of(wanted))))
    if right < len(laid):
        return [route_spot(right)]
    if right == len(wanted):
        return [ShkapButton.READY.spot]
    kind = KINDS[wanted[right]]
    found = [card for card in choices.hand if KINDS[card] is kind]
    return list(map(hand_spot, found[:1]))  # none after an undo beyond the lesson


BUTTONS: Final[dict[type[Action], ShkapButton]] = {
    do.Land: ShkapButton.LAND,
    do.Pass: ShkapButton.PASS,
    do.Done: ShkapButton.DONE,
}

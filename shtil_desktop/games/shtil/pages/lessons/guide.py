"""The first voyage on the real table: one lesson after another, left and taken up at any step."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QRectF

from shtil_desktop.games.shtil.new_voyage import NewVoyage
from shtil_desktop.games.shtil.pages.lessons.lessons import Objection, VoyageLesson, first_voyage, pay_of
from shtil_desktop.games.shtil.pages.new_voyage.wishes import Wish
from shtil_desktop.games.shtil.rules import actions as do
from shtil_desktop.games.shtil.rules.actions import ShtilAction
from shtil_desktop.games.shtil.rules.cards import FINISH, START, Card
from shtil_desktop.games.shtil.table.deciding.choices import ShtilChoices
from shtil_desktop.games.shtil.table.places import Kind, MoveButton
from shtil_desktop.games.shtil.table.stage.shtil_stage import ShtilStage
from shtil_desktop.table.places import Button, Spot
from shtil_desktop.windows.pages.lessons.guide import CourseGuide

if TYPE_CHECKING:
    from shtil_desktop.windows.pages.game_parts import TableWindow


class Tutor(CourseGuide[VoyageLesson]):
    """Leads through the first voyage."""

    def __init__(self, window: TableWindow, path: Path | None) -> None:
        super().__init__(window, path, first_voyage())

    def title(self) -> str:
        return self.tr("First voyage")

    def chosen(self) -> tuple[Card, ...]:
        return self.lesson.chosen

    def wanted_spots(self, choices: ShtilChoices) -> Iterable[Spot]:
        return wanted_spots(choices, self.lesson)

    def room(self, stage: ShtilStage) -> tuple[QRectF, float]:
        """Below the player's box, in the crew's column."""
        places = stage.places
        assert places is not None
        crew, top = places.crew, places.mates[-1].bottom() + 10
        return QRectF(crew.left() + 1, top, crew.width() - 2, crew.bottom() - top - 2), places.scale

    def friendly_objection(self, action: ShtilAction) -> str | None:
        found = self.lesson.objection(action)
        return None if found is None else self._kindly(found, action)

    def _kindly(self, why: Objection, action: ShtilAction) -> str:
        wanted = self.lesson.suggested
        cards = QLocale().createSeparatedList([str(card) for card in sorted(pay_of(wanted))])
        here, there = getattr(wanted, "card", None), getattr(action, "card", None)
        texts = {
            Objection.OTHER_CARD: self.tr("You could play {other} too. But let’s use {card} now."),
            Objection.OTHER_CELL: self.tr("{card} could go there too. But use the marked cell now."),
            Objection.OTHER_PAYMENT: self.tr("You can pay with any card. You’ll miss these least: {cards}."),
            Objection.OTHER_DISCARDS: self.tr("You may discard any two. But the useless ones are {cards}."),
            Objection.PLACED: self.tr("{other} fits there. But {cards} would sit useless in your hand."),
            Objection.DISCARDED: self.tr("You may always discard two. But right now {card} has a good cell."),
            Objection.OTHER: self.tr("That is allowed too. But follow the marks for now."),
        }
        return texts[why].format(card=here, other=there, cards=cards)

    def choices(self) -> list[tuple[str, Callable[[], object]]]:
        """What comes after the last lesson."""
        return [
            (self.tr("Set sail for real"), self._want_voyage),
            (self.tr("Start page"), self.left.emit),
            (self.tr("Again"), self.restart),
        ]

    def _want_voyage(self) -> None:
        self.match_wanted.emit(Wish(NewVoyage(only_winnable=True), None))


def wanted_spots(picks: ShtilChoices, lesson: VoyageLesson) -> list[Spot]:
    """What is to be touched next for the lesson's move."""
    wanted = lesson.suggested
    if picks.pending is not None:
        return _paying_spots(picks, lesson)
    match wanted:
        case do.PlayIsland(card, cell):
            return _card_and_place(picks, card, Spot(Kind.CELL, cell))
        case do.PlayStart():
            return _card_and_place(picks, START, Spot(Kind.START))
        case do.PlayFinish():
            return _card_and_place(picks, FINISH, Spot(Kind.FINISH))
        case do.Discard(pay):
            if MoveButton.DISCARD in picks.buttons():
                return [*_hand_spots(picks, pay), MoveButton.DISCARD.spot]
    return []


def _card_and_place(picks: ShtilChoices, card: Card, place: Spot) -> list[Spot]:
    return [place] if picks.card == card else [*_hand_spots(picks, (card,)), place]


def _hand_spots(picks: ShtilChoices, cards: Iterable[Card]) -> list[Spot]:
    return [Spot(Kind.HAND, picks.view.hand.index(card)) for card in cards if card in picks.view.hand]


def _paying_spots(picks: ShtilChoices, lesson: VoyageLesson) -> list[Spot]:
    """The cards that are chosen wrongly or not yet; then the button."""
    pending, wanted = picks.pending, lesson.suggested
    assert pending is not None
    if lesson.any_cards:
        return [Button.CONFIRM.spot] if picks.is_paid else []
    if not _is_same_move(pending, wanted):
        return [Button.CANCEL.spot]
    chosen = {picks.view.hand[i] for i in picks.chosen}
    missing = [card for card in pay_of(wanted) if card not in chosen]
    return _hand_spots(picks, missing) if missing else [Button.CONFIRM.spot]


def _is_same_move(pending: ShtilAction, wanted: ShtilAction) -> bool:
    return bool(wanted.price) and pending.paid(()) == wanted.paid(())

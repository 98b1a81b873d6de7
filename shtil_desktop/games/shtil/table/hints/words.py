"""A hint in words: the move, its chance beside the next best one's, and why."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from shtil_desktop.games.shtil.crew.hint import Hint
from shtil_desktop.games.shtil.crew.hint_reasons import Reason, Why
from shtil_desktop.games.shtil.rules import actions as do
from shtil_desktop.games.shtil.rules.actions import ShtilAction
from shtil_desktop.games.shtil.rules.cards import PURPLE, WILD, Card
from shtil_desktop.games.shtil.rules.view import View
from shtil_desktop.games.shtil.table.hints.reason_words import reason_text
from shtil_desktop.games.shtil.table.words.prompts import card_name, place_text, translate
from shtil_desktop.games.shtil.table.words.turn_words import missing_text
from shtil_desktop.table.items.hint_panel import HintText
from shtil_desktop.table.words.counted_words import BOUND, counted, sentence_case
from shtil_desktop.table.words.locale_words import chance_text

CLOSE: Final = 0.02
"""Two chances that differ by less are about the same."""


def hint_text(hint: Hint, view: View, names: Sequence[str], is_last: bool) -> HintText:
    """The hint as the player reads it; until the last answer its chance is still being found out."""
    told = _Mover(view, names)
    if hint.action is None:
        count = hint.pledge or 0
        move = counted(translate("hint", "Offer %n card(s)", "", count), count)
        few = translate("hint", "You need every one of your cards.")
        return HintText(move, reason=translate("hint", "You would hardly miss that many.") if count else few)
    return HintText(
        told.move(hint.action),
        _chance(hint, is_last),
        _reason(hint.reason, told) if hint.reason is not None else "",
        _otherwise(hint, told),
    )


def _reason(reason: Reason, told: _Mover) -> str:
    if reason.why is Why.FINISH_WAITS:
        text = translate("hint", "The finish has to wait: {missing}.")
        return text.format(missing=missing_text(told.view, told.names))
    return reason_text(reason)


def _chance(hint: Hint, is_last: bool) -> str:
    if hint.chance is None:
        return "" if is_last else translate("hint", "Still thinking…")
    if not hint.chance:
        return translate("hint", "This voyage can’t be won any more")
    return translate("hint", "Chance of winning:\xa0{percent}").format(percent=chance_text(hint.chance))


def _otherwise(hint: Hint, told: _Mover) -> str:
    if hint.runner_up is None:
        return ""
    move = told.move(hint.runner_up)
    if hint.runner_up_chance is None or hint.chance is None:
        return translate("hint", "Or: {move}").format(move=move)
    if hint.runner_up_chance > hint.chance:
        text = translate("hint", "Perhaps even better: {move} ({percent})")
    elif hint.runner_up_chance > hint.chance - CLOSE:
        text = translate("hint", "Perhaps just as good: {move} ({percent})")
    else:
        text = translate("hint", "Or: {move} ({percent})")
    return text.format(move=move, percent=chance_text(hint.runner_up_chance))


@dataclass(frozen=True, slots=True)
class _Mover:
    """Tells actions of the player as something to do."""

    view: View
    names: Sequence[str]

    def move(self, action: ShtilAction) -> str:
        text = self._move(action)
        pay: tuple[Card, ...] = getattr(action, "pay", ())
        if isinstance(action, do.Discard | do.Give) or not pay:
            return text
        if isinstance(action, do.PlayIsland | do.TurnIsland):
            return translate("hint", "{move}, pay with {cards}").format(move=text, cards=cards_list(pay))
        return translate("hint", "{move}, discard {cards}").format(move=text, cards=cards_list(pay))

    def _move(self, action: ShtilAction) -> str:
        layout = self.view.sea.layout
        match action:
            case do.PlayIsland(card, cell, number):
                text = translate("hint", "{number} to {place}")
                if card == WILD:
                    text = translate("hint", "Wild card as\xa0{number} to {place}")
                return text.format(number=number, place=place_text(layout, cell))
            case do.Discard(pay):
                return translate("hint", "Discard {cards}").format(cards=cards_list(pay))
            case do.Give(_, pay):
                return translate("hint", "Give {cards}").format(cards=cards_list(pay))
            case do.Split(shares):
                given = zip(self.names, shares, strict=True)
                parts = ", ".join(f"{name}{BOUND}{share}" for name, share in given)
                return translate("hint", "Split: {parts}").format(parts=parts)
            case do.Strike(cell):
                text = translate("hint", "The monster takes\xa0{number} from {place}")
                return text.format(number=self.view.sea.number_at(cell), place=place_text(layout, cell))
            case do.TurnIsland(cell):
                text = translate("hint", "Turn\xa0{number} in {place}")
                return text.format(number=self.view.sea.number_at(cell), place=place_text(layout, cell))
        return self._weather(action) or self._plain(action)

    def _weather(self, action: ShtilAction) -> str:
        match action:
            case do.UseCompass(storm, at, wild):
                text = translate("hint", "Use a compass on {storm}")
                if wild:
                    text = translate("hint", "Use the wild card as a compass on {storm}")
                return sentence_case(text.format(storm=self._storm(storm, at)))
            case do.MoveReef(row):
                return translate("hint", "Move the reef to row\xa0{row}").format(row=row + 1)
            case do.TakePurple(int(row)):
                return translate("hint", "Put the purple storm on row\xa0{row}").format(row=row + 1)
            case do.CancelStorm(wild):
                if wild:
                    return translate("hint", "Spend the wild card on the storm")
                return translate("hint", "Spend a compass on the storm")
        return ""

    def _storm(self, storm: Card, at: int) -> str:
        if storm == PURPLE:
            text = translate("hint", "{storm} (row\xa0{row})")
            return text.format(storm=card_name(storm), row=at + 1)
        if len(self.names) == 1:
            return card_name(storm)
        return translate("hint", "{storm} ({name})").format(storm=card_name(storm), name=self.names[at])

    def _plain(self, action: ShtilAction) -> str:
        match action:
            case do.PlayStart(True):
                return translate("hint", "Wild card as the start")
            case do.PlayFinish(True):
                return translate("hint", "Wild card as the finish")
        texts: dict[type[ShtilAction], str] = {
            do.PlayStart: translate("hint", "Play the start"),
            do.PlayFinish: translate("hint", "Play the finish"),
            do.Trade: translate("hint", "Trade your whole hand for a compass"),
            do.HoldReef: translate("hint", "Keep the reef where it is"),
            do.Explore: translate("hint", "Explore"),
            do.Swap: translate("hint", "Swap your hand for the row"),
            do.Pass: translate("hint", "Pass"),
        }
        return texts.get(type(action), translate("hint", "Face the storm"))


def cards_list(cards: Iterable[Card]) -> str:
    """Cards in ascending order, islands by their numbers alone."""
    return ", ".join(card_name(card) for card in sorted(cards))

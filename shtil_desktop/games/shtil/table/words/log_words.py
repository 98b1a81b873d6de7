"""The voyage log: every move in words, from its events."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from shtil_desktop.games.base import Event, Result
from shtil_desktop.games.shtil.lost_gaps import EndingFacts
from shtil_desktop.games.shtil.rules import events as ev
from shtil_desktop.games.shtil.rules.cards import HIDDEN, LAST_ISLAND, WILD, Card
from shtil_desktop.games.shtil.rules.layouts import Layout
from shtil_desktop.games.shtil.rules.line import Gap
from shtil_desktop.games.shtil.rules.outcome import Ending, VoyageOutcome
from shtil_desktop.games.shtil.table.places import Kind
from shtil_desktop.games.shtil.table.words.prompts import (
    card_name,
    cards_text,
    place_text,
    translate,
)
from shtil_desktop.games.shtil.table.words.turn_words import shown_monsters
from shtil_desktop.games.values import replace, value
from shtil_desktop.play.match import Match
from shtil_desktop.play.session import SeenAction
from shtil_desktop.table.items.log_panel import LogLine
from shtil_desktop.table.places import Spot
from shtil_desktop.table.words.counted_words import BOUND, counted
from shtil_desktop.table.words.mate_names import mate_name

NOTHING: Final[Mapping[int, int]] = MappingProxyType({})


@value
class Teller:
    """Tells events to the player at `player`, among these names."""

    names: Sequence[str]
    player: int
    layout: Layout
    is_hers: bool = True
    """Whether the player sailed it herself, and didn't get it from someone."""

    def whole(self, opening: Iterable[Event], steps: Iterable[SeenAction]) -> list[LogLine]:
        """The log of a voyage: its opening, and every step by its number."""
        chart: dict[int, int] = {}
        found = self.lines(opening, 0, chart)
        for number, step in enumerate(steps, start=1):
            found += self.lines(step.events, number, chart)
        return found

    def lines(
        self, events: Iterable[Event], step: int = 0, chart: dict[int, int] | None = None
    ) -> list[LogLine]:
        """The lines of one step; `chart` knows the number in each cell before it, and after it."""
        found: list[LogLine] = []
        chart = {} if chart is None else chart
        before: Event | None = None
        for at, event in enumerate(events):
            is_price = isinstance(before, ev.IslandPlayed) and isinstance(event, ev.CardsDiscarded)
            is_explored = isinstance(before, ev.ExplorerTurned) and isinstance(event, ev.StormRevealed)
            text = "" if is_price or is_explored else self.tell(event, chart)
            if isinstance(event, ev.CardsDiscarded) and is_price and HIDDEN not in event.cards:
                text_with_price = f"{found[-1].text} ({_listed(event.cards)})"
                found[-1] = replace(found[-1], text=text_with_price, event=at)
            if text:
                cell = getattr(event, "cell", None)
                place = None if cell is None else Spot(Kind.CELL, cell)
                found.append(LogLine(text, getattr(event, "seat", None), place, step, at))
            _note(chart, event)
            before = event
        return found

    def who(self, seat: int) -> str:
        return translate("telling", "You") if self.is_hers and seat == self.player else self.names[seat]

    def tell(self, event: Event, chart: Mapping[int, int] = NOTHING) -> str:
        """The event as a sentence; nothing for what goes without saying."""
        who = self.who(event.seat) if hasattr(event, "seat") else ""
        match event:
            case ev.IslandPlayed(_, card, number, cell, price):
                place = place_text(self.layout, cell)
                name = (
                    translate("telling", "{number}\xa0(wild)").format(number=number)
                    if card == WILD
                    else number
                )
                text = translate("telling", "{who}: {card} to {place}").format(
                    who=who, card=name, place=place
                )
                return text + _price_text(price) if price else text
            case ev.CardsDiscarded(_, cards):
                return translate("telling", "{who} discarded {cards}").format(who=who, cards=_listed(cards))
            case ev.BlindDiscarded(_, count):
                return translate("telling", "{who} discarded {cards} unseen from the deck").format(
                    who=who, cards=cards_text(count)
                )
            case ev.StartPlayed():
                return translate("telling", "{who} played the start").format(who=who)
            case ev.FinishPlayed():
                return translate("telling", "{who} played the finish").format(who=who)
            case ev.SharesSet(_, shares):
                seats = [(self.player + step) % len(shares) for step in range(len(shares))]
                parts = ", ".join(f"{self.who(seat)}{BOUND}{shares[seat]}" for seat in seats)
                return translate("telling", "Split: {parts}").format(parts=parts)
            case ev.RowCompleted(row):
                return translate("telling", "Row\xa0{row} is full").format(row=row + 1)
            case ev.GameEnded(outcome):
                return ending_title(outcome, self.player)
        return self._tell_weather(event, who) or self._tell_variant(event, who, chart)

    def _tell_weather(self, event: Event, who: str) -> str:
        match event:
            case ev.ReefMoved(_, row):
                return translate("telling", "{who} moved the reef to row\xa0{row}").format(
                    who=who, row=row + 1
                )
            case ev.ReefHeld():
                return translate("telling", "{who} kept the reef where it is").format(who=who)
            case ev.ReefLeft():
                return translate("telling", "The reef is gone for good")
            case ev.MonsterStruck(_, cell, card):
                return translate("telling", "{who}: a monster took {card} from {place}").format(
                    who=who, card=card_name(card), place=place_text(self.layout, cell)
                )
            case ev.MonstersShown(_, held):
                holders = shown_monsters(held, [self.who(seat) for seat in range(len(held))])
                return translate("telling", "No finish yet. Monsters in hand: {holders}").format(
                    holders=holders
                )
            case ev.StormRevealed(_, storm):
                return translate("telling", "{who} ran into {storm}").format(who=who, storm=card_name(storm))
            case ev.StormCame(_, storm, row):
                if row is not None:
                    return translate("telling", "{who}: {storm} on row\xa0{row}").format(
                        who=who, storm=card_name(storm), row=row + 1
                    )
                return translate("telling", "{who}: {storm} is in play").format(
                    who=who, storm=card_name(storm)
                )
            case ev.StormCancelled(_, storm) | ev.StormRemoved(_, storm):
                return translate("telling", "{who} used a compass on {storm}").format(
                    who=who, storm=card_name(storm)
                )
            case ev.CompassWon():
                return translate("telling", "{who} won a compass").format(who=who)
        return ""

    def _tell_variant(self, event: Event, who: str, chart: Mapping[int, int]) -> str:
        match event:
            case ev.IslandTurned(_, cell) if cell in chart:
                text = translate("telling", "{who} turned\xa0{number} in {place}")
                return text.format(who=who, number=chart[cell], place=place_text(self.layout, cell))
            case ev.IslandTurned(_, cell):
                place = place_text(self.layout, cell)
                return translate("telling", "{who} turned the island in {place}").format(who=who, place=place)
            case ev.HandsTurned(_, moon_up):
                side = translate("telling", "moon") if moon_up else translate("telling", "sun")
                return translate("telling", "{who} drew a compass: all hands are now {side} side up").format(
                    who=who, side=side
                )
            case ev.ExplorerTurned(_, card):
                return translate("telling", "{who} explored: {card}").format(who=who, card=card_name(card))
            case ev.FinishOpened():
                return translate("telling", "The finish is face up")
            case ev.HandShown(_, cards):
                text = translate("telling", "{who} swapped {cards} for the row")
                return text.format(who=who, cards=_listed(cards))
            case ev.TurnPassed():
                return translate("telling", "{who} passed").format(who=who)
        return ""


def _price_text(price: int) -> str:
    return f",\N{NO-BREAK SPACE}\N{MINUS SIGN}{price}"


def _listed(cards: Sequence[Card]) -> str:
    """Cards by name, in ascending order; how many they are, if they are not known."""
    if not cards or HIDDEN in cards:
        return cards_text(len(cards))
    return ", ".join(card_name(card) for card in sorted(cards))


def _note(chart: dict[int, int], event: Event) -> None:
    """Keep the chart of numbers in line with what has happened."""
    match event:
        case ev.IslandPlayed(_, _, number, cell):
            chart[cell] = number
        case ev.MonsterStruck(_, cell):
            chart.pop(cell, None)


def crew_names(match: Match) -> list[str]:
    """What to call each seat, also where nobody knows who sat there."""
    names = []
    for seat, sailor in enumerate(match.seating):
        if sailor.name:
            names.append(sailor.name if seat == match.player else mate_name(sailor.name))
        elif seat == match.player and match.is_hers:
            names.append(translate("telling", "You"))
        else:
            names.append(translate("telling", "Player\xa0{number}").format(number=seat + 1))
    return names


def ending_title(outcome: VoyageOutcome, player: int) -> str:
    """The end in a few words."""
    result = outcome.result_for(player)
    if result is Result.DRAW:
        return translate("telling", "It’s a draw")
    if result is Result.WON:
        return translate("telling", "You won!")
    return (
        translate("telling", "Your opponent won")
        if outcome.winners
        else translate("telling", "The voyage is lost")
    )


def ending_reason(facts: EndingFacts, teller: Teller) -> str:
    """Why it ended, in two or three sentences."""
    outcome, empty = facts.outcome, len(facts.empty_cells)
    if outcome.scores is not None:
        mine, other = outcome.scores[teller.player], outcome.scores[1 - teller.player]
        text = translate("telling", "Final score: {mine} to\xa0{other}.").format(mine=mine, other=other)
        return text.replace("-", "\N{MINUS SIGN}")
    if outcome.reason is Ending.RESIGNED:
        return translate("telling", "The crew gave up.")
    if outcome.winners:
        return translate("telling", "Every island has found its place. The sea is calm.")
    if not empty:
        return _full_but_lost(facts, teller)
    cells = counted(translate("telling", "%n cell(s)", "", empty), empty)
    if outcome.stuck == teller.player and teller.is_hers:
        text = translate("telling", "You could neither play a card nor discard two. Left empty: {cells}.")
    else:
        text = translate("telling", "{who} could neither play a card nor discard two. Left empty: {cells}.")
    text = text.format(who=teller.who(outcome.stuck or 0), cells=cells)
    return " ".join(part for part in (text, _last_gap(facts), _last_hand(facts)) if part)


def _last_gap(facts: EndingFacts) -> str:
    """That nothing was left for a gap, if it was so."""
    return f"{narrow_text(facts.narrow[0])}." if facts.narrow else ""


def _full_but_lost(facts: EndingFacts, teller: Teller) -> str:
    """The sea is full, and what else it takes to win did not come."""
    if facts.outcome.stuck == teller.player and teller.is_hers:
        text = translate("telling", "The grid was full, but you could neither play a finish nor discard two.")
    else:
        text = translate(
            "telling", "The grid was full, but {who} could neither play a finish nor discard two."
        )
    text = text.format(who=teller.who(facts.outcome.stuck or 0))
    wrong = len(facts.wrong_sides)
    sides = counted(translate("telling", "%n island(s) showed the wrong side.", "", wrong), wrong)
    parts = (text, sides if wrong else "", _last_hand(facts))
    return " ".join(part for part in parts if part)


def _last_hand(facts: EndingFacts) -> str:
    if not facts.hand:
        return ""
    cards = ", ".join(card_name(card) for card in sorted(facts.hand))
    return translate("telling", "Left in hand: {cards}.").format(cards=cards)


def narrow_text(gap: Gap) -> str:
    """That nothing can fill a gap any more: its numbers are gone, or too dear for any hand."""
    if gap.low < 1:
        text = translate("telling", "The gap before\xa0{high} can’t be filled any more")
        return text.format(high=gap.high)
    if gap.high > LAST_ISLAND:
        text = translate("telling", "The gap after\xa0{low} can’t be filled any more")
        return text.format(low=gap.low)
    text = translate("telling", "The gap between\xa0{low} and\xa0{high} can’t be filled any more")
    return text.format(low=gap.low, high=gap.high)

"""The log: every decision in words, and every walk to be looked at again on its island."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QCoreApplication

from shtil_desktop.games.base import Event
from shtil_desktop.games.shkap.rules import events as ev
from shtil_desktop.games.shkap.rules.actions import Step
from shtil_desktop.games.shkap.rules.island.islands import Cell, Island, island_set
from shtil_desktop.games.shkap.rules.outcome import leaders
from shtil_desktop.games.shkap.table.places import Place, seat_spot
from shtil_desktop.games.shkap.table.words.end_words import EndTeller
from shtil_desktop.games.shkap.table.words.log_sentences import SENTENCES, Sentence
from shtil_desktop.games.shkap.table.words.names_and_counts import (
    card_name,
    cards_list,
    chest_text,
    coins_text,
    gained_text,
    in_steps_text,
    island_name,
    joined,
    with_steps_text,
)
from shtil_desktop.games.values import value
from shtil_desktop.play.session import SeenAction
from shtil_desktop.table.items.log_panel import LogLine
from shtil_desktop.table.places import Spot

translate = QCoreApplication.translate


@dataclass(slots=True)
class _Place:
    """Where the telling is: the island, and the walk that is under way."""

    island: int | None = None
    steps: dict[int, list[Step]] = field(default_factory=dict)
    starts: dict[int, Cell] = field(default_factory=dict)
    coins: Counter[int] = field(default_factory=Counter)
    """What each seat has won so far."""


@value
class Teller:
    """Tells events to the player at `player`, among these names."""

    names: Sequence[str]
    player: int
    island_set: int
    is_own: bool = True
    """Whether the player played it herself, and didn't get it from someone."""

    def whole(self, opening: Iterable[Event], steps: Iterable[SeenAction]) -> list[LogLine]:
        """The log of a match: its opening, and every step by its number."""
        at = _Place()
        found = self._lines(at, opening, 0)
        for number, step in enumerate(steps, start=1):
            found += self._lines(at, step.events, number)
        return found

    def _lines(self, at: _Place, events: Iterable[Event], step: int) -> list[LogLine]:
        found = []
        events = list(events)
        for place, event in enumerate(events):
            self._follow(at, event)
            if isinstance(event, ev.HandsDiscarded) and _breaks_tie(events):
                found.append(LogLine(self._tie(at.coins), None, None, step, place))
            text = self.tell(event, at.island)
            if text:
                seat = getattr(event, "seat", None)
                found.append(LogLine(text, seat, self._place(at, event), step, place))
        return found

    def _follow(self, at: _Place, event: Event) -> None:
        match event:
            case ev.IslandBegan(island):
                at.island, at.steps, at.starts = island, {}, {}
            case ev.RouteRevealed(seat, _, start):
                at.starts[seat], at.steps[seat] = start, []
            case ev.Walked(seat, _, to, exit_):
                at.steps[seat].append(Step(to, exit_))
            case ev.CoinsWon(seat, coins=coins):
                at.coins[seat] += coins

    def _place(self, at: _Place, event: Event) -> Spot | None:
        """What a click on the line shows: the walk so far, or the seat."""
        seat = getattr(event, "seat", None)
        is_walk = isinstance(event, ev.RouteRevealed | ev.Walked | ev.WalkEnded | ev.CoinsWon)
        if is_walk and seat in at.starts:
            return Spot(Place.WALK, (at.island, seat, at.starts[seat], tuple(at.steps[seat])))
        return None if seat is None else seat_spot(seat)

    def _island(self, island: int | None) -> Island | None:
        return None if island is None else island_set(self.island_set)[island]

    def _is_player(self, seat: int) -> bool:
        return self.is_own and seat == self.player

    def _say(self, sentence: Sentence, seat: int, **words: object) -> str:
        """In the second person for the player, else with the name."""
        you, other = SENTENCES[sentence]()
        text = you if self._is_player(seat) else other
        return text.format(name=self.names[seat], **words)

    def tell(self, event: Event, island: int | None) -> str:
        """The event as a sentence; nothing for what goes without saying."""
        match event:
            case ev.IslandBegan(number, first):
                return self._begin(number, first)
            case ev.Announced(seat, lands):
                return self._say(Sentence.LANDS if lands else Sentence.PASSES, seat)
            case ev.CardTaken(seat, place, card):
                return self._taken(seat, place, card)
            case ev.CardKept(seat, card) if card is not None and self._is_player(seat):
                return self._say(Sentence.KEEPS, seat, card=card_name(card))
            case ev.RouteLaid(seat, cards):
                if cards:
                    return self._say(Sentence.LAYS_CARDS, seat, cards=cards_list(cards))
                return self._say(Sentence.LAYS, seat)
            case ev.RoutesCounted(counts):
                return self._counts(counts)
            case ev.MarkThrown(seat, at):
                return self._mark(seat, at)
        return self._tell_walk(event, island)

    def _tell_walk(self, event: Event, island: int | None) -> str:
        match event:
            case ev.RouteRevealed(seat, cards):
                return self._say(Sentence.REVEALS, seat, cards=cards_list(cards))
            case ev.WalkEnded(seat, stop, cell, steps):
                return self._end_of_walk(seat, stop, cell, steps, self._island(island))
            case ev.CoinsWon(seat, _, steps, coins, behind):
                return self._coins(seat, steps, coins, behind)
            case ev.DeckReshuffled():
                return translate("shkap", "The discard pile is shuffled into a new deck")
            case ev.HandsDiscarded():
                return translate("shkap", "All hands are discarded")
            case ev.GameEnded(outcome):
                return EndTeller(self.names, self.player, self.is_own).title(outcome)
        return ""

    def _begin(self, number: int, first: int) -> str:
        island = self._island(number)
        assert island is not None
        text = translate("shkap", "{island}: {name} is first")
        if self._is_player(first):
            text = translate("shkap", "{island}: you are first")
        return text.format(island=island_name(island), name=self.names[first])

    def _tie(self, coins: Counter[int]) -> str:
        tied = leaders({seat: coins[seat] for seat in range(len(self.names))})
        text = translate("shkap", "Tie at {coins}: {names}. One more island decides")
        return text.format(
            coins=coins_text(coins[tied[0]]), names=joined([self.names[seat] for seat in tied])
        )

    def _taken(self, seat: int, place: int | None, card: int | None) -> str:
        if place is None and card is None:
            return self._say(Sentence.DRAWS, seat)
        assert card is not None
        sentence = Sentence.DRAWS_CARD if place is None else Sentence.TAKES
        return self._say(sentence, seat, card=card_name(card))

    def _counts(self, counts: tuple[int, ...]) -> str:
        told = [f"{self.names[seat]}\xa0{count}" for seat, count in enumerate(counts) if count]
        return translate("shkap", "Cards laid: {counts}").format(counts=", ".join(told))

    def _mark(self, seat: int, at: int) -> str:
        if self._is_player(at):
            return translate("shkap", "{name} throws a black mark at you").format(name=self.names[seat])
        return self._say(Sentence.THROWS, seat, other=self.names[at])

    def _end_of_walk(self, seat: int, stop: ev.Stop, cell: Cell, steps: int, island: Island | None) -> str:
        sentence = {
            ev.Stop.CHEST: Sentence.ARRIVES,
            ev.Stop.BURIED: Sentence.LACKS_MAP,
            ev.Stop.NOWHERE: Sentence.NOWHERE,
            ev.Stop.MISPLACED_FLAG: Sentence.LATE_FLAG,
            ev.Stop.NO_CARD: Sentence.NO_CARD,
        }[stop]
        chest = "" if island is None or stop is not ev.Stop.CHEST else chest_text(island, cell)
        return self._say(sentence, seat, chest=chest, in_steps=in_steps_text(steps))

    def _name_after(self, seat: int) -> str:
        """As it stands after “behind”: some languages have another word for the player there."""
        return translate("shkap log", "you") if self._is_player(seat) else self.names[seat]

    def _coins(self, seat: int, steps: int, coins: int, behind: tuple[int, ...]) -> str:
        """With the reason of the order."""
        if not behind:
            return self._say(Sentence.WINS, seat, coins=gained_text(coins), with_steps=with_steps_text(steps))
        others = joined([self._name_after(other) for other in behind])
        sentence = Sentence.WINS_BEHIND if coins else Sentence.TOO_LATE
        return self._say(
            sentence, seat, coins=gained_text(coins), with_steps=with_steps_text(steps), others=others
        )


def _breaks_tie(events: Sequence[Event]) -> bool:
    """Return whether these events begin the island that breaks a tie."""
    return any(isinstance(event, ev.IslandBegan) and event.is_extra for event in events)

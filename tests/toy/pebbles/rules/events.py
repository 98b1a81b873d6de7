"""What has happened."""

from __future__ import annotations

from shtil_desktop.games.base import Event
from shtil_desktop.games.values import value
from tests.toy.pebbles.rules.outcome import PebblesOutcome


@value
class ChoiceMade(Event):
    """A seat has chosen; `count` is None for those who may not see it yet."""

    seat: int
    count: int | None = None

    def seen_by(self, seat: int) -> ChoiceMade:
        return self if seat == self.seat else ChoiceMade(self.seat)


@value
class ChoicesRevealed(Event):
    """All choices of a round, and what each seat got for it."""

    counts: tuple[int, ...]
    got: tuple[int, ...]


@value
class PebblesAdded(Event):
    """What the die added to the pile."""

    count: int


@value
class RoundBegan(Event):
    round: int
    first: int


@value
class MatchEnded(Event):
    outcome: PebblesOutcome

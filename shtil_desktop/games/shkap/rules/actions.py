"""What a seat can decide. A route is listed without its cards: which ones, `completions` tells."""

from __future__ import annotations

from shtil_desktop.games.base import Action
from shtil_desktop.games.shkap.rules.cards import Card
from shtil_desktop.games.shkap.rules.island.islands import Cell
from shtil_desktop.games.values import value


@value
class Keep(Action):
    """In a draft: keep one card of the pack."""

    card: Card

    def seen_by(self, seat: int, decider: int) -> Action:
        return self if seat == decider else HIDDEN_KEEP


@value
class Land(Action):
    """Announce to land."""


@value
class Pass(Action):
    """Announce to pass; two cards are taken at once."""


@value
class Take(Action):
    """Take a card from a place of the market, or from the deck."""

    place: int | None = None
    """None is the deck."""


@value
class Lay(Action):
    """Commit a route, left card first: hidden until the walk."""

    cards: tuple[Card, ...] = ()

    def seen_by(self, seat: int, decider: int) -> Action:
        return self if seat == decider else HIDDEN_LAY


@value
class Mark(Action):
    """Throw a black mark at a seat that has landed."""

    card: Card
    at: int


@value
class Done(Action):
    """No more marks."""


@value
class Step(Action):
    """Where the next move card leads; out of a cave, which other one to come out of."""

    to: Cell
    exit: Cell | None = None


@value
class Resign(Action):
    """Give up; any seat may, at any time: without a `seat` it is the one that decides."""

    seat: int | None = None


@value
class Kept(Action):
    """What others see of a card kept in a draft. It can't be carried out."""


@value
class Laid(Action):
    """What others see of a route that is committed. It can't be carried out."""


HIDDEN_KEEP, HIDDEN_LAY = Kept(), Laid()

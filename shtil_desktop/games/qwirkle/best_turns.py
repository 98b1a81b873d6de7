"""What the statistics remember of a game's turns, from its actions alone."""

from __future__ import annotations

from collections.abc import Iterator

from shtil_desktop.games.qwirkle.rules.events import TilesLaid
from shtil_desktop.games.qwirkle.rules.game import Qwirkle
from shtil_desktop.games.qwirkle.rules.tiles import SIDE


def best_turn(game: Qwirkle, seat: int) -> int:
    """The most points that a seat scored in one turn, without what going out brings."""
    return max((laid.points for laid in lays_of(game, seat)), default=0)


def qwirkles(game: Qwirkle, seat: int) -> int:
    """How many whole lines of six a seat completed."""
    return sum(len(line.cells) == SIDE for laid in lays_of(game, seat) for line in laid.lines)


def lays_of(game: Qwirkle, seat: int) -> Iterator[TilesLaid]:
    """The seat's lays, played again."""
    again = game.beginning()
    for _, action in game.actions:
        for event in again.apply(action):
            if isinstance(event, TilesLaid) and event.seat == seat:
                yield event

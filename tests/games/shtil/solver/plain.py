"""A slow and plain search of every line of play, to hold the solver against."""

from __future__ import annotations

from collections.abc import Hashable

from shtil_desktop.games.shtil.rules.actions import ShtilAction, TurnIsland
from shtil_desktop.games.shtil.rules.sea import Sea
from shtil_desktop.games.shtil.rules.voyage import Shtil

PAST = {"rules", "gone", "shown", "pledges"}
"""What tells of the past and decides nothing."""


class TooLarge(Exception):
    """More positions than a test has time for."""


class PlainSearch:
    """Tries every action with every payment, after a win too; `seen` holds each position and if it is won."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.known: dict[Hashable, bool] = {}
        self.seen: list[tuple[Shtil, bool]] = []

    def is_winnable(self, game: Shtil) -> bool:
        if game.result is not None:
            return bool(game.result.winners)
        key = state(game)
        if key not in self.known:
            if len(self.known) >= self.most:
                raise TooLarge
            self.known[key] = False
            self.known[key] = self._can_win(game)
            self.seen.append((game, self.known[key]))
        return self.known[key]

    def _can_win(self, game: Shtil) -> bool:
        found = False
        for listed in unlike(game):
            for action in game.completions(listed):
                child = game.copy()
                child.apply(action)
                found = self.is_winnable(child) or found
        return found


def unlike(game: Shtil) -> list[ShtilAction]:
    """The legal actions; among islands that lie right, or wrong, it is all the same which one is turned."""
    alike: dict[Hashable, ShtilAction] = {}
    for action in game.legal_actions():
        same: Hashable = action
        if isinstance(action, TurnIsland):
            is_moon = game.sea.layout.row_of[action.cell] < 3
            same = is_moon == game.sea.sides[action.cell]
        alike.setdefault(same, action)
    return list(alike.values())


def state(game: Shtil) -> Hashable:
    hands = tuple(tuple(sorted(hand)) for hand in game.hands)
    return hands, tuple(game.tops), *(_plain(game.sea, name) for name in Sea.__slots__ if name not in PAST)


def _plain(sea: Sea, name: str) -> Hashable:
    if name == "lines":
        return tuple((tuple(line.numbers), tuple(line.cells)) for line in sea.lines)
    if name == "sides":
        return bytes(sea.sides)
    if name == "explored":
        return len(sea.explored)
    value: Hashable = getattr(sea, name)
    return value

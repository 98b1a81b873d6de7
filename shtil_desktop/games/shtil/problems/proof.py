"""What is proven of an open position: which moves win, in how few decisions, and what refutes the others.

Work is counted in steps: the same search ends in the same place on every machine.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator

from shtil_desktop.games.cancelling import IsCancelled, never
from shtil_desktop.games.shtil.rules.actions import ShtilAction
from shtil_desktop.games.shtil.rules.voyage import Shtil
from shtil_desktop.games.shtil.solver.cards_left import CardsLeft
from shtil_desktop.games.shtil.solver.exhaustive_search import BudgetSpent, ExhaustiveSearch, all_ways
from shtil_desktop.games.shtil.solver.limits import SearchLimits
from shtil_desktop.games.shtil.solver.loss_proofs import turns_needed, why_lost
from shtil_desktop.games.shtil.solver.playouts import is_won
from shtil_desktop.games.shtil.solver.position_key import key_of
from shtil_desktop.games.shtil.solver.verdict import Cause, Lost
from shtil_desktop.games.values import value

Line = tuple[ShtilAction, ...]


@value
class Refutation:
    """Why a move loses: however the crew plays on, at the latest after `line` this can be seen."""

    line: Line
    lost: Lost


class Proof:
    """All that is asked of one problem's positions, within so many steps; `BudgetSpent` when they are taken.

    What one question has shown helps with the next.
    """

    def __init__(self, steps: int, is_cancelled: IsCancelled = never) -> None:
        self._left = steps
        self._limits = SearchLimits(is_cancelled=is_cancelled)
        self._search = ExhaustiveSearch(steps, self._limits)
        self._depths: dict[Hashable, int] = {}
        self._failed: dict[Hashable, int] = {}

    def is_winnable(self, game: Shtil) -> bool:
        if game.result is not None:
            return is_won(game)
        return why_lost(game) is None and self._search.search(game) is not None

    def shortest(self, game: Shtil, most: int) -> Line | None:
        """A win in the fewest decisions, None if it takes more than `most`."""
        for decisions in range(turns_needed(game, CardsLeft(game)), most + 1):
            line = self._within(game, decisions)
            if line is not None:
                return line
        return None

    def _within(self, game: Shtil, decisions: int) -> Line | None:
        for action in all_ways(game):
            after = self._after(game, action)
            if is_won(after):
                return (action,)
            if after.result is None and (rest := self._rest(after, decisions - 1)) is not None:
                return (action, *rest)
        return None

    def _rest(self, after: Shtil, decisions: int) -> Line | None:
        """A win in no more than so many decisions; how many were not enough is remembered."""
        cards_left = CardsLeft(after)
        if turns_needed(after, cards_left) > decisions:
            return None
        key = key_of(after, cards_left)
        if self._failed.get(key, -1) >= decisions or why_lost(after, cards_left) is not None:
            return None
        line = self._within(after, decisions)
        if line is None:
            self._failed[key] = decisions
        return line

    def depth(self, game: Shtil) -> int:
        """Of a lost position: how many decisions it takes at the most until that can be seen."""
        if game.result is not None:
            return 0
        cards_left = CardsLeft(game)
        if why_lost(game, cards_left) is not None:
            return 0
        key = key_of(game, cards_left)
        if key not in self._depths:
            self._depths[key] = 1 + max(self.depth(self._after(game, action)) for action in all_ways(game))
        return self._depths[key]

    def refute(self, game: Shtil) -> Refutation:
        """Of a lost position: the line in which it takes longest until that can be seen."""
        line: list[ShtilAction] = []
        while depth := self.depth(game):
            # Positions of one key have the same depth, but not the same cards: each move is looked for anew.
            action, game = next(each for each in self._ways(game) if self.depth(each[1]) == depth - 1)
            line.append(action)
        return Refutation(tuple(line), _reason(game))

    def _ways(self, game: Shtil) -> Iterator[tuple[ShtilAction, Shtil]]:
        """All that can be done, the last first."""
        for action in reversed(list(all_ways(game))):
            yield action, self._after(game, action)

    def _after(self, game: Shtil, action: ShtilAction) -> Shtil:
        self._limits.check()
        self._left -= 1
        if self._left < 0:
            raise BudgetSpent
        child = game.copy()
        child.apply(action)
        return child


def _reason(game: Shtil) -> Lost:
    """Why it can be seen that a position is lost."""
    if game.result is not None:
        return Lost(Cause.OVER, seat=game.result.stuck)
    lost = why_lost(game, CardsLeft(game))
    assert lost is not None
    return lost

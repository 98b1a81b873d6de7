"""A second search for problems, on the referee's table: every lay by every seat, nothing left out."""

from __future__ import annotations

from typing import Any

from tests.games.qwirkle.referee.board import Board, Lay, all_lays, points_of_lay, put
from tests.games.qwirkle.referee.table import GOING_OUT, Table


def table_of(record: dict[str, Any], actions: int) -> Table:
    """The referee's table after so many actions of a record."""
    table = Table(record["options"]["seats"], record["deal"])
    for entry in record["actions"][:actions]:
        table.apply(entry)
    return table


def most_points(table: Table) -> set[Lay]:
    """The lays of the seat to move that score most."""
    assert table.turn is not None
    points = {lay: points_of_lay(table.board, lay) for lay in table.lays(table.turn)}
    return {lay for lay, scored in points.items() if scored == max(points.values())}


class EndSearch:
    """Asks of two open hands only whether a seat can gain so much; questions asked again are looked up."""

    def __init__(self) -> None:
        self.known: dict[object, bool] = {}

    def best_lays(self, board: Board, mine: list[str], theirs: list[str], lead: int) -> set[Lay]:
        """Every lay that gains so much of a lead; none if any gains more."""
        found = {lay for lay in all_lays(board, mine) if self.gains(board, lay, mine, theirs, lead)}
        is_more = any(self.gains(board, lay, mine, theirs, lead + 1) for lay in found)
        return set() if is_more else found

    def gains(self, board: Board, lay: Lay, mine: list[str], theirs: list[str], lead: int) -> bool:
        left = mine.copy()
        for tile, _, _ in lay:
            left.remove(tile)
        points = points_of_lay(board, lay)
        if not left:
            return points + GOING_OUT >= lead
        return not self._can_gain(put(board, lay), theirs, left, points - lead + 1, has_passed=False)

    def _can_gain(
        self, board: Board, mine: list[str], theirs: list[str], lead: int, has_passed: bool
    ) -> bool:
        key = (frozenset(board.items()), tuple(sorted(mine)), tuple(sorted(theirs)), lead, has_passed)
        if key not in self.known:
            lays = sorted(all_lays(board, mine), key=lambda lay: -points_of_lay(board, lay))
            if lays:
                self.known[key] = any(self.gains(board, lay, mine, theirs, lead) for lay in lays)
            elif has_passed:
                self.known[key] = lead <= 0
            else:
                self.known[key] = not self._can_gain(board, theirs, mine, 1 - lead, has_passed=True)
        return self.known[key]

"""The captain's decisions on hand-made positions."""

from __future__ import annotations

from dataclasses import replace

import pytest

from shtil_desktop.games.rng import Rng
from shtil_desktop.games.shtil.crew.seats.captain import Captain
from shtil_desktop.games.shtil.rules.actions import PlayIsland, TurnIsland
from shtil_desktop.games.shtil.rules.options import Mode
from shtil_desktop.games.shtil.rules.view import View
from tests.games.shtil.rules.positions import full_rows, voyage, with_grid, with_hand, with_sea

LAST = (2, 2)
"""The only empty cell."""


def nearly_full(*others: int) -> View:
    """One island is missing, and in the hand; another shows its wrong side. So many cards the others have."""
    grid = full_rows(*range(6))
    missing = grid.pop(LAST)
    moon = [place for place in grid if place[0] < 3]
    game = with_grid(voyage(3, Mode.SUN_MOON), grid, [*moon, (4, 5)])
    game = with_sea(with_hand(game, 0, [missing, 78, 80]), start_lies=True, turn=0)
    return replace(game.view(0), hand_sizes=(3, *others), deck_sizes=(0, 0, 0))


@pytest.mark.parametrize(("others", "kind"), [((5, 5), TurnIsland), ((5, 2), PlayIsland)])
def test_what_only_this_seat_can_do_comes_first_when_a_mate_is_at_its_last_cards(others, kind):
    """To turn an island is for any of them; the number of the last gap nobody else has."""
    assert isinstance(Captain(Rng(1)).decide(nearly_full(*others)), kind)

"""Solving: proofs first, then playing, then searching, ever wider until the steps are taken."""

from __future__ import annotations

import random
from itertools import count

from shtil_desktop.games.shtil.rules.actions import ShtilAction
from shtil_desktop.games.shtil.rules.options import Mode
from shtil_desktop.games.shtil.rules.voyage import Shtil
from shtil_desktop.games.shtil.solver.beam_search import beam
from shtil_desktop.games.shtil.solver.cards_left import CardsLeft
from shtil_desktop.games.shtil.solver.exhaustive_search import BudgetSpent, ExhaustiveSearch
from shtil_desktop.games.shtil.solver.limits import SearchLimits, SearchStopped
from shtil_desktop.games.shtil.solver.loss_proofs import why_lost
from shtil_desktop.games.shtil.solver.playouts import is_won, line_since, try_often
from shtil_desktop.games.shtil.solver.verdict import Cause, Doubt, Lost, Unknown, Verdict, Winnable

TRIES, WIDTH, POSITIONS = 12, 10, 1000
"""Of the first round: games played, width of the beam, positions of a full search."""
GROWTH = 2
SMALL = 30
"""With no more cards than this it may be worth trying everything."""


def solve(game: Shtil, limits: SearchLimits | None = None, seed: int = 0) -> Verdict:
    """Return whether the crew can still win, every card known; without limits it may search for ever."""
    if game.options.mode is Mode.COMPETITIVE:
        return Unknown(Doubt.RIVALS)
    if game.result is not None:
        return Winnable(()) if is_won(game) else Lost(Cause.OVER)
    lost = why_lost(game)
    if lost is not None:
        return lost
    try:
        return _search(game, random.Random(seed), limits or SearchLimits())
    except SearchStopped as stop:
        return Unknown(stop.doubt)


def _search(game: Shtil, dice: random.Random, limits: SearchLimits) -> Verdict:
    """Rounds of all three ways, each larger than the one before."""
    is_small = CardsLeft(game).usable <= SMALL
    for turn in count():
        scale = GROWTH**turn
        won = try_often(game, TRIES * scale, dice, limits)
        if won is None and is_small:
            try:
                won = ExhaustiveSearch(POSITIONS * scale, limits).search(game)
                if won is None:
                    return Lost(Cause.ALL_TRIED)
            except BudgetSpent:
                pass
        won = won or beam(game, WIDTH * scale, dice, limits)
        if won is not None:
            return Winnable(_checked(game, won))
    raise AssertionError


def _checked(game: Shtil, won: Shtil) -> tuple[ShtilAction, ...]:
    """The winning line, played through once more."""
    line = line_since(game, won)
    twin = game.copy()
    for action in line:
        twin.apply(action)
    assert is_won(twin)
    return line

"""Choices of Shkap tried again: why a route may be right that leads to no chest."""

from __future__ import annotations

from collections.abc import Iterator

from shtil_desktop.games.shkap.pages.drills import ShkapDrillParts
from shtil_desktop.games.shkap.rules.actions import Land, Lay
from shtil_desktop.games.shkap.rules.asks import Ask
from shtil_desktop.games.shkap.rules.cards import is_mark
from shtil_desktop.games.shkap.rules.events import Stop, WalkEnded
from shtil_desktop.games.shkap.rules.game import Shkap
from tests.windows.pages.training.drilling import match_of


def layings() -> Iterator[tuple[Shkap, Lay, bool]]:
    """Routes of a game, and whether they led to a chest."""
    game = match_of("shkap", "deckhand", 3).game
    for at, (seat, action) in enumerate(game.actions):
        if isinstance(action, Lay):
            later = game.position_after(at)
            ends: list[bool] = []
            while not ends:
                step = game.actions[len(later.actions)][1]
                events = later.apply(step)
                ends = [e.stop is Stop.CHEST for e in events if isinstance(e, WalkEnded) and e.seat == seat]
            yield game.position_after(at), action, ends[0]


def test_a_route_to_a_chest_speaks_for_itself(qtbot):
    told = [ShkapDrillParts().why(position, action) for position, action, ends in layings() if ends]
    assert told and not any(told)


def test_a_route_to_none_says_what_it_is_laid_for(qtbot):
    position, action, _ = next(one for one in layings() if one[2] and len(one[1].cards) > 1)
    alone = Lay(action.cards[:1])
    told = ShkapDrillParts().why(position, alone)
    assert told == "No chest is worth the walk: the cards are laid just to get rid of them."
    assert ShkapDrillParts().hint(position, alone, ["", "Ada", "Juri"])[1].reason == told


def test_without_any_route_it_says_so(qtbot):
    position, action, _ = next(layings())
    assert position.ask is Ask.LAY and position.decider is not None
    alone = next(card for card in action.cards if not is_mark(card))
    position.hands[position.decider] = [alone]
    assert ShkapDrillParts().why(position, Lay((alone,))).startswith("There is no route to a chest")


def test_to_land_needs_no_such_word(qtbot):
    position, _, _ = next(layings())
    assert not ShkapDrillParts().why(position, Land())

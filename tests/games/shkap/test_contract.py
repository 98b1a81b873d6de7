"""Shkap under the general checker, both modes with every number of seats."""

from collections import Counter
from random import Random

import pytest

from shtil_desktop.games.shkap.rules.events import Stop
from shtil_desktop.games.shkap.rules.game import Shkap
from shtil_desktop.games.shkap.rules.options import Mode, Options
from tests.games.checker import check_game
from tests.games.shkap.subject import ShkapSubject


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("mode", Mode)
def test_every_game_keeps_the_contract(mode, seats, seed):
    looked = check_game(ShkapSubject(), Shkap(Options(mode, seats), seed), Random(seed), closeness=0.1)
    assert looked["accepted"] > looked["steps"] / 10
    assert looked["refused"] > looked["steps"] / 10
    assert looked["reshuffled"] > 0 and looked["refused at the end"] > 0


def test_games_of_the_checker_go_everywhere():
    """Chests, mistakes of every kind, buried chests, caves, marks and taken cards occur in them."""
    seen: Counter[str] = Counter()
    subject = ShkapSubject()
    for seed in range(24):
        game, rng = Shkap(Options(Mode.BASE, 4), seed), Random(seed)
        while game.result is None:
            events = game.apply(subject.choose(game, rng))
            seen.update(type(event).__name__ for event in events)
            seen.update(str(event.stop) for event in events if hasattr(event, "stop"))
            seen["cave"] += sum(getattr(event, "exit", None) is not None for event in events)
        seen[game.result.reason] += 1
    assert all(seen[stop] for stop in Stop), seen
    assert seen["cave"] and seen["MarkThrown"] and seen["DeckReshuffled"] and seen["CoinsWon"]
    assert seen["coins"] and seen["shared"] + seen["extra-island"]

"""A move tried again shows nothing of what would have been drawn: no card, no storm, no compass."""

from __future__ import annotations

from collections import Counter

import pytest

from shtil_desktop.games.rng import Rng
from shtil_desktop.games.shtil.review.luckless_try import try_without_luck
from shtil_desktop.games.shtil.rules.options import Options
from shtil_desktop.games.shtil.rules.voyage import Shtil
from tests.games.shtil.kinds import FEW_KINDS


def other_decks(game: Shtil) -> Shtil:
    """The same voyage for those who play it, with other cards to come."""
    twin = game.copy()
    twin.decks = tuple(deck[:top] + deck[top:][::-1] for deck, top in zip(game.decks, game.tops, strict=True))
    turned = len(game.sea.explored)
    twin.explorer = game.explorer[:turned] + game.explorer[turned:][::-1]
    return twin


@pytest.mark.parametrize("options", FEW_KINDS, ids=str)
def test_no_try_tells_what_comes(options: Options):
    game, dice = Shtil(options, 3), Rng("luckless", str(options))
    while game.result is None and game.decision is not None:
        seat = game.decision.seat
        openings = game.legal_actions()
        opening = openings[dice.below(len(openings))]
        action = next(iter(game.completions(opening)))
        before = game.copy()
        game.apply(action)
        events, after = try_without_luck(before, action)
        assert try_without_luck(other_decks(before), action) == (events, after)
        assert not Counter(after.hands[seat]) - Counter((*before.hands[seat], *before.sea.row))
        assert after.sea.numbers() == game.sea.numbers()
        assert after.sea.facing == before.sea.facing and after.sea.explored == before.sea.explored
        assert set(after.sea.row) <= set(before.sea.row)

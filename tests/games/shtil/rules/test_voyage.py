"""A voyage from a position goes on as the one that came there by playing."""

import pytest

from shtil_desktop.games.rng import Rng
from shtil_desktop.games.shtil.crew.seats.deckhand import Greedy
from shtil_desktop.games.shtil.rules.options import Options
from shtil_desktop.games.shtil.rules.voyage import Shtil
from tests.games.shtil.kinds import FEW_KINDS


def standing(game: Shtil) -> Shtil:
    """The same position, without how it came about."""
    return Shtil.from_position(
        game.sea.copy(),
        [hand[:] for hand in game.hands],
        tuple(deck[top:] for deck, top in zip(game.decks, game.tops, strict=True)),
        discards=[pile[:] for pile in game.discards],
        unseen=game.unseen,
        explorer=game.explorer,
        removed=game.dealt.removed,
        result=game.result,
    )


@pytest.mark.parametrize("options", FEW_KINDS, ids=lambda options: options.key)
def test_a_position_goes_on_like_the_voyage_that_came_there(options):
    game, decides = Shtil(options, 5), Greedy(Rng(1)).decide
    for _ in range(20):
        assert game.decision is not None
        game.apply(decides(game.view(game.decision.seat)))
    twin = standing(game)
    while game.decision is not None:
        seats = range(game.seats)
        assert [twin.view(seat) for seat in seats] == [game.view(seat) for seat in seats]
        action = decides(game.view(game.decision.seat))
        assert twin.apply(action) == game.apply(action)
    assert twin.result == game.result


def test_a_position_has_no_past_and_no_number():
    twin = standing(Shtil(Options(seats=2), 7))
    assert (twin.actions, twin.number, twin.opening_events) == ([], 0, [])

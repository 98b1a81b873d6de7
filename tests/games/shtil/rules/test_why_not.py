"""What a view says against an action is what the game would say, and nothing against one that is open."""

from __future__ import annotations

from random import Random

import pytest

from shtil_desktop.games.base import IllegalAction
from shtil_desktop.games.shtil.rules import actions as do
from shtil_desktop.games.shtil.rules.cards import is_island
from shtil_desktop.games.shtil.rules.options import Options
from shtil_desktop.games.shtil.rules.refusals import Refusal
from shtil_desktop.games.shtil.rules.sea import Ask
from shtil_desktop.games.shtil.rules.view import View
from shtil_desktop.games.shtil.rules.voyage import Shtil
from tests.games.shtil.kinds import FEW_KINDS
from tests.games.shtil.players import Style, choose

TURNS = 12  # of each voyage


def placements(view: View) -> list[do.PlayIsland]:
    """Every island of the hand in every cell, at its price where it has one."""
    found = []
    for card in filter(is_island, view.hand):
        for cell, answer in enumerate(view.answers(card)):
            found.append(do.PlayIsland(card, cell, card, 0 if isinstance(answer, Refusal) else answer))
    return found


def refusal(game: Shtil, action: do.ShtilAction) -> Refusal:
    with pytest.raises(IllegalAction) as caught:
        game.copy().apply(action)
    return Refusal(caught.value.reason)


@pytest.mark.parametrize("options", FEW_KINDS, ids=lambda options: options.key)
def test_a_view_says_why_not_as_the_game_does(options: Options):
    game, dice = Shtil(options, 11), Random(options.key)
    for _ in range(TURNS):
        decision = game.decision
        if decision is None:
            break
        view = game.view(decision.seat)
        if decision.ask is Ask.TURN:
            for action in placements(view):
                why = view.why_not(action)
                assert (why is None) == (action in view.legal), action
                assert why is None or refusal(game, action) is why.reason, action
        chosen = choose(game, dice, Style.ORDERLY)
        assert view.why_not(chosen) is None
        game.apply(chosen)


def test_a_payment_is_refused_that_is_not_the_price_or_not_in_the_hand():
    game = next(g for g in (Shtil(Options(), number) for number in range(50)) if g.decision is not None)
    assert game.decision is not None
    view = game.view(game.decision.seat)
    short, foreign = do.Discard(view.hand[:1]), do.Discard((view.hand[0], 0))
    assert [why.reason for why in (view.why_not(short), view.why_not(foreign)) if why is not None] == [
        Refusal.WRONG_PRICE,
        Refusal.CANNOT_PAY_WITH,
    ]

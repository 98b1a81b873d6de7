"""What is proposed to a player is what a captain would do, and never closes a gap without need."""

from __future__ import annotations

from itertools import combinations

import pytest

from shtil_desktop.games.rng import Rng
from shtil_desktop.games.shtil.crew.judgement.hopeless_gaps import gaps_closed_by
from shtil_desktop.games.shtil.crew.proposal import propose_payment, propose_split, would_cancel
from shtil_desktop.games.shtil.crew.seats.captain import Captain
from shtil_desktop.games.shtil.rules.actions import CancelStorm, Discard, Give, PlayIsland, Split
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.games.shtil.rules.sea import Ask
from shtil_desktop.games.shtil.rules.voyage import Shtil
from tests.games.shtil.kinds import FEW_KINDS

SOLO = Options(Mode.STANDARD, 1)
_: int | None = None
BETWEEN_49_AND_56 = (
    *(1, _, _, 8, _, _, 17, 18, _, 23, _, _, _, _, 36, _, 38, _, 41, _, 48, 49, _, _, 56, _, _, _, _, 66),
    *(_, 69, 74, 75, _, 78),
)
BETWEEN_3_AND_5 = (
    *(3, _, 5, _, _, 14, 15, 19, 20, _, 24, _, _, 31, _, _, _, _, _, _, 46, _, _, _, 55, _, _, 60, _, _),
    *(67, 69, _, 74, _, 78),
)


def giving(numbers: tuple[int | None, ...], hand: list[int]) -> Shtil:
    """A lone voyage whose start was just laid."""
    game = Shtil(SOLO, 1)
    for cell, number in enumerate(numbers):
        if number is not None:
            game.sea.lines[0].place(number, cell)
    game.hands[0][:] = hand
    game.sea.start_lies, game.sea.starter = True, 0
    game.sea.owed, game.sea.ask = (8,), Ask.GIVE
    return game


@pytest.mark.parametrize(
    ("numbers", "hand"),
    [
        (BETWEEN_49_AND_56, [13, 20, 34, 35, 37, 51, 52, 53, 54, 55, 60, 61]),
        (BETWEEN_3_AND_5, [4, 11, 21, 23, 26, 36, 38, 41, 43, 65, 66, 71]),
    ],
    ids=["deal 740665", "deal 752175"],
)
def test_the_last_number_of_a_gap_is_not_proposed_for_the_start(numbers, hand):
    game = giving(numbers, hand)
    game.discards[0] += [50] if 51 in hand else []
    view = game.view(0)
    pay = propose_payment(view, Give(8))
    assert len(pay) == 8
    assert gaps_closed_by(view, Give(8, pay)) == []


def decisions(options: Options, number: int):
    """The views of a captains' voyage, and what they decided."""
    game, captain = Shtil(options, number), Captain(Rng(0))
    while (decision := game.decision) is not None:
        if decision.ask is Ask.SPLIT:
            for seat in range(game.seats):
                if seat != decision.seat:
                    game.say(seat, captain.say(game.view(seat)))
        view = game.view(decision.seat)
        action = captain.decide(view)
        yield view, action
        game.apply(action)


def is_avoidable(view, action) -> bool:
    """Whether another payment would leave open what this one closes."""
    if not gaps_closed_by(view, action):
        return False
    purse = view.purse(action.card if isinstance(action, PlayIsland) else None)
    others = combinations(purse, action.price)
    return any(not gaps_closed_by(view, action.paid(cards)) for cards in others)


@pytest.mark.parametrize("options", FEW_KINDS, ids=lambda options: options.key)
def test_every_proposal_is_the_captains_own_choice(options):
    for view, action in decisions(options, 5):
        if getattr(action, "pay", ()):
            proposed = action.paid(propose_payment(view, action.paid(())))
            assert sorted(proposed.pay) == sorted(action.pay)
            assert options.mode is Mode.COMPETITIVE or not is_avoidable(view, proposed)
        if isinstance(action, Split):
            assert propose_split(view) == action.shares
        assert would_cancel(view) == isinstance(action, CancelStorm)


def test_what_the_player_has_chosen_stays_and_the_rest_is_proposed():
    for options in (SOLO, Options(Mode.COMPETITIVE, 2)):
        view = Shtil(options, 7).view(Shtil(options, 7).sea.turn)
        for first in view.hand:
            pay = propose_payment(view, Discard(), [first])
            assert pay[0] == first and len(set(pay)) == 2


def test_a_chosen_number_counts_as_gone_for_the_rest():
    game = giving((20, *(None,) * 2, 24, *(None,) * 32), [21, 22, 50, 51, 52, 60])
    view = game.view(0)
    pay = propose_payment(view, Give(4), [21])
    assert pay[0] == 21 and 22 not in pay

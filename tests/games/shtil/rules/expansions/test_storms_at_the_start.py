"""A start in stormy seas: unseen cards under a yellow storm, storms met in extra draws."""

from __future__ import annotations

import pytest

from shtil_desktop.games.base import Decision
from shtil_desktop.games.shtil.rules.actions import (
    CancelStorm,
    Give,
    MoveReef,
    PlayStart,
    Split,
    TakeOrange,
    TakePurple,
    TakeYellow,
)
from shtil_desktop.games.shtil.rules.cards import FINISH, MONSTER, ORANGE, PURPLE, START, WILD, YELLOW
from shtil_desktop.games.shtil.rules.events import BlindDiscarded, CardsDrawn, StormRevealed
from shtil_desktop.games.shtil.rules.refusals import Refusal
from shtil_desktop.games.shtil.rules.sea import Ask
from shtil_desktop.games.shtil.rules.voyage import Shtil
from tests.games.shtil.rules.expansions.storm_positions import starting
from tests.games.shtil.rules.positions import (
    listed,
    merged,
    names_of,
    of_kind,
    refusal,
    voyage,
    with_deck,
    with_hand,
    with_sea,
)


def test_at_a_start_a_seat_under_yellow_discards_two_deck_cards_unseen():
    game = starting(yellows=(0, 1, 0))
    size = game.view(0).deck_sizes[1]
    assert BlindDiscarded(1, 2) in game.apply(PlayStart())
    assert game.view(0).deck_sizes[1] == size - 2
    assert game.view(0).discard_sizes == (0, 2, 0)
    assert game.view(1).discards == ()
    assert game.hands[1] == [11, 12, 13]


def test_the_unseen_cards_count_towards_the_eight():
    game = starting(yellows=(0, 1, 0))
    game.apply(PlayStart())
    assert min(action.shares[1] for action in listed(game, Split)) == 2
    assert max(action.shares[1] for action in listed(game, Split)) == 5
    assert refusal(game, Split((4, 1, 3))) is Refusal.WRONG_SHARES
    game.apply(Split((4, 3, 1)))
    game.apply(Give(4, (1, 2, 3, 4)))
    assert game.legal_actions() == [Give(1)]
    game.apply(Give(1, (11,)))
    game.apply(Give(1, (game.hands[2][0],)))
    assert game.view(0).discard_sizes == (4, 3, 1)


def test_a_seat_whose_unseen_cards_are_its_share_is_not_asked():
    game = starting(yellows=(0, 1, 0))
    game.apply(PlayStart())
    game.apply(Split((4, 2, 2)))
    game.apply(Give(4, (1, 2, 3, 4)))
    assert game.decision == Decision(2, Ask.GIVE)


def test_two_yellows_before_a_seat_still_take_two_cards():
    game = starting(yellows=(0, 2, 0))
    assert of_kind(game.apply(PlayStart()), BlindDiscarded) == [BlindDiscarded(1, 2)]


def test_under_yellow_a_short_deck_gives_as_many_as_it_has():
    game = with_deck(starting(yellows=(0, 1, 0)), 1, [50])
    assert of_kind(game.apply(PlayStart()), BlindDiscarded) == [BlindDiscarded(1, 1)]
    assert min(action.shares[1] for action in listed(game, Split)) == 1
    game = with_deck(starting(yellows=(0, 1, 0)), 1, [])
    assert of_kind(game.apply(PlayStart()), BlindDiscarded) == []


@pytest.mark.parametrize("cards", [(PURPLE, ORANGE), (START, FINISH), (MONSTER, WILD)])
def test_the_unseen_cards_are_discarded_whatever_they_are(cards):
    game = voyage(3, decks={1: [*cards, 50]}, storms=True, monsters=3, wilds=2)
    with_sea(with_hand(game, 0, [START, 1, 2, 3, 4]), yellows=(0, 1, 0))
    with_hand(game, 1, [11, 12, 13])
    events = game.apply(PlayStart())
    assert names_of(events) == ["StartPlayed", "CompassWon", "BlindDiscarded"]
    assert game.view(1).discard_sizes[1] == 2
    assert game.decision == Decision(0, Ask.SPLIT)


def test_under_yellow_one_of_two_seats_draws_nothing_extra():
    game = starting(2, yellows=(0, 1))
    events = game.apply(PlayStart())
    assert merged(of_kind(events, CardsDrawn)) == [CardsDrawn(0, (40, 41))]
    assert game.hands == [[1, 2, 3, 4, 40, 41], [11, 12, 13]]
    assert game.sea.to_split == 8


def test_under_yellow_solo_draws_six_extra():
    game = starting(1, yellows=(1,))
    with_hand(game, 0, [START, 1, 2])
    events = game.apply(PlayStart())
    assert of_kind(events, BlindDiscarded) == [BlindDiscarded(0, 2)]
    assert game.hands[0] == [1, 2, *range(42, 48)]
    assert game.legal_actions() == [Give(6)]
    game.apply(Give(6, (1, 2, 42, 43, 44, 45)))
    # Then it draws up to three.
    assert game.hands[0] == [46, 47, 48]


def test_unseen_cards_count_to_the_eight_that_a_start_needs():
    game = with_hand(with_hand(starting(yellows=(0, 1, 0)), 0, [START, 1, 2]), 2, [21])
    assert game.start_is_forced()
    with_sea(game, yellows=(0, 0, 0))
    assert refusal(game, PlayStart()) is Refusal.START_TOO_EARLY


def meeting_storms() -> Shtil:
    """Seat 0 of two is to play a start, with a reef, and storms lie on top of both decks."""
    decks = {0: [ORANGE, 40, YELLOW, 41, 42, 43], 1: [50, PURPLE, 51, 52]}
    game = voyage(2, decks=decks, reef=0, storms=True, reefs=True)
    return with_hand(with_hand(game, 0, [START, 1, 2, 3, 4]), 1, [11, 12, 13, 14, 15])


def test_storms_met_in_extra_draws_are_set_aside_and_do_not_count():
    game = meeting_storms()
    events = game.apply(PlayStart())
    assert events[2:] == [
        StormRevealed(0, ORANGE),
        CardsDrawn(0, (40,)),
        StormRevealed(0, YELLOW),
        CardsDrawn(0, (41,)),
        CardsDrawn(1, (50,)),
        StormRevealed(1, PURPLE),
        CardsDrawn(1, (51,)),
    ]
    assert game.hands == [[1, 2, 3, 4, 40, 41], [11, 12, 13, 14, 15, 50, 51]]
    assert game.decision == Decision(0, Ask.SPLIT)


def test_storms_set_aside_are_resolved_after_the_gifts_before_reef_and_draw():
    game = meeting_storms()
    game.apply(PlayStart())
    game.apply(Split((2, 6)))
    game.apply(Give(2, (1, 2)))
    assert game.decision == Decision(1, Ask.GIVE)
    game.apply(Give(6, (11, 12, 13, 14, 15, 50)))
    assert game.decision == Decision(0, Ask.STORM)
    game.apply(TakeOrange())
    assert game.legal_actions() == [TakeYellow(1), CancelStorm()]
    game.apply(TakeYellow(1, (3,)))
    assert game.decision == Decision(1, Ask.STORM)
    game.apply(TakePurple(5))
    assert game.decision == Decision(0, Ask.REEF)
    assert game.hands == [[4, 40, 41], [51]]
    events = game.apply(MoveReef(1))
    # Seat 0 is under yellow now and has its three cards.
    assert merged(of_kind(events, CardsDrawn)) == [CardsDrawn(1, game.decks[1][3:7])]
    assert game.decision == Decision(1, Ask.TURN)


def test_the_compass_of_the_start_can_cancel_a_storm_met_by_it():
    game = meeting_storms()
    game.apply(PlayStart())
    game.apply(Split((2, 6)))
    game.apply(Give(2, (1, 2)))
    game.apply(Give(6, (11, 12, 13, 14, 15, 50)))
    game.apply(CancelStorm())
    assert (game.sea.oranges, game.sea.compasses) == ((0, 0), 0)
    assert game.legal_actions() == [TakeYellow(1)]

"""Sun and Moon: islands lie as the hands face, and must face right in the end."""

from __future__ import annotations

from collections import Counter

import pytest

from shtil_desktop.games.base import Decision
from shtil_desktop.games.shtil.rules.actions import Discard, Give, PlayFinish, PlayStart, Split, TurnIsland
from shtil_desktop.games.shtil.rules.cards import COMPASS, FINISH, START, Card
from shtil_desktop.games.shtil.rules.deal import ImpossibleDeal, check, deal
from shtil_desktop.games.shtil.rules.events import (
    CardsDiscarded,
    CardsDrawn,
    FinishPlayed,
    HandsTurned,
    IslandTurned,
    TurnBegan,
)
from shtil_desktop.games.shtil.rules.layouts import Position
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.games.shtil.rules.outcome import Ending, VoyageOutcome
from shtil_desktop.games.shtil.rules.refusals import Refusal
from shtil_desktop.games.shtil.rules.sea import Ask
from shtil_desktop.games.shtil.rules.voyage import Shtil
from tests.games.shtil.rules.positions import (
    cell_at,
    full_rows,
    is_legal,
    island,
    listed,
    make_deal,
    merged,
    prices,
    refusal,
    voyage,
    with_deck,
    with_grid,
    with_hand,
    with_sea,
)

EVERY_ROW = full_rows(*range(6))
LOWER = [place for place in EVERY_ROW if place[0] < 3]


def sun_moon(hand: list[Card], *deck: Card, seats: int = 2) -> Shtil:
    """Seat 0 is to move, holds this hand and draws these cards next."""
    return with_hand(voyage(seats, Mode.SUN_MOON, decks={0: deck}), 0, hand)


def shows_moon(game: Shtil, place: Position) -> bool:
    return bool(game.view(1 % game.seats).sea.sides[cell_at(game, place)])


def test_the_finish_wins_on_a_full_grid_with_moon_below_and_sun_above():
    game = with_grid(sun_moon([FINISH, 80]), EVERY_ROW, moon=LOWER)
    with_sea(game, start_lies=True)
    assert is_legal(game, PlayFinish())
    assert game.apply(PlayFinish())[0] == FinishPlayed(0, False)
    assert game.result == VoyageOutcome(tuple(range(game.seats)), Ending.FINISH)


@pytest.mark.parametrize(
    "moon",
    [LOWER[1:], LOWER[:-1], [*LOWER, (3, 0)], [*LOWER, (5, 5)], []],
    ids=["(0, 0)", "(2, 5)", "(3, 0)", "(5, 5)", "all sun"],
)
def test_one_wrong_side_bars_the_finish(moon):
    game = with_sea(with_grid(sun_moon([FINISH, 80]), EVERY_ROW, moon=moon), start_lies=True)
    assert not listed(game, PlayFinish)
    assert refusal(game, PlayFinish()) is Refusal.WRONG_SIDES


def test_the_finish_waits_for_the_start():
    game = with_grid(sun_moon([FINISH, 80]), EVERY_ROW, moon=LOWER)
    assert refusal(game, PlayFinish()) is Refusal.NO_START


def test_the_finish_waits_for_the_last_cell():
    grid = {place: number for place, number in EVERY_ROW.items() if place != (4, 4)}
    game = with_sea(with_grid(sun_moon([FINISH, 80]), grid, moon=LOWER), start_lies=True)
    assert refusal(game, PlayFinish()) is Refusal.GRID_NOT_FULL


@pytest.mark.parametrize("seats", range(1, 6))
def test_five_islands_and_finishes_are_dealt_to_each_hand(seats):
    for number in range(1, 21):
        dealt = deal(Options(Mode.SUN_MOON, seats), number)
        assert [len(hand) for hand in dealt.hands] == [5] * seats
        assert not any(card in (START, COMPASS) for hand in dealt.hands for card in hand)


@pytest.mark.parametrize(
    ("seats", "sizes"),
    [(1, [86]), (2, [41, 40]), (3, [26, 25, 25]), (4, [18, 18, 18, 17]), (5, [14, 13, 13, 13, 13])],
)
def test_the_compasses_are_shuffled_into_the_rest_which_is_dealt_as_decks(seats, sizes):
    dealt = deal(Options(Mode.SUN_MOON, seats), 1)
    assert [len(deck) - 1 for deck in dealt.decks] == sizes
    assert Counter(card for deck in dealt.decks for card in deck)[COMPASS] == 6


def test_a_compass_in_an_opening_hand_is_no_deal():
    options = Options(Mode.SUN_MOON, 2)
    dealt = make_deal(options, decks={0: [COMPASS]})
    hands = ((COMPASS, *dealt.hands[0][1:]), dealt.hands[1])
    decks = ((dealt.hands[0][0], *dealt.decks[0][1:]), dealt.decks[1])
    with pytest.raises(ImpossibleDeal):
        check(options, type(dealt)(hands, decks, 0))


def test_a_start_goes_into_each_deck():
    for number in range(1, 21):
        dealt = deal(Options(Mode.SUN_MOON, 4), number)
        assert [deck.count(START) for deck in dealt.decks] == [1, 1, 1, 1]


def test_the_solo_start_goes_into_the_upper_half():
    places = {deal(Options(Mode.SUN_MOON, 1), number).decks[0].index(START) for number in range(1, 401)}
    # 86 cards, so 43 lie above the cut.
    assert places == set(range(44))


def test_all_hands_face_the_sun_at_first():
    game = sun_moon([30, 1, 2, 3, 4], 50)
    assert game.view(1).sea.facing == 0
    game.apply(island(game, 30, (2, 0)))
    assert not shows_moon(game, (2, 0))


def test_an_island_is_placed_the_way_the_hands_face_now():
    game = with_sea(sun_moon([30, 1, 2, 3, 4], 50), facing=1)
    with_grid(game, {(0, 0): 1})
    game.apply(island(game, 30, (2, 0)))
    assert shows_moon(game, (2, 0))
    assert not shows_moon(game, (0, 0))


def test_islands_cost_as_usual():
    game = with_grid(sun_moon([30, 1, 2, 3, 4]), {(2, 0): 28})
    assert prices(game, 30)[2, 1] == 2


def test_a_drawn_compass_is_discarded_turns_every_hand_and_is_replaced():
    game = sun_moon([30, 1, 2, 3, 4], COMPASS, 50, 51)
    with_hand(game, 1, [40, 41, 42])
    assert game.apply(island(game, 30, (2, 0)))[1:] == [
        HandsTurned(0, True),
        CardsDrawn(0, (50,)),
        TurnBegan(1),
    ]
    assert game.hands[0] == [1, 2, 3, 4, 50]
    assert game.view(1).discard_sizes == (1, 0)
    # The facing is common to all: the next seat places moon side up, what lies stays as it is.
    game.apply(island(game, 40, (4, 0)))
    assert shows_moon(game, (4, 0))
    assert not shows_moon(game, (2, 0))


def test_a_second_compass_turns_the_hands_back():
    game = sun_moon([30, 1, 2, 3, 4], COMPASS, 50, COMPASS, 51)
    events = merged(game.apply(Discard((1, 2))))
    assert events == [
        CardsDiscarded(0, (1, 2)),
        HandsTurned(0, True),
        CardsDrawn(0, (50,)),
        HandsTurned(0, False),
        CardsDrawn(0, (51,)),
        TurnBegan(1),
    ]
    assert game.sea.facing == 0


def test_a_compass_as_the_last_card_has_no_replacement():
    game = with_deck(sun_moon([30, 1, 2, 3, 4]), 0, [COMPASS])
    game.apply(island(game, 30, (2, 0)))
    assert game.hands[0] == [1, 2, 3, 4]
    assert game.sea.facing == 1


def test_compasses_among_a_starts_extra_cards_turn_the_hands_too():
    game = sun_moon([START, 1, 2, 3, 4], 50, COMPASS, 51)
    game.apply(PlayStart())
    assert game.sea.facing == 1
    assert game.hands[0] == [1, 2, 3, 4, 50, 51]


def test_a_card_turns_an_island_by_180_degrees():
    game = with_grid(sun_moon([30, 1, 2, 3, 4], 50), {(2, 0): 28, (2, 4): 40})
    assert listed(game, TurnIsland) == [TurnIsland(12), TurnIsland(16)]
    assert game.apply(TurnIsland(16, (3,))) == [
        CardsDiscarded(0, (3,)),
        IslandTurned(0, 16),
        CardsDrawn(0, (50,)),
        TurnBegan(1),
    ]
    assert shows_moon(game, (2, 4))
    assert not shows_moon(game, (2, 0))
    assert game.view(0).discards == (3,)


def test_an_island_can_be_turned_back():
    game = with_grid(sun_moon([30, 1, 2, 3, 4]), {(2, 4): 40}, moon=[(2, 4)])
    game.apply(TurnIsland(16, (30,)))
    assert not shows_moon(game, (2, 4))


@pytest.mark.parametrize("place", [(0, 0), (5, 5)])
def test_islands_at_the_ends_of_the_line_can_be_turned(place):
    game = with_grid(sun_moon([30, 1, 2, 3, 4]), {place: 40})
    game.apply(TurnIsland(cell_at(game, place), (30,)))
    assert shows_moon(game, place)


def test_turning_works_whichever_way_the_hands_face():
    game = with_sea(with_grid(sun_moon([30, 1, 2, 3, 4]), {(2, 4): 40}), facing=1)
    game.apply(TurnIsland(16, (30,)))
    assert shows_moon(game, (2, 4))


def test_only_an_island_on_the_grid_can_be_turned():
    game = with_grid(sun_moon([30, 1, 2, 3, 4]), {(2, 4): 40})
    assert refusal(game, TurnIsland(15, (1,))) is Refusal.CELL_EMPTY
    assert refusal(game, TurnIsland(36, (1,))) is Refusal.NO_SUCH_CELL
    assert refusal(game, TurnIsland(-1, (1,))) is Refusal.NO_SUCH_CELL


@pytest.mark.parametrize(
    ("pay", "reason"),
    [((), Refusal.WRONG_PRICE), ((1, 2), Refusal.WRONG_PRICE), ((50,), Refusal.NOT_IN_HAND)],
)
def test_turning_costs_just_one_card_of_the_hand(pay, reason):
    game = with_grid(sun_moon([30, 1, 2, 3, 4]), {(2, 4): 40})
    assert refusal(game, TurnIsland(16, pay)) is reason


def test_a_forced_start_comes_before_turning():
    game = with_grid(sun_moon([START, 1, 2, 3, 4]), {(2, 4): 40})
    assert game.legal_actions() == [PlayStart()]
    assert refusal(game, TurnIsland(16, (1,))) is Refusal.START_FORCED


def test_turning_belongs_to_sun_and_moon():
    game = with_grid(voyage(), {(2, 4): 40})
    assert refusal(game, TurnIsland(16, (1,))) is Refusal.WRONG_MOMENT


def test_one_card_that_can_turn_an_island_is_still_a_turn():
    game = with_grid(sun_moon([30, 1, 2, 3, 4]), {(2, 4): 40})
    with_deck(with_hand(game, 1, [FINISH]), 1, [])
    game.apply(Discard((1, 2)))
    assert game.legal_actions() == [TurnIsland(16)]


@pytest.mark.parametrize("facing", [0, 1])
def test_the_finish_has_no_side(facing):
    game = with_grid(sun_moon([FINISH, 80]), EVERY_ROW, moon=LOWER)
    with_sea(game, start_lies=True, facing=facing)
    assert is_legal(game, PlayFinish())


@pytest.mark.parametrize("facing", [0, 1])
def test_the_start_has_no_side(facing):
    game = with_sea(sun_moon([START, 1, 2, 3, 4], 50, 51, 52, 53, 54), facing=facing)
    with_hand(game, 1, [10, 11, 12, 13, 14])
    game.apply(PlayStart())
    game.apply(Split((6, 2)))
    game.apply(Give(6, (1, 2, 3, 4, 50, 51)))
    game.apply(Give(2, (10, 11)))
    assert game.sea.start_lies
    assert game.sea.facing == facing
    assert game.decision == Decision(1, Ask.TURN)

"""Sea monsters: held in the hand, never discarded, set upon an island."""

from __future__ import annotations

import pytest

from shtil_desktop.games.base import Decision
from shtil_desktop.games.shtil.rules.actions import Discard, Give, PlayFinish, PlayStart, Split, Strike, Trade
from shtil_desktop.games.shtil.rules.cards import FINISH, MONSTER, START, WILD, Card
from shtil_desktop.games.shtil.rules.deal import deal
from shtil_desktop.games.shtil.rules.events import CardsDrawn, MonstersShown, MonsterStruck, TurnBegan
from shtil_desktop.games.shtil.rules.options import Options
from shtil_desktop.games.shtil.rules.outcome import Ending, VoyageOutcome
from shtil_desktop.games.shtil.rules.refusals import Refusal
from shtil_desktop.games.shtil.rules.sea import Ask
from shtil_desktop.games.shtil.rules.voyage import Shtil
from tests.games.shtil.rules.positions import (
    cell_at,
    full_rows,
    grid_of,
    is_legal,
    island,
    listed,
    of_kind,
    prices,
    refusal,
    voyage,
    with_deck,
    with_grid,
    with_hand,
    with_sea,
)


def monsters(hand: list[Card], seats: int = 2) -> Shtil:
    """Seat 0 is to move and holds this hand."""
    return with_hand(voyage(seats, decks={0: [40, 41, 42]}, monsters=3), 0, hand)


@pytest.mark.parametrize("count", [3, 4, 5])
def test_easy_medium_and_hard_use_3_4_and_5(count):
    dealt = deal(Options(monsters=count), 1)
    piles = [*dealt.hands, *dealt.decks]
    assert sum(pile.count(MONSTER) for pile in piles) == count


def test_monsters_are_shuffled_in_before_dealing():
    deals = [deal(Options(monsters=5), number) for number in range(1, 31)]
    assert any(MONSTER in hand for dealt in deals for hand in dealt.hands)
    assert any(MONSTER in deck for dealt in deals for deck in dealt.decks)
    # 90 cards and three starts.
    assert [len(hand) + len(deck) for hand, deck in zip(deals[0].hands, deals[0].decks, strict=True)] == [
        31,
        31,
        31,
    ]


def test_a_monster_is_a_hand_card():
    game = voyage(2, hands={0: [1, 2, 3, 4, 5]}, decks={0: [MONSTER, 41, 42]}, monsters=3)
    game.apply(Discard((1, 2)))
    assert game.hands[0] == [3, 4, 5, MONSTER, 41]


def test_a_monster_counts_to_the_limit():
    game = monsters([MONSTER, MONSTER, 1, 2, 3])
    assert game.apply(island(game, 1, (0, 0)))[1:] == [CardsDrawn(0, (40,)), TurnBegan(1)]
    assert game.hands[0] == [MONSTER, MONSTER, 2, 3, 40]


def test_a_monster_is_played_on_any_island_in_the_grid():
    game = with_grid(monsters([MONSTER, 1, 2, 3, 4]), {(0, 0): 5, (2, 3): 50, (5, 5): 79})
    assert listed(game, Strike) == [Strike(0), Strike(15), Strike(35)]


def test_the_monster_and_the_island_leave_the_game():
    game = with_grid(monsters([MONSTER, 1, 2, 3, 4]), {(0, 0): 5, (2, 3): 50})
    assert game.apply(Strike(15)) == [MonsterStruck(0, 15, 50), CardsDrawn(0, (40,)), TurnBegan(1)]
    assert grid_of(game) == {(0, 0): 5}
    assert game.hands[0] == [1, 2, 3, 4, 40]
    assert game.view(0).discard_sizes == (0, 0)
    assert sorted(game.view(1).sea.gone) == [50, MONSTER]


def test_only_one_monster_is_played_at_a_time():
    game = with_grid(monsters([MONSTER, MONSTER, 1, 2, 3]), {(0, 0): 5, (2, 3): 50})
    game.apply(Strike(15))
    assert game.hands[0] == [MONSTER, 1, 2, 3, 40]
    assert game.decision == Decision(1, Ask.TURN)


def test_the_cell_of_a_struck_island_is_open_again():
    game = with_grid(monsters([MONSTER, 1, 2, 3, 4]), {(0, 0): 5, (2, 3): 50})
    with_hand(game, 1, [51, 60, 61])
    game.apply(Strike(15))
    assert prices(game, 51)[2, 3] == 0


def test_a_monster_needs_an_island():
    game = with_grid(monsters([MONSTER, 1, 2, 3, 4]), {(2, 3): 50})
    assert refusal(game, Strike(16)) is Refusal.CELL_EMPTY
    assert refusal(game, Strike(36)) is Refusal.NO_SUCH_CELL
    assert refusal(game, Strike(-1)) is Refusal.NO_SUCH_CELL


def test_a_strike_needs_a_monster():
    game = with_grid(monsters([5, 1, 2, 3, 4]), {(2, 3): 50})
    assert not listed(game, Strike)
    assert refusal(game, Strike(15)) is Refusal.NO_MONSTER


def test_a_forced_start_comes_before_a_monster():
    game = with_grid(monsters([MONSTER, START, 2, 3, 4]), {(2, 3): 50})
    assert game.legal_actions() == [PlayStart()]
    assert refusal(game, Strike(15)) is Refusal.START_FORCED


def test_a_monster_is_never_one_of_two_discards():
    game = monsters([MONSTER, MONSTER, 1, 2, 3])
    assert refusal(game, Discard((MONSTER, 1))) is Refusal.CANNOT_PAY_WITH
    assert refusal(game, Discard((MONSTER, MONSTER))) is Refusal.CANNOT_PAY_WITH
    assert {frozenset(way.pay) for way in game.completions(Discard())} == {
        frozenset(pair) for pair in [(1, 2), (1, 3), (2, 3)]
    }


def test_a_monster_pays_for_no_island():
    game = with_grid(monsters([MONSTER, MONSTER, 52, 2, 3]), {(2, 3): 50})
    assert prices(game, 52)[2, 4] == 2
    assert refusal(game, island(game, 52, (2, 4), [2, MONSTER])) is Refusal.CANNOT_PAY_WITH


def test_monsters_do_not_make_a_price_payable():
    game = with_grid(monsters([MONSTER, MONSTER, MONSTER, 52, 2]), {(2, 3): 50})
    assert (2, 4) not in prices(game, 52)
    assert refusal(game, island(game, 52, (2, 4), [2, MONSTER])) is Refusal.TOO_DEAR


def test_a_monster_is_not_given_for_a_start():
    game = monsters([START, MONSTER, 1, 2, 3], seats=3)
    with_hand(game, 1, [10, 11, 12, 13, MONSTER])
    game.apply(PlayStart())
    assert refusal(game, Split((4, 4, 0))) is Refusal.WRONG_SHARES
    assert refusal(game, Split((0, 5, 3))) is Refusal.WRONG_SHARES
    game.apply(Split((1, 4, 3)))
    assert refusal(game, Give(1, (MONSTER,))) is Refusal.CANNOT_PAY_WITH


def test_a_hand_with_a_monster_is_not_traded():
    game = voyage(2, hands={0: [MONSTER, 1, 2, 3, 4]}, monsters=3, storms=True)
    assert not listed(game, Trade)
    assert refusal(game, Trade()) is Refusal.CANNOT_PAY_WITH


@pytest.mark.parametrize("holder", [0, 1, 2])
@pytest.mark.parametrize("finish", [PlayFinish(), PlayFinish(wild=True)])
def test_no_finish_while_any_seat_holds_a_monster(holder, finish):
    game = with_grid(voyage(3, monsters=3, wilds=2), full_rows(*range(6)))
    with_sea(game, start_lies=True)
    for seat, hand in enumerate(([FINISH, WILD, 74], [76, 78], [80, 72])):
        with_hand(game, seat, [*hand, MONSTER] if seat == holder else hand)
    assert not is_legal(game, finish)
    assert refusal(game, finish) is Refusal.MONSTER_HELD


def test_a_monster_in_a_deck_does_not_bar_the_finish():
    game = with_grid(monsters([FINISH, 80]), full_rows(*range(6)))
    with_deck(with_sea(game, start_lies=True), 1, [MONSTER])
    assert is_legal(game, PlayFinish())


def test_finish_waits_for_the_last_monster():
    game = with_grid(voyage(1, monsters=3), full_rows(*range(6)))
    with_deck(with_sea(game, start_lies=True), 0, [])
    with_hand(game, 0, [MONSTER, FINISH, 70, 78])
    assert refusal(game, PlayFinish()) is Refusal.MONSTER_HELD
    game.apply(Strike(35))
    assert refusal(game, PlayFinish()) is Refusal.GRID_NOT_FULL
    game.apply(island(game, 70, (5, 5), [78]))
    game.apply(PlayFinish())
    assert game.result == VoyageOutcome(tuple(range(game.seats)), Ending.FINISH)


def full_grid(*hands: list[Card], wilds: int = 0) -> Shtil:
    """Every cell is filled and a start lies; seat 0 discards two now, and draws nothing."""
    game = with_grid(voyage(len(hands), monsters=5, wilds=wilds), full_rows(*range(6)))
    with_sea(game, start_lies=True)
    for seat, hand in enumerate(hands):
        with_deck(with_hand(game, seat, hand), seat, [])
    return game


def shown_to_all(game: Shtil) -> tuple[int, ...]:
    (shown,) = {game.view(seat).sea.monsters_shown for seat in range(game.seats)}
    return shown


@pytest.mark.parametrize("card", [FINISH, WILD])
def test_held_monsters_are_laid_open_when_a_finish_is_tried(card):
    game = full_grid([74, 76, 78, MONSTER], [card, 80, 72], [MONSTER, MONSTER, 70], wilds=2)
    assert shown_to_all(game) == (0, 0, 0)
    assert game.apply(Discard((74, 76)))[-1] == MonstersShown(1, (1, 0, 2))
    assert shown_to_all(game) == (1, 0, 2)


def test_how_many_monsters_each_seat_holds_is_said_to_all():
    game = full_grid([74, 76], [FINISH, 80], [MONSTER, 70, 72])
    shown = game.apply(Discard((74, 76)))[-1]
    assert [shown.seen_by(seat) for seat in range(3)] == [MonstersShown(1, (0, 0, 1))] * 3


@pytest.mark.parametrize(
    ("start_lies", "cells", "hand"),
    [(False, 36, [FINISH, 80]), (True, 35, [FINISH, 80]), (True, 36, [70, 80])],
)
def test_monsters_stay_hidden_while_no_finish_could_be_tried(start_lies, cells, hand):
    grid = dict(list(full_rows(*range(6)).items())[:cells])
    game = with_grid(voyage(2, monsters=5), grid)
    with_sea(game, start_lies=start_lies)
    for seat, cards in enumerate(([76, 78, MONSTER], hand)):
        with_deck(with_hand(game, seat, cards), seat, [])
    events = game.apply(Discard((76, 78)))
    assert not of_kind(events, MonstersShown)
    assert shown_to_all(game) == (0, 0)


def test_nothing_is_laid_open_where_nobody_holds_a_monster():
    game = full_grid([74, 76], [FINISH, 80])
    assert not of_kind(game.apply(Discard((74, 76))), MonstersShown)
    assert is_legal(game, PlayFinish())


def test_a_monster_that_was_laid_open_stays_so_until_it_strikes():
    game = full_grid([74, 76, MONSTER, MONSTER], [FINISH, 80, 70])
    game.apply(Discard((74, 76)))
    assert shown_to_all(game) == (2, 0)
    game.apply(Discard((80, 70)))
    game.apply(Strike(35))
    assert shown_to_all(game) == (1, 0)


def test_a_monster_drawn_after_the_try_is_hidden():
    game = full_grid([74, 76, MONSTER], [FINISH, 72, 80, 78])
    with_deck(game, 1, [MONSTER])
    game.apply(Discard((74, 76)))
    game.apply(Discard((80, 78)))
    assert shown_to_all(game) == (1, 0)
    game.apply(Strike(35))
    assert shown_to_all(game) == (0, 0)
    assert MONSTER in game.hands[1]


def test_laid_open_monsters_are_no_part_of_a_record():
    game = full_grid([74, 76], [FINISH, 80], [MONSTER, 70, 72])
    before = game.copy()
    game.apply(Discard((74, 76)))
    assert game.to_record()["actions"] == [
        *before.to_record()["actions"],
        {"seat": 0, "do": "discard", "cards": [74, 76]},
    ]


def test_monsters_without_an_island_and_with_one_unplayable_card_lose():
    game = with_hand(monsters([1, 2, 3, 4, 5]), 1, [MONSTER, MONSTER, FINISH])
    game.apply(Discard((1, 2)))
    assert game.result == VoyageOutcome((), Ending.NO_MOVE, stuck=1)


def test_monsters_alone_without_an_island_lose():
    game = with_hand(monsters([1, 2, 3, 4, 5]), 1, [MONSTER, MONSTER, MONSTER])
    game.apply(Discard((1, 2)))
    assert game.result == VoyageOutcome((), Ending.NO_MOVE, stuck=1)


@pytest.mark.parametrize("saved_by", [[FINISH, FINISH], [50]])
def test_monsters_with_two_cards_or_a_playable_one_do_not_lose(saved_by):
    game = with_hand(monsters([1, 2, 3, 4, 5]), 1, [MONSTER, MONSTER, *saved_by])
    game.apply(Discard((1, 2)))
    assert game.result is None


def test_monsters_with_an_island_on_the_grid_do_not_lose():
    game = with_hand(monsters([1, 2, 3, 4, 5]), 1, [MONSTER, MONSTER])
    game.apply(island(game, 1, (0, 0)))
    assert game.legal_actions() == [Strike(0)]


@pytest.mark.parametrize("place", [(0, 0), (5, 5)])
def test_a_monster_reaches_the_ends_of_the_line(place):
    game = with_grid(monsters([MONSTER, 1, 2, 3, 4]), {place: 50})
    game.apply(Strike(cell_at(game, place)))
    assert grid_of(game) == {}

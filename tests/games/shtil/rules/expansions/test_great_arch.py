"""The Great Arch: two pillars free of charge, then the vault with prices."""

from __future__ import annotations

from collections import Counter

import pytest

from shtil_desktop.games.base import Decision
from shtil_desktop.games.shtil.rules.actions import Discard, PlayFinish, PlayIsland, PlayStart
from shtil_desktop.games.shtil.rules.cards import FINISH, START
from shtil_desktop.games.shtil.rules.deal import deal
from shtil_desktop.games.shtil.rules.events import CardsDrawn, FinishPlayed, IslandPlayed
from shtil_desktop.games.shtil.rules.layouts import ARCH
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.games.shtil.rules.outcome import Ending, VoyageOutcome
from shtil_desktop.games.shtil.rules.refusals import Refusal
from shtil_desktop.games.shtil.rules.sea import Ask
from shtil_desktop.games.shtil.rules.voyage import Shtil
from tests.games.shtil.rules.positions import (
    grid_of,
    is_legal,
    island,
    listed,
    prices,
    refusal,
    voyage,
    with_deck,
    with_grid,
    with_hand,
)

LEFT = [(row, col) for row in range(3) for col in (0, 1)]
RIGHT = [(row, col) for row in range(3) for col in (4, 5)]
VAULT = [(row, col) for row in range(3, 6) for col in range(6)]
PILLARS = {place: 2 * at for at, place in enumerate([*LEFT, *RIGHT], start=1)}
FULL_VAULT = {place: 25 + 2 * at for at, place in enumerate(VAULT)}


def arch(*hand: int) -> Shtil:
    """Seat 0 of two is to move; the arch is empty."""
    return with_hand(voyage(2, Mode.ARCH, decks={0: [79, 80]}), 0, hand)


def vault(*hand: int) -> Shtil:
    """The pillars stand, and seat 0 of two is to move."""
    return with_grid(arch(*hand), PILLARS)


@pytest.mark.parametrize("seats", range(1, 6))
def test_one_to_five_seats_build_the_arch(seats):
    dealt = deal(Options(Mode.ARCH, seats), 1)
    assert [len(hand) for hand in dealt.hands] == [5] * seats
    sizes = [len(deck) for deck in dealt.decks]
    assert sum(sizes) == 85 - 5 * seats
    assert max(sizes) - min(sizes) <= 1


def test_the_arch_has_no_starts():
    dealt = deal(Options(Mode.ARCH, 2), 1)
    cards = Counter(card for pile in (*dealt.hands, *dealt.decks) for card in pile)
    assert (cards[START], cards[FINISH]) == (0, 5)
    assert refusal(arch(30, 1, 2), PlayStart()) is Refusal.WRONG_MOMENT


def test_the_left_pillar_is_cols_0_and_1_of_the_lower_rows():
    first = ARCH.lines[0]
    assert list(ARCH.positions[first.first : first.last + 1]) == LEFT


def test_the_right_pillar_is_cols_4_and_5_of_the_lower_rows():
    second = ARCH.lines[1]
    assert list(ARCH.positions[second.first : second.last + 1]) == RIGHT


def test_there_are_no_cells_between_the_pillars():
    between = {(row, col) for row in range(3) for col in (2, 3)}
    assert between.isdisjoint(ARCH.positions)


def test_the_vault_is_the_18_cells_of_the_upper_rows():
    third = ARCH.lines[2]
    assert list(ARCH.positions[third.first : third.last + 1]) == VAULT
    assert ARCH.size == 30


def test_in_phase_1_only_pillar_cells_are_open():
    game = arch(30, 1, 2)
    assert prices(game, 30) == {place: 0 for place in [*LEFT, *RIGHT]}
    for place in VAULT:
        assert refusal(game, island(game, 30, place)) is Refusal.PILLARS_FIRST


def test_one_empty_pillar_cell_keeps_the_vault_closed():
    grid = {place: number for place, number in PILLARS.items() if place != (2, 5)}
    game = with_grid(arch(30, 1, 2), grid)
    assert prices(game, 30) == {(2, 5): 0}
    assert refusal(game, island(game, 30, (3, 0))) is Refusal.PILLARS_FIRST


def test_a_pillar_runs_from_its_bottom_left_to_its_top_right():
    game = with_grid(arch(30, 1, 2), {(0, 1): 20, (1, 1): 40})
    # Between the two is the left cell of the middle row.
    assert {place for place in prices(game, 30) if place in LEFT} == {(1, 0)}
    assert refusal(game, island(game, 30, (0, 0))) is Refusal.BEFORE_LOWER
    assert refusal(game, island(game, 30, (2, 0))) is Refusal.AFTER_HIGHER


def test_the_right_pillar_is_increasing_too():
    game = with_grid(arch(30, 1, 2), {(1, 4): 50})
    assert {place for place in prices(game, 30) if place in RIGHT} == {(0, 4), (0, 5)}
    assert refusal(game, island(game, 30, (1, 5))) is Refusal.AFTER_HIGHER


def test_the_pillars_are_independent_of_each_other():
    game = with_grid(arch(30, 1, 2), {(0, 0): 70, (0, 1): 75})
    assert prices(game, 30) == {place: 0 for place in RIGHT}


def test_pillars_cost_nothing_for_differences():
    game = with_grid(arch(30, 1, 2), {(0, 0): 10, (1, 0): 50})
    assert prices(game, 30)[0, 1] == 0
    assert refusal(game, island(game, 30, (0, 1), [1])) is Refusal.WRONG_PRICE
    assert game.apply(island(game, 30, (0, 1)))[:2] == [
        IslandPlayed(0, 30, 30, 1, 0),
        CardsDrawn(0, (79, 80, game.decks[0][2])),
    ]
    assert game.view(0).discards == ()


def test_two_cards_can_be_discarded_instead():
    game = arch(30, 1, 2)
    game.apply(Discard((30, 1)))
    assert game.view(0).discards == (30, 1)
    assert game.decision == Decision(1, Ask.TURN)


def test_phase_2_begins_when_all_twelve_are_filled():
    grid = {place: number for place, number in PILLARS.items() if place != (2, 5)}
    game = with_grid(arch(24, 1, 2), grid)
    with_hand(game, 1, [50, 51, 52])
    game.apply(island(game, 24, (2, 5)))
    assert prices(game, 50) == dict.fromkeys(VAULT, 0)


def test_in_phase_2_only_the_vault_is_open():
    game = vault(30, 1, 3)
    assert set(prices(game, 30)) == set(VAULT)
    for place in (*LEFT, *RIGHT):
        assert refusal(game, island(game, 30, place)) is Refusal.CELL_TAKEN


def test_the_vault_is_a_line_of_its_own():
    game = with_grid(vault(30, 1, 3), {(3, 5): 28, (4, 3): 40})
    # From one row to the next, without a break: beside 28 it costs two, beside 40 too much.
    assert prices(game, 30) == {(4, 0): 2, (4, 1): 0}
    assert refusal(game, island(game, 30, (3, 4))) is Refusal.BEFORE_LOWER


def test_the_vault_is_unrelated_to_the_pillars():
    # The pillars end with 24; a 1 may still begin the vault, and nothing beside it costs.
    game = vault(1, 3, 5)
    assert prices(game, 1) == dict.fromkeys(VAULT, 0)


def test_the_vault_has_the_normal_prices():
    game = with_grid(vault(30, 1, 3, 5, 7), {(3, 5): 28, (5, 5): 50})
    assert prices(game, 30)[4, 0] == 2
    assert prices(game, 30)[4, 1] == 0
    assert refusal(game, island(game, 30, (4, 0), [1])) is Refusal.WRONG_PRICE
    game.apply(island(game, 30, (4, 0), [1, 3]))
    assert game.view(0).discards == (1, 3)
    assert grid_of(game)[4, 0] == 30


def test_a_vault_cell_that_is_too_dear_is_refused():
    game = with_grid(vault(30, 1), {(3, 5): 28})
    assert refusal(game, island(game, 30, (4, 0), [1])) is Refusal.TOO_DEAR


def test_full_pillars_alone_do_not_admit_the_finish():
    game = with_grid(vault(FINISH, 1), {place: FULL_VAULT[place] for place in VAULT[:-1]})
    assert not listed(game, PlayFinish)
    assert refusal(game, PlayFinish()) is Refusal.GRID_NOT_FULL


def test_a_finish_on_the_full_vault_wins_without_a_start():
    game = with_grid(vault(FINISH, 1), FULL_VAULT)
    assert is_legal(game, PlayFinish())
    assert game.apply(PlayFinish())[0] == FinishPlayed(0, False)
    assert game.result == VoyageOutcome(tuple(range(game.seats)), Ending.FINISH)


def test_a_seat_that_cannot_move_loses_the_arch():
    game = with_deck(with_hand(arch(30, 1, 3), 1, [FINISH]), 1, [])
    game.apply(Discard((30, 1)))
    assert game.result == VoyageOutcome((), Ending.NO_MOVE, stuck=1)


@pytest.mark.parametrize("cell", [-1, 30, 35])
def test_there_are_no_cells_outside_the_arch(cell):
    assert refusal(arch(30, 1, 2), PlayIsland(30, cell, 30)) is Refusal.NO_SUCH_CELL

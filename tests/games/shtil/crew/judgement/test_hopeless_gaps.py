"""What can't be done any more, and which action would make it so."""

from __future__ import annotations

from typing import Any

from shtil_desktop.games.rng import Rng
from shtil_desktop.games.shtil.crew.judgement.hopeless_gaps import (
    gaps_closed_by,
    narrow_gaps,
    spared_together,
    to_spare,
)
from shtil_desktop.games.shtil.crew.judgement.payment import part_with
from shtil_desktop.games.shtil.crew.seats.captain import Captain
from shtil_desktop.games.shtil.rules.actions import Discard, PlayIsland, ShtilAction, Strike, Trade
from shtil_desktop.games.shtil.rules.cards import MONSTER, WILD
from shtil_desktop.games.shtil.rules.line import Gap
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.games.shtil.rules.voyage import Shtil

Cards = tuple[int, ...]


def at_sea(islands: dict[int, int], hand: Cards, away: Cards = (), **options: Any) -> Shtil:
    game = Shtil(Options(Mode.STANDARD, 1, **options), 1)
    for cell, number in islands.items():
        game.sea.line_at(cell).place(number, cell)
    game.hands[0][:] = hand
    game.discards[0] += away
    return game


def closed(game: Shtil, action: ShtilAction) -> list[Gap]:
    return gaps_closed_by(game.view(0), action)


def test_the_last_number_of_a_gap_closes_it():
    game = at_sea({4: 20, 6: 22}, (21, 50, 60, 70, 80))
    assert closed(game, Discard((21, 50))) == [Gap(5, 5, 20, 22)]
    assert closed(game, Discard((50, 60))) == []


def test_two_of_the_last_numbers_close_it_only_together():
    game = at_sea({4: 20, 7: 24}, (21, 22, 50, 60, 70))
    assert closed(game, Discard((21, 50))) == []
    assert closed(game, Discard((21, 22))) == [Gap(5, 6, 20, 24)]


def test_a_payment_counts_on_the_grid_as_it_will_be():
    game = at_sea({4: 20, 8: 30}, (22, 21, 23, 60, 70))
    assert closed(game, PlayIsland(22, 6, 22, 0)) == []
    assert closed(game, PlayIsland(22, 6, 22, 1, (21,))) == [Gap(5, 5, 20, 22)]
    assert closed(game, PlayIsland(22, 6, 22, 1, (60,))) == []


def test_a_placement_may_close_a_gap_itself():
    game = at_sea({4: 20}, (21, 50, 60, 70, 80))
    assert closed(game, PlayIsland(21, 6, 21, 0)) == [Gap(5, 5, 20, 21)]


def test_what_was_hopeless_before_is_not_counted_again():
    game = at_sea({4: 20, 8: 22}, (21, 50, 60, 70, 80))
    assert narrow_gaps(game.view(0)) == [Gap(5, 7, 20, 22)]
    assert closed(game, Discard((21, 50))) == []
    assert closed(game, PlayIsland(21, 6, 21, 0)) == []


def test_numbers_that_no_hand_can_pay_are_no_help():
    lone = at_sea({4: 20, 6: 40}, (21, 50, 60, 70, 80), away=(22, 23, 24, 36, 37, 38, 39))
    assert closed(lone, Discard((50, 60))) == []
    assert closed(lone, Discard((21, 50))) == [Gap(5, 5, 20, 40)]
    assert narrow_gaps(at_sea({5: 20}, (), away=(21, 22)).view(0)) == []
    last = at_sea({34: 60}, (64, 1, 2, 3, 4), away=(61, 62, 63))
    assert closed(last, Discard((64, 1))) == [Gap(35, 35, 60, 81)]
    between = (n for n in range(23, 62) if n not in (24, 58))
    pair = at_sea({18: 22, 21: 62}, (24, 1, 2, 3, 4), away=tuple(between))
    assert narrow_gaps(pair.view(0)) == []  # 58 first, then 24
    assert closed(pair, Discard((24, 1))) == [Gap(19, 20, 22, 62)]


def test_pillars_cost_nothing_so_every_number_helps():
    game = Shtil(Options(Mode.ARCH, 1), 1)
    for cell, number in {0: 10, 2: 40}.items():
        game.sea.line_at(cell).place(number, cell)
    game.discards[0] += [n for n in range(11, 40) if n != 25]
    assert narrow_gaps(game.view(0)) == []


def test_a_wild_that_goes_closes_what_only_it_could_fill():
    game = at_sea({4: 20, 6: 22}, (WILD, 50, 60, 70, 80), away=(21,), wilds=1)
    assert narrow_gaps(game.view(0)) == []
    assert closed(game, Discard((WILD, 50))) == [Gap(5, 5, 20, 22)]
    assert closed(game, PlayIsland(WILD, 20, 50, 0)) == [Gap(5, 5, 20, 22)]
    assert closed(game, PlayIsland(WILD, 5, 21, 1, (50,))) == []
    assert closed(game, Trade()) == [Gap(5, 5, 20, 22)]


def test_a_monster_to_come_may_still_open_a_gap():
    game = at_sea({4: 20, 6: 22}, (21, MONSTER, 60, 70, 80), monsters=3)
    assert closed(game, Discard((21, 60))) == []
    game.sea.gone += (MONSTER, 1, MONSTER, 2)
    assert closed(game, Discard((21, 60))) == []
    assert closed(game, Strike(4)) == []
    game.discards[0].append(21)
    assert closed(game, Strike(4)) == []
    game.sea.lines[0].place(50, 20)
    assert closed(game, Strike(20)) == [Gap(5, 5, 20, 22)]


def test_cards_to_spare_are_those_that_close_nothing():
    view = at_sea({4: 20, 6: 22, 10: 30, 13: 34}, (21, 31, 32, 50, 60)).view(0)
    assert list(to_spare(view, view.hand)) == [31, 32, 50, 60]
    assert spared_together(view, [21, 31, 32, 50, 60], 3) == [31, 50, 60]
    assert spared_together(view, [21, 31, 32, 50, 60], 4) == []


def test_what_is_spared_together_is_found_though_the_first_card_stands_in_its_way():
    game = Shtil(Options(Mode.ARCH, 1), 1)
    for cell, number in {0: 10, 2: 30, 6: 8, 8: 18}.items():
        game.sea.line_at(cell).place(number, cell)
    game.hands[0][:] = [15, 20, 9]
    game.discards[0] += [n for n in range(11, 30) if n not in (15, 18, 20)]
    view = game.view(0)
    assert list(to_spare(view, view.hand)) == [15, 20, 9]
    assert spared_together(view, [15, 20, 9], 2) == [20, 9]
    assert sorted(part_with(Captain(Rng()).judge(view), 2)) == [9, 20]

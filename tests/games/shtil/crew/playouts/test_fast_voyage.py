"""Fast voyages: the same moves as a captain's, from bits; and what can be seen to be lost."""

from __future__ import annotations

import pytest

from shtil_desktop.games.rng import Rng
from shtil_desktop.games.shtil.crew.judgement.evaluation import Evaluation
from shtil_desktop.games.shtil.crew.judgement.gap_difficulty import GRAIN
from shtil_desktop.games.shtil.crew.judgement.hopeless_gaps import can_pair
from shtil_desktop.games.shtil.crew.judgement.weights import weights_for
from shtil_desktop.games.shtil.crew.playouts.fast_evaluation import FastEvaluation
from shtil_desktop.games.shtil.crew.playouts.fast_voyage import FastVoyage, can_fill
from shtil_desktop.games.shtil.crew.playouts.fit_tables import SPANS, FastGap, FitTables
from shtil_desktop.games.shtil.crew.playouts.rollout import tables_for
from shtil_desktop.games.shtil.crew.seats.captain import Captain
from shtil_desktop.games.shtil.rules.actions import Discard, PlayFinish, PlayIsland
from shtil_desktop.games.shtil.rules.cards import FINISH, LAST_ISLAND
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.games.shtil.rules.sea import Ask
from shtil_desktop.games.shtil.rules.voyage import Shtil
from tests.games.shtil.rules.positions import full_rows, voyage, with_grid, with_hand, with_sea

KINDS = [Options(Mode.STANDARD, seats) for seats in range(1, 6)] + [
    Options(Mode.STANDARD, 1, removed=removed) for removed in (4, 8, 12)
]


def fast(game: Shtil) -> FastVoyage:
    options = game.options
    return FastVoyage(game, tables_for(options, weights_for(options))[0])


def turns(options: Options, number: int):
    """The turns of a captains' voyage with something to choose, and what they chose."""
    game = Shtil(options, number)
    while (decision := game.decision) is not None:
        action = Captain(Rng(1)).decide(game.view(decision.seat))
        if decision.ask is Ask.TURN and len(game.legal_actions()) > 1:
            yield game, action
        game.apply(action)


def essence(action: object) -> tuple[object, ...]:
    return type(action), getattr(action, "number", None), getattr(action, "cell", None)


@pytest.mark.parametrize("options", KINDS, ids=lambda options: options.key)
def test_it_moves_as_a_captain_does(options):
    same = [
        essence(fast(game).choose()) == essence(action)
        for number in range(3)
        for game, action in turns(options, number)
    ]
    assert sum(same) > 0.85 * len(same)


def test_a_fit_is_what_the_evaluation_says():
    for game, _ in turns(Options(Mode.STANDARD, 1), 4):
        judged = Evaluation(game.view(0), weights_for(game.options))
        tables, _ = tables_for(game.options, judged.weights)
        line = game.sea.lines[0]
        for card, best in judged.best.items():
            gap = line.gap(card)
            if gap.first > gap.last:
                continue
            there, held = bits(judged, gap.low, gap.high)
            grain = round(judged.expected.present * GRAIN)
            fit = gap_of(tables, *gap).fits[card, there, held, grain]
            scores = [fit.best]
            scores += [fit.at_low + judged.price * fit.low_price] if fit.low_price else []
            scores += [fit.at_high + judged.price * fit.high_price] if fit.high_price else []
            assert min(scores) == pytest.approx(best)
            if fit.best < 100:
                assert fit.best == pytest.approx(judged.scores[card, fit.cell])
            expected = judged.difficulty.loss(card, gap.last - gap.first + 1, gap.low, gap.high)
            assert fit.loss == pytest.approx(expected)


def gap_of(tables: FitTables, first: int, last: int, low: int, high: int) -> FastGap:
    found = tables.gap(first, last, low, high)
    assert found is not None
    return found


def bits(judged: Evaluation, low: int, high: int) -> tuple[int, int]:
    there = sum(1 << n - low - 1 for n in range(low + 1, high) if judged.expected.worth[n])
    held = sum(1 << n - low - 1 for n in judged.view.hand if low < n < high and n <= LAST_ISLAND)
    return there, held & there


def test_what_is_kept_is_begun_anew_when_it_is_too_much(monkeypatch):
    options = KINDS[0]
    tables, _ = tables_for(options, weights_for(options))
    fits = gap_of(tables, 0, 35, 0, 81).fits
    found = [fits[number, SPANS[80], 1 << number - 1, GRAIN] for number in range(1, 12)]
    assert tables_for(options, weights_for(options))[0] is tables
    monkeypatch.setattr("shtil_desktop.games.shtil.crew.playouts.rollout.MOST_KEPT", 5)
    again, _ = tables_for(options, weights_for(options))
    assert again is not tables
    fits = gap_of(again, 0, 35, 0, 81).fits
    assert found == [fits[number, SPANS[80], 1 << number - 1, GRAIN] for number in range(1, 12)]


@pytest.mark.parametrize("options", KINDS, ids=lambda options: options.key)
def test_it_keeps_count_of_every_card(options):
    for game, action in turns(options, 2):
        if not isinstance(action, PlayIsland | Discard):
            continue
        moved = fast(game)
        is_open = moved.apply(action)
        after = game.copy()
        after.apply(action)
        if not is_open or after.result is not None:
            continue
        fresh = fast(after)
        names = [
            name
            for name in FastEvaluation.__slots__
            if name not in ("grain", "ranking", "weigh", "turns", "network")
        ]
        assert {name: getattr(moved, name) for name in names if name not in ("decks", "tops")} == {
            name: getattr(fresh, name) for name in names if name not in ("decks", "tops")
        }


@pytest.mark.parametrize("seats", range(1, 6))
def test_it_plays_a_voyage_to_its_end(seats):
    options = Options(Mode.STANDARD, seats)
    assert sum(fast(Shtil(options, number)).play_out() for number in range(12)) > 6


def test_it_goes_on_in_the_midst_of_a_start():
    game = Shtil(Options(Mode.STANDARD, 3), 6)
    while game.sea.to_split is None:
        assert game.decision is not None
        game.apply(Captain(Rng(1)).decide(game.view(game.decision.seat)))
    sailed = fast(game)
    sailed.play_out()
    assert sailed.turns > 10
    game.apply(Captain(Rng(1)).decide(game.view(game.sea.turn)))
    sailed = fast(game)
    assert sum(sailed.owed) == 8
    sailed.play_out()
    assert sailed.turns > 10


def test_it_finishes():
    game = with_sea(with_hand(with_grid(voyage(1), full_rows(*range(6))), 0, [FINISH, 80]), start_lies=True)
    assert fast(game).choose() == PlayFinish()
    assert fast(game).play_out()


def test_a_gap_without_numbers_is_lost():
    game = with_hand(with_grid(voyage(1), {(0, 0): 10}), 0, [14, 13, 70, 71, 72])
    assert fast(game).apply(PlayIsland(14, 4, 14))
    assert not fast(game).apply(PlayIsland(13, 4, 13))


def test_a_lone_cell_wants_a_number_that_can_be_paid():
    tables = FitTables(weights_for(KINDS[0]), 36, 1)

    def reach(low: int, high: int) -> set[int]:
        gap = gap_of(tables, 5, 5, low, high)
        return {number for number in range(1, 81) if can_fill(gap, 1 << number)}

    assert reach(10, 30) == {11, 12, 13, 14, 26, 27, 28, 29}
    assert reach(0, 30) == {26, 27, 28, 29}
    assert reach(10, 81) == {11, 12, 13, 14}


def numbers(low: int, *found: int) -> int:
    return sum(1 << number - low - 1 for number in found)


def test_two_cells_want_two_numbers_that_can_be_paid():
    assert can_pair(10, 30, numbers(10, 12, 15))
    assert can_pair(10, 30, numbers(10, 12, 28))
    assert not can_pair(10, 30, numbers(10, 16, 22))
    assert not can_pair(10, 30, numbers(10, 12))
    assert not can_pair(10, 40, numbers(10, 12, 25))
    assert can_pair(0, 30, numbers(0, 1, 28)) is can_pair(50, 81, numbers(50, 53, 80)) is True


def test_the_cells_that_must_cost():
    tables = FitTables(weights_for(KINDS[0]), 36, 1)

    def due(cells: int, low: int, high: int) -> int:
        return gap_of(tables, 0, cells - 1, low, high).due

    assert [due(cells, 10, 60) for cells in range(1, 6)] == [1, 2, 2, 3, 3]
    assert [due(cells, 0, 60) for cells in range(1, 4)] == [1, 1, 2]
    assert due(36, 0, 81) == 18


def test_what_it_calls_lost_captains_lose_too():
    """On the true deal: a voyage given up early would not have been won by going on."""
    for number in range(30):
        options = Options(Mode.STANDARD, 1, removed=12)
        given_up = False
        for game, action in turns(options, number):
            if isinstance(action, PlayIsland | Discard):
                given_up = given_up or not fast(game).apply(action)
        assert not (given_up and end(options, number))


def end(options: Options, number: int) -> bool:
    game = Shtil(options, number)
    while (decision := game.decision) is not None:
        game.apply(Captain(Rng(1)).decide(game.view(decision.seat)))
    assert game.result is not None
    return bool(game.result.winners)

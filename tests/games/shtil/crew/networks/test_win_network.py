"""The win network: a chance told from what the seat sees, by a network that learned from such voyages."""

from __future__ import annotations

import json
from importlib.resources import files
from math import exp

import pytest

from shtil_desktop.games.rng import Rng
from shtil_desktop.games.shtil.crew import sign_on
from shtil_desktop.games.shtil.crew.judgement.weights import weights_for
from shtil_desktop.games.shtil.crew.networks.win_network import (
    FOLDER,
    GAP,
    STOCK,
    Stock,
    WinNetwork,
    file_name,
    gap_figures,
    learned,
    stock_figures,
)
from shtil_desktop.games.shtil.crew.playouts.fast_evaluation import bits_of
from shtil_desktop.games.shtil.crew.playouts.fast_voyage import FastVoyage
from shtil_desktop.games.shtil.crew.playouts.fit_tables import FastGap, FitTables
from shtil_desktop.games.shtil.crew.playouts.rollout import AHEAD, Rollouts, tables_for
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.games.shtil.rules.voyage import Shtil
from shtil_desktop.lab import main
from shtil_desktop.lab.compiled import compiler
from tests.games.shtil.crew.seats.test_admiral import late

FEWER = Options(Mode.STANDARD, 1, removed=12)
NETWORKS = files("shtil_desktop.games.shtil.crew.networks")
FILES = sorted(
    entry.name
    for entry in NETWORKS.joinpath(FOLDER).iterdir()
    if entry.name != "shown.json"  # how chances are shown, which another test looks at
)
TABLES = FitTables(weights_for(FEWER), 36, 1)
EVERY = (1 << 19) - 1
LONE = Stock(
    empty=12,
    margin=3,
    start_lies=True,
    finishes=2,
    finishes_gone=1,
    idle=1,
    useful=2,
    cards=20,
    grain=20,
    start_places=0,
    deck=15,
    own=20,
    poorest=20,
    seats=1,
)
POOR = LONE._replace(finishes=0, finishes_gone=0, cards=30, deck=0, own=3, poorest=2, seats=3)


def gap_of(cells: int, low: int = 20, high: int = 40) -> FastGap:
    found = TABLES.gap(10, 9 + cells, low, high)
    assert found is not None
    return found


def figures(cells: int, there: int = EVERY, held: int = 0, grain: int = 40) -> dict[str, float]:
    return dict(zip(GAP, gap_figures(gap_of(cells), there, held, grain), strict=True))


def test_a_gap_is_classed_by_its_cells():
    classes = [[name for name in GAP[:7] if figures(cells)[name]] for cells in (1, 2, 3, 4, 5, 7, 8, 12, 13)]
    assert [kind for (kind,) in classes] == [
        *("one", "two", "three", "four", "five", "five", "eight", "eight", "thirteen")
    ]


def test_unseen_numbers_count_by_their_share_in_play_and_held_ones_in_full():
    assert figures(3, 0b11111)["to spare"] == pytest.approx(2 / 6)
    assert figures(3, 0b11111, 0, 20)["to spare"] == pytest.approx(-0.5 / 6)
    assert figures(3, 0b11111, 0b11111, 20)["to spare"] == pytest.approx(2 / 6)


def test_a_gap_is_the_more_doubtful_the_fewer_unseen_numbers_are_in_play():
    doubt = [figures(3, 0b11111, 0, grain)["doubt"] for grain in (40, 32, 20)]
    assert doubt[0] == 0 < doubt[1] < doubt[2]
    assert figures(3, 0b11)["doubt"] == 2


def test_numbers_beside_the_bounds_are_told_one_by_one():
    found = figures(1, 1 << 1 | 1 << 17 | 1 << 18, 1 << 18, 20)
    assert [found[f"few {step}"] for step in (1, 2, 3, 4)] == [1, 1, 0, 0]
    assert [found[f"few held {step}"] for step in (1, 2)] == [1, 0]
    assert figures(3, 1 << 1)["many 2"] == 1


def test_the_stock_has_a_figure_for_each_name():
    found = dict(zip(STOCK, stock_figures(LONE), strict=True))
    assert (found["cells"], found["shortage"], found["finish held"]) == (1.2, 0.5, 1.0)
    assert (found["in play"], found["poverty"], found["deck empty"]) == (0.5, 0, 0)


def test_a_poor_seat_is_seen_in_a_crew():
    found = dict(zip(STOCK, stock_figures(POOR), strict=True))
    assert (found["balance"], found["poorest"], found["poverty"]) == pytest.approx((-1.4, 0.2, 0.6))
    assert found["deck empty"] == 1


@pytest.mark.parametrize("name", FILES)
def test_every_file_says_how_it_was_made_and_can_be_read(name):
    record = json.loads(NETWORKS.joinpath(FOLDER, name).read_text(encoding="utf-8"))
    assert record["made_by"].startswith("shtil-lab learn-wins")
    assert {len(row) for row in record["look"]} == {len(GAP) + 1}
    assert {len(row) for row in record["add"]} == {len(record["look"]) + 1}
    assert {len(row) for row in record["stock"]} == {len(STOCK) + 1}
    assert len(record["add"]) == len(record["stock"]) == len(record["tell"]) + 1
    late, earlier, *_ = record["explained"].values()
    assert late > earlier > 0


def test_nothing_was_learned_of_stormy_seas():
    assert learned(FEWER) is not None
    assert learned(Options(Mode.STANDARD, 1, storms=True)) is None
    assert learned(Options(Mode.ARCH, 1)) is None
    assert file_name(FEWER) in FILES


def test_where_nothing_was_learned_the_nearest_voyages_will_do():
    """Without any, the admiral won less often than the captain with ten islands removed."""
    six = Options(Mode.STANDARD, 1, removed=6)
    assert file_name(six) not in FILES
    assert learned(six) == learned(Options(Mode.STANDARD, 1, removed=8))
    assert learned(Options(Mode.STANDARD, 4, removed=4)) == learned(Options(Mode.STANDARD, 4))
    assert learned(Options(Mode.STANDARD, 4, removed=6)) == learned(Options(Mode.STANDARD, 4, removed=10))


def test_the_chance_is_what_the_layers_make_of_all_figures():
    tables, network = tables_for(FEWER, weights_for(FEWER))
    record = learned(FEWER)
    assert network is not None and record is not None

    def through(layer, given):
        return [row[-1] + sum(a * b for a, b in zip(row, given, strict=False)) for row in layer]

    for empty in (3, 8, 14, 30):
        voyage = FastVoyage(late(empty=empty), tables, network)
        held, grain = bits_of(voyage.hands[0]), voyage.scarcity(0).grain
        useful, total = 0, [0.0] * len(record["add"])
        for gap in voyage.gaps:
            if gap is not None:
                own = held >> gap.shift & gap.span
                useful += own.bit_count()
                found = gap_figures(gap, voyage.there[0] >> gap.shift & gap.span, own, grain)
                seen = [max(0.0, figure) for figure in through(record["look"], found)]
                total = [a + b for a, b in zip(total, through(record["add"], seen), strict=True)]
        stock = stock_figures(voyage.stock(0, useful, grain))
        total = [a + b for a, b in zip(total, through(record["stock"], stock), strict=True)]
        odds = total[-1] + sum(max(0.0, a) * b for a, b in zip(total, record["tell"], strict=False))
        assert voyage.chance() == pytest.approx(1 / (1 + exp(-odds)))


def test_what_is_hidden_does_not_change_the_chance():
    game = late()
    tables, network = tables_for(FEWER, weights_for(FEWER))
    chance = FastVoyage(game, tables, network).chance()
    twin = game.copy()
    rest = list(twin.decks[0][twin.tops[0] :])
    Rng("shuffled").shuffle(rest)
    twin.decks = ((*twin.decks[0][: twin.tops[0]], *rest),)
    assert FastVoyage(twin, tables, network).chance() == chance


def test_what_is_kept_of_a_gap_does_not_change_the_chance():
    tables, network = tables_for(FEWER, weights_for(FEWER))
    record = learned(FEWER)
    assert network is not None and record is not None
    for empty in (3, 14):
        FastVoyage(late(number=4, empty=empty), tables, network).chance()
        chance = FastVoyage(late(empty=empty), tables, network).chance()
        assert FastVoyage(late(empty=empty), tables, WinNetwork(record)).chance() == chance


def test_chances_are_about_as_often_kept_as_they_say():
    tables, network = tables_for(FEWER, weights_for(FEWER))
    told, won = 0.0, 0.0
    for number in range(150):
        voyage = FastVoyage(Shtil(FEWER, 30_000_000 + number), tables, network)
        twin = voyage.copy()
        told += twin.play_out(20)
        won += voyage.play_out()
    assert told == pytest.approx(won, abs=18)


def test_a_voyage_is_broken_off_where_the_chance_is_told():
    game = late(empty=18)
    rollouts = Rollouts(FEWER, weights_for(FEWER), 0)
    rollouts.begin(game)
    action = sign_on("captain", 1).decide(game.view(0))
    assert 0 < rollouts.end_after(action) < 1
    assert rollouts.turns <= AHEAD + 4
    assert rollouts.end_after(action, is_told=False) in (0, 1)
    assert rollouts.turns > AHEAD + 4


@pytest.mark.skipif(compiler() is None, reason="no C compiler")
def test_what_is_learned_can_be_read_again(tmp_path, capsys):
    words = ["learn-wins", "--seats", "1", "--removed", "12", "--games", "4000", "--out", str(tmp_path)]
    assert main(words) == 0
    assert "of the variance explained" in capsys.readouterr().out
    record = json.loads((tmp_path / file_name(FEWER)).read_text())
    assert record["made_by"] == "shtil-lab learn-wins --seats 1 --removed 12 --number 1 --games 4000"
    tables = FitTables(weights_for(FEWER), 36, 1)
    chances = [FastVoyage(late(empty=empty), tables, WinNetwork(record)).chance() for empty in (3, 30)]
    assert 0 < chances[1] < chances[0] < 1


@pytest.mark.skipif(compiler() is None, reason="no C compiler")
def test_nothing_is_learned_of_stormy_seas(tmp_path, capsys):
    assert main(["learn-wins", "--seats", "1", "--storms", "--games", "5", "--out", str(tmp_path)]) == 2
    assert "not learned" in capsys.readouterr().err

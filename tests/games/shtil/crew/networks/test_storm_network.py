"""The storm network: a seat's view in figures, what they foretell, and which move that speaks for."""

from __future__ import annotations

import json
from dataclasses import replace
from importlib.resources import files
from random import Random

import pytest

from shtil_desktop.games.rng import Rng
from shtil_desktop.games.shtil.crew.judgement.evaluation import Evaluation
from shtil_desktop.games.shtil.crew.judgement.expected_cards import ExpectedCards
from shtil_desktop.games.shtil.crew.judgement.gap_difficulty import GapDifficulty
from shtil_desktop.games.shtil.crew.judgement.payment import part_with
from shtil_desktop.games.shtil.crew.judgement.storms_and_reefs import meet_storm, step_reef
from shtil_desktop.games.shtil.crew.judgement.weights import weights_for
from shtil_desktop.games.shtil.crew.networks.look_ahead import FEW, after_reef, foresee, shortlist
from shtil_desktop.games.shtil.crew.networks.storm_features import GAP, LATE, STOCK, Figures, read_figures
from shtil_desktop.games.shtil.crew.networks.storm_network import (
    FOLDER,
    LAYERS,
    StormNetwork,
    storm_network_for,
)
from shtil_desktop.games.shtil.crew.playouts.rollout import Rollouts
from shtil_desktop.games.shtil.crew.seats.captain import Captain, take_turn
from shtil_desktop.games.shtil.crew.seats.sailor import Sailor
from shtil_desktop.games.shtil.rules.actions import (
    CancelStorm,
    Discard,
    MoveReef,
    PlayIsland,
    Strike,
    TakePurple,
    Trade,
    UseCompass,
)
from shtil_desktop.games.shtil.rules.cards import FINISH, PURPLE, YELLOW
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.games.shtil.rules.sea import Ask
from shtil_desktop.games.shtil.rules.view import View
from shtil_desktop.games.shtil.rules.voyage import Shtil
from shtil_desktop.lab import main
from shtil_desktop.lab.compiled import compiler
from shtil_desktop.lab.compiled.shtil.storm_practice import Practice, Practising
from tests.games.shtil.rules.positions import voyage, with_grid, with_hand, with_sea

ALL = Options(seats=3, reefs=True, monsters=5, storms=True, wilds=2)
NETWORKS = files("shtil_desktop.games.shtil.crew.networks")
FILES = sorted(entry.name for entry in NETWORKS.joinpath(FOLDER).iterdir())
HAND = (11, 22, 33, 44, FINISH)


def stormy(seats: int = 1, grid: dict[tuple[int, int], int] | None = None, **sea: object) -> Shtil:
    game = with_hand(voyage(seats, storms=True), 0, HAND)
    return with_sea(with_grid(game, grid or {(0, 0): 2, (5, 5): 79}), waiting=(), gone=(), **sea)


def judge(game: Shtil, storm_network: StormNetwork | None = None) -> Evaluation:
    return Evaluation(game.view(0), weights_for(game.options), storm_network)


def read(view: View, is_reef_near: bool = False) -> Figures:
    expected_cards = ExpectedCards(view)
    return read_figures(
        view, GapDifficulty(expected_cards, weights_for(view.sea.options)), expected_cards, is_reef_near
    )


def figures(view: View, is_reef_near: bool = False) -> dict[str, float]:
    return dict(zip(STOCK, read(view, is_reef_near)[0], strict=True))


def gaps(view: View, is_reef_near: bool = False) -> list[dict[str, float]]:
    return [dict(zip(GAP, gap, strict=True)) for gap in read(view, is_reef_near)[1]]


def hearing(name: str, weight: float) -> StormNetwork:
    """It hears one figure of the stock and nothing else."""
    silent = [0.0] * (len(STOCK) + 1)
    heard = [weight * (name == other) for other in STOCK] + [0.0]
    return StormNetwork([[0.0] * (len(GAP) + 1)], [[0.0], [0.0]], [silent, heard], [1.0])


def test_what_must_be_paid_is_counted():
    """Two cells between two islands cost two cards, one cell the cheapest number that may come."""
    grid = {(row, col): 6 * row + col + 1 for row in range(6) for col in range(6)}
    del grid[0, 2], grid[0, 3], grid[2, 0]
    moved = {cell: number + 20 * (cell > (0, 3)) + 5 * (cell > (2, 0)) for cell, number in grid.items()}
    found = figures(stormy(grid=moved).view(0))
    assert found["empty cells"] == pytest.approx(0.3)
    assert found["due prices"] == pytest.approx(0.3)
    assert found["lone cells"] == 0


def test_a_lone_cell_has_no_island_beside_it():
    assert figures(stormy(grid={(0, 0): 2, (0, 4): 30}).view(0))["lone cells"] == pytest.approx((1 + 30) / 10)


def test_the_storms_are_told():
    game = stormy(3, yellows=(0, 2, 0), oranges=(1, 0, 0), purples=(0, 5), compasses=1)
    found = figures(game.view(0))
    assert (found["yellow here"], found["yellow at others"], found["yellow storms"]) == (0, 1, 1)
    assert (found["orange here"], found["purple storms"], found["purple without compass"]) == (1, 2, 1)
    assert found["barred cells"] == pytest.approx(10 / 5) and found["barred share"] == pytest.approx(10 / 34)
    assert figures(game.view(1))["more yellow here"] == 1


def test_the_hand_is_told():
    grid = {(0, 0): 10, (0, 1): 12, (0, 2): 20, (0, 4): 24, (1, 0): 30, (1, 2): 50, (5, 5): 79}
    found = figures(stormy(grid=grid).view(0))
    assert found["idle islands"] == pytest.approx(1 / 3)  # 11 lies between neighbours
    assert found["useful islands"] == pytest.approx(3 / 3)
    assert found["ready islands"] == pytest.approx(2 / 3)  # 44 can't be paid for beside 30 or 50
    assert found["finish held"] == 1


def test_each_gap_is_told_for_itself():
    """Before 40, between it and 44, and after 50: how many cells, and what there is for them."""
    grid = {(1, 0): 40, (1, 2): 44, (1, 3): 46, (1, 4): 48, (1, 5): 50}
    game = with_hand(stormy(3, grid, yellows=(1, 0, 0), purples=(1,), reef=None), 0, (22, 41, 43, 55, 60))
    before, lone, after = gaps(game.view(0))
    assert (before["five"], before["no lower bound"], before["no higher bound"]) == (1, 1, 0)
    assert (lone["one"], lone["held"], lone["barred share"], lone["barred alone"]) == (1, 2 / 3, 1, 1)
    assert (lone["few 1"], lone["few held 1"], lone["few 4"]) == (2, 2, 0)
    assert lone["few 2"] == pytest.approx(ExpectedCards(game.view(0)).present)
    assert (after["thirteen"], after["barred share"], after["held"]) == (1, 0, 2 / 3)
    for gap in (before, lone, after):
        assert gap["calm seats"] == pytest.approx(2 / 3) and gap["yellow here"] == 1


def test_what_comes_out_above_nothing_is_heard():
    """Of each gap, of all together with the stock; and what goes straight to the odds as it is."""
    look = [[2.0] + [0.0] * len(GAP), [-2.0] + [0.0] * len(GAP)]
    stock = [[0.0] * len(STOCK) + [-5.0], [0.0] * len(STOCK) + [0.25]]
    found = StormNetwork(look, [[1.0, 100.0], [0.5, 0.0]], stock, [10.0])
    nothing = [0.0] * len(STOCK)
    gap = [1.0] + [0.0] * (len(GAP) - 1)
    assert found.foretell((nothing, [])) == pytest.approx(0.25)
    assert found.foretell((nothing, [gap])) == pytest.approx(0.25 + 1.0)
    assert found.foretell((nothing, [gap] * 3)) == pytest.approx(0.25 + 3.0 + 10.0 * (6.0 - 5.0))


@pytest.mark.parametrize("seed", range(4))
def test_what_is_foreseen_comes_about(seed):
    """But for what is drawn after the move, and what that brings."""
    game, dice = Shtil(ALL, seed), Random(seed)
    kinds = set()
    while game.result is None:
        assert game.decision is not None
        seat, view = game.decision.seat, game.view(game.decision.seat)
        action = dice.choice(view.legal)
        judged = Evaluation(view, weights_for(ALL))
        if game.decision.ask is Ask.TURN and isinstance(action, PlayIsland | Strike | Trade | Discard):
            seen = foresee(judged, action)
            pay = judged.payment(action.price, getattr(action, "card", None))
            game.apply(action.paid(pay) if action.price else action)
            assert seen.sea.lines == game.sea.lines and seen.sea.supply == game.sea.supply
            assert seen.discards == game.view(seat).discards[: len(seen.discards)]
            assert len(seen.hand) == seen.hand_sizes[seat]
            assert seen.discard_sizes == game.view(seat).discard_sizes
            assert seen.sea.gone == game.sea.gone[: len(seen.sea.gone)]
            assert all(card in view.hand for card in seen.hand)
            kinds.add(type(action))
        else:
            game.apply(action.paid(judged.payment(action.price)) if action.price else action)
    assert PlayIsland in kinds and Discard in kinds


def test_a_row_of_consecutive_numbers_is_foreseen_to_win_a_compass():
    grid = {(0, col): 10 + col for col in range(5)} | {(5, 5): 79}
    game = with_hand(stormy(grid=grid), 0, (15, 40, 50, 60, 70))
    action = next(a for a in game.view(0).legal if isinstance(a, PlayIsland) and (a.card, a.cell) == (15, 5))
    assert foresee(judge(game), action).sea.compasses == game.sea.compasses + 1


def test_the_best_of_each_kind_is_looked_at():
    placements = [(float(at), PlayIsland(11, at, 11)) for at in range(20)]
    few = shortlist([*placements, (30.0, Discard()), (40.0, Trade())])
    assert few == [*placements[:FEW], (30.0, Discard()), (40.0, Trade())]


def test_the_storm_network_has_a_say():
    """One that wants compasses trades for them, one that wants cards does not."""
    game = stormy(yellows=(1,), purples=(), compasses=0)
    assert take_turn(judge(game, hearing("compasses", 50.0))) == Trade()
    assert isinstance(take_turn(judge(game, hearing("hand", 50.0))), PlayIsland)


def test_a_finish_needs_no_storm_network():
    grid = {(row, col): 2 * (6 * row + col) + 1 for row in range(6) for col in range(6)}
    game = with_sea(stormy(grid=grid), start_lies=True)
    assert take_turn(judge(game, hearing("finish held", 50.0))) == take_turn(judge(game))


def test_the_storm_network_chooses_the_cards_that_pay():
    """One card after the other, by what can be seen without it; beyond that the one that fits worst."""
    game = stormy(grid={(0, 0): 2, (0, 1): 12, (5, 5): 79})  # 11 fits nowhere
    assert part_with(judge(game, hearing("useful islands", 0.01)), 1) == [11]
    assert part_with(judge(game, hearing("finish held", -50.0)), 1) == [FINISH]
    assert 11 not in part_with(judge(game, hearing("useful islands", -50.0)), 2)


def test_the_storm_network_chooses_the_storm_that_a_compass_drives_away():
    game = stormy(yellows=(1,), purples=(2,), compasses=1)
    assert take_turn(judge(game, hearing("yellow here", -50.0))) == UseCompass(YELLOW, 0)
    assert take_turn(judge(game, hearing("purple storms", -50.0))) == UseCompass(PURPLE, 2)
    assert not isinstance(take_turn(judge(game, hearing("compasses", 50.0))), UseCompass)


def test_the_storm_network_chooses_whether_a_storm_is_cancelled_and_where_it_lies():
    game = stormy(grid={(0, 0): 2, (3, 0): 40, (5, 5): 79}, compasses=1)
    game = with_sea(game, waiting=((0, PURPLE),), ask=Ask.STORM)
    assert meet_storm(judge(game, hearing("compasses", -50.0))) == CancelStorm()
    assert meet_storm(judge(game, hearing("barred cells", -50.0))) == CancelStorm()
    kept = with_sea(game, compasses=0)
    fewest = {meet_storm(judge(kept, hearing("barred cells", -50.0)))}
    assert fewest <= {TakePurple(0), TakePurple(3), TakePurple(5)}
    most = meet_storm(judge(kept, hearing("barred cells", 50.0)))
    assert most in {TakePurple(1), TakePurple(2), TakePurple(4)}


def test_the_storm_network_moves_the_reef():
    """It is near for the next to place, so its cells count; while a move is chosen it is not."""
    grid = {(0, col): 2 + col for col in range(5)} | {(5, 5): 79}
    game = with_hand(voyage(3, storms=True, reefs=True), 0, HAND)
    game = with_sea(with_grid(game, grid), waiting=(), reef=3)
    view = game.view(0)
    assert figures(view)["reef's share"] == 0 and figures(view, True)["reef's share"] == 6 / 30
    assert {gap["reef's share"] for gap in gaps(view)} == {0}
    assert [gap["reef's share"] for gap in gaps(view, True)] == [pytest.approx(6 / 30)]
    rows = [after_reef(view, row) for row in range(6)]
    assert [round(30 * figures(row, True)["reef's share"]) for row in rows] == [1, 6, 6, 6, 6, 5]
    asked = with_sea(game, ask=Ask.REEF)
    assert step_reef(judge(asked, hearing("reef's share", -50.0))) == MoveReef(0)
    assert step_reef(judge(asked, hearing("reef's share", 50.0))) in {MoveReef(row) for row in (1, 2, 4)}


def test_a_reef_in_a_lone_cell_is_told():
    grid = {(row, col): 2 * (6 * row + col) + 1 for row in range(6) for col in range(6)}
    del grid[2, 2], grid[4, 0]
    game = with_sea(with_grid(voyage(3, storms=True, reefs=True), grid), waiting=(), reef=4)
    assert [gap["reef alone"] for gap in gaps(game.view(0), True)] == [0, 1]
    assert [gap["barred alone"] for gap in gaps(game.view(0), True)] == [0, 0]


def test_the_last_cards_are_counted_one_by_one():
    grid = {(row, col): 2 * (6 * row + col) + 1 for row in range(6) for col in range(6)}
    del grid[2, 2]
    game = with_hand(stormy(3, grid), 0, (30, FINISH, FINISH))
    view = replace(game.view(0), hand_sizes=(3, 1, 0), deck_sizes=(0, 0, 2))
    found = figures(view)
    told = {name for name in LATE if found[name]}
    assert told == {
        *("own cards 3", "next seat's cards 1", "cards of the one after 2"),
        *("empty 1", "finish and empty 1", "spare finish", "ready late"),
    }


def test_a_lone_seat_has_no_mates_to_count():
    found = figures(replace(stormy().view(0), hand_sizes=(1,), deck_sizes=(0,)))
    assert {name for name in LATE if found[name]} == {"own cards 1"}


def test_calm_seas_have_none():
    assert storm_network_for(Options(seats=3)) is None
    assert storm_network_for(Options(seats=3, monsters=5)) is None
    assert storm_network_for(Options(Mode.PYRAMID, 1)) is None


@pytest.mark.parametrize("seats", range(1, 6))
def test_every_crew_in_storms_has_one(seats):
    assert storm_network_for(Options(seats=seats, storms=True)) is not None
    assert storm_network_for(Options(seats=seats, storms=True, monsters=3)) is not None


@pytest.mark.parametrize("name", FILES)
def test_a_storm_network_says_how_it_was_made(name):
    record = json.loads(NETWORKS.joinpath(FOLDER, name).read_text(encoding="utf-8"))
    assert record["made_by"].startswith("shtil-lab practise-storms")
    assert "it began with what this had made: shtil-lab learn-storms" in record["made_by"]
    assert set(record) == {"made_by", "rounds", *LAYERS}
    found = StormNetwork.read(record)
    assert {len(row) for row in found.look} == {len(GAP) + 1}
    assert {len(row) for row in found.stock} == {len(STOCK) + 1}
    assert {len(row) for row in found.add} == {len(found.look)}
    assert len(found.add) == len(found.stock) == len(found.tell) + 1


def test_a_captain_reads_it_and_a_sailor_does_not(monkeypatch):
    asked = []
    monkeypatch.setattr(
        "shtil_desktop.games.shtil.crew.seats.captain.storm_network_for",
        lambda options: asked.append(options),
    )
    view = stormy(yellows=(1,)).view(0)
    Sailor(Rng("a")).decide(view)
    Rollouts(view.sea.options, weights_for(view.sea.options), 0)._captain.decide(view)
    assert not asked
    Captain(Rng("a")).decide(view)
    assert asked == [view.sea.options]


@pytest.mark.skipif(compiler() is None, reason="no C compiler")
def test_the_lab_learns_a_storm_network(tmp_path, capsys):
    out = tmp_path / "storm network.json"
    words = "learn-storms --seats 1 --storms --number 40 --games 12 --rounds 2 --voyages 3 --epochs 2"
    assert main([*words.split(), "--out", str(out)]) == 0
    record = json.loads(out.read_text(encoding="utf-8"))
    assert words in record["made_by"]
    first, second = record["rounds"]
    assert 0 < first["choices"] < second["choices"]
    assert StormNetwork.read(record).foretell(read(stormy().view(0))) != 0


@pytest.mark.skipif(compiler() is None, reason="no C compiler")
@pytest.mark.parametrize("jobs", [1, 2])
def test_a_storm_network_practises(tmp_path, capsys, jobs):
    begin, out = tmp_path / "begin.json", tmp_path / "out.json"
    begin.write_bytes(NETWORKS.joinpath(FOLDER, "standard-storms-1.json").read_bytes())
    words = "practise-storms --seats 1 --storms --number 40 --batches 30 --deals 6 --step 1.0"
    assert main([*words.split(), "--jobs", str(jobs), "--begin", str(begin), "--out", str(out)]) == 0
    known, learned = (json.loads(path.read_text(encoding="utf-8")) for path in (begin, out))
    assert learned["made_by"].startswith(f"shtil-lab {words}") and learned["made_by"].endswith(
        known["made_by"]
    )
    assert learned["rounds"][:-1] == known["rounds"] and learned["rounds"][-1]["batches"] == 30
    weights = zip(StormNetwork.read(known).values(), StormNetwork.read(learned).values(), strict=True)
    assert 0.002 < max(abs(before - after) for before, after in weights) < 0.2


@pytest.mark.skipif(compiler() is None, reason="no C compiler")
def test_a_batch_that_is_shared_out_gives_the_same_slopes():
    options = Options(seats=1, storms=True)
    begin = storm_network_for(options)
    assert begin is not None
    practice = Practice(options, weights_for(options), begin, 40, 1, 8, 0.01, 20.0)
    whole = Practising(practice).sail(practice.batch(0))
    one, other = (Practising(practice).sail(practice.batch(0)[at::2]) for at in range(2))
    assert whole[0] == one[0] + other[0]
    for slope, *shares in (
        (whole[1], one[1], other[1]),
        (whole[2], one[2], other[2]),
    ):
        assert max(map(abs, slope)) > 0.1
        assert list(slope) == pytest.approx(list(map(sum, zip(*shares, strict=True))), abs=0.001, rel=0.001)


def test_the_lab_says_where_no_storm_network_can_practise(tmp_path, capsys):
    words = ["practise-storms", "--mode", "arch", "--begin", "x.json", "--out", str(tmp_path / "none.json")]
    assert main(words) == 2
    assert "compile" in capsys.readouterr().err


def test_the_lab_says_where_no_storm_network_can_be_learned(tmp_path, capsys):
    assert main(["learn-storms", "--mode", "arch", "--out", str(tmp_path / "none.json")]) == 2
    assert "compile" in capsys.readouterr().err

"""Prospects: a chance told from what the seat sees, by figures learned for such voyages."""

from __future__ import annotations

import json
from importlib.resources import files

import pytest

from shtil_desktop.crew import sign_on
from shtil_desktop.crew.prospects import (
    FOLDER,
    OFFSETS,
    SIZE,
    STEPS,
    STOCK,
    Prospects,
    file_name,
    gap_figures,
    learned,
    stock_figures,
)
from shtil_desktop.crew.rollout import Rollouts, charts
from shtil_desktop.crew.soundings import Soundings, Strait
from shtil_desktop.crew.swift import Swift
from shtil_desktop.crew.weights import weights_for
from shtil_desktop.games.rng import Rng
from shtil_desktop.games.shtil import Mode, Options, Shtil
from shtil_desktop.lab import main
from shtil_desktop.lab.foresee import STAGES, figures_of, sail
from tests.crew.test_admiral import late

FEWER = Options(Mode.STANDARD, 1, removed=12)
FILES = sorted(entry.name for entry in files("shtil_desktop.crew").joinpath(FOLDER).iterdir())
SOUNDINGS = Soundings(weights_for(FEWER), 36, 1)


def strait(cells: int, low: int, high: int) -> Strait:
    found = SOUNDINGS.strait(10, 9 + cells, low, high)
    assert found is not None
    return found


def classes(cells: int, low: int, high: int, there: int, held: int = 0, grain: int = 40) -> dict[str, int]:
    """The class of a gap in each kind that it belongs to."""
    figures = gap_figures(strait(cells, low, high), there, held, grain)
    found = {}
    for kind, steps in STEPS.items():
        part = figures[OFFSETS[kind] : OFFSETS[kind] + len(steps) + 1]
        if any(part):
            assert sum(part) == 1
            found[kind] = part.index(1)
    return found


def test_a_gap_is_classed_by_its_cells():
    every = (1 << 19) - 1
    assert classes(1, 20, 40, every) == {"one": 7}
    assert set(classes(2, 20, 40, every)) == {"two near", "two"}
    assert [set(classes(cells, 20, 40, every)) for cells in (3, 4, 7, 12, 13)] == [
        {"three"},
        {"four"},
        {"five"},
        {"eight"},
        {"thirteen"},
    ]


def test_the_fewer_numbers_the_lower_the_class():
    assert classes(3, 20, 40, 0b111) == {"three": 0}
    assert classes(3, 20, 40, 0b11111) == {"three": 2}
    assert classes(3, 20, 40, 0b11111, 0, 20) == {"three": 0}
    assert classes(3, 20, 40, 0b11111, 0b11111, 20) == {"three": 2}


def test_a_gap_is_the_more_doubtful_the_fewer_unseen_numbers_are_in_play():
    doubt = [gap_figures(strait(3, 20, 40), 0b11111, 0, grain)[OFFSETS["doubt"]] for grain in (40, 32, 20)]
    assert doubt[0] == 0 < doubt[1] < doubt[2]
    assert gap_figures(strait(3, 20, 40), 0b11, 0, 40)[OFFSETS["doubt"]] == 10


def test_the_stock_has_a_figure_for_each_name():
    figures = dict(zip(STOCK, stock_figures(12, 3, True, 2, 1, 1, 2), strict=True))
    assert (figures["cells"], figures["shortage"], figures["finish held"]) == (1.2, 0.5, 1.0)


@pytest.mark.parametrize("name", FILES)
def test_every_file_says_how_it_was_made_and_can_be_read(name):
    record = json.loads(files("shtil_desktop.crew").joinpath(FOLDER, name).read_text(encoding="utf-8"))
    assert record["made_by"].startswith("shtil-lab foresee")
    covered = [cells for stage in record["stages"] for cells in range(stage["from"], stage["to"] + 1)]
    assert covered == list(range(1, len(covered) + 1))
    assert Prospects(record["stages"]).most == len(covered)
    assert all(stage["figures"]["explained"] > 0 for stage in record["stages"])


def test_nothing_was_learned_of_stormy_seas():
    assert learned(FEWER) is not None
    assert learned(Options(Mode.STANDARD, 1, storms=True)) is None
    assert file_name(FEWER) in FILES


def test_the_chance_is_what_all_its_figures_add_up_to():
    soundings, prospects = charts(FEWER, weights_for(FEWER))
    assert prospects is not None
    for empty in (3, 8, 14, 20):
        voyage = Swift(late(empty=empty), soundings, prospects)
        figures = figures_of(voyage)
        assert len(figures) == len(STOCK) + SIZE
        stages = learned(FEWER)
        assert stages is not None
        stage = stages[prospects.stage(voyage.empty)]
        weights = list(stage["stock"].values())
        for kind in STEPS:
            weights += stage["gaps"][kind]
        weights += [stage["gaps"]["doubt"], stage["gaps"]["root"]]
        total = sum(a * b for a, b in zip(figures, weights, strict=True))
        assert voyage.chance() == pytest.approx(prospects.chance(0, total, [0.0] * len(STOCK)))


def test_what_is_hidden_does_not_change_the_chance():
    game = late()
    soundings, prospects = charts(FEWER, weights_for(FEWER))
    chance = Swift(game, soundings, prospects).chance()
    twin = game.copy()
    rest = list(twin.decks[0][twin.tops[0] :])
    Rng("shuffled").shuffle(rest)
    twin.decks = ((*twin.decks[0][: twin.tops[0]], *rest),)
    assert Swift(twin, soundings, prospects).chance() == chance


def test_chances_are_about_as_often_kept_as_they_say():
    soundings, prospects = charts(FEWER, weights_for(FEWER))
    told, won = 0.0, 0.0
    for number in range(150):
        voyage = Swift(Shtil(FEWER, 30_000_000 + number), soundings, prospects)
        twin = voyage.copy()
        told += twin.play_out(20)
        won += voyage.play_out()
    assert told == pytest.approx(won, abs=18)


def test_a_voyage_is_broken_off_where_the_chance_is_told():
    game = late(empty=18)
    rollouts = Rollouts(FEWER, weights_for(FEWER), 0, 18)
    rollouts.begin(game)
    action = sign_on("captain", 1).decide(game.view(0))
    assert 0 < rollouts.end_after(action) < 1
    assert rollouts.turns < 12


def test_voyages_to_learn_from_are_seen_every_few_turns():
    rows = sail(FEWER, range(40_000_000, 40_000_012))
    assert {row[0] for row in rows} <= set(range(40_000_000, 40_000_012))
    assert all(
        0 < empty <= STAGES[-1][1] + 1 and len(figures) == len(STOCK) + SIZE for _, empty, figures, _ in rows
    )
    assert {won for *_, won in rows} == {False, True}
    ends = {number: {won for other, _, _, won in rows if other == number} for number, *_ in rows}
    assert all(len(won) == 1 for won in ends.values())


def test_what_is_learned_can_be_read_again(tmp_path, capsys):
    words = ["foresee", "--seats", "1", "--removed", "12", "--games", "60", "--out", str(tmp_path)]
    assert main(words) == 0
    assert capsys.readouterr().out.count("of the variance explained") == len(STAGES)
    record = json.loads((tmp_path / file_name(FEWER)).read_text())
    assert Prospects(record["stages"]).most == STAGES[-1][1]

"""Tuning: the evolution strategy finds its way, and the lab writes what it found."""

from __future__ import annotations

import json
from random import Random

import pytest

from shtil_desktop.games.shtil.crew.judgement.weights import Weights
from shtil_desktop.lab import main
from shtil_desktop.lab.learning.evolution import Evolution, cholesky


def test_the_strategy_climbs_a_stretched_hill():
    evolution = Evolution([3.0, -2.0, 1.0], 0.5, 10, Random(1))
    for _ in range(80):
        evolution.tell([-sum((at + 1) * v * v for at, v in enumerate(one)) for one in evolution.ask()])
    assert max(map(abs, evolution.mean)) < 0.05


def test_the_same_seed_finds_the_same():
    def climb() -> list[float]:
        evolution = Evolution([1.0, 1.0], 0.3, 6, Random(7))
        for _ in range(5):
            evolution.tell([-sum(map(abs, one)) for one in evolution.ask()])
        return evolution.mean

    assert climb() == climb()


def test_a_factor_squared_is_its_matrix():
    matrix = [[4.0, 2.0, 1.0], [2.0, 5.0, 3.0], [1.0, 3.0, 6.0]]
    factor = cholesky(matrix)
    square = [[sum(a * b for a, b in zip(one, two, strict=True)) for two in factor] for one in factor]
    assert square == [pytest.approx(row) for row in matrix]


def test_the_lab_writes_weights_with_command_and_figures(tmp_path, capsys):
    out = tmp_path / "weights.json"
    words = "tune --seats 1 --games 2 --population 4 --generations 1 --check 3 --only price,patience"
    assert main([*words.split(), "--set", "pair=1.5", "--out", str(out)]) == 0
    content = json.loads(out.read_text(encoding="utf-8"))
    assert content["made_by"].startswith("shtil-lab tune --mode standard --seats 1 --games 2")
    assert content["figures"]["games"] == 3
    assert Weights.read(content["weights"]).pair == 1.5


def test_a_weight_that_there_is_not_is_refused(tmp_path, capsys):
    with pytest.raises(SystemExit):
        main(["tune", "--only", "courage", "--out", str(tmp_path / "x.json")])
    assert "no weight 'courage'" in capsys.readouterr().err

"""The parameter files: complete, readable, and found for every kind of voyage."""

from __future__ import annotations

import json
from dataclasses import fields
from importlib.resources import files

import pytest

from shtil_desktop.games.shtil.crew.judgement.weights import Weights, file_names, weights_for
from shtil_desktop.games.shtil.rules.options import Mode, Options
from tests.games.shtil.kinds import ALL_KINDS

FILES = sorted(
    (entry for entry in files("shtil_desktop.games.shtil.crew.judgement").joinpath("parameters").iterdir()),
    key=lambda e: e.name,
)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_a_file_holds_weights_and_how_they_were_made(file):
    content = json.loads(file.read_text(encoding="utf-8"))
    assert set(content) == {"made_by", "figures", "weights"}
    assert content["made_by"]
    assert set(content["weights"]) <= set(Weights.names())
    assert all(isinstance(value, int | float) for value in content["weights"].values())
    Weights.read(content["weights"])


def test_every_kind_of_voyage_has_weights():
    assert all(isinstance(weights_for(options), Weights) for options in ALL_KINDS)


def test_every_file_is_the_first_choice_of_some_voyage():
    there = {file.name for file in FILES}
    chosen = {next(name for name in file_names(options) if name in there) for options in ALL_KINDS}
    assert chosen == there


def test_two_seats_are_nearer_to_five_than_to_one():
    names = list(file_names(Options(Mode.STANDARD, 2)))
    assert names.index("standard-5.json") < names.index("standard-1.json")


def test_a_crew_with_fewer_islands_does_not_sail_as_one_alone():
    """With four fewer, five seats won 39 of 100 voyages by the lone captain's weights, 85 by their own."""
    assert weights_for(Options(Mode.STANDARD, 5, removed=4)) == weights_for(Options(Mode.STANDARD, 5))
    assert weights_for(Options(Mode.STANDARD, 1, removed=6)) != weights_for(Options(Mode.STANDARD, 1))


def test_weights_are_plain_numbers():
    assert all(field.type == "float" for field in fields(Weights))


def test_an_unknown_weight_is_an_error():
    with pytest.raises(TypeError):
        Weights.read({"courage": 1})

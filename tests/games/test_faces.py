"""What every face says of its game without importing it is true."""

from __future__ import annotations

import contextlib
import importlib
import itertools

import pytest

from shtil_desktop.games import GAMES, face_of


@pytest.mark.parametrize("game", GAMES)
def test_levels_are_those_of_the_crew(game):
    face = face_of(game)
    crew = importlib.import_module(f"shtil_desktop.games.{game}.crew.levels")
    known = getattr(crew, "LEVELS", ())
    assert set(face.levels) <= set(known) and face.simplest_level in face.levels
    for level in face.levels:
        assert face.mate(level, "a match", 1, 0) is not None


@pytest.mark.parametrize("game", GAMES)
def test_every_group_there_is_has_options_and_all_options_have_a_group(game):
    face = face_of(game)
    usual = face.write_options(face.default_options())
    found = set()
    for mode, seats in itertools.product({usual.get("mode"), *face.groups}, range(1, 6)):
        changed = {"seats": seats, **({"mode": mode} if "mode" in usual else {})}
        with contextlib.suppress(ValueError):
            found.add(face.group_of(face.read_options({**usual, **changed})))
    assert found == set(face.groups)

"""What every face says of its game without importing it is true."""

from __future__ import annotations

import importlib

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
def test_options_of_every_group_there_is_are_its_own(game):
    face = face_of(game)
    for mode in filter(None, face.groups):
        plain = {**face.write_options(face.default_options()), "mode": mode, "seats": 2}
        assert face.group_of(face.read_options(plain)) == mode
    assert face.group_of(face.default_options()) in face.groups

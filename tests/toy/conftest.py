"""One line registers the toy game, for the time of a test."""

from __future__ import annotations

import pytest

from shtil_desktop.games import GAMES
from tests.toy.pebbles.game import PEBBLES, PebblesFace
from tests.windows.deleting import no_window_outlives_its_games

__all__ = ["no_window_outlives_its_games", "pebbles"]


@pytest.fixture
def pebbles(monkeypatch: pytest.MonkeyPatch) -> PebblesFace:
    monkeypatch.setitem(GAMES, "pebbles", "tests.toy.pebbles.game:PEBBLES")
    return PEBBLES

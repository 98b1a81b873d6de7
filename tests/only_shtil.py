"""The house with Shtil as its only game, for tests that look at it through that game."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest

from shtil_desktop.games import GAMES


@pytest.fixture(scope="module", autouse=True)
def shtil_alone(request: pytest.FixtureRequest) -> Iterator[None]:
    """No other game is registered; a module with `EVERY_GAME = True` has all of them."""
    with pytest.MonkeyPatch.context() as patch:
        if not getattr(request.module, "EVERY_GAME", False):
            _delete_windows()
            for game in set(GAMES) - {"shtil"}:
                patch.delitem(GAMES, game)
        yield


def _delete_windows() -> None:
    """Those of other tests: asked for another language, they would look for the games that are gone."""
    if "shtil_desktop.windows.pages.page" in sys.modules:
        from tests.windows.deleting import delete_windows

        delete_windows()

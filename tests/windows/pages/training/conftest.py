"""For tests of training, which have all games: no page outlives them."""

from tests.windows.deleting import no_window_outlives_its_games

__all__ = ["no_window_outlives_its_games"]

"""Places among those who play for points: winners are first, whatever decided between equals."""

from __future__ import annotations

import pytest

from shtil_desktop.games.qwirkle.rules.outcome import Ending, QwirkleOutcome
from shtil_desktop.table.words.place_words import place_text


@pytest.mark.parametrize(
    ("scores", "winners", "seat", "said"),
    [
        ((200, 150), (0,), 0, "first"),
        ((200, 150), (0,), 1, "second"),
        ((150, 150), (0, 1), 1, "tied for first"),
        ((150, 150), (0,), 1, "second"),
        ((90, 150, 120, 60), (1,), 0, "third"),
        ((90, 150, 120, 60), (1,), 3, "fourth"),
    ],
)
def test_a_seat_is_told_its_place(scores, winners, seat, said):
    assert place_text(QwirkleOutcome(winners, Ending.OUT, scores), scores, seat) == said

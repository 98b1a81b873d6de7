"""The golden playthroughs come out word for word as they were written down."""

from __future__ import annotations

import pytest

from tests.games.shtil.transcripts import FOLDER, VOYAGES, transcript


@pytest.mark.parametrize("name", VOYAGES)
def test_playthrough_is_the_golden_one(name):
    assert transcript(name).splitlines() == (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()


def test_every_file_is_a_voyage_of_the_list():
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(VOYAGES)


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("standard-solo", "plays the start"),
        ("standard-three", "splits the eight"),
        ("fewer-islands", "removed=12"),
        ("reefs", "moves the reef"),
        ("reefs", "holds the reef"),
        ("monsters", "sets a monster on"),
        ("storms", "lets the yellow storm come"),
        ("storms", "lets the purple storm come"),
        ("storms", "trades the whole hand"),
        ("wilds", "plays a wild as"),
        ("stormy-seas", "reef"),
        ("standard-three", "Won: finish"),
        ("great-arch", "Won: finish"),
        ("pyramid", "Won: finish"),
        ("sun-and-moon", "to turn the island"),
        ("pyramid", "the explorer finds finish"),
        ("competitive", "Won: "),
    ],
)
def test_playthroughs_tell_of_each_rule(name, words):
    assert words in (FOLDER / f"{name}.txt").read_text(encoding="utf-8")

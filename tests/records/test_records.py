"""Every record that a released version has written loads, move for move, and is written the same again."""

from pathlib import Path

import pytest

from shtil_desktop.games.record import parse
from shtil_desktop.games.shtil.rules.options import Mode
from shtil_desktop.games.shtil.rules.record import read, write
from shtil_desktop.play.profile.matches.store import Store

FILES = sorted(Path(__file__).parent.glob("v*/*.shtil"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_released_record_loads(path, tmp_path):
    text = path.read_text(encoding="utf-8")
    game = read(text)
    assert parse(write(game)) == parse(text)
    voyage = Store(tmp_path).take_in(path)
    assert voyage.game == game


def test_there_is_one_of_every_mode_and_expansion():
    options = [read(path.read_bytes()).options for path in FILES]
    assert {one.mode for one in options} == set(Mode)
    assert {one.seats for one in options} == {1, 2, 3, 4, 5}
    for name in ("removed", "reefs", "monsters", "storms", "wilds"):
        assert any(getattr(one, name) for one in options), name
    assert {read(path.read_bytes()).result is None for path in FILES} == {True, False}

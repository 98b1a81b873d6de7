"""The ends of the rows: what lies there, and what would."""

from __future__ import annotations

import pytest

from shtil_desktop.games.shtil.rules.cards import PURPLE
from shtil_desktop.games.shtil.table.art.glyphs import REEF
from tests.pictures.table_pictures import SUBJECTS, reach


@pytest.mark.parametrize(("name", "ghost"), [("reefs-reef", REEF), ("storms-storm", PURPLE)])
def test_open_rows_show_what_would_come_there(player, name, ghost):
    session = reach(next(subject for subject in SUBJECTS if subject.name == name))
    assert session is not None
    player.controller.begin(session)
    offered = [marker for marker in player.scene.stage.markers if marker.is_open]
    assert offered and all(marker.ghost == ghost for marker in offered)

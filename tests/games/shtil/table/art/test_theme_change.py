"""A change of the theme in mid-voyage leaves nothing of the old one on the table."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QImage

from shtil_desktop.table.theme import CONTRAST, DAY, NIGHT, Palette
from tests.pictures.table_pictures import SUBJECTS, Subject, reach

MOMENTS = ["standard-3-hint", "standard-5-split", "all-storm", "competitive-picked", "standard-1-win"]


def shown(player, subject: Subject, *palettes: Palette) -> QImage:
    """The table in the last of these themes, after it was painted in each of the others."""
    player.scene.layout.set_palette(palettes[0])
    player.scene.layout.pictures_ahead.stop()
    session = reach(subject)
    assert session is not None
    player.controller.begin(session)
    subject.touch(player.scene)
    for palette in palettes:
        player.scene.layout.set_palette(palette)
        picture = player.view.grab().toImage()
    return picture


@pytest.mark.parametrize("name", MOMENTS)
@pytest.mark.parametrize("palette", [NIGHT, CONTRAST], ids=lambda palette: palette.name)
def test_a_table_that_changed_its_theme_looks_like_one_that_always_had_it(player, name, palette):
    subject = next(subject for subject in SUBJECTS if subject.name == name)
    if "hint" in name:
        subject = Subject(name, subject.options, subject.is_reached)  # its thoughts differ from run to run
    assert shown(player, subject, palette) == shown(player, subject, DAY, palette)

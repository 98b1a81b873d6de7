"""Every mode from the first card to the last, by mouse alone."""

import pytest

from shtil_desktop.games.shtil.rules.options import Mode, Options

KINDS = [
    Options(Mode.STANDARD, 3),
    Options(Mode.STANDARD, 1),
    Options(Mode.STANDARD, 2, removed=4),
    Options(Mode.STANDARD, 4, reefs=True),
    Options(Mode.STANDARD, 2, monsters=5),
    Options(Mode.STANDARD, 2, storms=True),
    Options(Mode.STANDARD, 5, wilds=2),
    Options(Mode.STANDARD, 2, reefs=True, monsters=3, storms=True, wilds=2),
    Options(Mode.ARCH, 3),
    Options(Mode.SUN_MOON, 2),
    Options(Mode.PYRAMID, 2),
    Options(Mode.COMPETITIVE, 2),
]


@pytest.mark.parametrize("options", KINDS, ids=lambda options: options.key)
def test_a_whole_voyage_by_mouse(player, options):
    player.sail(options, 3)
    assert player.play_out() > 0
    assert player.scene.stage.end.title

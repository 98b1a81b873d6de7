"""How long mates take is a wish of its own: it holds with and without motion."""

from __future__ import annotations

import pytest

from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.table.motion.timings import Speed


@pytest.mark.parametrize("speed", [Speed.OFF, Speed.NORMAL])
def test_the_pace_of_the_mates_holds_at_any_speed(player, speed):
    player.controller.mates.pace = 60_000
    player.sail(Options(Mode.STANDARD, 2), 24)
    player.scene.animator.speed = speed
    player.gesture(player.decide())
    player.scene.animator.complete()
    assert player.session.awaited is not None
    assert player.controller.mates._pause.isActive() and player.controller.mates._pause.interval() == 60_000

"""Less motion, if the system asks for it."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum

import pytest
from PySide6.QtGui import QGuiApplication

from shtil_desktop.play.profile.settings import AnimationSpeed, Settings
from shtil_desktop.table.motion.timings import Speed
from shtil_desktop.windows.main_window import MainWindow
from shtil_desktop.windows.platform.reduced_motion import (
    ReducedMotion,
    is_reduced,
    means_stillness,
    windows_animates,
)


class Variant:
    def __init__(self, inner: object) -> None:
        self._inner = inner

    def variant(self) -> object:
        return self._inner


@pytest.mark.parametrize(
    ("group", "key", "answer", "is_still"),
    [
        ("org.freedesktop.appearance", "reduced-motion", Variant(Variant(1)), True),
        ("org.freedesktop.appearance", "reduced-motion", Variant(0), False),
        ("org.gnome.desktop.interface", "enable-animations", False, True),
        ("org.gnome.desktop.interface", "enable-animations", True, False),
        ("org.kde.kdeglobals.KDE", "AnimationDurationFactor", "0", True),
        ("org.kde.kdeglobals.KDE", "AnimationDurationFactor", "0.5", False),
        ("org.kde.kdeglobals.KDE", "AnimationDurationFactor", "much", False),
        ("org.example", "colour", 1, False),
    ],
)
def test_what_the_portal_may_answer(group, key, answer, is_still):
    assert means_stillness(group, key, answer) is is_still


def test_qts_own_word_is_heeded_where_it_has_one(qtbot, monkeypatch):
    class Wish(Enum):
        NoPreference = 0
        ReducedMotion = 1

    acts: list[Callable[[Wish], object]] = []

    class Hints:
        class motionPreferenceChanged:
            connect = acts.append

        def motionPreference(self):
            return Wish.ReducedMotion

    class Style:
        def accessibility(self):
            return Hints()

    monkeypatch.setattr(QGuiApplication, "styleHints", staticmethod(Style))
    stillness = ReducedMotion()
    with qtbot.waitSignal(stillness.told) as told:
        stillness.ask()
    assert told.args == [True] and stillness.is_wanted
    acts[0](Wish.NoPreference)
    assert not stillness.is_wanted
    assert not is_reduced(Wish.NoPreference)


def test_windows_is_only_asked_where_it_is():
    assert windows_animates()


@pytest.fixture
def window(qtbot) -> MainWindow:
    window = MainWindow(None, Settings())
    qtbot.addWidget(window)
    return window


def speed_of(window: MainWindow) -> Speed:
    return window.scene.animator.speed


def test_the_table_moves_as_the_system_wants_it(window):
    assert speed_of(window) is Speed.NORMAL
    window.keep_still(True)
    assert speed_of(window) is Speed.OFF
    window.keep_still(False)
    assert speed_of(window) is Speed.NORMAL


def test_the_player_may_decide_otherwise(window):
    window.keep_still(True)
    window.change(window.settings.with_(speed=AnimationSpeed.SLOW))
    assert speed_of(window) is Speed.SLOW
    window.change(window.settings.with_(speed=AnimationSpeed.SYSTEM))
    assert speed_of(window) is Speed.OFF

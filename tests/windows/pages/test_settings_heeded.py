"""Settings that change the table at once, from the page where they are changed."""

from __future__ import annotations

import pytest

from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.play.profile.settings import AnimationSpeed
from shtil_desktop.table.motion.timings import Speed
from shtil_desktop.windows.destinations import Destination
from shtil_desktop.windows.pages import settings_page
from shtil_desktop.windows.pages.settings_page import SPEEDS, SettingsPage
from tests.windows.test_navigator import port  # noqa: F401


@pytest.fixture
def page(port) -> SettingsPage:  # noqa: F811
    port.window.new_matches.begin("shtil", Options(Mode.STANDARD, 1), 1)
    port.window.wanted.emit(Destination.SETTINGS)
    assert isinstance(port.shown, SettingsPage)
    return port.shown


def test_the_table_turns_to_the_left_hand(port, page):  # noqa: F811
    assert page.flags["left_handed"].isVisibleTo(page)
    page.flags["left_handed"].click()
    assert port.window.scene.stage.places.is_mirrored
    page.flags["left_handed"].click()
    assert not port.window.scene.stage.places.is_mirrored


def test_each_speed_is_taken(port, page):  # noqa: F811
    wanted = {AnimationSpeed.SYSTEM: Speed.NORMAL} | {kept: Speed[kept.name] for kept in SPEEDS[1:]}
    for at, kept in enumerate(SPEEDS):
        page.speed.buttons[at].click()
        assert port.window.scene.animator.speed is wanted[kept]
        assert page.speed_note.isVisibleTo(page) is (kept is AnimationSpeed.SYSTEM)


def test_sounds_can_be_wished_for_with_the_extra(port, monkeypatch):  # noqa: F811
    monkeypatch.setattr(settings_page, "can_sound", lambda: True)
    port.window.wanted.emit(Destination.SETTINGS)
    page = port.shown
    assert page.flags["sounds"].isEnabled() and not page.notes["sounds"].isVisibleTo(page)
    page.flags["sounds"].click()
    assert port.window.settings.sounds


def test_without_the_extra_the_page_says_so(port, monkeypatch):  # noqa: F811
    monkeypatch.setattr(settings_page, "can_sound", lambda: False)
    port.window.wanted.emit(Destination.SETTINGS)
    page = port.shown
    assert not page.flags["sounds"].isEnabled()
    assert page.notes["sounds"].isVisibleTo(page) and "sound" in page.notes["sounds"].text()

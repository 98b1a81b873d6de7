"""Sounds: made by ours, asked for in their time, and silent without complaint where they can't be."""

from __future__ import annotations

import array
import importlib.util
import sys
import wave
from pathlib import Path
from types import ModuleType
from typing import ClassVar

import pytest
from PySide6.QtCore import QObject

from shtil_desktop.games.shtil.rules import events as ev
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.play.profile.settings import AnimationSpeed, Settings
from shtil_desktop.program_files import resources
from shtil_desktop.table import sounds
from shtil_desktop.table.motion.timings import Speed
from shtil_desktop.table.sounds import Cue, Sounds, can_sound
from shtil_desktop.windows.main_window import MainWindow
from tests.processes import finish

ROOT = Path(__file__).resolve().parents[5]


@pytest.fixture(scope="module")
def maker() -> ModuleType:
    spec = importlib.util.spec_from_file_location("sound_maker", ROOT / "packaging" / "sounds.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def read(path: Path) -> array.array[int]:
    with wave.open(str(path)) as file:
        assert (file.getnchannels(), file.getsampwidth()) == (1, 2)
        values = array.array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        values.byteswap()
    return values


@pytest.mark.parametrize("cue", Cue)
def test_each_sound_is_what_its_recipe_makes(maker, cue):
    kept, made = read(resources() / "sounds" / f"{cue.value}.wav"), maker.rounded(maker.SOUNDS[cue.value]())
    assert len(kept) == len(made)
    assert max(abs(a - b) for a, b in zip(kept, made, strict=True)) <= 1  # sines may differ in the last bit


@pytest.mark.parametrize("cue", Cue)
def test_no_sound_is_harsh_or_ends_with_a_click(cue):
    values = read(resources() / "sounds" / f"{cue.value}.wav")
    assert max(map(abs, values)) < 0.5 * 32767
    assert abs(values[0]) < 200 and abs(values[-1]) < 200


def test_all_sounds_together_are_small():
    assert sum(path.stat().st_size for path in (resources() / "sounds").glob("*.wav")) < 300_000


class Player(QObject):
    """Plays nothing, but remembers what."""

    played: ClassVar[list[str]] = []

    def __init__(self, multimedia: object, sound: sounds.Wave, parent: QObject) -> None:
        super().__init__(parent)
        self.is_over = True
        assert sound.samples.size() > 1000 and sound.rate > 8000
        names = {sounds.Wave(cue).samples: cue.value for cue in Cue}
        Player.played.append(names[sound.samples])


class Device:
    """The multimedia module of a machine with one loudspeaker."""

    class QMediaDevices:
        @staticmethod
        def audioOutputs() -> list[str]:
            return ["loudspeaker"]


@pytest.fixture
def played(monkeypatch) -> list[str]:
    Player.played.clear()
    monkeypatch.setattr(sounds, "_multimedia", lambda: Device)
    monkeypatch.setattr(sounds, "Playing", Player)
    monkeypatch.setattr(sounds, "APART", 0)
    monkeypatch.setattr(Sounds, "load_soon", Sounds.load)
    return Player.played


def window_with(qtbot, **settings) -> MainWindow:
    window = MainWindow(None, Settings(speed=AnimationSpeed.OFF, **settings))
    qtbot.addWidget(window)
    return window


def test_a_play_is_heard(qtbot, played):
    window = window_with(qtbot, sounds=True)
    window.new_matches.begin("shtil", Options(Mode.STANDARD, 1), 1)
    assert played.count("card") == 5  # dealt


def test_events_have_their_sounds(qtbot, played):
    window = window_with(qtbot, sounds=True)
    window.new_matches.begin("shtil", Options(Mode.STANDARD, 2, reefs=True, storms=True), 1)
    assert window.controller.session is not None
    view = window.controller.session.view()
    for event, name in (
        (ev.CardsDiscarded(1, (0, 0)), "slide"),
        (ev.RowCompleted(0), "wave"),
        (ev.ReefMoved(0, 2), "wave"),
        (ev.StormRevealed(0, 85), "storm"),
    ):
        played.clear()
        window.scene.perform([event], view)
        assert name in played, event


def test_sounds_are_off_by_default_and_can_be_put_off_again(qtbot, played):
    window = window_with(qtbot)
    window.new_matches.begin("shtil", Options(Mode.STANDARD, 1), 1)
    assert played == []
    window.change(window.settings.with_(sounds=True))
    window.controller.restart()
    assert played
    played.clear()
    window.change(window.settings.with_(sounds=False))
    window.controller.restart()
    assert played == []


def test_motion_completed_at_once_is_not_a_burst_of_sounds(qtbot, played):
    window = window_with(qtbot, sounds=True)
    window.change(window.settings.with_(speed=AnimationSpeed.SLOW))
    assert window.scene.animator.speed is Speed.SLOW
    window.new_matches.begin("shtil", Options(Mode.STANDARD, 1), 1)
    window.scene.animator.complete()
    assert len(played) <= 1


def test_the_same_sound_is_not_begun_twice_at_once(qapp, played, monkeypatch):
    monkeypatch.setattr(sounds, "APART", 1000)
    player = Sounds()
    player.load()
    player.play(Cue.CARD)
    player.play(Cue.CARD)
    player.play(Cue.SLIDE)
    assert played == ["card", "slide"]


def test_without_the_extra_all_is_silent_and_nothing_fails(qtbot, monkeypatch):
    monkeypatch.setitem(sys.modules, "PySide6.QtMultimedia", None)
    window = window_with(qtbot, sounds=True)
    window.new_matches.begin("shtil", Options(Mode.STANDARD, 1), 1)
    assert window._sounds is not None
    window._sounds.load()
    assert not window._sounds.is_able
    window.controller.restart()


def test_without_a_loudspeaker_nothing_is_begun(qapp, played, monkeypatch):
    monkeypatch.setattr(Device.QMediaDevices, "audioOutputs", staticmethod(lambda: []))
    player = Sounds()
    player.load()
    player.play(Cue.CARD)
    assert played == []


@pytest.mark.skipif(not can_sound(), reason="the extra `sound` is not installed")
@pytest.mark.qt_log_level_fail("CRITICAL")  # a machine without a sound card is warned of
def test_with_the_extra_all_sounds_are_played_to_their_end(qtbot, monkeypatch):
    from PySide6.QtMultimedia import QMediaDevices

    monkeypatch.setattr(sounds, "MOST", 20)
    player = Sounds()
    player.load()
    assert player.is_able
    for cue in Cue:
        player.play(cue)
    assert len(player._playing) == (len(Cue) if QMediaDevices.audioOutputs() else 0)
    qtbot.waitUntil(lambda: all(sound.is_over for sound in player._playing))


def test_the_multimedia_module_is_not_imported_at_start():
    code = (
        "import sys; import shtil_desktop.windows.main_window, shtil_desktop.table.controller;"
        "assert 'PySide6.QtMultimedia' not in sys.modules"
    )
    assert finish([sys.executable, "-c", code], cwd=ROOT).returncode == 0

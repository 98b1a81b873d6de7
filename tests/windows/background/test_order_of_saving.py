"""The order in which a move is shown, written and followed by the next decision; the test holds the disk."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from random import Random

import pytest

from shtil_desktop.games.shtil.rules.actions import Resign
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.games.shtil.rules.record import read
from shtil_desktop.play.profile.matches.store import Store
from shtil_desktop.play.profile.settings import AnimationSpeed, Language, Settings
from shtil_desktop.play.profile.statistics.database import Statistics
from shtil_desktop.table.motion.timings import Speed
from shtil_desktop.windows.background.background_statistics import BackgroundStatistics
from shtil_desktop.windows.destinations import Destination
from shtil_desktop.windows.language import Translations
from shtil_desktop.windows.main_window import MainWindow
from shtil_desktop.windows.navigator import Navigator
from tests.games.shtil.players import Style, choose
from tests.play.profile.held_writer import HeldWriter
from tests.table.fake_worker import FakeWorker

SOLO, TWO = Options(Mode.STANDARD, 1), Options(Mode.STANDARD, 2)


class Port:
    """A window with its navigator, and a disk that waits for the test."""

    def __init__(self, folder, application, monkeypatch) -> None:
        self.folder = folder / "voyages"
        self.is_writable = True
        self.dice = Random(1)
        real = os.replace

        def replacing(source, target):
            if not self.is_writable and Path(target).parent == self.folder:
                raise OSError(errno.ENOSPC, "No space left on device")
            real(source, target)

        monkeypatch.setattr(os, "replace", replacing)
        self.writer = HeldWriter()
        self.store = Store(self.folder, writer=self.writer)
        self.statistics = Statistics(folder / "statistics.sqlite")
        self.translations = Translations(application, Language.EN)
        self.worker = FakeWorker()
        self.window = MainWindow(self.store, Settings(speed=AnimationSpeed.OFF), self.worker)
        self.navigator = Navigator(
            self.window, self.translations, self.store, BackgroundStatistics(self.statistics)
        )

    @property
    def asked_mates(self) -> list[int]:
        """The positions in which mates were asked to decide."""
        return [request.arguments[-1][-1] for request in self.worker.requests if request.name == "decide"]

    @property
    def session(self):
        return self.window.controller.session

    @property
    def scene(self):
        return self.window.scene

    @property
    def is_asked(self) -> bool:
        """Whether the player can decide something on the table."""
        return self.scene.choices is not None and self.scene.choices.is_asked

    def is_counted(self, match) -> bool:
        return self.statistics.missing({match.id: match.finished.isoformat()}) == []

    def begin(self, options=SOLO, number=24) -> str:
        self.window.new_matches.begin("shtil", options, number)
        return self.session.match.id

    def play(self) -> None:
        self.window.controller.play(choose(self.session.game, self.dice, Style.ORDERLY))

    def on_disk(self, name: str) -> int:
        return len(read((self.folder / f"{name}.shtil").read_bytes()).to_record()["actions"])

    def hold(self) -> None:
        self.writer.is_held = True

    def let_go(self) -> None:
        self.writer.is_held = False
        self.writer.finish()

    def close(self) -> None:
        self.is_writable = True
        self.let_go()
        self.navigator.saving.try_again()
        self.window.controller.let_go()
        self.statistics.close()


@pytest.fixture
def port(tmp_path, qtbot, qapp, monkeypatch):
    port = Port(tmp_path, qapp, monkeypatch)
    qtbot.addWidget(port.window)
    port.window.show()
    port.navigator.show_start_page()
    yield port
    port.close()


def test_a_move_is_shown_before_it_is_written_and_nobody_is_asked_for_the_next_one(port):
    name = port.begin()
    before = len(port.scene.stage.log.lines)
    port.hold()
    port.play()
    assert len(port.scene.stage.log.lines) > before and port.session.length == 1
    assert port.on_disk(name) == 0 and not port.is_asked
    port.let_go()
    assert port.on_disk(name) == 1 and port.is_asked


def test_the_first_decision_waits_until_the_match_is_on_disk(port):
    port.hold()
    port.begin()
    assert not port.is_asked and port.scene.stage is not None
    port.let_go()
    assert port.is_asked


def test_no_mate_is_asked_before_the_move_is_on_disk(port):
    name = port.begin(TWO)
    port.worker.requests.clear()
    while not port.session.is_players_turn:
        port.play()
    port.worker.requests.clear()
    port.hold()
    while port.session.is_players_turn:
        at = port.session.length
        port.play()
        assert port.asked_mates == [] and port.on_disk(name) == at
        if port.session.is_players_turn:
            port.let_go()
            port.hold()
    assert port.session.awaited is not None
    port.let_go()
    assert port.asked_mates == [port.session.length]


@pytest.mark.parametrize("is_written_first", [True, False], ids=["written first", "seen first"])
def test_the_question_waits_for_the_disk_and_for_what_moves(port, is_written_first):
    port.begin()
    port.scene.animator.speed = Speed.SLOW
    port.hold()
    port.play()
    assert port.scene.animator.is_running and not port.is_asked
    for is_writing in (is_written_first, not is_written_first):
        assert not port.is_asked
        port.let_go() if is_writing else port.scene.animator.complete()
    assert port.is_asked


def test_the_prompt_and_the_buttons_come_with_the_question(port):
    port.begin()
    port.hold()
    port.play()
    assert port.scene.stage.prompt.text == ""
    assert not any(item.isVisible() for item in port.scene.stage.buttons.values())
    port.let_go()
    assert port.scene.stage.prompt.text


def test_a_failure_is_told_at_once_and_the_game_goes_on(port):
    port.begin()
    port.hold()
    port.play()
    port.is_writable = False
    assert "unsaved" not in port.window.notices.shown
    port.let_go()
    assert "the disk is full" in port.window.notices.shown["unsaved"].label.text()
    assert port.session.trouble is not None and port.is_asked


def test_a_failure_is_told_even_when_another_match_is_on_the_table(port):
    first = port.begin()
    port.hold()
    port.play()
    port.begin(number=25)
    port.is_writable = False
    port.writer.write_next()
    assert "unsaved" in port.window.notices.shown and first in port.store.unsaved
    port.is_writable = True
    port.let_go()
    assert port.on_disk(first) == 1 and not port.store.unsaved


def test_undo_waits_for_the_move_and_the_next_question_for_undo(port):
    name = port.begin()
    port.play()
    port.hold()
    port.play()
    port.window.controller.undo()
    assert port.session.length == 2
    port.writer.write_next()
    assert (port.on_disk(name), port.session.length, port.is_asked) == (2, 1, False)
    port.writer.write_next()
    assert (port.on_disk(name), port.session.length, port.is_asked) == (1, 1, True)
    assert Store(port.folder).load(name).used_undo


def test_redo_waits_as_well(port):
    name = port.begin()
    port.play()
    port.hold()
    port.window.controller.undo()
    port.window.controller.redo()
    assert port.session.length == 0
    port.writer.write_next()
    assert (port.on_disk(name), port.session.length, port.is_asked) == (0, 1, False)
    port.writer.write_next()
    assert (port.on_disk(name), port.is_asked) == (1, True)


def test_the_same_deal_again_waits_and_leaves_the_first_try_as_it_was(port):
    first = port.begin()
    port.hold()
    port.play()
    port.window.controller.restart()
    assert port.session.match.id == first
    port.writer.write_next()
    assert port.session.match.id != first and not port.is_asked
    port.let_go()
    assert port.on_disk(first) == 1 and port.on_disk(port.session.match.id) == 0 and port.is_asked


def test_a_second_match_does_not_wait_for_the_first_and_both_are_written_in_order(port):
    first = port.begin()
    port.hold()
    port.play()
    second = port.begin(number=25)
    assert port.session.match.id == second and not port.is_asked
    port.writer.write_next()
    assert port.on_disk(first) == 1 and not port.is_asked
    port.let_go()
    assert port.on_disk(second) == 0 and port.is_asked


def test_what_was_left_while_it_was_written_goes_on_with_every_move(port):
    name = port.begin()
    port.hold()
    port.play()
    port.window.wanted.emit(Destination.START_PAGE)
    port.window.wanted.emit(Destination.GO_ON)
    assert (port.session.match.id, port.session.length) == (name, 1)
    assert port.on_disk(name) == 0 and not port.is_asked
    port.let_go()
    assert port.on_disk(name) == 1 and port.is_asked


def test_the_window_does_not_close_before_the_disk_has_the_last_move(port):
    name = port.begin()
    port.hold()
    port.play()
    port.window.close()
    assert not port.window.isVisible() and port.on_disk(name) == 1


def test_closing_asks_when_the_last_move_can_not_be_written(port):
    port.begin()
    port.hold()
    port.play()
    port.is_writable = False
    port.window.close()
    assert port.window.isVisible()


def test_the_end_is_told_and_counted_when_it_is_on_disk(port):
    port.begin()
    port.play()
    port.hold()
    port.window.controller.play(Resign())
    assert not port.scene.end.is_shown and not port.is_counted(port.session.match)
    port.let_go()
    assert port.scene.end.is_shown and port.is_counted(port.session.match)


def test_an_end_that_was_left_before_it_was_written_is_counted_too(port):
    port.begin()
    port.play()
    port.hold()
    port.window.controller.play(Resign())
    match = port.session.match
    port.begin(number=25)
    port.let_go()
    assert port.is_counted(match)


def test_another_language_does_not_tell_the_end_before_it_is_on_disk(port):
    port.begin()
    port.play()
    port.hold()
    port.window.controller.play(Resign())
    port.window.controller.tell_again()
    assert not port.scene.end.is_shown
    port.let_go()
    assert port.scene.end.is_shown


def test_a_hint_that_is_being_counted_leaves_the_decision_open(port):
    port.begin()
    port.hold()
    port.session.note_hint()
    assert port.session.is_saving and port.is_asked
    port.play()
    port.writer.write_next()
    assert not port.is_asked, "the move is not on disk yet"
    port.let_go()
    assert port.is_asked


def test_a_match_that_is_being_written_can_be_deleted(port):
    name = port.begin()
    port.hold()
    port.play()
    port.store.delete(name)
    port.let_go()
    assert not (port.folder / f"{name}.shtil").exists() and not (port.folder / f"{name}.json").exists()


def test_an_older_state_is_never_written_over_a_newer_one(port):
    name = port.begin()
    port.is_writable = False
    port.play()
    port.is_writable = True
    port.hold()
    port.play()
    port.navigator.saving.try_again()
    port.let_go()
    assert port.on_disk(name) == 2 and not port.store.unsaved


def test_a_deal_that_is_taken_up_again_is_not_forgotten_while_it_is_written(port):
    first = port.begin()
    port.hold()
    port.begin(number=25)
    port.window.controller.begin(type(port.session)(port.store.load(first), port.store))
    port.let_go()
    assert port.on_disk(first) == 0 and (port.folder / f"{first}.json").exists()

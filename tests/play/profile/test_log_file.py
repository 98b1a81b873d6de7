"""The log file: found by whoever reports, private, never too long, never in the way."""

import logging
import os
import stat

import pytest

from shtil_desktop.play.profile import log_file
from shtil_desktop.play.profile.log_file import keep_log, write_exception


@pytest.fixture
def handler(tmp_path):
    handler = keep_log(tmp_path / "logs")
    yield handler
    logging.getLogger("shtil_desktop").removeHandler(handler)


def test_it_begins_with_what_a_report_needs(handler):
    logging.getLogger("shtil_desktop").warning("one")
    logging.getLogger("shtil_desktop").warning("two")
    text = handler.path.read_text(encoding="utf-8")
    assert text.startswith("--- Shtil Desktop") and text.count("Python") == 1


def test_a_start_with_nothing_to_say_writes_nothing(handler):
    assert not handler.folder.exists()


def test_warnings_of_the_program_are_in_it(handler):
    logging.getLogger("shtil_desktop.play.profile.settings").warning("the setting %s is repaired", "пояс")
    assert "the setting пояс is repaired" in handler.path.read_text(encoding="utf-8")


def test_an_exception_comes_with_its_traceback(handler):
    try:
        raise KeyError("lost \ud800")
    except KeyError as error:
        write_exception(type(error), error, error.__traceback__, "while sailing")
    text = handler.path.read_text(encoding="utf-8")
    assert "while sailing" in text and "Traceback" in text and "test_log_file.py" in text


@pytest.mark.skipif(os.name == "nt", reason="POSIX modes")
def test_nobody_else_may_read_it(handler):
    logging.getLogger("shtil_desktop").warning("a secret")
    assert stat.S_IMODE(handler.path.stat().st_mode) == 0o600
    assert stat.S_IMODE(handler.folder.stat().st_mode) == 0o700


def test_it_does_not_grow_without_end(handler, monkeypatch):
    monkeypatch.setattr(log_file, "LARGEST", 1000)
    for number in range(100):
        logging.getLogger("shtil_desktop").warning("wave %d", number)
    assert sorted(path.name for path in handler.folder.iterdir()) == ["shtil.log", "shtil.old.log"]
    assert sum(path.stat().st_size for path in handler.folder.iterdir()) < 4000
    assert "wave 99" in handler.path.read_text(encoding="utf-8")


def test_one_long_entry_is_cut(handler):
    logging.getLogger("shtil_desktop").warning("x" * 10**6)
    assert handler.path.stat().st_size < 30_000


def test_a_disk_that_cannot_be_written_to_is_no_trouble(handler, capsys):
    handler.folder.write_text("a file where the folder was")
    logging.getLogger("shtil_desktop").warning("into the void")
    assert capsys.readouterr().err == ""


@pytest.mark.skipif(os.name == "nt", reason="links and pipes as POSIX has them")
@pytest.mark.parametrize(
    "make",
    [lambda path: path.symlink_to(path.parent.parent / "outside"), lambda path: os.mkfifo(path), os.mkdir],
)
def test_what_is_no_log_makes_room_for_one(handler, make):
    handler.folder.mkdir(exist_ok=True)
    outside = handler.folder.parent / "outside"
    outside.write_text("not ours")
    make(handler.path)
    logging.getLogger("shtil_desktop").warning("on board")
    assert "on board" in handler.path.read_text(encoding="utf-8") and not handler.path.is_symlink()
    assert outside.read_text() == "not ours"
    assert os.path.lexists(handler.folder / "shtil.log.broken")


@pytest.mark.skipif(os.name == "nt", reason="links as POSIX has them")
def test_a_folder_that_is_a_link_gets_no_log(handler):
    outside = handler.folder.parent / "outside"
    outside.mkdir()
    if handler.folder.exists():
        handler.folder.rmdir()
    handler.folder.symlink_to(outside)
    logging.getLogger("shtil_desktop").warning("into the void")
    assert list(outside.iterdir()) == []

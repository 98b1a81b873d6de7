"""The log file: found by whoever reports, private, never too long, never in the way."""

import logging
import os
import stat

import pytest

from shtil_desktop.play.profile import log_file
from shtil_desktop.play.profile.log_file import keep_log, write_mishap


@pytest.fixture
def ship(tmp_path):
    ship = keep_log(tmp_path / "logs")
    yield ship
    logging.getLogger("shtil_desktop").removeHandler(ship)


def test_it_begins_with_what_a_report_needs(ship):
    logging.getLogger("shtil_desktop").warning("one")
    logging.getLogger("shtil_desktop").warning("two")
    text = ship.path.read_text(encoding="utf-8")
    assert text.startswith("--- Shtil Desktop") and text.count("Python") == 1


def test_a_start_with_nothing_to_say_writes_nothing(ship):
    assert not ship.folder.exists()


def test_warnings_of_the_program_are_in_it(ship):
    logging.getLogger("shtil_desktop.play.profile.settings").warning("the setting %s is repaired", "пояс")
    assert "the setting пояс is repaired" in ship.path.read_text(encoding="utf-8")


def test_a_mishap_comes_with_its_traceback(ship):
    try:
        raise KeyError("lost \ud800")
    except KeyError as error:
        write_mishap(type(error), error, error.__traceback__, "while sailing")
    text = ship.path.read_text(encoding="utf-8")
    assert "while sailing" in text and "Traceback" in text and "test_log_file.py" in text


@pytest.mark.skipif(os.name == "nt", reason="POSIX modes")
def test_nobody_else_may_read_it(ship):
    logging.getLogger("shtil_desktop").warning("a secret")
    assert stat.S_IMODE(ship.path.stat().st_mode) == 0o600
    assert stat.S_IMODE(ship.folder.stat().st_mode) == 0o700


def test_it_does_not_grow_without_end(ship, monkeypatch):
    monkeypatch.setattr(log_file, "LARGEST", 1000)
    for number in range(100):
        logging.getLogger("shtil_desktop").warning("wave %d", number)
    assert sorted(path.name for path in ship.folder.iterdir()) == ["shtil.log", "shtil.old.log"]
    assert sum(path.stat().st_size for path in ship.folder.iterdir()) < 4000
    assert "wave 99" in ship.path.read_text(encoding="utf-8")


def test_one_long_entry_is_cut(ship):
    logging.getLogger("shtil_desktop").warning("x" * 10**6)
    assert ship.path.stat().st_size < 30_000


def test_a_disk_that_cannot_be_written_to_is_no_trouble(ship, capsys):
    ship.folder.write_text("a file where the folder was")
    logging.getLogger("shtil_desktop").warning("into the void")
    assert capsys.readouterr().err == ""


@pytest.mark.skipif(os.name == "nt", reason="links and pipes as POSIX has them")
@pytest.mark.parametrize(
    "make", [lambda path: path.symlink_to(path.parent.parent / "outside"), os.mkfifo, os.mkdir]
)
def test_what_is_no_log_makes_room_for_one(ship, make):
    ship.folder.mkdir(exist_ok=True)
    outside = ship.folder.parent / "outside"
    outside.write_text("not ours")
    make(ship.path)
    logging.getLogger("shtil_desktop").warning("on board")
    assert "on board" in ship.path.read_text(encoding="utf-8") and not ship.path.is_symlink()
    assert outside.read_text() == "not ours"
    assert os.path.lexists(ship.folder / "shtil.log.broken")


@pytest.mark.skipif(os.name == "nt", reason="links as POSIX has them")
def test_a_folder_that_is_a_link_gets_no_log(ship):
    outside = ship.folder.parent / "outside"
    outside.mkdir()
    if ship.folder.exists():
        ship.folder.rmdir()
    ship.folder.symlink_to(outside)
    logging.getLogger("shtil_desktop").warning("into the void")
    assert list(outside.iterdir()) == []

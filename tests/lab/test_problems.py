"""`shtil-lab problems` makes the same problems everywhere, checks files, and writes solutions as records."""

from __future__ import annotations

from pathlib import Path

import pytest

from shtil_desktop.games.problems import read_file
from shtil_desktop.games.shkap.problems.game_problems import PROBLEMS
from shtil_desktop.lab import main


@pytest.fixture
def made(tmp_path: Path) -> Path:
    file = tmp_path / "made.jsonl"
    assert main(["problems", "--game", "shkap", "--make", "2", "--number", "1000", "--out", str(file)]) == 0
    return file


def test_numbers_make_problems_the_same_each_time(
    made: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    capsys.readouterr()
    assert main(["problems", "--game", "shkap", "--make", "2", "--number", "1000"]) == 0
    told = capsys.readouterr()
    assert told.out == made.read_text(encoding="utf-8")
    assert [one.id for one in read_file(made, "shkap", PROBLEMS.kinds)] == [
        "shortest-1000",
        "two-chests-1001",
    ]
    assert "shortest-1000: difficulty" in told.err


def test_solutions_are_records_that_verify_accepts(
    made: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    records = tmp_path / "records.jsonl"
    words = ["problems", "--game", "shkap", "--check", str(made), "--records", str(records)]
    assert main(words) == 0
    assert "2 problems, all can be played" in capsys.readouterr().out
    assert main(["verify", str(records)]) == 0
    assert "2 records, all legal" in capsys.readouterr().out


def test_a_bad_file_is_told(made: Path, capsys: pytest.CaptureFixture[str]):
    with made.open("a", encoding="utf-8") as file:
        file.write("{}\n")
    assert main(["problems", "--game", "shkap", "--check", str(made)]) == 2
    assert "made.jsonl, line 3: " in capsys.readouterr().out


@pytest.mark.parametrize("game", ["chess", "../shtil"])
def test_a_game_without_problems_is_told(game: str, capsys: pytest.CaptureFixture[str]):
    with pytest.raises(SystemExit) as leaving:
        main(["problems", "--game", game, "--make", "1"])
    assert leaving.value.code == 2
    assert "there are no problems of" in capsys.readouterr().err


def test_verify_tells_of_a_record_of_no_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    file = tmp_path / "odd.jsonl"
    file.write_text('{"format": "shtil-record", "version": 2, "game": "chess"}\n', encoding="utf-8")
    assert main(["verify", str(file)]) == 1
    assert capsys.readouterr().out.startswith("record 1: ")

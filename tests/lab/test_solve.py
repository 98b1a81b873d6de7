"""`shtil-lab solve`: the verdict in a sentence, the winning line as a record."""

from __future__ import annotations

import pytest

from shtil_desktop.games.shtil.rules.actions import Resign
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.games.shtil.rules.record import write
from shtil_desktop.games.shtil.rules.voyage import Shtil
from shtil_desktop.games.shtil.solver import Winnable, solve
from shtil_desktop.lab import main


@pytest.fixture
def records(tmp_path):
    """A voyage that was given up after ten good actions, and another record after it."""
    game = Shtil(Options(Mode.STANDARD, 1), 5)
    verdict = solve(game)
    assert isinstance(verdict, Winnable)
    for action in verdict.line[:10]:
        game.apply(action)
    game.apply(Resign())
    path = tmp_path / "voyages.jsonl"
    path.write_text(write(game) + "\n" + write(Shtil(game.options, 6)) + "\n", encoding="utf-8")
    return path


def test_winning_line_is_a_record_that_verify_accepts(records, tmp_path, capsys):
    out = tmp_path / "win.jsonl"
    assert main(["solve", "--record", str(records), "--at", "10", "--out", str(out)]) == 0
    assert capsys.readouterr().out.startswith("winnable: ")
    assert main(["verify", str(out)]) == 0
    assert '"result": "won"' in out.read_text(encoding="utf-8")


def test_end_of_a_lost_voyage_is_lost(records, tmp_path, capsys):
    out = tmp_path / "win.jsonl"
    assert main(["solve", "--record", str(records), "--out", str(out)]) == 0
    assert capsys.readouterr().out == "lost: the voyage has ended\n"
    assert not out.exists()


def test_no_such_action(records, capsys):
    assert main(["solve", "--record", str(records), "--at", "12"]) == 2
    assert "11 actions" in capsys.readouterr().out


def test_file_that_is_no_record(tmp_path, capsys):
    path = tmp_path / "letter.txt"
    path.write_text("Dear crew", encoding="utf-8")
    assert main(["solve", "--record", str(path)]) == 2
    assert "not JSON" in capsys.readouterr().out


def test_counting_deals_and_positions(records, capsys):
    assert main(["solve", "--deals", "2", "--seats", "1", "--steps", "200000"]) == 0
    assert capsys.readouterr().out.startswith("2 positions: 2 winnable, 0 lost, 0 unknown")
    assert main(["solve", "--record", str(records), "--positions", "3"]) == 0
    assert capsys.readouterr().out.startswith("3 positions: 3 winnable")


def test_steps_are_a_limit_too(capsys):
    wishes = ["--deals", "2", "--seats", "3", "--storms", "--steps"]
    assert main(["solve", *wishes, "20"]) == 0
    assert capsys.readouterr().out.startswith("2 positions: 0 winnable, 0 lost, 2 unknown")
    assert main(["solve", *wishes, "5000"]) == 0
    assert capsys.readouterr().out.startswith("2 positions: 2 winnable")

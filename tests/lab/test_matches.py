"""Matches between rivals, and answers to other programs."""

from __future__ import annotations

import io
import json

import pytest

from shtil_desktop.games import GAMES, face_of
from shtil_desktop.games.qwirkle.rules.deal import Options
from shtil_desktop.games.qwirkle.rules.game import Qwirkle
from shtil_desktop.lab import main, matches
from shtil_desktop.lab.matches import Played, figures, played


def test_greedy_against_greedy_wins_its_share(capsys):
    """Every seat of a deal is played, so that equals share each deal evenly."""
    words = ["simulate", "--game", "qwirkle", "--seats", "3", "--games", "2", "--level", "greedy", "--json"]
    assert main(words) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["games"] == 6 and found["share"] == pytest.approx(1 / 3)
    assert sum(found["by_seat"]) == pytest.approx(1)
    assert found["points"] == pytest.approx(found["others_points"])


def test_sentences_tell_share_interval_and_time(capsys):
    assert main(["simulate", "--game", "qwirkle", "--games", "1", "--level", "beginner"]) == 0
    told = capsys.readouterr().out
    assert "qwirkle, 2 seats, beginner against greedy: 1 deals from every seat, 2 games" in told
    assert "win share" in told and "processor time" in told


def test_a_game_with_modes_is_told_which(capsys):
    words = ["simulate", "--game", "shkap", "--mode", "archipelago", "--games", "1", "--against", "sailor"]
    assert main(words) == 0
    assert "shkap, archipelago, 2 seats, deckhand against sailor: 1 deals" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("game", "pair"), [("qwirkle", "beginner against greedy"), ("shkap", "deckhand against sailor")]
)
def test_without_levels_the_simplest_is_measured_against_the_usual_opponent(game, pair, capsys):
    assert main(["simulate", "--game", game, "--games", "1"]) == 0
    assert pair in capsys.readouterr().out


def test_a_game_without_these_is_measured_against_its_simplest_level(monkeypatch, capsys):
    monkeypatch.setitem(GAMES, "pebbles", "tests.toy.pebbles.game:PEBBLES")
    assert main(["simulate", "--game", "pebbles", "--level", "careful", "--games", "1"]) == 0
    assert "careful against careless" in capsys.readouterr().out


@pytest.mark.parametrize("game", ["qwirkle", "shkap"])
def test_records_of_every_game_are_written_and_verified(game, tmp_path, capsys):
    records = tmp_path / "games.jsonl"
    assert main(["simulate", "--game", game, "--games", "1", "--records", str(records)]) == 0
    assert len(records.read_text(encoding="utf-8").splitlines()) == 2, (
        "a deal is played from each of two seats"
    )
    assert main(["verify", str(records)]) == 0


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--reefs"], "--reefs is an option of Shtil's"),
        (["--level", "greedy,beginner"], "one level is measured at a time"),
        (["--level", "greedy", "--compiled", "--records", "x.jsonl"], "games in C leave no records"),
    ],
)
def test_what_would_be_ignored_is_refused(words, told, capsys):
    with pytest.raises(SystemExit) as stopped:
        main(["simulate", "--game", "qwirkle", *words])
    assert stopped.value.code == 2
    assert told in capsys.readouterr().err


def test_shared_win_counts_its_share():
    assert played((0, 2), (50, 40, 50), 0) == Played(0.5, 50, 45, ())
    assert played((0, 2), (50, 40, 50), 1).share == 0


def test_spread_by_deals_is_nothing_when_all_deals_end_alike():
    deal = [Played(1.0, 9, 3, (0.1,)), Played(0.0, 3, 9, (0.3,))]
    found = figures([deal, deal])
    assert found["by_deals"] == 0 and found["share"] == 0.5 and found["by_seat"] == [1.0, 0.0]
    assert found["milliseconds"]["most"] == pytest.approx(300)


@pytest.mark.parametrize(
    "words",
    [
        ["simulate", "--game", "chess"],
        ["simulate", "--game", "qwirkle", "--level", "admiral"],
        ["simulate", "--game", "qwirkle", "--level", "greedy", "--seats", "5"],
        ["simulate", "--game", "qwirkle", "--level", "greedy", "--against", "admiral"],
        ["simulate", "--game", "shkap", "--level", "sailor", "--against", "sailor", "--mode", "pyramid"],
        ["answer", "--game", "qwirkle", "--level", "admiral"],
        ["answer", "--game", "chess", "--level", "greedy"],
    ],
)
def test_what_there_is_not_is_refused(words, capsys):
    with pytest.raises(SystemExit) as stopped:
        main(words)
    assert stopped.value.code == 2
    assert "no such" in capsys.readouterr().err


def answers(lines: list[str], level: str, monkeypatch, capsys) -> list[dict]:
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(lines) + "\n"))
    assert main(["answer", "--game", "qwirkle", "--level", level]) == 0
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_a_garbled_line_is_answered_like_any_bad_one(monkeypatch, capsys):
    """Bytes that are no text, a record of no game, and the next line is answered all the same."""
    record = json.dumps(Qwirkle(Options(2), 3).to_record()).encode()
    lines = io.TextIOWrapper(io.BytesIO(b"\xff\xfe\n{}\n\n" + record + b"\n"), encoding="utf-8")
    monkeypatch.setattr("sys.stdin", lines)
    assert main(["answer", "--game", "qwirkle", "--level", "greedy"]) == 0
    found = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [list(one) for one in found] == [["error"], ["error"], ["seat", "do", "tiles"]]


def test_answers_play_the_same_game_as_a_match(monkeypatch, capsys):
    game = Qwirkle(Options(2), 3)
    face = face_of("qwirkle")
    twin = Qwirkle(Options(2), 3)
    matches.play_out(twin, lambda seat, moves: face.mate("beginner", "2", 3, seat, moves))
    while game.result is None:
        record = game.to_record()
        (entry,) = answers([json.dumps(record)], "beginner", monkeypatch, capsys)
        record["actions"].append(entry)
        record["outcome"] = (
            twin.to_record()["outcome"] if len(twin.actions) == len(record["actions"]) else None
        )
        game = Qwirkle.from_record(record)
    assert game.actions == twin.actions


def test_answer_goes_by_the_view_alone(monkeypatch, capsys):
    """Another bag and another hand beside it: the same answer."""
    game = Qwirkle(Options(2), 3)
    seat = game.turn
    record = game.to_record()
    other = json.loads(json.dumps(record))
    hands, bag = other["deal"]["hands"], other["deal"]["bag"]
    size = game.dealt.announced[1 - seat]
    hands[1 - seat], bag[:6] = bag[:6], hands[1 - seat]
    if Qwirkle.from_record(other).dealt.announced[1 - seat] <= size:
        one, two = answers([json.dumps(record), json.dumps(other)], "greedy", monkeypatch, capsys)
        assert one == two and one["seat"] == seat and one["do"] == "lay"


def test_what_can_not_be_answered_says_why(monkeypatch, capsys):
    finished = Qwirkle(Options(2), 1)
    matches.play_out(finished, lambda seat, moves: face_of("qwirkle").mate("greedy"))
    lines = [
        "{",
        "[]",
        "{}",
        json.dumps(finished.to_record()),
        "",
        json.dumps(Qwirkle(Options(4), 1).to_record()),
    ]
    *errors, good = answers(lines, "greedy", monkeypatch, capsys)
    assert [list(error) for error in errors] == [["error"]] * 4
    assert errors[-1]["error"] == "the game is over"
    assert good["do"] == "lay"


def test_bench_measures_the_lays_of_a_hand(capsys, monkeypatch):
    monkeypatch.setattr("shtil_desktop.lab.bench.ROUNDS", 1)
    assert main(["bench", "--game", "qwirkle", "--seconds", "0.01", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["qwirkle_plies_per_second"] > 0 and figures["all_lays_milliseconds_median"] > 0


def test_bench_of_an_unknown_game_is_refused(capsys):
    with pytest.raises(SystemExit) as stopped:
        main(["bench", "--game", "chess"])
    assert stopped.value.code == 2 and "nothing is measured" in capsys.readouterr().err

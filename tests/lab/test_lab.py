"""The lab as it is called: what it prints, and the codes it leaves with."""

import json
import os
from multiprocessing.pool import ThreadPool
from pathlib import Path

import pytest

from shtil_desktop.games import face_of
from shtil_desktop.games.record import LARGEST
from shtil_desktop.games.record import read as read_any
from shtil_desktop.games.shtil.rules.deal import deal
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.games.shtil.rules.record import read, write
from shtil_desktop.games.shtil.rules.voyage import Shtil
from shtil_desktop.lab import main
from shtil_desktop.lab.command_options import processes
from shtil_desktop.lab.simulate import interval, play_out


@pytest.fixture
def games(tmp_path: Path) -> Path:
    """A file with three voyages of deckhands."""
    file = tmp_path / "games.jsonl"
    assert main(["simulate", "--games", "3", "--number", "5", "--records", str(file)]) == 0
    return file


def test_deal_prints_the_numbered_deal_as_a_record(capsys):
    assert main(["deal", "--mode", "sun-moon", "--seats", "2", "--number", "24"]) == 0
    game = read(capsys.readouterr().out)
    assert game.dealt == deal(Options(Mode.SUN_MOON, seats=2), 24)
    assert game.actions == []


@pytest.mark.parametrize("game, mode", [("qwirkle", []), ("shkap", ["--mode", "archipelago"])])
def test_deal_of_any_game_is_the_one_that_the_game_deals(game, mode, capsys):
    assert main(["deal", "--game", game, *mode, "--seats", "2", "--number", "24"]) == 0
    dealt = read_any(capsys.readouterr().out)
    face = face_of(game)
    options = face.read_options({"seats": 2} | ({"mode": mode[1]} if mode else {}))
    assert dealt.to_record() == face.new_game(options, 24).to_record()


@pytest.mark.parametrize(
    "words", [["--game", "chess"], ["--game", "shkap", "--seats", "9"], ["--mode", "calm"]]
)
def test_deal_of_no_game_or_kind_is_refused_with_a_sentence(words, capsys):
    with pytest.raises(SystemExit):
        main(["deal", *words])
    assert "no such game" in (told := capsys.readouterr().err) or "no mode 'calm'" in told


def test_seats_are_three_by_default_and_two_among_rivals(capsys):
    main(["deal"])
    assert json.loads(capsys.readouterr().out)["options"]["seats"] == 3
    main(["deal", "--mode", "competitive"])
    assert json.loads(capsys.readouterr().out)["options"]["seats"] == 2


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--mode", "arch", "--storms"], "Stormy Seas belong to the standard game"),
        (["--seats", "6"], "a crew has 1 to 5 seats"),
        (["--removed", "8", "--reefs"], "Stormy Seas and fewer islands don't go together"),
    ],
)
def test_options_that_do_not_go_together_are_told(words, sentence, capsys):
    assert main(["deal", *words]) == 2
    assert capsys.readouterr().err == f"shtil-lab: these options don't go together: {sentence}\n"


@pytest.mark.parametrize(
    "words", [[], ["deal", "--number", "-1"], ["simulate", "--level", "pirate"], ["fly"]]
)
def test_a_call_that_makes_no_sense_leaves_with_two(words, capsys):
    with pytest.raises(SystemExit) as leaving:
        main(words)
    assert leaving.value.code == 2
    assert "usage" in capsys.readouterr().err


def test_simulate_counts_what_its_records_say(games, capsys, tmp_path):
    capsys.readouterr()
    file = tmp_path / "again.jsonl"
    assert main(["simulate", "--games", "3", "--number", "5", "--records", str(file), "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    voyages = [read(line) for line in file.read_text().splitlines()]
    assert [voyage.number for voyage in voyages] == [5, 6, 7]
    assert figures["games"] == 3
    assert figures["wins"] == sum(voyage.to_record()["outcome"]["result"] == "won" for voyage in voyages)
    assert figures["plies"] == sum(len(voyage.actions) for voyage in voyages)
    assert figures["interval"] == list(interval(figures["wins"], 3))
    assert file.read_text() == games.read_text()


def test_simulate_is_the_same_with_several_processes(games, tmp_path, capsys):
    file = tmp_path / "jobs.jsonl"
    words = ["simulate", "--games", "3", "--number", "5", "--records", str(file), "--jobs", "2"]
    assert main(words) == 0
    assert file.read_text() == games.read_text()


def test_levels_go_round_the_table():
    game = Shtil(Options(Mode.COMPETITIVE, seats=2), 1)
    assert play_out(game, ["deckhand", "random"]) == len(game.actions)
    assert game.result is not None


def test_simulate_tells_games_wins_rate_and_speed(capsys):
    main(["simulate", "--games", "2", "--seats", "1", "--level", "random"])
    first, second, third = capsys.readouterr().out.splitlines()
    assert first == "standard/1, random: 2 games, 0 wins"
    assert second == "rate 0.0 %, 95 % interval 0.0 to 65.8 %"
    assert "plies" in third and "ms a move" in third


def test_verify_counts_legal_records(games, capsys):
    capsys.readouterr()
    assert main(["verify", str(games)]) == 0
    assert capsys.readouterr().out == "3 records, all legal\n"


def test_verify_lists_every_faulty_record(games, capsys):
    lines = games.read_text().splitlines()
    spoilt = json.loads(lines[1])
    spoilt["actions"][3]["seat"] = 2 if spoilt["actions"][3]["seat"] != 2 else 1
    games.write_text("\n".join([lines[0], json.dumps(spoilt), "{", lines[2], ""]))
    capsys.readouterr()
    assert main(["verify", str(games)]) == 1
    second, third = capsys.readouterr().out.splitlines()
    assert second == "record 2, action 4: another seat decides"
    assert third.startswith("record 3: not JSON: ")


def test_verify_reads_no_further_than_a_record_may_be_long(tmp_path, capsys):
    file = tmp_path / "long.jsonl"
    file.write_bytes(b"[" * (3 * LARGEST) + b"\n" + write(Shtil(Options(), 1)).encode() + b"\n")
    assert main(["verify", str(file)]) == 1
    assert capsys.readouterr().out == "record 1: too large\n"


def test_verify_says_which_file_is_missing(tmp_path, capsys):
    assert main(["verify", str(tmp_path / "none.jsonl")]) == 2
    assert capsys.readouterr().err.endswith("none.jsonl: No such file or directory\n")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with names here")
@pytest.mark.parametrize("kind", ["device", "link to a device", "pipe"])
@pytest.mark.parametrize("command", ["verify", "solve --record", "review", "problems --check"])
def test_the_lab_refuses_what_would_never_end(tmp_path, capsys, command, kind):
    file = tmp_path / "endless.jsonl"
    if kind == "device":
        file = Path("/dev/zero")
    elif kind == "pipe":
        os.mkfifo(file)
    else:
        file.symlink_to("/dev/zero")
    assert main([*command.split(), str(file)]) == 2
    assert capsys.readouterr().err == f"shtil-lab: {file}: Not a plain file\n"


def test_bench_measures_plies_and_copies(capsys):
    assert main(["bench", "--seconds", "0.01", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["plies_per_second"] > 0
    assert figures["copies_per_second"] > 0


def test_compare_goes_on_where_it_was_broken_off(tmp_path, capsys):
    kept = tmp_path / "pairs.jsonl"
    words = ["compare", "--seats", "1", "--level", "captain", "--beside", "greedy", "--kept", str(kept)]
    assert main([*words, "--games", "2"]) == 0
    first = kept.read_text()
    capsys.readouterr()
    assert main([*words, "--games", "4", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert kept.read_text().startswith(first)
    assert len(kept.read_text().splitlines()) == figures["games"] == 4
    assert figures["wins"] - figures["wins_beside"] == figures["alone"] - figures["alone_beside"]


def test_compare_says_both_rates_and_how_sure_that_is(capsys):
    assert main(["compare", "--seats", "1", "--level", "captain", "--beside", "random", "--games", "5"]) == 0
    told = capsys.readouterr().out
    assert "captain: 5 wins, 100.0 %" in told
    assert "random: 0 wins" in told
    assert "won alone: 5 and 0; equal levels would be as far apart with probability 0.062" in told


def test_differ_judges_only_moves_that_differ_and_goes_on(tmp_path, capsys):
    kept = tmp_path / "decisions.jsonl"
    words = [
        "compare-moves",
        "--seats",
        "1",
        "--removed",
        "12",
        "--every",
        "9",
        "--voyages",
        "4",
        "--kept",
        str(kept),
    ]
    assert main([*words, "--games", "1"]) == 0
    first = kept.read_text()
    assert main([*words, "--games", "2"]) == 0
    assert kept.read_text().startswith(first)
    found = [json.loads(line) for line in kept.read_text().splitlines()]
    assert {decision["number"] for decision in found} == {1, 2}
    assert all(decision["voyages"] == (4 if decision["differs"] else 0) for decision in found)
    assert f"of {len(found)} differ" in capsys.readouterr().out.splitlines()[-1]


NUMERIC = [
    ("simulate", "--games"),
    ("simulate", "--jobs"),
    ("simulate", "--number"),
    ("simulate", "--seats"),
    ("review x", "--steps"),
    ("review x", "--seat"),
    ("solve --deals 1", "--steps"),
    ("solve --deals 1", "--at"),
    ("solve --deals 1", "--seed"),
    ("bench", "--seconds"),
    ("tune --out x", "--sigma"),
    ("practise-storms --begin x --out x", "--step"),
    ("practise-storms --begin x --out x", "--sharpness"),
    ("learn-storms --out x", "--trust"),
]


@pytest.mark.parametrize(("words", "option"), NUMERIC, ids=lambda text: text.split()[0])
@pytest.mark.parametrize(
    "text", ["nan", "inf", "-inf", "-1", "1_0", "٣", "1e999", "", " 1", "0x10", "9" * 5000]
)
def test_what_is_no_sensible_number_is_refused(words, option, text, capsys):
    """`nan` seconds never end; `1_0` and the digits of other scripts are read as numbers by Python alone."""
    with pytest.raises(SystemExit) as stopped:
        main([*words.split(), f"{option}={text}"])
    assert stopped.value.code == 2
    assert f"argument {option}: " in capsys.readouterr().err


def test_a_weight_to_begin_with_is_a_number(capsys):
    with pytest.raises(SystemExit):
        main(["tune", "--out", "x", "--set", "place=nan"])
    assert "argument --set" in capsys.readouterr().err


def test_no_more_processes_than_games_or_processors(monkeypatch):
    monkeypatch.setattr(os, "sched_getaffinity", lambda process: set(range(4)), raising=False)
    assert processes(1000, tasks=2) == 2
    assert processes(1000, tasks=500) == 4
    assert processes(3, tasks=500) == 3
    assert processes(1, tasks=0) == 1


def test_a_thousand_processes_are_not_started_for_two_games(capsys, monkeypatch):
    asked = []

    class Spawning:
        def Pool(self, jobs):
            asked.append(jobs)
            return ThreadPool(1)

    monkeypatch.setattr("multiprocessing.get_context", lambda way: Spawning())
    monkeypatch.setattr(os, "sched_getaffinity", lambda process: set(range(4)), raising=False)
    assert main(["simulate", "--games", "2", "--jobs", "1000", "--seats", "1"]) == 0
    assert asked == [2]
    assert "2 games" in capsys.readouterr().out


@pytest.mark.parametrize("content", [b"", b"\n \n"])
def test_verify_of_a_file_without_a_record_is_not_all_well(tmp_path, capsys, content):
    path = tmp_path / "empty.jsonl"
    path.write_bytes(content)
    assert main(["verify", str(path)]) == 1
    assert capsys.readouterr().out == "there is no record in it\n"

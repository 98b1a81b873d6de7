"""The command line and the window it opens."""

import os
import signal
import sys

import pytest

from shtil_desktop import __version__, app
from shtil_desktop.arguments import begins_on_start_page, call_of, read_arguments, wanted_deal
from shtil_desktop.games import GAMES
from shtil_desktop.games.codes import encode
from shtil_desktop.play.profile.settings import Settings, load_settings
from shtil_desktop.windows.main_window import MainWindow
from tests.play.profile.held_writer import HeldWriter
from tests.processes import LONG, PIPE, finish, running, voyages_in, wait_until
from tests.toy.pebbles.rules.options import Options as PebblesOptions

WITHOUT_QT = """
import sys
sys.modules["PySide6"] = None
sys.argv = ["shtil", {argument!r}]
from shtil_desktop.__main__ import main
main()
"""


@pytest.mark.parametrize(("argument", "answer"), [("--version", __version__), ("--help", "usage: shtil")])
def test_version_and_help_need_no_qt(argument, answer):
    code = WITHOUT_QT.format(argument=argument)
    done = finish([sys.executable, "-c", code])
    assert (done.returncode, done.stderr) == (0, "")
    assert answer in done.stdout


def test_missing_qt_is_said_in_one_sentence(monkeypatch):
    monkeypatch.setitem(sys.modules, "PySide6.QtWidgets", None)
    with pytest.raises(SystemExit, match="could not load Qt"):
        app.main([])


def test_settings_are_written_by_the_writer_and_a_failure_ends_nothing(tmp_path, qtbot):
    writer, path, window = HeldWriter(), tmp_path / "settings.json", MainWindow(None, Settings())
    qtbot.addWidget(window)
    app._keep(window, path, Settings(sounds=True))
    assert load_settings(path).sounds, "without a writer at once"
    window.writer, writer.is_held = writer, True
    app._keep(window, path, Settings(sounds=False))
    assert load_settings(path).sounds
    writer.finish()
    assert not load_settings(path).sounds
    app._keep(window, tmp_path / "nowhere" / "settings.json", Settings())
    writer.finish()


@pytest.mark.parametrize("option", ["--number", "--seats", "--removed", "--monsters", "--wilds", "--seat"])
@pytest.mark.parametrize("text", ["1_0", "٣", "４", "nan", "1.0", "", "9" * 5000])
def test_numbers_are_typed_in_plain_digits(option, text, capsys):
    with pytest.raises(SystemExit):
        read_arguments([f"{option}={text}"])
    assert f"argument {option}: " in capsys.readouterr().err


@pytest.mark.parametrize(
    "arguments", [["--mode", "arch", "--storms"], ["--mode", "chess"], ["--number", "-1"]]
)
def test_a_kind_that_does_not_exist_is_refused(arguments, capsys):
    with pytest.raises(SystemExit):
        app.main(arguments)
    assert "error" in capsys.readouterr().err


@pytest.mark.parametrize("arguments", [["--seats", "5"], ["--reefs"], ["--removed", "8"], ["--mode", "arch"]])
def test_any_word_about_a_voyage_sets_sail(arguments):
    assert not begins_on_start_page(read_arguments(arguments))


@pytest.mark.parametrize("arguments", [[], ["--lang", "de"], ["--speed", "off", "--theme", "dark"]])
def test_without_a_word_about_a_voyage_the_start_page_opens(arguments):
    assert begins_on_start_page(read_arguments(arguments))


@pytest.fixture
def with_pebbles(monkeypatch):
    monkeypatch.setitem(GAMES, "pebbles", "tests.toy.pebbles.game:PEBBLES")


def test_a_game_has_its_own_flags(with_pebbles):
    wanted = wanted_deal(
        read_arguments(["--game", "pebbles", "--seats", "3", "--rounds", "8", "--seat", "3"])
    )
    assert (wanted.game, wanted.options, wanted.seat) == ("pebbles", PebblesOptions(3, 8), 2)
    assert wanted_deal(read_arguments(["--rounds", "8", "--game=pebbles"])).options == PebblesOptions(2, 8)
    alone = read_arguments(["--game", "pebbles"])
    assert not begins_on_start_page(alone) and wanted_deal(alone).options == PebblesOptions()
    assert wanted_deal(read_arguments(["--seats", "3"])).game == "shtil"


def test_help_tells_of_the_game_that_is_named(with_pebbles, capsys):
    for words, there, missing in (
        (["--game", "pebbles"], "--rounds", "--reefs"),
        ([], "--reefs", "--rounds"),
    ):
        with pytest.raises(SystemExit):
            read_arguments([*words, "--help"])
        told = capsys.readouterr().out
        assert there in told and missing not in told


def test_a_shared_deal_brings_its_game(with_pebbles):
    code = encode("pebbles", PebblesOptions(3, 4), 24)
    for words in (["--deal", code], ["--game", "pebbles", "--deal", code]):
        wanted = wanted_deal(read_arguments(words))
        assert (wanted.game, wanted.options, wanted.number) == ("pebbles", PebblesOptions(3, 4), 24)
        assert call_of(read_arguments(words)).deal == code


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--game", "chess"], "invalid choice: 'chess'"),
        (["--game", "pebbles", "--reefs"], "unknown option for pebbles: --reefs"),
        (["--rounds", "8"], "unknown option: --rounds"),
        (["--game", "pebbles", "--seats", "5"], "invalid choice: 5"),
        (["--game", "pebbles", "--deal", "0400-R19"], "is a deal of shtil, not of pebbles"),
        (["--mode", "arch", "--deal", "0400-R19"], "--deal already names the game"),
        (["--deal", "0400-R19", "--number", "3"], "--deal already names the game"),
        (["--game", "pebbles", "--seat", "3"], "this match has the seats 1 to 2"),
        (["--seat", "1"], "--seat needs a match"),
        (["a.shtil", "b.shtil"], "unexpected argument: b.shtil"),
    ],
)
def test_what_does_not_go_together_is_refused_with_a_sentence(with_pebbles, capsys, words, sentence):
    with pytest.raises(SystemExit):
        read_arguments(words)
    assert sentence in capsys.readouterr().err


def test_a_wrong_code_is_named_in_its_refusal(capsys):
    with pytest.raises(SystemExit):
        app.main(["--deal", "0848-KYFC-2"])
    assert "--deal '0848-KYFC-2': a character is wrong or missing" in capsys.readouterr().err


@pytest.mark.skipif(os.name == "nt", reason="interrupts as POSIX does")
def test_an_interrupt_ends_the_program_and_its_worker(tmp_path):
    """Python raised it in the middle of whatever Qt had called, and the program went on without that."""
    command = [sys.executable, "-m", "shtil_desktop", "--profile", str(tmp_path), "--mode", "standard"]
    with running(command, stderr=PIPE) as program:
        wait_until(lambda: voyages_in(tmp_path), program)
        os.killpg(program.pid, signal.SIGINT)
        _, complaints = program.communicate(timeout=LONG)  # the worker has let go of the pipe, too
    assert program.returncode == -signal.SIGINT
    assert "Traceback" not in complaints and "Error" not in complaints

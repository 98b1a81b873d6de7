"""What the table says: every turn with its points by line, every refusal, and names for those who listen."""

from __future__ import annotations

import json
import runpy
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator

from shtil_desktop import program_files
from shtil_desktop.games.qwirkle.rules.actions import Trade
from shtil_desktop.games.qwirkle.rules.board import cell_at
from shtil_desktop.games.qwirkle.rules.events import SetAnnounced
from shtil_desktop.games.qwirkle.rules.game import Qwirkle
from shtil_desktop.games.qwirkle.rules.outcome import Ending, outcome_of
from shtil_desktop.games.qwirkle.rules.refusals import Refusal
from shtil_desktop.games.qwirkle.rules.tiles import KINDS
from shtil_desktop.games.qwirkle.table.deciding.rack import Rack
from shtil_desktop.games.qwirkle.table.deciding.turn import Turn
from shtil_desktop.games.qwirkle.table.past_turns import PastTurn, new_tiles, past_turns
from shtil_desktop.games.qwirkle.table.places import Place
from shtil_desktop.games.qwirkle.table.words import prompts
from shtil_desktop.games.qwirkle.table.words.log_words import Teller, last_turn_text
from shtil_desktop.games.qwirkle.table.words.tile_words import cell_name, colour_letters, tile_name
from shtil_desktop.play.session import SeenAction
from shtil_desktop.table.places import Spot
from tests.games.qwirkle.rules.positions import late_game, lay, new_game, tiles

COMPILE = runpy.run_path(str(Path(__file__).parents[4] / "packaging" / "qm.py"))["compile_ts"]
EXAMPLE = Path(__file__).parents[1] / "example.jsonl"
NAMES = ("Sue", "Chris", "Sally", "Bob")
HAND, OTHER = "Rd Rc Bo Gs Gs Px", "Yo Ys Yd Yc Yt Yx"


def plain(text: str) -> str:
    return text.replace("\xa0", " ")


@pytest.fixture
def turn() -> Turn:
    game = late_game(HAND, OTHER, rows=("Ro Rs",), bag="Oo Os Od")
    game.dealt = new_game(HAND, OTHER).dealt
    return Turn(game.view(0), Rack())


@pytest.fixture
def speak(qapp, tmp_path):
    """The language that is spoken until the test ends."""
    translator = QTranslator()

    def begin(language: str) -> None:
        text = (program_files.translations() / f"shtil_{language}.ts").read_text(encoding="utf-8")
        path = tmp_path / f"{language}.qm"
        path.write_bytes(COMPILE(text))
        assert translator.load(str(path))
        QCoreApplication.installTranslator(translator)

    yield begin
    QCoreApplication.removeTranslator(translator)


def example_lines(teller: Teller) -> list[str]:
    record = json.loads(EXAMPLE.read_text(encoding="utf-8").splitlines()[0])
    whole = Qwirkle.from_record(record)
    game = Qwirkle(whole.options, None, whole.dealt)
    steps = [SeenAction(seat, action, tuple(game.apply(action))) for seat, action in whole.actions]
    return [plain(line.text) for line in teller.whole(game.opening_events, steps)]


def test_log_of_the_leaflets_example_tells_points_by_line():
    assert example_lines(Teller(NAMES, 0)) == [
        "Largest sets: You 3, Chris 3, Sally 2, Bob 2",
        "Tie at 3 tiles: You and Chris. You are listed first and begin",
        "You: 3 tiles, 3 points",
        "Chris: 3 tiles, 4 + 3 = 7",
        "Sally: 1 tile, 2 + 2 = 4",
        "Bob: 2 tiles, 2 + 2 + 2 = 6",
        "You: 2 tiles, 4 + 3 = 7",
        "Chris: 2 tiles, 4 + 2 = 6",
        "Sally: 2 tiles, 3 points",
        "Bob: 2 tiles, 3 points",
        "You: 2 tiles, 4 + 2 + 4 = 10",
        "Chris: 1 tile, 4 + 5 = 9",
        "Sally: 3 tiles, 3 + 12 + 3 = 18, a Qwirkle!",
        "Bob: 2 tiles, 5 + 2 + 2 = 9",
    ]


def test_log_in_russian_counts_as_russian_does(speak):
    speak("ru")
    told = example_lines(Teller(NAMES, 0))
    assert told[1] == "Поровну (3 фишки): Вы и Chris. Вы первые по списку и начинаете"
    assert told[4] == "Sally: 1 фишка, 2 + 2 = 4"
    assert told[12] == "Sally: 3 фишки, 3 + 12 + 3 = 18, Qwirkle!"


def test_log_of_someone_elses_game_says_no_you():
    told = example_lines(Teller(NAMES, 0, is_own=False))
    assert told[1] == "Tie at 3 tiles: Sue and Chris. Sue is listed first and begins"
    assert told[2] == "Sue: 3 tiles, 3 points"


def test_every_seat_announces_its_largest_set_and_a_tie_is_told():
    announced = [SetAnnounced(seat, size) for seat, size in enumerate((2, 3, 1, 3))]
    told = [(plain(line.text), line.seat) for line in Teller(NAMES, 0).whole(announced, [])]
    assert told == [
        ("Largest sets: You 2, Chris 3, Sally 1, Bob 3", None),
        ("Tie at 3 tiles: Chris and Bob. Chris is listed first and begins", 1),
    ]
    own = [plain(line.text) for line in Teller(NAMES, 1).whole(announced, [])]
    assert own[1] == "Tie at 3 tiles: You and Bob. You are listed first and begin"


def test_trades_passes_and_the_last_tile_are_told():
    game = late_game("Gx", "Yo", rows=("Ro Rs",), bag="")
    passed = Teller(NAMES, 1).lines(game.apply(game.legal_actions()[0]), 4)
    assert [(line.text, line.seat, line.step) for line in passed] == [("Sue passed", 0, 4)]
    game = late_game("Rd", "Yo", rows=("Ro Rs",))
    told = Teller(NAMES, 0).lines(game.apply(lay("Rd 2,0")))
    assert [plain(line.text) for line in told] == [
        "You: 1 tile, 3 points",
        "You: 6 points more for the last tile",
        "You have won",
    ]
    assert told[0].place == Spot(Place.MOVE, (cell_at(2, 0),))


def test_seats_tell_their_last_turn_in_a_few_words():
    game = new_game("Ro Rs Rd Yc Gt Bx", OTHER)
    game.apply(lay(" ".join(f"{name} {x},0" for x, name in enumerate(OTHER.split()))))
    game.apply(Trade(tuple(tiles("Ro"))))
    found = {turn.seat: plain(last_turn_text(turn)) for turn in past_turns(game.view(0))}
    assert found == {1: "+12, a Qwirkle", 0: "traded 1 tile"}
    assert last_turn_text(None) == "" and last_turn_text(PastTurn(0, is_pass=True)) == "passed"
    assert new_tiles(past_turns(game.view(0)), 0) == {}
    assert set(new_tiles(past_turns(game.view(1)), 0)) == set()
    assert set(new_tiles(past_turns(game.view(1))[:1], 0).values()) == {1}


def test_the_end_says_who_has_won_and_by_how_much():
    teller = Teller(NAMES, 0)
    won, lost = outcome_of(Ending.OUT, [52, 40]), outcome_of(Ending.OUT, [40, 52])
    shared = outcome_of(Ending.STUCK, [40, 40, 12])
    given_up = outcome_of(Ending.RESIGNED, [90, 10], 0)
    assert teller.ending_title(won) == "You have won"
    assert plain(teller.ending_text(won)) == "The last tile has been laid. You finished 12 points ahead."
    assert teller.ending_title(lost) == "Chris has won"
    assert plain(teller.ending_text(lost)).endswith("You finished 12 points behind.")
    assert teller.ending_title(shared) == "A shared win: You and Chris"
    assert teller.ending_text(shared) == "Nobody could lay a tile any more."
    assert teller.ending_text(given_up) == "The game was abandoned."


def picked_text(turn: Turn, name: str) -> str:
    """Pick this tile up; the prompt."""
    (wanted,) = tiles(name)
    turn.tap_slot(turn.rack.slots.index(wanted))
    return plain(prompts.prompt(turn))


def test_only_a_tile_without_any_place_is_said_to_fit_nowhere():
    game = late_game("Rc Gc Bo Px", OTHER, rows=("Rs Rt", "Bs Bt"), bag="Oo Os Od")
    turn = Turn(game.view(0), Rack())
    assert picked_text(turn, "Px") == "The purple cross doesn’t fit anywhere right now"
    assert picked_text(turn, "Gc") == (
        "The green clover fits only next to another of your tiles: lay that one first"
    )
    turn.lay(turn.rack.slots.index(tiles("Rc")[0]), cell_at(2, 0))
    turn.tap_slot(turn.rack.slots.index(tiles("Gc")[0]))
    assert turn.lit_cells()
    turn.let_go()
    assert picked_text(turn, "Bo") == "The blue circle doesn’t go with the tiles you have laid out"
    assert picked_text(turn, "Px") == "The purple cross doesn’t fit anywhere right now"


def test_on_the_first_turn_a_tile_beside_the_largest_set_says_so_and_the_set_is_marked():
    turn = Turn(new_game("Ro Rs Rd Bc Yt Gx", "Yo Ys Gd Yc Pt Rx").view(0), Rack())
    assert turn.wanted_slots == set()
    assert picked_text(turn, "Gx") == ("The green cross isn’t part of your largest set: lay the marked tiles")
    names = {turn.tile_of(slot) for slot in turn.wanted_slots}
    assert names == set(tiles("Ro Rs Rd"))
    assert picked_text(turn, "Ro") == "The red circle fits in the marked cells"
    assert turn.wanted_slots == set()


def test_prompt_follows_what_the_player_does(turn):
    def said() -> str:
        return plain(prompts.prompt(turn))

    assert said() == "Your turn: lay tiles in one line, or trade"
    turn.tap_slot(0)
    assert said() == "The red diamond fits in the marked cells"
    turn.tap_cell(cell_at(2, 0))
    assert said() == "1 tile, 1 line: 3"
    turn.lay(1, cell_at(2, 1))
    assert said() == "2 tiles, 2 lines: 3 + 2 = 5"
    turn.lay(1, cell_at(6, 0))
    assert said() == "There must be no gap between your tiles"
    turn.cancel()
    turn.tap_bag()
    assert said() == "Choose the tiles you want to trade"
    turn.tap_slot(4)
    assert said() == "Trade 1 tile?"


def test_prompt_says_what_else_there_is_to_do():
    def said(game: Qwirkle, seat: int = 0) -> str:
        return plain(prompts.prompt(Turn(game.view(seat), Rack())))

    assert said(late_game("Gx", OTHER, rows=("Ro Rs",))).endswith("you have to pass")
    assert said(late_game("Gx", OTHER, rows=("Ro Rs",), bag="Yo")).endswith("trade some of them")
    assert said(late_game("Rd", OTHER, rows=("Ro Rs",))) == "Your turn: lay tiles in one line"
    assert said(late_game("Rd", OTHER, rows=("Ro Rs",), turn=1)) == ""
    game = new_game("Ro Rs Rd Yc Gt Bx", OTHER)
    assert said(game, game.turn).startswith("You begin: lay your largest set, ")


def test_buttons_say_what_they_do(turn):
    turn.lay(0, cell_at(2, 0))
    assert plain(prompts.confirm_text(turn)) == "Play for 3"
    assert prompts.cancel_text(turn) == "Return tiles"
    turn.lay(0, cell_at(9, 9))
    assert prompts.confirm_text(turn) == "Lay"
    turn.tap_bag()
    assert prompts.confirm_text(turn) == "Trade" and prompts.cancel_text(turn) == "Cancel"
    turn.give(0)
    turn.give(1)
    assert plain(prompts.confirm_text(turn)) == "Trade 2 tiles"


@pytest.mark.parametrize("reason", Refusal)
def test_every_refusal_is_a_sentence(reason):
    said = prompts.reason_text(reason)
    assert said and said[0].isupper() and not said.endswith(".")


def test_cells_are_named_for_those_who_listen(turn):
    assert plain(cell_name(cell_at(3, -2))) == "column 3, row \N{MINUS SIGN}2"
    turn.tap_slot(0)
    assert plain(prompts.cell_words(turn, cell_at(2, 0))) == "column 2, row 0: 3 points"
    assert plain(prompts.cell_words(turn, cell_at(3, 0))) == "column 3, row 0: doesn’t fit here"
    assert plain(prompts.cell_words(turn, cell_at(0, 0))) == "column 0, row 0: red circle"
    turn.tap_cell(cell_at(2, 0))
    assert plain(prompts.cell_words(turn, cell_at(2, 0))) == "column 2, row 0: red diamond, not confirmed yet"


def test_rack_is_named_for_those_who_listen(turn):
    assert plain(prompts.slot_name(turn, 0)) == "Rack 1: red diamond"
    turn.tap_slot(0)
    assert plain(prompts.slot_name(turn, 0)) == "Rack 1: red diamond, picked up"
    turn.tap_cell(cell_at(2, 0))
    assert plain(prompts.slot_name(turn, 0)) == "Rack 1: red diamond, on the table"
    turn.give(5)
    assert plain(prompts.slot_name(turn, 5)) == "Rack 6: purple cross, to be traded"


@pytest.mark.parametrize("language", ["en", "ru", "de"])
def test_36_kinds_and_six_letters_differ_in_every_language(speak, language):
    speak(language)
    assert len({tile_name(tile) for tile in range(KINDS)}) == KINDS
    assert len(set(colour_letters())) == 6


def test_adjectives_agree_with_their_shapes(speak):
    speak("ru")
    assert tile_name(tiles("Rt")[0]) == "красная звезда" and tile_name(tiles("Ro")[0]) == "красный круг"

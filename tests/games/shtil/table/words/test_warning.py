"""A gap that can’t be filled any more stays told and marked; a payment that closes one tells before."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from shtil_desktop.games.shtil.rules import actions as do
from shtil_desktop.games.shtil.rules.cards import is_island
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.games.shtil.rules.record import read
from shtil_desktop.games.shtil.rules.sea import Ask
from shtil_desktop.games.shtil.table.items.gap_marks import GapMark
from shtil_desktop.games.shtil.table.places import Kind, MoveButton
from shtil_desktop.games.shtil.table.words.prompts import button_text
from shtil_desktop.play.match import Match
from shtil_desktop.play.session import Session
from shtil_desktop.table.places import Button, Spot
from shtil_desktop.table.speech import press, spot_name
from shtil_desktop.table.theme import CONTRAST
from tests.games.shtil.table.sailing import Player

WORDS = "This voyage can no longer be won: nothing fits before"


def lose(player: Player) -> frozenset[int]:
    """Too few numbers below an island for the cells before it; those cells."""
    player.sail(Options(Mode.STANDARD, 1), 24)
    hand = [card for card in player.session.view().hand if is_island(card)]
    cell = min(hand) + 3
    player.drag(player.hand_spot(min(hand)), Spot(Kind.CELL, cell))
    return frozenset(range(cell))


def marked(player: Player, mark: GapMark) -> frozenset[int]:
    assert player.scene.stage is not None
    return frozenset(i for i, item in enumerate(player.scene.stage.cells) if item.gap is mark)


def test_the_warning_stays_and_its_cells_are_marked(player):
    cells = lose(player)
    assert player.text.startswith(WORDS) and player.scene.stage.prompt.is_reason
    assert marked(player, GapMark.LOST) == cells
    assert player.scene.choices.buttons()[:2] == [Button.UNDO, MoveButton.PLAY_ON]
    player.key(Qt.Key.Key_D, Qt.Key.Key_Return)
    assert player.session.length == 2
    assert player.text.startswith(WORDS) and marked(player, GapMark.LOST) == cells


def test_what_the_player_begins_goes_before_the_warning(player):
    lose(player)
    player.key(Qt.Key.Key_1)
    assert not player.text.startswith(WORDS)
    player.key(Qt.Key.Key_Escape)
    assert player.text.startswith(WORDS)


def test_undo_beside_the_words_takes_back(player):
    lose(player)
    player.click(Button.UNDO.spot)
    assert player.session.length == 0
    assert WORDS not in player.text and not marked(player, GapMark.LOST)
    player.controller.redo()
    assert player.text.startswith(WORDS) and marked(player, GapMark.LOST)


@pytest.mark.parametrize("how", ["mouse", "key", "screen reader"])
def test_who_sails_on_keeps_a_quiet_mark(player, how):
    cells = lose(player)
    if how == "mouse":
        player.click(MoveButton.PLAY_ON.spot)
    elif how == "key":
        player.key(Qt.Key.Key_Escape)
    else:
        assert spot_name(player.scene, MoveButton.PLAY_ON.spot) == "Play on"
        press(player.scene, MoveButton.PLAY_ON.spot)
    assert WORDS not in player.text and MoveButton.PLAY_ON not in player.scene.choices.buttons()
    assert marked(player, GapMark.KNOWN) == cells
    player.key(Qt.Key.Key_D, Qt.Key.Key_Return)
    assert WORDS not in player.text and marked(player, GapMark.KNOWN) == cells
    assert spot_name(player.scene, Spot(Kind.CELL, 0)).endswith("empty, can’t be filled any more")


def test_a_click_beside_everything_decides_nothing(player):
    lose(player)
    corner = player.view.viewport().rect().bottomLeft()
    from PySide6.QtTest import QTest

    QTest.mouseClick(
        player.view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, corner
    )
    assert player.text.startswith(WORDS)


def test_the_warning_survives_another_size_theme_language_and_a_reload(player):
    cells = lose(player)
    player.view.resize(1300, 760)
    player.scene.layout.set_palette(CONTRAST)
    player.controller.tell_again()
    assert player.text.startswith(WORDS) and marked(player, GapMark.LOST) == cells
    game = read(player.session.record)
    voyage = Match(game, 0, player.session.match.seating)
    player.controller.begin(Session(voyage, None))
    assert player.text.startswith(WORDS) and marked(player, GapMark.LOST) == cells


def test_who_wants_no_warning_gets_none(player):
    player.controller.heed(0, warns=False, may_undo=True)
    lose(player)
    assert WORDS not in player.text and not marked(player, GapMark.LOST)
    player.controller.heed(0, warns=True, may_undo=True)
    assert player.text.startswith(WORDS) and marked(player, GapMark.LOST)


def test_who_may_not_undo_can_only_sail_on(player):
    player.controller.heed(0, warns=True, may_undo=False)
    lose(player)
    assert player.scene.choices.buttons()[0] is MoveButton.PLAY_ON


def at_the_gift(player: Player) -> None:
    """The start of this deal is to be paid, with two cards in the hand for a gap of one between 64 and 67."""
    from shtil_desktop.games.shtil.crew import sign_on

    player.sail(Options(Mode.STANDARD, 1), 3)
    session = player.session
    while session.decision is not None and session.decision.ask is not Ask.GIVE:
        mate = sign_on("deckhand", session.game.options.key, 3, 0, session.length)
        session.play(mate.decide(session.view()))
    player.controller.begin(session)


def test_a_payment_that_closes_a_gap_tells_so_before_enter(player):
    at_the_gift(player)
    picks = player.scene.choices
    assert isinstance(picks.pending, do.Give)
    wanted = {65, 66}
    assert wanted <= set(picks.view.hand)
    for place in picks.chosen.copy():
        player.click(Spot(Kind.HAND, place))
    assert not marked(player, GapMark.CLOSING)
    for card in (66, 65):
        player.click(player.hand_spot(card))
    assert marked(player, GapMark.CLOSING) == {29}
    assert spot_name(player.scene, Spot(Kind.CELL, 29)).endswith("your choice would leave nothing to fill it")
    for place in range(6):
        player.click(Spot(Kind.HAND, place))
    assert picks.is_paid
    assert player.text.endswith("then nothing fits between\xa064 and\xa067 any more")
    assert button_text(Button.CONFIRM, picks) == "Give and lose the gap"
    player.click(player.hand_spot(65))
    assert not marked(player, GapMark.CLOSING) and button_text(Button.CONFIRM, picks) == "Give"


def test_a_cell_aimed_at_shows_what_would_be_lost_there(player):
    player.sail(Options(Mode.STANDARD, 1), 24)
    low = min(card for card in player.scene.choices.view.hand if is_island(card))
    player.click(player.hand_spot(low))
    player.scene.aim(Spot(Kind.CELL, low + 3))
    assert marked(player, GapMark.CLOSING) == set(range(low + 3))
    player.scene.aim(None)
    assert not marked(player, GapMark.CLOSING)


def test_rivals_are_not_told_that_a_full_board_is_out_of_reach(player):
    player.sail(Options(Mode.COMPETITIVE, 2), 24)
    player.wait()
    assert not player.scene.stage.warnings.is_wanted

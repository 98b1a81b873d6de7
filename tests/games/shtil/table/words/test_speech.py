"""The table in words: every card and cell has a name that a screen reader can ask for."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible

from shtil_desktop.games.shtil.rules import actions as do
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.games.shtil.table.places import Kind
from shtil_desktop.table.game_table import EndText
from shtil_desktop.table.places import Button, Fixture, Spot
from shtil_desktop.table.speech import SpotSpeech, spot_name
from shtil_desktop.table.view import give_speech
from tests.pictures.table_pictures import Subject, reach

NAME = QAccessible.Text.Name


@pytest.fixture(autouse=True)
def speech(qapp):
    """Before there is a view: older Qt asks for its interface only once."""
    give_speech()


@pytest.fixture
def speaking(player):
    player.sail(Options(Mode.STANDARD, 1), 5)
    player.view.setWindowTitle("table")
    return player


def test_every_place_has_a_name_a_role_and_a_rectangle(speaking):
    table = QAccessible.queryAccessibleInterface(speaking.view)
    assert table.childCount() >= 36 + 5
    names = set()
    for index in range(table.childCount()):
        child = table.child(index)
        assert child.isValid()
        assert child.text(NAME)
        assert child.rect().isValid()
        assert table.indexOfChild(child) == index
        names.add(child.text(NAME))
    assert len(names) == table.childCount(), "no two are called the same"


def test_names_tell_what_may_be_done(speaking):
    scene = speaking.scene
    assert spot_name(scene, Spot(Kind.CELL, 0)) == "row 1, cell 1: empty"
    speaking.key(Qt.Key.Key_1)
    assert spot_name(scene, Spot(Kind.CELL, 0)) == "row 1, cell 1: empty, can go here, price 0"
    assert spot_name(scene, Spot(Kind.HAND, 0)).endswith("card 1 of 5, picked up")
    assert spot_name(scene, Button.CANCEL.spot) == "Cancel"
    card = scene.choices.card
    speaking.key(Qt.Key.Key_Return)
    assert spot_name(scene, Spot(Kind.CELL, 10)) == f"row 2, cell 5: {card}"


def test_the_focus_is_told(speaking):
    table = QAccessible.queryAccessibleInterface(speaking.view)
    speaking.key(Qt.Key.Key_Right, Qt.Key.Key_Right)
    focused = table.focusChild()
    assert isinstance(focused, SpotSpeech)
    assert focused.spot == Spot(Kind.HAND, 1)
    assert focused.state().focused


def test_what_can_only_be_looked_at_is_told_too(player):
    player.sail(Options(Mode.STANDARD, 3, reefs=True, storms=True), 24)
    player.wait()
    names = told_names(player)
    assert "You: 5 in hand, deck 27 · discards 0, deciding" in names
    assert any(name.startswith("Anna: 5 in hand") for name in names)
    assert {"Deck: 27", "Compasses: 0"} <= names
    assert sum("empty, blocked by the reef" in name for name in names) >= 5


def test_the_log_is_told_line_by_line(player):
    player.view.resize(1366, 740)
    player.sail(Options(Mode.STANDARD, 1), 5)
    player.key(Qt.Key.Key_1, Qt.Key.Key_Return)
    player.view.grab()
    lines = [spot for spot in player.scene.stage.told_rects() if spot.kind is Fixture.LOG]
    assert [spot_name(player.scene, spot) for spot in lines] == ["You: 24 to row 2, cell 5"]


def told_names(player) -> set[str]:
    return {spot_name(player.scene, spot) for spot in player.scene.stage.told_rects()}


@pytest.mark.parametrize("mode", [Mode.SUN_MOON, Mode.COMPETITIVE])
def test_the_side_that_is_up_is_told(player, mode):
    player.sail(Options(mode, 2), 2)
    player.wait()
    assert spot_name(player.scene, Spot(Kind.HAND, 0)).endswith(", sun up, card 1 of 5")
    player.scene.stage.hand[0].show_as(turned=True)
    assert spot_name(player.scene, Spot(Kind.HAND, 0)).endswith(", moon up, card 1 of 5")


def test_rivals_hear_the_open_row_and_their_points(player):
    player.sail(Options(Mode.COMPETITIVE, 2), 2)
    player.wait()
    names = told_names(player)
    assert sum("of the open row" in name for name in names) == 5
    assert "You: 5 in hand, Sun: 0 points, discards 0, deciding" in names


def test_points_below_nought_are_told_with_a_real_minus(player):
    player.sail(Options(Mode.COMPETITIVE, 2), 2)
    player.wait()
    view = player.scene.choices.view
    player.scene.stage.sync(replace(view, discard_sizes=(1, 12)))
    assert [mate.side for mate in player.scene.stage.mates] == [
        "Sun: \N{MINUS SIGN}1\N{NO-BREAK SPACE}point",
        "Moon: \N{MINUS SIGN}12\N{NO-BREAK SPACE}points",
    ]


def test_the_end_and_its_choices_are_told(player, monkeypatch):
    player.sail(Options(Mode.STANDARD, 1), 5)
    table = QAccessible.queryAccessibleInterface(player.view)
    monkeypatch.setattr(player.scene.stage, "mark_end", lambda session: [])
    told = EndText("The voyage is lost", "Nothing fits.", False)
    player.scene.end.show(told, ["New voyage", "Undo"], player.session)
    assert table.text(NAME) == "The voyage is lost. Nothing fits."
    assert {"New voyage", "Undo"} <= told_names(player)
    player.key(Qt.Key.Key_Right)
    assert table.focusChild().text(NAME) == "New voyage"
    chosen: list[int] = []
    player.scene.ended_with.disconnect()
    player.scene.ended_with.connect(chosen.append)
    press(table, "Undo")
    assert chosen == [1]


def press(table, name: str) -> None:
    """What a screen reader does when it is told to press something."""
    for index in range(table.childCount()):
        child = table.child(index)
        if child.text(NAME).startswith(name):
            actions = child.actionInterface()
            assert actions.actionNames() == ["Press"]
            actions.doAction("Press")
            return
    raise AssertionError(f"there is no {name}")


def test_a_card_is_played_by_pressing_alone(speaking):
    table = QAccessible.queryAccessibleInterface(speaking.view)
    card = speaking.scene.choices.view.hand[0]
    press(table, f"{card}, card 1 of 5")
    press(table, "row 1, cell 1: empty, can go here")
    assert speaking.session.game.sea.number_at(0) == card


def test_what_can_only_be_looked_at_can_not_be_pressed(speaking):
    table = QAccessible.queryAccessibleInterface(speaking.view)
    for index in range(table.childCount()):
        child = table.child(index)
        assert isinstance(child, SpotSpeech)
        if child.spot.kind in (Kind.MATE, Kind.PILE):
            assert child.actionInterface() is None
            assert child.state().readOnly


def test_moves_are_announced_with_all_that_follows_from_them(player):
    """A monster that is explored, a storm that stays, a row that is full: no line of the log is left out."""
    told: list[str] = []
    player.scene.announced.connect(told.append)
    player.sail(Options(Mode.PYRAMID, 3), 5)
    for _ in range(12):
        player.wait()
        if player.session.game.result is not None:
            break
        player.gesture(player.decide())
    lines = [line.text for line in player.scene.stage.log.lines]
    assert len(lines) > 20
    spoken = iter(told)
    text = next(spoken)
    for line in lines:
        while line not in text:
            text = next(spoken)
        text = text.split(line, 1)[1]


def test_a_voyage_that_goes_on_is_not_told_from_its_beginning(player):
    player.sail(Options(Mode.STANDARD, 1), 5)
    player.key(Qt.Key.Key_1, Qt.Key.Key_Return)
    told: list[str] = []
    player.scene.announced.connect(told.append)
    player.controller.begin(player.session)
    assert told == ["Your turn: play a card or discard two"]


@pytest.mark.parametrize(
    "options",
    [
        Options(Mode.STANDARD, 3, reefs=True, storms=True),
        Options(Mode.PYRAMID, 2),
        Options(Mode.COMPETITIVE, 2),
        Options(Mode.SUN_MOON, 2),
    ],
    ids=lambda options: options.key,
)
def test_every_kind_of_voyage_can_be_heard(player, options):
    player.sail(options, 2)
    player.wait()
    assert player.text
    for spot in player.scene.stage.spot_rects():
        assert spot_name(player.scene, spot)


def test_what_can_be_done_with_islands_that_lie_is_said(player):
    player.sail(Options(Mode.SUN_MOON, 1), 5)
    assert player.text == "Your turn: play a card or discard two"
    player.gesture(player.decide())
    assert player.text == "Your turn: play a card, discard two, or click an island to turn it"
    cell = next(iter(player.scene.stage.islands))
    assert spot_name(player.scene, Spot(Kind.CELL, cell)).endswith(", sun up, can be turned")
    player.key(Qt.Key.Key_1)
    assert not spot_name(player.scene, Spot(Kind.CELL, cell)).endswith("can be turned")


def test_that_a_compass_can_be_spent_is_said(player):
    def can_spend(session):
        return session.is_players_turn and any(isinstance(a, do.UseCompass) for a in session.view().legal)

    session = reach(Subject("compass", Options(Mode.STANDARD, 2, storms=True), can_spend))
    assert session is not None
    player.controller.begin(session)
    assert player.text == (
        "Your turn: play a card, discard two, click a storm to spend a compass, "
        "or trade your hand for a compass"
    )

"""Every place of the table has a name to be heard, and everything is painted in every look."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest

from shtil_desktop.games.qwirkle.crew.hint import hint
from shtil_desktop.games.qwirkle.crew.levels import sign_on
from shtil_desktop.games.qwirkle.rules.board import cell_at
from shtil_desktop.games.qwirkle.rules.deal import Options
from shtil_desktop.games.qwirkle.rules.game import Qwirkle
from shtil_desktop.games.qwirkle.rules.refusals import Refusal
from shtil_desktop.games.qwirkle.table import TABLE
from shtil_desktop.games.qwirkle.table.places import BAG, Place, cell_spot, slot_spot
from shtil_desktop.games.qwirkle.table.words.prompts import reason_text
from shtil_desktop.table.items.hint_panel import HintText
from shtil_desktop.table.places import Fixture, Spot
from shtil_desktop.table.theme import PALETTES
from tests.games.qwirkle.rules.positions import lay, new_game
from tests.games.qwirkle.table.sitting import Player


@pytest.fixture
def seated(player: Player) -> Player:
    game = new_game("Rd Rc Bo Gs Gs Px", "Ro Rs Rt Yd Gc Bx", bag="Oo Os Od Oc Ot Ox")
    game.apply(lay("Ro 0,0 Rs 1,0 Rt 2,0"))
    player.sit_down_to(game)
    player.wait()
    return player


def named(player: Player) -> dict[Spot, str]:
    words, stage = player.scene.words, player.stage
    rects = stage.told_rects()
    own = [spot for spot in rects if not isinstance(spot.kind, Fixture)]
    return {spot: words.spot(stage, player.scene.choices, spot).replace("\xa0", " ") for spot in own}


def test_every_place_has_a_name(seated):
    names = named(seated)
    assert all(names.values())
    assert names[cell_spot(cell_at(2, 0))] == "column 2, row 0: red star"
    assert names[slot_spot(2)] == "Rack 3: blue circle"
    assert names[BAG].startswith("Bag: ")
    assert names[Spot(Place.SEAT, 1)] == "Ada: 3 points, 6 tiles in hand. +3, 3 tiles"


def test_cells_tell_what_a_tile_would_score_there(seated):
    seated.click(slot_spot(0))
    names = named(seated)
    assert names[cell_spot(cell_at(3, 0))] == "column 3, row 0: 4 points"
    assert names[cell_spot(cell_at(-1, 0))] == "column \N{MINUS SIGN}1, row 0: 4 points"
    assert all(names.values())


def test_things_that_move_have_names_too(seated):
    words, stage = seated.scene.words, seated.stage
    assert words.spot(stage, None, cell_spot(cell_at(0, 0))).endswith("red circle")
    assert "6" in words.spot(stage, None, Spot(Place.SEAT, 0))


def test_the_table_of_unseen_tiles_is_heard(seated):
    seated.stage.pictures.has_unseen = True
    seated.stage.lay_again()
    assert "green square 1" in named(seated)[Spot(Place.UNSEEN)]


def test_tips_name_what_lies_under_the_pointer(seated):
    words, places = seated.scene.words, seated.stage.places
    assert words.tip(seated.stage, places.middle_of(cell_at(0, 0))) == "red circle"
    assert words.tip(seated.stage, places.slots[5].center()) == "purple cross"
    assert words.tip(seated.stage, places.board.topLeft()) == ""


@pytest.mark.parametrize("size", [(640, 400), (1024, 640), (1920, 1080)], ids=str)
@pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES)
def test_everything_is_painted_in_every_look(seated, palette, size):
    """A warning of Qt fails it; and rack, seats and board are seen."""
    seated.view.resize(*size)
    seated.scene.layout.set_palette(palette)
    seated.stage.pictures.has_unseen = seated.stage.pictures.has_marks = True
    seated.stage.lay_again()
    seated.lay_by_mouse(lay("Rd 3,0"), drags=True)
    image: QImage = seated.view.grab().toImage()
    places = seated.stage.places
    for rect in (places.rack, places.boxes[0], places.cell(cell_at(0, 0))):
        steps = [rect.left() + rect.width() * i / 9 for i in range(1, 9)]
        assert len({image.pixel(round(x), round(rect.center().y())) for x in steps}) > 1


def test_a_left_hand_has_its_panels_on_the_other_side(seated):
    seated.scene.layout.set_left_handed(True)
    places = seated.stage.places
    assert places.seats.left() > places.board.right()
    seated.lay_by_mouse(lay("Rd 3,0"), drags=True)
    assert seated.turn.placed == lay("Rd 3,0").placed


def test_the_empty_table_looks_like_the_one_that_takes_its_place(seated):
    """While a match is fetched: same rack, same panels."""
    seated.stage.display.rest()
    pictures = seated.stage.pictures
    empty = TABLE.empty_table(pictures, Options(2), pictures.palette, False)
    empty.resize(seated.view.viewport().size())
    there, here = empty.grab().toImage(), seated.view.grab().toImage()
    for at in (seated.stage.places.seats.bottomLeft(), seated.stage.places.rack.topLeft()):
        spot = at.toPoint() + QPoint(30, -20)
        assert there.pixelColor(spot) == here.pixelColor(spot)


@pytest.mark.parametrize("seats", [3, 4])
def test_a_hint_below_the_seats_leaves_them_to_be_seen(player, seats):
    """In a narrow window it stands on the foot of their column: their boxes become lower."""
    player.sit_down(seats)
    player.wait()
    before = [item.rect for item in player.stage.furniture.seats]
    told = HintText("a red clover, " * 8, "Better by 2 points", "Why. " * 16, "Else. " * 16)
    found = hint(player.choices.view, ("test",), lambda first: None)
    player.scene.hints.give(found, told)
    panel = player.scene.hints.panel
    boxes = [item.rect for item in player.stage.furniture.seats]
    assert panel is not None and boxes[-1].bottom() <= panel.rect.top() < before[-1].bottom()
    assert [player.stage.told_rects()[Spot(Place.SEAT, i)] for i in range(seats)] == boxes
    player.scene.hints.drop()
    assert [item.rect for item in player.stage.furniture.seats] == before


def test_words_of_the_end_go_with_the_window_and_hide_no_button(player):
    """They offer to undo, so that the buttons below them are not missed."""
    game = tall_game()
    while game.result is None:
        game.apply(sign_on("greedy").decide(game.view(game.turn)))
    player.sit_down_to(game)
    player.wait()
    for size in ((1366, 768), (1280, 700), (1024, 640), (800, 600)):
        player.view.resize(*size)
        player.scene.end.say("You finished ahead.\nA master in your seat: ahead, too")
        end = player.stage.end.rect
        assert player.stage.end_room.bottom >= end.bottom() > player.stage.places.board.bottom()
        assert abs(end.center().x() - player.stage.end_room.middle.x()) < 1
        assert not any(tool.isVisible() and tool.rect.intersects(end) for tool in player.stage.tools)
        assert all(player.stage.places.cell(cell).bottom() <= end.top() for cell in game.board.tiles)
    choice = player.stage.end.choice_rects()[-1].center()
    QTest.mouseMove(player.view.viewport(), player.view.mapFromScene(choice))
    assert player.scene.hovering.gleaming is not None
    player.controller.undo()
    assert all(tool.isVisible() for tool in player.stage.tools)
    assert player.scene.hovering.gleaming is None


def tall_game() -> Qwirkle:
    """A board so high that bag, rack and words share one strip."""
    game = Qwirkle(Options(2), 5)
    while len(game.board.tiles) < 90:
        game.apply(sign_on("greedy").decide(game.view(game.turn)))
    return game


@pytest.mark.parametrize("reason", Refusal)
def test_reasons_are_read_to_their_end_in_a_strip(player, reason):
    player.view.resize(1280, 640)
    player.sit_down_to(tall_game())
    player.wait()
    row = player.stage.words_row
    assert row is not None and row.bottom() <= player.stage.line.top()
    player.scene.say(reason_text(reason), True)
    prompt = player.stage.prompt
    assert prompt.rect == row and prompt.fitted(prompt.rect.adjusted(30, 0, 0, 0))[1] == prompt.text
    shown = [button.rect for button in player.stage.buttons.values() if button.isVisible()]
    shown += [tool.rect for tool in player.stage.tools]
    assert not any(rect.intersects(row) for rect in shown)
    assert not any(one.intersects(other) for one, other in combinations(shown, 2))


def test_words_without_room_are_cut_short(player):
    player.sit_down(2)
    player.wait()
    player.scene.say("a red square, " * 40, False)
    prompt = player.stage.prompt
    text = prompt.fitted(prompt.rect)[1]
    assert text.endswith("…") and prompt.text.startswith(text[:-1])


def test_a_seat_under_the_pointer_tells_level_and_largest_set(player):
    player.sit_down(2, 7)
    player.scene.animator.complete()
    own, rival = (item.rect.center() for item in player.stage.furniture.seats)
    sizes = player.session.game.dealt.announced
    told = [player.scene.words.tip(player.stage, at).replace("\xa0", " ") for at in (own, rival)]
    assert told[0].startswith("You. Largest set at the start: ") and str(sizes[0]) in told[0]
    assert told[1].startswith("Ada, Beginner. Largest set at the start: ") and str(sizes[1]) in told[1]


def test_largest_sets_are_heard_when_the_game_begins(player):
    heard: list[str] = []
    player.scene.announced.connect(heard.append)
    player.sit_down(2, 7)
    player.scene.animator.complete()
    assert any(text.startswith("Largest sets: You") for text in heard)

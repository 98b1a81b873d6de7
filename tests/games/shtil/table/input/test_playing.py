"""Playing by mouse: drags, clicks, refusals, payments, undo; each as a player would do it."""

import pytest
from PySide6.QtCore import QPoint, Qt

from shtil_desktop.games.shtil.game import SHTIL
from shtil_desktop.games.shtil.rules import actions as do
from shtil_desktop.games.shtil.rules.cards import is_island
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.games.shtil.table.items.card_item import CardMark
from shtil_desktop.games.shtil.table.places import Kind, MoveButton
from shtil_desktop.play.match import Match, Seat
from shtil_desktop.play.session import Session
from shtil_desktop.table.motion.timings import Speed
from shtil_desktop.table.places import Button, Spot
from tests.table.fake_worker import FakeWorker

SOLO = Options(Mode.STANDARD, 1)


@pytest.fixture
def solo(player):
    player.sail(SOLO, 5)
    return player


def an_island(player):
    return next(card for card in player.scene.choices.view.hand if is_island(card))


def lying(player):
    return {cell: n for cell, n in enumerate(player.session.game.sea.numbers()) if n is not None}


def with_a_neighbour(player):
    """Put an island down, then find one of the hand that costs something beside it."""
    for _ in range(40):
        listed = [a for a in player.session.view().legal if isinstance(a, do.PlayIsland) and a.price]
        if listed:
            return listed[0]
        player.gesture(player.decide())
        player.wait()
    raise AssertionError("nothing costs anything")


def test_a_drag_plays_the_card(solo):
    card = an_island(solo)
    solo.drag(solo.hand_spot(card), Spot(Kind.CELL, 14))
    assert lying(solo) == {14: card}
    assert solo.scene.stage.islands[14].card == card


def test_the_drop_counts_the_card_not_the_pointer(solo):
    card = an_island(solo)
    spot = solo.hand_spot(card)
    item = solo.scene.stage.hand[spot.index]
    corner = solo.view.mapFromScene(item.pos()) + QPoint(-30, -20)
    cell = solo.rect_point(Spot(Kind.CELL, 14))
    port = solo.view.viewport()
    from PySide6.QtTest import QTest

    QTest.mousePress(port, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, corner)
    QTest.mouseMove(port, corner + QPoint(0, -40))
    drop = cell + QPoint(-30 - 25, -20 - 20)  # the pointer is far out in the next cell's corner
    QTest.mouseMove(port, drop)
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, drop)
    assert lying(solo) == {14: card}


def test_two_clicks_play_the_card(solo):
    card = an_island(solo)
    solo.click(solo.hand_spot(card))
    assert solo.scene.stage.cells[20].price == 0
    solo.click(Spot(Kind.CELL, 20))
    assert lying(solo) == {20: card}


def test_a_second_click_puts_the_card_back(solo):
    spot = solo.hand_spot(an_island(solo))
    solo.click(spot)
    assert solo.scene.choices.picked == spot.index
    solo.click(spot)
    assert solo.scene.choices.picked is None


def test_picking_up_lights_open_cells_and_dims_the_others(solo):
    card = an_island(solo)
    solo.drag(solo.hand_spot(card), Spot(Kind.CELL, 17))
    solo.click(solo.hand_spot(an_island(solo)))
    prices = solo.scene.choices.prices()
    for cell, item in enumerate(solo.scene.stage.cells):
        if cell != 17:
            assert item.price == prices.get(cell)
            assert item.is_dim == (cell not in prices)


def test_a_bad_drop_is_refused_with_a_sentence(solo):
    hand = [card for card in solo.scene.choices.view.hand if is_island(card)]
    low, high = min(hand), max(hand)
    solo.drag(solo.hand_spot(high), Spot(Kind.CELL, 3))
    solo.drag(solo.hand_spot(low), Spot(Kind.CELL, 20))
    assert lying(solo) == {3: high}
    assert solo.text == f"{low} can’t come after\xa0{high}"
    assert solo.scene.stage.prompt.is_reason
    assert solo.scene.choices.picked is None


def test_a_drop_on_an_island_is_refused(solo):
    hand = [card for card in solo.scene.choices.view.hand if is_island(card)]
    solo.drag(solo.hand_spot(hand[0]), Spot(Kind.CELL, 3))
    solo.drag(solo.hand_spot(hand[1]), Spot(Kind.CELL, 3))
    assert solo.text == "There is already an island there"


def test_a_drop_into_the_sea_glides_back(solo):
    card = an_island(solo)
    item = solo.scene.stage.hand[solo.hand_spot(card).index]
    home = item.pos()
    solo.drag(solo.hand_spot(card), QPoint(1000, 300))
    assert item.pos() == home
    assert not lying(solo)


def test_a_price_is_asked_for_and_paid(solo):
    action = with_a_neighbour(solo)
    before = solo.session.length
    solo.drag(solo.hand_spot(action.card), Spot(Kind.CELL, action.cell))
    picks = solo.scene.choices
    assert picks.pending == action
    assert len(picks.chosen) == action.price, "the least useful are suggested"
    assert solo.session.length == before, "nothing has happened yet"
    marks = [item.mark for item in solo.scene.stage.hand]
    assert marks.count(CardMark.CHOSEN) == action.price
    solo.click(Button.CONFIRM.spot)
    assert lying(solo)[action.cell] == action.number
    assert solo.session.length == before + 1


def test_other_cards_can_be_chosen_to_pay(solo):
    action = with_a_neighbour(solo)
    solo.drag(solo.hand_spot(action.card), Spot(Kind.CELL, action.cell))
    picks = solo.scene.choices
    first = picks.chosen[0]
    solo.click(Spot(Kind.HAND, first))
    assert first not in picks.chosen
    solo.click(Button.CONFIRM.spot)
    assert solo.text.startswith("Choose ")
    other = next(
        i for i in range(len(picks.view.hand)) if picks.may_pay(i) and i not in (*picks.chosen, first)
    )
    solo.click(Spot(Kind.HAND, other))
    paid = sorted(picks.view.hand[i] for i in picks.chosen)
    solo.click(Button.CONFIRM.spot)
    assert sorted(solo.session.history[-1].action.pay) == paid


def test_escape_takes_the_card_back(solo):
    action = with_a_neighbour(solo)
    before = solo.session.length
    solo.drag(solo.hand_spot(action.card), Spot(Kind.CELL, action.cell))
    solo.key(Qt.Key.Key_Escape)
    assert solo.scene.choices.pending is None
    assert solo.scene.choices.picked is None
    assert solo.session.length == before


def test_a_card_dragged_to_the_discard_pile_is_one_of_two(solo):
    card = an_island(solo)
    place = solo.hand_spot(card)
    solo.drag(place, Spot(Kind.DISCARDS))
    assert place.index in solo.scene.choices.chosen
    solo.click(Button.CONFIRM.spot)
    assert card in solo.session.history[-1].action.pay
    assert solo.scene.stage.discards.count == 2


def test_cards_are_dragged_to_the_pile_to_pay(solo):
    action = with_a_neighbour(solo)
    solo.drag(solo.hand_spot(action.card), Spot(Kind.CELL, action.cell))
    picks, stage = solo.scene.choices, solo.scene.stage
    assert picks.pending is not None
    other = next(i for i in range(len(picks.view.hand)) if picks.may_pay(i) and i not in picks.chosen)
    solo.drag(Spot(Kind.HAND, other), Spot(Kind.DISCARDS))
    assert other in picks.chosen
    assert stage.hand[other].mark is CardMark.CHOSEN
    slot = solo.view.mapFromScene(stage.places.hand_slots(len(stage.hand))[other][0])
    solo.drag(Spot(Kind.HAND, other), slot + QPoint(20, 10))
    assert other not in picks.chosen
    solo.drag(Spot(Kind.HAND, other), Spot(Kind.DISCARDS))
    solo.click(Button.CONFIRM.spot)
    assert picks.view.hand[other] in solo.session.history[-1].action.pay


def test_a_card_that_may_pay_is_dropped_elsewhere_and_glides_back(solo):
    action = with_a_neighbour(solo)
    solo.drag(solo.hand_spot(action.card), Spot(Kind.CELL, action.cell))
    picks = solo.scene.choices
    before = list(picks.chosen)
    other = next(i for i in range(len(picks.view.hand)) if picks.may_pay(i) and i not in picks.chosen)
    solo.drag(Spot(Kind.HAND, other), Spot(Kind.CELL, 0))
    assert picks.chosen == before
    assert picks.pending is not None


def test_the_card_that_waits_to_be_paid_for_is_drawn_to_another_cell(solo):
    action = with_a_neighbour(solo)
    place = solo.hand_spot(action.card)
    solo.drag(place, Spot(Kind.CELL, action.cell))
    assert solo.scene.choices.pending is not None
    prices = {
        a.cell: a.price
        for a in solo.scene.choices.view.legal
        if isinstance(a, do.PlayIsland) and a.card == action.card
    }
    free = next(cell for cell, price in prices.items() if not price)
    solo.drag(place, Spot(Kind.CELL, free))
    assert solo.session.game.sea.number_at(free) == action.card


def test_the_card_that_waits_to_be_paid_for_is_drawn_back(solo):
    action = with_a_neighbour(solo)
    place = solo.hand_spot(action.card)
    solo.drag(place, Spot(Kind.CELL, action.cell))
    solo.drag(place, QPoint(solo.view.width() // 2, solo.view.height() - 60))
    assert solo.scene.choices.pending is None
    assert solo.scene.choices.picked is None


def test_undo_and_redo_step_by_step(player):
    player.sail(Options(Mode.STANDARD, 3), 2)
    seen = []
    for _ in range(4):
        player.wait()
        seen.append(player.session.game.copy())
        player.gesture(player.decide())
    player.wait()
    end = player.session.game.copy()
    for position in reversed(seen):
        player.controller.undo()
        player.wait()
        assert player.session.game == position
        assert [item.card for item in player.scene.stage.hand] == sorted(position.hands[0])
        assert sorted(player.scene.stage.islands) == sorted(position.sea.islands())
    for _ in seen:
        player.controller.redo()
        player.wait()
    assert player.session.game == end


def test_undo_first_puts_back_what_is_picked(solo):
    solo.drag(solo.hand_spot(an_island(solo)), Spot(Kind.CELL, 3))
    solo.click(solo.hand_spot(an_island(solo)))
    solo.controller.undo()
    assert solo.scene.choices.picked is None
    assert solo.session.length == 1


def test_the_same_deal_again(solo):
    dealt = solo.session.game.dealt
    solo.gesture(solo.decide())
    solo.controller.restart()
    assert solo.session.game.dealt == dealt
    assert solo.session.length == 0
    assert solo.scene.stage.islands == {}


def test_a_loss_is_told_and_can_be_taken_back(player):
    player.sail(SOLO, 6)
    player.play_out()
    end = player.scene.stage.end
    assert end.title == "The voyage is lost"
    assert "neither play a card nor discard two" in end.text
    assert player.scene.stage.veil.isVisible()
    player.controller.undo()
    player.wait()
    assert not end.isVisible()
    assert not player.scene.stage.veil.isVisible()


def test_the_log_tells_every_move_and_shows_it(player):
    player.sail(Options(Mode.STANDARD, 2), 4)
    player.view.resize(1366, 728)
    player.wait()
    player.gesture(next(a for a in player.session.view().legal if isinstance(a, do.PlayIsland)))
    player.wait()
    log = player.scene.stage.log
    assert log.lines[0].text.startswith("You: ")
    assert any(line.text.startswith("Anna: ") for line in log.lines)
    player.scene.log.show(0)
    assert player.scene.stage.islands[log.lines[0].place.index].mark is CardMark.LAST


def test_resizing_in_mid_flight_leaves_everything_in_place(solo):
    solo.scene.animator.speed = Speed.SLOW
    card = an_island(solo)
    solo.drag(solo.hand_spot(card), Spot(Kind.CELL, 14))
    solo.view.resize(1300, 800)
    assert solo.scene.animator.is_running
    solo.scene.animator.complete()
    places = solo.scene.stage.places
    assert places.size.width() == 1300
    assert solo.scene.stage.islands[14].pos() == places.cells[14].center()
    assert [item.pos() for item in solo.scene.stage.hand] == [centre for centre, _ in places.hand_slots(5)]


def test_what_flies_stays_where_it_is_on_the_board_when_the_window_is_resized(solo):
    solo.scene.animator.speed = Speed.SLOW
    solo.drag(solo.hand_spot(an_island(solo)), Spot(Kind.CELL, 14))
    stage = solo.scene.stage
    flying = stage.islands[14]
    seen = stage.to_board(flying.pos())
    solo.view.resize(1300, 800)
    assert (stage.to_board(flying.pos()) - seen).manhattanLength() < 0.05
    solo.scene.animator.complete()


def test_any_click_completes_the_motion(solo):
    solo.scene.animator.speed = Speed.SLOW
    solo.drag(solo.hand_spot(an_island(solo)), Spot(Kind.CELL, 14))
    assert solo.scene.animator.is_running
    solo.click(Spot(Kind.CELL, 0))
    assert not solo.scene.animator.is_running
    assert solo.scene.choices is not None


def test_motion_ends_where_no_motion_ends(solo, qtbot):
    card = an_island(solo)
    solo.scene.animator.speed = Speed.FAST
    solo.drag(solo.hand_spot(card), Spot(Kind.CELL, 14))
    qtbot.waitUntil(lambda: not solo.scene.animator.is_running)
    stage = solo.scene.stage
    assert stage.islands[14].pos() == stage.places.cells[14].center()
    slots = stage.places.hand_slots(5)
    assert [item.pos() for item in stage.hand] == [centre for centre, _ in slots]
    assert all(item.front == 1.0 and item.opacity() == 1.0 for item in stage.hand)


def test_a_mate_who_cannot_decide_is_stood_in_for(player):
    worker = FakeWorker(waits=lambda request: True)
    player.controller.take_on(worker)
    crew = (Seat("You"), Seat("Ada", "captain"))
    player.controller.begin(Session(Match.begin(SHTIL, Options(Mode.STANDARD, 2), 4, crew, first=1), None))
    player.qtbot.waitUntil(lambda: bool(worker.requests))
    worker.last.fail("lost in thought")
    player.wait()
    assert player.session.history[0].seat == 1
    player.controller.let_go()


def test_undo_can_be_forbidden(solo):
    solo.gesture(solo.decide())
    solo.controller.may_undo = False
    assert not solo.controller.can_undo
    solo.controller.undo()
    assert solo.session.length == 1


def test_figures_grow_on_the_cards(solo):
    before = solo.scene.pictures.face(17).toImage()
    solo.scene.layout.set_numerals(1.3)
    assert solo.scene.pictures.face(17).toImage() != before


def test_the_table_turns_to_the_left_hand_at_once(solo):
    stage = solo.scene.stage
    solo.scene.layout.set_left_handed(True)
    assert stage.places.is_mirrored
    assert stage.discards.rect.left() < stage.deck.rect.left()
    assert all(item.pos().x() < stage.mates[0].rect.left() for item in stage.hand)
    solo.drag(solo.hand_spot(an_island(solo)), Spot(Kind.CELL, 14))
    assert 14 in stage.islands
    solo.click(Spot(Kind.HAND, 0))
    discard = stage.buttons[MoveButton.DISCARD]
    assert discard.isVisible() and discard.rect.right() <= stage.prompt.rect.left()
    solo.scene.layout.set_left_handed(False)
    assert discard.rect.left() >= stage.prompt.rect.right()

"""Each phase at the table: what clicks, drags and keys do, and what is refused."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt

from shtil_desktop.games.shkap.rules.actions import Done, Lay, Step
from shtil_desktop.games.shkap.rules.asks import Ask
from shtil_desktop.games.shkap.rules.game import Shkap
from shtil_desktop.games.shkap.table.art.marks_on_island import Reach
from shtil_desktop.games.shkap.table.places import (
    Place,
    ShkapButton,
    cell_spot,
    hand_spot,
    market_spot,
    route_spot,
    seat_spot,
)
from shtil_desktop.table.motion.timings import Speed
from shtil_desktop.table.places import Button, Fixture, Spot
from tests.games.shkap.rules.positions import ISLANDS, all_done, announce, kinds, lay, new_game
from tests.games.shkap.table.sitting import Player

ENTER, ESC = Qt.Key.Key_Return, Qt.Key.Key_Escape


def announcing(player: Player, hand: str = "f a u k x", other: str = "a a u u c") -> Shkap:
    """On island 41 (flag at (1, 0)); it is the player's turn to announce."""
    game = new_game(hand, other)
    player.sit_down_to(game)
    player.wait()
    return game


def laying(player: Player, hand: str = "f a u k x", other: str = "a a u u c") -> None:
    """Both have landed, and the player lays first."""
    game = new_game(hand, other)
    announce(game, "LL")
    player.sit_down_to(game)
    player.wait()
    assert player.choices.ask is Ask.LAY


def cards_of(player: Player, letters: str) -> list[int]:
    left = list(player.choices.hand)
    found = []
    for letter in letters.split():
        card = next(card for card in left if kinds([card]) == letter)
        left.remove(card)
        found.append(card)
    return found


def laid(player: Player) -> str:
    return kinds(player.choices.plan.cards)


# Announcing and taking


def test_land_and_pass_stand_on_the_table_and_have_letters(player):
    announcing(player)
    assert player.choices.buttons() == [ShkapButton.LAND, ShkapButton.PASS, Button.HINT]
    player.key(Qt.Key.Key_P)
    player.wait()
    assert player.choices.ask is Ask.TAKE and "Take 2 cards" in player.text


def test_a_pass_takes_two_cards_one_by_one_each_replaced(player):
    announcing(player)
    player.click(ShkapButton.PASS.spot)
    before = player.choices.view.market
    player.click(market_spot(1))
    assert player.choices.ask is Ask.TAKE and "Take 1 card" in player.text
    assert player.choices.view.market[1] not in (None, before[1])
    player.key(Qt.Key.Key_5)  # the deck
    player.qtbot.waitUntil(lambda: len(player.session.game.hands[0]) == 7)


def test_a_route_is_tried_before_landing_and_kept_after(player):
    announcing(player)
    (across,) = cards_of(player, "a")
    player.click(hand_spot(across))
    assert laid(player) == "a" and player.stage.furniture.lit.lit
    player.key(Qt.Key.Key_L)
    player.wait()
    assert player.choices.ask is Ask.LAY and laid(player) == "a"


def test_who_holds_only_marks_has_to_pass(player):
    announcing(player, "x x x x a")
    player.session.game.hands[0].remove(player.choices.hand[0])  # only marks are left
    player.controller._show()
    assert not player.choices.is_enabled(ShkapButton.LAND) and "have to pass" in player.text


# Laying


def test_cards_are_dragged_in_inserted_and_reordered(player):
    laying(player)
    flag, across, updown = cards_of(player, "f a u")
    player.drag(player.point(hand_spot(across)), player.row_point(0))
    player.drag(player.point(hand_spot(flag)), player.row_point(-0.3))
    assert laid(player) == "f a"
    player.drag(player.point(hand_spot(updown)), player.row_point(0.5))
    assert laid(player) == "f u a"
    player.drag(player.point(route_spot(2)), player.row_point(-0.3))
    assert laid(player) == "a f u"


def test_a_card_dragged_out_of_the_route_goes_back_to_the_hand(player):
    laying(player)
    player.click(hand_spot(cards_of(player, "a")[0]))
    player.drag(player.point(route_spot(0)), QPoint(500, 300))
    assert laid(player) == "" and kinds(player.choices.hand) == "a u k f x"


def test_a_click_takes_a_card_out_and_the_next_goes_in_its_place(player):
    laying(player)
    for card in cards_of(player, "f a u"):
        player.click(hand_spot(card))
    player.click(route_spot(1))
    assert laid(player) == "f u" and player.stage.furniture.row.target == 1
    player.click(hand_spot(cards_of(player, "k")[0]))
    assert laid(player) == "f k u"


def test_esc_takes_the_last_card_and_a_press_beside_takes_none(player):
    laying(player)
    for card in cards_of(player, "f a"):
        player.click(hand_spot(card))
    player.view.viewport()
    player.drag(QPoint(600, 300), QPoint(600, 300))
    assert laid(player) == "f a"
    player.key(ESC)
    assert laid(player) == "f"


def test_a_mark_is_never_laid(player):
    laying(player)
    player.drag(player.point(hand_spot(cards_of(player, "x")[0])), player.row_point(0))
    assert laid(player) == "" and "never laid" in player.text


def test_the_island_shows_where_the_route_can_lead(player):
    laying(player)
    flag, updown, across = cards_of(player, "f u a")
    player.click(hand_spot(flag))
    assert [one.cell for one in player.stage.furniture.lit.lit] == [(4, 1)]
    player.click(hand_spot(updown))
    player.click(hand_spot(across))
    lit = {one.cell: one for one in player.stage.furniture.lit.lit}
    assert lit[3, 2].reach is Reach.CHEST and lit[3, 2].text.replace("\xa0", " ") == "2 steps"
    assert player.text == "The chest of 2 in 2 steps"
    assert player.stage.furniture.row.below[:3] == ("0", "1", "2")
    assert player.stage.walkers.plan.planned is not None


def test_cards_behind_the_chest_are_shown_as_thrown_away(player):
    laying(player)
    for card in cards_of(player, "f u a k"):
        player.click(hand_spot(card))
    assert player.text == "The chest of 2 in 2 steps; 1 card behind it thrown away"
    thrown = player.stage.cards.own[player.choices.plan.cards[3]]
    assert thrown.is_dimmed and player.stage.furniture.row.below[3] == "thrown"


def test_a_mistake_is_shown_before_it_is_committed_and_enter_does_not_commit_it(player):
    laying(player)
    for card in cards_of(player, "a f"):
        player.click(hand_spot(card))
    assert player.text == "A black flag works only as the first card"
    assert player.stage.cards.own[player.choices.plan.cards[1]].is_wrong
    before = player.session.length
    player.key(ENTER)
    assert player.session.length == before
    player.key(Qt.Key.Key_R)
    assert player.session.length > before, "it may be laid all the same"


def test_the_card_under_the_pointer_is_looked_at_as_if_it_lay_there(player):
    laying(player)
    for card in cards_of(player, "f u"):
        player.click(hand_spot(card))
    player.scene.aim(hand_spot(cards_of(player, "a")[0]))
    assert Reach.CHEST in {one.reach for one in player.stage.furniture.lit.lit} and laid(player) == "f u"


def test_digits_lay_and_enter_is_ready(player):
    laying(player)
    for letter in "fua":
        number = player.number_of(cards_of(player, letter)[0])
        player.key(Qt.Key(Qt.Key.Key_0 + number))
    player.key(ENTER)
    assert kinds(player.session.game.routes[0]) == "f u a"


def test_an_undone_route_lies_there_again(player):
    laying(player)
    for card in cards_of(player, "f u a"):
        player.click(hand_spot(card))
    player.key(ENTER)
    player.wait()
    while player.session.game.routes[0]:
        player.controller.undo()
    assert player.choices.ask is Ask.LAY and laid(player) == "f u a"


# Marks


def throwing(player: Player, other: str = "a u a u c") -> None:
    game = new_game("f a u k x", other)
    announce(game, "LL")
    lay(game, "f u a", "a u")
    player.sit_down_to(game)
    player.wait()
    assert player.choices.ask is Ask.MARK


def test_a_mark_is_dragged_onto_a_pirate(player):
    throwing(player)
    player.drag_to(hand_spot(player.choices.marks[0]), seat_spot(1))
    assert player.session.game.marks == [0, 1]


def test_a_mark_is_picked_and_thrown_and_says_what_it_will_do(player):
    throwing(player)
    player.click(hand_spot(player.choices.marks[0]))
    assert "Who gets it?" in player.text
    player.scene.aim(seat_spot(1))
    assert "+1 step" in player.stage.furniture.seats[1].detail.replace("\xa0", " ")
    player.click(seat_spot(1))
    assert player.session.game.marks == [0, 1]


def test_a_mark_at_oneself_and_a_card_that_is_none_are_refused(player):
    throwing(player)
    player.click(seat_spot(0))
    assert player.text == "Throw it at somebody else"
    player.click(hand_spot(cards_of(player, "k")[0]))
    assert player.text == "Only black marks can be thrown"


def test_what_leaves_no_choice_is_done_by_itself(player):
    """No mark to throw, and one cell to go to: the player is asked again where the way forks."""
    game = new_game("f a u k c", "a u a u c")
    announce(game, "LL")
    player.sit_down_to(game)
    player.wait()
    player.lay_by_mouse((*cards_of(player, "f u a"),), drags=False)
    player.click(ShkapButton.READY.spot)
    player.qtbot.waitUntil(lambda: player.session.game.ask is Ask.STEP and player.scene.choices is not None)
    assert [step.action for step in player.session.history if step.seat == 0][-2:] == [Done(), Step((3, 1))]
    assert player.choices.lit_cells() == {(3, 0), (3, 2)}


# Walking


def walking(player: Player, hand: str, route: str, islands: tuple[int, ...] = ISLANDS[:7]) -> None:
    game = new_game(hand, "a u a u c", islands=islands)
    announce(game, "LL")
    lay(game, route, "a u")
    all_done(game)
    player.sit_down_to(game)
    player.wait()
    assert player.choices.ask is Ask.STEP


def test_the_best_end_is_one_key_away(player):
    walking(player, "f c c u x", "f c c u")
    assert player.choices.best is not None and player.choices.best.chest == (3, 2)
    assert "chest of 2" in player.text
    player.key(ENTER)
    player.qtbot.waitUntil(lambda: bool(player.session.game.walks) or player.session.game.at == 1)
    steps = [step.action for step in player.session.history if step.seat == 0]
    assert steps[-2:] == [Step((3, 1)), Step((3, 2))], "the second step follows by itself"


def test_a_lit_cell_is_one_step_and_undo_takes_it_back(player):
    walking(player, "c a k u x", "c a k")
    player.click(cell_spot((2, 0)))
    walk = player.session.game.walk
    assert walk is not None and walk.steps >= 1 and player.stage.walkers.cells[0] == walk.cell
    while player.session.game.walk.cell != (1, 0):
        player.controller.undo()
    assert player.choices.ask is Ask.STEP and player.stage.walkers.cells[0] == (1, 0)
    assert player.session.match.used_undo


def test_a_cell_that_the_card_does_not_lead_to_says_why(player):
    walking(player, "c a k u x", "c a k")
    player.click(cell_spot((3, 3)))
    assert player.text == "Your card doesn’t lead to this cell"


def test_arrows_set_out_from_the_figure(player):
    walking(player, "c a k u x", "c a k")
    player.key(Qt.Key.Key_Down)
    assert player.scene.focus.spot == cell_spot((2, 0))
    player.key(Qt.Key.Key_Right)
    player.key(Qt.Key.Key_Up)
    assert player.scene.focus.spot == cell_spot((1, 1))
    player.key(Qt.Key.Key_Space)
    assert Step((1, 1)) in [step.action for step in player.session.history]


def test_a_cave_lets_one_choose_the_way_out(player):
    """On island 2 a knight leaps from the flag at (4, 4) into the cave at (3, 2)."""
    walking(player, "k a u c x", "k a", islands=(2, 34, 22, 1, 12, 14, 29))
    player.click(cell_spot((3, 2)))
    assert player.choices.cave == (3, 2) and player.choices.lit_cells() == {(0, 3), (3, 0)}
    assert player.text == "Which cave do you come out of?"
    player.key(ESC)
    assert player.choices.cave is None
    player.click(cell_spot((3, 2)))
    player.click(cell_spot((3, 0)))
    assert Step((3, 2), (3, 0)) in [step.action for step in player.session.history]


# The log, undo, what is hidden


def test_a_line_of_the_log_shows_its_walk_on_its_island(player):
    walking(player, "f c c u x", "f c c u")
    first = player.stage.furniture.chart.island
    player.key(ENTER)
    player.qtbot.waitUntil(lambda: player.session.game.at == 1 and player.scene.choices is not None)
    log = player.stage.log
    line = next(
        i for i, one in enumerate(log.lines) if one.place is not None and one.place.kind is Place.WALK
    )
    assert player.stage.furniture.chart.island is not first
    player.scene.log.show(line)
    assert player.stage.furniture.chart.island is first
    assert player.stage.walkers.plan.planned is not None
    player.scene.refresh()
    assert player.stage.furniture.chart.island is not first


def test_the_island_before_is_told_at_each_seat(player):
    walking(player, "f c c u x", "f c c u")
    player.key(ENTER)
    player.qtbot.waitUntil(lambda: player.session.game.at == 1 and player.scene.choices is not None)
    player.qtbot.waitUntil(lambda: bool(player.stage.last))
    told = [player.stage.last[0].state, player.stage.last[0].detail]
    assert told == ["+2\xa0coins", "2\xa0steps, alone at the chest"]


def test_hidden_routes_cannot_be_read_in_the_window(player):
    """Whatever the others laid, every place, tip and line says the same."""
    told = []
    for other in ("a u", "c k f m"):
        game = new_game("f a u k x", "a u c k m" if "k" in other else "a u a u c")
        if "k" in other:
            game.hands[1] = [*game.hands[1][2:], 50]
        announce(game, "LL")
        game.apply(Lay(tuple(card for card in game.hands[0][:2])))
        game.apply(Lay(tuple(game.hands[1][: len(other.split()[:2])])))
        player.sit_down_to(game)
        stage, scene = player.stage, player.scene
        names = [
            scene.words.spot(stage, scene.choices, spot) for spot in stage.told_rects() if spot.kind in Place
        ]
        seats = [(item.laid, item.state, item.detail) for item in stage.furniture.seats if item.seat == 1]
        told.append((names, seats, [line.text for line in stage.log.lines]))
    assert told[0] == told[1]
    assert told[0][1][0][0] == (None, None)


def test_every_place_has_a_name(player):
    walking(player, "f c c u x", "f c c u")
    stage, scene = player.stage, player.scene
    own = [
        spot for spot in stage.told_rects() if isinstance(spot, Spot) and not isinstance(spot.kind, Fixture)
    ]
    assert len(own) > 20 and all(scene.words.spot(stage, scene.choices, spot) for spot in own)
    assert (
        scene.words.spot(stage, scene.choices, cell_spot((3, 2)))
        .replace("\xa0", " ")
        .startswith("C4: chest of 2")
    )


def test_a_hint_draws_the_route_and_says_why(player):
    laying(player)
    player.key(Qt.Key.Key_H)
    player.qtbot.waitUntil(lambda: player.choices.told is not None and player.choices.told.chance != "")
    assert player.choices.told is not None and player.choices.told.reason
    assert player.stage.walkers.plan.planned is not None and player.stage.furniture.row.ghosts
    player.key(ENTER)
    assert player.session.game.routes[0]


def test_a_hint_in_the_column_of_the_seats_hides_no_phase(player):
    player.view.resize(800, 600)
    laying(player)
    phases, was_list = player.stage.furniture.phases, player.stage.furniture.phases.is_list
    player.key(Qt.Key.Key_H)
    player.qtbot.waitUntil(lambda: player.choices.told is not None and player.choices.told.chance != "")
    panel = player.scene.hints.panel
    assert panel.isVisible() and not panel.rect.intersects(phases.rect)
    player.key(Qt.Key.Key_Escape)
    assert phases.is_list == was_list


def test_steps_are_counted_alike_while_planning_and_at_the_reveal(player):
    islands = (29, 41, 34, 22, 1, 12, 14)  # the first step down is into the labyrinth
    game = new_game("u u a a x", "a u a u c", islands=islands)
    announce(game, "LL")
    player.sit_down_to(game)
    player.wait()
    for card in cards_of(player, "u u a a"):
        player.click(hand_spot(card))
    planned = player.stage.furniture.row.below
    assert planned == ("2", "3", "4", "5")
    walking(player, "u u a a x", "u u a a", islands)
    assert player.stage.furniture.row.below == planned
    player.session.play(Step((1, 2)))
    player.wait()
    assert player.stage.furniture.row.below == planned
    assert player.stage.furniture.row.says.replace("\xa0", " ") == "2 steps so far"


def test_no_pirate_stands_anywhere_while_cards_are_dealt(player):
    player.scene.animator.speed = Speed.NORMAL
    player.sit_down(seats=4)
    assert player.scene.animator.is_running
    assert not any(figure.isVisible() for figure in player.stage.walkers.figures)
    player.scene.animator.complete()


def test_numbers_on_a_way_go_on_from_the_steps_that_were_walked(player):
    islands = (29, 41, 34, 22, 1, 12, 14)  # the first step down is into the labyrinth
    walking(player, "u u a a x", "u u a a", islands)
    assert player.stage.walkers.plan.planned.numbers == (2, 3, 4, 5)
    player.session.play(Step((1, 2)))
    player.wait()
    assert player.stage.walkers.plan.planned.numbers == (3, 4, 5)

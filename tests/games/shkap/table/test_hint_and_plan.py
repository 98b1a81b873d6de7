"""A hint while a route lies half laid: it goes on from there, or says what to take back."""

from __future__ import annotations

from itertools import product

from PySide6.QtCore import Qt

from shtil_desktop.games.shkap.crew.hint import Choice, Hint, Reason, Why
from shtil_desktop.games.shkap.rules.actions import Lay
from shtil_desktop.games.shkap.rules.asks import Ask
from shtil_desktop.games.shkap.rules.cards import KINDS, Card, Kind
from shtil_desktop.games.shkap.rules.island.preview import End
from shtil_desktop.games.shkap.table.places import hand_spot, route_spot
from shtil_desktop.games.shkap.table.words.prompts import ends_text
from shtil_desktop.table.places import Button
from tests.games.shkap.rules.positions import announce, new_game
from tests.games.shkap.table.sitting import Player


def laying(player: Player) -> None:
    game = new_game("k a a u f", "a a u u c")
    announce(game, "LL")
    player.sit_down_to(game)
    player.wait()
    assert player.choices.ask is Ask.LAY


def card_of(player: Player, kind: Kind, number: int = 0) -> Card:
    return [card for card in sorted(player.choices.view.hand) if KINDS[card] is kind][number]


def give_hint(player: Player, *cards: Card) -> str:
    """Show this route as a hint; the move as it is told."""
    found = Hint(Choice(Lay(cards)), None, Reason(Why.LAST_ISLAND, {"coins": 2, "steps": 3}), cards)
    player.scene.hints.wait()
    names = player.stage.furniture.names
    player.scene.hints.give(found, player.scene.words.hint(found, player.choices, names, True))
    return player.text


def test_a_hint_that_fits_goes_on_where_the_route_ends(player):
    laying(player)
    knight, first, second = card_of(player, Kind.KNIGHT), *(card_of(player, Kind.ACROSS, i) for i in (0, 1))
    player.click(hand_spot(knight))
    player.click(hand_spot(second))
    # of two equal cards either will do
    assert give_hint(player, knight, first, card_of(player, Kind.UPDOWN)) == "Lay: knight, across, up-down"
    assert len(player.stage.furniture.row.ghosts) == 3
    assert player.choices.hint_spots() == [hand_spot(card_of(player, Kind.UPDOWN))]


def test_a_hint_that_does_not_fit_says_what_to_take_back_and_shows_no_mixed_route(player):
    laying(player)
    knight, across = card_of(player, Kind.KNIGHT), card_of(player, Kind.ACROSS)
    player.click(hand_spot(knight))
    player.click(hand_spot(across))
    flag = card_of(player, Kind.FLAG)
    assert give_hint(player, flag, across) == "Return first: knight, across. Lay: black flag, across"
    assert player.stage.furniture.row.ghosts == ()
    assert player.choices.hint_spots() == [route_spot(0), route_spot(1)]
    player.click(route_spot(1))
    player.click(route_spot(0))
    assert player.choices.hint_spots() == [hand_spot(flag), hand_spot(across)]


def test_only_what_comes_after_the_common_beginning_has_to_go(player):
    laying(player)
    knight, across = card_of(player, Kind.KNIGHT), card_of(player, Kind.ACROSS)
    player.click(hand_spot(knight))
    player.click(hand_spot(across))
    up = card_of(player, Kind.UPDOWN)
    assert give_hint(player, knight, up) == "Return first: across. Lay: knight, up-down"


def test_the_route_of_a_hint_is_played_whatever_lies_there(player):
    laying(player)
    flag, up = card_of(player, Kind.FLAG), card_of(player, Kind.UPDOWN)
    player.click(hand_spot(card_of(player, Kind.KNIGHT)))
    give_hint(player, flag, up)
    player.key(Qt.Key.Key_Return)
    assert Lay((flag, up)) in [step.action for step in player.session.history if step.seat == 0]


def test_a_hint_beside_a_begun_route_of_a_real_deal_is_one_route(player):
    player.sit_down(seats=2, number=92051)
    player.wait()
    player.key(Qt.Key.Key_L)
    player.wait()
    for kind in (Kind.KNIGHT, Kind.ACROSS):
        player.click(hand_spot(card_of(player, kind)))
    player.key(Qt.Key.Key_H)
    player.qtbot.waitUntil(lambda: player.choices.told is not None and player.choices.told.chance != "")
    assert player.text.startswith("Return first: knight, across. Lay: black flag, ")
    assert player.stage.furniture.row.ghosts == ()


def test_a_hint_is_played_or_dismissed(player):
    laying(player)
    give_hint(player, card_of(player, Kind.FLAG), card_of(player, Kind.UPDOWN))
    buttons = player.stage.buttons
    assert (buttons[Button.PLAY_HINT].text, buttons[Button.CANCEL].text) == ("Play it", "Dismiss")


def test_chests_that_sound_the_same_are_counted():
    game = new_game("k a a u f", "a a u u c")
    island = game.island
    chest = next(cell for cell in product(range(5), range(5)) if island.coins_at(cell) == 2)
    end = End(chest, 2, 3, 2, ())
    told = ends_text(game.view(0), (end, end, End(chest, 2, 4, 3, ())))
    assert told.replace("\xa0", " ") == "the chest of 2 in 3 steps (2 such) or the chest of 2 in 4 steps"

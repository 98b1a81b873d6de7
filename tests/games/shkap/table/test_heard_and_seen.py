"""The table for those who listen, in another language, and in every look."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QAccessible

from shtil_desktop.games.shkap.rules.actions import Pass, Take
from shtil_desktop.games.shkap.rules.asks import Ask
from shtil_desktop.games.shkap.table.places import ShkapButton, cell_spot, hand_spot, seat_spot
from shtil_desktop.play.profile.settings import Language
from shtil_desktop.table.places import Spot
from shtil_desktop.table.speech import SpotSpeech, TableSpeech
from shtil_desktop.table.theme import PALETTES
from shtil_desktop.windows.language import Translations
from tests.games.shkap.rules.positions import announce, new_game
from tests.games.shkap.table.sitting import Player


def heard(player: Player, spot: Spot) -> SpotSpeech:
    return TableSpeech(player.view).child_of(spot)


def named(player: Player, spot: Spot) -> str:
    return heard(player, spot).text(QAccessible.Text.Name).replace("\xa0", " ")


def sit_down(player: Player) -> None:
    player.sit_down_to(new_game("f a u k x", "a u a u c"))
    player.wait()


def test_a_listener_lands_and_lays_and_hears_where_the_route_leads(player):
    sit_down(player)
    heard(player, ShkapButton.LAND.spot).press()
    player.wait()
    assert player.choices.ask is Ask.LAY
    for name in ("Black flag", "Up-down", "Across"):
        card = next(card for card in player.choices.hand if named(player, hand_spot(card)) == name)
        heard(player, hand_spot(card)).press()
    assert named(player, cell_spot((3, 2))) == "C4: chest of 2, 2 steps"
    assert named(player, cell_spot((0, 3))).startswith("D1: ")
    heard(player, ShkapButton.READY.spot).press()
    assert player.session.game.routes[0]


def test_seats_tell_their_coins_cards_and_state(player):
    game = new_game("f a u k x", "a u a u c")
    announce(game, "L")
    player.sit_down_to(game)
    assert named(player, seat_spot(0)) == "You, 0 coins, 5 cards, first in turn, lands"


def test_what_is_open_can_be_looked_up(player):
    """The whole discard, and what a pirate took from the market."""
    game = new_game("f a u k x", "a u a u c", market="k a u u")
    announce(game, "L")
    game.apply(Pass())
    game.apply(Take(0))
    game.apply(Take())
    player.sit_down_to(game)
    tip, stage = player.scene.mouse.tip, player.stage
    assert tip(stage.places.boxes[1].center()) == "from the market: knight"
    assert named(player, seat_spot(1)).endswith("from the market: knight")
    assert tip(stage.places.discard.center()).replace("\xa0", " ") == "Discard 0"
    player.wait()
    player.lay_by_mouse(tuple(player.choices.hand[:2]), drags=False)
    player.click(ShkapButton.READY.spot)
    player.qtbot.waitUntil(
        lambda: bool(player.session.game.piles.discard) and player.scene.choices is not None
    )
    assert "across, up-down" in tip(player.stage.places.discard.center())


def test_another_language_renames_everything_at_once(qapp, player):
    translations = Translations(qapp, Language.EN)
    try:
        sit_down(player)
        before = player.stage.pictures.labels
        translations.choose(Language.RU)
        player.controller.tell_again()
        assert player.stage.pictures.labels != before and "вбок" in player.stage.pictures.labels
        assert player.stage.furniture.chart.name != "" and player.stage.furniture.market_head.text == "Рынок"
        assert "Высадиться" in player.text
    finally:
        translations.choose(Language.EN)


@pytest.mark.parametrize("name", sorted(PALETTES))
def test_every_look_is_painted(player, name):
    sit_down(player)
    player.scene.layout.set_palette(PALETTES[name])
    image = player.view.grab().toImage()
    chart = player.stage.places.island
    colours = {image.pixel(int(chart.left() + x), int(chart.center().y())) for x in range(0, 300, 3)}
    assert len(colours) > (2 if name == "contrast" else 20)

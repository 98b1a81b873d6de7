"""The discard pile lies open on demand: the player's own cards, and no others."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtTest import QTest

from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.games.shtil.table.items.discard_strip import DiscardStrip
from shtil_desktop.games.shtil.table.layout.geometry import Needs, arrange
from shtil_desktop.games.shtil.table.layout.left_handed import mirrored
from shtil_desktop.games.shtil.table.places import Kind, MoveButton
from shtil_desktop.games.shtil.table.rendering.pictures import Pictures
from shtil_desktop.table.places import Button, Spot
from shtil_desktop.table.speech import press, spot_name
from tests.games.shtil.table.layout.test_geometry import KINDS, SIZES
from tests.games.shtil.table.sailing import Player

PILE = Spot(Kind.DISCARDS)


def discard_two(player: Player) -> tuple[int, ...]:
    player.sail(Options(Mode.STANDARD, 1), 24)
    player.click(MoveButton.DISCARD.spot)
    player.click(Button.CONFIRM.spot)
    gone = tuple(sorted(player.session.view().discards))
    assert len(gone) == 2
    return gone


@pytest.mark.parametrize("how", ["mouse", "key", "screen reader"])
def test_the_pile_opens_with_the_players_cards_in_order_and_closes(player, how):
    gone, strip = discard_two(player), player.scene.stage.strip
    open_it = {
        "mouse": lambda: player.click(PILE),
        "key": lambda: QTest.keyClick(
            player.view.viewport(), Qt.Key.Key_D, Qt.KeyboardModifier.ShiftModifier
        ),
        "screen reader": lambda: press(player.scene, PILE),
    }[how]
    open_it()
    assert strip.isVisible() and strip.cards == gone
    assert spot_name(player.scene, PILE) == f"Your discards: {gone[0]}, {gone[1]}"
    open_it()
    assert not strip.isVisible()
    assert spot_name(player.scene, PILE) == "Discard pile, 2"


def test_escape_closes_it_and_nothing_else(player):
    discard_two(player)
    player.key(Qt.Key.Key_1)
    player.scene.stage.command("discards", player.scene.choices)
    player.key(Qt.Key.Key_Escape)
    assert not player.scene.stage.strip.isVisible() and player.scene.choices.picked == 0


def test_it_can_be_looked_at_while_a_payment_is_chosen(player):
    gone = discard_two(player)
    player.click(MoveButton.DISCARD.spot)
    chosen = list(player.scene.choices.chosen)
    player.click(PILE)
    assert player.scene.stage.strip.cards == gone
    assert player.scene.choices.chosen == chosen and player.scene.choices.pending is not None


def test_a_card_in_the_fingers_still_goes_to_the_pile(player):
    discard_two(player)
    player.key(Qt.Key.Key_1)
    player.click(PILE)
    assert not player.scene.stage.strip.isVisible()
    assert player.scene.choices.pending is not None and 0 in player.scene.choices.chosen


def test_what_mates_discard_stays_hidden(player):
    player.sail(Options(Mode.STANDARD, 3), 2)
    for _ in range(6):
        player.wait()
        player.gesture(player.decide())
    player.wait()
    player.scene.stage.command("discards", player.scene.choices)
    assert player.scene.stage.strip.cards == tuple(sorted(player.session.game.discards[0]))


def test_an_empty_pile_says_so(player):
    player.sail(Options(Mode.STANDARD, 1), 24)
    player.click(PILE)
    assert player.scene.stage.strip.isVisible() and player.scene.stage.strip.title == "Nothing discarded yet"


@pytest.mark.parametrize("is_left_handed", [False, True], ids=["right", "left"])
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("options", KINDS, ids=lambda options: options.key)
def test_a_long_strip_lies_wholly_on_the_table(qapp, options, size, is_left_handed):
    places = arrange(QSizeF(*size), Needs.of(options))
    places = mirrored(places) if is_left_handed else places
    strip = DiscardStrip(Pictures(piece=places.card, scale=places.scale))
    strip.show_as(cards=tuple(range(1, 46)), unseen=3)
    strip.lay(places)
    assert QRectF(0, 0, *size).contains(strip.rect)
    assert not strip.rect.intersects(places.hand.adjusted(0, places.card.height() * 0.5, 0, 0))
    assert all(strip.rect.contains(rect) for rect, _ in strip.chips())

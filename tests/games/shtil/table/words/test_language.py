"""Another language in mid-voyage: other words, and nothing else."""

from __future__ import annotations

from PySide6.QtCore import Qt

from shtil_desktop.games.shtil.rules.cards import is_island
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.games.shtil.table.places import Kind, MoveButton
from shtil_desktop.table.places import Button, Spot
from tests.games.shtil.table.sailing import Player


def choose_two_others(player: Player) -> list[int]:
    """Two cards to discard that the table would not have proposed."""
    player.click(MoveButton.DISCARD.spot)
    picks = player.scene.choices
    assert picks is not None
    for place in picks.chosen.copy():
        player.click(Spot(Kind.HAND, place))
    others = [i for i in range(len(picks.view.hand)) if i not in picks.chosen and picks.may_pay(i)]
    for place in others[-2:]:
        player.click(Spot(Kind.HAND, place))
    return list(picks.chosen)


def test_the_cards_that_are_to_pay_stay_chosen(player):
    player.sail(Options(Mode.STANDARD, 1), 24)
    chosen = choose_two_others(player)
    assert len(chosen) == 2
    player.controller.tell_again()
    assert player.scene.choices.chosen == chosen
    assert Button.CONFIRM in player.scene.choices.buttons()
    hand = player.session.view().hand
    player.key(Qt.Key.Key_Return)
    assert len(player.session.view().discards) == 2
    assert set(player.session.view().discards) == {sorted(hand)[place] for place in chosen}


def test_a_card_in_the_fingers_stays_there(player):
    player.sail(Options(Mode.STANDARD, 1), 24)
    place = next(i for i, card in enumerate(player.scene.choices.view.hand) if is_island(card))
    player.click(Spot(Kind.HAND, place))
    player.controller.tell_again()
    assert player.scene.choices.picked == place


def test_a_hint_stays_and_is_told_anew(player):
    player.sail(Options(Mode.STANDARD, 1), 24)
    player.key(Qt.Key.Key_H)
    player.qtbot.waitUntil(lambda: player.scene.choices.hint is not None)
    hint, told = player.scene.choices.hint, player.scene.choices.told
    player.controller.tell_again()
    assert player.scene.choices.hint is hint
    assert player.scene.choices.told is not told and player.scene.choices.told.move == told.move


def test_the_end_is_told_again(player):
    player.sail(Options(Mode.STANDARD, 1), 24)
    player.play_out()
    title = player.scene.stage.end.title
    player.scene.stage.end.show_as(title="Das Ende")
    player.controller.tell_again()
    assert player.scene.stage.end.isVisible() and player.scene.stage.end.title == title

"""Whole expeditions at the table, by mouse alone and by keyboard alone."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from shtil_desktop.games.shkap.rules import actions as do
from shtil_desktop.games.shkap.rules.options import Mode
from shtil_desktop.games.shkap.table.places import (
    DECK,
    ShkapButton,
    cell_spot,
    market_spot,
    pack_spot,
    seat_spot,
)
from tests.games.shkap.table.sitting import Player

KEYS = {"land": Qt.Key.Key_L, "pass": Qt.Key.Key_P, "ready": Qt.Key.Key_R}
ENTER = Qt.Key.Key_Return


def digit(number: int) -> Qt.Key:
    return Qt.Key(Qt.Key.Key_0 + number)


def by_mouse(player: Player, count: int) -> None:
    """One decision."""
    match player.wanted():
        case do.Keep(card):
            player.click(pack_spot(card))
        case do.Land():
            player.click(ShkapButton.LAND.spot)
        case do.Pass():
            player.click(ShkapButton.PASS.spot)
        case do.Take(place):
            player.click(DECK if place is None else market_spot(place))
        case do.Lay(cards):
            player.lay_by_mouse(cards, drags=count % 2 == 0)
            player.click(ShkapButton.READY.spot)
        case do.Mark(_, at):
            player.click(seat_spot(at))
        case do.Done():
            player.click(ShkapButton.DONE.spot)
        case do.Step(to, out):
            player.click(cell_spot(to))
            if out is not None and player.choices.cave == to:
                player.click(cell_spot(out))


def by_keys(player: Player, count: int) -> None:
    match player.wanted():
        case do.Keep(card):
            player.key(digit(player.choices.view.pack.index(card) + 1))
        case do.Land():
            player.key(KEYS["land"])
        case do.Pass():
            player.key(KEYS["pass"])
        case do.Take(place):
            player.key(digit(5 if place is None else place + 1))
        case do.Lay(cards):
            for card in cards:
                player.key(digit(player.number_of(card)))
            player.key(KEYS["ready"])
        case do.Mark(card, at):
            player.key(digit(player.number_of(card)))
            while player.scene.focus.spot != seat_spot(at):
                player.key(Qt.Key.Key_Tab)
            player.key(ENTER)
        case do.Done():
            player.key(ENTER)
        case do.Step() if player.choices.best is not None:
            player.key(ENTER)
        case do.Step(to, out):
            while player.scene.focus.spot != cell_spot(to):
                player.key(Qt.Key.Key_Tab)
            player.key(Qt.Key.Key_Space)
            if out is not None and player.choices.cave == to:
                while player.scene.focus.spot != cell_spot(out):
                    player.key(Qt.Key.Key_Tab)
                player.key(Qt.Key.Key_Space)


def play(player: Player, decide: object) -> None:
    for count in range(400):
        player.wait()
        if player.is_over:
            break
        before = player.session.moment
        asked = player.session.decision
        decide(player, count)  # type: ignore[operator]
        assert player.session.moment > before, (asked, player.text)
    assert player.is_over
    results = player.stage.furniture.results
    assert results.isVisible() and results.totals == tuple(
        coins + (more or 0)
        for coins, more in zip(
            player.session.game.coins, player.session.game.extra or (0,) * len(results.names), strict=True
        )
    )


@pytest.mark.parametrize(("mode", "seats", "number"), [(Mode.BASE, 3, 5), (Mode.ARCHIPELAGO, 2, 3)])
def test_a_whole_expedition_by_mouse_alone(player, mode, seats, number):
    player.sit_down(mode, seats, number)
    play(player, by_mouse)


@pytest.mark.parametrize(("mode", "seats", "number"), [(Mode.BASE, 4, 9), (Mode.ARCHIPELAGO, 3, 4)])
def test_a_whole_expedition_by_keyboard_alone(player, mode, seats, number):
    player.sit_down(mode, seats, number)
    play(player, by_keys)

"""What is said while a walk is seen, and when the coins are shared out."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from shtil_desktop.games.shkap.rules.events import CoinsWon, Stop
from shtil_desktop.games.shkap.table.words.names_and_counts import (
    coins_text,
    gained_text,
    steps_text,
    with_steps_text,
)
from shtil_desktop.games.shkap.table.words.seat_words import stop_text

translate = QCoreApplication.translate


def walker_title(names: Sequence[str], seat: int, player: int) -> str:
    if seat == player:
        return translate("shkap", "You walk")
    return translate("shkap", "{name} walks").format(name=names[seat])


def walk_end(stop: Stop, count: int) -> str:
    if stop is Stop.CHEST:
        return translate("shkap", "at the chest {with_steps}").format(with_steps=with_steps_text(count))
    return stop_text(stop)


def gain(coins: int) -> str:
    return translate("shkap", "+{coins}").format(coins=coins_text(coins))


def pay_title(names: Sequence[str], event: CoinsWon, player: int) -> str:
    """Who gets what, in the line of words."""
    coins = gained_text(event.coins)
    if event.seat == player:
        return translate("shkap", "You get {coins}").format(coins=coins)
    return translate("shkap", "{name} gets {coins}").format(name=names[event.seat], coins=coins)


def pay_reason(event: CoinsWon, won: Sequence[CoinsWon]) -> str:
    """Why the order at a chest is as it is."""
    there = [one for one in won if one.cell == event.cell]
    place = there.index(event)
    if len(there) == 1:
        return translate("shkap", "{walked}, alone at the chest").format(walked=steps_text(event.steps))
    text = translate("shkap", "{walked} behind\xa0{others}")
    others = [one.steps for one in there[:place]]
    if not others:
        text = translate("shkap", "{walked} before\xa0{others}")
        others = [one.steps for one in there[1:]]
    if event.steps in others:
        text = translate("shkap", "{walked}, later in turn")
        if place == 0:
            text = translate("shkap", "{walked}, earlier in turn")
    return text.format(walked=steps_text(event.steps), others=", ".join(map(str, others)))


def tie_break() -> str:
    """Why all hands go and one more island is played."""
    return translate("shkap", "Equal coins: one more island decides")

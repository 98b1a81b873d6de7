"""A hint in words: what to do, what it brings, why, and what else could be done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QLocale

from shtil_desktop.games.base import Action
from shtil_desktop.games.shkap.rules import actions as do
from shtil_desktop.games.shkap.rules.view import View
from shtil_desktop.games.shkap.table.hints.reason_words import reason_text
from shtil_desktop.games.shkap.table.words.names_and_counts import (
    card_name,
    cards_list,
    cell_name,
    chest_text,
    coins_text,
)
from shtil_desktop.table.items.hint_panel import HintText
from shtil_desktop.table.words.locale_words import percent_text

if TYPE_CHECKING:
    from shtil_desktop.games.shkap.crew.hint import Choice, Hint

translate = QCoreApplication.translate
RARE: Final = 0.05
"""What happens less often is not told."""
CERTAIN: Final = 0.995
LEAST: Final = 0.05
"""Fewer coins than that are none."""
MOST: Final = 3
"""Cases that are told in one line."""


def hint_text(hint: Hint, view: View, names: Sequence[str], is_last: bool) -> HintText:
    """While it may still get better, nothing is said about what it brings."""
    best = hint.best
    chance = spread_text(best) if is_last else ""
    return HintText(
        move_text(best.action, view, names, hint),
        chance,
        reason_text(hint.reason, view, names),
        otherwise_text(hint, view, names) if is_last else "",
    )


def move_text(action: Action, view: View, names: Sequence[str], hint: Hint | None = None) -> str:
    match action:
        case do.Land():
            return translate("shkap hints", "Land")
        case do.Pass():
            return translate("shkap hints", "Pass")
        case do.Take(None):
            return translate("shkap hints", "Draw from the deck")
        case do.Take(place):
            card = view.market[place] if place is not None else None
            name = "" if card is None else card_name(card)
            return translate("shkap hints", "Take from the market: {card}").format(card=name)
        case do.Lay(cards):
            return translate("shkap hints", "Lay: {cards}").format(cards=cards_list(cards))
        case do.Mark(_, at):
            return translate("shkap hints", "Throw a mark at {name}").format(name=names[at])
        case do.Done():
            return translate("shkap hints", "Throw no mark")
        case do.Keep(card):
            return translate("shkap hints", "Keep: {card}").format(card=card_name(card))
        case do.Step():
            return _step_text(action, view, hint)
    return ""


def _step_text(step: do.Step, view: View, hint: Hint | None) -> str:
    """Towards a chest if the way leads to one."""
    island, end = view.island, hint.path[-1].to if hint is not None and hint.path else step.to
    if island is not None and island.coins_at(end):
        text = translate("shkap hints", "Walk to {chest}, by way of {where}")
        if end == step.to:
            text = translate("shkap hints", "Step to {chest}")
        return text.format(chest=chest_text(island, end), where=cell_name(step.to))
    return translate("shkap hints", "Step to {where}").format(where=cell_name(step.to))


def spread_text(choice: Choice) -> str:
    """“3 coins 62% of the time, 2 coins 30%”."""
    likely = sorted(
        ((chance, coins) for coins, chance in enumerate(choice.spread) if coins and chance >= RARE),
        reverse=True,
    )
    if choice.coins is None or not likely:
        return ""
    if likely[0][0] >= CERTAIN:
        return translate("shkap hints", "{coins} almost certainly").format(coins=coins_text(likely[0][1]))
    first = translate("shkap hints", "{coins} {often} of the time")
    later = translate("shkap hints", "{coins} coins {often}")
    told: list[str] = []
    for chance, coins in likely[:MOST]:
        text = later if told else first
        words: object = coins if told else coins_text(coins)
        told.append(text.format(coins=words, often=percent_text(chance)))
    return ", ".join(told)


def _other_move(action: Action, view: View, names: Sequence[str]) -> str:
    """The same kind of move with other cards needs no verb."""
    match action:
        case do.Lay(cards):
            return cards_list(cards)
        case do.Keep(card):
            return card_name(card)
    return move_text(action, view, names)


def otherwise_text(hint: Hint, view: View, names: Sequence[str]) -> str:
    """The next best move; nothing where it reads the same, or is all that is left to choose."""
    other = hint.runner_up
    if other is None or move_text(other.action, view, names) == move_text(hint.action, view, names):
        return ""
    move = _other_move(other.action, view, names)
    if other.coins is None or other.coins < LEAST:
        if isinstance(other.action, do.Land | do.Pass):
            return ""
        return translate("shkap hints", "Next best: {move}").format(move=move)
    coins = QLocale().toString(float(other.coins), "f", 1)
    text = translate("shkap hints", "Next best: {move}; about {coins} coins")
    return text.format(move=move, coins=coins)

"""What may be done on a turn, in one line that leaves nothing out."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from shtil_desktop.games.shtil.rules import actions as do
from shtil_desktop.games.shtil.rules.actions import ShtilAction
from shtil_desktop.games.shtil.table.deciding.choices import ShtilChoices

translate = QCoreApplication.translate


def turn_text(choices: ShtilChoices) -> str:
    """The line of a turn on which nothing has been touched yet."""
    kinds = {type(action) for action in choices.view.legal}
    if do.PlayStart in kinds and do.Discard not in kinds and do.PlayIsland not in kinds:
        return translate("words", "Your turn: the start must be played")
    if do.PlayFinish in kinds:
        return translate("words", "Your turn: the finish can be played!")
    if do.Pass in kinds:
        return translate("words", "Your turn: all you can do is pass")
    if do.Explore in kinds:
        return translate("words", "The pyramid is full: discard two and turn over an explorer card")
    what = either(_deeds(kinds))
    if do.PlayIsland in kinds:
        return translate("turns", "Your turn: {what}").format(what=what)
    return translate("turns", "Your turn: no island fits; {what}").format(what=what)


def _deeds(kinds: set[type[ShtilAction]]) -> list[str]:
    """Everything that may be done, as parts of a sentence."""
    deeds = {
        do.PlayIsland: translate("turns", "play a card"),
        do.Strike: translate("turns", "play the monster"),
        do.Discard: translate("turns", "discard two"),
        do.TurnIsland: translate("turns", "click an island to turn it"),
        do.UseCompass: translate("turns", "click a storm to spend a compass"),
        do.Trade: translate("turns", "trade your hand for a compass"),
        do.Swap: translate("turns", "swap your hand for the row"),
    }
    if do.PlayIsland in kinds:
        del deeds[do.Strike]  # a monster is a card, too
    return [text for kind, text in deeds.items() if kind in kinds]


def either(parts: Sequence[str]) -> str:
    """All of these, as one would list them.

    >>> either(["play a card", "discard two"]), either(["a", "b", "c"])
    ('play a card or discard two', 'a, b, or c')
    """
    if len(parts) < 2:
        return "".join(parts)
    first, last = ", ".join(parts[:-1]), parts[-1]
    text = (
        translate("turns", "{first} or {last}")
        if len(parts) == 2
        else translate("turns", "{first}, or {last}")
    )
    return text.format(first=first, last=last)

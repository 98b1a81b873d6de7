"""What may be done on a turn, in one line that leaves nothing out."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from shtil_desktop.games.shtil.rules import actions as do
from shtil_desktop.games.shtil.rules.actions import ShtilAction
from shtil_desktop.games.shtil.rules.options import Mode
from shtil_desktop.games.shtil.rules.refusals import Refusal
from shtil_desktop.games.shtil.rules.view import View
from shtil_desktop.games.shtil.table.deciding.choices import ShtilChoices
from shtil_desktop.table.words.counted_words import BOUND, counted

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
    return _why_nothing_fits(choices).format(what=what)


def _why_nothing_fits(choices: ShtilChoices) -> str:
    view = choices.view
    if view.sea.is_full and (missing := missing_text(view, choices.names)):
        text = translate("turns", "The grid is full, but {missing}: {what}")
        return text.format(missing=missing, what="{what}")
    if is_kept_out_by_orange(view):
        return translate("turns", "Your turn: no island fits next to another (orange storm); {what}")
    return translate("turns", "Your turn: no island fits; {what}")


def is_kept_out_by_orange(view: View) -> bool:
    """Whether an island of the hand could be placed but for the orange storm."""
    return bool(view.sea.oranges[view.seat]) and any(
        Refusal.NEEDS_NEIGHBOUR in view.answers(card) for card in view.hand
    )


def missing_text(view: View, names: Sequence[str]) -> str:
    """What a finish waits for on a full grid, as a part of a sentence; nothing if it could be played."""
    why = view.why_not(do.PlayFinish())
    if why is None or view.sea.options.mode in (Mode.PYRAMID, Mode.COMPETITIVE):
        return ""
    match why.reason:
        case Refusal.NO_START:
            return translate("turns", "no start has been played")
        case Refusal.WRONG_SIDES:
            wrong = why.facts["islands"]
            return counted(translate("turns", "%n island(s) show the wrong side", "", wrong), wrong)
        case Refusal.MONSTER_HELD:
            return holders_text(view, names)
    return translate("turns", "you have no finish")


def holders_text(view: View, names: Sequence[str]) -> str:
    """Who holds the monsters that lie open, as a part of a sentence."""
    held = {seat: count for seat, count in enumerate(view.sea.monsters_shown) if count}
    if not held:
        return translate("turns", "someone holds a monster")
    if len(held) > 1:
        text = translate("turns", "monsters are still in hand ({holders})")
        return text.format(holders=shown_monsters(view.sea.monsters_shown, names))
    ((seat, count),) = held.items()
    if seat == view.seat:
        return counted(translate("turns", "you hold %n monster(s)", "", count), count)
    text = counted(translate("turns", "{name} holds %n monster(s)", "", count), count)
    return text.format(name=_name(names, seat))


def shown_monsters(held: Sequence[int], names: Sequence[str]) -> str:
    """How many monsters each seat holds; those without are left out.

    >>> shown_monsters((1, 0, 2), ("Ada", "Boris", "Clara"))
    'Ada\xa01, Clara\xa02'
    """
    return ", ".join(f"{_name(names, seat)}{BOUND}{count}" for seat, count in enumerate(held) if count)


def _name(names: Sequence[str], seat: int) -> str:
    return names[seat] if names else translate("telling", "Player\xa0{number}").format(number=seat + 1)


def _deeds(kinds: set[type[ShtilAction]]) -> list[str]:
    """Everything that may be done, as parts of a sentence."""
    deeds = {
        do.PlayIsland: translate("turns", "play a card"),
        do.PlayStart: translate("turns", "play a start"),
        do.Strike: translate("turns", "play the monster"),
        do.Discard: translate("turns", "discard two"),
        do.TurnIsland: translate("turns", "click an island to turn it"),
        do.UseCompass: translate("turns", "click a storm to spend a compass"),
        do.Trade: translate("turns", "trade your hand for a compass"),
        do.Swap: translate("turns", "swap your hand for the row"),
    }
    if do.PlayIsland in kinds:
        del deeds[do.Strike], deeds[do.PlayStart]  # they are cards, too
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

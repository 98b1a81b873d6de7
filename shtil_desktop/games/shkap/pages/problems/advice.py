"""What is right in a position of Shkap, told step by step: where to begin, then the move itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from shtil_desktop.games.base import Action
from shtil_desktop.games.shkap.rules.actions import Lay
from shtil_desktop.games.shkap.table.words.names_and_counts import card_name
from shtil_desktop.table.words.counted_words import counted

if TYPE_CHECKING:
    from shtil_desktop.games.shkap.crew.hint import Hint
    from shtil_desktop.games.shkap.rules.game import Shkap
    from shtil_desktop.table.items.hint_panel import HintText

translate = QCoreApplication.translate


def nudge(action: Action) -> str:
    """The first card of a route; empty for what is none: to land or to pass has no parts."""
    if not isinstance(action, Lay):
        return ""
    count = len(action.cards)
    text = translate("shkap problems", "Begin with: {card}. The route takes %n card(s).", "", count)
    return counted(text, count).format(card=card_name(action.cards[0]))


def as_hint(position: Shkap, action: Action, names: Sequence[str]) -> tuple[Hint, HintText]:
    """The move itself, as the table shows hints."""
    from shtil_desktop.games.shkap.crew.hint import Choice, Hint
    from shtil_desktop.games.shkap.crew.hint_reasons import Reason, Why
    from shtil_desktop.games.shkap.table.hints.words import move_text
    from shtil_desktop.table.items.hint_panel import HintText

    cards = action.cards if isinstance(action, Lay) else ()
    found = Hint(Choice(action), None, Reason(Why.ONLY_CHOICE, {}), cards)
    return found, HintText(move_text(action, position.view(position.decider or 0), names, found))

"""What is right in a position of Shtil, told step by step: where to begin, then the move itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from shtil_desktop.games.base import Action
from shtil_desktop.games.shtil.rules import actions as do
from shtil_desktop.games.shtil.rules.cards import WILD
from shtil_desktop.table.words.counted_words import counted

if TYPE_CHECKING:
    from shtil_desktop.games.shtil.crew.hint import Hint
    from shtil_desktop.games.shtil.rules.voyage import Shtil
    from shtil_desktop.table.items.hint_panel import HintText

translate = QCoreApplication.translate


def nudge(action: Action) -> str:
    """A part of the move, and what is left to be found; empty where there is nothing to be left out."""
    match action:
        case do.PlayIsland(card=card, number=number, price=price):
            return _wild_text() if card == WILD else _island_text(number, price)
        case do.Discard():
            return translate("shtil problems", "Don’t play an island now. Which cards will you need least?")
        case do.TurnIsland():
            return translate("shtil problems", "Turn an island. Which one is the wrong way up?")
        case do.Strike():
            return translate("shtil problems", "Which island could you best do without?")
    return _weather_text(action)


def _wild_text() -> str:
    return translate("shtil problems", "Play the wild card now. Which number should it stand for?")


def _island_text(number: int, price: int) -> str:
    if not price:
        text = translate("shtil problems", "Play the\xa0{number} now, where it costs nothing.")
        return text.format(number=number)
    text = translate(
        "shtil problems", "Play the\xa0{number} now. It costs %n card(s): what can you spare?", "", price
    )
    return counted(text, price).format(number=number)


def _weather_text(action: Action) -> str:
    match action:
        case do.UseCompass():
            return translate("shtil problems", "Remove a storm. Which one is most in your way?")
        case do.MoveReef():
            return translate("shtil problems", "In which row would the reef be least in your way?")
        case do.HoldReef():
            return translate("shtil problems", "Keep the reef where it is. Which cards can you spare?")
        case do.TakeYellow():
            return translate("shtil problems", "Let the storm come. Which cards can you do without?")
        case do.TakePurple():
            return translate("shtil problems", "Let the storm come. Which row can wait?")
        case do.Explore():
            return translate("shtil problems", "Explore now. Which cards can you spare?")
    return ""


def as_hint(position: Shtil, action: Action, names: Sequence[str]) -> tuple[Hint, HintText]:
    """The move itself, as the table shows hints."""
    from shtil_desktop.games.shtil.crew.hint import Hint
    from shtil_desktop.games.shtil.table.hints.words import hint_text

    found = Hint(action)  # type: ignore[arg-type]
    view = position.view(position.sea.decider or 0)
    return found, hint_text(found, view, names, is_last=True)

"""What is right in a position of Qwirkle, told step by step: where to begin, then the move itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from shtil_desktop.games.base import Action
from shtil_desktop.games.qwirkle.rules.actions import Lay
from shtil_desktop.games.qwirkle.rules.arrangement import Score
from shtil_desktop.games.qwirkle.table.words.tile_words import tile_name
from shtil_desktop.table.words.counted_words import counted

if TYPE_CHECKING:
    from shtil_desktop.games.qwirkle.crew.hint import Hint
    from shtil_desktop.games.qwirkle.rules.game import Qwirkle
    from shtil_desktop.table.items.hint_panel import HintText

translate = QCoreApplication.translate


def nudge(action: Action) -> str:
    """One of the tiles, and how many there are; empty for what is no lay."""
    if not isinstance(action, Lay):
        return ""
    tile, count = tile_name(action.tiles[0][0]), len(action.tiles)
    if count == 1:
        return translate("qwirkle problems", "One tile is enough: {tile}. Where does it belong?").format(
            tile=tile
        )
    text = translate("qwirkle problems", "Lay %n tile(s), one of them {tile}. Where do they fit?", "", count)
    return counted(text, count).format(tile=tile)


def as_hint(position: Qwirkle, action: Action) -> tuple[Hint, HintText]:
    """The move itself, as the table shows hints."""
    from shtil_desktop.games.qwirkle.crew.hint import Hint
    from shtil_desktop.games.qwirkle.crew.hint_reasons import Reason, Why
    from shtil_desktop.games.qwirkle.table.hints.words import hint_text
    from shtil_desktop.table.items.hint_panel import HintText

    view = position.view(position.turn)
    judged = view.judge(action.placed) if isinstance(action, Lay) else None
    points = judged.points if isinstance(judged, Score) else 0
    found = Hint(action, Reason(Why.BETTER_ROUND), points)
    return found, HintText(hint_text(found, view, is_last=True).move)

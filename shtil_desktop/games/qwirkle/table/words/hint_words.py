"""A hint in words: the move, what it is worth beside the next best, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QLocale

from shtil_desktop.games.qwirkle.crew.reasons import Reason, Why
from shtil_desktop.games.qwirkle.rules.actions import Lay, Trade
from shtil_desktop.games.qwirkle.rules.view import View
from shtil_desktop.games.qwirkle.table.words.prompts import sum_text
from shtil_desktop.games.qwirkle.table.words.tile_words import points_text, tile_name, tiles_text
from shtil_desktop.table.counted_words import sentence_case
from shtil_desktop.table.items.hint_panel import HintText

if TYPE_CHECKING:
    from shtil_desktop.games.qwirkle.crew.hint import Hint

translate = QCoreApplication.translate
CONTEXT: Final = "qwirkle hints"
CLOSE: Final = 0.1
"""Points that tell two moves apart."""

SETS_OF_COLOUR: Final = (
    QT_TRANSLATE_NOOP("qwirkle hints", "keeps a red set together: {tiles}"),
    QT_TRANSLATE_NOOP("qwirkle hints", "keeps an orange set together: {tiles}"),
    QT_TRANSLATE_NOOP("qwirkle hints", "keeps a yellow set together: {tiles}"),
    QT_TRANSLATE_NOOP("qwirkle hints", "keeps a green set together: {tiles}"),
    QT_TRANSLATE_NOOP("qwirkle hints", "keeps a blue set together: {tiles}"),
    QT_TRANSLATE_NOOP("qwirkle hints", "keeps a purple set together: {tiles}"),
)
SETS_OF_SHAPE: Final = (
    QT_TRANSLATE_NOOP("qwirkle hints", "keeps a set of circles together: {tiles}"),
    QT_TRANSLATE_NOOP("qwirkle hints", "keeps a set of squares together: {tiles}"),
    QT_TRANSLATE_NOOP("qwirkle hints", "keeps a set of diamonds together: {tiles}"),
    QT_TRANSLATE_NOOP("qwirkle hints", "keeps a set of clovers together: {tiles}"),
    QT_TRANSLATE_NOOP("qwirkle hints", "keeps a set of stars together: {tiles}"),
    QT_TRANSLATE_NOOP("qwirkle hints", "keeps a set of crosses together: {tiles}"),
)


def hint_text(hint: Hint | None, view: View, is_last: bool) -> HintText:
    """What the panel tells; a hint that is not the last may still change."""
    if hint is None:
        return HintText(translate("qwirkle hints", "There is nothing to decide"))
    return HintText(
        move=_move_text(hint, view),
        chance=_worth_text(hint),
        reason=f"{sentence_case(reason_text(hint.reason))}.",
        otherwise=_other_text(hint) if is_last else "",
    )


def _move_text(hint: Hint, view: View) -> str:
    action = hint.action
    if isinstance(action, Trade):
        return translate("qwirkle hints", "Trade {tiles}").format(tiles=tiles_text(len(action.tiles)))
    if not isinstance(action, Lay):
        return translate("qwirkle hints", "Pass")
    names = ", ".join(tile_name(tile) for tile, _, _ in action.tiles)
    judged = view.judge(action.placed)
    total = sum_text(getattr(judged, "lines", ()), hint.points)
    return translate("qwirkle hints", "Lay {tiles}: {sum}").format(tiles=names, sum=total)


def _worth_text(hint: Hint) -> str:
    """How much more it is worth than the next best move, over one round."""
    if hint.ahead is None:
        return ""
    if hint.ahead < CLOSE:
        return translate("qwirkle hints", "As good as the next best move")
    text = translate("qwirkle hints", "Worth {points} more than the next best move over one round")
    return text.format(points=QLocale().toString(hint.ahead, "f", 1))


def _other_text(hint: Hint) -> str:
    if hint.runner_up is None:
        return ""
    names = ", ".join(tile_name(tile) for tile, _, _ in hint.runner_up.tiles)
    text = translate("qwirkle hints", "Next best: {tiles} for {points}")
    return text.format(tiles=names, points=points_text(hint.runner_up_points))


def reason_text(reason: Reason) -> str:
    """Why, as a clause that begins small."""
    facts = reason.facts
    tile = tile_name(facts["tile"]) if "tile" in facts else ""
    if reason.why is Why.KEEPS_SET:
        return _set_text(facts)
    texts = {
        Why.GOES_OUT: translate("qwirkle hints", "lays your last tile and ends the game"),
        Why.PROVEN: translate("qwirkle hints", "played through to the end, nothing gains more"),
        Why.ONLY_LAY: translate("qwirkle hints", "nothing else fits"),
        Why.COMPLETES_QWIRKLE: translate("qwirkle hints", "completes a Qwirkle"),
        Why.MOST_POINTS: translate("qwirkle hints", "scores clearly more than anything else"),
        Why.KEEPS_QWIRKLE: translate("qwirkle hints", "keeps a Qwirkle that only you can complete: {tile}"),
        Why.LEAVES_NO_FIVE: translate("qwirkle hints", "leaves no line of five for the next player"),
        Why.FEW_LEFT: translate("qwirkle hints", "hardly any tile is left that completes the five: {tile}"),
        Why.LEAVES_LESS: translate("qwirkle hints", "leaves little for the next player"),
        Why.SHEDS_DOUBLE: translate("qwirkle hints", "gets rid of a tile that you have twice: {tile}"),
        Why.DRAWS_MORE: translate("qwirkle hints", "brings more new tiles"),
        Why.BUILDS: translate("qwirkle hints", "prepares your next turn: up to {points}"),
        Why.SEVERAL_LINES: translate("qwirkle hints", "scores in several lines at once"),
        Why.BETTER_ROUND: translate("qwirkle hints", "tried out, it does best over the next round"),
        Why.NOTHING_FITS: translate("qwirkle hints", "none of your tiles fits"),
    }
    return texts[reason.why].format(tile=tile, points=points_text(facts.get("points", 0)))


def _set_text(facts: dict[str, int]) -> str:
    size = tiles_text(facts.get("size", 0))
    if "colour" in facts:
        return translate(CONTEXT, str(SETS_OF_COLOUR[facts["colour"]])).format(tiles=size)
    return translate(CONTEXT, str(SETS_OF_SHAPE[facts["shape"]])).format(tiles=size)

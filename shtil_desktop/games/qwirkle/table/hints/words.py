"""A hint in words: the move, what it is worth beside the next best, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QLocale

from shtil_desktop.games.qwirkle.crew.hint_reasons import Reason, Why
from shtil_desktop.games.qwirkle.rules.actions import Lay, Trade
from shtil_desktop.games.qwirkle.rules.view import View
from shtil_desktop.games.qwirkle.table.words.prompts import sum_text, trade_text
from shtil_desktop.games.qwirkle.table.words.tile_words import points_text, tile_name
from shtil_desktop.table.items.hint_panel import HintText
from shtil_desktop.table.words.counted_words import counted, sentence_case

if TYPE_CHECKING:
    from shtil_desktop.games.qwirkle.crew.hint import Hint

translate = QCoreApplication.translate
CLOSE: Final = 0.1
"""Points that tell two moves apart."""


def hint_text(hint: Hint | None, view: View, is_last: bool) -> HintText:
    """What the panel tells; a hint that is not the last may still change."""
    if hint is None:
        return HintText(translate("qwirkle hints", "There is nothing to decide"))
    return HintText(
        move=_move_text(hint, view),
        chance="" if _reads_the_same(hint) else _worth_text(hint),
        reason=f"{sentence_case(reason_text(hint.reason))}.",
        otherwise=_other_text(hint) if is_last and not _reads_the_same(hint) else "",
    )


def _move_text(hint: Hint, view: View) -> str:
    action = hint.action
    if isinstance(action, Trade):
        return trade_text(len(action.tiles))
    if not isinstance(action, Lay):
        return translate("qwirkle hints", "Pass")
    names = ", ".join(tile_name(tile) for tile, _, _ in action.tiles)
    judged = view.judge(action.placed)
    total = sum_text(getattr(judged, "lines", ()), hint.points)
    return translate("qwirkle hints", "Lay {tiles}: {sum}").format(tiles=names, sum=total)


def _reads_the_same(hint: Hint) -> bool:
    """Whether the next best lay is just as good with the same tiles for the same points: that is no news."""
    if hint.ahead is None or hint.ahead >= CLOSE or hint.runner_up_points != hint.points:
        return False
    return _has_same_tiles(hint)


def _has_same_tiles(hint: Hint) -> bool:
    best, other = hint.action, hint.runner_up
    if not isinstance(best, Lay) or other is None:
        return False
    return sorted(tile for tile, _, _ in best.tiles) == sorted(tile for tile, _, _ in other.tiles)


def _worth_text(hint: Hint) -> str:
    """How much more it is worth than the next best move, over one round."""
    if hint.ahead is None:
        return ""
    if hint.ahead < CLOSE:
        return translate("qwirkle hints", "The next best move is just as good")
    text = translate("qwirkle hints", "{more}\xa0points better than the next best move over one round")
    return text.format(more=QLocale().toString(hint.ahead, "f", 1))


def _other_text(hint: Hint) -> str:
    """The next best lay; often it is the same tiles, laid otherwise."""
    if hint.runner_up is None:
        return ""
    points = points_text(hint.runner_up_points)
    if _has_same_tiles(hint):
        return translate("qwirkle hints", "Next best: the same in other cells for {points}").format(
            points=points
        )
    text = translate("qwirkle hints", "Next best: {tiles} for {points}")
    return text.format(tiles=", ".join(tile_name(tile) for tile, _, _ in hint.runner_up.tiles), points=points)


def reason_text(reason: Reason) -> str:
    """Why, as a clause that begins small."""
    facts = reason.facts
    tile = tile_name(facts["tile"]) if "tile" in facts else ""
    texts = {
        Why.GOES_OUT: translate("qwirkle hints", "lays your last tile and ends the game: {points} more"),
        Why.PROVEN: translate("qwirkle hints", "worked out to the end of the game, nothing is better"),
        Why.ONLY_LAY: translate("qwirkle hints", "nothing else fits"),
        Why.COMPLETES_QWIRKLE: translate("qwirkle hints", "completes a Qwirkle"),
        Why.MOST_POINTS: translate("qwirkle hints", "scores clearly more than anything else"),
        Why.MORE_POINTS: translate("qwirkle hints", "scores {points} more now"),
        Why.KEEPS_QWIRKLE: translate("qwirkle hints", "keeps a Qwirkle that only you can complete: {tile}"),
        Why.LEAVES_NO_FIVE: translate("qwirkle hints", "leaves no line of five for the next player"),
        Why.FEW_LEFT: translate("qwirkle hints", "leaves a five, but only one {tile} is left"),
        Why.KEEPS_SET: _set_text(facts),
        Why.LEAVES_LESS: translate("qwirkle hints", "leaves less for the next player"),
        Why.SHEDS_DOUBLE: translate("qwirkle hints", "gets rid of a tile you hold twice: {tile}"),
        Why.DRAWS_MORE: _draws_text(facts.get("count", 0)),
        Why.BUILDS: translate("qwirkle hints", "sets up your next turn: up to {points}"),
        Why.SEVERAL_LINES: translate("qwirkle hints", "scores in several lines at once"),
        Why.BETTER_ROUND: translate("qwirkle hints", "comes out best over the next round"),
        Why.NOTHING_FITS: translate("qwirkle hints", "none of your tiles fits"),
    }
    text = texts[reason.why]
    if reason.why is Why.FEW_LEFT and not facts["left"]:
        text = translate("qwirkle hints", "leaves a five, but no {tile} is left")
    points = facts.get("bonus", facts.get("more", facts.get("points", 0)))
    return text.format(tile=tile, points=points_text(points))


def _draws_text(count: int) -> str:
    return counted(translate("qwirkle hints", "lets you draw %n new tile(s)", "", count), count)


def _set_text(facts: dict[str, int]) -> str:
    """A text for each colour and shape: in two languages the words change with the number."""
    size = facts.get("size", 0)
    texts = _of_colour(size) if "colour" in facts else _of_shape(size)
    return counted(texts[facts.get("colour", facts.get("shape", 0))], size)


def _of_colour(size: int) -> tuple[str, ...]:
    return (
        translate("qwirkle hints", "keeps a set of %n red tile(s)", "", size),
        translate("qwirkle hints", "keeps a set of %n orange tile(s)", "", size),
        translate("qwirkle hints", "keeps a set of %n yellow tile(s)", "", size),
        translate("qwirkle hints", "keeps a set of %n green tile(s)", "", size),
        translate("qwirkle hints", "keeps a set of %n blue tile(s)", "", size),
        translate("qwirkle hints", "keeps a set of %n purple tile(s)", "", size),
    )


def _of_shape(size: int) -> tuple[str, ...]:
    return (
        translate("qwirkle hints", "keeps a set of %n circle(s)", "", size),
        translate("qwirkle hints", "keeps a set of %n square(s)", "", size),
        translate("qwirkle hints", "keeps a set of %n diamond(s)", "", size),
        translate("qwirkle hints", "keeps a set of %n clover(s)", "", size),
        translate("qwirkle hints", "keeps a set of %n star(s)", "", size),
        translate("qwirkle hints", "keeps a set of %n cross(es)", "", size),
    )

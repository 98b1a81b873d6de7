"""What a review of Qwirkle says: points lost, luck, and what would have been better."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale

from shtil_desktop.games.qwirkle.review.lost_points import JudgedMove
from shtil_desktop.games.qwirkle.review.review import Review
from shtil_desktop.games.qwirkle.rules.actions import Lay, Trade
from shtil_desktop.games.qwirkle.table.hints.words import reason_text
from shtil_desktop.games.qwirkle.table.words.tile_words import points_text, tile_name, tiles_text
from shtil_desktop.table.words.counted_words import counted, sentence_case

translate = QCoreApplication.translate
MINUS = "\N{MINUS SIGN}"


def tenths(points: float) -> str:
    """Points with one figure behind the point, as the locale writes them."""
    return QLocale().toString(abs(points), "f", 1).replace("-", MINUS)


def signed(points: float, decimals: int = 1) -> str:
    """With its sign; what rounds to nothing has none.

    >>> signed(-3, 0), signed(0, 0), signed(12, 0)
    ('\\u22123', '0', '+12')
    """
    shown = round(points, decimals)
    text = QLocale().toString(abs(float(shown)), "f", decimals)
    return f"+{text}" if shown > 0 else f"{MINUS}{text}" if shown < 0 else text


def verdict_text(found: Review | None) -> str:
    """How well it was played, in one sentence."""
    if found is None:
        return translate("qwirkle review", "Reviewing the game.")
    if found.done < found.total:
        text = translate("qwirkle review", "{done} of\xa0{total} moves reviewed.")
        return text.format(done=found.done, total=found.total)
    if not found.moves:
        return translate("qwirkle review", "There was nothing to decide.")
    if found.lost_a_move < 0.05:
        return translate("qwirkle review", "Hardly a point was lost. Very well played!")
    text = translate("qwirkle review", "{points} lost per move, {all} in the whole game")
    return text.format(points=points_lost(found.lost_a_move), all=tenths(found.lost))


def points_lost(points: float) -> str:
    return translate("qwirkle review", "{number}\xa0points").format(number=tenths(points))


def luck_text(found: Review | None, names: list[str], is_over: bool) -> str:
    """What the draws were worth; those of others only once nothing is hidden any more."""
    if found is None or not found.draws:
        return ""
    seats = range(len(names)) if is_over else (found.seat,)
    told = ", ".join(f"{names[seat]}\xa0{signed(found.luck(seat))}" for seat in seats)
    return translate("qwirkle review", "Luck of the draw, in points: {told}").format(told=told)


def count_text(found: Review | None) -> str:
    """How many moves lost two points or more."""
    if found is None or found.done < found.total:
        return ""
    count = sum(move.is_flagged for move in found.moves)
    if not count:
        return ""
    return counted(translate("qwirkle review", "%n move(s) lost two points or more.", "", count), count)


def note_text(found: Review) -> str:
    """Say what is meant by points lost: over one round, or to the end where that could be worked out."""
    if any(move.is_to_the_end for move in found.moves):
        text = translate(
            "qwirkle review",
            "Points lost: how much more the best move would have gained over one round,"
            " given what you could know; in the last moves, by the end of the game.",
        )
    else:
        text = translate(
            "qwirkle review",
            "Points lost: how much more the best move would have gained over one round,"
            " given what you could know.",
        )
    luck = translate(
        "qwirkle review", "Less than two points may be chance in the estimate and isn’t counted."
    )
    return f"{text} {luck}"


def better_text(move: JudgedMove) -> str:
    """What was played, what was better, and why."""
    played = move_text(move.played, move.points)
    text = translate("qwirkle review", "Played: {played}. Better: {better}.")
    told = text.format(played=played, better=move_text(move.best, move.best_points))
    if (
        isinstance(move.played, Lay)
        and isinstance(move.best, Lay)
        and _has_same_tiles(move.played, move.best)
    ):
        text = translate(
            "qwirkle review", "Played: {played}. Better: the same tiles in other cells, for\xa0{points}."
        )
        told = text.format(played=played, points=points_text(move.best_points))
    reason = "" if move.reason is None else f" {sentence_case(reason_text(move.reason))}."
    return told + reason


def _has_same_tiles(one: object, other: object) -> bool:
    if not (isinstance(one, Lay) and isinstance(other, Lay)):
        return False
    first, second = (sorted(tile for tile, _, _ in lay.tiles) for lay in (one, other))
    return first == second


def move_text(action: object, points: int) -> str:
    if isinstance(action, Trade):
        text = translate("qwirkle review", "{tiles} traded")
        return text.format(tiles=tiles_text(len(action.tiles)))
    assert isinstance(action, Lay)
    names = ", ".join(tile_name(tile) for tile, _, _ in action.tiles)
    return translate("qwirkle review", "{tiles} for\xa0{points}").format(
        tiles=names, points=points_text(points)
    )


def place_text(found: Review, place: int) -> str:
    """A moment of the game, for those who point at it or listen."""
    lead = translate("qwirkle review", "Lead: {points}").format(points=signed(found.curve[place], 0))
    move = next((move for move in found.moves if move.number + 1 == place and move.lost >= 0.05), None)
    if move is None:
        return lead
    return f"{lead}. " + translate("qwirkle review", "This move: {points} lost").format(
        points=points_lost(move.lost)
    )


def unread_text() -> str:
    return translate("qwirkle review", "The game can’t be reviewed right now.")

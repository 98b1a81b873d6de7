"""The table's sentences: what is wanted now, what buttons do, why something may not be, and names to hear."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from shtil_desktop.games.base import IllegalAction
from shtil_desktop.games.qwirkle.rules.actions import Pass, Trade
from shtil_desktop.games.qwirkle.rules.arrangement import Score, ScoredLine
from shtil_desktop.games.qwirkle.rules.lines import QWIRKLE
from shtil_desktop.games.qwirkle.rules.refusals import Refusal
from shtil_desktop.games.qwirkle.rules.tiles import Tile
from shtil_desktop.games.qwirkle.rules.view import View
from shtil_desktop.games.qwirkle.table.deciding.turn import Turn, Unfit
from shtil_desktop.games.qwirkle.table.words.tile_words import (
    cell_name,
    level_name,
    lines_text,
    points_text,
    tile_name,
    tiles_text,
)
from shtil_desktop.table.words.counted_words import counted, sentence_case

translate = QCoreApplication.translate
SHORT_SUM: Final = 3


def sum_text(lines: Sequence[ScoredLine], points: int) -> str:
    """The points by line: "5 + 3 + 2 = 10"; a single one stands for itself. A short sum stays on one line.

    >>> sum_text([ScoredLine((1, 2), 2), ScoredLine((2, 3, 4), 3)], 5)
    '2\\xa0+\\xa03\\xa0=\\xa05'
    """
    if len(lines) < 2:
        return str(points)
    plus = "\xa0+\xa0" if len(lines) <= SHORT_SUM else " + "
    return f"{plus.join(str(line.points) for line in lines)}\xa0=\xa0{points}"


def has_qwirkle(lines: Sequence[ScoredLine]) -> bool:
    return any(line.points == QWIRKLE for line in lines)


def prompt(turn: Turn) -> str:
    """The line of plain words: what is wanted now, or what the loose tiles score."""
    view = turn.view
    if not turn.is_open:
        return ""
    if turn.given is not None:
        return _trade_prompt(turn.given)
    judged = turn.judgement
    if turn.picked is not None and turn.picked_cell is None and (unfit := turn.unfit) is not None:
        return unfit_text(turn.picked, unfit)
    if turn.is_unfinished:
        return _turn_prompt(view)
    if isinstance(judged, Refusal):
        return reason_text(judged)
    if isinstance(judged, Score):
        return score_text(len(turn.loose), judged)
    if turn.picked is not None:
        text = translate("qwirkle", "The {tile} fits in the marked cells")
        return sentence_case(text.format(tile=tile_name(turn.picked)))
    return _turn_prompt(view)


def unfit_text(tile: Tile, why: Unfit) -> str:
    """Why the tile in the fingers can go nowhere."""
    text = {
        Unfit.NOWHERE: translate("qwirkle", "The {tile} doesn’t fit anywhere right now"),
        Unfit.ALONE: translate(
            "qwirkle", "The {tile} fits only next to another of your tiles: lay that one first"
        ),
        Unfit.NOT_WITH_LOOSE: translate("qwirkle", "The {tile} doesn’t go with the tiles you have laid out"),
        Unfit.NOT_IN_SET: translate(
            "qwirkle", "The {tile} isn’t part of your largest set: lay the marked tiles"
        ),
    }[why]
    return sentence_case(text.format(tile=tile_name(tile)))


def _turn_prompt(view: View) -> str:
    if not view.board.tiles:
        size = view.announced[view.seat]
        return translate("qwirkle", "You begin: lay your largest set, {tiles}").format(tiles=tiles_text(size))
    if Pass() in view.legal:
        return translate("qwirkle", "None of your tiles fits and the bag is empty: you have to pass")
    if Trade() in view.legal and len(view.legal) == 1:
        return translate("qwirkle", "None of your tiles fits: trade some of them")
    if Trade() in view.legal:
        return translate("qwirkle", "Your turn: lay tiles in one line, or trade")
    return translate("qwirkle", "Your turn: lay tiles in one line")


def _trade_prompt(given: Sequence[int]) -> str:
    if not given:
        return translate("qwirkle", "Choose the tiles you want to trade")
    count = len(given)
    return counted(translate("qwirkle", "Trade %n tile(s)?", "", count), count)


def score_text(tiles: int, score: Score) -> str:
    """What loose tiles would score: "2 tiles, 3 lines: 5 + 3 + 2 = 10"."""
    if not score.lines:
        text = translate("qwirkle", "{tiles}: {points}")
        return text.format(tiles=tiles_text(tiles), points=points_text(score.points))
    text = translate("qwirkle", "{tiles}, {lines}: {sum}")
    return text.format(
        tiles=tiles_text(tiles), lines=lines_text(len(score.lines)), sum=sum_text(score.lines, score.points)
    )


def confirm_text(turn: Turn) -> str:
    """What the main button says: what it lays, or trades."""
    if turn.given is not None:
        if not turn.given:
            return translate("qwirkle", "Trade")
        return trade_text(len(turn.given))
    if turn.points is None:
        return translate("qwirkle", "Lay")
    return translate("qwirkle", "Play for {points}").format(points=turn.points)


def trade_text(count: int) -> str:
    return counted(translate("qwirkle", "Trade %n tile(s)", "", count), count)


def cancel_text(turn: Turn) -> str:
    """What Esc does."""
    if turn.loose and turn.picked is None:
        return translate("qwirkle", "Return tiles")
    return translate("qwirkle", "Cancel")


def refusal_text(refused: IllegalAction) -> str:
    """Why something may not be, as a sentence."""
    assert isinstance(refused.reason, Refusal)
    return reason_text(refused.reason)


def reason_text(reason: Refusal) -> str:
    texts = {
        Refusal.GAME_OVER: translate("qwirkle", "The game is over"),
        Refusal.WRONG_SEAT: translate("qwirkle", "It is not your turn yet"),
        Refusal.NOTHING_CHOSEN: translate("qwirkle", "Choose a tile first"),
        Refusal.NOT_IN_HAND: translate("qwirkle", "You don’t have this tile"),
        Refusal.TAKEN: translate("qwirkle", "There is a tile in this cell already"),
        Refusal.TOO_FAR: translate("qwirkle", "This cell is too far away"),
        Refusal.NOT_ONE_LINE: translate("qwirkle", "The tiles of a turn must be in one row or column"),
        Refusal.GAP: translate("qwirkle", "There must be no gap between your tiles"),
        Refusal.TOUCHES_NOTHING: translate("qwirkle", "New tiles must touch a tile on the table"),
        Refusal.SAME_TILE_TWICE: translate("qwirkle", "A line can’t hold the same tile twice"),
        Refusal.NO_COMMON_PROPERTY: translate(
            "qwirkle", "All tiles in a line must share a colour or a shape"
        ),
        Refusal.NOT_THE_LARGEST_SET: translate(
            "qwirkle", "On the first turn, lay your whole largest set of one colour or shape"
        ),
        Refusal.NOT_AT_THE_START: translate("qwirkle", "The first line must cover the cell in the middle"),
        Refusal.FIRST_MUST_LAY: translate("qwirkle", "You can’t trade on the first turn"),
        Refusal.BAG_TOO_SMALL: translate("qwirkle", "There aren’t enough tiles in the bag"),
        Refusal.CAN_TRADE: translate("qwirkle", "The bag is not empty yet: trade instead"),
        Refusal.CAN_LAY: translate("qwirkle", "You can’t pass: one of your tiles fits"),
    }
    return texts.get(reason, texts[Refusal.NOTHING_CHOSEN])


# Names to be heard


def slot_name(turn: Turn, slot: int) -> str:
    """A place of the rack: its number, its tile, and where that is."""
    tile = turn.rack.slots[slot]
    if tile is None:
        return translate("qwirkle", "Rack\xa0{number}: empty").format(number=slot + 1)
    name = tile_name(tile)
    if slot == turn.picked_slot:
        text = translate("qwirkle", "Rack\xa0{number}: {tile}, picked up")
    elif slot in (turn.given or ()):
        text = translate("qwirkle", "Rack\xa0{number}: {tile}, to be traded")
    elif turn.is_on_rack(slot):
        text = translate("qwirkle", "Rack\xa0{number}: {tile}")
    else:
        text = translate("qwirkle", "Rack\xa0{number}: {tile}, on the table")
    return text.format(number=slot + 1, tile=name)


def cell_words(turn: Turn, cell: int, lit: dict[int, int] | None = None) -> str:
    """A cell and what is there, or what the tile in the fingers would score: "column 3, row −2: 7 points"."""
    place = cell_name(cell)
    lit = turn.lit_cells() if lit is None else lit
    if cell in turn.view.board.tiles:
        what = tile_name(turn.view.board.tiles[cell])
    elif cell in turn.loose:
        text = translate("qwirkle", "{tile}, not confirmed yet")
        what = text.format(tile=tile_name(turn.tile_of(turn.loose[cell])))
    elif cell in lit:
        what = points_text(lit[cell])
    elif turn.picked is not None:
        what = translate("qwirkle", "doesn’t fit here")
    else:
        what = translate("qwirkle", "empty cell")
    return f"{place}: {what}"


def seat_words(view: View, seat: int, name: str, last: str, hand: Sequence[Tile] = ()) -> str:
    """Tell a screen reader of a seat: points, tiles, those of an open hand, and its last turn."""
    text = translate("qwirkle", "{name}: {points}, {tiles} in hand")
    told = text.format(
        name=name, points=points_text(view.scores[seat]), tiles=tiles_text(view.hand_sizes[seat])
    )
    if hand:
        told = f"{told}: {', '.join(map(tile_name, hand))}"
    return f"{told}. {last}" if last else told


def seat_tip(name: str, level: str | None, announced: int) -> str:
    """Say who sits there, and how large a set they announced at the start."""
    text = translate("qwirkle", "{who}. Largest set at the start: {tiles}")
    who = name if level is None else f"{name}, {level_name(level)}"
    return text.format(who=who, tiles=tiles_text(announced))


def bag_text(count: int) -> str:
    """The label of the bag."""
    return translate("qwirkle", "Bag\xa0{count}").format(count=count)


def bag_words(count: int) -> str:
    """The bag as it is heard."""
    return translate("qwirkle", "Bag: {tiles} left").format(tiles=tiles_text(count))

"""Why a hint is good, as one sentence for every reason, with the figures that make it true."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from shtil_desktop.games.shtil.crew.hint_reasons import Reason, Why
from shtil_desktop.games.shtil.rules.cards import LAST_ISLAND
from shtil_desktop.games.shtil.table.words.prompts import translate
from shtil_desktop.table.words.counted_words import counted


def reason_text(reason: Reason) -> str:
    """The reason as one sentence."""
    plain = _plain_reason(reason.why)
    return plain or FACTUAL[reason.why](reason)


def _cells(count: int) -> str:
    return counted(translate("hint", "for %n cell(s)", "", count), count)


def _only_numbers(reason: Reason) -> str:
    numbers, cells = reason.facts["numbers"], reason.facts["cells"]
    if not numbers:
        return translate("hint", "No other number can go here any more.")
    if cells == 1:
        text = translate("hint", "Only %n number(s) can still fill this cell.", "", numbers)
        return counted(text, numbers)
    text = translate("hint", "Only %n number(s) left {cells} here.", "", numbers)
    return counted(text, numbers).format(cells=_cells(cells))


def _only_wild(reason: Reason) -> str:
    numbers, cells = reason.facts["numbers"], reason.facts["cells"]
    if not numbers:
        return translate("hint", "No island can go here any more.")
    text = translate("hint", "Too few islands: %n number(s) left {cells} here.", "", numbers)
    return counted(text, numbers).format(cells=_cells(cells))


def _free_now(reason: Reason) -> str:
    later = reason.facts["later"]
    text = translate("hint", "Free here; next to\xa0{beside} it would cost %n card(s).", "", later)
    return counted(text, later).format(beside=reason.facts["beside"])


def _keeps(reason: Reason) -> str:
    text = translate("hint", "This saves\xa0{number} for the gap next to\xa0{beside}.")
    return text.format(**reason.facts)


def _fills(reason: Reason) -> str:
    low, high = reason.facts["low"], reason.facts["high"]
    if not low:
        return translate("hint", "It closes the gap before\xa0{high}.").format(high=high)
    if high > LAST_ISLAND:
        return translate("hint", "It closes the gap after\xa0{low}.").format(low=low)
    return translate("hint", "It closes the gap between\xa0{low} and\xa0{high}.").format(low=low, high=high)


def _room(reason: Reason) -> str:
    facts = reason.facts
    below, above = facts["numbers_below"], facts["numbers_above"]
    if not facts["cells_below"]:
        text = translate("hint", "It leaves %n number(s) {cells} after it.", "", above)
        return counted(text, above).format(cells=_cells(facts["cells_above"]))
    before = counted(translate("hint", "It leaves %n number(s) {cells} before it", "", below), below)
    before = before.format(cells=_cells(facts["cells_below"]))
    if not facts["cells_above"]:
        return f"{before}."
    after = counted(translate("hint", "%n number(s) {cells} after it", "", above), above)
    after = after.format(cells=_cells(facts["cells_above"]))
    return translate("hint", "{before}, {after}.").format(before=before, after=after)


def _least_useful(reason: Reason) -> str:
    count = len(reason.cards)
    return counted(translate("hint", "You will miss the card(s) least.", "", count), count)


def _fit_nowhere(reason: Reason) -> str:
    count = len(reason.cards)
    return counted(translate("hint", "There is no room left for the card(s).", "", count), count)


def _to_spare(reason: Reason) -> str:
    count = len(reason.cards)
    return counted(translate("hint", "You won’t need the card(s) any more.", "", count), count)


def _least_prospect(reason: Reason) -> str:
    count = len(reason.cards)
    return counted(translate("hint", "The card(s) can bring you the fewest points.", "", count), count)


def _squeezes(reason: Reason) -> str:
    numbers = reason.facts["numbers"]
    text = translate(
        "hint", "Even\xa0{number}, your best card, would leave only %n number(s) {cells}.", "", numbers
    )
    return counted(text, numbers).format(number=reason.facts["number"], cells=_cells(reason.facts["cells"]))


def _too_dear(reason: Reason) -> str:
    price = reason.facts["price"]
    text = translate("hint", "Even\xa0{number}, your best card, would cost %n card(s).", "", price)
    return counted(text, price).format(number=reason.facts["number"])


def _unwanted_row(reason: Reason) -> str:
    text = translate("hint", "Row\xa0{row} is not the best place for any of your cards.")
    return text.format(row=reason.facts["row"] + 1)


def _bars_little(reason: Reason) -> str:
    cells = reason.facts["cells"]
    return counted(
        translate("hint", "There it blocks only %n empty cell(s): that does least harm.", "", cells), cells
    )


def _too_few_in_hand(reason: Reason) -> str:
    cards = reason.facts["cards"]
    text = translate("hint", "Three cards in hand are too few with %n card(s) still to play.", "", cards)
    return counted(text, cards)


def _few_beside(reason: Reason) -> str:
    beside, empty = reason.facts["beside"], reason.facts["empty"]
    if not beside:
        return translate("hint", "No empty cell is next to an island: nothing could be placed.")
    text = translate(
        "hint", "Only %n empty cell(s) of\xa0{empty} next to an island: too little choice.", "", beside
    )
    return counted(text, beside).format(empty=empty)


def _bars(reason: Reason) -> str:
    cells = reason.facts["cells"]
    text = translate("hint", "It blocks %n empty cell(s) of\xa0{empty}.", "", cells)
    return counted(text, cells).format(empty=reason.facts["empty"])


def _relieves(reason: Reason) -> str:
    numbers = reason.facts["numbers"]
    text = translate("hint", "That eases a tight gap: it will have %n number(s) {cells}.", "", numbers)
    return counted(text, numbers).format(cells=_cells(reason.facts["cells"]))


def _hurts_least(reason: Reason) -> str:
    numbers = reason.facts["numbers"]
    text = translate("hint", "It does least harm there: the gap will have %n number(s) {cells}.", "", numbers)
    return counted(text, numbers).format(cells=_cells(reason.facts["cells"]))


def _run(reason: Reason) -> str:
    points = reason.facts["points"]
    return counted(translate("hint", "A run: %n point(s) right away.", "", points), points)


def _points(reason: Reason) -> str:
    points = reason.facts["points"]
    return counted(translate("hint", "It scores %n point(s) right away.", "", points), points)


def _plain_reason(why: Why) -> str:
    """A sentence that needs no figures."""
    texts = {
        Why.WINS_NOW: translate("hint", "This wins the voyage."),
        Why.FORCED_START: translate("hint", "A start in hand must be played right away."),
        Why.ONLY_MOVE: translate("hint", "There is nothing else you can do."),
        Why.NOTHING_FITS: translate("hint", "None of your cards can be placed now."),
        Why.FINISH_WAITS: translate("hint", "The finish has to wait."),
        Why.NOTHING_BESIDE: translate(
            "hint", "None of your cards fits next to an island, as the orange storm demands."
        ),
        Why.AS_PLEDGED: translate(
            "hint", "Close to what everyone offers; whoever has more cards gives more."
        ),
        Why.LOST_FINISH: translate("hint", "All finishes are gone. Undo takes you back."),
        Why.NO_START_COMES: translate("hint", "No other start can turn up any more."),
        Why.ONLY_START_MISSING: translate("hint", "Every cell is filled; only the start is missing."),
        Why.ONLY_FINISH_MISSING: translate("hint", "Every cell is filled; only the finish is missing."),
        Why.WELL_WHERE_IT_IS: translate("hint", "The reef does least harm where it is: worth two cards."),
        Why.BARS_A_ROW: translate("hint", "It would block a whole row until a compass removes it."),
        Why.NO_COMPASS: translate("hint", "There is no compass to remove it."),
        Why.COMPASS_LATER: translate("hint", "It does little harm: a compass is worth more later."),
        Why.HARMLESS: translate("hint", "No row has an empty cell: it does nothing."),
        Why.STORM_IS_WORSE: translate("hint", "The storm does more harm than this hand is worth."),
        Why.WRONG_SIDE: translate("hint", "It shows the wrong side for its row."),
        Why.BALANCE: translate("hint", "This gives you the best lead in the long run."),
    }
    return texts.get(why, "")


def _lost_gap(reason: Reason) -> str:
    low, high = reason.facts["low"], reason.facts["high"]
    if not low:
        text = translate("hint", "Nothing fits before\xa0{high}. Undo takes you back.")
    elif high > LAST_ISLAND:
        text = translate("hint", "Nothing fits after\xa0{low}. Undo takes you back.")
    else:
        text = translate("hint", "Nothing fits between\xa0{low} and\xa0{high}. Undo takes you back.")
    return text.format(low=low, high=high)


def _lost_cards(reason: Reason) -> str:
    text = translate("hint", "Cards left: {cards}, needed at least: {needed}. Undo takes you back.")
    return text.format(**reason.facts)


FACTUAL: Final[dict[Why, Callable[[Reason], str]]] = {
    Why.LOST_GAP: _lost_gap,
    Why.LOST_CARDS: _lost_cards,
    Why.ONLY_NUMBERS: _only_numbers,
    Why.ONLY_WILD: _only_wild,
    Why.FREE_NOW: _free_now,
    Why.KEEPS: _keeps,
    Why.FILLS: _fills,
    Why.ROOM: _room,
    Why.LEAST_USEFUL: _least_useful,
    Why.FIT_NOWHERE: _fit_nowhere,
    Why.TO_SPARE: _to_spare,
    Why.LEAST_PROSPECT: _least_prospect,
    Why.SQUEEZES: _squeezes,
    Why.TOO_DEAR: _too_dear,
    Why.UNWANTED_ROW: _unwanted_row,
    Why.BARS_LITTLE: _bars_little,
    Why.TOO_FEW_IN_HAND: _too_few_in_hand,
    Why.FEW_BESIDE: _few_beside,
    Why.BARS: _bars,
    Why.RELIEVES: _relieves,
    Why.HURTS_LEAST: _hurts_least,
    Why.RUN: _run,
    Why.POINTS: _points,
}

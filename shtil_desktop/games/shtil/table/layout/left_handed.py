"""The table for a left hand: panels and piles change sides, the board itself reads as ever."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from shtil_desktop.games.shtil.table.layout.geometry import Places
from shtil_desktop.games.values import replace


def mirrored(places: Places) -> Places:
    """Crew right, log left, deck and discards the other way round.

    Rows still run from left to right, so start and finish stay where a voyage begins and ends.
    """
    width = places.size.width()
    whole = _whole_board(places)
    shift = _flip(whole, width).left() - whole.left()

    def moved(rect: QRectF) -> QRectF:
        return rect.translated(shift, 0)

    def moved_if(rect: QRectF | None) -> QRectF | None:
        return None if rect is None else moved(rect)

    prompt = _flip(places.prompt, width)
    deck, discards, hand = moved(places.discards), moved(places.deck), moved(places.hand)
    if places.row:  # the common deck belongs to the row
        deck, discards = discards, _flip(deck, 2 * hand.center().x())
        discards.moveLeft(max(discards.left(), prompt.left()))
        hand.moveLeft(max(hand.left(), discards.right() + places.card.width() * 0.32))
        hand.setRight(min(hand.right(), prompt.right()))
    return replace(
        places,
        is_mirrored=True,
        crew=_flip(places.crew, width),
        mates=tuple(_flip(rect, width) for rect in places.mates),
        log=None if places.log is None else _flip(places.log, width),
        frame=moved(places.frame),
        grid=moved(places.grid),
        cells=tuple(map(moved, places.cells)),
        markers=tuple(map(moved, places.markers)),
        start=moved_if(places.start),
        finish=moved_if(places.finish),
        compasses=moved_if(places.compasses),
        explorer=moved_if(places.explorer),
        revealed=moved(places.revealed),
        row=tuple(map(moved, places.row)),
        deck=deck,
        discards=discards,
        prompt=prompt,
        hand=hand,
        air=moved_if(places.air),
    )


def _whole_board(places: Places) -> QRectF:
    """The board with all that lies at its sides and below it."""
    whole = places.frame.united(places.revealed)
    beside = (places.start, places.finish, places.compasses, places.explorer)
    for rect in (*places.markers, *places.row, places.deck, places.discards, *beside):
        whole = whole if rect is None else whole.united(rect)
    return whole


def _flip(rect: QRectF, width: float) -> QRectF:
    return QRectF(width - rect.right(), rect.top(), rect.width(), rect.height())

"""The index of a card: its number in the corner, in whatever room an overlapped hand leaves it."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from shtil_desktop.games.shtil.table.art.cards.faces import FaceStyle
from shtil_desktop.games.shtil.table.art.cards.numerals import figure_width
from shtil_desktop.games.values import value

LEFT, TOP = 7.0, 6.6
NUMERAL = 18.5  # height of the large figures on the canvas
SMALL_NUMERAL = 10.0  # those at the other end
SIDED_NUMERAL = 17.0  # where cards lie on their heads, these are read: 61 must not pass for 19
FLAT_NUMERAL, FLAT_SIDED = 40.0, 25.0  # the same on black and white cards
EDGE = 2.0  # between the figures, halo included, and what covers the rest of the card
NARROWEST = 0.68  # figures are squeezed rather than made smaller, but not further
WIDEST = "44"
"""No number is wider; with some fonts another one is, by less than the edge."""


@value
class CardIndex:
    """Figures on a card's canvas: how high they are, and how much narrower than usual."""

    text: str
    height: float
    squeeze: float = 1.0
    left: float = LEFT
    top: float = TOP

    @property
    def rect(self) -> QRectF:
        return QRectF(self.left, self.top, figure_width(self.text) * self.height * self.squeeze, self.height)


def fitted(text: str, height: float, room: float | None, left: float = LEFT, top: float = TOP) -> CardIndex:
    """Figures as high as wanted; squeezed, and then smaller too, until they fit into the room."""
    usual = CardIndex(text, height, left=left, top=top)
    if room is None or usual.rect.right() + EDGE <= room:
        return usual
    free = max(4.0, room - left - EDGE)
    wide = figure_width(text)
    squeeze = max(NARROWEST, free / (wide * height))
    return CardIndex(text, min(height, free / (wide * squeeze)), squeeze, left, top)


def corner_index(number: int, style: FaceStyle) -> CardIndex:
    """The figures that are read at the upper left of a card that lies with this style."""
    text, room, scale = str(number), style.room, style.numeral_scale
    if style.palette.is_flat:
        return _flat_index(text, scale, style.has_marks, room)
    if style.turned:
        return fitted(text, SIDED_NUMERAL * scale, room)
    return fitted(text, NUMERAL * scale, room)


def _flat_index(text: str, scale: float, has_marks: bool, room: float | None) -> CardIndex:
    """In the middle of a black and white card while it is seen whole."""
    if has_marks:
        return fitted(text, FLAT_SIDED * min(scale, 1.1), room, top=8.0)
    height = min(FLAT_NUMERAL * min(scale, 1.15), 78.0 / figure_width(text))
    if room is None:
        return CardIndex(text, height, left=50 - figure_width(text) * height / 2, top=38 - height / 2)
    return fitted(text, height, room, top=9.0)


def wanted_room(style: FaceStyle) -> float:
    """What the index of any island takes of its card's width if nothing covers it."""
    upright = FaceStyle(style.palette, False, style.numeral_scale, style.has_marks)
    return corner_index(int(WIDEST), upright).rect.right() + EDGE

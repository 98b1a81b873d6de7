"""Where everything lies on Shkap's table: a pure function of the window and of what is wanted."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

from shtil_desktop.games.shkap.rules.island.islands import SIDE, Cell
from shtil_desktop.games.shkap.rules.options import BLOCK
from shtil_desktop.games.shkap.table.layout.columns import Columns, columns, edge
from shtil_desktop.games.values import replace, value

SMALLEST: Final = QSizeF(760, 480)
"""A smaller table is laid out as if it were this large, and clipped."""
CARD: Final = QSizeF(74, 94)
ROUTE_CARD: Final = QSizeF(54, 68)
MARKET: Final = 4
SIDE_WIDTH: Final = 212.0
WIDE_SIDE: Final = 292.0
"""Where three islands lie on the horizon."""
HORIZON: Final = 150.0 / 212.0
"""The height of a picture of the horizon, in widths."""
FRAME: Final = 0.032
"""The chart's printed edge, in its heights."""
LIFTED: Final = 14.0
"""Above the hand, for cards that a hint lifts and the marks that point at them."""
LAGOON: Final = 0.30
"""Room for the coast and some water around the grid, in cells."""


@value
class Needs:
    """What the table has to have room for."""

    seats: int
    has_draft: bool = False
    """Then up to three islands lie on the horizon."""
    is_log_wanted: bool = True
    has_lesson: bool = False
    has_prompt: bool = True
    is_left_handed: bool = False


@value
class Places:
    """The rectangles of one table, in logical pixels of the view."""

    size: QSizeF
    scale: float
    seats: QRectF
    boxes: tuple[QRectF, ...]
    phases: QRectF
    has_phase_list: bool
    log: QRectF | None
    legend: QRectF | None
    sheet: QRectF
    island: QRectF
    """The square of the island's cells."""
    side: QRectF
    horizon: tuple[QRectF, ...]
    """Pictures of the islands to come; their names stand above them."""
    market: tuple[QRectF, ...]
    route: QRectF
    route_card: QSizeF
    prompt: QRectF
    hand: QRectF
    card: QSizeF
    deck: QRectF
    discard: QRectF
    is_mirrored: bool = False

    @property
    def wide_row(self) -> QRectF:
        """The row of the route with what is free beside it: a pack of the draft has many cards."""
        beside = QRectF(self.side.left(), self.route.top(), self.side.width(), self.route.height())
        is_free = all(rect.bottom() <= self.route.top() for rect in self.market)
        return self.route.united(beside) if is_free else self.route

    @property
    def is_log_low(self) -> bool:
        """Whether the log lies in the seats' column, and has none of its own."""
        return self.log is not None and self.seats.contains(self.log.center())

    def cell(self, cell: Cell) -> QRectF:
        side = self.island.width() / SIDE
        return QRectF(self.island.left() + cell[1] * side, self.island.top() + cell[0] * side, side, side)


def arrange(size: QSizeF, needs: Needs) -> Places:
    """Seats left, log right; the chart with market and horizon between, route and hand below."""
    size = size.expandedTo(SMALLEST)
    scale = min(size.width() / 1366, size.height() / 740)
    sides = columns(size, needs.seats, needs.is_log_wanted, needs.has_lesson, scale)
    places = _middle(size, sides, needs, scale)
    return _mirrored(places) if needs.is_left_handed else places


def _middle(size: QSizeF, sides: Columns, needs: Needs, scale: float) -> Places:
    middle, gap = sides.middle, edge(scale)
    card = _card(CARD, max(0.8, scale))
    route_card = _card(ROUTE_CARD, max(0.82, scale))
    hand = QRectF(middle.left(), middle.bottom() - card.height(), middle.width(), card.height())
    high = round(max(36.0, 42 * scale)) if needs.has_prompt else 0.0
    prompt = QRectF(middle.left(), hand.top() - high - max(LIFTED, gap * 0.9), middle.width(), high)
    row = route_card.height() + 24 * max(0.9, scale)
    wide = _side_width(middle.width(), needs, scale)
    chart = middle.width() - wide - gap * 1.2
    route = QRectF(middle.left(), prompt.top() - row - gap * 0.3, chart, row)
    sheet = QRectF(middle.left(), middle.top(), chart, route.top() - gap * 0.7 - middle.top())
    side = QRectF(sheet.right() + gap * 1.2, middle.top(), wide, route.bottom() - middle.top())
    horizon, market = _side(side, needs, card, scale)
    deck = QRectF(middle.left() + gap, hand.top(), card.width(), card.height())
    discard = QRectF(middle.right() - gap - card.width(), hand.top(), card.width(), card.height())
    hand = hand.adjusted(card.width() + 3 * gap, 0, -card.width() - 3 * gap, 0)
    return Places(
        size=size,
        scale=scale,
        seats=sides.seats,
        boxes=sides.boxes,
        phases=sides.phases,
        has_phase_list=sides.has_phase_list,
        log=sides.log,
        legend=sides.legend,
        sheet=sheet,
        island=_island(sheet),
        side=side,
        horizon=horizon,
        market=market,
        route=route,
        route_card=route_card,
        prompt=prompt,
        hand=hand,
        card=card,
        deck=deck,
        discard=discard,
    )


def _card(usual: QSizeF, scale: float) -> QSizeF:
    """In whole pixels."""
    return QSizeF(round(usual.width() * scale), round(usual.height() * scale))


def _side_width(middle: float, needs: Needs, scale: float) -> float:
    wanted = WIDE_SIDE if needs.has_draft else SIDE_WIDTH
    return round(min(wanted * max(0.72, scale), middle * (0.36 if needs.has_draft else 0.27)))


def _island(sheet: QRectF) -> QRectF:
    """A square of whole pixels a cell: compass, ships and names stand around it."""
    room = sheet.height() - 2 * FRAME * sheet.height()
    cell = int(min(room, sheet.width() * 0.9) / (SIDE + 2 * LAGOON))
    rect = QRectF(0, 0, cell * SIDE, cell * SIDE)
    rect.moveCenter(sheet.center())
    rect.moveTopLeft(QPointF(round(rect.left()), round(rect.top())))
    return rect


def _side(
    side: QRectF, needs: Needs, card: QSizeF, scale: float
) -> tuple[tuple[QRectF, ...], tuple[QRectF, ...]]:
    unit = max(0.85, scale)
    head, name, gap = 24 * unit, 17 * unit, 10 * unit
    if needs.has_draft:
        return _wide_side(side, head, name, gap, card)
    high = min(side.width() * HORIZON, side.height() * 0.34)
    picture = QRectF(side.left(), side.top() + head + name, side.width(), high)
    top = picture.bottom() + gap + head
    size = _market_card(card, (side.width() - gap) / 2, (side.bottom() - top - gap) / 2)
    market = [
        QRectF(
            QPointF(
                side.left() + column * (size.width() + gap), round(top + row * (size.height() + gap * 0.8))
            ),
            size,
        )
        for row in (0, 1)
        for column in (0, 1)
    ]
    return (picture,), tuple(market)


def _wide_side(
    side: QRectF, head: float, name: float, gap: float, card: QSizeF
) -> tuple[tuple[QRectF, ...], tuple[QRectF, ...]]:
    """Two islands and one below them; the market in one row."""
    size = _market_card(card, (side.width() - 3 * gap) / MARKET, card.height())
    wide = (side.width() - gap) / 2
    room = side.height() - head - 2 * name - 2 * gap - head - size.height()
    high = min(wide * 0.86, room / 2)
    pictures = [
        QRectF(
            side.left() + (i % 2) * (wide + gap),
            side.top() + head + name + (i // 2) * (high + name + gap * 0.5),
            wide,
            high,
        )
        for i in range(BLOCK - 1)
    ]
    top = round(pictures[-1].bottom() + gap + head)
    market = [
        QRectF(QPointF(round(side.left() + i * (size.width() + gap)), top), size) for i in range(MARKET)
    ]
    return tuple(pictures), tuple(market)


def _market_card(card: QSizeF, wide: float, high: float) -> QSizeF:
    shrink = min(1.0, wide / card.width(), high / card.height())
    return QSizeF(round(card.width() * shrink), round(card.height() * shrink))


def _mirrored(places: Places) -> Places:
    """For a left hand: panels, market and piles on the other side."""
    width = places.size.width()

    def flip(rect: QRectF) -> QRectF:
        return QRectF(width - rect.right(), rect.top(), rect.width(), rect.height())

    sheet = flip(places.sheet)
    return replace(
        places,
        is_mirrored=True,
        seats=flip(places.seats),
        boxes=tuple(map(flip, places.boxes)),
        phases=flip(places.phases),
        log=None if places.log is None else flip(places.log),
        legend=None if places.legend is None else flip(places.legend),
        sheet=sheet,
        island=places.island.translated(sheet.left() - places.sheet.left(), 0),
        side=flip(places.side),
        horizon=_in_reading_order(map(flip, places.horizon)),
        market=_in_reading_order(map(flip, places.market)),
        route=flip(places.route),
        prompt=flip(places.prompt),
        hand=flip(places.hand),
        deck=flip(places.deck),
        discard=flip(places.discard),
    )


def _in_reading_order(rects: Iterable[QRectF]) -> tuple[QRectF, ...]:
    return tuple(sorted(rects, key=lambda rect: (rect.top(), rect.left())))

"""Pictures of a board that nobody plays on: for the rules, the choice of a mode, the voyage to go on with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath, QPen, QPixmap

from shtil_desktop.games.shtil.rules import cards
from shtil_desktop.games.shtil.rules.layouts import Layout, Position
from shtil_desktop.games.shtil.rules.options import LAYOUTS, Mode
from shtil_desktop.games.shtil.table.art.board.marks import CellMark
from shtil_desktop.games.shtil.table.art.board.sea import (
    STORM_PURPLE,
    paint_cell,
    paint_cell_mark,
    paint_dock,
    paint_frame,
    paint_row_marker,
    paint_shadow,
)
from shtil_desktop.games.shtil.table.art.board.ship import paint_open_air
from shtil_desktop.games.shtil.table.art.cards.badge import paint_badge
from shtil_desktop.games.shtil.table.art.cards.faces import FaceStyle
from shtil_desktop.games.shtil.table.art.cards.numerals import paint_figures
from shtil_desktop.games.shtil.table.art.glyphs import MOON, REEF, SUN, paint_glyph
from shtil_desktop.games.shtil.table.rendering.face_cache import FaceCache
from shtil_desktop.table import theme
from shtil_desktop.table.art.shapes import disc, fill, line
from shtil_desktop.table.theme import Palette, faded

HIGH = 0.79  # height of a cell, in widths
GAP = 0.07  # between cells, in widths
STORM_CARDS = {"yellow": cards.YELLOW, "purple": cards.PURPLE, "orange": cards.ORANGE}


@dataclass(frozen=True)
class BoardSpec:
    """What is on the board of a picture."""

    mode: Mode = Mode.STANDARD
    islands: Mapping[Position, int] = field(default_factory=dict)
    moon: frozenset[Position] = frozenset()
    marked: frozenset[Position] = frozenset()
    barred: frozenset[Position] = frozenset()
    prices: Mapping[Position, int] = field(default_factory=dict)
    reef: int | None = None
    storms: Sequence[tuple[int, int | None]] = ()
    """Each storm with its row, or None for one in front of the hand."""
    start: bool = False
    finish: bool = False
    hand: Sequence[int] = ()
    picked: int | None = None
    given: frozenset[int] = frozenset()
    has_line: bool = False
    scores: Sequence[int] = ()

    @property
    def layout(self) -> Layout:
        return LAYOUTS[self.mode]

    @cached_property
    def has_docks(self) -> bool:
        return self.start or self.finish

    @cached_property
    def marker_rows(self) -> dict[int, int]:
        """Row to what stands before it."""
        found = {} if self.reef is None else {self.reef: REEF}
        return found | {row: storm for storm, row in self.storms if row is not None}

    @classmethod
    def of(cls, plain: Mapping[str, Any]) -> BoardSpec:
        """A picture from its plain description in the rules."""
        return cls(
            mode=Mode(plain.get("mode", "standard")),
            islands={_place(text): _card(card) for text, card in plain.get("cells", {}).items()},
            moon=frozenset(map(_place, plain.get("moon", ()))),
            marked=frozenset(map(_place, plain.get("marked", ()))),
            barred=frozenset(map(_place, plain.get("barred", ()))),
            prices={_place(text): int(price) for text, price in plain.get("prices", {}).items()},
            reef=plain.get("reef"),
            storms=tuple((STORM_CARDS[each["storm"]], each.get("row")) for each in plain.get("storms", ())),
            start=bool(plain.get("start")),
            finish=bool(plain.get("finish")),
            hand=tuple(map(_card, plain.get("hand", ()))),
            picked=None if "card" not in plain else _card(plain["card"]),
            given=frozenset(map(_card, plain.get("give", ()))),
            has_line=bool(plain.get("line")),
            scores=tuple(plain.get("scores", ())),
        )


def _place(text: str) -> Position:
    row, column = text.split(",")
    return int(row), int(column)


def _card(name: int | str) -> int:
    return name if isinstance(name, int) else cards.BY_NAME[name]


class BoardPicture:
    """A picture of a spec with cells of a given width."""

    def __init__(
        self, spec: BoardSpec, cell_width: float, palette: Palette, faces: FaceCache | None = None
    ) -> None:
        self.spec = spec
        self.palette = palette
        self._faces = faces or FaceCache()
        self.cell = QSizeF(round(cell_width), round(cell_width * HIGH))
        self.gap = max(1.0, round(cell_width * GAP))
        layout = spec.layout
        self.rows = len(layout.rows)
        self.columns = max(map(len, layout.rows)) if layout.is_centred else 6
        self.pad = max(3.0, round(cell_width * 0.16))
        marker = cell_width * 0.5 if spec.marker_rows else 0.0
        dock = self.cell.width() + self.pad if spec.has_docks else 0.0
        width = self.columns * self.cell.width() + (self.columns - 1) * self.gap
        height = self.rows * self.cell.height() + (self.rows - 1) * self.gap
        self.grid = QRectF(dock + marker + self.pad, self.pad, width, height)
        self.frame = self.grid.adjusted(-self.pad, -self.pad, self.pad, self.pad)
        self.marker = marker
        below = self.cell.height() * 1.12 + self.pad if spec.hand or spec.scores else 0.0
        if len(spec.hand) > 7:
            below += self.cell.height() + self.gap
        self.size = QSizeF(self.frame.right() + dock, self.frame.bottom() + below)

    def image(self, ratio: float = 1.0) -> QImage:
        width, height = round(self.size.width() * ratio), round(self.size.height() * ratio)
        image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
        image.setDevicePixelRatio(ratio)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint(painter, ratio)
        painter.end()
        return image

    def pixmap(self, ratio: float = 1.0) -> QPixmap:
        return QPixmap.fromImage(self.image(ratio))

    def rect_of(self, place: Position) -> QRectF:
        row, column = place
        layout = self.spec.layout
        pitch = self.cell.width() + self.gap
        shift = (self.columns - len(layout.rows[row])) * pitch / 2 if layout.is_centred else 0.0
        y = self.grid.bottom() - self.cell.height() - row * (self.cell.height() + self.gap)
        return QRectF(QPointF(round(self.grid.left() + shift + column * pitch), y), self.cell)

    def _steps(self) -> list[QRectF]:
        """The rows of a pyramid."""
        layout = self.spec.layout
        ends = [(row, len(cells) - 1) for row, cells in enumerate(layout.rows)]
        return [
            self.rect_of((row, 0)).united(self.rect_of((row, last)))
            for row, last in ends
            if layout.is_centred
        ]

    def _paint(self, painter: QPainter, ratio: float) -> None:
        paint_frame(painter, self.frame, self.grid, self.palette, self.rows, self._steps())
        if self.spec.mode is Mode.ARCH:
            air = self.rect_of((0, 2)).united(self.rect_of((2, 3)))
            paint_open_air(painter, air, self.palette)
        for cell, place in enumerate(self.spec.layout.positions):
            self._paint_place(painter, cell, place, ratio)
        for row, what in self.spec.marker_rows.items():
            self._paint_marker(painter, row, what)
        if self.spec.has_line:
            self._paint_line(painter)
        self._paint_docks(painter, ratio)
        self._paint_hand(painter, ratio)
        self._paint_scores(painter)

    def _paint_place(self, painter: QPainter, cell: int, place: Position, ratio: float) -> None:
        spec, rect = self.spec, self.rect_of(place)
        mark = CellMark.OPEN if place in spec.prices else CellMark.NONE
        if place in spec.islands:
            self._paint_card(painter, rect, spec.islands[place], ratio, place in spec.moon)
            if place in spec.marked:
                paint_cell_mark(painter, rect, self.palette, CellMark.HINT)
            return
        one = spec.layout.lines[spec.layout.line_of[cell]]
        position = (cell - one.first) / max(1, one.last - one.first)
        paint_cell(painter, rect, position, self.palette, mark)
        if place in spec.prices:
            size = self.cell.height() * 0.52
            badge = QRectF(rect.center() - QPointF(size / 2, size / 2), QSizeF(size, size))
            paint_badge(painter, badge, spec.prices[place], self.palette)
        if place in spec.barred:
            paint_cell_mark(painter, rect, self.palette, CellMark.BLOCKED)
            self._paint_bar(painter, rect)
        if place in spec.marked:
            paint_cell_mark(painter, rect, self.palette, CellMark.HINT)

    def _paint_bar(self, painter: QPainter, rect: QRectF) -> None:
        """A cross: not here."""
        reach, centre = rect.height() * 0.15, rect.center()
        for sign in (1, -1):
            path = QPainterPath(centre - QPointF(reach, reach * sign))
            path.lineTo(centre + QPointF(reach, reach * sign))
            line(painter, path, faded(self.palette.price, 0.95), max(1.5, rect.height() * 0.055))

    def _paint_card(
        self, painter: QPainter, rect: QRectF, card: int, ratio: float, is_turned: bool = False
    ) -> None:
        has_sides = self.spec.mode in (Mode.SUN_MOON, Mode.COMPETITIVE)
        style = FaceStyle(self.palette, turned=is_turned, numeral_scale=self._numerals, has_marks=has_sides)
        paint_shadow(painter, rect, self.palette)
        painter.drawPixmap(rect.topLeft(), self._faces.face(card, rect.size(), ratio, style))

    @property
    def _numerals(self) -> float:
        """Figures grow where cards are small."""
        return min(1.7, max(1.0, 74 / self.cell.width()))

    def _paint_marker(self, painter: QPainter, row: int, what: int) -> None:
        middle = self.rect_of((row, 0)).center().y()
        size = QSizeF(self.marker * 0.86, self.cell.height() * 0.5)
        place = QPointF(self.frame.left() - self.marker, middle - size.height() / 2)
        paint_row_marker(painter, QRectF(place, size), what, self.palette)

    def _paint_line(self, painter: QPainter) -> None:
        """The way of the numbers: along each row and on to the next."""
        pen = QPen(faded(self.palette.price, 0.9), max(2.0, self.cell.height() * 0.05))
        pen.setStyle(Qt.PenStyle.DotLine)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        path = QPainterPath()
        low = self.cell.height() * 0.36
        for row in range(self.rows):
            first, last = self.rect_of((row, 0)).center(), self.rect_of((row, self.columns - 1)).center()
            begin = QPointF(first.x() - self.cell.width() * 0.4, first.y() + low)
            path.lineTo(begin) if row else path.moveTo(begin)
            path.lineTo(last.x() + self.cell.width() * 0.4, last.y() + low)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)

    def _paint_docks(self, painter: QPainter, ratio: float) -> None:
        if not self.spec.has_docks:
            return
        left = QRectF(QPointF(0, self.rect_of((0, 0)).top()), self.cell)
        right = QRectF(QPointF(self.frame.right() + self.pad, self.grid.top()), self.cell)
        if self.spec.start:
            self._paint_card(painter, left, cards.START, ratio)
        if self.spec.finish:
            self._paint_card(painter, right, cards.FINISH, ratio)
        else:
            paint_dock(painter, right, cards.FINISH, self.palette)

    def _paint_hand(self, painter: QPainter, ratio: float) -> None:
        hand = self.spec.hand
        if not hand:
            return
        lines = [hand] if len(hand) <= 7 else [hand[: (len(hand) + 1) // 2], hand[(len(hand) + 1) // 2 :]]
        top = self.frame.bottom() + self.pad + self.cell.height() * 0.12
        for cards_of_line in lines:
            step = min(
                self.cell.width() + self.gap, self.size.width() / max(1, len(cards_of_line)) - self.gap * 0.2
            )
            left = self.grid.center().x() - ((len(cards_of_line) - 1) * step + self.cell.width()) / 2
            if self._storms_here:
                left = self.grid.left()
            for i, card in enumerate(cards_of_line):
                is_up = card == self.spec.picked or card in self.spec.given
                lift = self.cell.height() * 0.12 if is_up else 0.0
                rect = QRectF(QPointF(round(left + i * step), round(top - lift)), self.cell)
                self._paint_card(painter, rect, card, ratio)
                if is_up:
                    paint_cell_mark(painter, rect, self.palette, CellMark.OPEN)
            top += self.cell.height() + self.gap
        self._paint_storms(painter, ratio)

    @property
    def _storms_here(self) -> list[int]:
        return [storm for storm, row in self.spec.storms if row is None]

    def _paint_storms(self, painter: QPainter, ratio: float) -> None:
        """Storms that lie before the player, small, at the right of the hand."""
        for i, storm in enumerate(self._storms_here):
            size = self.cell * 0.8
            x = self.frame.right() - size.width() - i * (size.width() + self.gap)
            rect = QRectF(QPointF(x, self.size.height() - size.height() - 2), size)
            self._paint_card(painter, rect, storm, ratio)

    def _paint_scores(self, painter: QPainter) -> None:
        if not self.spec.scores:
            return
        height = self.cell.height() * 0.46
        y = self.frame.bottom() + self.pad + self.cell.height() * 0.3
        colours = (theme.GOLD, STORM_PURPLE)
        for i, score in enumerate(self.spec.scores):
            x = self.grid.center().x() + (i * 2 - 1.6) * self.cell.width()
            disc(painter, x + height / 2, y + height / 2, height * 0.72, colours[i % 2])
            box = QRectF(x, y, height, height).adjusted(3, 3, -3, -3)
            paint_glyph(painter, box, (SUN, MOON)[i % 2], theme.INK_DARK if i == 0 else theme.INK_LIGHT)
            ink = self.palette.text
            paint_figures(painter, str(score), x + height * 1.5, y, height, ink, faded(ink, 0.0))


def miniature(
    layout: Layout, numbers: Sequence[int | None], size: QSizeF, palette: Palette, ratio: float
) -> QPixmap:
    """A board from afar: a small plate for each cell in its colour."""
    pixmap = QPixmap(round(size.width() * ratio), round(size.height() * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    rows = len(layout.rows)
    columns = max(map(len, layout.rows)) if layout.is_centred else 6
    pitch_x, pitch_y = size.width() / columns, size.height() / rows
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for cell, (row, column) in enumerate(layout.positions):
        shift = (columns - len(layout.rows[row])) / 2 if layout.is_centred else 0.0
        rect = QRectF((column + shift) * pitch_x, size.height() - (row + 1) * pitch_y, pitch_x, pitch_y)
        plate = QPainterPath()
        plate.addRoundedRect(rect.adjusted(1, 1, -1, -1), 2.5, 2.5)
        one, number = layout.lines[layout.line_of[cell]], numbers[cell]
        if number is None:
            fill(painter, plate, palette.tint((cell - one.first) / max(1, one.last - one.first)))
            if palette.is_flat or not palette.is_dark:
                painter.strokePath(plate, QPen(palette.cell_line, 0.8))
        else:
            fill(painter, plate, theme.sky(number) if not palette.is_flat else palette.text)
    painter.end()
    return pixmap

"""The score sheet after a competitive game: beside the board, where a hint would stand."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from shtil_desktop.games.shtil.table.items.side_signs import SIDES, paint_sign
from shtil_desktop.games.shtil.table.layout.geometry import Places
from shtil_desktop.games.shtil.table.rendering.pictures import Pictures
from shtil_desktop.games.shtil.table.stage.shtil_stage import ShtilStage
from shtil_desktop.games.shtil.table.words.prompts import translate
from shtil_desktop.games.shtil.table.words.score import Score, signed, told_score
from shtil_desktop.table.art.plates import paint_panel
from shtil_desktop.table.items.fitted_text import elided, text_width
from shtil_desktop.table.items.flat_item import FlatItem
from shtil_desktop.table.items.height import Height
from shtil_desktop.table.theme import faded

PAD = 12.0
LINE = 1.75  # the height of a line, in sizes of its letters


class ScoreItem(FlatItem):
    """What each rival gained and lost, line by line; the winner's sum is marked."""

    def __init__(self, pictures: Pictures) -> None:
        super().__init__(pictures)
        self.scores: tuple[Score, ...] = ()
        self.seats: tuple[int, ...] = ()
        """The player first."""
        self.names: tuple[str, ...] = ()

    def lay(self, places: Places) -> float:
        """At the top of the log, or at the foot of the crew where no log stands; the height that it takes."""
        column = places.column
        slot = column.slot(self._line * (len(self._rows()) + 2) + 1.2 * self._pad)
        self.place(slot)
        return column.room(slot)

    @property
    def _pad(self) -> float:
        return PAD * self._pictures.unit

    @property
    def _line(self) -> float:
        return self._pictures.font(12.5).pixelSize() * LINE

    def _rows(self) -> list[tuple[str, list[int]]]:
        """A line for everything that anybody gained or lost, and one for the sums."""
        sheets = [self.scores[seat].parts() for seat in self.seats]
        rows = [(text, [sheet[i][1] for sheet in sheets]) for i, (text, _) in enumerate(sheets[0])]
        return [row for row in rows[:-1] if any(row[1])] + rows[-1:]

    def _columns(self) -> list[QRectF]:
        """Where each rival's figures stand, from the top of the sheet to its foot."""
        inner = self.rect.adjusted(self._pad, 0, -self._pad, 0)
        figure = self._pictures.font(12.5, bold=True)
        wide = max(text_width(figure, "\N{MINUS SIGN}88"), self._line * 1.15)
        gap = wide * 0.25
        return [
            QRectF(inner.right() - (2 - i) * wide - (1 - i) * gap, self.rect.top(), wide, self.rect.height())
            for i in range(2)
        ]

    def paint_self(self, painter: QPainter) -> None:
        palette = self._pictures.palette
        paint_panel(painter, self.rect, palette, palette.accent, 2.0, 1.0)
        columns, y = self._columns(), self.rect.top() + self._pad * 0.6
        self._paint_head(painter, columns, y)
        y += self._line * 2
        rows = self._rows()
        for i, (text, points) in enumerate(rows):
            is_sum = i == len(rows) - 1
            if is_sum:
                painter.setPen(QPen(faded(palette.text, 0.35), 1.0))
                painter.drawLine(
                    QPointF(self.rect.left() + self._pad, y), QPointF(self.rect.right() - self._pad, y)
                )
            self._paint_row(painter, columns, y, text, points, is_sum)
            y += self._line

    def _paint_head(self, painter: QPainter, columns: list[QRectF], y: float) -> None:
        """Whose figures they are: a sun or a moon, and the name below it."""
        palette, title = self._pictures.palette, self._pictures.font(13, bold=True)
        left = self.rect.left() + self._pad
        room = columns[0].left() - left - 4
        painter.setFont(title)
        painter.setPen(palette.text)
        head = elided(title, translate("score", "Score"), room)
        painter.drawText(QRectF(left, y, room, self._line), Qt.AlignmentFlag.AlignVCenter, head)
        small = self._pictures.font(11)
        for seat, column, name in zip(self.seats, columns, self.names, strict=True):
            size = self._line * 0.92
            paint_sign(painter, QRectF(column.right() - size, y, size, size), SIDES[seat], palette)
            painter.setFont(small)
            painter.setPen(palette.text_soft)
            below = QRectF(column.left() - 6, y + size, column.width() + 6, self._line)
            flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
            painter.drawText(below, flags, elided(small, name, below.width()))

    def _paint_row(
        self,
        painter: QPainter,
        columns: list[QRectF],
        y: float,
        text: str,
        points: list[int],
        is_sum: bool,
    ) -> None:
        palette, font = self._pictures.palette, self._pictures.font(12.5, bold=is_sum)
        left = self.rect.left() + self._pad
        room = columns[0].left() - left - 4
        painter.setFont(font)
        painter.setPen(palette.text if is_sum else palette.text_soft)
        box = QRectF(left, y, room, self._line)
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, elided(font, text, room))
        painter.setPen(palette.text)
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
        for column, figure in zip(columns, points, strict=True):
            painter.drawText(QRectF(column.left(), y, column.width(), self._line), flags, signed(figure))


def show_scores(stage: ShtilStage, scores: tuple[Score, Score]) -> str:
    """The sheet of both, the player's first, while the log makes room; the same in words to be announced."""
    if stage.scores is None:
        stage.scores = stage.put(ScoreItem(stage.pictures), Height.PANEL)
    seats, names = (stage.player, 1 - stage.player), [mate.name for mate in stage.mates]
    stage.scores.show_as(scores=scores, seats=seats, names=tuple(names[seat] for seat in seats))
    stage.make_room(stage.scores.lay(stage.places))
    stage.scores.setVisible(True)
    return ". ".join(told_score(names[seat], scores[seat]) for seat in seats)

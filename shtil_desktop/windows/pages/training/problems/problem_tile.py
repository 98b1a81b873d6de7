"""A problem of the list as a tile: a picture with how far it is solved, number, difficulty and kind."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QTextLayout, QTextOption
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from shtil_desktop.games.problems import HARDEST, Problem
from shtil_desktop.play.profile.training.progress import ProblemState
from shtil_desktop.table.art.shapes import disc, fill
from shtil_desktop.table.theme import Palette, mix
from shtil_desktop.table.words.counted_words import sentence_case
from shtil_desktop.windows.pages.training.board_pictures import BoardPictures, paint_empty
from shtil_desktop.windows.pages.training.problems.problem_exercise import ProblemPicture, parts_of
from shtil_desktop.windows.pages.training.problems.problem_model import PROBLEM, Index, ProblemModel
from shtil_desktop.windows.pages.training.problems.signs import paint_standing

TILE: Final = QSize(206, 80)
"""At least so wide; the list gives tiles all of its width."""
PICTURE: Final = 58.0
CORNER: Final = 10.0
PALENESS: Final = 0.6
"""Of what is not solved yet: it gets its colours with the solution."""
BADGE: Final = 10.5
"""The radius of the plate that a sign stands on."""
LINES: Final = 3
"""Of what kind it is."""


class ProblemDelegate(QStyledItemDelegate):
    """Paints a tile: never by colour alone."""

    def __init__(self, palette: Palette, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.colours = palette
        self.pictures = BoardPictures(palette, self)
        self.tile = TILE
        """How large a tile is: the list gives them all of its width."""

    def wear(self, palette: Palette) -> None:
        self.colours = palette
        self.pictures.wear(palette)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return self.tile

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        problem: Problem = index.data(PROBLEM)
        model = index.model()
        assert isinstance(model, ProblemModel) and model.known is not None
        standing = model.known.standing(problem)
        area = QRectF(option.rect).adjusted(2, 2, -2, -2)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_plate(painter, area, option)
        picture = QRectF(area.left() + 9, area.center().y() - PICTURE / 2, PICTURE, PICTURE)
        self._paint_picture(painter, picture, problem, standing)
        words = area.adjusted(PICTURE + 22, 8, -9, -6)
        self._paint_words(painter, words, option.font, model.known.number(problem), problem)
        painter.restore()

    def _paint_plate(self, painter: QPainter, area: QRectF, option: QStyleOptionViewItem) -> None:
        palette = self.colours
        plate = QPainterPath()
        plate.addRoundedRect(area, CORNER, CORNER)
        state = option.state
        is_under_pointer = state & QStyle.StateFlag.State_MouseOver
        fill(painter, plate, mix(palette.panel, palette.accent, 0.14) if is_under_pointer else palette.panel)
        painter.strokePath(plate, QPen(palette.text if palette.is_flat else palette.panel_line, 1.0))
        if state & QStyle.StateFlag.State_HasFocus and state & QStyle.StateFlag.State_Selected:
            inner = QPainterPath()
            inner.addRoundedRect(area.adjusted(1, 1, -1, -1), CORNER - 1, CORNER - 1)
            painter.strokePath(inner, QPen(palette.text, 2.4))

    def _paint_picture(
        self, painter: QPainter, rect: QRectF, problem: Problem, standing: ProblemState
    ) -> None:
        is_solved = standing is not ProblemState.OPEN
        ratio = painter.device().devicePixelRatioF()
        picture = self.pictures.of(ProblemPicture(problem, is_solved, rect.width(), ratio))
        if picture is not None and not picture.isNull():
            painter.setOpacity(1.0 if is_solved else PALENESS)
            painter.drawPixmap(rect.topLeft(), picture)
            painter.setOpacity(1.0)
        else:
            paint_empty(painter, rect, self.colours)
        if is_solved:
            self._paint_badge(painter, rect.bottomRight() - QPointF(4, 4), standing)

    def _paint_badge(self, painter: QPainter, centre: QPointF, standing: ProblemState) -> None:
        """How far it is solved, on a plate that stands out from any picture."""
        disc(painter, centre.x(), centre.y(), BADGE + 1.2, self.colours.text)
        disc(painter, centre.x(), centre.y(), BADGE, self.colours.panel)
        half = BADGE * 0.6
        paint_standing(
            painter, QRectF(centre.x() - half, centre.y() - half, 2 * half, 2 * half), standing, self.colours
        )

    def _paint_words(
        self, painter: QPainter, area: QRectF, font: QFont, number: int, problem: Problem
    ) -> None:
        bold = QFont(font)
        bold.setBold(True)
        metrics = QFontMetricsF(bold)
        painter.setFont(bold)
        painter.setPen(self.colours.text)
        painter.drawText(QPointF(area.left(), area.top() + metrics.ascent()), str(number))
        paint_dots(painter, QPointF(area.right(), area.top() + metrics.height() / 2), problem, self.colours)
        small = QFont(font)
        small.setPointSizeF(max(8.0, font.pointSizeF() * 0.88))
        painter.setPen(self.colours.text_soft)
        below = area.adjusted(0, metrics.height() + 3, 0, 0)
        paint_lines(painter, below, sentence_case(parts_of(problem.game).label(problem)), small)


def paint_lines(painter: QPainter, area: QRectF, text: str, font: QFont) -> None:
    """A few words on as many lines as they need and there are."""
    layout = QTextLayout(text, font)
    layout.setTextOption(QTextOption(Qt.AlignmentFlag.AlignLeft))
    layout.beginLayout()
    y, metrics = 0.0, QFontMetricsF(font)
    painter.setFont(font)
    for at in range(LINES):
        line = layout.createLine()
        if not line.isValid():
            break
        line.setLineWidth(area.width())
        begin = line.textStart()
        told = text[begin:] if at == LINES - 1 else text[begin : begin + line.textLength()]
        told = metrics.elidedText(told.rstrip(), Qt.TextElideMode.ElideRight, area.width())
        painter.drawText(QPointF(area.left(), area.top() + y + metrics.ascent()), told)
        y += metrics.lineSpacing()
    layout.endLayout()


def paint_dots(painter: QPainter, end: QPointF, problem: Problem, palette: Palette) -> None:
    """The difficulty: so many of five dots are filled; `end` is the right end of their line."""
    step, radius = 9.0, 3.0
    for at in range(HARDEST):
        x = end.x() - radius - (HARDEST - 1 - at) * step
        disc(painter, x, end.y(), radius, palette.text_soft)
        if at >= problem.difficulty:
            disc(painter, x, end.y(), radius - 1.1, palette.panel)

"""The problems of a game as small tiles: number, difficulty, how far it is solved, and a picture."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    QSizeF,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QFont, QFontMetricsF, QKeyEvent, QPainter, QPainterPath, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from shtil_desktop.games import face_of
from shtil_desktop.games.problems import HARDEST, Problem, solution_of
from shtil_desktop.play.profile.training.progress import Standing
from shtil_desktop.table.art.shapes import disc, fill
from shtil_desktop.table.theme import Palette, faded, mix
from shtil_desktop.windows.pages.game_pages import pages_of
from shtil_desktop.windows.pages.training.problems.problem_exercise import match_of, parts_of
from shtil_desktop.windows.pages.training.problems.problem_set import ProblemSet
from shtil_desktop.windows.pages.training.problems.signs import paint_standing
from shtil_desktop.windows.pages.training.words import difficulty_text, standing_name

PROBLEM: Final = Qt.ItemDataRole.UserRole
Index = QModelIndex | QPersistentModelIndex
TILE: Final = QSize(196, 78)
PICTURE: Final = 54.0
SPACING: Final = 4
CORNER: Final = 10.0
NOTHING: Final = QModelIndex()


class ProblemModel(QAbstractListModel):
    """Some problems of a set."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.problems: list[Problem] = []
        self.known: ProblemSet | None = None

    def show(self, known: ProblemSet, problems: Sequence[Problem]) -> None:
        self.beginResetModel()
        self.known, self.problems = known, list(problems)
        self.endResetModel()

    def refresh(self) -> None:
        """How far they are solved has changed."""
        if self.problems:
            self.dataChanged.emit(self.index(0), self.index(len(self.problems) - 1))

    def rowCount(self, parent: Index = NOTHING) -> int:
        return 0 if parent.isValid() else len(self.problems)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        problem = self.problems[index.row()]
        if role == PROBLEM:
            return problem
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            return self.spoken(problem)
        if role == Qt.ItemDataRole.DisplayRole:
            return self.spoken(problem)
        return None

    def spoken(self, problem: Problem) -> str:
        """All of it in one line."""
        assert self.known is not None
        parts = parts_of(problem.game)
        told = (
            str(self.known.number(problem)),
            parts.variety(problem),
            difficulty_text(problem.difficulty),
            standing_name(self.known.standing(problem)),
        )
        return ", ".join(told)


class SolvedPictures(QObject):
    """Small pictures of problems that are solved, painted one by one while nothing else happens."""

    painted = Signal()

    def __init__(self, palette: Palette, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.colours = palette
        self._made: dict[str, QPixmap] = {}
        self._wanted: list[tuple[Problem, float]] = []
        self._timer = QTimer(self, singleShot=True, interval=0)
        self._timer.timeout.connect(self._paint_one)

    def wear(self, palette: Palette) -> None:
        self.colours = palette
        self._made.clear()

    def of(self, problem: Problem, ratio: float) -> QPixmap | None:
        """The picture, if it is painted already; else it will be soon."""
        key = f"{problem.game} {problem.id} {ratio}"
        if key not in self._made and all(one.id != problem.id for one, _ in self._wanted):
            self._wanted.append((problem, ratio))
            self._timer.start()
        return self._made.get(key)

    def _paint_one(self) -> None:
        if not self._wanted:
            return
        problem, ratio = self._wanted.pop(0)
        self._made[f"{problem.game} {problem.id} {ratio}"] = picture_of(problem, self.colours, ratio)
        if self._wanted:
            self._timer.start()
        self.painted.emit()


def picture_of(problem: Problem, palette: Palette, ratio: float, side: float = PICTURE) -> QPixmap:
    """What a problem comes to."""
    try:
        end = solution_of(face_of(problem.game), problem)
    except Exception:  # a damaged problem has no picture: that it can't be solved is told when it is opened
        return QPixmap()
    return (
        pages_of(problem.game).underway(match_of(problem, end)).miniature(QSizeF(side, side), palette, ratio)
    )


class ProblemDelegate(QStyledItemDelegate):
    """Paints a tile: never by colour alone."""

    def __init__(self, palette: Palette, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.colours = palette
        self.pictures = SolvedPictures(palette, self)
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
        self._paint_plate(painter, area, option, standing)
        picture = QRectF(area.left() + 9, area.center().y() - PICTURE / 2, PICTURE, PICTURE)
        ratio = painter.device().devicePixelRatioF()
        self._paint_picture(painter, picture, problem, standing, ratio)
        words = area.adjusted(PICTURE + 20, 8, -6, -8)
        self._paint_words(painter, words, option.font, model.known.number(problem), problem, standing)
        painter.restore()

    def _paint_plate(
        self, painter: QPainter, area: QRectF, option: QStyleOptionViewItem, standing: Standing
    ) -> None:
        palette = self.colours
        plate = QPainterPath()
        plate.addRoundedRect(area, CORNER, CORNER)
        colour = palette.panel if standing is Standing.OPEN else mix(palette.panel, palette.accent, 0.10)
        state = option.state
        if state & QStyle.StateFlag.State_MouseOver:
            colour = mix(colour, palette.accent, 0.14)
        fill(painter, plate, colour)
        painter.strokePath(plate, QPen(palette.text if palette.is_flat else palette.panel_line, 1.0))
        if state & QStyle.StateFlag.State_HasFocus and state & QStyle.StateFlag.State_Selected:
            inner = QPainterPath()
            inner.addRoundedRect(area.adjusted(1, 1, -1, -1), CORNER - 1, CORNER - 1)
            painter.strokePath(inner, QPen(palette.text, 2.4))

    def _paint_picture(
        self, painter: QPainter, rect: QRectF, problem: Problem, standing: Standing, ratio: float
    ) -> None:
        picture = None if standing is Standing.OPEN else self.pictures.of(problem, ratio)
        if picture is not None and not picture.isNull():
            painter.drawPixmap(rect.topLeft(), picture)
            return
        empty = QPainterPath()
        empty.addRoundedRect(rect, 8, 8)
        fill(painter, empty, faded(self.colours.text, 0.07))  # dashes would take longer than all the rest

    def _paint_words(
        self, painter: QPainter, area: QRectF, font: QFont, number: int, problem: Problem, standing: Standing
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
        plain = QFontMetricsF(small)
        painter.setFont(small)
        bottom = area.bottom() - plain.descent()
        sign = QRectF(area.left(), bottom - plain.ascent(), plain.ascent(), plain.ascent())
        paint_standing(painter, sign, standing, self.colours)
        painter.setPen(self.colours.text if standing is not Standing.OPEN else self.colours.text_soft)
        left = sign.right() + 5
        told = plain.elidedText(standing_name(standing), Qt.TextElideMode.ElideRight, area.right() - left)
        painter.drawText(QPointF(left, bottom), told)
        kind = plain.elidedText(
            parts_of(problem.game).label(problem), Qt.TextElideMode.ElideRight, area.width()
        )
        painter.setPen(self.colours.text_soft)
        painter.drawText(QPointF(area.left(), (area.top() + metrics.height() + bottom) / 2 + 1), kind)


def paint_dots(painter: QPainter, end: QPointF, problem: Problem, palette: Palette) -> None:
    """The difficulty: so many of five dots are filled; `end` is the right end of their line."""
    step, radius = 9.0, 3.0
    for at in range(HARDEST):
        x = end.x() - radius - (HARDEST - 1 - at) * step
        disc(painter, x, end.y(), radius, palette.text_soft)
        if at >= problem.difficulty:
            disc(painter, x, end.y(), radius - 1.1, palette.panel)


class ProblemList(QListView):
    """Tiles side by side; a click, Enter or Space opens one."""

    wanted = Signal(object)
    """The problem that is to be solved."""

    def __init__(self, palette: Palette, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # Our own viewport: to find out what kind of widget Qt's own is, PySide makes a hundred classes.
        self._pane = QWidget()
        self.setViewport(self._pane)
        self.tiles = ProblemModel(self)
        self.painter = ProblemDelegate(palette, self)
        self.painter.pictures.painted.connect(self._pane.update)
        self.setModel(self.tiles)
        self.setItemDelegate(self.painter)
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setMovement(QListView.Movement.Static)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setUniformItemSizes(True)
        self.setSpacing(SPACING)
        self.setMouseTracking(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setStyleSheet("QListView { background: transparent; border: none; padding: 0 }")
        self.clicked.connect(self._open)

    def show_problems(self, known: ProblemSet, problems: Sequence[Problem]) -> None:
        chosen = self.chosen
        self.tiles.show(known, problems)
        if chosen is not None:
            self.choose(chosen.id)
        if not self.currentIndex().isValid() and problems:
            self.setCurrentIndex(self.tiles.index(0))

    @property
    def chosen(self) -> Problem | None:
        index = self.currentIndex()
        found: Problem | None = index.data(PROBLEM) if index.isValid() else None
        return found

    def choose(self, problem: str) -> None:
        """Go to the one of this id, if it is among them."""
        for row, one in enumerate(self.tiles.problems):
            if one.id == problem:
                self.setCurrentIndex(self.tiles.index(row))
                self.scrollTo(self.tiles.index(row), QAbstractItemView.ScrollHint.PositionAtCenter)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """As many tiles side by side as fit, and no gap behind the last."""
        columns = max(1, event.size().width() // (TILE.width() + 2 * SPACING))
        self.painter.tile = QSize(event.size().width() // columns - 2 * SPACING - 1, TILE.height())
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()

    def wear(self, palette: Palette) -> None:
        self.painter.wear(palette)
        self._pane.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        keys = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
        if event.key() in keys and self.currentIndex().isValid():
            self._open(self.currentIndex())
        elif event.key() == Qt.Key.Key_Escape:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def _open(self, index: QModelIndex) -> None:
        self.wanted.emit(index.data(PROBLEM))

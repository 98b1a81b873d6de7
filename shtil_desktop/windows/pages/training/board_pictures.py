"""Small pictures of problems, painted one by one while nothing else happens."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QSizeF, QTimer, Signal
from PySide6.QtGui import QImage, QPixmap

from shtil_desktop.games import face_of
from shtil_desktop.games.problems import Problem, position_of, solution_of
from shtil_desktop.games.values import value
from shtil_desktop.table.theme import Palette
from shtil_desktop.windows.pages.game_pages import pages_of
from shtil_desktop.windows.pages.training.problems.problem_exercise import match_of


@value
class WantedPicture:
    """A picture of one size: of the position, or of what it comes to."""

    problem: Problem
    is_solved: bool
    side: float
    ratio: float

    @property
    def key(self) -> str:
        problem = self.problem
        return f"{problem.game} {problem.id} {self.is_solved} {self.side} {self.ratio}"


class KeptPictures:
    """Pictures that were used last, for the next time the page is opened; the oldest make room.

    Qt's own cache drops what nobody has shown for half a minute. Images, since a pixmap may not outlive the
    application.
    """

    def __init__(self, most_bytes: int) -> None:
        self._most_bytes = most_bytes
        self._images: OrderedDict[str, QImage] = OrderedDict()
        self.bytes = 0

    def find(self, key: str) -> QPixmap | None:
        image = self._images.get(key)
        if image is None:
            return None
        self._images.move_to_end(key)
        return QPixmap.fromImage(image)

    def keep(self, key: str, picture: QPixmap) -> None:
        known = self._images.pop(key, None)
        self._images[key] = image = picture.toImage()
        self.bytes += image.sizeInBytes() - (0 if known is None else known.sizeInBytes())
        while self.bytes > self._most_bytes:
            _, oldest = self._images.popitem(last=False)
            self.bytes -= oldest.sizeInBytes()


KEPT: Final = KeptPictures(24 << 20)
"""Some 1,800 pictures, or 450 on a screen with two pixels to one: more than are seen side by side."""


class BoardPictures(QObject):
    """Asked for in the middle of painting, so it never paints then: `painted` tells when there is more."""

    painted = Signal()

    def __init__(self, palette: Palette, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.colours = palette
        self._wanted: dict[str, WantedPicture] = {}
        self._timer = QTimer(self, singleShot=True, interval=0)
        self._timer.timeout.connect(self.paint_one)

    def wear(self, palette: Palette) -> None:
        self.colours = palette
        self._wanted.clear()

    @property
    def is_busy(self) -> bool:
        return bool(self._wanted)

    def of(self, problem: Problem, is_solved: bool, side: float, ratio: float) -> QPixmap | None:
        """The picture, if it is painted already; else it will be soon. A damaged problem has an empty one."""
        wanted = WantedPicture(problem, is_solved, side, ratio)
        picture = KEPT.find(f"{self.colours.name} {wanted.key}")
        if picture is None:
            self._wanted.setdefault(wanted.key, wanted)
            self._timer.start()
        return picture

    def forget_wanted(self) -> None:
        """Others are looked at now."""
        self._wanted.clear()

    def paint_one(self) -> None:
        if not self._wanted:
            return
        key = next(iter(self._wanted))
        picture = picture_of(self._wanted.pop(key), self.colours)
        KEPT.keep(f"{self.colours.name} {key}", picture)
        if self._wanted:
            self._timer.start()
        self.painted.emit()


def picture_of(wanted: WantedPicture, palette: Palette) -> QPixmap:
    problem = wanted.problem
    reach: Callable[..., object] = solution_of if wanted.is_solved else position_of
    try:
        game = reach(face_of(problem.game), problem)
    except Exception:  # a damaged problem has no picture: that it can't be solved is told when it is opened
        return QPixmap()
    size = QSizeF(wanted.side, wanted.side)
    return pages_of(problem.game).underway(match_of(problem, game)).miniature(size, palette, wanted.ratio)

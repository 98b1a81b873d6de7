"""Small pictures of problems and of one's own mistakes, painted one by one while nothing else happens."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING, Final, Protocol

from PySide6.QtCore import QObject, QRectF, QSizeF, QTimer, Signal
from PySide6.QtGui import QImage, QPainter, QPainterPath, QPixmap

from shtil_desktop.table.art.shapes import fill
from shtil_desktop.table.theme import Palette, faded
from shtil_desktop.windows.pages.game_pages import pages_of

if TYPE_CHECKING:
    from shtil_desktop.play.match import Match


class WantedPicture(Protocol):
    """A picture of one size."""

    @property
    def side(self) -> float: ...

    @property
    def ratio(self) -> float: ...

    @property
    def key(self) -> str:
        """What it shows, and how large."""

    def match(self) -> Match | None:
        """What lies on the table; None or any exception if that can't be read."""


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

    def of(self, wanted: WantedPicture) -> QPixmap | None:
        """Return the picture if it is painted already, else None: it will be soon."""
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
    try:
        match = wanted.match()
    except Exception:  # what is damaged has no picture: that it can't be tried is said when it is opened
        return QPixmap()
    if match is None:
        return QPixmap()
    size = QSizeF(wanted.side, wanted.side)
    return pages_of(match.game.id).underway(match).miniature(size, palette, wanted.ratio)


def paint_empty(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    """Paint the place of a picture that isn't there, or not yet."""
    empty = QPainterPath()
    empty.addRoundedRect(rect, 8, 8)
    fill(painter, empty, faded(palette.text, 0.07))

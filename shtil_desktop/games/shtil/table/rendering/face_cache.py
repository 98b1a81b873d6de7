"""Pixmaps of card faces, rendered once for each size and screen, off the paint path."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QPixmap

from shtil_desktop.games.shtil.table.art.cards.faces import PLAIN, FaceStyle, face_image
from shtil_desktop.games.values import value

DEFAULT_LIMIT = 320  # two sizes of every card with room for turned ones


@value
class FaceKey:
    """What makes one pixmap differ from another."""

    card: int
    width: int
    height: int
    ratio: float
    turned: bool
    palette: str
    numeral_scale: float
    has_marks: bool
    room: float | None


def key_of(card: int, size: QSizeF, ratio: float, style: FaceStyle) -> FaceKey:
    return FaceKey(
        card,
        round(size.width()),
        round(size.height()),
        round(ratio, 3),
        style.turned,
        style.palette.name,
        round(style.numeral_scale, 2),
        style.has_marks,
        style.room,
    )


class FaceCache:
    """A bounded store of faces; the least recently used go first."""

    def __init__(self, limit: int = DEFAULT_LIMIT) -> None:
        self._limit = max(1, limit)
        self._faces: OrderedDict[FaceKey, QPixmap] = OrderedDict()

    def __len__(self) -> int:
        return len(self._faces)

    def face(self, card: int, size: QSizeF, ratio: float = 1.0, style: FaceStyle = PLAIN) -> QPixmap:
        """The face for `size` logical pixels (rounded to whole ones) at a screen's devicePixelRatio."""
        key = key_of(card, size, ratio, style)
        found = self._faces.get(key)
        if found is not None:
            self._faces.move_to_end(key)
            return found
        pixmap = QPixmap.fromImage(face_image(card, QSizeF(key.width, key.height), ratio, style))
        pixmap.setDevicePixelRatio(ratio)
        self._faces[key] = pixmap
        while len(self._faces) > self._limit:
            self._faces.popitem(last=False)
        return pixmap

    def has(self, card: int, size: QSizeF, ratio: float = 1.0, style: FaceStyle = PLAIN) -> bool:
        return key_of(card, size, ratio, style) in self._faces

    def warm(self, cards: Iterable[int], size: QSizeF, ratio: float = 1.0, style: FaceStyle = PLAIN) -> int:
        """Renders what is missing, say from an idle timer a few at a time; returns how many were made."""
        missing = [card for card in cards if not self.has(card, size, ratio, style)]
        for card in missing:
            self.face(card, size, ratio, style)
        return len(missing)

    def clear(self) -> None:
        """Forgets everything, as after a change of the UI font."""
        self._faces.clear()

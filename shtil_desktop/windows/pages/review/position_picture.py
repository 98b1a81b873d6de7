"""A position as a picture for paper: painted by the game's own table, in the colours of day, on white."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QColor, QImage, QPainter

from shtil_desktop.games.values import replace
from shtil_desktop.play.session import Session
from shtil_desktop.table.controller import table_of
from shtil_desktop.table.motion.timings import Speed
from shtil_desktop.table.scene import TableScene
from shtil_desktop.table.theme import DAY

SIZE: Final = QSize(1000, 600)
SHARPNESS: Final = 2.0
"""Pixels for each unit of the table: about 300 to the inch on the paper."""
WHITE: Final = QColor(255, 255, 255)
PAPER: Final = replace(DAY, sea_top=WHITE, sea_bottom=WHITE)


class PositionPictures:
    """The positions of one match; the table is laid once for all of them."""

    def __init__(self, session: Session) -> None:
        self._session = session
        scene = self._scene = TableScene()
        scene.animator.speed = Speed.OFF
        scene.layout.set_palette(PAPER)
        scene.layout.show_prompt(False)
        scene.layout.show_log(False)
        scene.layout.fit(QSizeF(SIZE), SHARPNESS)
        match, kit = session.match, table_of(session)
        deal = match.number if match.has_numbered_deal else None
        scene.begin(kit, session.game.options, session.player, kit.words.names(match), deal)

    def after(self, number: int) -> QImage:
        """What the player saw after so many actions, with nothing to decide."""
        view: Any = self._session.position(number).view(self._session.player)
        self._scene.show_view(replace(view, legal=(), decision=None, outcome=None))
        image = QImage(SIZE * SHARPNESS, QImage.Format.Format_RGB32)
        image.fill(WHITE)
        with QPainter(image) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            self._scene.render(painter, QRectF(image.rect()), QRectF(QPointF(0, 0), QSizeF(SIZE)))
        return image

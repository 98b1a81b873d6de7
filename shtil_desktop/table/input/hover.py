"""What the pointer is over answers: places light up, and pieces rise, before they are pressed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QRectF
from PySide6.QtGui import QPainter, QPen

from shtil_desktop.table.art.plates import corner_radius
from shtil_desktop.table.choices import Choices
from shtil_desktop.table.items.flat_item import FlatItem
from shtil_desktop.table.items.height import Height
from shtil_desktop.table.motion.animator import Animator
from shtil_desktop.table.motion.timings import Speed
from shtil_desktop.table.places import Fixture, Spot
from shtil_desktop.table.theme import faded

if TYPE_CHECKING:
    from shtil_desktop.table.stage import Stage

OWN_ANSWER = (Fixture.BUTTON, Fixture.TOOL)
"""Buttons change their ground: these need no gleam, nor do places that a game lights itself."""


class GleamItem(FlatItem):
    """A breath of light on the place under the pointer that would do something if it were pressed."""

    def __init__(self, stage: Stage[Any]) -> None:
        super().__init__(stage.pictures)
        self._stage = stage
        self.spot: Spot | None = None
        self.setVisible(False)

    def shine(self, spot: Spot | None, rect: QRectF | None) -> None:
        self.spot = spot
        if rect is not None and rect != self.rect:
            self.place(rect)
        self.setVisible(rect is not None)

    def paint_self(self, painter: QPainter) -> None:
        palette = self._pictures.palette
        painter.setPen(QPen(faded(palette.text, 1.0 if palette.is_flat else 0.55), 1.6))
        painter.setBrush(faded(palette.badge_text if palette.is_dark else palette.text, 0.12))
        rect = self.rect.adjusted(0.8, 0.8, -0.8, -0.8)
        if self.spot is not None and self._stage.is_round(self.spot):
            painter.drawEllipse(rect)
            return
        radius = min(rect.height() / 2, max(4.0, corner_radius(self._pictures.piece.height())))
        if self.spot is not None and self.spot.kind is Fixture.CHOICE:
            radius = rect.height() / 2
        painter.drawRoundedRect(rect, radius, radius)


class Hovering:
    """Remembers what is under the pointer, and lets the stage move pieces for it.

    Its motion is its own: mates and flights wait for the table's motion, and must not wait for this.
    """

    def __init__(self, parent: QObject) -> None:
        self._animator = Animator(parent)
        self._gleam: GleamItem | None = None
        self._stage: Stage[Any] | None = None
        self.spot: Spot | None = None

    @property
    def is_moving(self) -> bool:
        return self._animator.is_running

    @property
    def gleaming(self) -> Spot | None:
        """The place that has a breath of light on it."""
        return self._gleam.spot if self._gleam is not None and self._gleam.isVisible() else None

    def complete(self) -> None:
        self._animator.complete()

    def show(self, stage: Stage[Any], choices: Choices, spot: Spot | None, speed: Speed) -> bool:
        """This place is under the pointer now, or none that would answer; whether pieces move for it."""
        if spot == self.spot and stage is self._stage:
            return False
        self.spot = spot
        for button, item in stage.buttons.items():
            item.show_as(is_hovered=spot == button.spot)
        for i, tool in enumerate(stage.tools):
            tool.show_as(is_hovered=spot == Spot(Fixture.TOOL, i))
        self._shine(stage, spot)
        self._animator.speed = speed
        return stage.hover(spot, choices, self._animator)

    def _shine(self, stage: Stage[Any], spot: Spot | None) -> None:
        if stage is not self._stage:
            self._stage, self._gleam = stage, None
        has_own = spot is None or spot.kind in OWN_ANSWER or stage.answers_itself(spot)
        rect = None if spot is None or has_own else stage.told_rects().get(spot)
        if self._gleam is None and rect is not None:
            self._gleam = stage.put(GleamItem(stage), Height.OVERLAY)
            self._gleam.setZValue(Height.OVERLAY.value + 0.2)
        if self._gleam is not None:
            self._gleam.shine(spot, rect)

    def forget(self, stage: Stage[Any]) -> None:
        """Pieces are about to move for another reason: nothing is under the pointer until it moves again."""
        self._animator.complete()
        stage.forget_hover()
        self.spot = None
        for item in (*stage.buttons.values(), *stage.tools):
            item.show_as(is_hovered=False)
        if self._gleam is not None and stage is self._stage:
            self._gleam.shine(None, None)

"""What the pointer is over answers: cards rise and part, places light up before they are pressed."""

from __future__ import annotations

from PySide6.QtCore import QObject, QRectF
from PySide6.QtGui import QPainter, QPen

from shtil_desktop.games.shtil.table.choices import Picks
from shtil_desktop.games.shtil.table.decision_display import hand_place
from shtil_desktop.games.shtil.table.stage import Stage
from shtil_desktop.table.art.plates import corner_radius
from shtil_desktop.table.items.flat_item import FlatItem
from shtil_desktop.table.items.height import Height
from shtil_desktop.table.motion import timings
from shtil_desktop.table.motion.animator import Animator
from shtil_desktop.table.motion.timings import Speed
from shtil_desktop.table.places import Button, Kind, Spot
from shtil_desktop.table.theme import faded

ROUND = (Kind.SHARE, Kind.LESS)
OWN_ANSWER = (Kind.HAND, Kind.CELL, Kind.BUTTON, Kind.TOOL)
"""Cards rise, cells show the card's ghost, buttons change their ground: these need no gleam."""


class GleamItem(FlatItem):
    """A breath of light on the place under the pointer that would do something if it were pressed."""

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage.pictures)
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
        if self.spot is not None and self.spot.kind in ROUND:
            painter.drawEllipse(rect)
            return
        radius = min(rect.height() / 2, max(4.0, corner_radius(self._pictures.piece.height())))
        if self.spot is not None and self.spot.kind is Kind.CHOICE:
            radius = rect.height() / 2
        painter.drawRoundedRect(rect, radius, radius)


class Hovering:
    """Remembers what is under the pointer, and moves the cards of the hand for it.

    Its motion is its own: mates and flights wait for the table's motion, and must not wait for this.
    """

    def __init__(self, parent: QObject) -> None:
        self._animator = Animator(parent)
        self._gleam: GleamItem | None = None
        self._stage: Stage | None = None
        self.spot: Spot | None = None

    def complete(self) -> None:
        self._animator.complete()

    def show(self, stage: Stage, picks: Picks, spot: Spot | None, speed: Speed) -> bool:
        """This place is under the pointer now, or none that would answer; whether cards move for it."""
        if spot == self.spot and stage is self._stage:
            return False
        self.spot = spot
        for button, item in stage.buttons.items():
            item.show_as(is_hovered=spot == button.spot)
        for i, tool in enumerate(stage.tools):
            tool.show_as(is_hovered=spot == Spot(Kind.TOOL, i))
        self._shine(stage, spot)
        card = spot.index if spot is not None and spot.kind is Kind.HAND else None
        if card == stage.hovered:
            return False
        stage.hovered = card
        self._part(stage, picks, speed)
        return True

    def _shine(self, stage: Stage, spot: Spot | None) -> None:
        if stage is not self._stage:
            self._stage, self._gleam = stage, None
        rect = None if spot is None or spot.kind in OWN_ANSWER else stage.told_rects().get(spot)
        if self._gleam is None and rect is not None:
            self._gleam = stage.put(GleamItem(stage), Height.OVERLAY)
            self._gleam.setZValue(Height.OVERLAY.value + 0.2)
        if self._gleam is not None:
            self._gleam.shine(spot, rect)

    def _part(self, stage: Stage, picks: Picks, speed: Speed) -> None:
        """Every card glides to where it belongs with this one under the pointer."""
        self._animator.complete()
        self._animator.speed = speed
        for i in range(len(stage.hand)):
            send(stage, picks, i, self._animator, timings.HOVER)

    def forget(self, stage: Stage) -> None:
        """Cards are about to move for another reason: nothing is under the pointer until it moves again."""
        self._animator.complete()
        stage.hovered = self.spot = None
        for item in (*stage.buttons.values(), *stage.tools):
            item.show_as(is_hovered=False)
        if self._gleam is not None and stage is self._stage:
            self._gleam.shine(None, None)


def send(stage: Stage, picks: Picks, i: int, animator: Animator | None, length: float) -> None:
    """A card of the hand to where it belongs now, smoothly if something moves it."""
    item = stage.hand[i]
    to, angle = hand_place(stage, picks, i)
    on_board = i == picks.picked and angle == 0 and to.y() < stage.prompt.rect.top()
    item.setZValue(Height.FLYING.value if on_board else Height.HAND.value + i * 0.01)
    if animator is None or (item.pos() - to).manhattanLength() < 1:
        item.setPos(to)
        item.setRotation(angle)
        return
    begin, turn = item.pos(), item.rotation()

    def step(part: float) -> None:
        item.setPos(begin + (to - begin) * part)
        item.setRotation(turn + (angle - turn) * part)

    animator.add(step, length)


def answers(picks: Picks, spot: Spot) -> bool:
    """Whether a press there would do something; one's own cards and discards can always be looked at."""
    if spot.kind is Kind.BUTTON:
        return Button.at(spot) in picks.buttons()
    return spot.kind in (Kind.HAND, Kind.TOOL, Kind.DISCARDS) or spot in picks.open_spots()

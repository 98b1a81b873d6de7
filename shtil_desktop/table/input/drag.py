"""A card in the player's fingers: our own drag inside the scene."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from shtil_desktop.games.shtil.table.items.card_item import CardItem
from shtil_desktop.games.shtil.table.stage import Stage
from shtil_desktop.table.items.height import Height
from shtil_desktop.table.places import Kind, Spot

THRESHOLD = 6.0  # a shorter move is a click
SHAKY = 14.0  # the same for a finger
LEAST: Final = 0.08  # how much of a piece has to cover a place to be over it
ABOVE = 12.0  # a finger's tip to the card that it carries


@dataclass(slots=True)
class Drag:
    """From the press on a card of the hand until its release."""

    place: int
    item: CardItem
    pressed: QPointF
    grip: QPointF
    """From the pointer to the card's middle."""
    was_picked: bool
    threshold: float = THRESHOLD
    has_moved: bool = False
    pays: bool = False
    """Whether a payment is being chosen: then a release without a move is the tap."""

    @classmethod
    def begin(cls, stage: Stage, place: int, at: QPointF, was_picked: bool, is_finger: bool = False) -> Drag:
        """A finger carries the card above its tip: else it would hide what it carries."""
        item = stage.hand[place]
        if is_finger:
            return cls(place, item, at, QPointF(0, -item.rect.height() / 2 - ABOVE), was_picked, SHAKY)
        return cls(place, item, at, item.pos() - at, was_picked)

    def is_about_to_move(self, at: QPointF) -> bool:
        """Whether the press has just become a drag."""
        return not self.has_moved and (at - self.pressed).manhattanLength() >= self.threshold

    def move(self, at: QPointF) -> bool:
        """Follow the pointer; False while it may still become a click."""
        if not self.has_moved and not self.is_about_to_move(at):
            return False
        self.has_moved = True
        self.item.setZValue(Height.HELD.value)
        self.item.setRotation(0)
        self.item.setPos(at + self.grip)
        return True

    def over(self, stage: Stage) -> Spot | None:
        """The place that the card covers most."""
        assert stage.places is not None
        card = self.item.area
        best, most = None, card.width() * card.height() * 0.08
        for spot, rect in stage.spot_rects().items():
            if spot.kind not in (Kind.CELL, Kind.START, Kind.FINISH, Kind.DISCARDS):
                continue
            shared = rect.intersected(card)
            area = shared.width() * shared.height() if shared.isValid() else 0.0
            if area > most:
                best, most = spot, area
        return best


def covered_most(area: QRectF, rects: Mapping[Spot, QRectF]) -> Spot | None:
    """The place that a piece in this area covers most; None if it hardly touches any."""
    best, most = None, area.width() * area.height() * LEAST
    for spot, rect in rects.items():
        shared = rect.intersected(area)
        size = shared.width() * shared.height() if shared.isValid() else 0.0
        if size > most:
            best, most = spot, size
    return best

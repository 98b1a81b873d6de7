"""Shtil's items put in their places, as `arrange` has them; and how panels give way to one another."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF

from shtil_desktop.games.shtil.rules.cards import FINISH, START
from shtil_desktop.games.shtil.table.items.card_item import CardItem
from shtil_desktop.games.shtil.table.layout.columns import LOW_LOG, mate_boxes
from shtil_desktop.games.shtil.table.layout.geometry import Places
from shtil_desktop.games.shtil.table.places import Kind

if TYPE_CHECKING:
    from shtil_desktop.games.shtil.table.stage.shtil_stage import ShtilStage


def lay(stage: ShtilStage, places: Places) -> None:
    """Everything at once."""
    for item, rect in zip(stage.cells, places.cells, strict=True):
        item.relaid()
        item.setPos(rect.topLeft())
    for marker, rect in zip(stage.markers, places.markers, strict=True):
        marker.place(rect)
    stage.runs.lay(stage.runs.cells, places)
    _lay_sides(stage, places)
    _lay_panels(stage, places)
    if stage.scores is not None and stage.scores.isVisible():
        make_room(stage, stage.scores.lay(places))
    for card in all_cards(stage):
        card.relaid()
    lay_cards(stage)


def _lay_sides(stage: ShtilStage, places: Places) -> None:
    rects = {Kind.START: places.start, Kind.FINISH: places.finish}
    for kind, dock in stage.docks.items():
        dock.place(rects[kind] or QRectF())
        dock.setVisible(rects[kind] is not None)
    stage.deck.place(places.deck)
    stage.discards.place(places.discards)
    stage.compasses.place(places.compasses or QRectF())
    stage.explorer.place(places.explorer or QRectF())


def _lay_panels(stage: ShtilStage, places: Places) -> None:
    lay_mates(stage, places.mates)
    crew, below = places.crew, places.mates[0].top() - places.crew.top() - 8
    edge = 12 * stage.pictures.unit
    stage.crew_head.place(QRectF(crew.left() + edge, crew.top() + 4, crew.width() - 2 * edge + 4, below))
    stage.lay_tools()
    lay_log(stage)
    if stage.foot:
        make_room(stage, 0.0)
    stage.mate_marks.lay(places)
    stage.strip.lay(places)
    stage.veil.lay(places)


def lay_mates(stage: ShtilStage, boxes: Sequence[QRectF]) -> None:
    """The player first, the others as they sit."""
    for i, rect in enumerate(boxes):
        mate = stage.mates[(stage.player + i) % len(boxes)]
        mate.setVisible(not rect.isEmpty())
        if mate.rect != rect:
            mate.place(rect)


def lay_log(stage: ShtilStage, room: float = 0.0, foot: float = 0.0) -> None:
    """The log in its column, below so much room for something else, and above so much or the split."""
    log, head = stage.places.log, 34 * max(0.9, stage.places.scale)
    show_log(stage, log is not None)
    if log is not None:
        edge = 14 * stage.pictures.unit
        stage.log_head.place(QRectF(log.left() + edge, log.top() + room + 4, log.width() - 24, head))
        foot = max(10.0, max(stage.foot, foot) + 4)
        stage.log.place(log.adjusted(edge, room + head + 8, -edge + 2, -foot))


def make_room(stage: ShtilStage, room: float) -> None:
    """The log moves down for a panel; without a column of its own it gives way, and the crew too."""
    places = stage.places
    if places.log is not None and not places.is_log_low:
        lay_log(stage, room)
        return
    room += stage.foot
    crew = places.crew.adjusted(0, 0, 0, -room)
    boxes = mate_boxes(crew, stage.needs.company, places.scale) if room else places.mates
    lay_mates(stage, boxes)
    free = crew.bottom() - boxes[-1].bottom()
    if room and (places.log is None or free < LOW_LOG * max(1.0, places.scale)):
        show_log(stage, False)
    else:
        lay_log(stage, foot=room)


def show_log(stage: ShtilStage, is_shown: bool) -> None:
    for item in (stage.log, stage.log_head):
        item.setVisible(is_shown)


def lay_cards(stage: ShtilStage) -> None:
    """Every lying card to its place at once."""
    places = stage.places
    for cell, card in stage.islands.items():
        card.setPos(places.cells[cell].center())
    for kind, rect in ((START, places.start), (FINISH, places.finish)):
        if kind in stage.docked and rect is not None:
            stage.docked[kind].setPos(rect.center())
    for card, rect in zip(stage.row, places.row, strict=False):
        card.setPos(rect.center())
    if stage.revealed is not None:
        stage.revealed.setPos(places.revealed.center())
    for card, (centre, angle) in zip(stage.hand, places.hand_slots(len(stage.hand)), strict=True):
        card.setPos(centre)
        card.setRotation(angle)


def all_cards(stage: ShtilStage) -> list[CardItem]:
    single = [stage.revealed] if stage.revealed is not None else []
    return [*stage.islands.values(), *stage.hand, *stage.row, *stage.docked.values(), *single]

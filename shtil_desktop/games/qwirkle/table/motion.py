"""From events to flights: tiles are dealt, laid, drawn and traded; a Qwirkle glows along its line."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from shtil_desktop.games.base import Event
from shtil_desktop.games.qwirkle.rules import events as ev
from shtil_desktop.games.qwirkle.rules.board import cell_at
from shtil_desktop.games.qwirkle.rules.lines import QWIRKLE
from shtil_desktop.games.qwirkle.rules.tiles import SIDE
from shtil_desktop.games.qwirkle.rules.view import View
from shtil_desktop.games.qwirkle.table.items.tile_item import TileItem
from shtil_desktop.games.qwirkle.table.stage.qwirkle_stage import QwirkleStage
from shtil_desktop.games.qwirkle.table.words.log_words import cells_of
from shtil_desktop.table.items.height import Height
from shtil_desktop.table.motion import timings
from shtil_desktop.table.motion.animator import Animator, linear
from shtil_desktop.table.sounds import Cue

LAY: Final = 200
"""A tile to its cell."""
FAR: Final = 300
"""A tile between seat, bag and board."""
APART: Final = 90
"""Two tiles of one move."""
SHOWN: Final = 620
"""How long the lines of a move stay outlined."""
GLOW_STEP: Final = 60
GLOW: Final = 600
SMALL: Final = 0.4
"""A tile in another hand, in sizes of one on the board."""
Aim = Callable[[], QPointF]


class QwirkleMotion:
    """Plans one batch of events, one after the other; `at` is when the next begins."""

    def __init__(
        self,
        stage: QwirkleStage,
        animator: Animator,
        view: View,
        cue: Callable[[Cue], object] = lambda cue: None,
    ) -> None:
        self._stage, self._animator, self._view, self._cue = stage, animator, view, cue
        self._at = 0.0

    def deal(self) -> None:
        """Six tiles to each seat, round by round."""
        stage, view = self._stage, self._view
        stage.furniture.bag.show_as(count=view.bag_size + sum(view.hand_sizes))
        stage.tiles.rack.take(view.hand)
        for item in stage.furniture.seats:
            item.show_as(tiles=0)
        for i in range(SIDE):
            for seat in range(view.seats):
                if seat == stage.player:
                    self._draw_to_slot(i)
                else:
                    self._draw_to_seat(seat)
                self._at += timings.DEAL_STAGGER * 0.6
        self._at += FAR

    def show(self, event: Event, batch: Sequence[Event]) -> None:
        match event:
            case ev.TilesLaid():
                self._lay(event)
            case ev.TilesTraded():
                self._trade(event)
            case ev.TilesDrawn():
                self._draw(event)
            case ev.WentOut():
                self._add_points(event.seat, event.points)
            case ev.GameEnded():
                self._sound(Cue.WIN if self._stage.player in event.outcome.winners else Cue.WAVE)

    def finish(self) -> None:
        """Nothing follows the last event."""

    # Laying

    def _lay(self, event: ev.TilesLaid) -> None:
        stage = self._stage
        cells = cells_of(event)
        if stage.camera.see([*stage.tiles.laid, *cells]):
            stage.camera.glide(stage.lay_places, self._animator)
        is_own = event.seat == stage.player
        self._count(event.seat, -len(cells))
        for i, (tile, x, y) in enumerate(event.tiles):
            cell = cell_at(x, y)
            item = self._own_tile(tile, cell) if is_own else self._mates_tile(event.seat, tile)
            is_there = is_own and (item.pos() - stage.tiles.cell_middle(cell)).manhattanLength() < 2
            self._fly_to_cell(item, cell, i * APART, 60 if is_there else FAR if not is_own else LAY)
        self._at += (len(cells) - 1) * APART + (FAR if not is_own else LAY)
        self._outline(event)
        if any(line.points == QWIRKLE for line in event.lines):
            self._glow(event)
        self._add_points(event.seat, event.points)

    def _add_points(self, seat: int, points: int) -> None:
        """To the seat's box, once what brings them has been seen."""
        box = self._stage.furniture.seats[seat]

        def step(part: float) -> None:
            box.show_as(points=box.points + points)

        self._animator.add(step, 0.0, self._at)

    def _own_tile(self, tile: int, cell: int) -> TileItem:
        """The tile of the rack that lies loose there; else any of its kind."""
        stage = self._stage
        slot = stage.tiles.loose.get(cell)
        if slot is None or stage.tiles.hand[slot] is None:
            slot = next(
                (i for i, one in enumerate(stage.tiles.hand) if one is not None and one.tile == tile), None
            )
        item = None if slot is None else stage.tiles.hand[slot]
        if slot is not None:
            stage.tiles.hand[slot] = None
            stage.tiles.loose = {at: of for at, of in stage.tiles.loose.items() if of != slot}
        return item or stage.tiles.new_tile(tile, stage.tiles.board_size)

    def _mates_tile(self, seat: int, tile: int) -> TileItem:
        stage = self._stage
        item = stage.tiles.new_tile(tile, stage.tiles.board_size, Height.FLYING)
        item.setPos(stage.furniture.seats[seat].rect.center())
        item.setScale(SMALL)
        item.setVisible(False)
        item.show_as(owner=seat)
        return item

    def _fly_to_cell(self, item: TileItem, cell: int, delay: float, length: float) -> None:
        stage = self._stage

        def land() -> None:
            stage.tiles.adopt(cell, item)
            stage.furniture.board.show_as(taken=stage.furniture.board.taken | {cell})

        self._fly(item, lambda: stage.tiles.cell_middle(cell), length, delay, then=land)
        self._sound(Cue.CARD, delay + length)

    def _outline(self, event: ev.TilesLaid) -> None:
        """Each line that scores is seen with its points for a moment."""
        lines = self._stage.furniture.lines

        def begin(part: float) -> None:
            lines.show_as(lines=event.lines if part < 1 else ())

        self._animator.add(begin, SHOWN, self._at, linear)
        self._at += SHOWN

    def _glow(self, event: ev.TilesLaid) -> None:
        """A calm light runs along the line of six, and goes out."""
        stage = self._stage
        self._sound(Cue.WAVE)
        for line in event.lines:
            if line.points == QWIRKLE:
                for i, cell in enumerate(line.cells):
                    self._animator.add(_glowing(stage, cell), GLOW, self._at + i * GLOW_STEP, linear)
        self._at += GLOW + SIDE * GLOW_STEP

    # Bag and hands

    def _draw(self, event: ev.TilesDrawn) -> None:
        stage = self._stage
        if event.seat != stage.player:
            for _ in range(event.count):
                self._draw_to_seat(event.seat)
                self._at += APART * 0.6
        else:
            before = list(stage.tiles.rack.slots)
            new = stage.tiles.rack.take(self._view.hand)
            for slot, item in enumerate(stage.tiles.hand):
                if item is not None and before[slot] != stage.tiles.rack.slots[slot] and slot not in new:
                    stage.tiles.hand[slot] = None
                    stage.drop(item)
            for slot in new:
                self._draw_to_slot(slot)
                self._at += APART
        self._at += FAR * 0.6

    def _draw_to_slot(self, slot: int) -> None:
        stage = self._stage
        old = stage.tiles.hand[slot]
        if old is not None:
            stage.drop(old)
        item = stage.tiles.new_tile(stage.tiles.rack.slots[slot], stage.places.rack_tile, Height.FLYING)
        item.setPos(stage.places.bag.center())
        item.setScale(0.5)
        item.setVisible(False)
        stage.tiles.hand[slot] = item

        def arrive() -> None:
            item.setZValue(Height.HAND.value)
            self._count(stage.player, 1)

        self._fly(item, lambda: stage.tiles.slot_middle(slot), FAR, then=arrive)
        self._take_one()

    def _draw_to_seat(self, seat: int) -> None:
        stage = self._stage
        item = stage.tiles.new_tile(None, stage.places.rack_tile * SMALL, Height.FLYING)
        item.setPos(stage.places.bag.center())
        item.setVisible(False)
        to = stage.furniture.seats[seat]

        def arrive() -> None:
            stage.drop(item)
            self._count(seat, 1)

        self._fly(item, lambda: to.rect.center(), FAR, then=arrive)
        self._take_one()

    def _count(self, seat: int, by: int) -> None:
        """So many tiles more in a hand, as its box shows it."""
        box = self._stage.furniture.seats[seat]
        box.show_as(tiles=min(SIDE, max(0, box.tiles + by)))

    def _take_one(self) -> None:
        bag = self._stage.furniture.bag

        def step(part: float) -> None:
            if part >= 1 and bag.count > self._view.bag_size:
                bag.show_as(count=bag.count - 1)

        self._animator.add(step, 0.0, self._at)

    def _trade(self, event: ev.TilesTraded) -> None:
        """Aside first; the new ones are drawn, then these go into the bag."""
        stage = self._stage
        self._count(event.seat, -event.count)
        for i in range(event.count):
            tile = event.tiles[i] if event.tiles else None
            item = None if tile is None else self._own_tile(tile, -1)
            if item is None:
                item = stage.tiles.new_tile(None, stage.places.rack_tile * SMALL, Height.FLYING)
                item.setPos(stage.furniture.seats[event.seat].rect.center())
                item.setVisible(False)
            self._fly(
                item,
                lambda: stage.places.bag.center(),
                FAR,
                i * APART,
                scale=0.4,
                opacity=0.0,
                then=lambda item=item: stage.drop(item),  # type: ignore[misc]
            )
            self._sound(Cue.SLIDE, i * APART)
        self._at += FAR + event.count * APART

    # Flying

    def _fly(
        self,
        item: TileItem,
        to: Aim,
        length: float,
        delay: float = 0.0,
        scale: float = 1.0,
        opacity: float = 1.0,
        then: Callable[[], object] | None = None,
    ) -> None:
        """Along a short arc; where it began is noted when it begins, for the window may be resized before."""
        begun: list[tuple[QPointF, float, float]] = []
        stage = self._stage

        def step(part: float) -> None:
            if not begun:
                begun.append((stage.to_board(item.pos()), item.scale(), item.opacity()))
                item.setParentItem(None)  # type: ignore[arg-type]
                item.setZValue(Height.FLYING.value)
                item.setVisible(True)
            place, grown, seen = begun[0]
            seen_at = item.sceneBoundingRect()
            begin, end = stage.from_board(place), to()
            lift = min(40.0, (end - begin).manhattanLength() * 0.12)
            item.setPos(begin + (end - begin) * part - QPointF(0, 4 * lift * part * (1 - part)))
            item.setScale(grown + (scale - grown) * part)
            item.setOpacity(seen + (opacity - seen) * part)
            if part >= 1 and then is not None:
                then()
                _repaint(item, seen_at)

        self._animator.add(step, length, self._at + delay, item=item)

    def _sound(self, cue: Cue, delay: float = 0.0) -> None:
        self._animator.cue(lambda: self._cue(cue), self._at + delay)


def _repaint(item: TileItem, seen_at: QRectF) -> None:
    """Where a tile was seen last. The board clips what lies on it: a tile that lands there all at once,
    because a click completed its flight, would leave a trace outside the board."""
    scene = item.scene()
    if scene is not None:
        scene.update(seen_at)


def _glowing(stage: QwirkleStage, cell: int) -> Callable[[float], None]:
    """The light of one tile: it rises fast and sinks slowly."""

    def step(part: float) -> None:
        item = stage.tiles.laid.get(cell)
        if item is not None:
            glow = part / 0.25 if part < 0.25 else 1.0 if part < 0.6 else (1.0 - part) / 0.4
            item.show_as(glow=max(0.0, glow))

    return step

"""The reveal: cards turn over one by one, a figure walks step by step, and coins fly to the seats."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QSizeF

from shtil_desktop.games.base import Event
from shtil_desktop.games.shkap.rules import events as ev
from shtil_desktop.games.shkap.rules.actions import Step
from shtil_desktop.games.shkap.rules.cards import KINDS, Kind
from shtil_desktop.games.shkap.rules.island.islands import Cell
from shtil_desktop.games.shkap.table.items.card_item import CardItem
from shtil_desktop.games.shkap.table.items.figure_item import CoinItem, FigureItem
from shtil_desktop.games.shkap.table.items.tally_item import TallyItem, TallyRow
from shtil_desktop.games.shkap.table.items.trail_item import Trail
from shtil_desktop.games.shkap.table.motion import pace
from shtil_desktop.games.shkap.table.words import walk_words
from shtil_desktop.games.shkap.table.words.captions import reveal_phase
from shtil_desktop.games.shkap.table.words.names_and_counts import steps_text
from shtil_desktop.table.items.height import Height
from shtil_desktop.table.motion.animator import ease_both, linear
from shtil_desktop.table.sounds import Cue

if TYPE_CHECKING:
    from shtil_desktop.games.shkap.table.motion.shkap_motion import ShkapMotion


class WalkMotion:
    """Plans its part of a batch on the clock of the whole."""

    def __init__(self, motion: ShkapMotion) -> None:
        self._motion = motion
        self._stage = motion.stage
        self._cells: dict[int, Cell] = dict(motion.stage.walkers.cells)
        """Where each figure will be when what is planned is over."""
        self.tallies: list[TallyItem] = []

    def show(self, event: Event) -> None:
        match event:
            case ev.RouteRevealed():
                self._reveal(event)
            case ev.Walked():
                self._walk(event)
            case ev.WalkEnded():
                self._end(event)

    # Cards

    def _reveal(self, event: ev.RouteRevealed) -> None:
        """The row fills with the backs of a route, and they turn over from the left."""
        motion, stage = self._motion, self._stage
        new = [stage.cards.new_card(card, face_up=False) for card in event.cards]
        for item in new:
            item.setVisible(False)

        def begin() -> None:
            for old in stage.cards.row:
                stage.drop(old)
            stage.cards.row = new
            stage.cards.lay_row()
            for i, item in enumerate(new):
                item.setVisible(True)
                item.setZValue(Height.LYING.value + i * 0.01)
            title = walk_words.walker_title(stage.furniture.names, event.seat, stage.player)
            places = tuple(stage.cards.row_places(len(new)))
            stage.furniture.row.show_as(title=title, note="", says="", below=(), places=places, target=None)
            stage.furniture.row.show_as(filled=len(new))
            stage.furniture.row.setVisible(True)
            stage.furniture.phases.show_as(now=reveal_phase(stage.options))
            for box in stage.furniture.seats:
                box.show_as(is_deciding=box.seat == event.seat)
            self._stand_at(event.seat, event.start)

        motion.later(begin)
        for item in new:
            motion.animator.add(_turning(item), pace.TURN * 1.6, motion.at, linear, item)
            motion.sound(Cue.CARD)
            motion.at += pace.TURN
        motion.at += pace.TURN
        self._cells[event.seat] = event.start

    def _stand_at(self, seat: int, cell: Cell) -> None:
        """A figure comes ashore at a flag; its trail begins."""
        walkers = self._stage.walkers
        figure = walkers.figures[seat]
        walkers.cells[seat] = cell
        figure.setPos(walkers.stand(seat, cell))
        figure.setOpacity(1.0)
        figure.setVisible(True)
        others = tuple(trail for trail in walkers.trails.trails if trail.seat != seat)
        walkers.trails.show_as(trails=(*others, Trail(seat, cell, (), walkers.offset(seat))))

    # Steps

    def _walk(self, event: ev.Walked) -> None:
        motion, walkers = self._motion, self._stage.walkers
        figure, seat = walkers.figures[event.seat], event.seat
        begin = self._cells.get(seat, event.to)
        is_leap = KINDS[event.card] is Kind.KNIGHT
        self._use_card(event)
        self._hop(figure, begin, event.to, pace.LEAP if is_leap else pace.CELL, 0.8 if is_leap else 0.1)
        end = event.to
        if event.exit is not None:
            end = event.exit
            self._through_cave(figure, event.to, event.exit)
        self._cells[seat] = end
        step = Step(event.to, event.exit)

        def arrive() -> None:
            walkers.cells[seat] = end
            walkers.trails.show_as(
                trails=tuple(_longer(one, step) if one.seat == seat else one for one in walkers.trails.trails)
            )

        motion.later(arrive)

    def _use_card(self, event: ev.Walked) -> None:
        """The card that is followed stands out; those before it are done."""
        row, motion = self._stage.cards.row, self._motion

        def use() -> None:
            cards = self._stage.cards.row
            at = next((i for i, item in enumerate(cards) if item.card == event.card), None)
            for i, item in enumerate(cards):
                item.show_as(is_picked=i == at, is_dimmed=at is not None and i < at)

        if row or motion.at:
            motion.later(use)

    def _hop(self, figure: FigureItem, begin: Cell, end: Cell, length: float, high: float) -> None:
        motion, stage = self._motion, self._stage
        walkers, seat = stage.walkers, figure.seat

        def step(part: float) -> None:
            one, other = walkers.stand(seat, begin), walkers.stand(seat, end)
            lift = high * stage.places.island.width() / 5 * 4 * part * (1 - part)
            figure.setVisible(True)
            figure.setPos(one + (other - one) * part - QPointF(0, lift))

        motion.animator.add(step, length, motion.at, ease_both, figure)
        motion.at += length
        motion.sound(Cue.CARD)

    def _through_cave(self, figure: FigureItem, cave: Cell, out: Cell) -> None:
        motion, walkers = self._motion, self._stage.walkers

        def sink(part: float) -> None:
            figure.setOpacity(1.0 - part)

        def rise(part: float) -> None:
            figure.setPos(walkers.stand(figure.seat, out))
            figure.setOpacity(part)

        motion.animator.add(sink, pace.CAVE, motion.at, item=figure)
        motion.animator.add(rise, pace.CAVE, motion.at + pace.CAVE, item=figure)
        motion.at += 2 * pace.CAVE

    def _end(self, event: ev.WalkEnded) -> None:
        """A buried chest without a map: the figure comes back."""
        motion, seat = self._motion, event.seat
        before = self._cells.get(seat, event.cell)
        if before != event.cell:
            self._hop(self._stage.walkers.figures[seat], before, event.cell, pace.CELL, 0.1)
            self._cells[seat] = event.cell
        cell = event.cell
        motion.later(lambda: self._stage.walkers.cells.update({seat: cell}))
        says = walk_words.walk_end(event.stop, event.steps)
        motion.later(lambda: self._stage.furniture.row.show_as(says=says, note=""))
        box = self._stage.furniture.seats[seat]
        motion.later(lambda: box.show_as(detail=says))
        motion.at += pace.ARRIVE

    # Coins

    def pay(self, event: ev.CoinsWon, batch: Sequence[Event]) -> None:
        """One by one, and why: “3 steps before 5”."""
        motion, stage = self._motion, self._stage
        text = walk_words.pay_reason(event, [one for one in batch if isinstance(one, ev.CoinsWon)])
        box = stage.furniture.seats[event.seat]
        motion.later(lambda: box.show_as(state=walk_words.gain(event.coins), detail=text))
        title = walk_words.pay_title(stage.furniture.names, event, stage.player)
        motion.later(lambda: stage.say_aside(f"{title}: {text}"))
        self._tally(event, batch)
        for i in range(event.coins):
            self._fly_coin(event, motion.at + i * pace.COIN_APART)
        motion.at += pace.COIN + event.coins * pace.COIN_APART + pace.ARRIVE

    def _tally(self, event: ev.CoinsWon, batch: Sequence[Event]) -> None:
        """The first at a chest brings the panel that tells the order of all who came there."""
        if event.behind:
            return
        motion, stage = self._motion, self._stage
        names = stage.furniture.names
        there = [one for one in batch if isinstance(one, ev.CoinsWon) and one.cell == event.cell]
        arrivals = tuple(
            TallyRow(one.seat, names[one.seat], steps_text(one.steps), one.coins) for one in there
        )
        item = stage.put(TallyItem(stage.pictures), Height.PANEL)
        item.setVisible(False)
        self.tallies.append(item)

        def show() -> None:
            item.stand_at(stage.places.cell(event.cell), stage.places.sheet, arrivals)
            item.setVisible(True)

        motion.later(show)

    def clear_tallies(self) -> None:
        """The island is left."""
        tallies, self.tallies = self.tallies, []
        for item in tallies:
            self._motion.later(lambda item=item: self._stage.drop(item))  # type: ignore[misc]

    def _fly_coin(self, event: ev.CoinsWon, begin: float) -> None:
        motion, stage = self._motion, self._stage
        size = round(max(14.0, stage.places.island.width() / 5 * 0.26))
        coin = stage.put(CoinItem(stage.pictures, QSizeF(size, size)), Height.FLYING)
        coin.setPos(stage.places.cell(event.cell).center())
        coin.setVisible(False)
        box = stage.furniture.seats[event.seat]

        def arrive() -> None:
            box.show_as(coins=box.coins + 1)
            stage.drop(coin)

        delay = begin - motion.at
        motion.fly(coin, lambda: box.coin_point, pace.COIN, delay, then=arrive, arc=0.6)
        motion.sound(Cue.CARD, delay + pace.COIN)


def _longer(trail: Trail, step: Step) -> Trail:
    return Trail(trail.seat, trail.start, (*trail.steps, step), trail.offset)


def _turning(item: CardItem) -> Callable[[float], None]:
    def turn(part: float) -> None:
        item.show_as(front=part)

    return turn

"""What sea and sky do: storms, compasses, the reef, monsters, hands that turn."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPointF, QRectF

from shtil_desktop.games.shtil.rules import events as ev
from shtil_desktop.games.shtil.rules.cards import COMPASS, FINISH, MONSTER, PURPLE, WILD, Card
from shtil_desktop.games.shtil.table.items.board_items import MarkerItem
from shtil_desktop.games.shtil.table.items.card_item import CardItem
from shtil_desktop.games.shtil.table.motion.card_flights import CardFlights
from shtil_desktop.games.shtil.table.places import Kind
from shtil_desktop.table.items.height import Height
from shtil_desktop.table.motion import timings
from shtil_desktop.table.motion.animator import ease_both
from shtil_desktop.table.motion.flights import SMALL, Aim
from shtil_desktop.table.sounds import Cue

WHOLE_TURN = 360.0


class WeatherMotion:
    """The motion of all that is not simply played or drawn, planned with the flights of its batch."""

    def __init__(self, flights: CardFlights) -> None:
        self._flights, self._stage = flights, flights.stage
        self._row: int | None = None
        """The row that has just become full."""

    # Storms

    def storm_revealed(self, event: ev.StormRevealed) -> None:
        stage = self._stage
        if (
            stage.revealed is not None
            and stage.revealed.card == event.storm
            and self._flights.view.explorer_size
        ):
            self._flights.sound(Cue.STORM)
            return  # the explorer card that lies there is the storm
        is_mine = event.seat == stage.player
        at = stage.deck.rect.center() if is_mine else self._flights.seat_place(event.seat)
        self._reveal(event.storm, at)
        self._flights.sound(Cue.STORM)

    def explored(self, event: ev.ExplorerTurned) -> None:
        pile = self._stage.explorer
        self._reveal(event.card, pile.rect.center())
        pile.show_as(count=max(0, pile.count - 1))

    def _reveal(self, card: Card, at: QPointF) -> None:
        stage = self._stage
        if stage.revealed is not None:
            self._flights.fade(stage.revealed)
        item = stage.revealed = self._flights.spawn(card, at, is_face_up=False)
        self._flights.fly(item, self._revealed_place, timings.REVEAL, front=1.0)
        self._flights.sound(Cue.CARD)
        self._flights.at += timings.REVEAL * 1.2

    def _revealed_place(self) -> QPointF:
        return self._stage.places.revealed.center()

    def storm_came(self, event: ev.StormCame) -> None:
        stage, item = self._stage, self._stage.revealed
        stage.revealed = None
        if item is None:
            return
        self._flights.vanish(item, self._storm_place(event.storm, event.seat, event.row))
        self._flights.at += timings.FLIGHT
        if event.row is not None and stage.markers:
            marker = stage.markers[event.row]
            self._flights.later(lambda: marker.show_as(storms=marker.storms + 1))
        elif event.storm != PURPLE:
            mate = stage.mates[event.seat]
            self._flights.later(lambda: mate.show_as(storms=(*mate.storms, event.storm)))

    def _storm_place(self, storm: Card, seat: int, row: int | None) -> Aim:
        """Before a seat, or at the end of a row."""
        stage = self._stage
        if row is not None and stage.markers:
            return lambda: stage.markers[row].rect.center()
        return lambda: stage.mates[seat].storm_rect(storm).center()

    def storm_cancelled(self, event: ev.StormCancelled) -> None:
        item, self._stage.revealed = self._stage.revealed, None
        self._spend(event.seat, event.wild, self._revealed_place, item)

    def storm_removed(self, event: ev.StormRemoved) -> None:
        stage, row = self._stage, event.at if event.storm == PURPLE else None
        place = self._storm_place(event.storm, event.at if row is None else 0, row)
        storm = self._flights.spawn(event.storm, place(), scale=SMALL)
        self._spend(event.seat, event.wild, place, storm)
        if row is not None:
            marker = stage.markers[row]
            self._flights.later(lambda: marker.show_as(storms=max(0, marker.storms - 1)))
        else:
            mate = stage.mates[event.at]
            left = list(mate.storms)
            if event.storm in left:
                left.remove(event.storm)
            self._flights.later(lambda: mate.show_as(storms=tuple(left)))

    # Compasses

    def _spend(self, seat: int, is_wild: bool, to: Aim, storm: CardItem | None) -> None:
        """A compass turns once, comes to the storm, and both are gone."""
        pile = self._stage.compasses
        if is_wild:
            compass = self._flights.take_from(seat, WILD)
        else:
            compass = self._flights.spawn(COMPASS, pile.rect.center())
            self._flights.later(lambda: pile.show_as(count=max(0, pile.count - 1)))
        self._flights.fly(compass, to, timings.COMPASS, angle=WHOLE_TURN, scale=0.8, ease=ease_both)
        self._flights.sound(Cue.CARD)
        self._flights.at += timings.COMPASS
        for item in (compass, storm):
            if item is not None:
                self._flights.fade(item)
        self._flights.sound(Cue.WAVE)
        self._flights.at += timings.FADE

    def compass_won(self, event: ev.CompassWon) -> None:
        """It comes from where it was won and turns like a needle on its way to the others."""
        stage, pile = self._stage, self._stage.compasses
        if event.by is ev.CompassFrom.EXPLORER and stage.revealed is not None:
            item = self._flights.spawn(COMPASS, self._revealed_place())
        else:
            item = self._flights.spawn(COMPASS, self._won_at(event), scale=SMALL)
        self._flights.fly(
            item,
            lambda: pile.rect.center(),
            timings.COMPASS,
            angle=WHOLE_TURN,
            ease=ease_both,
            then=lambda: stage.drop(item),
        )
        self._flights.sound(Cue.CARD)
        self._flights.at += timings.COMPASS
        self._flights.later(lambda: pile.show_as(count=pile.count + 1))

    def _won_at(self, event: ev.CompassWon) -> QPointF:
        places = self._stage.places
        if event.by is ev.CompassFrom.START and places.start is not None:
            return places.start.center()
        if event.by is ev.CompassFrom.ROW and self._row is not None:
            cells = self._stage.needs.layout.rows[self._row]
            return places.cells[cells[len(cells) // 2]].center()
        return self._flights.seat_place(event.seat)

    def row_completed(self, event: ev.RowCompleted) -> None:
        """A small wave runs through the islands of the row."""
        self._row = event.row
        self._flights.sound(Cue.WAVE)
        for i, cell in enumerate(self._stage.needs.layout.rows[event.row]):
            item = self._stage.islands.get(cell)
            if item is not None:
                self._flights.swell(item, timings.FLIGHT * 0.3 + i * timings.STAGGER)

    # The reef

    def reef_moved(self, event: ev.ReefMoved) -> None:
        """The marker glides along the rows' ends."""
        stage = self._stage
        begin = next((marker for marker in stage.markers if marker.has_reef), None)
        end = stage.markers[event.row]
        glider = MarkerItem(stage.pictures)
        glider.has_reef = True
        glider.setVisible(False)
        stage.put(glider, Height.FLYING)

        def step(part: float) -> None:
            if begin is not None:
                begin.show_as(has_reef=False)
            glider.setVisible(True)
            glider.setOpacity(1.0 if begin is not None else part)
            glider.place(_between(begin.rect if begin is not None else end.rect, end.rect, part))
            if part >= 1:
                stage.drop(glider)
                end.show_as(has_reef=True)

        self._flights.animator.add(step, timings.GLIDE, self._flights.at, ease_both)
        self._flights.sound(Cue.WAVE)
        self._flights.at += timings.GLIDE

    def reef_left(self, event: ev.ReefLeft) -> None:
        marker = next((marker for marker in self._stage.markers if marker.has_reef), None)
        if marker is None:
            return

        def step(part: float) -> None:
            marker.setOpacity(1 - part)
            if part >= 1:
                marker.show_as(has_reef=False)
                marker.setOpacity(1.0)

        self._flights.animator.add(step, timings.SINK, self._flights.at)

    # Monsters

    def struck(self, event: ev.MonsterStruck) -> None:
        stage = self._stage

        def centre() -> QPointF:
            return stage.places.cells[event.cell].center()

        def below() -> QPointF:
            return centre() + QPointF(0, stage.pictures.card.height() * 0.35)

        if stage.revealed is not None and stage.revealed.card == MONSTER:
            monster, stage.revealed = stage.revealed, None
        else:
            monster = self._flights.take_from(event.seat, MONSTER)
        self._flights.fly(monster, centre)
        self._flights.sound(Cue.STORM)
        self._flights.at += timings.FLIGHT
        for item in (monster, stage.islands.pop(event.cell, None)):
            if item is not None:
                gone = partial(stage.drop, item)
                self._flights.fly(item, below, timings.SINK, scale=0.8, opacity=0.0, arc=0.0, then=gone)
        self._flights.at += timings.SINK

    # Sun and moon

    def island_turned(self, event: ev.IslandTurned) -> None:
        item = self._stage.islands.get(event.cell)
        if item is not None:
            self._flights.fly(item, None, timings.TURN, angle=180.0, arc=0.0, ease=ease_both)
            self._flights.sound(Cue.CARD)
            self._flights.at += timings.TURN

    def hands_turned(self, event: ev.HandsTurned) -> None:
        """The compass that has come up is held up; every hand turns, and it goes to the discards."""
        stage, is_mine = self._stage, event.seat == self._stage.player
        at = stage.deck.rect.center() if is_mine else self._flights.seat_place(event.seat)
        compass = self._flights.spawn(COMPASS, at, is_face_up=False, scale=1.0 if is_mine else SMALL)
        self._flights.fly(compass, self._revealed_place, timings.REVEAL, front=1.0)
        self._flights.sound(Cue.WAVE)
        self._flights.at += timings.REVEAL
        for i, item in enumerate(item for item in stage.hand if item not in self._flights.drawn):
            self._turn_in_hand(item, i * timings.STAGGER * 0.5)
        self._flights.at += timings.TURN * 1.4
        if is_mine:
            self._flights.discard(compass)
        else:
            self._flights.vanish(compass, lambda: self._flights.seat_place(event.seat))

    def _turn_in_hand(self, item: CardItem, delay: float) -> None:
        begin: list[float] = []

        def step(part: float) -> None:
            if not begin:
                begin.append(item.rotation())
            item.setRotation(begin[0] + 180 * part)
            if part >= 1:
                item.setRotation(begin[0])
                item.show_as(turned=not item.turned)

        self._flights.animator.add(step, timings.TURN, self._flights.at + delay, ease_both)

    def finish_opened(self, event: ev.FinishOpened) -> None:
        """The explorer card that is the finish goes to its place."""
        stage = self._stage
        item, stage.revealed = stage.revealed, None
        if item is not None:
            stage.docked[FINISH] = item
            self._flights.fly(item, lambda: stage.docks[Kind.FINISH].rect.center())
            self._flights.at += timings.FLIGHT


def _between(begin: QRectF, end: QRectF, part: float) -> QRectF:
    return QRectF(begin.topLeft() + (end.topLeft() - begin.topLeft()) * part, end.size())

"""From events to motion: what each event looks like, one after the other.

The pictures follow the rules: when the last motion is over, or completed, the stage is synced with the view.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QPointF

from shtil_desktop.games.base import Event, Result
from shtil_desktop.games.shtil.rules import events as ev
from shtil_desktop.games.shtil.rules.cards import FINISH, HIDDEN, START, WILD, Card
from shtil_desktop.games.shtil.table.art.board.homecoming import passing
from shtil_desktop.games.shtil.table.motion.weather_motion import Weather
from shtil_desktop.games.shtil.table.places import Kind
from shtil_desktop.table.motion import timings
from shtil_desktop.table.motion.animator import ease_both, linear
from shtil_desktop.table.sounds import Cue


class Choreography(Weather):
    """Plans the motion of one batch of events: here what is dealt, drawn, played and discarded."""

    def perform(self, events: Iterable[Event]) -> None:
        for event in events:
            handler = HANDLERS.get(type(event))
            if handler is not None:
                handler(self, event)
        self._fan()

    def deal(self) -> None:
        """The first hand comes from the deck."""
        self.stage.sync(replace(self.view, hand=()))
        deck = self.stage.deck
        deck.show_as(count=deck.count + len(self.view.hand))
        for card in self.view.hand:
            self._draw(card)
        self._fan()

    def _draw(self, card: Card) -> None:
        stage = self.stage
        item = self.spawn(card, stage.deck.rect.center(), is_face_up=False)
        item.turned = bool(self.view.sea.facing)
        stage.hand.append(item)
        self.drawn.append(item)

    def _fan(self) -> None:
        """The hand closes up, and what was drawn comes to it one by one."""
        stage = self.stage
        stage.hand.sort(key=lambda item: item.card)
        angles = [angle for _, angle in stage.places.hand_slots(len(stage.hand))]
        late = 0.0
        for i, item in enumerate(stage.hand):
            if item in self.drawn:
                first = self._from_deck if not item.isVisible() else None
                self.fly(item, self._slot(i), delay=late, angle=angles[i], front=1.0, first=first)
                self.sound(Cue.CARD, late)
                late += timings.DEAL_STAGGER
            else:
                self.fly(item, self._slot(i), timings.SETTLE, angle=angles[i], arc=0.0)

    def _slot(self, i: int) -> Callable[[], QPointF]:
        stage = self.stage

        def slot() -> QPointF:
            return stage.places.hand_slots(len(stage.hand))[i][0]

        return slot

    def _from_deck(self) -> None:
        deck = self.stage.deck
        deck.show_as(count=max(0, deck.count - 1))

    # Events

    def island_played(self, event: ev.IslandPlayed) -> None:
        stage = self.stage
        item = self.take_from(event.seat, event.card)
        stage.islands[event.cell] = item

        def cell() -> QPointF:
            return stage.places.cells[event.cell].center()

        def named() -> None:
            item.show_as(card=event.number)

        item.show_as(turned=stage.side_turned(self.view.sea.sides[event.cell]))
        self.fly(item, cell, then=named if event.card == WILD else None)
        self.sound(Cue.CARD, timings.FLIGHT * 0.4)
        self.at += timings.FLIGHT * 0.8

    def discarded(self, event: ev.CardsDiscarded | ev.HandShown) -> None:
        for i, card in enumerate(event.cards):
            if event.seat == self.stage.player:
                self.discard(self.take_from(event.seat, card), i * timings.STAGGER)
            else:
                self._mate_discards(event.seat, i)
        self.at += len(event.cards) * timings.STAGGER + timings.FLIGHT * 0.6

    def blind_discarded(self, event: ev.BlindDiscarded) -> None:
        """From the top of the deck to the pile, unseen."""
        for i in range(event.count):
            if event.seat == self.stage.player:
                item = self.spawn(HIDDEN, self.stage.deck.rect.center(), is_face_up=False)
                self.later(self._from_deck, i * timings.STAGGER)
                self.discard(item, i * timings.STAGGER)
            else:
                self._mate_discards(event.seat, i)
        self.at += event.count * timings.STAGGER + timings.FLIGHT * 0.6

    def _mate_discards(self, seat: int, i: int) -> None:
        """A face-down card leaves the mate's box towards the board and is gone."""
        stage = self.stage
        item = self.take_from(seat, HIDDEN)

        def beside() -> QPointF:
            towards = 1 if self.seat_place(seat).x() < stage.veil.board.center().x() else -1
            return self.seat_place(seat) + QPointF(stage.pictures.card.width() * 0.8 * towards, 0)

        self.vanish(item, beside, delay=i * timings.STAGGER)
        self.sound(Cue.SLIDE, i * timings.STAGGER)

    def cards_drawn(self, event: ev.CardsDrawn) -> None:
        if event.seat == self.stage.player:
            for card in event.cards:
                self._draw(card)

    def cards_taken(self, event: ev.CardsTaken) -> None:
        stage = self.stage
        for i, card in enumerate(event.cards):
            item = next((item for item in stage.row if item.card == card), None)
            if item is None:
                continue
            stage.row.remove(item)
            if event.seat == stage.player:
                stage.hand.append(item)
                self.drawn.append(item)
            else:
                self.vanish(item, lambda: self.seat_place(event.seat), delay=i * timings.STAGGER)
                self.sound(Cue.SLIDE, i * timings.STAGGER)

    def row_refilled(self, event: ev.RowRefilled) -> None:
        """What is left moves up, and new cards come from the deck."""
        stage = self.stage
        left = {item.card: item for item in stage.row}
        stage.row = []
        late = 0.0
        for i, card in enumerate(self.view.sea.row):
            item = left.pop(card, None)
            is_new = item is None
            if item is None:
                item = self.spawn(card, stage.deck.rect.center(), is_face_up=False)
            stage.row.append(item)
            first = self._from_deck if is_new else None
            self.fly(item, self._row_place(i), delay=late, front=1.0, arc=0.0, first=first)
            if is_new:
                self.sound(Cue.CARD, late)
                late += timings.DEAL_STAGGER
        for item in left.values():
            stage.drop(item)
        self.at += timings.FLIGHT * 0.6

    def _row_place(self, i: int) -> Callable[[], QPointF]:
        stage = self.stage

        def place() -> QPointF:
            return stage.places.row[i].center()

        return place

    def docked(self, event: ev.StartPlayed | ev.FinishPlayed) -> None:
        stage = self.stage
        is_start = isinstance(event, ev.StartPlayed)
        card, kind = (START, Kind.START) if is_start else (FINISH, Kind.FINISH)
        item = self.take_from(event.seat, WILD if event.wild else card)
        stage.docked[card] = item
        self.fly(item, lambda: stage.docks[kind].rect.center())
        self.sound(Cue.CARD, timings.FLIGHT * 0.4)
        if is_start:
            self.sound(Cue.WAVE, timings.FLIGHT)
        self.at += timings.FLIGHT

    def ended(self, event: ev.GameEnded) -> None:
        veil = self.stage.veil
        is_won = event.outcome.result_for(self.stage.player) is Result.WON
        veil.show_as(is_won=is_won, part=0.0, islands=self.stage.own_islands())
        veil.setVisible(True)
        length = timings.HOMECOMING if is_won else timings.FOG
        even = linear if is_won else ease_both
        self.animator.add(lambda part: veil.show_as(part=part), length, self.at, even)
        self.sound(Cue.WIN if is_won else Cue.WAVE)
        if is_won:
            self._greet_all(length)

    def _greet_all(self, length: float) -> None:
        """Each island rises a little when the light comes by."""
        stops = len(self.stage.veil.stops())
        before = self.stage.places.start is not None
        for i, cell in enumerate(self.stage.veil.islands, start=int(before)):
            self._swell(self.stage.islands[cell], passing(i, stops) * length)


HANDLERS: dict[type[Event], Callable[[Choreography, Any], None]] = {
    ev.IslandPlayed: Choreography.island_played,
    ev.CardsDiscarded: Choreography.discarded,
    ev.HandShown: Choreography.discarded,
    ev.BlindDiscarded: Choreography.blind_discarded,
    ev.CardsDrawn: Choreography.cards_drawn,
    ev.CardsTaken: Choreography.cards_taken,
    ev.RowRefilled: Choreography.row_refilled,
    ev.StartPlayed: Choreography.docked,
    ev.FinishPlayed: Choreography.docked,
    ev.RowCompleted: Choreography.row_completed,
    ev.ReefMoved: Choreography.reef_moved,
    ev.ReefLeft: Choreography.reef_left,
    ev.StormRevealed: Choreography.storm_revealed,
    ev.ExplorerTurned: Choreography.explored,
    ev.StormCame: Choreography.storm_came,
    ev.StormCancelled: Choreography.storm_cancelled,
    ev.StormRemoved: Choreography.storm_removed,
    ev.CompassWon: Choreography.compass_won,
    ev.FinishOpened: Choreography.finish_opened,
    ev.MonsterStruck: Choreography.struck,
    ev.IslandTurned: Choreography.island_turned,
    ev.HandsTurned: Choreography.hands_turned,
    ev.GameEnded: Choreography.ended,
}

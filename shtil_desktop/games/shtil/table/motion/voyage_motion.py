"""From events to motion: what each event looks like, one after the other.

The pictures follow the rules: when the last motion is over, or completed, the stage is synced with the view.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from PySide6.QtCore import QPointF

from shtil_desktop.games.base import Event, Result
from shtil_desktop.games.shtil.rules import events as ev
from shtil_desktop.games.shtil.rules.cards import FINISH, HIDDEN, START, WILD, Card
from shtil_desktop.games.shtil.rules.view import View
from shtil_desktop.games.shtil.table.art.board.homecoming import passing
from shtil_desktop.games.shtil.table.motion.card_flights import CardFlights
from shtil_desktop.games.shtil.table.motion.weather_motion import WeatherMotion
from shtil_desktop.games.shtil.table.places import Kind
from shtil_desktop.games.shtil.table.stage.shtil_stage import ShtilStage
from shtil_desktop.games.values import replace
from shtil_desktop.table.motion import timings
from shtil_desktop.table.motion.animator import Animator, ease_both, linear
from shtil_desktop.table.sounds import Cue


class VoyageMotion:
    """The motion of one batch of events: here what is dealt, drawn, played and discarded."""

    def __init__(
        self,
        stage: ShtilStage,
        animator: Animator,
        view: View,
        cue: Callable[[Cue], object] = lambda cue: None,
    ) -> None:
        self._stage, self._view = stage, view
        self._flights = CardFlights(stage, animator, view, cue)
        self._weather = WeatherMotion(self._flights)

    def show(self, event: Event, batch: Sequence[Event]) -> None:
        if (of_cards := OF_CARDS.get(type(event))) is not None:
            of_cards(self, event)
        elif (of_weather := OF_WEATHER.get(type(event))) is not None:
            of_weather(self._weather, event)

    def finish(self) -> None:
        self._fan()

    def deal(self) -> None:
        """The first hand comes from the deck."""
        self._stage.sync(replace(self._view, hand=()))
        deck = self._stage.deck
        deck.show_as(count=deck.count + len(self._view.hand))
        for card in self._view.hand:
            self._draw(card)
        self._fan()

    def _draw(self, card: Card) -> None:
        stage = self._stage
        item = self._flights.spawn(card, stage.deck.rect.center(), is_face_up=False)
        item.turned = bool(self._view.sea.facing)
        stage.hand.append(item)
        self._flights.drawn.append(item)

    def _fan(self) -> None:
        """The hand closes up, and what was drawn comes to it one by one."""
        stage = self._stage
        stage.hand.sort(key=lambda item: item.card)
        angles = [angle for _, angle in stage.places.hand_slots(len(stage.hand))]
        late = 0.0
        for i, item in enumerate(stage.hand):
            if item in self._flights.drawn:
                first = self._from_deck if not item.isVisible() else None
                self._flights.fly(item, self._slot(i), delay=late, angle=angles[i], front=1.0, first=first)
                self._flights.sound(Cue.CARD, late)
                late += timings.DEAL_STAGGER
            else:
                self._flights.fly(item, self._slot(i), timings.SETTLE, angle=angles[i], arc=0.0)

    def _slot(self, i: int) -> Callable[[], QPointF]:
        stage = self._stage

        def slot() -> QPointF:
            return stage.places.hand_slots(len(stage.hand))[i][0]

        return slot

    def _from_deck(self) -> None:
        deck = self._stage.deck
        deck.show_as(count=max(0, deck.count - 1))

    # Events

    def island_played(self, event: ev.IslandPlayed) -> None:
        stage = self._stage
        item = self._flights.take_from(event.seat, event.card)
        stage.islands[event.cell] = item

        def cell() -> QPointF:
            return stage.places.cells[event.cell].center()

        def named() -> None:
            item.show_as(card=event.number)

        item.show_as(turned=stage.side_turned(self._view.sea.sides[event.cell]))
        self._flights.fly(item, cell, then=named if event.card == WILD else None)
        self._flights.sound(Cue.CARD, timings.FLIGHT * 0.4)
        self._flights.at += timings.FLIGHT * 0.8

    def discarded(self, event: ev.CardsDiscarded | ev.HandShown) -> None:
        for i, card in enumerate(event.cards):
            if event.seat == self._stage.player:
                self._flights.discard(self._flights.take_from(event.seat, card), i * timings.STAGGER)
            else:
                self._mate_discards(event.seat, i)
        self._flights.at += len(event.cards) * timings.STAGGER + timings.FLIGHT * 0.6

    def blind_discarded(self, event: ev.BlindDiscarded) -> None:
        """From the top of the deck to the pile, unseen."""
        for i in range(event.count):
            if event.seat == self._stage.player:
                item = self._flights.spawn(HIDDEN, self._stage.deck.rect.center(), is_face_up=False)
                self._flights.later(self._from_deck, i * timings.STAGGER)
                self._flights.discard(item, i * timings.STAGGER)
            else:
                self._mate_discards(event.seat, i)
        self._flights.at += event.count * timings.STAGGER + timings.FLIGHT * 0.6

    def _mate_discards(self, seat: int, i: int) -> None:
        """A face-down card leaves the mate's box towards the board and is gone."""
        stage = self._stage
        item = self._flights.take_from(seat, HIDDEN)

        def beside() -> QPointF:
            towards = 1 if self._flights.seat_place(seat).x() < stage.veil.board.center().x() else -1
            return self._flights.seat_place(seat) + QPointF(stage.pictures.card.width() * 0.8 * towards, 0)

        self._flights.vanish(item, beside, delay=i * timings.STAGGER)
        self._flights.sound(Cue.SLIDE, i * timings.STAGGER)

    def cards_drawn(self, event: ev.CardsDrawn) -> None:
        if event.seat == self._stage.player:
            for card in event.cards:
                self._draw(card)

    def cards_taken(self, event: ev.CardsTaken) -> None:
        stage = self._stage
        for i, card in enumerate(event.cards):
            item = next((item for item in stage.row if item.card == card), None)
            if item is None:
                continue
            stage.row.remove(item)
            if event.seat == stage.player:
                stage.hand.append(item)
                self._flights.drawn.append(item)
            else:
                self._flights.vanish(
                    item, lambda: self._flights.seat_place(event.seat), delay=i * timings.STAGGER
                )
                self._flights.sound(Cue.SLIDE, i * timings.STAGGER)

    def row_refilled(self, event: ev.RowRefilled) -> None:
        """What is left moves up, and new cards come from the deck."""
        stage = self._stage
        left = {item.card: item for item in stage.row}
        stage.row = []
        late = 0.0
        for i, card in enumerate(self._view.sea.row):
            item = left.pop(card, None)
            is_new = item is None
            if item is None:
                item = self._flights.spawn(card, stage.deck.rect.center(), is_face_up=False)
            stage.row.append(item)
            first = self._from_deck if is_new else None
            self._flights.fly(item, self._row_place(i), delay=late, front=1.0, arc=0.0, first=first)
            if is_new:
                self._flights.sound(Cue.CARD, late)
                late += timings.DEAL_STAGGER
        for item in left.values():
            stage.drop(item)
        self._flights.at += timings.FLIGHT * 0.6

    def _row_place(self, i: int) -> Callable[[], QPointF]:
        stage = self._stage

        def place() -> QPointF:
            return stage.places.row[i].center()

        return place

    def docked(self, event: ev.StartPlayed | ev.FinishPlayed) -> None:
        stage = self._stage
        is_start = isinstance(event, ev.StartPlayed)
        card, kind = (START, Kind.START) if is_start else (FINISH, Kind.FINISH)
        item = self._flights.take_from(event.seat, WILD if event.wild else card)
        stage.docked[card] = item
        self._flights.fly(item, lambda: stage.docks[kind].rect.center())
        self._flights.sound(Cue.CARD, timings.FLIGHT * 0.4)
        if is_start:
            self._flights.sound(Cue.WAVE, timings.FLIGHT)
        self._flights.at += timings.FLIGHT

    def ended(self, event: ev.GameEnded) -> None:
        veil = self._stage.veil
        is_won = event.outcome.result_for(self._stage.player) is Result.WON
        veil.show_as(is_won=is_won, part=0.0, islands=self._stage.own_islands())
        veil.setVisible(True)
        length = timings.HOMECOMING if is_won else timings.FOG
        even = linear if is_won else ease_both
        self._flights.animator.add(lambda part: veil.show_as(part=part), length, self._flights.at, even)
        self._flights.sound(Cue.WIN if is_won else Cue.WAVE)
        if is_won:
            self._greet_all(length)

    def _greet_all(self, length: float) -> None:
        """Each island rises a little when the light comes by."""
        stops = len(self._stage.veil.stops())
        before = self._stage.places.start is not None
        for i, cell in enumerate(self._stage.veil.islands, start=int(before)):
            self._flights.swell(self._stage.islands[cell], passing(i, stops) * length)


OF_CARDS: Final[dict[type[Event], Callable[[VoyageMotion, Any], None]]] = {
    ev.IslandPlayed: VoyageMotion.island_played,
    ev.CardsDiscarded: VoyageMotion.discarded,
    ev.HandShown: VoyageMotion.discarded,
    ev.BlindDiscarded: VoyageMotion.blind_discarded,
    ev.CardsDrawn: VoyageMotion.cards_drawn,
    ev.CardsTaken: VoyageMotion.cards_taken,
    ev.RowRefilled: VoyageMotion.row_refilled,
    ev.StartPlayed: VoyageMotion.docked,
    ev.FinishPlayed: VoyageMotion.docked,
    ev.GameEnded: VoyageMotion.ended,
}
OF_WEATHER: Final[dict[type[Event], Callable[[WeatherMotion, Any], None]]] = {
    ev.RowCompleted: WeatherMotion.row_completed,
    ev.ReefMoved: WeatherMotion.reef_moved,
    ev.ReefLeft: WeatherMotion.reef_left,
    ev.StormRevealed: WeatherMotion.storm_revealed,
    ev.ExplorerTurned: WeatherMotion.explored,
    ev.StormCame: WeatherMotion.storm_came,
    ev.StormCancelled: WeatherMotion.storm_cancelled,
    ev.StormRemoved: WeatherMotion.storm_removed,
    ev.CompassWon: WeatherMotion.compass_won,
    ev.FinishOpened: WeatherMotion.finish_opened,
    ev.MonsterStruck: WeatherMotion.struck,
    ev.IslandTurned: WeatherMotion.island_turned,
    ev.HandsTurned: WeatherMotion.hands_turned,
}

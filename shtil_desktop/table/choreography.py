"""From events to motion: what each event looks like, one after the other.

The pictures follow the rules: when the last motion is over, or completed, the stage is synced with the view.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from PySide6.QtCore import QPointF

from shtil_desktop.games.base import Event, Result
from shtil_desktop.games.shtil import events as ev
from shtil_desktop.games.shtil.cards import FINISH, HIDDEN, MONSTER, START, WILD, Card
from shtil_desktop.games.shtil.view import View
from shtil_desktop.table import timings
from shtil_desktop.table.animator import Animator, ease_both, ease_out
from shtil_desktop.table.card_item import CardItem, Height
from shtil_desktop.table.stage import Stage

SMALL = 0.42  # a mate's card, in sizes of a card on the board


class Choreography:
    """Plans the motion of one batch of events; `at` is when the next event begins."""

    def __init__(self, stage: Stage, animator: Animator, view: View) -> None:
        self.stage, self.animator, self.view = stage, animator, view
        self.at = 0.0
        self._new: list[CardItem] = []

    def perform(self, events: Iterable[Event]) -> None:
        for event in events:
            handler = HANDLERS.get(type(event))
            if handler is not None:
                handler(self, event)

    def deal(self) -> None:
        """The first hand comes from the deck."""
        for card in self.view.hand:
            self._draw(card)

    def _draw(self, card: Card) -> None:
        stage = self.stage
        item = stage.new_card(card, stage.deck.rect.center(), Height.HAND, face_up=False)
        item.turned = bool(self.view.sea.facing)
        stage.hand.append(item)
        self._new.append(item)

    # Helpers

    def fly(
        self,
        item: CardItem,
        to: QPointF,
        length: float = timings.FLIGHT,
        delay: float = 0.0,
        angle: float = 0.0,
        front: float | None = None,
        scale: float = 1.0,
        opacity: float = 1.0,
        arc: float = 0.25,
        then: Callable[[], object] | None = None,
    ) -> None:
        """Along a short arc; where it began is noted when it begins."""
        begun: list[tuple[QPointF, float, float, float, float]] = []
        height = self.stage.pictures.card.height() * arc

        def step(part: float) -> None:
            if not begun:
                begun.append((item.pos(), item.rotation(), item.scale(), item.opacity(), item.front))
                item.setZValue(Height.FLYING.value)
            pos, turn, size, light, face = begun[0]
            lift = height * 4 * part * (1 - part)
            item.setPos(pos + (to - pos) * part - QPointF(0, lift))
            item.setRotation(turn + (angle - turn) * part)
            item.setScale(size + (scale - size) * part)
            item.setOpacity(light + (opacity - light) * part)
            if front is not None:
                item.show_as(front=face + (front - face) * part)
            if part >= 1 and then is not None:
                then()

        self.animator.add(step, length, self.at + delay)

    def _take_from(self, seat: int, card: Card) -> CardItem:
        """A card of the player's hand, or one that comes from a mate."""
        stage = self.stage
        if seat == stage.player:
            for item in stage.hand:
                if item.card == card:
                    stage.hand.remove(item)
                    item.show_as(is_veiled=False)
                    return item
        item = stage.new_card(card, stage.mates[seat].rect.center(), Height.FLYING)
        item.setScale(SMALL)
        return item

    def _drop(self, item: CardItem) -> Callable[[], object]:
        return lambda: self.stage.drop_card(item)

    def fan(self) -> None:
        """The hand closes up, and what was drawn comes to it one by one."""
        stage = self.stage
        assert stage.places is not None
        stage.hand.sort(key=lambda item: item.card)
        slots = stage.places.hand_slots(len(stage.hand))
        late = 0.0
        for item, (centre, angle) in zip(stage.hand, slots, strict=True):
            if item in self._new:
                self.fly(item, centre, delay=late, angle=angle, front=1.0)
                late += timings.DEAL_STAGGER
            else:
                self.fly(item, centre, timings.SETTLE, angle=angle, arc=0.0)

    # Events

    def _island_played(self, event: ev.IslandPlayed) -> None:
        stage = self.stage
        assert stage.places is not None
        item = self._take_from(event.seat, event.card)
        stage.islands[event.cell] = item
        turned = stage.side_turned(self.view.sea.sides[event.cell])

        def named() -> None:
            item.show_as(card=event.number)

        item.show_as(turned=turned)
        self.fly(item, stage.places.cells[event.cell].center(), then=named if event.card == WILD else None)
        self.at += timings.FLIGHT * 0.8

    def _discarded(self, event: ev.CardsDiscarded | ev.HandShown) -> None:
        stage = self.stage
        for i, card in enumerate(event.cards):
            if event.seat == stage.player:
                item = self._take_from(event.seat, card)
                self.fly(
                    item,
                    stage.discards.rect.center(),
                    delay=i * timings.STAGGER,
                    angle=(card * 7) % 13 - 6,
                    front=0.0,
                    then=self._drop(item),
                )
            else:
                self._mate_discards(event.seat, i)
        self.at += len(event.cards) * timings.STAGGER + timings.FLIGHT * 0.6

    def _mate_discards(self, seat: int, i: int) -> None:
        """A face-down card leaves the mate's box to the right and is gone."""
        item = self._take_from(seat, HIDDEN)
        to = item.pos() + QPointF(self.stage.pictures.card.width() * 0.8, 0)
        self.fly(item, to, delay=i * timings.STAGGER, scale=SMALL, opacity=0.0, then=self._drop(item))

    def _drawn(self, event: ev.CardsDrawn) -> None:
        if event.seat == self.stage.player:
            for card in event.cards:
                self._draw(card)

    def _taken(self, event: ev.CardsTaken) -> None:
        stage = self.stage
        for i, card in enumerate(event.cards):
            item = next((item for item in stage.row if item.card == card), None)
            if item is None:
                continue
            stage.row.remove(item)
            if event.seat == stage.player:
                stage.hand.append(item)
                self._new.append(item)
            else:
                to = stage.mates[event.seat].rect.center()
                self.fly(item, to, delay=i * timings.STAGGER, scale=SMALL, opacity=0.0, then=self._drop(item))

    def _docked(self, event: ev.StartPlayed | ev.FinishPlayed) -> None:
        stage = self.stage
        assert stage.places is not None
        is_start = isinstance(event, ev.StartPlayed)
        card, dock = (START, stage.places.start) if is_start else (FINISH, stage.places.finish)
        item = self._take_from(event.seat, WILD if event.wild else card)
        stage.docked[card] = item
        if dock is not None:
            self.fly(item, dock.center())
        self.at += timings.FLIGHT

    def _storm_revealed(self, event: ev.StormRevealed) -> None:
        stage = self.stage
        if stage.revealed is not None and stage.revealed.card == event.storm and self.view.explorer_size:
            return  # the explorer card that lies there is the storm
        is_mine = event.seat == stage.player
        at = stage.deck.rect.center() if is_mine else stage.mates[event.seat].rect.center()
        self._reveal(event.storm, at)

    def _explored(self, event: ev.ExplorerTurned) -> None:
        self._reveal(event.card, self.stage.explorer.rect.center())

    def _reveal(self, card: Card, at: QPointF) -> None:
        stage = self.stage
        assert stage.places is not None
        if stage.revealed is not None:
            stage.drop_card(stage.revealed)
        item = stage.revealed = stage.new_card(card, at, Height.FLYING, face_up=False)
        self.fly(item, stage.places.revealed.center(), timings.REVEAL, front=1.0)
        self.at += timings.REVEAL * 1.2

    def _storm_came(self, event: ev.StormCame) -> None:
        stage = self.stage
        to = stage.mates[event.seat].rect.center()
        if event.row is not None and stage.markers:
            to = stage.markers[event.row].rect.center()
        self._dismiss(to)

    def _storm_left(self, event: ev.StormCancelled) -> None:
        if self.stage.revealed is not None:
            self._dismiss(self.stage.revealed.pos())

    def _dismiss(self, to: QPointF) -> None:
        item, self.stage.revealed = self.stage.revealed, None
        if item is not None:
            self.fly(item, to, scale=SMALL, opacity=0.0, then=self._drop(item))
            self.at += timings.FLIGHT

    def _struck(self, event: ev.MonsterStruck) -> None:
        stage = self.stage
        assert stage.places is not None
        centre = stage.places.cells[event.cell].center()
        if stage.revealed is not None and stage.revealed.card == MONSTER:
            monster, stage.revealed = stage.revealed, None
        else:
            monster = self._take_from(event.seat, MONSTER)
        self.fly(monster, centre)
        self.at += timings.FLIGHT
        below = centre + QPointF(0, stage.pictures.card.height() * 0.35)
        for item in (monster, stage.islands.pop(event.cell, None)):
            if item is not None:
                self.fly(item, below, timings.SINK, scale=0.8, opacity=0.0, arc=0.0, then=self._drop(item))
        self.at += timings.SINK

    def _island_turned(self, event: ev.IslandTurned) -> None:
        item = self.stage.islands.get(event.cell)
        if item is not None:
            self.fly(item, item.pos(), timings.TURN, angle=180.0, arc=0.0)
            self.at += timings.TURN

    def _hands_turned(self, event: ev.HandsTurned) -> None:
        for i, item in enumerate(self.stage.hand):
            if item not in self._new:
                self._turn_in_hand(item, i * timings.STAGGER * 0.5)
        self.at += timings.TURN * 1.4

    def _turn_in_hand(self, item: CardItem, delay: float) -> None:
        begin: list[float] = []

        def step(part: float) -> None:
            if not begin:
                begin.append(item.rotation())
            item.setRotation(begin[0] + 180 * part)
            if part >= 1:
                item.setRotation(begin[0])
                item.show_as(turned=not item.turned)

        self.animator.add(step, timings.TURN, self.at + delay, ease_both)

    def _ended(self, event: ev.GameEnded) -> None:
        veil = self.stage.veil
        rival = event.outcome.seat not in (None, self.stage.player) and event.outcome.scores is not None
        veil.show_as(is_won=event.outcome.result is Result.WON and not rival, part=0.0)
        veil.setVisible(True)
        length = timings.SUNRISE if veil.is_won else timings.FOG
        self.animator.add(lambda part: veil.show_as(part=part), length, self.at, ease_out)


HANDLERS: dict[type[Event], Callable[[Choreography, Any], None]] = {
    ev.IslandPlayed: Choreography._island_played,
    ev.CardsDiscarded: Choreography._discarded,
    ev.HandShown: Choreography._discarded,
    ev.CardsDrawn: Choreography._drawn,
    ev.CardsTaken: Choreography._taken,
    ev.StartPlayed: Choreography._docked,
    ev.FinishPlayed: Choreography._docked,
    ev.StormRevealed: Choreography._storm_revealed,
    ev.ExplorerTurned: Choreography._explored,
    ev.StormCame: Choreography._storm_came,
    ev.StormCancelled: Choreography._storm_left,
    ev.MonsterStruck: Choreography._struck,
    ev.IslandTurned: Choreography._island_turned,
    ev.HandsTurned: Choreography._hands_turned,
    ev.GameEnded: Choreography._ended,
}

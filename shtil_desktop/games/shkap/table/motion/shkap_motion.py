"""From events to what is seen: cards dealt, taken and laid, marks thrown, walks, coins, the next island."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QSizeF

from shtil_desktop.games.base import Event
from shtil_desktop.games.shkap.rules import events as ev
from shtil_desktop.games.shkap.rules.cards import Card
from shtil_desktop.games.shkap.rules.view import View
from shtil_desktop.games.shkap.table.items.card_item import CardItem, middle_of
from shtil_desktop.games.shkap.table.items.figure_item import MarkItem
from shtil_desktop.games.shkap.table.motion import pace
from shtil_desktop.games.shkap.table.motion.walks import WalkMotion
from shtil_desktop.games.shkap.table.stage.shkap_stage import ShkapStage
from shtil_desktop.games.shkap.table.words import walk_words
from shtil_desktop.games.shkap.table.words.captions import coins_phase
from shtil_desktop.table.items.height import Height
from shtil_desktop.table.motion import timings
from shtil_desktop.table.motion.animator import Animator
from shtil_desktop.table.motion.flights import Flights
from shtil_desktop.table.sounds import Cue


class ShkapMotion(Flights):
    """Plans one batch of events, one after the other; `at` is when the next begins."""

    stage: ShkapStage

    def __init__(
        self,
        stage: ShkapStage,
        animator: Animator,
        view: View,
        cue: Callable[[Cue], object] = lambda cue: None,
    ) -> None:
        super().__init__(stage, animator, cue)
        self.view = view
        self._walks = WalkMotion(self)

    def deal(self) -> None:
        """First the island, then the cards."""
        stage, view = self.stage, self.view
        stage.furniture.sync(view, {})
        stage.furniture.deck.show_as(count=view.deck_size + sum(view.hand_sizes))
        cards = view.hand or view.pack
        stage.cards.hand, stage.cards.pack = tuple(sorted(view.hand)), view.pack
        for place in range(len(cards)):
            for seat in view.players:
                if seat == view.seat:
                    self._draw_own(sorted(cards)[place])
                else:
                    self._draw_to(seat)
                self.at += timings.DEAL_STAGGER * 0.5
        self.at += timings.FLIGHT

    def finish(self) -> None:
        self._walks.clear_tallies()

    def show(self, event: Event, batch: Sequence[Event]) -> None:
        match event:
            case ev.CardTaken():
                self._take(event)
            case ev.CardsDealt():
                self._deal_more(event)
            case ev.CardKept():
                self._keep(event)
            case ev.MarketRefilled(place, card):
                self._refill(place, card)
            case ev.PacksPassed():
                self._pass_packs()
            case ev.HandsDiscarded():
                if any(isinstance(one, ev.IslandBegan) and one.is_extra for one in batch):
                    self.later(lambda: self.stage.say_aside(walk_words.tie_break()))
                self.later(self._discard_hand)
                self.at += timings.FLIGHT
            case ev.RouteLaid():
                self._lay(event)
            case ev.MarkThrown():
                self._throw(event)
            case ev.RouteRevealed() | ev.Walked() | ev.WalkEnded():
                self._walks.show(event)
            case ev.CoinsWon():
                phase = coins_phase(self.stage.options)
                self.later(lambda: self.stage.furniture.phases.show_as(now=phase))
                self._walks.pay(event, batch)
            case ev.IslandBegan():
                self._sail_on()
            case ev.GameEnded(outcome):
                self.sound(Cue.WIN if self.stage.player in outcome.winners else Cue.WAVE)

    # Cards

    def _draw_own(self, card: Card, begin: QPointF | None = None, item: CardItem | None = None) -> None:
        """To where it belongs in the hand that the view has."""
        stage = self.stage
        stage.cards.hand = tuple(sorted({*stage.cards.hand, card} & {*self.view.hand}))
        _, size = stage.cards.lying(card)
        if item is None:
            item = stage.cards.new_card(card, size, Height.FLYING, face_up=False)
            item.setPos(stage.places.deck.center() if begin is None else begin)
            item.setVisible(False)
        old = stage.cards.own.get(card)
        if old is not None and old is not item:
            stage.drop(old)
        stage.cards.own[card] = item
        moved = item

        def arrive() -> None:
            moved.setZValue(Height.HAND.value)
            moved.resize(stage.cards.lying(card)[1])

        self.fly(
            item, lambda: stage.cards.lying(card)[0].at, timings.FLIGHT, front=1.0, then=arrive, arc=0.12
        )
        self.sound(Cue.CARD)

    def _draw_to(self, seat: int, card: Card | None = None, begin: QPointF | None = None) -> None:
        """Into another hand: small, and gone."""
        stage = self.stage
        item = stage.cards.new_card(card, stage.places.route_card, Height.FLYING, face_up=card is not None)
        item.setPos(stage.places.deck.center() if begin is None else begin)
        item.setVisible(False)
        box = stage.furniture.seats[seat]
        self.vanish(item, lambda: box.rect.center(), timings.FLIGHT)
        self.sound(Cue.CARD)

    def _take(self, event: ev.CardTaken) -> None:
        stage = self.stage
        item = None if event.place is None else stage.cards.market[event.place]
        begin = stage.places.deck.center() if item is None else item.pos()
        if item is not None and event.place is not None:
            stage.cards.market[event.place] = None
        if event.seat == stage.player and event.card is not None:
            self._draw_own(event.card, begin, item)
        else:
            if item is not None:
                self.later(lambda: stage.drop(item))
            self._draw_to(event.seat, event.card, begin)
        self.at += timings.FLIGHT

    def _refill(self, place: int, card: Card) -> None:
        stage = self.stage
        rect = stage.places.market[place]
        item = stage.cards.new_card(card, rect.size(), Height.FLYING, face_up=False)
        item.setPos(stage.places.deck.center())
        item.setVisible(False)
        old = stage.cards.market[place]
        if old is not None:
            stage.drop(old)
        stage.cards.market[place] = item
        self.fly(item, lambda: middle_of(stage.places.market[place]), timings.FLIGHT, front=1.0, arc=0.1)
        self.at += timings.FLIGHT * 0.7

    def _deal_more(self, event: ev.CardsDealt) -> None:
        for i in range(event.count):
            if event.seat != self.stage.player:
                self._draw_to(event.seat)
            elif event.cards and event.cards[i] in self.view.hand:
                self._draw_own(event.cards[i])
            self.at += timings.STAGGER
        self.at += timings.FLIGHT * 0.5

    def _keep(self, event: ev.CardKept) -> None:
        stage = self.stage
        if event.seat == stage.player and event.card is not None:
            item = stage.cards.own.get(event.card)
            stage.cards.pack = tuple(card for card in stage.cards.pack if card != event.card)
            self._draw_own(event.card, None, item)
            self.at += timings.FLIGHT

    def _pass_packs(self) -> None:
        """The player's pack goes to her left; the one that comes is there when all is synced."""
        stage = self.stage
        left = stage.furniture.seats[(stage.player + 1) % len(stage.furniture.seats)]
        pack, stage.cards.pack = stage.cards.pack, ()
        for item in [stage.cards.own.pop(card) for card in pack if card in stage.cards.own]:
            self.vanish(item, lambda: left.rect.center(), timings.FLIGHT)
        self.sound(Cue.SLIDE)
        self.at += timings.FLIGHT

    def _discard_hand(self) -> None:
        self._sweep([self.stage.cards.own.pop(card) for card in list(self.stage.cards.own)])

    def _sweep(self, items: list[CardItem]) -> None:
        """Cards go to the discard, from where they are now."""
        stage = self.stage
        flights = Flights(stage, self.animator)
        for item in items:
            flights.vanish(item, lambda: stage.places.discard.center(), timings.FLIGHT)

    def _discard_row(self) -> None:
        row, self.stage.cards.row = self.stage.cards.row, []
        self.stage.furniture.row.show_as(below=(), says="", note="", title="", filled=0, places=())
        self._sweep(row)

    # Routes and marks

    def _lay(self, event: ev.RouteLaid) -> None:
        """The player's own lies there already; of another only a back is seen."""
        stage = self.stage
        self.sound(Cue.SLIDE)
        if event.seat != stage.player:
            box = stage.furniture.seats[event.seat]
            item = stage.cards.new_card(None, stage.places.route_card, Height.FLYING)
            item.setPos(box.rect.center() + QPointF(box.rect.width() * 0.7, 0))
            item.setVisible(False)
            self.vanish(item, lambda: box.rect.center(), pace.LAY)
            self.at += pace.LAY

    def _throw(self, event: ev.MarkThrown) -> None:
        """It drops on the pirate's box."""
        stage = self.stage
        size = round(30 * stage.pictures.unit)
        item = stage.put(MarkItem(stage.pictures, QSizeF(size, size)), Height.FLYING)
        item.setVisible(False)
        thrower, hit = stage.furniture.seats[event.seat], stage.furniture.seats[event.at]
        own = stage.cards.own.get(event.card)
        if own is not None:
            item.setPos(own.pos())
            self.later(lambda: own.setVisible(False))
        else:
            item.setPos(thrower.rect.center())

        def strike() -> None:
            hit.show_as(marks=hit.marks + 1)
            stage.drop(item)

        self.fly(item, lambda: hit.rect.center(), pace.MARK_FLIGHT, then=strike, arc=0.5)
        self.sound(Cue.STORM, pace.MARK_FLIGHT)
        self.at += pace.MARK_FLIGHT + pace.MARK

    # The next island

    def _sail_on(self) -> None:
        """The old island fades; the one from the horizon takes its place when all is synced."""
        stage = self.stage
        chart, lit = stage.furniture.chart, stage.furniture.lit
        if self.at <= 0:
            return
        self.at += pace.LOOK
        self._walks.clear_tallies()
        self.later(self._discard_row)

        def fade(part: float) -> None:
            seen = 1.0 - part if part < 1 else 1.0
            for item in (chart, lit, stage.walkers.trails, *stage.walkers.figures):
                item.setOpacity(seen)

        self.animator.add(fade, timings.FADE, self.at)
        self.sound(Cue.WAVE)
        self.at += timings.FADE

"""How cards come and go on Shtil's table."""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QPointF

from shtil_desktop.games.shtil.rules.cards import Card
from shtil_desktop.games.shtil.rules.view import View
from shtil_desktop.games.shtil.table.items.card_item import CardItem
from shtil_desktop.games.shtil.table.stage.shtil_stage import ShtilStage
from shtil_desktop.table.items.height import Height
from shtil_desktop.table.motion import timings
from shtil_desktop.table.motion.animator import Animator, ease_both
from shtil_desktop.table.motion.flights import SMALL, Flights
from shtil_desktop.table.sounds import Cue

SWELL = 0.05  # how much an island grows when its row is full


class CardFlights(Flights):
    """Flights of cards, from hands and to hands, planned one after the other for one batch of events."""

    stage: ShtilStage

    def __init__(
        self,
        stage: ShtilStage,
        animator: Animator,
        view: View,
        cue: Callable[[Cue], object] = lambda cue: None,
    ) -> None:
        super().__init__(stage, animator, cue)
        self.view = view
        self.drawn: list[CardItem] = []
        """What comes to the hand at the end."""

    def spawn(self, card: Card, at: QPointF, is_face_up: bool = True, scale: float = 1.0) -> CardItem:
        """A card that is seen when it takes off."""
        item = self.stage.new_card(card, at, Height.FLYING, is_face_up)
        item.setScale(scale)
        item.setVisible(False)
        return item

    def seat_place(self, seat: int) -> QPointF:
        return self.stage.mates[seat].rect.center()

    def take_from(self, seat: int, card: Card) -> CardItem:
        """A card of the player's hand, or one that comes from a mate."""
        stage = self.stage
        if seat == stage.player:
            for item in stage.hand:
                if item.card == card:
                    stage.hand.remove(item)
                    item.show_as(is_veiled=False)
                    return item
        return self.spawn(card, self.seat_place(seat), scale=SMALL)

    def discard(self, item: CardItem, delay: float = 0.0) -> None:
        """It turns face down on its way and settles a little askew on the player's pile."""
        pile = self.stage.discards

        def settled() -> None:
            self.stage.drop(item)
            pile.show_as(count=pile.count + 1)

        askew = (item.card * 7) % 13 - 6
        self.fly(item, lambda: pile.rect.center(), delay=delay, angle=askew, front=0.0, then=settled)
        self.sound(Cue.SLIDE, delay)

    def swell(self, item: CardItem, delay: float) -> None:
        """It grows a little, and is as large as before."""

        def step(part: float) -> None:
            item.setScale(1 + SWELL * math.sin(math.pi * part) if part < 1 else 1.0)

        self.animator.add(step, timings.SWELL, self.at + delay, ease_both)

"""How things fly over the table: along short arcs, to places that may move while they are under way."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF

from shtil_desktop.games.shtil.rules.cards import Card
from shtil_desktop.games.shtil.rules.view import View
from shtil_desktop.games.shtil.table.items.card_item import CardItem
from shtil_desktop.games.shtil.table.stage import Stage
from shtil_desktop.games.values import value
from shtil_desktop.table.items.height import Height
from shtil_desktop.table.motion import timings
from shtil_desktop.table.motion.animator import Animator, ease_out
from shtil_desktop.table.sounds import Cue

SMALL = 0.42  # a mate's card, in sizes of a card on the board

Aim = Callable[[], QPointF]
"""A place on the table, asked for at every step: the window may be resized meanwhile."""


@value
class Takeoff:
    """How a card lay when it began to fly; its place is that on the board, whatever the board's size."""

    place: QPointF
    angle: float
    scale: float
    opacity: float
    front: float

    @classmethod
    def of(cls, item: CardItem, stage: Stage) -> Takeoff:
        place = stage.to_board(item.pos())
        return cls(place, item.rotation(), item.scale(), item.opacity(), item.front)


class Flights:
    """Plans motion one after the other; `at` is when the next one begins."""

    def __init__(
        self, stage: Stage, animator: Animator, view: View, cue: Callable[[Cue], object] = lambda cue: None
    ) -> None:
        self.stage, self.animator, self.view = stage, animator, view
        self.at = 0.0
        self.drawn: list[CardItem] = []
        """What comes to the hand at the end."""
        self._cue = cue

    def sound(self, cue: Cue, delay: float = 0.0) -> None:
        self.animator.cue(lambda: self._cue(cue), self.at + delay)

    def later(self, act: Callable[[], object], delay: float = 0.0) -> None:
        """Do something in its time; it is done in any case."""

        def step(part: float) -> None:
            act()

        self.animator.add(step, 0.0, self.at + delay)

    def fly(
        self,
        item: CardItem,
        to: Aim | None,
        length: float = timings.FLIGHT,
        delay: float = 0.0,
        angle: float | None = 0.0,
        front: float | None = None,
        scale: float | None = 1.0,
        opacity: float = 1.0,
        arc: float = 0.25,
        ease: Callable[[float], float] = ease_out,
        first: Callable[[], object] | None = None,
        then: Callable[[], object] | None = None,
    ) -> None:
        """Along a short arc; how it began is noted when it begins, and what is None stays so."""
        begun: list[Takeoff] = []
        stage = self.stage

        def step(part: float) -> None:
            if not begun:
                begun.append(Takeoff.of(item, stage))
                item.setZValue(Height.FLYING.value)
                item.setVisible(True)
                if first is not None:
                    first()
            was = begun[0]
            begin, lift = stage.from_board(was.place), stage.pictures.card.height() * arc * 4
            end = begin if to is None else to()
            item.setPos(begin + (end - begin) * part - QPointF(0, lift * part * (1 - part)))
            item.setRotation(_between(was.angle, angle, part))
            item.setScale(_between(was.scale, scale, part))
            item.setOpacity(_between(was.opacity, opacity, part))
            item.show_as(front=_between(was.front, front, part))
            if part >= 1 and then is not None:
                then()

        self.animator.add(step, length, self.at + delay, ease, item)

    def vanish(self, item: CardItem, to: Aim, length: float = timings.FLIGHT, delay: float = 0.0) -> None:
        """Fly there, grow small and be gone."""
        self.fly(item, to, length, delay, scale=SMALL, opacity=0.0, then=lambda: self.stage.drop_card(item))

    def fade(self, item: CardItem, length: float = timings.FADE, delay: float = 0.0) -> None:
        """Be gone where it is."""
        self.fly(
            item,
            None,
            length,
            delay,
            angle=None,
            scale=None,
            opacity=0.0,
            arc=0.0,
            then=lambda: self.stage.drop_card(item),
        )

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


def _between(begin: float, end: float | None, part: float) -> float:
    return begin if end is None else begin + (end - begin) * part

"""A walk: one seat's route, card by card, across the island."""

from __future__ import annotations

from collections.abc import Iterator

from shtil_desktop.games.base import IllegalAction
from shtil_desktop.games.shkap.rules.actions import Step
from shtil_desktop.games.shkap.rules.cards import KINDS, STEPS, Card, Kind
from shtil_desktop.games.shkap.rules.events import Stop
from shtil_desktop.games.shkap.rules.island.islands import (
    BURIED,
    CAVE,
    CHESTS,
    JUNGLE,
    LABYRINTH,
    SEA,
    TAKING,
    Cell,
    Island,
)
from shtil_desktop.games.shkap.rules.refusals import Refusal
from shtil_desktop.games.values import value


@value
class Walk:
    """Where a seat is on its route. A new value after every step: copies of a game share it."""

    seat: int
    route: tuple[Card, ...]
    cell: Cell
    used: int
    """Cards of the route that are behind it."""
    steps: int
    has_map: bool = False
    """Whether a map lets the next card enter an obstacle."""
    stop: Stop | None = None

    @classmethod
    def begin(cls, island: Island, seat: int, route: tuple[Card, ...], marks: int) -> Walk:
        """At the black flag if that is the first card, else at the white one; up to the first choice."""
        flags = int(begins_with_flag(route))
        return cls(seat, route, start_of(island, route), flags, marks)._to_next_choice(island)

    def _to_next_choice(self, island: Island) -> Walk:
        """Past maps, up to a move card that leads somewhere; or the walk ends."""
        used, has_map = self.used, self.has_map
        while used < len(self.route) and KINDS[self.route[used]] is Kind.MAP:
            used, has_map = used + 1, True
        here = Walk(self.seat, self.route, self.cell, used, self.steps, has_map)
        if used == len(self.route):
            return here._stopped(Stop.NO_CARD)
        if KINDS[self.route[used]] is Kind.FLAG:
            return here._stopped(Stop.MISPLACED_FLAG)
        return here if any(here.targets(island)) else here._stopped(Stop.NOWHERE)

    def _stopped(self, stop: Stop) -> Walk:
        return Walk(self.seat, self.route, self.cell, self.used, self.steps, False, stop)

    @property
    def card(self) -> Card:
        """The move card that is used next."""
        return self.route[self.used]

    @property
    def unused(self) -> tuple[Card, ...]:
        return self.route[self.used :]

    def targets(self, island: Island) -> Iterator[Cell]:
        """The cells that the next card leads to and that may be entered."""
        row, column = self.cell
        for down, right in STEPS[KINDS[self.card]]:
            cell = (row + down, column + right)
            if self._refusal(island, cell) is None:
                yield cell

    def _refusal(self, island: Island, cell: Cell) -> Refusal | None:
        sign = island.sign(cell)
        if sign == SEA:
            return Refusal.SEA
        return Refusal.NEEDS_MAP if sign == JUNGLE and not self.has_map else None

    def choices(self, island: Island) -> list[Step]:
        """Every step that may be chosen now."""
        found = []
        for cell in sorted(set(self.targets(island))):
            if island.sign(cell) == CAVE:
                found += [Step(cell, other) for other in island.caves if other != cell]
            else:
                found.append(Step(cell))
        return found

    def check(self, island: Island, step: Step) -> None:
        """Raise `IllegalAction` unless the step may be chosen now."""
        down, right = step.to[0] - self.cell[0], step.to[1] - self.cell[1]
        if (down, right) not in STEPS[KINDS[self.card]]:
            raise IllegalAction(Refusal.NOT_LED_THERE)
        refusal = self._refusal(island, step.to)
        if refusal is not None:
            raise IllegalAction(refusal)
        if island.sign(step.to) == CAVE:
            if step.exit is None:
                raise IllegalAction(Refusal.NEEDS_EXIT)
            if step.exit == step.to or step.exit not in island.caves:
                raise IllegalAction(Refusal.NO_SUCH_EXIT)
        elif step.exit is not None:
            raise IllegalAction(Refusal.NO_SUCH_EXIT)

    def after(self, island: Island, step: Step) -> Walk:
        """The walk once a legal step is done; cards that are to be taken there come before it goes on."""
        sign = island.sign(step.to)
        steps = self.steps + 1 + (sign == LABYRINTH)
        there = Walk(self.seat, self.route, step.exit or step.to, self.used + 1, steps)
        if sign in CHESTS or (sign in BURIED and self.has_map):
            return there._stopped(Stop.CHEST)
        if sign in BURIED:  # it stays before the chest
            return Walk(self.seat, self.route, self.cell, self.used + 1, steps, stop=Stop.BURIED)
        return there

    def go_on(self, island: Island) -> Walk:
        """To the next choice, or to the end."""
        return self if self.stop is not None else self._to_next_choice(island)


def begins_with_flag(route: tuple[Card, ...]) -> bool:
    return KINDS[route[0]] is Kind.FLAG


def start_of(island: Island, route: tuple[Card, ...]) -> Cell:
    """The flag where a route starts."""
    return island.black_flag if begins_with_flag(route) else island.start


def cards_to_take(island: Island, step: Step) -> int:
    """How many cards a step onto a cell lets the seat take."""
    return TAKING.get(island.sign(step.to), 0)

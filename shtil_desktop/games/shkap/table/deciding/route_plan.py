"""A route in the making, tried out before and after the player has announced; nothing is laid until Ready."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from shtil_desktop.games.shkap.rules.actions import Step
from shtil_desktop.games.shkap.rules.asks import Ask
from shtil_desktop.games.shkap.rules.cards import Card
from shtil_desktop.games.shkap.rules.island.preview import Path
from shtil_desktop.games.shkap.rules.view import View


@dataclass(slots=True)
class RoutePlan:
    """Outlasts the decisions of one island: who has tried a route and lands goes on with it."""

    cards: list[Card] = field(default_factory=list)
    at: int = 0
    """Where the next card goes: usually behind the last one."""
    island: int | None = None
    """How many islands were behind when it was begun."""
    laid: tuple[Card, ...] = ()
    """What was committed on this island: should that be undone, it lies there again."""

    def keep_to(self, view: View) -> None:
        """Forget what belonged to another island, and cards that are in hand no more."""
        if self.island != view.at:
            self.clear()
            self.laid = ()
        self.island = view.at
        if view.route:
            self.clear()
            self.laid = view.route
        elif self.laid and not self.cards:  # the player has undone it
            self.cards, self.at, self.laid = list(self.laid), len(self.laid), ()
        self.cards = [card for card in self.cards if card in view.hand]
        self.at = min(self.at, len(self.cards))

    def lay(self, card: Card, place: int | None = None) -> None:
        """Put a card in, before the one that lies at a place; without one where the last was taken out."""
        place = self.at if place is None else min(place, len(self.cards))
        if card in self.cards:
            old = self.cards.index(card)
            self.cards.remove(card)
            place -= old < place
        self.cards.insert(place, card)
        self.at = place + 1

    def take_back(self, place: int) -> Card:
        """The next card goes where this one lay."""
        self.at = place
        return self.cards.pop(place)

    def take_last(self) -> bool:
        if not self.cards:
            return False
        self.take_back(len(self.cards) - 1)
        return True

    def clear(self) -> None:
        self.cards, self.at = [], 0

    def with_card(self, card: Card, place: int | None = None) -> tuple[Card, ...]:
        """What the route would be."""
        trial = RoutePlan(list(self.cards), self.at)
        trial.lay(card, place)
        return tuple(trial.cards)


@dataclass(slots=True)
class WalkPlan:
    """Steps that the player has chosen together: the first is done, the others follow one by one."""

    steps: Path = ()
    due: int = -1
    """How many actions lie behind when the next step is to be done; else the plan is out of date."""

    def follow(self, steps: Sequence[Step], view: View) -> None:
        """After the action that is about to be played."""
        self.steps, self.due = tuple(steps), len(view.history) + 1

    def next_step(self, view: View) -> Step | None:
        """The step that is to be done now, if the plan still holds; cards on the way are taken before."""
        decision = view.decision
        if not self.steps or len(view.history) != self.due or decision is None or decision.seat != view.seat:
            self.steps = ()
            return None
        if decision.ask is Ask.TAKE:
            self.due += 1
            return None
        step, self.steps = self.steps[0], self.steps[1:]
        self.due += 1
        if view.why_not(step) is None:
            return step
        self.steps = ()
        return None

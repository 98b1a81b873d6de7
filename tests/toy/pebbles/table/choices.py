"""A choice in the making: a tap marks how many, a second one or Enter confirms it."""

from __future__ import annotations

from shtil_desktop.games.base import Action
from shtil_desktop.table.choices import Choices, Reply
from shtil_desktop.table.places import Button, Spot, TableButton
from tests.toy.pebbles.rules.actions import MOST, Take
from tests.toy.pebbles.rules.view import View
from tests.toy.pebbles.table.places import Kind


class PebblesChoices(Choices):
    view: View

    def __init__(self, view: View) -> None:
        super().__init__(view)
        self.chosen: int | None = None
        """What the player means to take."""

    def open_spots(self) -> list[Spot]:
        counts = [Spot(Kind.COUNT, take.count) for take in self.view.legal if isinstance(take, Take)]
        return [*counts, *(button.spot for button in self.buttons() if self.is_enabled(button))]

    def move_buttons(self) -> list[TableButton]:
        return [Button.CONFIRM]

    def is_enabled(self, button: TableButton) -> bool:
        return button is not Button.CONFIRM or self.chosen is not None

    def numbered(self, number: int) -> Spot | None:
        return Spot(Kind.COUNT, number) if number <= MOST else None

    def tap(self, spot: Spot) -> Reply:
        if spot == Button.PLAY_HINT.spot:
            return self.play_hint()
        if spot == Button.CONFIRM.spot:
            return self.begun_action
        if spot == Button.CANCEL.spot:
            self.cancel()
        elif spot.kind is Kind.COUNT:
            return self._tap_count(spot.index)
        return None

    def _tap_count(self, count: int) -> Reply:
        """Mark it; once more, and it is taken."""
        refused = self.view.why_not(Take(count))
        if refused is not None:
            return refused
        self.hint_leads = False
        if count == self.chosen:
            return Take(count)
        self.chosen = count
        return None

    @property
    def is_begun(self) -> bool:
        return self.chosen is not None

    def put_back(self) -> bool:
        had, self.chosen = self.is_begun, None
        return had

    @property
    def begun_action(self) -> Action | None:
        return None if self.chosen is None else Take(self.chosen)

    def hint_spots(self) -> list[Spot]:
        return [] if self.hint is None else [Spot(Kind.COUNT, self.hint.action.count)]

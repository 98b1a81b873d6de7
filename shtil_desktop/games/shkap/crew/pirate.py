"""What all pirates have in common: one answer for each thing that a seat can be asked."""

from __future__ import annotations

from abc import ABC, abstractmethod

from shtil_desktop.games.base import Action
from shtil_desktop.games.rng import Rng
from shtil_desktop.games.shkap.crew.routes.hands import pick
from shtil_desktop.games.shkap.crew.routes.tables import RouteTable, Row, route_table
from shtil_desktop.games.shkap.rules.actions import Lay
from shtil_desktop.games.shkap.rules.asks import Ask
from shtil_desktop.games.shkap.rules.view import View


class Pirate(ABC):
    """A seat that knows its view and has dice of its own."""

    def __init__(self, dice: Rng) -> None:
        self.dice = dice

    def decide(self, view: View) -> Action:
        """What it does now; its seat must be the one that decides."""
        assert view.decision is not None and view.legal
        if len(view.legal) == 1 and view.decision.ask is not Ask.LAY:
            return view.legal[0]
        match view.decision.ask:
            case Ask.KEEP:
                return self.keep(view)
            case Ask.ANNOUNCE:
                return self.announce(view)
            case Ask.TAKE:
                return self.take(view)
            case Ask.LAY:
                return self.lay(view)
            case Ask.MARK:
                return self.throw(view)
            case Ask.STEP:
                return self.step(view)
        raise ValueError(view.decision)

    @abstractmethod
    def keep(self, view: View) -> Action: ...

    @abstractmethod
    def announce(self, view: View) -> Action: ...

    @abstractmethod
    def take(self, view: View) -> Action: ...

    @abstractmethod
    def lay(self, view: View) -> Action: ...

    @abstractmethod
    def throw(self, view: View) -> Action: ...

    @abstractmethod
    def step(self, view: View) -> Action: ...


def table_of(view: View, ahead: int = 0) -> RouteTable | None:
    """The routes of the current island, or of one that lies open behind it; None if there is none."""
    if ahead >= len(view.open_islands):
        return None
    return route_table(view.options.island_set, view.open_islands[ahead])


def lay_row(view: View, row: Row) -> Lay:
    return Lay(pick(view.hand, row))

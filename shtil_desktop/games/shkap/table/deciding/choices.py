"""What may be touched on Shkap's table now, and how taps and drags become one action."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from shtil_desktop.games.base import Action
from shtil_desktop.games.shkap.rules import actions as do
from shtil_desktop.games.shkap.rules.asks import Ask
from shtil_desktop.games.shkap.rules.cards import KINDS, Card, is_mark
from shtil_desktop.games.shkap.rules.island.islands import Cell
from shtil_desktop.games.shkap.rules.island.preview import End, Preview, best_end, preview, preview_walk
from shtil_desktop.games.shkap.rules.view import View
from shtil_desktop.games.shkap.table.deciding import taps
from shtil_desktop.games.shkap.table.deciding.proposed_spots import spots_to_touch
from shtil_desktop.games.shkap.table.deciding.route_plan import RoutePlan, WalkPlan
from shtil_desktop.games.shkap.table.places import (
    DECK,
    Place,
    ShkapButton,
    cell_spot,
    hand_spot,
    market_spot,
    pack_spot,
    route_spot,
    seat_spot,
)
from shtil_desktop.table.choices import Choices, Reply
from shtil_desktop.table.places import Button, Spot, TableButton

if TYPE_CHECKING:
    from shtil_desktop.games.shkap.crew.hint import Hint

PLANNED = (Ask.ANNOUNCE, Ask.LAY)
"""Where a route is tried out."""
CONFIRMED = {Ask.LAY: ShkapButton.READY, Ask.MARK: ShkapButton.DONE}
LETTERS = {"land": ShkapButton.LAND, "pass": ShkapButton.PASS}


class ShkapChoices(Choices):
    """The player's side of a decision, told in the places of the table."""

    view: View

    def __init__(self, view: View) -> None:
        super().__init__(view)
        self.plan, self.walk_plan = RoutePlan(), WalkPlan()
        self.carried: Card | None = None
        """The card in the fingers, by mouse."""
        self.picked: Card | None = None
        """A mark that is to be thrown."""
        self.cave: Cell | None = None
        """Entered, and the way out is still to be chosen."""
        self._previews: dict[tuple[Card, ...], Preview] = {}
        """What was looked at already: a table is shown anew with every move of the pointer."""
        self.plan.keep_to(self.view)

    def stand_on(self, plan: RoutePlan, walk_plan: WalkPlan) -> None:
        """Go on with what the player has begun on this table."""
        self.plan, self.walk_plan = plan, walk_plan
        plan.keep_to(self.view)

    # What there is

    @property
    def ask(self) -> Ask | None:
        """What the player is asked; None while another seat decides."""
        decision = self.view.decision
        if decision is None or decision.seat != self.view.seat:
            return None
        assert isinstance(decision.ask, Ask)
        return decision.ask

    @property
    def is_planning(self) -> bool:
        return self.ask in PLANNED

    @property
    def hand(self) -> list[Card]:
        """What is still in hand, in the order of the table: kinds together."""
        laid = self.plan.cards if self.is_planning else ()
        return sorted(card for card in self.view.hand if card not in laid)

    @property
    def marks(self) -> list[Card]:
        return [card for card in self.hand if is_mark(card)]

    def preview(self, target: Spot | None = None) -> Preview | None:
        """Where the route can lead, with the card under the pointer; None if none is being laid."""
        island = self.view.island
        if not self.is_planning or island is None:
            return None
        route = self.route_with(target)
        if route not in self._previews:
            self._previews[route] = preview(island, route)
        return self._previews[route]

    def route_with(self, target: Spot | None) -> tuple[Card, ...]:
        """The route as it would be with the card that is carried to a place, or pointed at."""
        if target is not None and target.kind is Place.ROUTE and self.carried is not None:
            is_laid = not is_mark(self.carried)
            return self.plan.with_card(self.carried, target.index) if is_laid else tuple(self.plan.cards)
        is_card = target is not None and target.kind is Place.HAND and self.carried is None
        if is_card and target is not None and target.index in self.hand and not is_mark(target.index):
            return self.plan.with_card(target.index)
        return tuple(self.plan.cards)

    @property
    def ends(self) -> tuple[End, ...]:
        """Where the player's own walk can still end."""
        view = self.view
        if self.ask is not Ask.STEP or view.walk is None or view.island is None:
            return ()
        if () not in self._previews:
            self._previews[()] = preview_walk(view.island, view.walk)
        return self._previews[()].ends

    @property
    def best(self) -> End | None:
        return best_end(self.ends, self.view.walks)

    def steps_to(self, cell: Cell) -> list[do.Step]:
        """The steps that may be chosen now and lead there: several where a cave has more than one way out."""
        return [step for step in self.view.legal if isinstance(step, do.Step) and step.to == cell]

    def lit_cells(self) -> set[Cell]:
        """Where the figure can go with the card that is next, or come out of the cave that was chosen."""
        steps = [step for step in self.view.legal if isinstance(step, do.Step)]
        if self.cave is not None:
            return {step.exit for step in steps if step.to == self.cave and step.exit is not None}
        return {step.to for step in steps}

    # What is open

    def open_spots(self) -> list[Spot]:
        buttons = [button.spot for button in self.buttons() if self.is_enabled(button)]
        return [*self._game_spots(), *buttons] if self.ask is not None else buttons

    def _game_spots(self) -> list[Spot]:
        match self.ask:
            case Ask.KEEP:
                return [pack_spot(card) for card in self.view.pack]
            case Ask.TAKE:
                takes = [one for one in self.view.legal if isinstance(one, do.Take)]
                return [DECK if one.place is None else market_spot(one.place) for one in takes]
            case Ask.MARK:
                seats = {one.at for one in self.view.legal if isinstance(one, do.Mark)}
                return [*map(seat_spot, sorted(seats)), *map(hand_spot, self.marks)]
            case Ask.STEP:
                ends = {end.chest for end in self.ends} if self.cave is None else set()
                return [cell_spot(cell) for cell in sorted(self.lit_cells() | ends)]
        cards = [card for card in self.hand if not is_mark(card)]
        return [*map(route_spot, range(len(self.plan.cards))), *map(hand_spot, cards)]

    def move_buttons(self) -> Sequence[TableButton]:
        match self.ask:
            case Ask.ANNOUNCE:
                return [ShkapButton.LAND, ShkapButton.PASS]
            case Ask.LAY | Ask.MARK as ask:
                return [CONFIRMED[ask]]
            case Ask.STEP if self.best is not None:
                return [ShkapButton.WALK]
        return []

    def is_enabled(self, button: TableButton) -> bool:
        if button is ShkapButton.READY:
            return bool(self.plan.cards)
        return button is not ShkapButton.LAND or do.Land() in self.view.legal

    def is_main(self, button: TableButton) -> bool:
        """A route without a chest is never laid by a careless Enter."""
        if button in (ShkapButton.READY, ShkapButton.LAND):
            found = self.preview()
            return found is not None and bool(found.ends)
        return button in (Button.PLAY_HINT, ShkapButton.DONE, ShkapButton.WALK)

    def numbered(self, number: int) -> Spot | None:
        """Cards in hand, cards of the pack, places of the market with the deck behind them."""
        match self.ask:
            case Ask.KEEP:
                spots = list(map(pack_spot, self.view.pack))
            case Ask.TAKE:
                spots = [*map(market_spot, range(len(self.view.market))), DECK]
            case Ask.STEP:
                spots = [cell_spot(end.chest) for end in self.ends]
            case _:
                spots = list(map(hand_spot, self.hand))
        return spots[number - 1] if number <= len(spots) else None

    def next_focus(self, touched: Spot, reachable: Sequence[Spot], taught: Sequence[Spot]) -> Spot | None:
        """From a mark to the first pirate; a laid card leaves the mark nowhere, so that Enter is Ready."""
        if self.picked is not None:
            return next((spot for spot in reachable if spot.kind is Place.SEAT), None)
        if self.cave is not None:
            return next((spot for spot in reachable if spot.kind is Place.CELL), None)
        return None

    @property
    def arrows_from(self) -> Spot | None:
        """Arrows walk from where the figure stands, else from the first card."""
        if self.ask is Ask.STEP and self.view.walk is not None:
            return cell_spot(self.view.walk.cell)
        return None

    def command(self, name: str) -> Spot | None:
        button = LETTERS.get(name)
        if name == "ready" and self.ask is not None:
            button = CONFIRMED.get(self.ask)
        return button.spot if button is not None and button in self.buttons() else None

    # What the player does

    def tap(self, spot: Spot) -> Reply:
        return taps.tap(self, spot)

    @property
    def is_begun(self) -> bool:
        is_laid = self.is_planning and bool(self.plan.cards)
        return is_laid or self.picked is not None or self.cave is not None

    def put_back(self) -> bool:
        """The mark, the cave, or the last card of the route."""
        if self.picked is not None or self.cave is not None:
            self.picked = self.cave = None
            return True
        return self.is_planning and self.plan.take_last()

    @property
    def holds_fast(self) -> bool:
        """A press beside everything leaves a route alone."""
        return self.is_planning

    # Dragging

    def may_lift(self, spot: Spot) -> bool:
        if spot.kind is Place.ROUTE:
            return self.is_planning and spot.index < len(self.plan.cards)
        if spot.kind is not Place.HAND:
            return False
        return self.is_planning or (self.ask is Ask.MARK and is_mark(spot.index))

    def taps_on_press(self, spot: Spot) -> bool:
        return False

    def lift(self, spot: Spot) -> bool:
        """A card of the route leaves it: the others close up behind it."""
        self.hint_leads = False
        if spot.kind is Place.ROUTE:
            self.carried = self.plan.take_back(spot.index)
            self.plan.at = len(self.plan.cards)
            return True
        self.carried = spot.index
        if self.ask is Ask.MARK:
            self.picked = spot.index
        return True

    def aims_at(self, spot: Spot) -> bool:
        return spot.kind in (Place.HAND, Place.ROUTE, Place.CELL, Place.SEAT)

    def drop(self, carried: Spot, over: Spot | None) -> Reply:
        """Into the route, or onto a pirate; anywhere else the card goes back to the hand."""
        card, self.carried, self.picked = self.carried, None, None
        if card is None or over is None:
            return None
        if over.kind is Place.ROUTE and self.is_planning:
            return taps.lay(self, card, over.index)
        if over.kind is Place.SEAT and self.ask is Ask.MARK:
            return taps.checked(self, do.Mark(card, over.index))
        return None

    # A hint

    def ask_for_hint(self) -> None:
        self.picked = self.cave = None
        self.is_asking = True

    def is_about(self, hint: Hint) -> bool:
        """A route that is only tried out does not stand in its way."""
        return True

    @property
    def proposed(self) -> Action | None:
        hint: Hint | None = self.hint
        return None if hint is None else hint.action

    def misfits(self, hint: Hint) -> tuple[Card, ...]:
        """The cards of the tried route that have to go before those of the hint can follow."""
        if not hint.cards or not self.is_planning:
            return ()
        laid, wanted = self.plan.cards, hint.cards
        fit = 0
        while fit < min(len(laid), len(wanted)) and KINDS[laid[fit]] is KINDS[wanted[fit]]:
            fit += 1
        return tuple(laid[fit:])

    def hint_spots(self) -> list[Spot]:
        """The cards to be taken back, else those that are to be laid yet, or what else is to be touched."""
        if not isinstance(self.proposed, do.Lay):
            return spots_to_touch(self.proposed, self.hand)
        misfits = self.misfits(self.hint)
        if misfits:
            return [route_spot(self.plan.cards.index(card)) for card in misfits]
        left, found = self.hand, []
        for card in self.proposed.cards[len(self.plan.cards) :]:
            same = next(one for one in left if KINDS[one] is KINDS[card])
            left.remove(same)
            found.append(hand_spot(same))
        return found

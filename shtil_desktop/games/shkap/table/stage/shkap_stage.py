"""Shkap's table as a player sees it: laid out, brought in line with her view, and touched."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene

from shtil_desktop.games.base import Action
from shtil_desktop.games.shkap.rules.actions import Step as WalkStep
from shtil_desktop.games.shkap.rules.asks import Ask
from shtil_desktop.games.shkap.rules.cards import KINDS, Card
from shtil_desktop.games.shkap.rules.island.islands import island_set
from shtil_desktop.games.shkap.rules.island.results import past_results
from shtil_desktop.games.shkap.rules.options import Options
from shtil_desktop.games.shkap.rules.view import View
from shtil_desktop.games.shkap.table.deciding.choices import ShkapChoices
from shtil_desktop.games.shkap.table.deciding.route_plan import RoutePlan, WalkPlan
from shtil_desktop.games.shkap.table.items.card_item import CardItem
from shtil_desktop.games.shkap.table.layout.geometry import Needs, Places, arrange
from shtil_desktop.games.shkap.table.pictures import ShkapPictures
from shtil_desktop.games.shkap.table.places import (
    Place,
    ShkapButton,
    island_spot,
    route_spot,
)
from shtil_desktop.games.shkap.table.stage import spot_rects
from shtil_desktop.games.shkap.table.stage.cards import Cards
from shtil_desktop.games.shkap.table.stage.display import Display
from shtil_desktop.games.shkap.table.stage.end_table import heard_rows, show_end_table, show_record
from shtil_desktop.games.shkap.table.stage.furniture import Furniture
from shtil_desktop.games.shkap.table.stage.walkers import Walkers
from shtil_desktop.games.shkap.table.words.captions import is_over, island_caption
from shtil_desktop.games.shkap.table.words.names_and_counts import card_labels, island_name
from shtil_desktop.games.shkap.table.words.place_names import horizon_name
from shtil_desktop.games.shkap.table.words.seat_words import SeatState, result_states
from shtil_desktop.table.items.beacons import Beacon
from shtil_desktop.table.items.flat_item import FlatItem
from shtil_desktop.table.items.piece import PieceItem
from shtil_desktop.table.items.rooms import Column, EndRoom
from shtil_desktop.table.motion.animator import Animator
from shtil_desktop.table.places import Button, Spot
from shtil_desktop.table.stage import Stage, TableSetup

if TYPE_CHECKING:
    from shtil_desktop.games.shkap.rules.game import Shkap
    from shtil_desktop.play.session import Session

BUTTONS = (
    Button.PLAY_HINT,
    ShkapButton.LAND,
    ShkapButton.READY,
    ShkapButton.DONE,
    ShkapButton.WALK,
    ShkapButton.PASS,
    Button.CANCEL,
    Button.HINT,
)


class ShkapStage(Stage[ShkapChoices]):
    """Cards and figures are moved, and never rebuilt."""

    pictures: ShkapPictures

    def __init__(
        self, scene: QGraphicsScene, pictures: ShkapPictures, options: Options, player: int, deal: int | None
    ) -> None:
        super().__init__(scene, pictures, player, BUTTONS)
        self.deal, self.options = deal, options
        self.needs = Needs(options.seats, options.has_draft)
        self.places: Places = arrange(scene.sceneRect().size(), self.needs)
        self.furniture = Furniture(self, options)
        self.cards = Cards(self)
        self.walkers = Walkers(self, options.seats)
        self.display = Display(self)
        self.plan, self.walk_plan = RoutePlan(), WalkPlan()
        self.last: dict[int, SeatState] = {}
        """What the island before has brought each seat."""
        self._heard_end: tuple[str, int] | None = None
        """The end whose islands have been read out."""
        self.log_room = 0.0
        self.shown_view: View | None = None

    # Layout

    def lay(self, setup: TableSetup) -> None:
        self.needs = Needs(
            self.options.seats,
            self.options.has_draft,
            is_log_wanted=setup.has_log,
            has_lesson=setup.has_lesson,
            has_prompt=setup.has_prompt,
            is_left_handed=setup.is_left_handed,
        )
        self.places = places = arrange(setup.size, self.needs)
        self.pictures.fit(setup.palette, places.scale, setup.ratio, places.card, card_labels())
        self.ground = self.pictures.ground(places)
        self.furniture.lay(places, self.log_room)
        self.lay_tools()
        self.cards.lay()
        self.walkers.lay()

    @property
    def line(self) -> QRectF:
        return self.places.prompt

    @property
    def column(self) -> Column:
        places = self.places
        if places.log is not None and not places.is_log_low:
            return Column(places.log)
        return Column(places.seats, hangs=False)

    @property
    def end_room(self) -> EndRoom:
        places = self.places
        whole = places.sheet.united(places.side)
        middle = QPointF(whole.center().x(), places.hand.center().y())
        return EndRoom(middle, whole.width(), places.route.top(), places.hand.bottom() + 4)

    @property
    def is_mirrored(self) -> bool:
        return self.places.is_mirrored

    def make_room(self, room: float) -> None:
        self.log_room = room
        self.furniture.make_room(self.places, room)

    def pictures_ahead(self) -> Iterable[Callable[[], bool]]:
        """The next island, and every kind of card in the sizes of hand and row."""
        yield self._warm_chart
        firsts = [KINDS.index(kind) for kind in dict.fromkeys(KINDS)]
        for size in (self.places.card, self.places.route_card):
            yield from (partial(self.pictures.warm_card, card, size) for card in firsts)

    def _warm_chart(self) -> bool:
        """To paint an island takes a while: it is done before the table needs it."""
        view = self.shown_view
        if view is None or len(view.open_islands) < 2:
            return False
        island = island_set(view.options.island_set)[view.open_islands[1]]
        name, caption = island_name(island), island_caption(view, ahead=1)
        return self.pictures.warm_chart(self.places.sheet, self.places.island, island, name, caption)

    # What it shows

    def name_all(self, title: str, names: Sequence[str]) -> None:
        self.furniture.name_all(title, names, self.deal)
        self.walkers.name_all(names)
        pictures = self.pictures
        if self.is_laid and pictures.labels != card_labels():  # another language is spoken
            pictures.fit(pictures.palette, pictures.scale, pictures.ratio, self.places.card, card_labels())
            self.ground = pictures.ground(self.places)
            self.repaint()

    def begin_decision(self, choices: ShkapChoices) -> None:
        choices.stand_on(self.plan, self.walk_plan)
        self.cards.plan = tuple(choices.plan.cards) if choices.is_planning else ()
        self.sync(choices.view)

    def sync(self, view: View) -> None:
        old, self.shown_view = self.shown_view, view
        self.has_more_ahead = old is None or old.open_islands != view.open_islands
        past = past_results(view)
        self.last = result_states(past[-1]) if past and not is_over(view) else {}
        show_end_table(self.furniture, view, past)
        self.cards.sync(view)
        self.furniture.sync(view, self.last)
        self.walkers.sync(view)
        if is_over(view):
            self.display.rest()

    def discard_top(self, view: View) -> Card | None:
        """A card that is known to lie there; which one is on top nobody remembers."""
        return view.discard[-1] if view.discard else None

    def show(self, choices: ShkapChoices, target: Spot | None, marked: Spot | None) -> None:
        self.display.show(choices, target, marked)

    def rest(self, choices: ShkapChoices, marked: Spot | None) -> None:
        self.display.rest()

    def settle(self, choices: ShkapChoices, held: PieceItem | None, animator: Animator | None) -> None:
        self.cards.settle(choices, held, animator)

    def say_aside(self, text: str) -> None:
        """In the line of words, while things move and no button stands there."""
        line = self.line if self.is_mirrored else self.free_line
        self.prompt.place(line)
        self.prompt.show_as(text=text, is_reason=False)

    def planned_action(self, choices: ShkapChoices) -> Action | None:
        """The next step of a way that was chosen as a whole; and what goes without a choice."""
        step = self.walk_plan.next_step(choices.view)
        legal = choices.view.legal
        if step is not None or len(legal) != 1:
            return step
        goes_alone = choices.ask is Ask.MARK or (choices.ask is Ask.STEP and isinstance(legal[0], WalkStep))
        return legal[0] if goes_alone else None

    # Places by name

    def spot_rects(self) -> dict[Spot, QRectF]:
        return spot_rects.spot_rects(self)

    def told_rects(self) -> dict[Spot, QRectF]:
        return spot_rects.told_rects(self)

    def told_only(self, spot: Spot) -> bool:
        return spot.kind in Place and spot not in self.spot_rects()

    def is_cell(self, spot: Spot) -> bool:
        return spot.kind is Place.CELL

    def item_at(self, spot: Spot) -> FlatItem | PieceItem | None:
        return spot_rects.item_at(self, spot)

    def focusable(self) -> Iterable[FlatItem | PieceItem]:
        return spot_rects.focusable(self)

    def show_focus(self, spot: Spot | None) -> None:
        super().show_focus(spot)
        is_cell = spot is not None and spot.kind is Place.CELL
        self.furniture.lit.show_as(focused=spot.index if is_cell and spot is not None else None)

    # What the player does

    def landing(self, item: PieceItem, carried: Spot, choices: ShkapChoices) -> Spot | None:
        """The row, at the place between two cards; or the pirate at whom a mark is thrown."""
        if choices.ask is Ask.MARK:
            return super().landing(item, carried, choices)
        row = self.places.route
        if row.adjusted(-10, -20, 10, 14).contains(item.pos()):
            return route_spot(self.cards.place_at(item.pos().x()))
        return None

    def show_drag(self, carried: Spot, choices: ShkapChoices) -> None:
        card = choices.carried
        item = self.cards.own.get(card) if card is not None else None
        if isinstance(item, CardItem):
            item.show_as(is_lifted=True)

    def hover(self, spot: Spot | None, choices: ShkapChoices, animator: Animator) -> bool:
        card = spot.index if spot is not None and spot.kind is Place.HAND else None
        if card == self.cards.raised:
            return False
        self.cards.raise_card(card, animator)
        return True

    def forget_hover(self) -> None:
        self.cards.raised = None

    def can_be_looked_at(self, spot: Spot) -> bool:
        return spot.kind is Place.ISLAND

    def look_at(self, spot: Spot, choices: ShkapChoices) -> str | None:
        """Show an island of the horizon in the place of the current one, or that one again."""
        if spot.kind is not Place.ISLAND:
            return None
        if self.display.looked_at == spot.index:
            self.stop_looking()
            return ""
        self.display.look_at(spot.index)
        return horizon_name(self, spot.index)

    def command(self, name: str, choices: ShkapChoices) -> str | None:
        """Show the next island of the horizon, or after the last one the current island."""
        if name != "islands":
            return None
        place = 0 if self.display.looked_at is None else self.display.looked_at + 1
        if place < len(choices.view.open_islands) - 1:
            return self.look_at(island_spot(place), choices)
        self.stop_looking()
        return ""

    def stop_looking(self, at: QPointF | None = None) -> bool:
        """A press on the enlarged island ends it; one on another picture shows that instead."""
        place = self.display.looked_at
        if place is None:
            return False
        self.display.look_at(None)
        rects = (self.places.sheet, self.places.horizon[place])
        return at is None or any(rect.contains(at) for rect in rects)

    def answers_itself(self, spot: Spot) -> bool:
        return spot.kind in (Place.HAND, Place.ROUTE, Place.CELL)

    # The end

    def show_hands(self, position: Shkap) -> None:
        """Show routes that still lie face down, too."""
        hidden = position.hidden_routes
        for seat, item in enumerate(self.furniture.seats):
            item.show_as(open_hand=tuple(sorted((*position.hands[seat], *position.packs[seat]))))
            if seat in hidden:
                item.show_as(laid=position.routes[seat])

    def show_figures(self, session: Session, known: Any) -> list[str]:
        """The rows are read out once; what the statistics say may come after them."""
        if session.game.result is None:
            return []
        end = (session.match.id, session.length)
        rows = [] if end == self._heard_end else heard_rows(self.furniture.results)
        self._heard_end = end
        return [*rows, *show_record(self.furniture, session, known)]

    def beacon(self, spot: Spot, choices: ShkapChoices) -> Beacon | None:
        if spot.kind is Place.CELL:
            return self.places.cell(spot.index), 0.0
        if spot.kind is Place.HAND and spot.index in self.cards.own:
            lying, _ = self.cards.lying(spot.index)
            return self.cards.rect_of(spot.index), lying.angle
        return super().beacon(spot, choices)

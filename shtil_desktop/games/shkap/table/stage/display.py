"""How the table looks for the choices of now: lit cells, the way of the route, the row, what is open."""

from __future__ import annotations

from itertools import accumulate
from typing import TYPE_CHECKING

from shtil_desktop.games.shkap.rules import actions as do
from shtil_desktop.games.shkap.rules.asks import Ask
from shtil_desktop.games.shkap.rules.events import Stop
from shtil_desktop.games.shkap.rules.island.islands import LABYRINTH, Cell, island_set
from shtil_desktop.games.shkap.rules.island.preview import End, Preview
from shtil_desktop.games.shkap.rules.island.walk import start_of
from shtil_desktop.games.shkap.table.art.marks_on_island import Reach
from shtil_desktop.games.shkap.table.deciding.choices import ShkapChoices
from shtil_desktop.games.shkap.table.items.chart_item import Lit
from shtil_desktop.games.shkap.table.items.trail_item import Trail
from shtil_desktop.games.shkap.table.places import Place, hand_spot
from shtil_desktop.games.shkap.table.words import row_words
from shtil_desktop.games.shkap.table.words.captions import is_over, island_caption
from shtil_desktop.games.shkap.table.words.names_and_counts import steps_text
from shtil_desktop.games.shkap.table.words.seat_words import mark_effect, seat_state
from shtil_desktop.table.places import Spot

if TYPE_CHECKING:
    from shtil_desktop.games.shkap.table.stage.shkap_stage import ShkapStage

FEW = 4
"""So many lit cells may each tell their steps; more would be a crowd of words."""


class Display:
    """Lights and dims what the stage has; it decides nothing."""

    def __init__(self, stage: ShkapStage) -> None:
        self._stage = stage
        self.choices: ShkapChoices | None = None
        """What is shown; None while things move."""
        self.looked_at: int | None = None
        """The island of the horizon that is shown large, by its place from 0."""
        self._marked: Spot | None = None

    def show(self, choices: ShkapChoices, target: Spot | None, marked: Spot | None) -> None:
        self.choices, self._marked = choices, marked
        self._show_island(choices, marked)
        if self.looked_at is not None:
            self._light((), None)
        elif self._looks_back(choices, marked):
            self._light((), self._marked_trail(marked))
        elif choices.hint is not None and choices.hint_leads and choices.hint.path:
            self._show_hint(choices)
        elif choices.is_planning:
            self._show_route(choices, target)
        elif choices.ask is Ask.STEP:
            self._show_steps(choices, target)
        else:
            self._light((), self._marked_trail(marked))
        self._show_row(choices, target)
        self._show_cards(choices, target)
        self._show_seats(choices, target, marked)

    def rest(self) -> None:
        """Things are about to move: nothing is lit, nothing proposed, no other island shown."""
        self.look_at(None)
        self.choices = None
        furniture, cards = self._stage.furniture, self._stage.cards
        self._light((), None)
        furniture.lit.show_as(focused=None)
        furniture.row.show_as(target=None, ghosts=())
        furniture.deck.show_as(is_open=False)
        for item in (*cards.own.values(), *cards.market):
            if item is not None:
                item.show_as(is_picked=False, is_open=False, is_wrong=False, is_dimmed=False, is_lifted=False)
        for seat in furniture.seats:
            seat.show_as(is_open=False, is_aimed_at=False)

    def look_at(self, place: int | None) -> None:
        """Show an island of the horizon large, or the current one."""
        if place != self.looked_at:
            self.looked_at = place
            if self.choices is not None:
                self.show(self.choices, None, self._marked)

    def _light(self, lit: tuple[Lit, ...], planned: Trail | None) -> None:
        self._stage.furniture.lit.show_as(lit=lit)
        self._stage.walkers.plan.show_as(planned=planned)

    # What a line of the log is about

    def _looks_back(self, choices: ShkapChoices, marked: Spot | None) -> bool:
        return marked is not None and marked.kind is Place.WALK

    def _marked_trail(self, marked: Spot | None) -> Trail | None:
        if marked is None or marked.kind is not Place.WALK:
            return None
        _, seat, start, steps = marked.index
        return self._way(seat, start, steps)

    def _way(self, seat: int, start: Cell, steps: tuple[do.Step, ...], walked: int = 0) -> Trail:
        """A way on the island that is shown, with the steps counted on from those that were `walked`."""
        island = self._stage.furniture.chart.island
        assert island is not None
        costs = (1 + (island.sign(step.to) == LABYRINTH) for step in steps)
        return Trail(seat, start, steps, numbers=tuple(accumulate(costs, initial=walked))[1:])

    def _show_island(self, choices: ShkapChoices, marked: Spot | None) -> None:
        """The current island, or the one where an old walk was."""
        view, furniture = choices.view, self._stage.furniture
        island, caption = view.island, island_caption(view)
        known = island_set(view.options.island_set)
        if self.looked_at is not None:
            ahead = self.looked_at + 1
            island, caption = known[view.open_islands[ahead]], island_caption(view, ahead)
        elif marked is not None and marked.kind is Place.WALK:
            walked = known[marked.index[0]]
            if island is None or walked.id != island.id:
                island, caption = walked, row_words.past_island()
        if island is not furniture.chart.island:
            furniture.show_island(island, caption)
        is_old = island is not view.island
        for figure in self._stage.walkers.figures:
            figure.setVisible(not is_old and figure.seat in self._stage.walkers.cells)
        self._stage.walkers.trails.show_as(are_hidden=is_old)

    # A route in the making

    def _show_route(self, choices: ShkapChoices, target: Spot | None) -> None:
        found = choices.preview(target)
        if found is None or not choices.route_with(target):
            self._light((), None)
            return
        if target is not None and target.kind is Place.ROUTE and choices.carried is None:
            self._light(self._after_card(found, target.index), None)
            return
        end = found.ends[0] if found.ends else None
        planned = None if end is None else self._way(choices.view.seat, found.start, end.path)
        self._light(_route_lights(found), planned)

    def _after_card(self, found: Preview, place: int) -> tuple[Lit, ...]:
        """Where the pirate can be after one of the cards."""
        if place >= len(found.after):
            return _route_lights(found)
        cells = found.after[place]
        lit = [Lit(cell, Reach.REACHABLE, steps_text(steps)) for cell, steps in cells.items()]
        ends = [end for end in found.ends if end.used == place + 1]
        return (*lit, *(_end_light(end) for end in ends))

    # A walk

    def _show_steps(self, choices: ShkapChoices, target: Spot | None) -> None:
        view = choices.view
        walk, island = view.walk, view.island
        assert walk is not None and island is not None
        lit = {}
        for cell in choices.lit_cells():
            more = 0 if choices.cave is not None else 1 + (island.sign(cell) == LABYRINTH)
            text = steps_text(walk.steps + more) if choices.cave is None else ""
            lit[cell] = Lit(cell, Reach.REACHABLE, text)
        ends = choices.ends if choices.cave is None else ()
        for end in ends:
            lit[end.chest] = _end_light(end)
        wanted = next(
            (end for end in ends if target is not None and target == Spot(Place.CELL, end.chest)),
            choices.best if choices.cave is None else None,
        )
        path = () if wanted is None else wanted.path
        step = _step_to(choices, target)
        if step is not None and (wanted is None or wanted.path[0] != step):
            path = (step,)
        way = self._way(view.seat, walk.cell, path, walk.steps) if path else None
        self._light(tuple(lit.values()), way)

    def _show_hint(self, choices: ShkapChoices) -> None:
        """The way that the hint means, drawn on the island."""
        hint, view = choices.hint, choices.view
        island = view.island
        assert island is not None
        walk = view.walk if choices.ask is Ask.STEP else None
        start = start_of(island, hint.cards) if walk is None else walk.cell
        chest = hint.path[-1].to
        lit = (Lit(chest, Reach.CHEST),) if island.coins_at(chest) else ()
        self._light(lit, self._way(view.seat, start, hint.path, 0 if walk is None else walk.steps))

    # The row, cards and seats

    def _show_row(self, choices: ShkapChoices, target: Spot | None) -> None:
        stage, row = self._stage, self._stage.furniture.row
        told = row_words.row_text(choices.view, choices.is_planning, stage.furniture.names)
        row.show_as(title=told.title, note=told.note, says=told.says)
        row.setVisible(bool(told.title) and not is_over(choices.view))
        if row.rect != stage.cards.row_rect:
            row.place(stage.cards.row_rect)
        if not choices.is_planning:
            count = len(stage.cards.row) or len(stage.cards.pack)
            below = row_words.walk_figures(choices.view) if stage.cards.row else ()
            row.show_as(
                ghosts=(),
                places=tuple(stage.cards.row_places(count)),
                filled=count,
                below=below,
                target=None,
                strong=None,
            )
            return
        stage.cards.plan = tuple(choices.plan.cards)
        stage.cards.hand = tuple(choices.hand)
        found = choices.preview()
        place = choices.plan.at if choices.plan.at < len(choices.plan.cards) else None
        if target is not None and target.kind is Place.ROUTE and choices.carried is not None:
            place = target.index
        is_led = choices.hint is not None and choices.hint_leads and not choices.misfits(choices.hint)
        hinted = choices.hint.cards if is_led else ()
        places = stage.cards.plan_places
        if hinted:
            places = stage.cards.row_places(max(len(places), len(hinted)))
        row.show_as(
            ghosts=hinted,
            places=tuple(places),
            filled=len(choices.plan.cards),
            below=row_words.plan_figures(found, tuple(choices.plan.cards)),
            target=place,
            strong=len(choices.plan.cards) - 1,
        )

    def _show_cards(self, choices: ShkapChoices, target: Spot | None) -> None:
        cards, ask = self._stage.cards, choices.ask
        found = choices.preview()
        hinted = choices.proposed if choices.hint_leads else None
        to_touch = choices.hint_spots() if isinstance(hinted, do.Lay) else ()
        for card, item in cards.own.items():
            place = choices.plan.cards.index(card) if card in choices.plan.cards else None
            item.show_as(
                is_picked=card in (choices.picked, choices.carried) or hand_spot(card) in to_touch,
                is_lifted=card == choices.carried,
                is_open=False,
                is_wrong=found is not None and place is not None and _breaks_off(found, place),
                is_dimmed=found is not None and place is not None and _is_thrown(found, place),
            )
        for place, one in enumerate(cards.market):
            if one is not None:
                one.show_as(is_open=ask is Ask.TAKE, is_picked=hinted == do.Take(place))
        self._stage.furniture.deck.show_as(is_open=ask is Ask.TAKE and do.Take() in choices.view.legal)

    def _show_seats(self, choices: ShkapChoices, target: Spot | None, marked: Spot | None) -> None:
        open_seats = {one.at for one in choices.view.legal if isinstance(one, do.Mark)}
        aimed = target.index if target is not None and target.kind is Place.SEAT else None
        if marked is not None and marked.kind is Place.SEAT:
            aimed = marked.index
        for item in self._stage.furniture.seats:
            is_open = item.seat in open_seats
            is_looked_up = marked is not None and aimed == item.seat
            is_aimed = aimed == item.seat and (is_open or is_looked_up)
            state = seat_state(choices.view, item.seat, self._stage.last.get(item.seat))
            detail = mark_effect(choices.view, item.seat) if is_open and aimed == item.seat else state.detail
            item.show_as(is_open=is_open, is_aimed_at=is_aimed, detail=detail)


def _route_lights(found: Preview) -> tuple[Lit, ...]:
    """Where the last card leads: cells, chests with their steps, and what wants a map."""
    lit: dict[Cell, Lit] = {}
    mistake = found.mistake
    if mistake is not None and mistake.stop not in (Stop.NO_CARD, Stop.BURIED):
        lit |= {cell: Lit(cell, Reach.MISTAKE) for cell in mistake.cells}
    else:
        cells = found.frontier
        texts = {cell: steps_text(steps) if len(cells) <= FEW else "" for cell, steps in cells.items()}
        lit |= {cell: Lit(cell, Reach.REACHABLE, text) for cell, text in texts.items()}
    barred = found.barred[-1] if found.barred and not found.ends else frozenset()
    if mistake is not None and mistake.at < len(found.barred):
        barred = found.barred[mistake.at]
    lit |= {cell: Lit(cell, Reach.NEEDS_MAP) for cell in barred}
    lit |= {end.chest: _end_light(end) for end in found.ends}
    return tuple(lit.values())


def _end_light(end: End) -> Lit:
    return Lit(end.chest, Reach.CHEST, steps_text(end.steps))


def _step_to(choices: ShkapChoices, target: Spot | None) -> do.Step | None:
    """The step to the cell under the pointer, if that is the next one."""
    if target is None or target.kind is not Place.CELL:
        return None
    if choices.cave is not None:
        return do.Step(choices.cave, target.index) if target.index in choices.lit_cells() else None
    return next(iter(choices.steps_to(target.index)), None)


def _breaks_off(found: Preview, place: int) -> bool:
    mistake = found.mistake
    return mistake is not None and mistake.stop is not Stop.NO_CARD and place == mistake.at


def _is_thrown(found: Preview, place: int) -> bool:
    """Behind every chest, or behind the card where the route breaks off."""
    mistake = found.mistake
    if mistake is not None:
        return mistake.stop is not Stop.NO_CARD and place > mistake.at
    return place >= found.thrown_from

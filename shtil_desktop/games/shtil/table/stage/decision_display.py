"""How a decision in the making looks: what is lit, dim, raised, priced, asked and offered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from shtil_desktop.games.shtil.rules import actions as do
from shtil_desktop.games.shtil.rules.actions import ShtilAction
from shtil_desktop.games.shtil.rules.cards import MONSTER, ORANGE, PURPLE, YELLOW, Card, is_island
from shtil_desktop.games.shtil.rules.expansions.sun_moon import wanted_side
from shtil_desktop.games.shtil.rules.line import Gap
from shtil_desktop.games.shtil.rules.sea import Ask
from shtil_desktop.games.shtil.table.art.board.marks import CellMark
from shtil_desktop.games.shtil.table.art.glyphs import REEF
from shtil_desktop.games.shtil.table.deciding.choices import ShtilChoices
from shtil_desktop.games.shtil.table.deciding.gap_warnings import cells_of
from shtil_desktop.games.shtil.table.deciding.gift import gift
from shtil_desktop.games.shtil.table.items.card_item import CardMark
from shtil_desktop.games.shtil.table.items.gap_marks import GapMark
from shtil_desktop.games.shtil.table.items.split_panel import ShareRow
from shtil_desktop.games.shtil.table.places import Kind
from shtil_desktop.table.places import Spot

if TYPE_CHECKING:
    from shtil_desktop.games.shtil.table.stage.shtil_stage import ShtilStage

MARKED_BY: dict[Ask | None, Card] = {Ask.REEF: REEF, Ask.STORM: PURPLE}  # what is put at the end of a row
RAISED = 0.16  # how far a picked or chosen card rises, in heights


def show_choices(stage: ShtilStage, choices: ShtilChoices, target: int | None, last: int | None) -> None:
    """Light and dim everything for these choices; `target` is the cell under the held card."""
    open_spots = frozenset(choices.open_spots())
    _show_cells(stage, choices, target)
    _show_islands(stage, choices, target, last)
    _show_hand(stage, choices)
    for row, marker in enumerate(stage.markers):
        marker.show_as(is_open=Spot(Kind.ROW, row) in open_spots, ghost=MARKED_BY.get(choices.ask))
    held = choices.card
    for kind, dock in stage.docks.items():
        dock.show_as(is_open=Spot(kind) in open_spots)
    stage.discards.show_as(is_open=held is not None and Spot(Kind.DISCARDS) in open_spots)
    for seat, mate in enumerate(stage.mates):
        kinds = ((Kind.YELLOW, YELLOW), (Kind.ORANGE, ORANGE))
        mate.show_as(open_storms=tuple(s for kind, s in kinds if Spot(kind, seat) in open_spots))
    _show_overlays(stage, choices, open_spots)


def _show_cells(stage: ShtilStage, choices: ShtilChoices, target: int | None) -> None:
    prices, sea = choices.prices(), choices.view.sea
    is_holding = choices.card is not None and choices.pending is None and choices.naming is None
    waiting = choices.pending.cell if isinstance(choices.pending, do.PlayIsland) else choices.naming
    for cell, item in enumerate(stage.cells):
        row = sea.layout.row_of[cell]
        is_barred = row == sea.reef or row in sea.purples
        mark = CellMark.BLOCKED if is_barred else CellMark.NONE
        if cell in prices:
            mark = CellMark.TARGET if cell == target else CellMark.OPEN
        if cell == waiting:
            mark = CellMark.TARGET
        ghost = choices.card if cell == target and cell in prices and is_island(choices.card or 0) else None
        item.show_as(
            mark=mark,
            price=prices.get(cell) if cell not in stage.islands else None,
            is_dim=is_holding and cell not in prices and cell not in stage.islands,
            ghost=ghost,
            ghost_turned=stage.side_turned(sea.facing),
            is_wrong_way=stage.needs.has_sides and cell in prices and sea.facing != wanted_side(sea, cell),
        )


def _show_islands(stage: ShtilStage, choices: ShtilChoices, target: int | None, last: int | None) -> None:
    may_strike = choices.ask is Ask.STRIKE or (choices.card == MONSTER and choices.pending is None)
    turning = choices.pending.cell if isinstance(choices.pending, do.TurnIsland) else None
    for cell, item in stage.islands.items():
        mark = CardMark.LAST if cell == last else CardMark.NONE
        if may_strike or cell == turning or (cell == target and choices.card is None):
            mark = CardMark.OPEN
        item.show_as(mark=mark)


def _show_hand(stage: ShtilStage, choices: ShtilChoices) -> None:
    is_crowded = not stage.pictures.has_index_room(stage.places.index_room(len(stage.hand)))
    given = gift(choices)
    for i, item in enumerate(stage.hand):
        mark = CardMark.NONE
        if i == choices.picked:
            mark = CardMark.PICKED
        if i in choices.chosen or i in given:
            mark = CardMark.CHOSEN
        is_useless = choices.pending is not None and not choices.may_pay(i) and i != choices.picked
        is_lifted = mark is not CardMark.NONE
        item.show_as(mark=mark, is_lifted=is_lifted, is_veiled=is_useless, is_crowded=is_crowded)


def _show_overlays(stage: ShtilStage, choices: ShtilChoices, open_spots: frozenset[Spot]) -> None:
    places = stage.places
    assert places is not None
    islands = [places.cells[cell] for cell in stage.islands]
    is_split = choices.ask is Ask.SPLIT
    if is_split:
        rows = tuple(_share_row(stage, choices, seat) for seat in _seats_from_player(stage))
        stage.split.show_as(rows=rows, total=choices.view.sea.to_split or 0, open=open_spots)
        _make_foot(stage, stage.split.lay(places, islands, choices.hint is not None))
    elif stage.split.isVisible():
        stage.split.forget()
        _make_foot(stage, 0.0)
    stage.split.setVisible(is_split)
    if choices.naming is not None:
        stage.numbers.show_as(numbers=choices.numbers(), open=open_spots, kind=Kind.NUMBER)
        near = [
            cell for cell in range(choices.naming - 1, choices.naming + 2) if 0 <= cell < len(places.cells)
        ]
        stage.numbers.fit(places.frame, islands, [places.cells[cell] for cell in near])
    elif choices.is_pledging:
        stage.numbers.show_as(numbers=dict.fromkeys(choices.pledges()), open=open_spots, kind=Kind.PLEDGE)
        stage.numbers.fit(places.frame, islands, ())
    stage.numbers.setVisible(choices.naming is not None or choices.is_pledging)


def _make_foot(stage: ShtilStage, foot: float) -> None:
    """Log and crew give way to the split below them."""
    if foot != stage.foot:
        stage.foot = foot
        stage.make_room(0.0)


def _seats_from_player(stage: ShtilStage) -> list[int]:
    seats = len(stage.mates)
    return [(stage.player + i) % seats for i in range(seats)]


def _share_row(stage: ShtilStage, choices: ShtilChoices, seat: int) -> ShareRow:
    most = max(split.shares[seat] for split in choices.view.legal if isinstance(split, do.Split))
    pledge = None if seat == stage.player else choices.view.sea.pledges[seat]
    name, is_own = stage.mates[seat].name, seat == stage.player
    return ShareRow(seat, name, choices.shares[seat], most, pledge, is_own)


def show_gaps(stage: ShtilStage, choices: ShtilChoices, target: Spot | None) -> None:
    """Mark the gaps that are lost, and those that the action in the making would close."""
    warnings = stage.warnings
    closing = _closing(choices, target) if warnings.is_wanted else []
    choices.closing = tuple(closing) if choices.pending is not None else ()
    lost, soon = cells_of(warnings.gaps) | warnings.refuted, cells_of(closing)
    for cell, item in enumerate(stage.cells):
        mark = GapMark.CLOSING if cell in soon else GapMark.NONE
        if cell in lost:
            mark = GapMark.KNOWN if cell in warnings.known else GapMark.LOST
        item.show_as(gap=mark if cell not in stage.islands else GapMark.NONE)


def _closing(choices: ShtilChoices, target: Spot | None) -> list[Gap]:
    """What would be closed, be it by the cards that are chosen or in the cell aimed at."""
    from shtil_desktop.games.shtil.lost_gaps import gaps_closed_by  # late: it needs the crew's reckoning

    action = _in_the_making(choices, target)
    return [] if action is None else gaps_closed_by(choices.view, action)


def _in_the_making(choices: ShtilChoices, target: Spot | None) -> ShtilAction | None:
    if choices.pending is not None:
        return choices.pending.paid(tuple(choices.view.hand[place] for place in choices.chosen))
    if target is None or choices.naming is not None or not is_island(choices.card or 0):
        return None
    wanted = (choices.card, target.index)
    return next((a for a in choices.listed(do.PlayIsland) if (a.card, a.cell) == wanted), None)

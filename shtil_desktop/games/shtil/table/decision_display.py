"""How a decision in the making looks: what is lit, dim, raised, priced, asked and offered."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPointF

from shtil_desktop.games.shtil.rules import actions as do
from shtil_desktop.games.shtil.rules.cards import MONSTER, ORANGE, PURPLE, YELLOW, Card, is_island
from shtil_desktop.games.shtil.rules.expansions.sun_moon import wanted_side
from shtil_desktop.games.shtil.rules.sea import Ask
from shtil_desktop.games.shtil.table.art.board.marks import CellMark
from shtil_desktop.games.shtil.table.art.glyphs import REEF
from shtil_desktop.games.shtil.table.choices import Picks
from shtil_desktop.games.shtil.table.fan import LIFT
from shtil_desktop.games.shtil.table.gift import gift
from shtil_desktop.games.shtil.table.items.card_item import CardMark
from shtil_desktop.games.shtil.table.items.split_panel import ShareRow
from shtil_desktop.games.shtil.table.left_handed import mirror_line
from shtil_desktop.games.shtil.table.stage import Stage
from shtil_desktop.games.shtil.table.words import BUTTON_KEYS, button_text
from shtil_desktop.table.items.prompt import lay_aside, lay_line
from shtil_desktop.table.places import Button, Kind, Spot

MARKED_BY: dict[Ask | None, Card] = {Ask.REEF: REEF, Ask.STORM: PURPLE}  # what is put at the end of a row
RAISED = 0.16  # how far a picked or chosen card rises, in heights


def show_picks(stage: Stage, picks: Picks, target: int | None, last: int | None) -> None:
    """Light and dim everything for these picks; `target` is the cell under the held card."""
    open_spots = frozenset(picks.open_spots())
    _show_cells(stage, picks, target)
    _show_islands(stage, picks, target, last)
    _show_hand(stage, picks)
    for row, marker in enumerate(stage.markers):
        marker.show_as(is_open=Spot(Kind.ROW, row) in open_spots, ghost=MARKED_BY.get(picks.ask))
    held = picks.card
    for kind, dock in stage.docks.items():
        dock.show_as(is_open=Spot(kind) in open_spots)
    stage.discards.show_as(is_open=held is not None and Spot(Kind.DISCARDS) in open_spots)
    for seat, mate in enumerate(stage.mates):
        kinds = ((Kind.YELLOW, YELLOW), (Kind.ORANGE, ORANGE))
        mate.show_as(open_storms=tuple(s for kind, s in kinds if Spot(kind, seat) in open_spots))
    _show_overlays(stage, picks, open_spots)


def _show_cells(stage: Stage, picks: Picks, target: int | None) -> None:
    prices, sea = picks.prices(), picks.view.sea
    is_holding = picks.card is not None and picks.pending is None and picks.naming is None
    waiting = picks.pending.cell if isinstance(picks.pending, do.PlayIsland) else picks.naming
    for cell, item in enumerate(stage.cells):
        row = sea.layout.row_of[cell]
        is_barred = row == sea.reef or row in sea.purples
        mark = CellMark.BLOCKED if is_barred else CellMark.NONE
        if cell in prices:
            mark = CellMark.TARGET if cell == target else CellMark.OPEN
        if cell == waiting:
            mark = CellMark.TARGET
        ghost = picks.card if cell == target and cell in prices and is_island(picks.card or 0) else None
        item.show_as(
            mark=mark,
            price=prices.get(cell) if cell not in stage.islands else None,
            is_dim=is_holding and cell not in prices and cell not in stage.islands,
            ghost=ghost,
            ghost_turned=stage.side_turned(sea.facing),
            is_wrong_way=stage.needs.has_sides and cell in prices and sea.facing != wanted_side(sea, cell),
        )


def _show_islands(stage: Stage, picks: Picks, target: int | None, last: int | None) -> None:
    may_strike = picks.ask is Ask.STRIKE or (picks.card == MONSTER and picks.pending is None)
    turning = picks.pending.cell if isinstance(picks.pending, do.TurnIsland) else None
    for cell, item in stage.islands.items():
        mark = CardMark.LAST if cell == last else CardMark.NONE
        if may_strike or cell == turning or (cell == target and picks.card is None):
            mark = CardMark.OPEN
        item.show_as(mark=mark)


def _show_hand(stage: Stage, picks: Picks) -> None:
    assert stage.places is not None
    is_crowded = not stage.pictures.has_index_room(stage.places.index_room(len(stage.hand)))
    given = gift(picks)
    for i, item in enumerate(stage.hand):
        mark = CardMark.NONE
        if i == picks.picked:
            mark = CardMark.PICKED
        if i in picks.chosen or i in given:
            mark = CardMark.CHOSEN
        is_useless = picks.pending is not None and not picks.may_pay(i) and i != picks.picked
        is_lifted = mark is not CardMark.NONE
        item.show_as(mark=mark, is_lifted=is_lifted, is_veiled=is_useless, is_crowded=is_crowded)


def hand_place(stage: Stage, picks: Picks, i: int) -> tuple[QPointF, float]:
    """Where a card of the hand belongs now: in its slot, raised, or on the cell that it waits for."""
    places = stage.places
    assert places is not None
    centre, angle = places.hand_slots(len(stage.hand), stage.hovered)[i]
    cell = picks.pending.cell if isinstance(picks.pending, do.PlayIsland) else picks.naming
    if i == picks.picked and cell is not None:
        return places.cells[cell].center(), 0.0
    if i == picks.picked or i in picks.chosen or i in gift(picks):
        return centre - QPointF(0, places.card.height() * RAISED), angle
    lift = LIFT if i == stage.hovered and Spot(Kind.HAND, i) in picks.open_spots() else 0.0
    return centre - QPointF(0, places.card.height() * lift), angle


def show_lesson(stage: Stage, picks: Picks, spots: Iterable[Spot]) -> None:
    """Beacons at these places; a card of the hand is marked where it belongs, also while it is on its way."""
    rects, beacons = stage.spot_rects(), []
    for spot in spots:
        if spot.kind is Kind.HAND:
            centre, angle = hand_place(stage, picks, spot.index)
            beacons.append((stage.hand[spot.index].rect.translated(centre), angle))
        elif spot in rects:
            beacons.append((rects[spot], 0.0))
    stage.beacons.light(beacons)


def _show_overlays(stage: Stage, picks: Picks, open_spots: frozenset[Spot]) -> None:
    places = stage.places
    assert places is not None
    islands = [places.cells[cell] for cell in stage.islands]
    is_split = picks.ask is Ask.SPLIT
    if is_split:
        rows = tuple(_share_row(stage, picks, seat) for seat in _seats_from_player(stage))
        stage.split.show_as(rows=rows, total=picks.view.sea.to_split or 0, open=open_spots)
        _make_foot(stage, stage.split.lay(places, islands, picks.hint is not None))
    elif stage.split.isVisible():
        stage.split.forget()
        _make_foot(stage, 0.0)
    stage.split.setVisible(is_split)
    if picks.naming is not None:
        stage.numbers.show_as(numbers=picks.numbers(), open=open_spots, kind=Kind.NUMBER)
        near = [cell for cell in range(picks.naming - 1, picks.naming + 2) if 0 <= cell < len(places.cells)]
        stage.numbers.fit(places.frame, islands, [places.cells[cell] for cell in near])
    elif picks.is_pledging:
        stage.numbers.show_as(numbers=dict.fromkeys(picks.pledges()), open=open_spots, kind=Kind.PLEDGE)
        stage.numbers.fit(places.frame, islands, ())
    stage.numbers.setVisible(picks.naming is not None or picks.is_pledging)


def _make_foot(stage: Stage, foot: float) -> None:
    """Log and crew give way to the split below them."""
    if foot != stage.foot:
        stage.foot = foot
        stage.make_room(0.0)


def _seats_from_player(stage: Stage) -> list[int]:
    seats = len(stage.mates)
    return [(stage.player + i) % seats for i in range(seats)]


def _share_row(stage: Stage, picks: Picks, seat: int) -> ShareRow:
    most = max(split.shares[seat] for split in picks.view.legal if isinstance(split, do.Split))
    pledge = None if seat == stage.player else picks.view.sea.pledges[seat]
    name, is_own = stage.mates[seat].name, seat == stage.player
    return ShareRow(seat, name, picks.shares[seat], most, pledge, is_own)


def show_prompt(stage: Stage, picks: Picks, text: str, is_reason: bool) -> None:
    """The line of words, and the buttons that go with it."""
    assert stage.places is not None
    stage.prompt.show_as(text=text, is_reason=is_reason)
    shown = picks.buttons()
    items = []
    for button, item in stage.buttons.items():
        item.setVisible(button in shown)
        if button not in shown:
            continue
        command = "play" if button is picks.entered else BUTTON_KEYS.get(button)
        item.show_as(
            text=button_text(button, picks),
            key=stage.keys.shown(command) if command else "",
            is_main=button in MAIN_BUTTONS and not (button is Button.CONFIRM and picks.closing),
            is_terse=False,
            is_enabled=button is not Button.CONFIRM or picks.is_paid or picks.ask is Ask.SPLIT,
        )
        items.append(item)
    line, gap = stage.line, 10.0 * stage.pictures.unit
    if Button.HINT in shown:
        line = lay_aside(stage.prompt, items, line, gap)
    lay_line(stage.prompt, items, line, gap)
    if stage.places.is_mirrored:
        mirror_line([stage.prompt, *map(stage.buttons.__getitem__, shown)], stage.places.prompt)
    stage.prompt.update()


MAIN_BUTTONS = {
    Button.PLAY_HINT,
    Button.CONFIRM,
    Button.START,
    Button.FINISH,
    Button.EXPLORE,
    Button.LET_COME,
    Button.PASS,
}

"""Shtil's table brought in line with a view: what each item shows of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from shtil_desktop.games.shtil.rules.cards import FINISH, ORANGE, START, YELLOW
from shtil_desktop.games.shtil.rules.expansions.competitive import points, runs
from shtil_desktop.games.shtil.rules.expansions.sun_moon import wanted_side
from shtil_desktop.games.shtil.rules.options import Mode
from shtil_desktop.games.shtil.rules.view import View
from shtil_desktop.games.shtil.table.items.card_item import CardItem, CardMark
from shtil_desktop.games.shtil.table.items.side_signs import SIDES, Sign
from shtil_desktop.games.shtil.table.words.prompts import translate
from shtil_desktop.table.items.height import Height
from shtil_desktop.table.words.counted_words import counted

if TYPE_CHECKING:
    from shtil_desktop.games.shtil.table.stage.shtil_stage import ShtilStage


def sync(stage: ShtilStage, view: View) -> None:
    """Bring every item in line with what the player may know; nothing moves, all is in place."""
    _sync_islands(stage, view)
    _sync_hand(stage, view)
    _sync_docks(stage, view)
    _sync_row(stage, view)
    _sync_piles(stage, view)
    _sync_mates(stage, view)
    for row, marker in enumerate(stage.markers):
        marker.show_as(has_reef=view.sea.reef == row, storms=view.sea.purples.count(row))
    _sync_head(stage, view)
    _sync_runs(stage, view)
    if stage.scores is not None and stage.scores.isVisible():
        stage.scores.setVisible(False)
        stage.make_room(0.0)
    if stage.is_laid:
        stage.lay_cards()


def _sync_runs(stage: ShtilStage, view: View) -> None:
    """What the rivals' runs are worth, as the board lies now."""
    if stage.options.mode is Mode.COMPETITIVE and stage.is_laid:
        stage.runs.lay([runs(view.sea, seat) for seat in (0, 1)], stage.places)
        is_over = view.outcome is not None  # then the light of the end must not cross their points
        stage.runs.setZValue(Height.VEIL.value + 0.05 if is_over else Height.RUN.value)


def _sync_head(stage: ShtilStage, view: View) -> None:
    """Which deal it is, and how far the sea is filled."""
    laid, cells = len(view.sea.islands()), view.sea.layout.size
    note = translate("stage", "{laid} of\xa0{cells} islands").format(laid=laid, cells=cells)
    if stage.deal is not None:
        text = translate("stage", "deal\xa0{number}\xa0· {laid} of\xa0{cells}")
        note = text.format(number=stage.deal, laid=laid, cells=cells)
    stage.crew_head.show_as(note=note)


def _sync_islands(stage: ShtilStage, view: View) -> None:
    for cell, number in enumerate(view.sea.numbers()):
        item = stage.islands.get(cell)
        if item is not None and item.card != number:
            stage.drop(stage.islands.pop(cell))
            item = None
        if number is None:
            continue
        if item is None:
            item = stage.islands[cell] = stage.new_card(number, QPointF(), Height.LYING)
        _calm(stage, item, Height.LYING)
        turned = stage.side_turned(view.sea.sides[cell])
        item.show_as(turned=turned, is_crowded=False, sign=_sign(stage, view, cell))


def _sign(stage: ShtilStage, view: View, cell: int) -> Sign | None:
    """Whose island it is, or that it still has to be turned."""
    side = view.sea.sides[cell]
    if stage.options.mode is Mode.COMPETITIVE:
        return SIDES[side]
    is_wrong = stage.needs.has_sides and side != wanted_side(view.sea, cell)
    return Sign.TURN if is_wrong else None


def _calm(stage: ShtilStage, item: CardItem, height: Height) -> None:
    """Lying still, face up."""
    item.setVisible(True)
    item.setZValue(height.value)
    item.setOpacity(1.0)
    item.setScale(1.0)
    item.setRotation(0)
    item.show_as(front=1.0, is_lifted=False)


def _sync_hand(stage: ShtilStage, view: View) -> None:
    left, hand = stage.hand.copy(), []
    for card in view.hand:
        item = next((item for item in left if item.card == card), None)
        if item is None:
            item = stage.new_card(card, stage.deck.rect.center(), Height.HAND)
        else:
            left.remove(item)
        hand.append(item)
    for item in left:
        stage.drop(item)
    stage.hand, stage.hovered = hand, None
    is_moon = view.sea.facing == 1 or (stage.options.mode is Mode.COMPETITIVE and stage.player == 1)
    for i, item in enumerate(hand):
        _calm(stage, item, Height.HAND)
        item.setZValue(Height.HAND.value + i * 0.01)
        item.show_as(turned=is_moon, mark=CardMark.NONE)


def _sync_docks(stage: ShtilStage, view: View) -> None:
    lies = {START: view.sea.start_lies, FINISH: view.sea.finish_lies}
    for card, does_lie in lies.items():
        if does_lie and card not in stage.docked:
            stage.docked[card] = stage.new_card(card, QPointF(), Height.LYING)
        elif not does_lie and card in stage.docked:
            stage.drop(stage.docked.pop(card))
    for item in stage.docked.values():
        _calm(stage, item, Height.LYING)
    shown = view.sea.waiting[0][1] if view.sea.waiting else None
    if shown is None and view.sea.explored:
        shown = view.sea.explored[-1]
    if shown == FINISH and view.sea.explored.count(FINISH) == 1:
        shown = None  # it lies at its place
    if stage.revealed is not None and stage.revealed.card != shown:
        stage.drop(stage.revealed)
        stage.revealed = None
    if shown is not None and stage.revealed is None:
        stage.revealed = stage.new_card(shown, QPointF(), Height.PILE)
    if stage.revealed is not None:
        _calm(stage, stage.revealed, Height.PILE)
        waits = bool(view.sea.waiting) or view.sea.strike_due
        stage.revealed.show_as(mark=CardMark.OPEN if waits else CardMark.NONE)


def _sync_row(stage: ShtilStage, view: View) -> None:
    if [item.card for item in stage.row] == list(view.sea.row):
        return
    for item in stage.row:
        stage.drop(item)
    stage.row = [stage.new_card(card, QPointF(), Height.LYING) for card in view.sea.row]


def _sync_piles(stage: ShtilStage, view: View) -> None:
    stage.deck.show_as(count=view.deck_sizes[stage.player])
    stage.discards.show_as(count=view.discard_sizes[stage.player])
    stage.compasses.show_as(count=view.sea.compasses)
    stage.explorer.show_as(count=view.explorer_size)


def _sync_mates(stage: ShtilStage, view: View) -> None:
    sea = view.sea
    decider = view.decision.seat if view.decision else None
    for seat, mate in enumerate(stage.mates):
        mate.show_as(
            cards=view.hand_sizes[seat],
            deck=view.deck_sizes[seat],
            discards=view.discard_sizes[seat],
            monsters=sea.monsters_shown[seat],
            storms=(YELLOW,) * sea.yellows[seat] + (ORANGE,) * sea.oranges[seat],
            is_deciding=seat == decider,
            side=_side_text(stage, view, seat) if stage.options.mode is Mode.COMPETITIVE else "",
        )


def _side_text(stage: ShtilStage, view: View, seat: int) -> str:
    """A rival's side and its points as the board lies now."""
    gained = points(view.sea, seat, view.discard_sizes[seat])
    count = abs(gained)  # grammar knows no points below nought
    if seat == 0:
        text = translate("stage", "Sun: %n point(s)", "", count)
    else:
        text = translate("stage", "Moon: %n point(s)", "", count)
    text = counted(text, count)
    return text.replace(str(count), f"\N{MINUS SIGN}{count}") if gained < 0 else text

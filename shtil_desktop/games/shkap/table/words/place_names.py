"""Places of the table for those who listen, and tips for a pointer that rests."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QPointF

from shtil_desktop.games.shkap.rules.cards import Card
from shtil_desktop.games.shkap.rules.island.islands import Cell
from shtil_desktop.games.shkap.table.deciding.choices import ShkapChoices
from shtil_desktop.games.shkap.table.places import DECK, Place
from shtil_desktop.games.shkap.table.words.captions import deck_label, discard_label, island_caption
from shtil_desktop.games.shkap.table.words.names_and_counts import (
    card_name,
    card_use,
    cards_list,
    cell_name,
    island_name,
    sign_meaning,
    sign_name,
)
from shtil_desktop.games.shkap.table.words.seat_words import heard_seat, taken_from_market
from shtil_desktop.table.places import Spot
from shtil_desktop.table.words.counted_words import sentence_case

if TYPE_CHECKING:
    from shtil_desktop.games.shkap.table.stage.shkap_stage import ShkapStage

translate = QCoreApplication.translate


def place_name(stage: ShkapStage, choices: ShkapChoices | None, spot: Spot) -> str:
    """A place as it is told."""
    match spot.kind:
        case Place.HAND:
            return sentence_case(card_name(spot.index))
        case Place.PACK:
            return translate("shkap", "Pack: {card}").format(card=card_name(spot.index))
        case Place.ROUTE:
            return _route_name(stage, spot.index)
        case Place.MARKET:
            item = stage.cards.market[spot.index]
            card = translate("shkap", "empty") if item is None or item.card is None else card_name(item.card)
            return translate("shkap", "Market\xa0{place}: {card}").format(place=spot.index + 1, card=card)
        case Place.SEAT:
            return _seat_name(stage, choices, spot.index)
        case Place.CELL:
            return _cell_words(stage, choices, spot.index)
        case Place.ISLAND:
            return horizon_name(stage, spot.index)
        case Place.DISCARD:
            return discard_text(stage)
    return deck_label(stage.furniture.deck.count) if spot == DECK else ""


def _route_name(stage: ShkapStage, place: int) -> str:
    row: tuple[Card | None, ...] = stage.cards.plan or tuple(item.card for item in stage.cards.row)
    card = row[place] if place < len(row) else None
    name = translate("shkap", "empty") if card is None else card_name(card)
    below = stage.furniture.row.below
    text = translate("shkap", "Route\xa0{place}: {card}").format(place=place + 1, card=name)
    return f"{text}, {below[place]}" if place < len(below) and below[place] else text


def _seat_name(stage: ShkapStage, choices: ShkapChoices | None, seat: int) -> str:
    item = stage.furniture.seats[seat]
    if choices is None:
        return ", ".join(part for part in (item.name, item.state, item.detail) if part)
    text = heard_seat(choices.view, seat, item.name, stage.last.get(seat))
    if item.open_hand:
        text = f"{text}: {cards_list(item.open_hand)}"
    if item.is_open:
        return translate("shkap", "{seat}; a mark here costs one extra step").format(seat=text)
    return text


def _cell_words(stage: ShkapStage, choices: ShkapChoices | None, cell: Cell) -> str:
    island = stage.furniture.chart.island
    if island is None:
        return ""
    parts = [f"{cell_name(cell)}: {sign_name(island.sign(cell))}"]
    for seat, at in stage.walkers.cells.items():
        if at == cell:
            parts.append(stage.furniture.names[seat])
    lit = next((one for one in stage.furniture.lit.lit if one.cell == cell), None)
    if lit is not None and lit.text:
        parts.append(lit.text)
    elif lit is not None and choices is not None:
        parts.append(_reach_words(choices, lit.reach.value))
    return ", ".join(part for part in parts if part)


def _reach_words(choices: ShkapChoices, reach: str) -> str:
    return {
        "reachable": translate("shkap", "the route can lead here"),
        "chest": translate("shkap", "the route can end here"),
        "needs map": translate("shkap", "map needed"),
        "mistake": translate("shkap", "the route breaks off here"),
    }.get(reach, "")


def horizon_name(stage: ShkapStage, place: int) -> str:
    """An island to come, with everything that is on it."""
    item = stage.furniture.horizon[place]
    if item.island is None:
        return ""
    island = item.island
    cells = [(row, column) for row in range(5) for column in range(5)]
    told = [
        f"{cell_name(cell)} {sign_name(island.sign(cell))}" for cell in cells if island.sign(cell) not in "~."
    ]
    text = translate("shkap", "On the horizon: {name}; {cells}")
    return text.format(name=island_name(island), cells=", ".join(told))


def discard_text(stage: ShkapStage) -> str:
    """All that lies there: it is open to everyone."""
    view = stage.shown_view
    label = discard_label(stage.furniture.discard.count)
    return label if view is None or not view.discard else f"{label}: {cards_list(view.discard)}"


def tip(stage: ShkapStage, point: QPointF) -> str:
    """What lies at a point."""
    places, cards = stage.places, stage.cards
    if places.discard.contains(point) and stage.furniture.discard.isVisible():
        return discard_text(stage)
    box = next((item for item in stage.furniture.seats if item.rect.contains(point)), None)
    if box is not None and stage.shown_view is not None:
        return taken_from_market(stage.shown_view, box.seat)
    for card in reversed((*cards.hand, *cards.plan, *cards.pack)):
        if cards.rect_of(card).contains(point):
            return card_use(card)
    for rect, item in zip(places.market, cards.market, strict=False):
        if rect.contains(point) and item is not None and item.card is not None:
            return card_use(item.card)
    view, island = stage.shown_view, stage.furniture.chart.island
    for ahead, (rect, shown) in enumerate(zip(places.horizon, stage.furniture.horizon, strict=True), 1):
        if view is not None and shown.island is not None and rect.contains(point):
            return f"{shown.name}: {island_caption(view, ahead)}"
    if view is None or island is None or not places.island.contains(point):
        return ""
    cell = next((cell for cell in view.land if places.cell(cell).contains(point)), None)
    return "" if cell is None else sentence_case(sign_meaning(island.sign(cell)))

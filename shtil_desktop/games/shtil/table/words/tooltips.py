"""What a thing on the table means, in one sentence, for a pointer that rests on it."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QPointF

from shtil_desktop.games.shtil.rules.cards import (
    COMPASS,
    FINISH,
    MONSTER,
    ORANGE,
    PURPLE,
    START,
    WILD,
    YELLOW,
    Card,
)
from shtil_desktop.games.shtil.rules.refusals import Refusal
from shtil_desktop.games.shtil.table.art.glyphs import REEF
from shtil_desktop.games.shtil.table.items.side_signs import Sign
from shtil_desktop.games.shtil.table.places import Kind
from shtil_desktop.games.shtil.table.stage.shtil_stage import ShtilStage
from shtil_desktop.games.shtil.table.words.prompts import plain_reason, translate
from shtil_desktop.table.places import Spot


def tip_at(stage: ShtilStage, point: QPointF) -> str:
    """The sentence for what lies at a point; nothing for what speaks for itself."""
    rects = stage.told_rects()
    spot = next((spot for spot in reversed(rects) if rects[spot].contains(point)), None)
    if spot is not None and spot.kind is Kind.DISCARDS:
        return translate("tips", "Click to see your discards")
    if spot is not None and spot.kind is Kind.CELL and is_wrong_way(stage, spot.index):
        return translate("tips", "Wrong side up for its row: discard a card to turn it")
    card = None if spot is None else _card_of(stage, spot)
    if card == PURPLE and spot is not None and spot.kind is Kind.REVEALED:
        return translate("tips", "The purple storm will block the row it is put on")
    return "" if card is None else card_tip(card)


def is_wrong_way(stage: ShtilStage, cell: int) -> bool:
    """Whether an island has to be turned before the finish can be played."""
    return cell in stage.islands and stage.islands[cell].sign is Sign.TURN


def _card_of(stage: ShtilStage, spot: Spot) -> Card | None:
    """The special card that lies, or belongs, at a place."""
    if spot.kind is Kind.HAND:
        return stage.hand[spot.index].card
    if spot.kind is Kind.ROW:
        marker = stage.markers[spot.index]
        return PURPLE if marker.storms else REEF if marker.has_reef else None
    if spot.kind is Kind.REVEALED:
        return stage.revealed.card if stage.revealed is not None else None
    is_compasses = spot.kind is Kind.PILE and stage.piles[spot.index] is stage.compasses
    return COMPASS if is_compasses else PLACES.get(spot.kind)


PLACES: dict[Enum, Card] = {Kind.START: START, Kind.FINISH: FINISH, Kind.YELLOW: YELLOW, Kind.ORANGE: ORANGE}


def card_tip(card: Card) -> str:
    """What a special card does."""
    tips = {
        START: translate(
            "tips", "The start must be played as soon as possible; it costs the crew eight cards"
        ),
        FINISH: plain_reason(Refusal.GRID_NOT_FULL),
        MONSTER: translate("tips", "A monster takes an island with it, and can’t be discarded"),
        WILD: translate("tips", "A wild card is an island of any number, a start, a finish or a compass"),
        COMPASS: translate("tips", "A compass removes a storm, or stops one before it hits"),
        YELLOW: translate("tips", "Yellow storm: this hand is limited to three cards while it is in play"),
        ORANGE: plain_reason(Refusal.NEEDS_NEIGHBOUR),
        PURPLE: plain_reason(Refusal.STORM_ROW),
        REEF: plain_reason(Refusal.REEF_ROW),
    }
    return tips.get(card, "")

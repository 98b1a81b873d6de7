"""What a route, a taken card and a mark must fulfil: asked by the game, and by views in the same words."""

from __future__ import annotations

from collections.abc import Sequence

from shtil_desktop.games.base import IllegalAction
from shtil_desktop.games.shkap.rules.cards import Card, is_mark
from shtil_desktop.games.shkap.rules.refusals import Refusal


def check_route(hand: Sequence[Card], cards: Sequence[Card]) -> None:
    """Raise `IllegalAction` unless these cards of a hand may be laid as a route."""
    if not cards:
        raise IllegalAction(Refusal.EMPTY_ROUTE)
    if len(set(cards)) < len(cards):
        raise IllegalAction(Refusal.SAME_CARD_TWICE)
    if any(card not in hand for card in cards):
        raise IllegalAction(Refusal.NOT_IN_HAND)
    for card in cards:
        if (why := why_not_in_route(card)) is not None:
            raise why


def why_not_in_route(card: Card) -> IllegalAction | None:
    """Why a card can't be part of any route; None if it can."""
    return IllegalAction(Refusal.MARK_IN_ROUTE) if is_mark(card) else None


def take_refusal(place: int | None, market: Sequence[Card | None]) -> Refusal:
    """Why nothing can be taken there."""
    if place is None:
        return Refusal.NOTHING_TO_DRAW
    return Refusal.PLACE_EMPTY if 0 <= place < len(market) else Refusal.NO_SUCH_PLACE


def mark_refusal(
    seat: int, hand: Sequence[Card], landed: Sequence[bool | None], card: Card, at: int
) -> Refusal | None:
    """Why a mark may not be thrown; None if it may."""
    if card not in hand:
        return Refusal.NOT_IN_HAND
    if not is_mark(card):
        return Refusal.NOT_A_MARK
    if at == seat:
        return Refusal.NOT_AT_ONESELF
    return None if 0 <= at < len(landed) and landed[at] else Refusal.HAS_NOT_LANDED

"""What became of the cards that were kept, and of those that were thrown away."""

from __future__ import annotations

from shtil_desktop.games.shkap.crew.routes.hands import UNIT, pack
from shtil_desktop.games.shkap.crew.routes.tables import route_table
from shtil_desktop.games.shkap.crew.values.prospects import rank_ahead
from shtil_desktop.games.shkap.review.retelling import Cards, Chapter
from shtil_desktop.games.shkap.rules.cards import is_mark
from shtil_desktop.games.shkap.rules.events import Stop
from shtil_desktop.games.values import value


@value
class Leftovers:
    idle: Cards
    """Kept, and of no use on the next island."""
    missed: Cards
    """Thrown away behind the chest, though they had made a better route on the next island."""
    missed_coins: int
    """The coins in the chest that they would have led to."""


def leftovers(chapter: Chapter, following: Chapter, seat: int, set_number: int) -> Leftovers:
    """What the seat kept and threw away on one island, by what the next one asked for."""
    row = chapter.rows.get(seat, ())
    kept = [card for card in chapter.hands[seat] if card not in row and not is_mark(card)]
    used = _used(following, seat)
    idle = tuple(card for card in kept if card not in used and card in following.hands.get(seat, ()))
    missed, coins = _missed(chapter, following, seat, set_number)
    return Leftovers(idle, missed, coins)


def _used(chapter: Chapter, seat: int) -> set[int]:
    """The cards that a walk went by; those behind its end were of no use."""
    arrival = chapter.arrival_of(seat)
    return set() if arrival is None else set(arrival.row) - set(arrival.unused)


def _missed(chapter: Chapter, following: Chapter, seat: int, set_number: int) -> tuple[Cards, int]:
    arrival = chapter.arrival_of(seat)
    if arrival is None or arrival.stop is not Stop.CHEST or seat not in following.hands:
        return (), 0
    table, hand = route_table(set_number, following.island), pack(following.hands[seat])
    had = table.best(hand, rank_ahead)
    could = table.best(hand + pack(arrival.unused), rank_ahead)
    if could is None or (had is not None and could.coins <= had.coins):
        return (), 0
    need, lacking = could.need, []
    for card in sorted(arrival.unused):
        if not _enough(hand, need, card):
            lacking.append(card)
            hand += UNIT[card]
    return tuple(lacking), could.coins


def _enough(hand: int, need: int, card: int) -> bool:
    """Whether the hand has as many of this card's kind as the route needs."""
    unit = UNIT[card]
    return hand // unit % 256 >= need // unit % 256

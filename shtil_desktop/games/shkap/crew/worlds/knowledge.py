"""What a view leaves open: the cards that the seat hasn't seen, and what is known of each rival's hand."""

from __future__ import annotations

from shtil_desktop.games.shkap.crew.routes.hands import (
    ALL,
    KIND_OF,
    MARK,
    ONE,
    Hand,
    count,
    pack,
    size,
    units,
)
from shtil_desktop.games.shkap.rules.options import BLOCK, HAND
from shtil_desktop.games.shkap.rules.view import View


def unseen_cards(view: View) -> Hand:
    """All that may be in the deck, in other hands or in hidden routes."""
    walks = view.walks if view.walk is None else (*view.walks, view.walk)
    seen = {*view.hand, *view.pack, *view.route, *view.discard}
    seen |= {card for card in view.market if card is not None}
    seen |= {card for walk in walks for card in walk.route}
    marks = sum(view.marks)  # thrown on this island, all of them openly
    return ALL - pack(seen) - marks * ONE[MARK]


def islands_left(view: View) -> int:
    """How many are played after this one, without one that breaks a tie."""
    return 0 if view.extra is not None else view.options.islands - view.at - 1


def has_horizon(view: View) -> bool:
    """Whether what is kept can be of use: there is another island before hands are discarded."""
    return len(view.open_islands) > 1 and view.extra is None


def draws_up(view: View) -> bool:
    return not view.options.has_draft


def deck_to_come(view: View) -> Hand:
    """What the next cards come from, as far as can be told: unseen cards, and the discard if they run out."""
    wanted = HAND * view.options.seats
    unseen = unseen_cards(view)
    return unseen if view.deck_size >= wanted // 2 else unseen + pack(view.discard)


class Rival:
    """What is known of another seat's cards: those it took openly, and how many it has besides."""

    __slots__ = ("hidden", "known", "laid", "landed", "seat")

    def __init__(self, view: View, seat: int) -> None:
        walked = {walk.seat for walk in view.walks}
        self.seat = seat
        self.landed = view.landed[seat]
        self.laid = view.route_sizes[seat]
        """Cards of its route, once they may be counted; 0 before."""
        self.known = pack(card for card in view.taken[seat])
        laid = 0 if seat in walked else self.laid
        self.hidden = max(0, view.hand_sizes[seat] + laid - size(self.known))


def rivals(view: View) -> list[Rival]:
    """Those who play on this island, from the first player on."""
    return [Rival(view, seat) for seat in view.players if seat != view.seat]


def pool(view: View, others: list[Rival]) -> list[Hand]:
    """The unseen cards, singly, without those that a rival is known to hold."""
    held = sum(rival.known for rival in others)
    elsewhere = sum(
        pack(cards) for seat, cards in enumerate(view.taken) if seat not in (view.seat, *view.players)
    )
    return units(unseen_cards(view) - held - elsewhere)


def own_marks(view: View) -> int:
    return sum(KIND_OF[card] == MARK for card in view.hand)


def marks_in(hand: Hand) -> int:
    return count(hand, MARK)


def block_islands(view: View) -> tuple[int, ...]:
    """In the Archipelago: the islands of the block behind the current one, in order."""
    assert len(view.open_islands) <= BLOCK
    return view.open_islands[1:]

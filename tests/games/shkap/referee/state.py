"""Where everything lies: the cards, coins and seats, and how cards move between them."""

from itertools import chain
from typing import Any

from tests.games.shkap.referee.components import HAND, ISLANDS_TO_PLAY, MARKET, RESHUFFLES, Cell, Rows
from tests.games.shkap.referee.reading import check_deal, check_options


class State:
    """All that lies on the table, with nobody asking anybody for anything yet."""

    def __init__(self, options: dict[str, Any], deal: dict[str, Any]) -> None:
        check_options(options)
        check_deal(options, deal)
        self.mode: str = options["mode"]
        self.seats: int = options["seats"]
        self.first: int = deal["first"]
        dealt: list[list[int]] = [list(cards) for cards in deal["hands"]]
        nothing: list[list[int]] = [[] for _ in dealt]
        is_draft = self.mode == "archipelago"
        self.hands = nothing if is_draft else dealt
        self.packs = dealt if is_draft else nothing
        self.market: list[int | None] = list(deal["market"])
        self.deck: list[int] = list(deal["deck"])
        self.discard: list[int] = []
        self.reshuffles: list[list[int]] = [list(order) for order in deal["reshuffles"]]
        self.reshuffled = 0
        self.islands: list[int] = list(deal["islands"])
        self.routes: list[list[int]] = [[] for _ in dealt]
        # The cards thrown at each seat.
        self.marks: list[list[int]] = [[] for _ in dealt]
        self.coins = [0] * self.seats
        self.landed: list[int] = []
        # The island in play and who takes part in it; only an extra island leaves seats out.
        self.island: int = self.islands[0]
        self.rows: Rows = []
        self.players: list[int] = list(range(self.seats))
        # The walk in progress: whose it is, where it stands, and the move card to be used next.
        self.walker: int | None = None
        self.at: Cell = (0, 0)
        self.card: int | None = None
        self.has_map = False
        self.outcome: dict[str, Any] | None = None

    @property
    def last(self) -> int:
        """How many islands are played before the winner is known or a tie is broken."""
        return ISLANDS_TO_PLAY[self.mode]

    def clockwise(self, start: int) -> list[int]:
        """The seats of this island, the first one at or after `start` coming first."""
        return sorted(self.players, key=lambda seat: (seat - start) % self.seats)

    def all_cards(self) -> list[int]:
        """Every card on the table, wherever it lies."""
        places: list[list[int]] = [
            *self.hands,
            *self.packs,
            *self.routes,
            *self.marks,
            self.deck,
            self.discard,
        ]
        return [card for card in chain(*places, self.market) if card is not None]

    # Drawing

    def can_draw(self) -> bool:
        return bool(self.deck or self.discard)

    def draw(self) -> int | None:
        """The top card of the deck; the discard becomes the deck only when a card is missing."""
        if not self.deck and self.discard:
            order = self.reshuffles[self.reshuffled % RESHUFFLES]
            self.deck = [card for card in order if card in self.discard]
            self.discard = []
            self.reshuffled += 1
        return self.deck.pop(0) if self.deck else None

    def draw_up(self, cards: list[int], size: int) -> None:
        while len(cards) < size and self.can_draw():
            card = self.draw()
            assert card is not None
            cards.append(card)

    def can_take(self) -> bool:
        return self.can_draw() or any(card is not None for card in self.market)

    def take(self, seat: int, source: object) -> None:
        """One card to the hand, from the deck or from a market place that is refilled at once."""
        if isinstance(source, int):
            card = self.market[source]
            self.market[source] = self.draw()
        else:
            card = self.draw()
        assert card is not None
        self.hands[seat].append(card)

    # Between two islands

    def clear_island(self) -> None:
        """Routes and thrown marks go to the discard."""
        # Reading: seat after seat from number 0, routes before marks; nothing depends on the discard's order.
        for heap in (*self.routes, *self.marks):
            self.discard += heap
            heap.clear()
        self.landed = []

    def discard_hands(self) -> None:
        for hand in self.hands:
            self.discard += hand
            hand.clear()

    def refill_market(self) -> None:
        for place in range(MARKET):
            if self.market[place] is None:
                self.market[place] = self.draw()

    def draw_up_hands(self) -> None:
        for seat in self.clockwise(self.first):
            self.draw_up(self.hands[seat], HAND)

    def move_marker(self) -> None:
        """To the next seat on the left that takes part in what comes now."""
        self.first = self.clockwise((self.first + 1) % self.seats)[0]

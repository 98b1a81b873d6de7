"""A standard voyage stripped to lists and bits, so that thousands can be sailed before one decision."""

from __future__ import annotations

from bisect import bisect_left
from typing import Final

from shtil_desktop.games.shtil.crew.judgement.evaluation import NOWHERE
from shtil_desktop.games.shtil.crew.judgement.hopeless_gaps import can_pair
from shtil_desktop.games.shtil.crew.playouts.fast_evaluation import BITS, FastEvaluation
from shtil_desktop.games.shtil.crew.playouts.fit_tables import FastGap
from shtil_desktop.games.shtil.rules.actions import Discard, PlayFinish, PlayIsland, ShtilAction
from shtil_desktop.games.shtil.rules.cards import FINISH, LAST_ISLAND, START, Card
from shtil_desktop.games.shtil.rules.deal import HAND
from shtil_desktop.games.shtil.rules.turns.start import TO_GIVE

EXTRA: Final = {1: 8, 2: 2}
"""Cards that each seat draws when the start is laid, by the number of seats."""


def can_fill(gap: FastGap, left: int) -> bool:
    """Whether a gap has enough of the islands left, as far as is easily seen."""
    cells = gap.cells
    if cells == 1:
        return left & gap.near != 0
    numbers = left >> gap.shift & gap.span
    return can_pair(gap.low, gap.high, numbers) if cells == 2 else numbers.bit_count() >= cells


class FastVoyage(FastEvaluation):
    """Moves made as captains make them, one after the other to the end."""

    __slots__ = ()

    def copy(self) -> FastVoyage:
        twin: FastVoyage = object.__new__(FastVoyage)
        twin.weights, twin.tables, twin.network = self.weights, self.tables, self.network
        twin.numbers, twin.gaps = self.numbers[:], self.gaps[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.decks = self.decks
        twin.tops = self.tops[:]
        twin.seats = self.seats
        twin.discarded, twin.finishes = self.discarded[:], self.finishes[:]
        twin.gone, twin.cards, twin.start_lies = self.gone, self.cards, self.start_lies
        twin.turn, twin.turns = self.turn, self.turns
        twin.owed, twin.is_to_split = self.owed, self.is_to_split
        twin.empty, twin.due, twin.there = self.empty, self.due, self.there[:]
        twin.left, twin.finishes_left = self.left, self.finishes_left
        return twin

    def apply(self, action: ShtilAction) -> bool:
        """Make this move; False if it can be seen that the voyage is lost with it."""
        if isinstance(action, PlayIsland):
            is_open = self._place(action.number, action.cell)
            return self._pay(self.turn, action.pay) and is_open and self._pass_on()
        assert isinstance(action, Discard)
        return self._pay(self.turn, action.pay) and self._pass_on()

    def give(self, seat: int, cards: tuple[Card, ...]) -> bool:
        """Give these for the start; False if it can be seen that the voyage is lost with it."""
        self.owed = [0 if other == seat else owed for other, owed in enumerate(self.owed)]
        return self._pay(seat, cards)

    def play_out(self, ahead: int | None = None) -> float:
        """Sail on, giving first what a start still asks for: 1 if it is won, 0 if lost.

        After `ahead` moves, if so many are given, what the network says will do.
        """
        if (self.is_to_split or self.owed) and not self._collect(self.owed or self._split()):
            return 0.0
        hands = self.hands
        last = None if ahead is None else self.turns + ahead
        while True:
            self.turns += 1
            hand = hands[self.turn]
            if not self.start_lies and START in hand and self._can_start():
                if not self._start():
                    return 0.0
                continue
            if not self.empty and self.start_lies and (FINISH in hand or self.seats == 1):
                return 1.0  # alone it is only a matter of time: the last finish is never parted with
            if last is not None and self.turns > last and self.empty:
                return self.chance()
            if not self._move(hand):
                return 0.0

    def choose(self) -> ShtilAction | None:
        """The move it would make now, None if there is none."""
        hand = self.hands[self.turn]
        if not self.empty and self.start_lies and FINISH in hand:
            return PlayFinish()
        twin = self.copy()
        found = twin.judge(self.turn)
        if found is not None:
            price, number, cell = found
            twin._place(number, cell)
            return PlayIsland(number, cell, number, price, tuple(twin._parted(price, number)))
        return Discard(tuple(twin._parted(2))) if len(hand) > 1 else None

    def _parted(self, price: int, played: Card = 0) -> list[Card]:
        before = self.hands[self.turn][:]
        self._part(self.turn, price, played)
        for card in self.hands[self.turn]:
            before.remove(card)
        return before

    def _move(self, hand: list[Card]) -> bool:
        """Make the best move of the turn; False if there is none, or the voyage is lost with it."""
        seat = self.turn
        found = self.judge(seat)
        if found is None:
            return len(hand) > 1 and self._part(seat, 2) and self._pass_on()
        price, number, cell = found
        is_open = self._place(number, cell) and (not price or self._part(seat, price, number))
        return is_open and self._pass_on()

    def _place(self, number: int, cell: int) -> bool:
        """Lay an island; False if a gap can't be filled any more."""
        numbers, gaps = self.numbers, self.gaps
        at = bisect_left(numbers, number)
        gap = gaps[at]
        assert gap is not None
        due = gap.due
        numbers.insert(at, number)
        bit = BITS[number]
        self.left = left = self.left ^ bit
        if self.seats == 1:
            self.there[0] ^= bit
        else:
            self.there = [there & ~bit for there in self.there]
        self.hands[self.turn].remove(number)
        self.empty -= 1
        self.cards -= 1
        before = self._gap(gap.first, cell - 1, gap.low, number)
        after = self._gap(cell + 1, gap.last, number, gap.high)
        gaps[at : at + 1] = before, after
        is_open = True
        if before is not None:
            due -= before.due
            is_open = can_fill(before, left)
        if after is not None:
            due -= after.due
            is_open = is_open and can_fill(after, left)
        self.due -= due
        return is_open

    def _gap(self, first: int, last: int, low: int, high: int) -> FastGap | None:
        if first > last:
            return None
        return self.tables.gaps.get((first, last, low, high)) or self.tables.gap(first, last, low, high)

    def _part(self, seat: int, price: int, played: Card = 0) -> bool:
        """Part with the ranked cards missed least, one after the other; False if one of them was needed."""
        hand = self.hands[seat]
        if price >= len(hand):
            return self._pay(seat, hand[:])
        ranking, changed = self.ranking, -1
        if played:
            for at, ranked in enumerate(ranking):
                if ranked[1] == played:
                    changed = ranked[2]
                    del ranking[at]
                    break
        for _ in range(price):
            if changed >= 0 and ranking[0][0] < NOWHERE:
                ranking = self.ranked_again(seat, ranking, changed)
            _, card, changed = ranking.pop(0)
            if not self._pay(seat, (card,)):
                return False
        return True

    def _pay(self, seat: int, cards: list[Card] | tuple[Card, ...]) -> bool:
        """Discard these; False if one of them was needed."""
        hand = self.hands[seat]
        self.discarded[seat] += len(cards)
        self.gone += len(cards)
        self.cards -= len(cards)
        is_open = True
        for card in cards:
            hand.remove(card)
            if card <= LAST_ISLAND:
                bit = BITS[card]
                self.left ^= bit
                self.there[seat] ^= bit
                gap = self.gaps[bisect_left(self.numbers, card)]
                if gap is not None and not can_fill(gap, self.left):
                    is_open = False
            elif card == FINISH:
                self.finishes[seat] += 1
                self.finishes_left -= 1
                if not self.finishes_left:
                    is_open = False
        return is_open

    def _pass_on(self) -> bool:
        """Draw up and let the next seat move; False if there are too few cards for the cells."""
        seat = self.turn
        self._draw(seat, HAND - len(self.hands[seat]))
        if self.seats > 1:
            self.turn = seat + 1 if seat + 1 < self.seats else 0
        owed = self.empty + self.due if self.start_lies else self.empty + self.due + TO_GIVE + 1
        return self.cards > owed

    def _draw(self, seat: int, count: int) -> None:
        if count > 0:
            top = self.tops[seat]
            cards = self.decks[seat][top : top + count]
            self.hands[seat] += cards
            self.tops[seat] = top + len(cards)

    def _clockwise(self) -> list[int]:
        return [(self.turn + step) % self.seats for step in range(self.seats)]

    def _can_start(self) -> bool:
        extra = EXTRA.get(self.seats, 0)
        drawn = sum(min(extra, len(deck) - top) for deck, top in zip(self.decks, self.tops, strict=True))
        return sum(map(len, self.hands)) - 1 + drawn >= TO_GIVE

    def _start(self) -> bool:
        """Lay the start: as every captain pledges, splits and gives."""
        self.hands[self.turn].remove(START)
        self.cards -= 1
        self.start_lies = True
        for seat in self._clockwise():
            self._draw(seat, EXTRA.get(self.seats, 0))
        return self._collect(self._split())

    def _split(self) -> list[int]:
        total = min(TO_GIVE, sum(map(len, self.hands)))
        if self.seats == 1:
            return [total]
        weights = self.weights
        wanted = []
        for seat, hand in enumerate(self.hands):
            self.judge(seat)
            glad = sum(junk > weights.junk for junk, _, _ in self.ranking)
            wealth = len(hand) + len(self.decks[seat]) - self.tops[seat]
            wanted.append(glad + wealth * weights.wealth)
        shares = [0] * self.seats
        for _ in range(total):
            able = [seat for seat in range(self.seats) if shares[seat] < len(self.hands[seat])]
            shares[max(able, key=lambda seat: wanted[seat] - shares[seat])] += 1
        return shares

    def _collect(self, owed: list[int]) -> bool:
        """All give what they owe and draw up; then the next seat moves."""
        self.owed, self.is_to_split = [], False
        order = self._clockwise()
        for seat in order:
            if owed[seat]:
                self.judge(seat)
                if not self._part(seat, owed[seat]):
                    return False
        for seat in order[1:]:
            self._draw(seat, HAND - len(self.hands[seat]))
        return self._pass_on()

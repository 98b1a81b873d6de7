"""What a seat makes of a position that is stripped to lists and bits: the captain's judgement, looked up."""

from __future__ import annotations

from bisect import bisect_left
from itertools import pairwise
from typing import Final

from shtil_desktop.games.shtil.crew.judgement.evaluation import CARD, HELD_TO_THE_END, NOWHERE
from shtil_desktop.games.shtil.crew.networks.win_network import Stock, WinNetwork
from shtil_desktop.games.shtil.crew.playouts.fit_tables import SPANS, CardCounts, FastGap, FitTables, Scarcity
from shtil_desktop.games.shtil.rules.cards import BLANK, FINISH, FINISHES, LAST_ISLAND, START, Card
from shtil_desktop.games.shtil.rules.deal import HAND
from shtil_desktop.games.shtil.rules.line import BEYOND
from shtil_desktop.games.shtil.rules.turns.start import TO_GIVE
from shtil_desktop.games.shtil.rules.voyage import Shtil

DEAD_START: Final = 10 * NOWHERE
ISLANDS: Final = SPANS[BEYOND] - 1
BITS: Final = tuple(1 << card & ISLANDS for card in range(BLANK + 1))
"""By card; only islands have one."""

Ranked = tuple[float, Card, int]
"""How readily a card is given up, the card, and the lower bound of its gap, which identifies the gap."""
Priced = tuple[float, int, int, int]
"""The value without the cards paid, the price, the number and the cell."""


class FastEvaluation:
    """Whose turn it is, the line, the cards, and what each seat knows. `turns` counts the moves made."""

    __slots__ = (
        "cards",  # in all hands and decks
        "decks",
        "discarded",  # by seat: how many cards
        "due",  # cards that must be paid at the least to fill all gaps
        "empty",
        "finishes",  # by seat: how many of them it has discarded
        "finishes_left",
        "gaps",  # the one before each number and after the last, None where there is no cell
        "gone",  # cards removed or discarded by anyone
        "grain",  # of the last judgement: the share of unseen numbers in play
        "hands",
        "is_to_split",  # whether a start was played that nobody has given for yet
        "left",  # islands in hands and decks, as bits
        "network",
        "numbers",
        "owed",  # by seat: cards yet to be given for the start, [] if none
        "ranking",  # of the last judgement: the cards, the most dispensable one first
        "seats",
        "start_lies",
        "tables",
        "there",  # by seat: islands that may still come, as far as it knows, as bits
        "tops",
        "turn",
        "turns",
        "weigh",  # of the last judgement: what a card to pay counts
        "weights",
    )

    def __init__(self, game: Shtil, tables: FitTables, network: WinNetwork | None = None) -> None:
        sea = game.sea
        line = sea.lines[0]
        self.weights, self.tables, self.network = tables.weights, tables, network
        self.numbers = line.numbers[:]
        bounds = zip(pairwise(line.cells), pairwise(line.numbers), strict=True)
        self.gaps: list[FastGap | None] = [None]
        self.gaps += [tables.gap(one + 1, other - 1, *around) for (one, other), around in bounds]
        self.hands = [hand[:] for hand in game.hands]
        self.decks = game.decks
        self.tops = game.tops[:]
        self.seats = game.seats
        self.discarded = [len(pile) for pile in game.discards]
        self.finishes = [pile.count(FINISH) for pile in game.discards]
        self.gone = game.options.removed + sum(self.discarded)
        self.start_lies = sea.start_lies
        self.turn = sea.turn
        self.owed, self.is_to_split = list(sea.owed), sea.to_split is not None
        self.turns = 0
        self.empty = sea.rules.size - len(line.numbers) + 2
        self.due = sum(gap.due for gap in self.gaps if gap is not None)
        lying = sum(BITS[number] for number in line.numbers[1:-1])
        self.there = [ISLANDS & ~lying & ~bits_of(pile) for pile in game.discards]
        hidden = [list(deck[top:]) for deck, top in zip(game.decks, game.tops, strict=True)]
        self.cards = sum(map(len, (*self.hands, *hidden)))
        self.left = sum(bits_of(cards) for cards in (*self.hands, *hidden))
        self.finishes_left = sum(pile.count(FINISH) for pile in (*self.hands, *hidden))

    def chance(self) -> float:
        """What the network says for the seat to move."""
        network, seat = self.network, self.turn
        assert network is not None
        there, held, grain = self.there[seat], bits_of(self.hands[seat]), self.scarcity(seat).grain
        known = network.known
        parts, useful = [], 0
        for gap in self.gaps:
            if gap is not None:
                shift, span = gap.shift, gap.span
                place = gap, there >> shift & span, held >> shift & span, grain
                parts.append(known.get(place) or network.look_at(place))
                useful += place[2].bit_count()
        parts.append(network.take_stock(self.stock(seat, useful, grain)))
        return network.chance(parts)

    def stock(self, seat: int, useful: int, grain: int) -> Stock:
        """The cards; so many of the hand are useful."""
        hand = self.hands[seat]
        owed = self.empty + 1 + self.due if self.start_lies else self.empty + 1 + self.due + TO_GIVE
        finishes = hand.count(FINISH)
        idle = len(hand) - finishes - useful
        if not self.start_lies:
            idle -= hand.count(START)
        decks = [len(deck) - top for deck, top in zip(self.decks, self.tops, strict=True)]
        wealth = [len(other) + deck for other, deck in zip(self.hands, decks, strict=True)]
        places = 0
        if self.seats == 1 and not self.start_lies:
            places = self._places(decks[0])
        return Stock(
            empty=self.empty,
            margin=self.cards - owed,
            start_lies=self.start_lies,
            finishes=finishes,
            finishes_gone=self.finishes[seat],
            idle=idle,
            useful=useful,
            cards=self.cards,
            grain=grain,
            start_places=places,
            deck=decks[seat],
            own=wealth[seat],
            poorest=min(wealth),
            seats=self.seats,
        )

    def _places(self, deck: int) -> int:
        """Where the start may lie in a lone deck: in the upper half of what it once was."""
        whole = LAST_ISLAND + FINISHES - HAND - (self.gone - self.discarded[0]) + 1
        return max(0, whole // 2 + 1 - (whole - deck))

    def judge(self, seat: int) -> tuple[int, int, int] | None:
        """Rank the cards; price, number and cell of the best placement, None if discarding is better."""
        hand = self.hands[seat]
        numbers, gaps = self.numbers, self.gaps
        there = self.there[seat]
        held = 0
        for card in hand:
            held |= BITS[card]
        weigh, patience, grain = self.scarcity(seat)
        keep, purse = self.weights.keep, len(hand) - 1
        self.grain, self.weigh = grain, weigh
        ranking: list[Ranked] = []
        priced: list[Priced] = []
        least, found = NOWHERE, None
        finishes = 0
        for card in hand:
            if card > LAST_ISLAND:
                if card == FINISH:
                    finishes += 1
                else:
                    ranking.append((DEAD_START if self.start_lies else -NOWHERE, card, -1))
                continue
            gap = gaps[bisect_left(numbers, card)]
            if gap is None:
                ranking.append((NOWHERE, card, -1))
                continue
            shift, span = gap.shift, gap.span
            fit = gap.fits[card, there >> shift & span, held >> shift & span, grain]
            best = fit.best
            if best < least:
                least, found = best, (0, card, fit.cell)
            if fit.low_price:
                price = fit.low_price
                value = fit.at_low + weigh * price
                if value < best:
                    best = value
                if price <= purse:
                    priced.append((value, price, card, gap.first))
            if fit.high_price:
                price = fit.high_price
                value = fit.at_high + weigh * price
                if value < best:
                    best = value
                if price <= purse:
                    priced.append((value, price, card, gap.last))
            ranking.append((best - keep * fit.loss if best < NOWHERE else NOWHERE, card, gap.low))
        if finishes:
            self._rank_finishes(ranking, finishes, self.finishes[seat])
        ranking.sort(reverse=True)
        self.ranking = ranking
        for value, price, card, cell in priced:
            if value < least:
                value += self._charge(price, card)
                if value < least:
                    least, found = value, (price, card, cell)
        if purse and patience < least and patience + self._charge(2) < least:
            return None
        return found

    def scarcity(self, seat: int) -> Scarcity:
        cards, left = len(self.hands[seat]), self.cards
        own = left if self.seats == 1 else cards + len(self.decks[seat]) - self.tops[seat]
        counts = CardCounts(own, left, left - cards, self.gone - self.discarded[seat], self.empty)
        known = self.tables.scarcities[self.start_lies].get(counts)
        return known or self.tables.scarcity(counts, self.start_lies)

    def _charge(self, price: int, played: Card = 0) -> float:
        """What parting with so many cards counts, beside their number."""
        level, found = self.weights.junk, 0.0
        for junk, card, _ in self.ranking:
            if card != played:
                if junk < level:
                    found += CARD * (level - junk)
                price -= 1
                if not price:
                    break
        return found

    def _rank_finishes(self, ranking: list[Ranked], held: int, gone: int) -> None:
        """All but one are to spare; the last one of all is never parted with."""
        weights, empty = self.weights, self.empty
        ranking += [(weights.spare_finish, FINISH, -1)] * (held - 1)
        if gone + held >= FINISHES:
            ranking.append((-NOWHERE, FINISH, -1))
            return
        junk = weights.finish + weights.finish_cells * (empty - weights.finish_soon)
        junk -= weights.finish_gone * gone
        ranking.append((junk - HELD_TO_THE_END if empty <= weights.finish_soon else junk, FINISH, -1))

    def _rank(self, seat: int, card: Card) -> Ranked:
        gap = self.gaps[bisect_left(self.numbers, card)]
        if gap is None:
            return NOWHERE, card, -1
        held = 0
        for other in self.hands[seat]:
            held |= BITS[other]
        shift, span = gap.shift, gap.span
        fit = gap.fits[card, self.there[seat] >> shift & span, held >> shift & span, self.grain]
        best, weigh = fit.best, self.weigh
        if fit.low_price:
            best = min(best, fit.at_low + weigh * fit.low_price)
        if fit.high_price:
            best = min(best, fit.at_high + weigh * fit.high_price)
        return best - self.weights.keep * fit.loss if best < NOWHERE else NOWHERE, card, gap.low

    def ranked_again(self, seat: int, ranking: list[Ranked], low: int) -> list[Ranked]:
        """The cards of a gap where something has changed, judged again."""
        is_changed = False
        for at, ranked in enumerate(ranking):
            if ranked[2] == low:
                ranking[at] = self._rank(seat, ranked[1])
                is_changed = True
        if is_changed:
            ranking.sort(reverse=True)
        return ranking


def bits_of(cards: list[Card] | tuple[Card, ...]) -> int:
    """The islands among some cards."""
    return sum(BITS[card] for card in cards)

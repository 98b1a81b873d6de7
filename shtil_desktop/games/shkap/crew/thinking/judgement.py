"""One seat at one moment: the worlds it imagines, what its hand is worth, and what an end comes to."""

from __future__ import annotations

from collections.abc import Sequence

from shtil_desktop.games.float_sum import float_sum
from shtil_desktop.games.rng import Rng
from shtil_desktop.games.shkap.crew.pirate import table_of
from shtil_desktop.games.shkap.crew.routes.hands import ONE, UNIT, Hand, count, kinds_in, pack
from shtil_desktop.games.shkap.crew.routes.sequences import ReachedChest
from shtil_desktop.games.shkap.crew.thinking.style import PlayStyle
from shtil_desktop.games.shkap.crew.values.plans import block_plan
from shtil_desktop.games.shkap.crew.values.prospects import Draws, Outlook, draws_from, next_island
from shtil_desktop.games.shkap.crew.values.two_islands import outlook
from shtil_desktop.games.shkap.crew.values.utility import MOST_COINS, Utility
from shtil_desktop.games.shkap.crew.worlds.imagined_worlds import World, imagine
from shtil_desktop.games.shkap.crew.worlds.knowledge import (
    block_islands,
    deck_to_come,
    draws_up,
    has_horizon,
    islands_left,
    unseen_cards,
)
from shtil_desktop.games.shkap.crew.worlds.reveal import Scene
from shtil_desktop.games.shkap.rules.view import View
from shtil_desktop.games.values import value


@value
class Prospect:
    """What a choice comes to over all worlds."""

    worth: float
    """How likely the seat wins, by its own measure."""
    spread: tuple[float, ...]
    """How likely it gets so many coins on this island, from none on."""
    end: ReachedChest | None
    """Where it ends most often."""

    @property
    def coins(self) -> float:
        return float_sum(coins * chance for coins, chance in enumerate(self.spread))


class SeatJudgement:
    def __init__(self, view: View, dice: Rng, style: PlayStyle) -> None:
        self.view, self.style, self.dice = view, style, dice
        self.rows = style.rows_of_two if view.options.seats == 2 else style.rows
        self.hand = pack(view.hand)
        table = table_of(view)
        assert table is not None
        self.table = table
        self.looks_ahead = has_horizon(view)
        ahead = len(view.open_islands) - 1
        rival = style.rival_in_block * ahead if view.options.has_draft else style.rival
        self.utility = Utility(view, style.sharp, style.soft, rival)
        self._worlds: list[World] | None = None
        self._outlook = self._find_outlook()
        is_block = self.looks_ahead and not draws_up(view)
        self._block = block_plan(view.options.island_set, block_islands(view)) if is_block else None

    @property
    def worlds(self) -> list[World]:
        if self._worlds is None:
            style = self.style
            self._worlds = list(imagine(self.view, self.table, self.dice, style.worlds, style.remembers))
        return self._worlds

    # The hand that is left

    def _find_outlook(self) -> Outlook | None:
        """What hands are worth on the islands to come, once they have been drawn up; None if they aren't."""
        view, options = self.view, self.view.options
        if not self.looks_ahead or not draws_up(view):
            return None
        horizon, source = view.open_islands[1], deck_to_come(view)
        if not self.style.is_farsighted:
            return Outlook(next_island(options.island_set, horizon).worth, source)
        following, prices = islands_left(view) - 1, self.style.prices
        return outlook(options.island_set, horizon, options.seats, following, prices, source)

    @property
    def draws(self) -> Draws:
        """What may be drawn after this island."""
        return draws_from(deck_to_come(self.view))

    def prospect(self, kept: Hand) -> float:
        """What a hand is worth on the islands to come."""
        if self._outlook is not None:
            return self._outlook.of(kept)
        return 0.0 if self._block is None else self._block.worth(kept)

    def with_taken(self, kept: Hand, cards: int) -> float:
        """The same with cards taken on the way: the best of the market, and so much for another."""
        if not cards or not self.looks_ahead:
            return self.prospect(kept)
        if not self.style.is_farsighted:
            return self.prospect(kept) + self.style.taken * cards
        best = self.with_best_of_market(kept)
        return max(self.prospect(best), self.prospect(kept)) + self.style.taken * (cards - 1)

    def with_best_of_market(self, hand: Hand) -> Hand:
        """The hand with the best card that lies in the market now."""
        market = {UNIT[card] for card in self.view.market if card is not None}
        return max((hand + card for card in sorted(market)), key=self.prospect, default=hand)

    def with_random_card(self, hand: Hand) -> float:
        """What a hand is worth with another card from the deck."""
        unseen = unseen_cards(self.view) or pack(self.view.discard)
        kinds = kinds_in(unseen)
        total = sum(count(unseen, kind) for kind in kinds)
        if not total:
            return self.prospect(hand)
        return float_sum(count(unseen, kind) * self.prospect(hand + ONE[kind]) for kind in kinds) / total

    # What comes of it

    def scenes(self, lands: bool = True, throws: Sequence[int] | None = None) -> list[Scene]:
        return [Scene(self.view, world, self.utility.weigh, lands, throws) for world in self.worlds]

    def tally(self, scenes: Sequence[Scene], ends: Sequence[ReachedChest], kept: Hand) -> Prospect:
        """Over all worlds; in those in which the seat will have seen the same it ends at the same chest."""
        choices: Sequence[ReachedChest | None] = ends or (None,)
        taken = {0 if end is None else end.taken for end in choices}
        light = {cards: self.utility.lightness(self.with_taken(kept, cards)) for cards in taken}
        groups: dict[object, list[Scene]] = {}
        for scene in scenes:
            groups.setdefault(scene.key, []).append(scene)
        total, spread = 0.0, [0.0] * (MOST_COINS + 1)
        ended: dict[ReachedChest | None, int] = {}
        for group in groups.values():
            best, got, chosen = -1.0, list[int](), None
            for end in choices:
                lightness = light[0 if end is None else end.taken]
                outcomes = [scene.outcome(end) for scene in group]
                worth = float_sum([1 / (1 + weight * lightness[mine]) for mine, weight in outcomes])
                if worth > best:
                    best, got, chosen = worth, [mine for mine, _ in outcomes], end
            total += best
            ended[chosen] = ended.get(chosen, 0) + len(group)
            for mine in got:
                spread[mine] += 1
        number = len(scenes)
        often = max(ended, key=lambda end: ended[end])
        return Prospect(total / number, tuple(some / number for some in spread), often)

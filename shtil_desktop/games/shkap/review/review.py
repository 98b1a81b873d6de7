"""A game read afterwards: hindsight, what could be known, leftovers, marks, and the island that decided."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from shtil_desktop.games.float_sum import float_sum
from shtil_desktop.games.shkap.review.hindsight import MarkEffect, Missed, best_in_hindsight, mark_effects
from shtil_desktop.games.shkap.review.knowable import Judged, judge
from shtil_desktop.games.shkap.review.leftovers import Leftovers, leftovers
from shtil_desktop.games.shkap.review.retelling import Arrival, Cards, Chapter, retell
from shtil_desktop.games.shkap.rules.game import Shkap
from shtil_desktop.games.shkap.rules.options import BLOCK
from shtil_desktop.games.values import replace


@dataclass(frozen=True, slots=True)
class IslandReview:
    """One island: who took what with how many steps, and what the player made of it."""

    island: int
    is_extra: bool
    order: tuple[int, ...]
    """The seats, from the first player on."""
    landed: tuple[int, ...]
    hand: Cards
    """The player's, when it announced; none if it didn't play here."""
    arrivals: tuple[Arrival, ...]
    coins: int
    """What the player got."""
    best: Missed | None
    """The most that its hand could have brought, in hindsight; None without any route."""
    left: Leftovers | None
    """None if no island followed on which the hand was of use."""
    marks: tuple[MarkEffect, ...]
    judged: tuple[Judged, ...] = ()

    @property
    def missed(self) -> int:
        """Coins that were possible in hindsight; a miss from one on."""
        return 0 if self.best is None else max(0, self.best.coins - self.coins)


@dataclass(frozen=True, slots=True)
class Review:
    """What is known of a game so far; it grows until `done` is `total`."""

    seat: int
    islands: tuple[IslandReview, ...]
    coins: tuple[tuple[int, ...], ...]
    """Of all seats, before the first island and after each."""
    decided: int | None
    """The place in `islands` of the one that decided the game; None if it isn't over."""
    done: int = 0
    total: int = 0

    @property
    def got(self) -> int:
        return sum(island.coins for island in self.islands)

    @property
    def possible(self) -> int:
        """Coins in hindsight, island by island."""
        return sum(island.coins + island.missed for island in self.islands)

    @property
    def lost(self) -> float:
        """Coins that better choices had been likely to bring, by what could be known."""
        return float_sum(
            judged.lost for island in self.islands for judged in island.judged if judged.is_marked
        )


def review(
    game: Shkap,
    seat: int,
    tell: Callable[[Review], None] = lambda found: None,
    is_cancelled: Callable[[], bool] = lambda: False,
) -> Review:
    """Read a game; `tell` gets the review as it grows: hindsight first, then decision by decision."""
    chapters = retell(game)
    islands = [_island(chapters, at, seat, game) for at in range(len(chapters))]
    own = [
        (at, moment)
        for at, chapter in enumerate(chapters)
        for moment in chapter.moments
        if moment[1].decider == seat
    ]
    coins = _curve(chapters, game.seats)
    found = Review(seat, tuple(islands), coins, _decided(game, chapters, seat), 0, len(own))
    tell(found)
    for done, (at, (number, moment, action)) in enumerate(own, start=1):
        if is_cancelled():
            return found
        judged = judge(moment, number, action)
        if judged is not None:
            islands[at] = replace(islands[at], judged=(*islands[at].judged, judged))
        found = replace(found, islands=tuple(islands), done=done)
        tell(found)
    return found


def _island(chapters: list[Chapter], at: int, seat: int, game: Shkap) -> IslandReview:
    chapter, set_number = chapters[at], game.options.island_set
    plays = seat in chapter.hands
    return IslandReview(
        island=chapter.island,
        is_extra=chapter.is_extra,
        order=tuple(chapter.order),
        landed=tuple(one for one in chapter.order if one in chapter.rows),
        hand=chapter.hands.get(seat, ()),
        arrivals=tuple(chapter.arrivals),
        coins=chapter.coins_of(seat),
        best=best_in_hindsight(chapter, seat, set_number) if plays else None,
        left=_left(chapters, at, seat, game) if plays else None,
        marks=mark_effects(chapter, set_number),
    )


def _left(chapters: list[Chapter], at: int, seat: int, game: Shkap) -> Leftovers | None:
    """Hands are discarded after a block of the Archipelago and before an extra island."""
    if at + 1 >= len(chapters) or chapters[at + 1].is_extra or seat not in chapters[at + 1].hands:
        return None
    if game.options.has_draft and (at + 1) % BLOCK == 0:
        return None
    return leftovers(chapters[at], chapters[at + 1], seat, game.options.island_set)


def _curve(chapters: list[Chapter], seats: int) -> tuple[tuple[int, ...], ...]:
    """Coins of an extra island count apart, but they are part of the story."""
    now = (0,) * seats
    found = [now]
    for chapter in chapters:
        now = tuple(coins + chapter.coins_of(seat) for seat, coins in enumerate(now))
        found.append(now)
    return tuple(found)


def _decided(game: Shkap, chapters: list[Chapter], seat: int) -> int | None:
    """The island on which the player won or lost most against its strongest rival; of equals the last."""
    if game.result is None or not chapters:
        return None
    if chapters[-1].is_extra and seat in chapters[-1].hands:
        return len(chapters) - 1
    others = [other for other in range(game.seats) if other != seat]
    winners = [other for other in game.result.winners if other != seat]
    rival = max(winners or others, key=lambda other: game.coins[other])
    swings = [chapter.coins_of(seat) - chapter.coins_of(rival) for chapter in chapters]
    sign = 1 if seat in game.result.winners else -1
    best = max(sign * swing for swing in swings)
    return max(at for at, swing in enumerate(swings) if sign * swing == best)

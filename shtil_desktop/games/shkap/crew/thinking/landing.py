"""Landing or passing, and which row to lay with which cards thrown away behind the chest."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import islice
from typing import Final

from shtil_desktop.games.cancelling import IsCancelled, never, stop_if
from shtil_desktop.games.float_sum import float_sum
from shtil_desktop.games.shkap.crew.routes.hands import (
    FLAG,
    MARKS,
    ONE,
    UNIT,
    Hand,
    count,
    kinds_in,
    parts,
    size,
)
from shtil_desktop.games.shkap.crew.routes.making import flexible_row
from shtil_desktop.games.shkap.crew.routes.search import candidates
from shtil_desktop.games.shkap.crew.routes.sequences import row_ends
from shtil_desktop.games.shkap.crew.routes.tables import Row
from shtil_desktop.games.shkap.crew.sailor import rank_in_archipelago
from shtil_desktop.games.shkap.crew.thinking.judgement import Prospect, SeatJudgement
from shtil_desktop.games.shkap.crew.values.plans import rank_in_plan
from shtil_desktop.games.shkap.crew.worlds.knowledge import draws_up
from shtil_desktop.games.shkap.crew.worlds.reveal import Scene
from shtil_desktop.games.values import value

NOTHING: Final = -9.0


@value
class Trial:
    """A row that could be laid, what would be kept, and what it came to in the worlds."""

    row: Row
    reaches: Row
    """The part of the row that is meant to be walked; the rest is thrown away with it."""
    kept: Hand
    prospect: float
    tally: Prospect


def layings(judged: SeatJudgement, is_cancelled: IsCancelled = never) -> list[Trial]:
    """Rows to lay, the best first: those that look best, and one that just throws cards away.

    It ends with `Cancelled` when nobody waits any more.
    """
    free = judged.hand & ~MARKS
    if not free:
        return []
    scenes = judged.scenes()
    trials = [
        _try(judged, row, kept, scenes, is_cancelled)
        for row, need in _rows(judged, free)[: judged.rows]
        for kept in _best_kept(judged, free - need)
    ]
    trials.append(_try(judged, (), _best_junk(judged, free), scenes))
    trials.sort(key=lambda trial: -trial.tally.worth)
    return trials


def _rows(judged: SeatJudgement, free: Hand) -> list[tuple[Row, Hand]]:
    """The rows that look best; in the Archipelago by what they leave for the islands to come, too."""
    view = judged.view
    if draws_up(view):
        found = candidates(view.options.island_set, view.open_islands[0], free)
        return [(one.row, one.need) for one in found]
    routes = list(islice(judged.table.fitting(free, rank_in_archipelago), 2 * judged.rows))
    routes.sort(key=lambda route: -(rank_in_plan(route) + judged.prospect(free - route.need)))
    chosen = routes[: judged.rows]
    island = judged.table.terrain
    return [(flexible_row(island.set, island.id, route), route.need) for route in chosen]


def _best_kept(judged: SeatJudgement, rest: Hand) -> list[Hand]:
    """What to keep of the cards that a row leaves: everything, if it isn't drawn up again."""
    if not judged.looks_ahead or not draws_up(judged.view):
        return [rest]
    return sorted(parts(rest), key=lambda kept: -judged.prospect(kept))[: judged.style.keeps]


def _best_junk(judged: SeatJudgement, free: Hand) -> Hand:
    """What to keep if no chest is wanted; at least one card must be laid."""
    kept = [part for part in parts(free) if part != free]
    return max(kept, key=lambda part: (judged.prospect(part), size(part)))


def _try(
    judged: SeatJudgement,
    reaches: Row,
    kept: Hand,
    scenes: Sequence[Scene],
    is_cancelled: IsCancelled = never,
) -> Trial:
    stop_if(is_cancelled)
    thrown = (judged.hand & ~MARKS) - kept - sum(ONE[kind] for kind in reaches)
    row = (*reaches, *_row_of_rest(thrown))
    view = judged.view
    ends = row_ends(view.options.island_set, view.open_islands[0], row)
    return Trial(row, reaches, kept, judged.prospect(kept), judged.tally(scenes, ends, kept))


def try_row(judged: SeatJudgement, row: Row) -> Trial:
    """Any row of the hand, weighed as if it had been thought of."""
    kept = (judged.hand & ~MARKS) - sum(ONE[kind] for kind in row)
    return _try(judged, row, kept, judged.scenes())


def _row_of_rest(thrown: Hand) -> Iterable[int]:
    """Cards behind the chest, flags last: a flag would end the walk."""
    kinds = [kind for kind in kinds_in(thrown) for _ in range(count(thrown, kind))]
    return sorted(kinds, key=lambda kind: kind == FLAG)


def prospect_of_passing(judged: SeatJudgement) -> float:
    """What the hand is worth with two more cards: the best of the market, and another or any other."""
    best = judged.with_best_of_market(judged.hand)
    taken = best - judged.hand
    market = [UNIT[card] for card in judged.view.market if card is not None]
    if taken in market:
        market.remove(taken)
    second = max((judged.prospect(best + card) for card in sorted(set(market))), default=NOTHING)
    return max(second, judged.with_random_card(best))


def passing(judged: SeatJudgement) -> float:
    """What it is worth to pass."""
    light = judged.utility.lightness(prospect_of_passing(judged))[0]
    scenes = judged.scenes(lands=False)
    return float_sum(1 / (1 + scene.outcome(None)[1] * light) for scene in scenes) / len(scenes)

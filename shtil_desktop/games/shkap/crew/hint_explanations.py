"""Finding the fact that speaks most for a choice, in the same worlds that it was weighed in."""

from __future__ import annotations

from typing import Final

from shtil_desktop.games.base import Action
from shtil_desktop.games.float_sum import float_sum
from shtil_desktop.games.shkap.crew.hint_reasons import EndPay, Reason, Why
from shtil_desktop.games.shkap.crew.pirate import table_of
from shtil_desktop.games.shkap.crew.routes.choices import coins_now, ways_on
from shtil_desktop.games.shkap.crew.routes.hands import UNIT, Hand, pack, pick, size
from shtil_desktop.games.shkap.crew.routes.sequences import ReachedChest
from shtil_desktop.games.shkap.crew.routes.tables import Route
from shtil_desktop.games.shkap.crew.routes.terrain import cell_of
from shtil_desktop.games.shkap.crew.sailor import rank_for
from shtil_desktop.games.shkap.crew.thinking.deeds import MarkPlan, Way, own_ends
from shtil_desktop.games.shkap.crew.thinking.judgement import SeatJudgement
from shtil_desktop.games.shkap.crew.thinking.landing import Trial
from shtil_desktop.games.shkap.crew.values.prospects import Worth, next_island
from shtil_desktop.games.shkap.rules.actions import Mark, Take
from shtil_desktop.games.shkap.rules.cards import Card
from shtil_desktop.games.shkap.rules.options import HAND

NOTEWORTHY: Final = 8
"""Of 100 cases: what happens less often is no reason."""


def why_land(judged: SeatJudgement, best: Trial, cards: tuple[Card, ...]) -> Reason:
    end = best.tally.end
    if end is None:
        return Reason(Why.LAND_TO_DISCARD, {}, cards)
    return Reason(Why.ROUTE_TO_CHEST, {"coins": end.coins, "steps": end.steps}, cards[: end.used])


def why_pass(judged: SeatJudgement, route: Trial | None) -> Reason:
    if route is not None and route.tally.end is not None:
        end = route.tally.end
        cards = pick(judged.view.hand, route.row)[: end.used]
        why = Why.CARDS_ARE_WORTH_MORE if judged.looks_ahead else Why.ROUTE_CHANGES_NOTHING
        return Reason(why, {"coins": end.coins, "steps": end.steps}, cards)
    if not judged.looks_ahead:
        return Reason(Why.NO_ROUTE_AT_LAST, {})
    helpers = [card for card in judged.view.market if card is not None and _route_made(judged, card)]
    return Reason(Why.NO_ROUTE, {}, tuple(helpers[:1]))


def _route_made(judged: SeatJudgement, card: Card) -> Route | None:
    """The route on the horizon that a hand has with this card only."""
    table, rank = table_of(judged.view, ahead=1), rank_for(judged.view)
    if table is None or table.best(judged.hand, rank) is not None:
        return None
    return table.best(judged.hand + UNIT[card], rank)


def why_row(judged: SeatJudgement, best: Trial, cards: tuple[Card, ...]) -> Reason:
    end = best.tally.end
    if end is None:
        return Reason(Why.THROWN_AWAY, {}, cards)
    facts = {"coins": end.coins, "steps": end.steps}
    if not judged.looks_ahead:
        return Reason(Why.LAST_ISLAND, facts, cards[: end.used])
    behind = cards[len(best.reaches) :]
    if not behind:
        return Reason(Why.NOTHING_THROWN, facts, cards)
    old, fresh = _helping(judged, best.kept, pack(behind))
    return Reason(Why.THROWN_BEHIND, {**facts, "kept_help": old, "fresh_help": fresh}, behind)


def _helping(judged: SeatJudgement, kept: Hand, thrown: Hand) -> tuple[int, int]:
    """In how many of 100 hands the thrown cards would help on the horizon, and as many fresh ones."""
    view, number = judged.view, size(thrown)
    worth = next_island(view.options.island_set, view.open_islands[1]).worth
    others = max(0, HAND - size(kept) - number)
    old = float_sum(chance for heap, chance in judged.draws.of(others) if _helps(worth, kept + heap, thrown))
    fresh = 0.0
    for heap, chance in judged.draws.of(others):
        for more, likely in judged.draws.of(number):
            if _helps(worth, kept + heap, more):
                fresh += chance * likely
    return round(100 * old), round(100 * fresh)


def _helps(worth: Worth, hand: Hand, more: Hand) -> bool:
    return worth(hand + more) > worth(hand) + 0.01


def why_take(judged: SeatJudgement, action: Action) -> Reason:
    assert isinstance(action, Take)
    if not judged.looks_ahead:
        return Reason(Why.ANY_CARD, {})
    card = None if action.place is None else judged.view.market[action.place]
    if card is None:
        return Reason(Why.SURPRISE, {})
    made = _route_made(judged, card)
    if made is not None:
        return Reason(Why.MAKES_ROUTE, {"coins": made.coins, "steps": made.steps}, (card,))
    return Reason(Why.BETTER_HAND, {}, (card,))


def why_throw(judged: SeatJudgement, best: MarkPlan) -> Reason:
    if not isinstance(best.action, Mark):
        return Reason(Why.KEEP_MARKS if judged.looks_ahead else Why.NO_MARK_HELPS, {})
    cost, gain = _effect_of_a_mark(judged, best)
    seat = best.action.at
    if cost >= NOTEWORTHY and cost >= gain:
        return Reason(Why.COSTS_A_RIVAL, {"seat": seat, "often": cost})
    if gain >= NOTEWORTHY:
        return Reason(Why.SAFER_CHEST, {"seat": seat, "often": gain})
    return Reason(Why.CLEARS_THE_HAND if judged.looks_ahead else Why.LITTLE_BUT_FREE, {"seat": seat})


def _effect_of_a_mark(judged: SeatJudgement, best: MarkPlan) -> tuple[int, int]:
    """In how many of 100 worlds the marks take coins from their target, and bring the seat itself some."""
    view, target = judged.view, best.aims[0]
    lands, ends = bool(view.landed[view.seat]), own_ends(judged)
    end = best.tally.end if best.tally.end in ends else None
    cost = gain = 0
    for thrown, kept in zip(judged.scenes(lands, best.aims), judged.scenes(lands, ()), strict=True):
        with_marks, without = thrown.settle(end), kept.settle(end)
        cost += with_marks.get(target, 0) < without.get(target, 0)
        gain += with_marks.get(view.seat, 0) > without.get(view.seat, 0)
    worlds = len(judged.worlds)
    return round(100 * cost / worlds), round(100 * gain / worlds)


def why_step(judged: SeatJudgement, best: Way) -> Reason:
    if best.end is None:
        return Reason(Why.NO_END, {})
    ends = tuple(_pay(judged, end) for end in _open_ends(judged))
    equals = [pay for pay in ends if pay.chest != cell_of(best.end.chest)]
    mine = next(pay for pay in ends if pay.chest == cell_of(best.end.chest))
    if best.end.taken and any(pay.expected >= mine.expected for pay in equals):
        return Reason(Why.LONGER_FOR_CARDS, {"taken": best.end.taken}, ends=ends)
    return Reason(Why.BEST_END, {"coins": best.end.coins, "steps": best.end.steps}, ends=ends)


def _open_ends(judged: SeatJudgement) -> list[ReachedChest]:
    """The quickest way to each chest that the walk can still reach."""
    found: dict[int, ReachedChest] = {}
    for _, ends in ways_on(judged.view):
        for end in ends:
            known = found.get(end.chest)
            if known is None or end.steps < known.steps:
                found[end.chest] = end
    return sorted(found.values(), key=lambda end: end.chest)


def _pay(judged: SeatJudgement, end: ReachedChest) -> EndPay:
    marks = judged.view.marks[judged.view.seat]
    unmarked = ReachedChest(end.chest, end.coins, end.steps - marks, end.taken, end.used)
    tally = judged.tally(judged.scenes(), (unmarked,), judged.hand)
    now = coins_now(end, end.steps, judged.view.walks)
    return EndPay(cell_of(end.chest), end.steps, end.coins, now, tally.coins)

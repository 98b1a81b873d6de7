"""The hint: an admiral's choice by the seat's own knowledge, what it brings beside the next best, and why."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from shtil_desktop.games.base import Action
from shtil_desktop.games.rng import Rng
from shtil_desktop.games.shkap.crew import hint_explanations
from shtil_desktop.games.shkap.crew.hint_reasons import Reason, Why
from shtil_desktop.games.shkap.crew.routes.hands import KIND_OF, pick
from shtil_desktop.games.shkap.crew.routes.paths import Path, path_on, path_to
from shtil_desktop.games.shkap.crew.routes.terrain import cell_of
from shtil_desktop.games.shkap.crew.thinking.deeds import takings, throws, ways
from shtil_desktop.games.shkap.crew.thinking.judgement import Prospect, SeatJudgement
from shtil_desktop.games.shkap.crew.thinking.landing import Trial, layings, passing, prospect_of_passing
from shtil_desktop.games.shkap.crew.thinking.style import ADMIRAL
from shtil_desktop.games.shkap.crew.values.drafting import keep_values
from shtil_desktop.games.shkap.rules.actions import Keep, Land, Lay, Pass
from shtil_desktop.games.shkap.rules.asks import Ask
from shtil_desktop.games.shkap.rules.cards import Card
from shtil_desktop.games.shkap.rules.view import View
from shtil_desktop.games.values import replace, value

__all__ = ["Choice", "Hint", "Reason", "Why", "hint"]

STAGES: Final = (40, 120, 300)
"""Worlds that are imagined: the first answer comes at once, a surer one after each stage."""
FILLS: Final = (4, 12, 30)
"""The same for a draft: completions of the hand."""


@value
class Choice:
    """One thing that could be done, and what it would bring."""

    action: Action
    coins: float | None = None
    """Expected on this island; None where no route is concerned."""
    spread: tuple[float, ...] = ()
    """How likely it brings so many coins, from none on."""
    prospect: float | None = None
    """What the hand would be worth on the islands to come, in coins."""
    chance: float | None = None
    """Of winning the game, by the admiral's measure."""


@value
class Hint:
    best: Choice
    runner_up: Choice | None
    reason: Reason
    cards: tuple[Card, ...] = ()
    """The row that is meant, also when it is to be announced only."""
    path: Path = ()
    """The steps of that row on the island, as far as the chest."""

    @property
    def action(self) -> Action:
        return self.best.action


def hint(
    view: View,
    words: tuple[object, ...],
    tell: Callable[[Hint], None] = lambda found: None,
    is_cancelled: Callable[[], bool] = lambda: False,
) -> Hint | None:
    """The choice of an admiral that goes by these words; None if the seat has nothing to decide."""
    if view.decision is None or view.decision.seat != view.seat:
        return None
    if len(view.legal) == 1 and view.decision.ask is not Ask.LAY:
        return Hint(Choice(view.legal[0]), None, Reason(Why.ONLY_CHOICE, {}))
    ask = view.decision.ask
    assert isinstance(ask, Ask)
    found = None
    for worlds, fills in zip(STAGES, FILLS, strict=True):
        if found is not None:
            tell(found)
            if is_cancelled():
                break
        dice = Rng("shkap-hint", worlds, *words)
        style = replace(ADMIRAL, worlds=worlds, fills=fills)
        found = ANSWERS[ask](view, dice, style.fills, SeatJudgement(view, dice, style))
    return found


def _announce(view: View, dice: Rng, fills: int, judged: SeatJudgement) -> Hint:
    trials = layings(judged)
    best, by_passing = trials[0], passing(judged)
    land = _landing(Land(), best)
    kept = prospect_of_passing(judged)
    go_by = Choice(Pass(), 0.0, (1.0, 0.0, 0.0, 0.0), kept, by_passing)
    # Without a way to a chest one lands for a better hand alone, and never where hands are discarded next.
    has_reason = best.tally.end is not None or best.prospect > kept
    if has_reason and best.tally.worth >= by_passing:
        cards, path = _row(view, best)
        return Hint(land, go_by, hint_explanations.why_land(judged, best, cards), cards, path)
    route = next((trial for trial in trials if trial.tally.end is not None), None)
    return Hint(go_by, land, hint_explanations.why_pass(judged, route))


def _landing(action: Action, trial: Trial) -> Choice:
    tally = trial.tally
    return Choice(action, tally.coins, tally.spread, trial.prospect, tally.worth)


def _row(view: View, trial: Trial) -> tuple[tuple[Card, ...], Path]:
    """The cards of a row, and its steps to the chest where it ends most often."""
    cards, end, island = pick(view.hand, trial.row), trial.tally.end, view.island
    assert island is not None
    return cards, () if end is None else path_to(island, cards, cell_of(end.chest), end.steps)


def _lay(view: View, dice: Rng, fills: int, judged: SeatJudgement) -> Hint:
    trials = layings(judged)
    best = trials[0]
    other = next((trial for trial in trials if _differs(trial, best)), None)
    cards, path = _row(view, best)
    second = None if other is None else _landing(Lay(pick(view.hand, other.row)), other)
    return Hint(
        _landing(Lay(cards), best), second, hint_explanations.why_row(judged, best, cards), cards, path
    )


def _differs(trial: Trial, best: Trial) -> bool:
    """Another idea, not the same walk with other cards behind it."""
    ends = [one.tally.end for one in (trial, best)]
    chests = [None if end is None else (end.chest, end.steps) for end in ends]
    is_same = chests[0] == chests[1] and sorted(trial.reaches) == sorted(best.reaches)
    return not is_same and trial.row != best.row


def _take(view: View, dice: Rng, fills: int, judged: SeatJudgement) -> Hint:
    found = [Choice(action, prospect=worth) for action, worth in takings(judged)]
    best, *others = found
    return Hint(best, others[0] if others else None, hint_explanations.why_take(judged, best.action))


def _throw(view: View, dice: Rng, fills: int, judged: SeatJudgement) -> Hint:
    found = throws(judged)
    best = found[0]
    other = next((throw for throw in found if throw.action != best.action), None)
    second = None if other is None else _weighed(other.action, other.tally)
    return Hint(_weighed(best.action, best.tally), second, hint_explanations.why_throw(judged, best))


def _weighed(action: Action, tally: Prospect | None) -> Choice:
    return Choice(action) if tally is None else Choice(action, tally.coins, tally.spread, chance=tally.worth)


def _step(view: View, dice: Rng, fills: int, judged: SeatJudgement) -> Hint:
    found, walk, island = ways(judged), view.walk, view.island
    assert walk is not None and island is not None
    best = found[0]
    other = next((way for way in found if way.end != best.end and way.end is not None), None)
    path: Path = (best.step,)
    if best.end is not None:
        there = walk.after(island, best.step).go_on(island)
        path = (best.step, *path_on(island, there, cell_of(best.end.chest), best.end.steps))
    second = None if other is None else _weighed(other.step, other.tally)
    reason = hint_explanations.why_step(judged, best)
    return Hint(_weighed(best.step, best.tally), second, reason, walk.route, path)


def _keep(view: View, dice: Rng, fills: int, judged: SeatJudgement) -> Hint:
    values = keep_values(view, dice, fills)
    kinds = sorted(values, key=lambda kind: -values[kind])
    found = [Choice(Keep(_first_of(view.pack, kind)), prospect=values[kind]) for kind in kinds]
    return Hint(found[0], found[1] if len(found) > 1 else None, Reason(Why.BEST_PLAN, {}))


def _first_of(cards: Sequence[Card], kind: int) -> Card:
    return next(card for card in sorted(cards) if KIND_OF[card] == kind)


Answer = Callable[[View, Rng, int, SeatJudgement], Hint]
ANSWERS: Final[dict[Ask, Answer]] = {
    Ask.KEEP: _keep,
    Ask.ANNOUNCE: _announce,
    Ask.TAKE: _take,
    Ask.LAY: _lay,
    Ask.MARK: _throw,
    Ask.STEP: _step,
}

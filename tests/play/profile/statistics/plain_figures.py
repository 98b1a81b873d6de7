"""Figures worked out voyage by voyage, to hold those of SQLite against."""

from __future__ import annotations

from collections import Counter

from shtil_desktop.games.base import Result
from shtil_desktop.games.shtil.rules.options import Mode
from shtil_desktop.play.profile.statistics.figures import Finished, Selection, Summary, Tally


def takes(selection: Selection, one: Finished) -> bool:
    wanted = (
        (selection.game, one.game),
        (selection.group, one.options.mode.value),
        (selection.seats, one.options.seats),
        (selection.options, one.options),
        (selection.undo, one.used_undo),
        (selection.hints, one.hints_used > 0),
        (selection.repeats, one.is_repeat),
    )
    if any(want is not None and want != found for want, found in wanted):
        return False
    if selection.having is not None and not getattr(one.options, selection.having):
        return False
    return selection.since is None or one.finished.date() >= selection.since


def summary(found: list[Finished]) -> Summary:
    won = [one for one in found if one.is_won]
    alone = [one for one in found if not (one.used_undo or one.hints_used or one.is_repeat)]
    current, best = streaks(found)
    return Summary(
        matches=len(found),
        wins=len(won),
        draws=sum(one.result is Result.DRAW for one in found),
        current_streak=current,
        best_streak=best,
        shortest=min((one.actions for one in won), default=None),
        averages={"cards_left": sum(cards_left(one) for one in won) / len(won)} if won else {},
        unhelped=len(alone),
        unhelped_wins=sum(one.is_won for one in alone),
    )


def cards_left(one: Finished) -> int:
    count = one.figures["cards_left"]
    assert isinstance(count, int)
    return count


def lost_cells(one: Finished) -> tuple[int, ...]:
    cells = one.figures["lost_cells"]
    assert isinstance(cells, tuple)
    return cells


def streaks(voyages: list[Finished]) -> tuple[int, int]:
    current = best = 0
    for one in voyages:
        current = current + 1 if one.is_won else 0
        best = max(best, current)
    return current, best


def rates(found: list[Finished], window: int = 20) -> list[float | None]:
    points: list[float | None] = []
    for at in range(len(found)):
        last = found[max(0, at + 1 - window) : at + 1]
        points.append(sum(one.is_won for one in last) / len(last))
    points[: min(9, len(found) - 1)] = [None] * min(9, len(found) - 1)
    return points


def tallies(found: list[Finished]) -> dict[str, Tally]:
    by_mode = {mode: [one.result for one in found if one.options.mode is mode] for mode in Mode}
    return {
        mode.value: Tally(*(results.count(result) for result in (Result.WON, Result.LOST, Result.DRAW)))
        for mode, results in by_mode.items()
        if results
    }


def lost_at(found: list[Finished], mode: str) -> Counter[int]:
    return Counter(cell for one in found if one.options.mode.value == mode for cell in lost_cells(one))

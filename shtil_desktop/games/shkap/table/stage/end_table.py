"""The table of the islands after the end, filled from what happened."""

from __future__ import annotations

from typing import TYPE_CHECKING

from shtil_desktop.games.shkap.rules.islands import island_set
from shtil_desktop.games.shkap.rules.outcome import ShkapOutcome
from shtil_desktop.games.shkap.rules.results import IslandResult, island_results
from shtil_desktop.games.shkap.table.items.results_item import Figure, Row
from shtil_desktop.games.shkap.table.words import end_words
from shtil_desktop.games.shkap.table.words.counted import island_name

if TYPE_CHECKING:
    from shtil_desktop.games.shkap.table.stage.shkap_stage import ShkapStage
    from shtil_desktop.play.session import Session


def show_end_table(stage: ShkapStage, session: Session) -> list[str]:
    """Show it, and tell each row to those who listen."""
    outcome = session.game.result
    if not isinstance(outcome, ShkapOutcome):
        return []
    events = [*session.opening, *(event for step in session.history for event in step.events)]
    known, names = island_set(session.game.options.island_set), stage.furniture.names
    rows = [
        Row(
            island_name(known[result.island]),
            tuple(_figure(result, seat) for seat in range(len(names))),
        )
        for result in island_results(events)
        if result.seats
    ]
    extra = outcome.extra or (None,) * len(names)
    totals = tuple(coins + (more or 0) for coins, more in zip(outcome.scores, extra, strict=True))
    item = stage.furniture.results
    item.show_as(
        names=tuple(names), rows=tuple(rows), totals=totals, winners=outcome.winners, foot=end_words.total()
    )
    item.setVisible(True)
    return [_heard(row, names) for row in rows]


def _figure(result: IslandResult, seat: int) -> Figure:
    one = result.seats.get(seat)
    if one is None or one.lands is None:
        return Figure(None, "")
    if not one.lands:
        return Figure(None, end_words.passed())
    if one.stop is None:
        return Figure(None, end_words.gave_up())
    return Figure(one.coins, end_words.steps_note(one))


def _heard(row: Row, names: list[str]) -> str:
    told = [
        end_words.heard(name, figure.coins, figure.note)
        for name, figure in zip(names, row.figures, strict=True)
    ]
    return f"{row.name}: {'; '.join(text for text in told if text)}"

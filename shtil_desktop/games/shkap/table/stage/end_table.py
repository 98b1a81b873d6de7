"""The table of the islands after the end, filled from what happened on each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from shtil_desktop.games.shkap.rules.island.islands import island_set
from shtil_desktop.games.shkap.rules.island.results import IslandResult
from shtil_desktop.games.shkap.rules.view import View
from shtil_desktop.games.shkap.table.items.results_item import ResultCell, ResultsItem, Row
from shtil_desktop.games.shkap.table.words import end_words
from shtil_desktop.games.shkap.table.words.captions import is_over
from shtil_desktop.games.shkap.table.words.names_and_counts import island_name

if TYPE_CHECKING:
    from shtil_desktop.games.shkap.table.stage.furniture import Furniture
    from shtil_desktop.play.session import Session


def show_end_table(furniture: Furniture, view: View, past: Sequence[IslandResult]) -> None:
    """Fill it, or empty it while the expedition goes on."""
    outcome = view.outcome
    if not is_over(view):
        furniture.results.show_as(rows=(), note="")
        return
    known, names = island_set(view.options.island_set), furniture.names
    rows = [
        Row(
            known[result.island],
            end_words.island_title(island_name(known[result.island]), at >= view.options.islands),
            _figures(result, len(names)),
        )
        for at, result in enumerate(past)
    ]
    extra = view.extra or (None,) * len(names)
    furniture.results.show_as(
        names=tuple(names),
        rows=tuple(rows),
        totals=tuple(coins + (more or 0) for coins, more in zip(view.coins, extra, strict=True)),
        winners=() if outcome is None else outcome.winners,
        foot=end_words.total(),
    )


def _figures(result: IslandResult, seats: int) -> tuple[ResultCell, ...]:
    return tuple(_figure(result, seat) for seat in range(seats))


def _figure(result: IslandResult, seat: int) -> ResultCell:
    one = result.seats.get(seat)
    if one is None:
        return ResultCell(None, "")
    if not one.lands:
        return ResultCell(None, end_words.passed())
    if one.stop is None:
        return ResultCell(None, end_words.gave_up())
    return ResultCell(one.coins, end_words.steps_note(one))


def show_record(furniture: Furniture, session: Session, known: end_words.Record | None) -> list[str]:
    """Below the table what the statistics say; of another expedition they are of no use."""
    if known is None or known.match != session.match.id or not known.kind.matches:
        return []
    text = end_words.record_text(session.game.options, known)
    furniture.results.show_as(note=text)
    return [text]


def heard_rows(table: ResultsItem) -> list[str]:
    """Row by row, for those who listen."""
    return [_heard(row, table.names) for row in table.rows]


def _heard(row: Row, names: Sequence[str]) -> str:
    told = [
        end_words.heard(name, figure.coins, figure.note)
        for name, figure in zip(names, row.figures, strict=True)
    ]
    return f"{row.name}: {'; '.join(text for text in told if text)}"

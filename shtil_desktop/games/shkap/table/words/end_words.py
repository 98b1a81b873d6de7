"""The end in words: who has won, by how much, and what stands in the table of the islands."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from shtil_desktop.games.shkap.rules.events import Stop
from shtil_desktop.games.shkap.rules.island.results import SeatResult
from shtil_desktop.games.shkap.rules.options import Options
from shtil_desktop.games.shkap.rules.outcome import Ending, ShkapOutcome
from shtil_desktop.games.shkap.table.words.captions import mode_name
from shtil_desktop.games.shkap.table.words.names_and_counts import coins_text, joined, steps_text
from shtil_desktop.games.shkap.table.words.seat_words import stop_text
from shtil_desktop.games.values import value
from shtil_desktop.play.profile.statistics.figures import Summary
from shtil_desktop.table.words.counted_words import counted, strung

translate = QCoreApplication.translate


def total() -> str:
    return translate("shkap", "Total")


def island_title(name: str, is_extra: bool) -> str:
    return translate("shkap", "Tie-break: {island}").format(island=name) if is_extra else name


def passed() -> str:
    return translate("shkap", "passed")


def gave_up() -> str:
    return translate("shkap", "abandoned")


def steps_note(result: SeatResult) -> str:
    if result.stop is Stop.CHEST:
        return steps_text(result.steps)
    return "" if result.stop is None else stop_text(result.stop)


@value
class Record:
    """What the statistics know once an expedition is counted; they may come late, or never."""

    match: str
    """The id of the expedition that has just ended."""
    kind: Summary
    """All expeditions of its mode with as many seats."""


def record_text(options: Options, record: Record) -> str:
    """How often such an expedition was won, this one among them."""
    seats, found = options.seats, record.kind
    kind = strung([mode_name(options.mode), counted(translate("names", "%n player(s)", "", seats), seats)])
    text = translate("shkap", "{kind}: {wins} of\xa0{all} won").format(
        kind=kind, wins=found.wins, all=found.matches
    )
    if found.current_streak < 2:
        return text
    streak = translate("shkap", "{count} in a row").format(count=found.current_streak)
    return strung([text, streak])


def heard(name: str, coins: int | None, note: str) -> str:
    """One seat on one island."""
    if coins is None:
        return f"{name}: {note}" if note else ""
    return f"{name}: {coins_text(coins)}, {note}"


@value
class EndTeller:
    """Tells the end to the player at `player`, among these names."""

    names: Sequence[str]
    player: int
    is_own: bool = True
    """Whether the player played it herself, and didn't get it from someone."""

    def title(self, outcome: ShkapOutcome) -> str:
        winners = outcome.winners
        if len(winners) > 1:
            names = joined([self.names[seat] for seat in winners])
            return translate("shkap", "A shared win: {names}").format(names=names)
        if self.is_own and winners[0] == self.player:
            return translate("shkap", "You have won")
        return translate("shkap", "{name} has won").format(name=self.names[winners[0]])

    def text(self, outcome: ShkapOutcome) -> str:
        match outcome.reason:
            case Ending.RESIGNED:
                return translate("shkap", "The expedition was abandoned.")
            case Ending.EXTRA_ISLAND:
                return translate("shkap", "Equal coins: one more island broke the tie.")
            case Ending.SHARED:
                return translate("shkap", "Equal coins, even after one more island.")
        best = max(outcome.scores)
        ranked = sorted(outcome.scores, reverse=True)
        text = translate("shkap", "{coins}, {lead} more than anybody else.")
        return text.format(coins=coins_text(best), lead=best - ranked[1])

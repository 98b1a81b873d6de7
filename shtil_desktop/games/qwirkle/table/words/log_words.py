"""The log: every turn in words with its points by line, and what a seat's last turn was."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from PySide6.QtCore import QCoreApplication

from shtil_desktop.games.base import Event, Result
from shtil_desktop.games.qwirkle.rules import events as ev
from shtil_desktop.games.qwirkle.rules.board import cell_at
from shtil_desktop.games.qwirkle.rules.outcome import Ending, QwirkleOutcome
from shtil_desktop.games.qwirkle.table.past_turns import PastTurn
from shtil_desktop.games.qwirkle.table.places import Place
from shtil_desktop.games.qwirkle.table.words.prompts import has_qwirkle, sum_text
from shtil_desktop.games.qwirkle.table.words.tile_words import points_text, tiles_text
from shtil_desktop.games.values import value
from shtil_desktop.play.session import SeenAction
from shtil_desktop.table.items.log_panel import LogLine
from shtil_desktop.table.places import Spot
from shtil_desktop.table.words.counted_words import counted

translate = QCoreApplication.translate


@value
class Teller:
    """Tells events to the player at `player`, among these names."""

    names: Sequence[str]
    player: int
    is_own: bool = True
    """Whether the player played it herself, and didn't get it from someone."""

    def who(self, seat: int) -> str:
        return translate("qwirkle", "You") if self._is_player(seat) else self.names[seat]

    def _is_player(self, seat: int) -> bool:
        return self.is_own and seat == self.player

    def whole(self, opening: Iterable[Event], steps: Iterable[SeenAction]) -> list[LogLine]:
        """The log of a match: its opening, and every step by its number."""
        found = self.opening(opening)
        for number, step in enumerate(steps, start=1):
            found += self.lines(step.events, number)
        return found

    def opening(self, events: Iterable[Event]) -> list[LogLine]:
        """What each seat announced, and who begins."""
        sizes = {event.seat: event.size for event in events if isinstance(event, ev.SetAnnounced)}
        if not sizes:
            return []
        announced = ", ".join(f"{self.who(seat)}\xa0{size}" for seat, size in sizes.items())
        text = translate("qwirkle", "Largest sets: {sets}").format(sets=announced)
        return [LogLine(text), self._beginning(sizes)]

    def _beginning(self, sizes: Mapping[int, int]) -> LogLine:
        """Who begins: with the largest set, of equals the first in the list of players."""
        largest = max(sizes.values())
        tied = [seat for seat, size in sizes.items() if size == largest]
        first = min(tied)
        if len(tied) > 1:
            text = translate("qwirkle", "Tie at {tiles}: {names}. {who} is listed first and begins")
            if self._is_player(first):
                text = translate("qwirkle", "Tie at {tiles}: {names}. You are listed first and begin")
        elif self._is_player(first):
            text = translate("qwirkle", "You begin with the largest set: {tiles}")
        else:
            text = translate("qwirkle", "{who} begins with the largest set: {tiles}")
        names = _joined([self.who(seat) for seat in tied])
        return LogLine(text.format(who=self.who(first), names=names, tiles=tiles_text(largest)), first)

    def lines(self, events: Iterable[Event], step: int = 0) -> list[LogLine]:
        """The lines of one step; drawing tiles goes without saying."""
        found = []
        for at, event in enumerate(events):
            text = self.tell(event)
            if text:
                cells = cells_of(event)
                place = Spot(Place.MOVE, cells) if cells else None
                found.append(LogLine(text, getattr(event, "seat", None), place, step, at))
        return found

    def tell(self, event: Event) -> str:
        """The event as a sentence; nothing for what goes without saying."""
        who = self.who(event.seat) if hasattr(event, "seat") else ""
        match event:
            case ev.TilesLaid(_, tiles, lines, points):
                text = translate("qwirkle", "{who}: {tiles}, {sum}")
                if has_qwirkle(lines):
                    text = translate("qwirkle", "{who}: {tiles}, {sum}, a Qwirkle!")
                total = sum_text(lines, points) if len(lines) > 1 else points_text(points)
                return text.format(who=who, tiles=tiles_text(len(tiles)), sum=total)
            case ev.TilesTraded(_, count):
                text = translate("qwirkle", "{who} traded %n tile(s)", "", count)
                return counted(text, count).format(who=who)
            case ev.Passed():
                return translate("qwirkle", "{who} passed").format(who=who)
            case ev.WentOut(_, points):
                text = translate("qwirkle", "{who}: {points} more for the last tile")
                return text.format(who=who, points=points_text(points))
            case ev.GameEnded(outcome):
                return self.ending_title(outcome)
        return ""

    def ending_title(self, outcome: QwirkleOutcome) -> str:
        """Who has won."""
        winners = outcome.winners
        if len(winners) > 1:
            names = _joined([self.who(seat) for seat in winners])
            return translate("qwirkle", "A shared win: {names}").format(names=names)
        if self._is_player(winners[0]):
            return translate("qwirkle", "You have won")
        return translate("qwirkle", "{name} has won").format(name=self.names[winners[0]])

    def ending_text(self, outcome: QwirkleOutcome) -> str:
        """How it ended, and by how much."""
        told = {
            Ending.OUT: translate("qwirkle", "The last tile has been laid."),
            Ending.STUCK: translate("qwirkle", "Nobody could lay a tile any more."),
            Ending.RESIGNED: translate("qwirkle", "The game was abandoned."),
        }[outcome.reason]
        lead = self._lead_text(outcome)
        return f"{told} {lead}" if lead else told

    def _lead_text(self, outcome: QwirkleOutcome) -> str:
        own, others = (
            outcome.scores[self.player],
            [score for seat, score in enumerate(outcome.scores) if seat != self.player],
        )
        if not self.is_own or outcome.reason is Ending.RESIGNED:
            return ""
        gap = abs(own - max(others))
        if outcome.result_for(self.player) is Result.WON and gap:
            return translate("qwirkle", "You finished {points} ahead.").format(points=points_text(gap))
        if gap:
            return translate("qwirkle", "You finished {points} behind.").format(points=points_text(gap))
        return ""


def last_turn_text(turn: PastTurn | None) -> str:
    """A turn in a few words, for the seat's own box: "+7, 3 tiles"."""
    if turn is None:
        return ""
    if turn.is_pass:
        return translate("qwirkle", "passed")
    if turn.traded:
        return counted(translate("qwirkle", "traded %n tile(s)", "", turn.traded), turn.traded)
    text = translate("qwirkle", "+{points}, {tiles}")
    if turn.has_qwirkle:
        text = translate("qwirkle", "+{points}, a Qwirkle")
    return text.format(points=turn.points, tiles=tiles_text(len(turn.cells)))


def cells_of(event: Event) -> tuple[int, ...]:
    """The cells that an event has filled."""
    return tuple(cell_at(x, y) for _, x, y in event.tiles) if isinstance(event, ev.TilesLaid) else ()


def _joined(names: Sequence[str]) -> str:
    if len(names) < 2:
        return "".join(names)
    text = translate("qwirkle", "{names} and {last}")
    return text.format(names=", ".join(names[:-1]), last=names[-1])

"""What is remembered of a finished match, which ones to count, and what they come to."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date, datetime
from types import MappingProxyType
from typing import Any, Final

from shtil_desktop.games import face_of
from shtil_desktop.games.base import Result
from shtil_desktop.games.face import Figure
from shtil_desktop.games.values import value
from shtil_desktop.play.match import Match

LEVEL: Final = "level"
"""The figure of matches whose mates' levels are counted."""

PLAYED_ON: Final = "played_on"
"""The figure, 1, of matches that were played on from a replay: a mark that needs no column of its own."""

NONE_YET: Final[Mapping[Any, Any]] = MappingProxyType({})


@value
class Finished:
    """One finished match, as statistics remember it. `result` is the player's, also among rivals."""

    id: str
    game: str
    """The id of the game it was a match of."""
    finished: datetime
    options: Any
    number: int
    result: Result
    reason: str
    actions: int
    used_undo: bool
    hints_used: int
    is_repeat: bool
    daily: date | None
    figures: Mapping[str, Figure] = NONE_YET
    """What the game itself counts, by name."""

    @property
    def is_won(self) -> bool:
        return self.result is Result.WON

    @property
    def is_played_on(self) -> bool:
        """Whether it was played on from a replay: it is counted apart from all others."""
        return self.figures.get(PLAYED_ON) == 1


def is_counted(match: Match) -> bool:
    """Whether statistics remember such a match at all."""
    return match.counts and match.is_over and match.finished is not None


def finished(match: Match) -> Finished:
    """What is remembered of a match that is over."""
    game = match.game
    assert game.result is not None and match.finished is not None
    return Finished(
        id=match.id,
        game=game.id,
        finished=match.finished,
        options=match.options,
        number=match.number,
        result=game.result.result_for(match.player),
        reason=game.result.reason.value,
        actions=len(game.actions),
        used_undo=match.used_undo,
        hints_used=match.hints_used,
        is_repeat=match.is_repeat,
        daily=match.daily,
        figures=_figures(match),
    )


def _figures(match: Match) -> dict[str, Figure]:
    """What the game counts, and how strong its strongest mate was."""
    face = face_of(match.game.id)
    found = face.figures(match.game, match.player)
    levels = [face.levels.index(seat.level) for seat in match.seating if seat.level in face.levels]
    strongest = {LEVEL: 1 + max(levels)} if face.counts_levels and levels else {}
    return {**found, **strongest, **({PLAYED_ON: 1} if match.is_played_on else {})}


@value
class Selection:
    """Which matches to count; None takes all."""

    game: str | None = None
    group: str | None = None
    """Those of this group, as the game tells its matches apart: `GameFace.groups`."""
    seats: int | None = None
    options: Any = None
    """Those with exactly these options."""
    having: str | None = None
    """Those with this option, whatever else they have: its plain value is neither false nor 0."""
    level: int | None = None
    """Those whose strongest mate had this level, where a game counts that: 1 for its weakest."""
    undo: bool | None = None
    hints: bool | None = None
    repeats: bool | None = None
    since: date | None = None


@value
class Summary:
    """What some matches come to. Those without help had neither undo nor hints, nor was the deal known."""

    matches: int
    wins: int
    draws: int
    current_streak: int
    best_streak: int
    shortest: int | None
    """Actions of the shortest match that was won."""
    averages: Mapping[str, float]
    """Of the figures that a game wants averaged: over the matches that were won (`GameFace.averages`), or
    over all of them (`GameFace.overall`)."""
    unhelped: int
    unhelped_wins: int
    largest: Mapping[str, int] = MappingProxyType({})
    """Of the figures of which a game wants the largest told (`GameFace.largest`)."""

    @property
    def rate(self) -> float | None:
        return self.wins / self.matches if self.matches else None


@value
class Tally:
    """How the matches of one group ended."""

    won: int = 0
    lost: int = 0
    drawn: int = 0

    @property
    def all(self) -> int:
        return self.won + self.lost + self.drawn


@value
class Figures:
    """All that the statistics tell of some matches."""

    summary: Summary
    rates: tuple[float | None, ...]
    """The share of wins among the last so many, from match to match; of very many only some. None after the
    first few."""
    first: datetime | None
    """When the first of them was finished."""
    last: datetime | None
    tallies: Mapping[str, Tally]
    """Of the groups that were played, in their usual order."""
    lost_group: str
    """The group that `lost_at` tells of: the one chosen, or the one with the most losses."""
    lost_at: Mapping[int, int]
    """How often each place was where a match of that group was lost (`GameFace.lost_places`)."""
    all: int
    """How many matches of the game there are, whatever else is chosen."""
    unreadable: int
    """Rows that are damaged and so left out of everything else."""
    played_on: Tally = Tally()
    """How those of the selection ended that were played on from a replay; they are in nothing else here."""
    course: tuple[int, ...] = ()
    """One figure from match to match (`GameFace.course`), of those where it is known."""


@value
class Standing:
    """What the start page and the calendar tell of all matches, or of those of one game."""

    matches: int = 0
    wins: int = 0
    days: Mapping[date, Result] = NONE_YET
    """How each daily match ended; of several on one day the best."""
    unreadable: int = 0
    games: Mapping[str, Standing] = NONE_YET
    """The same for each game that was played."""

    def of(self, game: str) -> Standing:
        """That of one game, whether it was ever played or not."""
        return self.games.get(game, NOTHING)


NOTHING = Standing()

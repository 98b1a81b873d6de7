"""The points of the competitive game, taken apart: what each rival gained and what it cost."""

from __future__ import annotations

from collections.abc import Iterable

from shtil_desktop.games.base import Event
from shtil_desktop.games.shtil.rules import events as ev
from shtil_desktop.games.shtil.rules.expansions.competitive import runs
from shtil_desktop.games.shtil.rules.sea import Sea
from shtil_desktop.games.shtil.table.words.prompts import translate
from shtil_desktop.games.values import value
from shtil_desktop.play.session import Session

A_CARD = 2  # points for a card on the board


@value
class Score:
    """One rival's points, each part with its sign."""

    cards: int
    runs: int
    paid: int
    discarded: int
    swapped: int

    @property
    def total(self) -> int:
        return self.cards + self.runs + self.paid + self.discarded + self.swapped

    def parts(self) -> list[tuple[str, int]]:
        """Line by line as a score sheet has them, in words; the last one is the sum."""
        return [
            (translate("score", "Islands, 2\xa0each"), self.cards),
            (translate("score", "Runs"), self.runs),
            (translate("score", "Spent"), self.paid),
            (translate("score", "Discards"), self.discarded),
            (translate("score", "Hands swapped"), self.swapped),
            (translate("score", "Points"), self.total),
        ]


def scores_of(session: Session) -> tuple[Score, Score]:
    """Sun and moon, from the board and from all that happened."""
    events = [event for step in session.history for event in step.events]
    sun, moon = (score_of(session.game.sea, events, seat) for seat in (0, 1))
    return sun, moon


def score_of(sea: Sea, events: Iterable[Event], seat: int) -> Score:
    paid = discarded = swapped = 0
    before: Event | None = None
    for event in events:
        match event:
            case ev.CardsDiscarded(who, cards) if who == seat and isinstance(before, ev.IslandPlayed):
                paid -= len(cards)
            case ev.CardsDiscarded(who, cards) if who == seat:
                discarded -= len(cards)
            case ev.HandShown(who, cards) if who == seat:
                swapped -= len(cards)
        before = event
    own = sum(sea.sides[cell] == seat for cell in sea.islands())
    return Score(A_CARD * own, sum(map(len, runs(sea, seat))), paid, discarded, swapped)


def signed(points: int) -> str:
    """A figure with a real minus.

    >>> signed(-5), signed(14)
    ('−5', '14')
    """
    return f"\N{MINUS SIGN}{-points}" if points < 0 else str(points)


def told_score(name: str, score: Score) -> str:
    """A rival's sheet for those who listen."""
    return f"{name}: " + ", ".join(f"{text} {signed(points)}" for text, points in score.parts() if points)

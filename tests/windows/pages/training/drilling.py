"""Decisions of real matches to be tried again, one of each game: wrong as it was, and what is better."""

from __future__ import annotations

from functools import cache
from typing import Any

from shtil_desktop.games import face_of, load
from shtil_desktop.games.base import Action
from shtil_desktop.games.mistakes import Loss, Mistake
from shtil_desktop.games.problems import Verdict, position_of
from shtil_desktop.games.record import write
from shtil_desktop.games.same_deal import play_out
from shtil_desktop.games.shtil.rules.actions import Resign
from shtil_desktop.play.match import Match, Seat, now


class JobContext:
    def report(self, value: Any) -> None: ...

    def is_cancelled(self) -> bool:
        return False


@cache
def played(game: str, level: str, number: int) -> Any:
    face = face_of(game)
    match = face.new_game(face.default_options(), number)
    assert play_out(face, match, [level] * match.seats, (), lambda: False)
    return match


def match_of(game: str, level: str, number: int) -> Match:
    """The player sits in the first seat."""
    found = played(game, level, number)
    mates = [Seat(f"Mate {seat}", face_of(game).usual_level) for seat in range(1, found.seats)]
    return Match(found.copy(), 0, (Seat(""), *mates), finished=now())


def verdict(match: Match, at: int, action: Action, loss: Loss) -> Any:
    return load(face_of(match.game.id).jobs["judge"])(JobContext(), write(match.game), at, action, loss)


@cache
def mistake_in(game: str, level: str, number: int, loss: Loss) -> tuple[Mistake, Action]:
    """The first decision of the player's that is wrong, and one that is right there."""
    match = match_of(game, level, number)
    for at, (seat, action) in enumerate(match.game.actions):
        if seat == 0:
            found = verdict(match, at, action, loss)
            if found.verdict is Verdict.LOSES:
                better = getattr(found.refutation, "best", None) or found.refutation.better
                return Mistake(at, loss, 12), better
    raise AssertionError("no mistake")


@cache
def shtil_mistake() -> tuple[Match, Mistake, Action]:
    """A voyage given up while it could still be won, by a move that has no hope; and a move that keeps it."""
    problem = load(face_of("shtil").problems).shipped()[40]
    face = face_of("shtil")
    game: Any = position_of(face, problem)
    at, seat = len(game.actions), game.decision.seat
    right = wrong = None
    for listed in game.legal_actions():
        for action in game.completions(listed):
            found = load(face.jobs["judge"])(JobContext(), write(game), at, action).verdict
            right = action if found is Verdict.KEEPS and right is None else right
            wrong = action if found is Verdict.LOSES and wrong is None else wrong
    assert right is not None and wrong is not None
    game.apply(wrong)
    if game.result is None:
        game.apply(Resign())
    seating = tuple(
        Seat("") if one == seat else Seat(f"Mate {one}", face.usual_level) for one in range(game.seats)
    )
    return Match(game, seat, seating, finished=now()), Mistake(at, Loss.MATCH), right

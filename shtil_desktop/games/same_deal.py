"""The same deal once more, with computer seats: what would others have made of it?"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, cast

from shtil_desktop.games.base import Outcome
from shtil_desktop.games.record import write
from shtil_desktop.games.values import value

if TYPE_CHECKING:
    from shtil_desktop.games.face import AnyGame, GameFace, TalkingMate


@value
class SameDeal:
    """How computer seats fared with a deal, and the record of it, which can be watched."""

    levels: tuple[str, ...]
    """By seat."""
    outcome: Outcome
    record: str


def play_same_deal(
    face: GameFace, played: AnyGame, levels: Sequence[str], is_cancelled: Callable[[], bool]
) -> SameDeal | None:
    """Play a game's deal from its beginning with a seat of each level; None if it is called off.

    It depends on the deal and the levels alone, so it comes out the same whenever it is asked for.
    """
    game = played.beginning()
    if not play_out(face, game, levels, (), is_cancelled):
        return None
    assert game.result is not None
    return SameDeal(tuple(levels), game.result, write(game))


def play_out(
    face: GameFace,
    game: AnyGame,
    levels: Sequence[str],
    words: tuple[object, ...],
    is_cancelled: Callable[[], bool],
) -> bool:
    """Play a game to its end; the words give the dice of its seats. False if it was called off."""
    moves = 0

    def mate(seat: int) -> Any:
        return face.mate(levels[seat], "same deal", *words, game.number, seat, moves)

    while (decision := game.decision) is not None:
        if is_cancelled():
            return False
        for seat in game.talk_wanted():
            game.say(seat, cast("TalkingMate", mate(seat)).say(game.view(seat)))
        game.apply(mate(decision.seat).decide(game.view(decision.seat)))
        moves += 1
    return True


def in_the_players_seat(strongest: str, levels: Sequence[str | None]) -> list[str]:
    """The levels of a match, with the strongest in the place of the player, who has none.

    >>> in_the_players_seat("master", ["amateur", None, "beginner"])
    ['amateur', 'master', 'beginner']
    """
    return [strongest if level is None else level for level in levels]

"""What the worker does for Qwirkle alone: hints, and a game read afterwards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from shtil_desktop.games.base import Action
from shtil_desktop.games.cancelling import Cancelled
from shtil_desktop.games.face import JobContext
from shtil_desktop.games.mistakes import Loss
from shtil_desktop.games.qwirkle.rules.game import Qwirkle
from shtil_desktop.games.qwirkle.rules.view import View
from shtil_desktop.games.record import parse

if TYPE_CHECKING:
    from shtil_desktop.games.problems import Judgement
    from shtil_desktop.games.qwirkle.crew.hint import Hint
    from shtil_desktop.games.qwirkle.review.review import Review
    from shtil_desktop.games.same_deal import SameDeal


def get_ready(context: JobContext) -> None:
    """Load what the first hint would otherwise wait for."""
    import shtil_desktop.games.qwirkle.crew.hint  # noqa: F401


def find_hint(
    context: JobContext, view: View, words: tuple[object, ...], begun: Action | None = None
) -> Hint | None:
    """What a master would do in the player's place, and why; None if nothing is asked of the seat.

    Nothing has to be completed in this game: what was begun is of no account.
    """
    from shtil_desktop.games.qwirkle.crew.hint import hint

    return hint(view, words, context.report, context.is_cancelled)


def review_record(context: JobContext, record: str, player: int) -> Review:
    """A game read afterwards, told move by move."""
    from shtil_desktop.games.qwirkle.review.review import review

    return review(Qwirkle.from_record(parse(record)), player, context.report, context.is_cancelled)


def judge_move(
    context: JobContext, record: str, actions: int, action: Action, loss: Loss | None = None
) -> Judgement:
    """Whether a move after so many actions is as good as any, by what the seat could know.

    One that isn't the best comes back with the `JudgedMove` that tells what it costs.
    """
    from shtil_desktop.games.problems import Judgement, Verdict
    from shtil_desktop.games.qwirkle.review.review import judge_action

    game = Qwirkle.from_record(parse(record)).position_after(actions)
    try:
        found = judge_action(game, actions, action, context.is_cancelled)
    except Cancelled:
        return Judgement(Verdict.UNKNOWN)
    if found is None or not found.lost:
        return Judgement(Verdict.SOLVES)
    return Judgement(Verdict.LOSES if found.is_flagged else Verdict.SOLVES, found)


def advise_move(context: JobContext, record: str, actions: int, loss: Loss | None = None) -> Action | None:
    """The best move after so many actions, by what the seat could know; None if it is called off."""
    from shtil_desktop.games.qwirkle.review.review import best_action

    game = Qwirkle.from_record(parse(record)).position_after(actions)
    try:
        return best_action(game, actions, context.is_cancelled)
    except Cancelled:
        return None


def play_same_deal(context: JobContext, record: str, levels: tuple[str | None, ...]) -> SameDeal | None:
    """What the strongest level makes of the player's seat, with the same deal and the same opponents.

    `levels` are those of the match by seat; the player has none.
    """
    from shtil_desktop.games.qwirkle.game import QWIRKLE
    from shtil_desktop.games.same_deal import in_the_players_seat, play_same_deal

    crew = in_the_players_seat(QWIRKLE.levels[-1], levels)
    return play_same_deal(QWIRKLE, Qwirkle.from_record(parse(record)), crew, context.is_cancelled)

"""What the worker does for Shtil alone: hints, winnable deals, the deal of a day, voyages read afterwards."""

from __future__ import annotations

import time
from datetime import date
from typing import TYPE_CHECKING, Final

from shtil_desktop.games.daily import DailyDeal
from shtil_desktop.games.face import JobContext
from shtil_desktop.games.mistakes import Loss
from shtil_desktop.games.shtil.daily import proven_deal
from shtil_desktop.games.shtil.rules.actions import ShtilAction
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.games.shtil.rules.record import read
from shtil_desktop.games.shtil.rules.view import View
from shtil_desktop.games.shtil.rules.voyage import Shtil

if TYPE_CHECKING:
    from shtil_desktop.games.difficulty import DealDifficulty, DealFound
    from shtil_desktop.games.problems import Judgement
    from shtil_desktop.games.same_deal import SameDeal
    from shtil_desktop.games.shtil.crew.hint import Hint
    from shtil_desktop.games.shtil.review.review import Review

STEPS: Final = 200_000
"""Of the solver, for one deal: hundreds of times what it usually takes."""


def get_ready(context: JobContext) -> None:
    """Load what the first hint would otherwise wait for."""
    import shtil_desktop.games.shtil.crew.hint  # noqa: F401


def find_hint(
    context: JobContext, view: View, words: tuple[object, ...], begun: ShtilAction | None = None
) -> Hint | None:
    """What an admiral would do in the player's place, and why; None if nothing is asked of the seat."""
    from shtil_desktop.games.shtil.crew.hint import hint

    return hint(view, words, context.report, context.is_cancelled, begun)


def review_record(context: JobContext, record: str, player: int, knows_cards: bool) -> Review:
    """A voyage read afterwards, told piece by piece; only with `knows_cards` may it tell what is hidden."""
    from shtil_desktop.games.shtil.review.review import review

    return review(read(record), player, context.report, context.is_cancelled, knows_cards=knows_cards)


def judge_move(
    context: JobContext, record: str, actions: int, action: ShtilAction, loss: Loss = Loss.MATCH
) -> Judgement:
    """Whether a move keeps a voyage winnable after so many of its actions, with every card known.

    Where a chance was lost: whether another move wins clearly more often, by what the seat could know.
    """
    from shtil_desktop.games.shtil.problems.judging import judge
    from shtil_desktop.games.shtil.review.chance_verdict import judge_chance

    judging = judge if loss is Loss.MATCH else judge_chance
    return judging(read(record).position_after(actions), action, context.is_cancelled)


def advise_move(
    context: JobContext, record: str, actions: int, loss: Loss = Loss.MATCH
) -> ShtilAction | None:
    """A move that keeps a voyage winnable after so many of its actions, or one that wins most often.

    None if none is found.
    """
    from shtil_desktop.games.shtil.review.better_move import keeping_move
    from shtil_desktop.games.shtil.review.chance_verdict import move_of_best_chance

    finding = keeping_move if loss is Loss.MATCH else move_of_best_chance
    return finding(read(record).position_after(actions), context.is_cancelled)


def play_same_deal(context: JobContext, record: str, levels: tuple[str | None, ...]) -> SameDeal | None:
    """What a crew of captains makes of a voyage's deal; among rivals, the strongest level in her seat.

    `levels` are those of the voyage by seat; the player has none.
    """
    from shtil_desktop.games.same_deal import in_the_players_seat, play_same_deal
    from shtil_desktop.games.shtil.game import SHTIL

    game = read(record)
    is_rivalry = game.options.mode is Mode.COMPETITIVE
    crew = in_the_players_seat(SHTIL.levels[-1], levels) if is_rivalry else ["captain"] * game.seats
    return play_same_deal(SHTIL, game, crew, context.is_cancelled)


def measure_deal(context: JobContext, options: Options, number: int) -> DealDifficulty | None:
    """How hard a deal is, from 1 to 5; None among rivals."""
    from shtil_desktop.games.shtil.deal_difficulty import measure

    return measure(options, number, context.is_cancelled)


def find_deal(
    context: JobContext, options: Options, difficulty: int, first: int, most: int, only_winnable: bool
) -> DealFound | None:
    """The next deal of a difficulty; what is reported is how many were looked at."""
    from shtil_desktop.games.shtil.deal_difficulty import find_deal

    began = time.monotonic()
    return find_deal(
        options,
        difficulty,
        first,
        most,
        only_winnable,
        context.report,
        context.is_cancelled,
        lambda: time.monotonic() - began,
    )


def find_daily(context: JobContext, day: date) -> DailyDeal:
    """The deal of a day, proven winnable."""
    return proven_deal(day, context.is_cancelled)


def find_winnable(context: JobContext, options: Options, first: int, tries: int) -> int | None:
    """The first number, from `first` on, whose deal is proven winnable; None if so many are not."""
    for number in range(first, first + tries):
        if context.is_cancelled():
            break
        if _is_winnable(context, options, number):
            return number
    return None


def _is_winnable(context: JobContext, options: Options, number: int) -> bool:
    from shtil_desktop.games.shtil.solver import SearchLimits, Winnable, solve

    found = solve(Shtil(options, number), SearchLimits(STEPS, context.is_cancelled))
    return isinstance(found, Winnable)

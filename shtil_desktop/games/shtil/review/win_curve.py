"""The chance of winning after each action, as far as one seat could know, from imagined deals played on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from shtil_desktop.games.base import Result
from shtil_desktop.games.rng import Rng
from shtil_desktop.games.shtil.crew.judgement.hopeless_gaps import why_hopeless
from shtil_desktop.games.shtil.crew.judgement.weights import weights_for
from shtil_desktop.games.shtil.crew.networks.calibration import calibrated
from shtil_desktop.games.shtil.crew.playouts.imagined_deal import Imagination
from shtil_desktop.games.shtil.crew.playouts.rollout import Rollouts, is_fast
from shtil_desktop.games.shtil.crew.seats.captain import Captain
from shtil_desktop.games.shtil.rules.actions import ShtilAction
from shtil_desktop.games.shtil.rules.options import Options
from shtil_desktop.games.shtil.rules.sea import Ask
from shtil_desktop.games.shtil.rules.voyage import Shtil

FIRST, MORE, MOST = 6, 12, 160
"""Imagined voyages for each place: the first time round, every time after, and in all."""
TURNS: Final = 2_500_000
"""Work after which no further round begins: some 50 seconds, which only long voyages with expansions take."""
REDEALS: Final = 20
"""Deals that are looked at for one that does not contradict what is known."""
WORTH: Final = {Result.WON: 1.0, Result.DRAW: 0.5, Result.LOST: 0.0}
"""How an end counts as a chance."""


class WinCurve:
    """The places of a voyage and how the imagined ones ended that went on from there."""

    def __init__(self, positions: list[Shtil], player: int, most: int | None = None) -> None:
        self._positions = positions
        self._options = positions[0].options
        self._player = player
        self._most = MOST if most is None else most
        self._won = [0] * len(positions)
        self._all = [0] * len(positions)
        self._sailing = CaptainPlayouts(positions[0].options, player)
        self._lost = [why_hopeless(position.view(player)) is not None for position in positions]
        """Where the numbers prove to the player that it can't be won any more."""
        self._running = [
            at for at in spread(len(positions)) if positions[at].result is None and not self._lost[at]
        ]

    @property
    def chances(self) -> tuple[float | None, ...]:
        """By the rule of succession: a few voyages never make a certainty; only an end or a proof does."""
        return tuple(map(self._chance, range(len(self._positions))))

    def _chance(self, at: int) -> float | None:
        outcome = self._positions[at].result
        if outcome is not None:
            return WORTH[outcome.result_for(self._player)]
        if self._lost[at]:
            return 0.0
        return self._told((self._won[at] + 1) / (self._all[at] + 2)) if self._all[at] else None

    def _told(self, chance: float) -> float:
        """Fast voyages go on to their end and are right as they are; others as in a hint."""
        return chance if is_fast(self._options) else calibrated(self._options, chance)

    @property
    def turns(self) -> int:
        """The work that was done."""
        return self._sailing.turns

    @property
    def is_fine(self) -> bool:
        """Whether as many voyages were sailed as are wanted, or can be waited for."""
        return self.turns >= TURNS or all(self._all[at] >= self._most for at in self._running)

    def sail_round(self, is_cancelled: Callable[[], bool]) -> Iterator[None]:
        """A few voyages at each place, those farthest apart first."""
        for at in self._running:
            voyages = min(MORE if self._all[at] else FIRST, self._most - self._all[at])
            if not self._sail(at, voyages, is_cancelled):
                return
            yield

    def _sail(self, at: int, voyages: int, is_cancelled: Callable[[], bool]) -> bool:
        position = self._positions[at]
        dice = Rng("review", position.options.key, position.number, at, self._all[at])
        imagination = Imagination(position.view(self._player))
        for _ in range(voyages):
            if is_cancelled():
                return False
            self._won[at] += self._sailing.is_won(_likely(imagination, dice))
            self._all[at] += 1
        return True


def _likely(imagination: Imagination, dice: Rng) -> Shtil:
    """A deal in which the seat to decide has something to do: the voyage has gone on, after all."""
    for _ in range(REDEALS):
        game = imagination.deal(dice)
        if game.legal_actions():
            break
    return game


def spread(count: int) -> list[int]:
    """Places from the first to the last, so that any beginning of the list covers them evenly.

    >>> spread(6)
    [0, 5, 2, 1, 3, 4]
    """
    found = [0, count - 1] if count > 1 else [0]
    pieces = [(0, count - 1)]
    while pieces:
        low, high = pieces.pop(0)
        if high - low > 1:
            middle = (low + high) // 2
            found.append(middle)
            pieces += [(low, middle), (middle, high)]
    return found


class CaptainPlayouts:
    """Captains who play imagined deals on to their end; in voyages that can be sailed swiftly, nearly so."""

    def __init__(self, options: Options, player: int) -> None:
        weights = weights_for(options)
        self._captain = Captain(Rng("review"), weights, asks_network=False)
        self._rollouts = Rollouts(options, weights, player)

    @property
    def turns(self) -> int:
        """The work that was done."""
        return self._rollouts.turns

    def is_won(self, game: Shtil) -> bool:
        """Whether the player, or her crew, wins from here on."""
        while game.sea.ask is not Ask.TURN:  # a start or a storm is being dealt with
            if game.result is not None or not game.legal_actions():
                return False
            game.apply(self._decide(game))
        if not game.legal_actions():
            return False
        self._rollouts.begin(game)
        return self._rollouts.end_after(self._decide(game), is_told=False) > 0

    def _decide(self, game: Shtil) -> ShtilAction:
        decider = game.sea.decider
        assert decider is not None
        if game.sea.ask is Ask.SPLIT:
            for seat in range(game.seats):
                if seat != decider:
                    game.say(seat, self._captain.say(game.view(seat)))
        return self._captain.decide(game.view(decider))

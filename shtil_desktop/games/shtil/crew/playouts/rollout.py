"""Playing imagined deals to their end: fast where that is known how, else as captains do."""

from __future__ import annotations

from typing import Final

from shtil_desktop.games.base import Result
from shtil_desktop.games.rng import Rng
from shtil_desktop.games.shtil.crew.judgement.weights import Weights
from shtil_desktop.games.shtil.crew.networks.win_network import WinNetwork, learned
from shtil_desktop.games.shtil.crew.playouts.fast_voyage import FastVoyage
from shtil_desktop.games.shtil.crew.playouts.fit_tables import FitTables
from shtil_desktop.games.shtil.crew.seats.captain import Captain
from shtil_desktop.games.shtil.rules.actions import Discard, Give, PlayIsland, ShtilAction
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.games.shtil.rules.sea import Ask
from shtil_desktop.games.shtil.rules.voyage import Shtil

AHEAD: Final = 5
"""Moves after which the network is asked how it will end."""
MOST_KEPT: Final = 60_000
"""Fits kept from one decision to the next; when there are more, they start over."""
TOLD: Final = 1
"""Fast moves that asking the network counts as."""
SLOW: Final = 8
"""Fast moves that a captain's decision counts as; it takes longer, but little evidence is worse."""


def is_fast(options: Options) -> bool:
    """Whether fast voyages know all the rules that are in force."""
    return options.mode is Mode.STANDARD and not options.is_stormy


_kept: dict[tuple[Options, Weights], tuple[FitTables, WinNetwork | None]] = {}


def tables_for(options: Options, weights: Weights) -> tuple[FitTables, WinNetwork | None]:
    """Tables and network for such voyages; keeping them never changes a decision, only its speed."""
    found = _kept.get((options, weights))
    if found is None or found[0].measured > MOST_KEPT:
        if len(_kept) > 2:
            _kept.clear()
        record = learned(options)
        tables = FitTables(weights, options.layout.size, options.seats)
        found = _kept[options, weights] = tables, WinNetwork(record) if record else None
    return found


class Rollouts:
    """Voyages of one seat's imagination. `turns` counts the work, in fast moves."""

    def __init__(self, options: Options, weights: Weights, seat: int) -> None:
        self._seat = seat
        self.is_fast = is_fast(options)
        self._tables, self._network = tables_for(options, weights)
        self._captain = Captain(Rng("rollouts"), weights, asks_network=False)
        self.turns = 0

    def begin(self, deal: Shtil) -> None:
        """From now on play this deal."""
        self._deal = deal
        self._fast = FastVoyage(deal, self._tables, self._network) if self.is_fast else None

    def end_after(self, action: ShtilAction, is_told: bool = True) -> float:
        """How the deal ends for the seat, or its crew, with this move: 1 won, 0 lost, or the chance of it.

        A chance is told after a few moves, where there is a network and it may be asked.
        """
        ahead = AHEAD if is_told and self._network is not None else None
        if self._fast is not None and isinstance(action, PlayIsland | Discard | Give):
            twin = self._fast.copy()
            is_open = twin.give(self._seat, action.pay) if isinstance(action, Give) else twin.apply(action)
        else:
            game = self._deal.copy()
            game.apply(action)
            if not self.is_fast or game.result is not None:
                return float(self._is_won(game))
            twin = FastVoyage(game, self._tables, self._network)
            is_open = True
        end = twin.play_out(ahead) if is_open else 0.0
        self.turns += twin.turns if ahead is None else twin.turns + TOLD
        return end

    def _is_won(self, game: Shtil) -> bool:
        """Whether captains win it from here."""
        captain = self._captain
        while (decision := game.decision) is not None:
            self.turns += SLOW
            if decision.ask is Ask.SPLIT:
                for seat in range(game.seats):
                    if seat != decision.seat:
                        game.say(seat, captain.say(game.view(seat)))
            game.apply(captain.decide(game.view(decision.seat)))
        assert game.result is not None
        return game.result.result_for(self._seat) is Result.WON

"""Playing imagined deals to their end: swiftly where that is known how, else as captains do."""

from __future__ import annotations

from typing import Final

from shtil_desktop.crew.captain import Captain
from shtil_desktop.crew.soundings import soundings_for
from shtil_desktop.crew.swift import Swift
from shtil_desktop.crew.weights import Weights
from shtil_desktop.games.base import Action, Result
from shtil_desktop.games.rng import Rng
from shtil_desktop.games.shtil import Shtil
from shtil_desktop.games.shtil.actions import Discard, PlayIsland
from shtil_desktop.games.shtil.options import Mode, Options
from shtil_desktop.games.shtil.sea import Ask

SLOW: Final = 8
"""Swift moves that a captain's decision counts as; it takes longer, but little evidence is worse."""


def is_swift(options: Options) -> bool:
    """Whether the swift voyages know all the rules that are in force."""
    return options.mode is Mode.STANDARD and not options.is_stormy


def can_play_out(options: Options) -> bool:
    """Captains sail in all waters."""
    return True


class Rollouts:
    """Voyages of one seat's imagination; `turns` counts the work, in swift moves."""

    def __init__(self, options: Options, weights: Weights, seat: int) -> None:
        self._seat = seat
        self.is_swift = is_swift(options)
        self._soundings = soundings_for(weights, options.layout.size, options.seats)
        self._captain = Captain(Rng("rollouts"), weights)
        self.turns = 0

    def begin(self, deal: Shtil) -> None:
        """From now on play this deal."""
        self._deal = deal
        self._swift = Swift(deal, self._soundings) if self.is_swift else None

    def is_won_after(self, action: Action) -> bool:
        """Whether the seat, or its crew, wins the deal with this move."""
        if self._swift is not None and isinstance(action, PlayIsland | Discard):
            twin = self._swift.copy()
            is_open = twin.apply(action)
        else:
            game = self._deal.copy()
            game.apply(action)
            if not self.is_swift or game.result is not None:
                return self._is_won(game)
            twin = Swift(game, self._soundings)
            is_open = True
        is_won = is_open and twin.play_out()
        self.turns += twin.turns
        return is_won

    def _is_won(self, game: Shtil) -> bool:
        """Whether captains win it from here."""
        captain = self._captain
        while (decision := game.decision) is not None:
            self.turns += SLOW
            if decision.ask is Ask.SPLIT:
                for seat in range(game.seats):
                    if seat != decision.seat:
                        game.pledge(seat, captain.pledge(game.view(seat)))
            game.apply(captain.decide(game.view(decision.seat)))
        assert game.result is not None
        return game.result.result is Result.WON and game.result.seat in (None, self._seat)

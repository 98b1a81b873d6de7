"""The network that tells chances, learning in C from captains' voyages."""

from __future__ import annotations

from ctypes import POINTER, Structure, byref, c_double, c_float, c_int, c_ulonglong
from typing import Any, Final

from shtil_desktop.games.shtil.crew.judgement.weights import Weights
from shtil_desktop.games.shtil.crew.networks.win_network import GAP, STOCK
from shtil_desktop.games.shtil.rules.deal import deal
from shtil_desktop.games.shtil.rules.options import Options
from shtil_desktop.lab.compiled import NotCompiled
from shtil_desktop.lab.compiled.shtil import cargo_of, library, options_in_c, set_storm_network, weights_in_c

LOOK: Final = 16
"""Figures that the network makes of a gap."""
TELL: Final = 12
"""Figures that all gaps and the stock add up to, beside the one that goes straight to the end."""
BAND: Final = 6
"""Empty cells that are told of together."""
BANDS: Final = 6


def _layer(rows: int, figures: int) -> Any:
    return (c_float * (figures + 1)) * rows


class _Network(Structure):
    _fields_ = [
        ("look", _layer(LOOK, len(GAP))),
        ("add", _layer(TELL + 1, LOOK)),
        ("stock", _layer(TELL + 1, len(STOCK))),
        ("tell", c_float * TELL),
    ]


class WinTraining:
    """One kind of voyage; there is one network at a time."""

    def __init__(self, options: Options, weights: Weights) -> None:
        if options.is_stormy:
            raise NotCompiled(f"voyages of the kind {options.key} are not learned")
        self._kind, self._options, self._weights = options, options_in_c(options), weights_in_c(weights)
        self._library = library()
        self._library.learn_wins_from.argtypes = [
            *self._library.play_deal.argtypes,
            c_ulonglong,
            c_double,
            c_int,
        ]
        self._library.smoothed.restype = POINTER(_Network)
        self._library.begin_learning_wins()

    def sail(self, number: int, done: float, is_held_back: bool) -> None:
        """Learn from the deal of this number, when so much of all is done; or only see what was learned."""
        cargo = cargo_of(deal(self._kind, number))
        set_storm_network(None)  # one may be left from a voyage in storms
        self._library.learn_wins_from(
            byref(self._options), byref(self._weights), *cargo, number, done, is_held_back
        )

    def explained(self) -> list[float]:
        """By bands of empty cells: the share of the variance that the chances explain."""
        found = (c_double * BANDS)()
        self._library.tell_explained(found)
        return [round(share, 4) for share in found]

    def network(self) -> dict[str, Any]:
        found = self._library.smoothed().contents
        layers = {name: [_rounded(row) for row in getattr(found, name)] for name in ("look", "add", "stock")}
        return layers | {"tell": _rounded(found.tell)}


def _rounded(row: Any) -> list[float]:
    return [float(f"{weight:.4g}") for weight in row]

"""The storm network, learning in C from moves that captains play out."""

from __future__ import annotations

from ctypes import POINTER, Structure, byref, c_double, c_float, c_int, c_ulonglong
from typing import Any, Final

from shtil_desktop.games.shtil.crew.judgement.weights import Weights
from shtil_desktop.games.shtil.crew.networks.storm_features import GAP, STOCK
from shtil_desktop.games.shtil.crew.networks.storm_network import StormNetwork
from shtil_desktop.games.shtil.rules.deal import deal
from shtil_desktop.games.shtil.rules.options import Options
from shtil_desktop.lab.compiled.shtil import cargo_of, library, options_in_c, set_storm_network, weights_in_c

LOOKS: Final = 24
"""Figures that it makes of a gap."""
TELLS: Final = 32
"""Figures that all gaps and the stock come to, beside the one that goes straight to the odds."""
DIGITS: Final = 4


class StormNetworkInC(Structure):
    """By what goes in, then by what comes out."""

    _fields_ = [
        ("look", (c_float * LOOKS) * (len(GAP) + 1)),
        ("add", (c_float * (TELLS + 1)) * LOOKS),
        ("stock", (c_float * (TELLS + 1)) * (len(STOCK) + 1)),
        ("tell", c_float * TELLS),
    ]


class StormTraining:
    """One kind of voyage; there is one storm network at a time."""

    def __init__(self, options: Options, weights: Weights, voyages: int) -> None:
        self._kind, self._options, self._weights = options, options_in_c(options), weights_in_c(weights)
        self._voyages = voyages
        self._library = library()
        self._library.learn_storms_from.argtypes = [*self._library.play_deal.argtypes, c_ulonglong, c_int]
        self._library.studied.restype = POINTER(StormNetworkInC)
        self._library.forget_choices()

    def sail(self, number: int, storm_network: StormNetwork | None) -> bool:
        """Whether the deal of this number is won with this network; some of its choices are played out."""
        set_storm_network(storm_network)
        cargo = cargo_of(deal(self._kind, number))
        left = self._library.learn_storms_from(
            byref(self._options), byref(self._weights), *cargo, number, self._voyages
        )
        return bool(left < 0)

    @property
    def choices(self) -> int:
        found: int = self._library.choices_made()
        return found

    def study(self, epochs: int) -> tuple[float, float]:
        """Learn; the shares of the variance explained: in all, and between the moves of a choice."""
        everything, between = c_double(), c_double()
        self._library.study_choices(epochs)
        self._library.tell_studied(byref(everything), byref(between))
        return round(everything.value, 4), round(between.value, 4)

    def learned(self) -> dict[str, Any]:
        return layers_of(self._library.studied().contents)


def layers_of(found: StormNetworkInC) -> dict[str, Any]:
    """As `StormNetwork.read` wants them, rounded."""
    layers = {name: _turned(getattr(found, name)) for name in ("look", "add", "stock")}
    return layers | {"tell": [_rounded(weight) for weight in found.tell]}


def storm_network_in_c(storm_network: StormNetwork) -> StormNetworkInC:
    found = StormNetworkInC()
    for name in ("look", "add", "stock"):
        for to, row in zip(
            getattr(found, name), zip(*getattr(storm_network, name), strict=True), strict=True
        ):
            to[:] = row
    found.tell[:] = storm_network.tell
    return found


def _turned(layer: Any) -> list[list[float]]:
    """By what comes out, then by what goes in."""
    return [[_rounded(weight) for weight in row] for row in zip(*layer, strict=True)]


def _rounded(weight: float) -> float:
    return float(f"{weight:.{DIGITS}g}")

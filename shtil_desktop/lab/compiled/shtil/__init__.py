"""Captains' and admirals' voyages once more in C, for the lab alone: the same moves many times as fast.

It is compiled on first use with the machine's own C compiler. What the program plays is written in Python;
a test compares the two, voyage by voyage.
"""

from __future__ import annotations

from collections.abc import Iterator
from ctypes import POINTER, Structure, byref, c_byte, c_double, c_int
from dataclasses import astuple
from functools import cache, lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from shtil_desktop.games.shtil.crew.judgement.gap_difficulty import FINE, choices
from shtil_desktop.games.shtil.crew.judgement.weights import Weights
from shtil_desktop.games.shtil.crew.networks.storm_network import StormNetwork, storm_network_for
from shtil_desktop.games.shtil.rules.actions import MOST_CELLS
from shtil_desktop.games.shtil.rules.cards import LAST_ISLAND
from shtil_desktop.games.shtil.rules.deal import HAND, Deal, deal
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.lab.compiled import NotCompiled, compiled

ROOMS_IN_C = ("voyages", "judgement", "networks", "playouts", "learning")
"""The folders of the C sources, which include each other's headers."""
DECK = 112
"""The stretch of memory for each seat's deck."""
ROOMS = FINE * LAST_ISLAND + FINE
"""Steps of the evaluation's tables."""
MOST_READY = 20_000
MOST_NOTED = 8192
"""Numbers that tell the decisions of one voyage."""


class _Options(Structure):
    _fields_ = [(name, c_int) for name in ("seats", "removed", "reefs", "monsters", "storms", "wilds")]


class _Weights(Structure):
    _fields_ = [(name, c_double) for name in Weights.names()]


@cache
def library() -> Any:
    there = Path(str(files(__package__)))
    rooms = [there.parent, *(there / room for room in ROOMS_IN_C)]  # dice are shared with other games
    loaded = compiled([source for room in rooms for source in sorted(room.glob("*.c"))], rooms)
    loaded.play_deal.argtypes = [
        POINTER(_Options),
        POINTER(_Weights),
        POINTER(c_byte),
        POINTER(c_byte),
        POINTER(c_int),
        c_int,
        c_int,
    ]
    loaded.keep_decisions.argtypes = [POINTER(c_int), c_int]
    loaded.set_storm_network.argtypes = [POINTER(c_double), c_int]
    loaded.set_choices((c_double * (ROOMS * (MOST_CELLS + 1)))(*_choices()))
    return loaded


def _choices() -> Iterator[float]:
    """What the evaluation's tables are made of, from Python, since C has it not to the last bit."""
    for step in range(ROOMS):
        yield 0.0
        yield from (choices(step / FINE, cells) for cells in range(1, MOST_CELLS + 1))


class CompiledCaptains:
    """Captains for one kind of voyage, with its storm network unless told otherwise; deals are kept ready."""

    def __init__(self, options: Options, storm_network: StormNetwork | str | None = "learned") -> None:
        self._kind = options
        self._options = options_in_c(options)
        self._library = library()
        self._storm_network = storm_network_for(options) if isinstance(storm_network, str) else storm_network
        self._ready: dict[int, tuple[Any, ...]] = {}

    def sail(self, number: int, weights: Weights) -> int:
        """The cells that stay empty when the deal of this number is lost, -1 when it is won."""
        cargo = self._ready.get(number)
        if cargo is None:
            if len(self._ready) >= MOST_READY:
                self._ready.clear()
            cargo = self._ready[number] = cargo_of(deal(self._kind, number))
        return self._sail(cargo, weights)

    def decisions(self, number: int, weights: Weights) -> list[int]:
        """The decisions in the deal of this number, as C notes them."""
        log = (c_int * MOST_NOTED)()
        self._library.keep_decisions(log, MOST_NOTED)
        try:
            self.sail(number, weights)
            return log[: self._library.noted_numbers()]
        finally:
            self._library.keep_decisions(None, 0)

    def _sail(self, cargo: tuple[Any, ...], weights: Weights) -> int:
        set_storm_network(self._storm_network)
        found: int = self._library.play_deal(byref(self._options), byref(weights_in_c(weights)), *cargo)
        return found


def options_in_c(options: Options) -> _Options:
    if options.mode is not Mode.STANDARD:
        raise NotCompiled(f"voyages of the kind {options.key} are not compiled")
    return _Options(
        options.seats, options.removed, options.reefs, options.monsters, options.storms, options.wilds
    )


@lru_cache(maxsize=1)
def set_storm_network(storm_network: StormNetwork | None) -> None:
    """There is one at a time, and setting it again takes time."""
    values = storm_network.values() if storm_network else []
    library().set_storm_network((c_double * len(values))(*values), len(values))


@lru_cache(maxsize=1)
def weights_in_c(weights: Weights) -> _Weights:
    return _Weights(*astuple(weights))


def cargo_of(dealt: Deal) -> tuple[Any, ...]:
    """Hands, decks, the decks' sizes, who begins and the reef, as C wants them."""
    seats = len(dealt.hands)
    hands = (c_byte * (HAND * seats))(*(card for hand in dealt.hands for card in hand))
    padded = (card for deck in dealt.decks for card in (*deck, *(0,) * (DECK - len(deck))))
    decks = (c_byte * (DECK * seats))(*padded)
    sizes = (c_int * seats)(*map(len, dealt.decks))
    return hands, decks, sizes, dealt.first, -1 if dealt.reef is None else dealt.reef

"""The admiral's voyages in C: decision by decision the same as in Python, some thirty times as fast."""

from __future__ import annotations

from ctypes import POINTER, Structure, byref, c_char_p, c_double, c_int
from typing import Any, Final

from shtil_desktop.games.shtil.crew.judgement.weights import weights_for
from shtil_desktop.games.shtil.crew.networks.win_network import GAP, STOCK, learned
from shtil_desktop.games.shtil.crew.playouts import rollout
from shtil_desktop.games.shtil.crew.playouts.rollout import is_fast
from shtil_desktop.games.shtil.crew.seats import admiral
from shtil_desktop.games.shtil.rules.deal import deal
from shtil_desktop.games.shtil.rules.options import Options
from shtil_desktop.lab.compiled import NotCompiled
from shtil_desktop.lab.compiled.shtil import cargo_of, library, options_in_c, set_storm_network, weights_in_c
from shtil_desktop.lab.compiled.shtil.win_training import LOOK, TELL

LEVELS: Final = ("captain", "admiral")
MOST_STAGES: Final = 16
MOST_LOGGED: Final = 8192
"""Numbers that tell the decisions of one voyage."""


class _Settings(Structure):
    _fields_ = [
        *((name, c_int) for name in ("turns", "open", "candidates", "payments", "given", "kept")),
        *((name, c_int) for name in ("sure", "ahead", "told")),
        *((name, c_double) for name in ("lead", "behind", "trust", "doubt")),
        ("stages", c_int * MOST_STAGES),
    ]


def _settings() -> _Settings:
    """The admiral's own constants, wherever they stand."""
    found = _Settings()
    for name, kind, *_ in _Settings._fields_:
        place = rollout if name in ("ahead", "told") else admiral
        value = getattr(place, name.upper())
        setattr(found, name, kind(*value) if isinstance(value, tuple) else value)
    return found


def _network(record: dict[str, Any]) -> Any:
    """The layers one after the other."""
    shape = (len(record["look"]), len(record["look"][0]), len(record["stock"][0]), len(record["tell"]))
    if shape != (LOOK, len(GAP) + 1, len(STOCK) + 1, TELL):
        raise NotCompiled(f"a network of the size {shape} is not compiled")
    rows = [row for name in ("look", "add", "stock") for row in record[name]]
    values = [weight for row in (*rows, record["tell"]) for weight in row]
    return (c_double * len(values))(*values)


class CompiledAdmirals:
    """Voyages of one kind with the same level at every seat."""

    def __init__(self, options: Options) -> None:
        if not is_fast(options):
            raise NotCompiled(f"admirals' voyages of the kind {options.key} are not compiled")
        self._kind, self._options = options, options_in_c(options)
        self._weights = weights_in_c(weights_for(options))
        record = learned(options)
        self._network = _network(record) if record else None
        self._log = (c_int * MOST_LOGGED)()
        self._library = library()
        self._library.set_admiral.argtypes = [POINTER(_Settings)]
        self._library.set_win_network.argtypes = [POINTER(c_double)]
        self._library.sail_admirals.argtypes = [
            *self._library.play_deal.argtypes,
            *(c_char_p, POINTER(c_int), POINTER(c_int), c_int),
        ]

    def sail(self, level: str, number: int) -> tuple[bool, int]:
        """Whether the deal of this number is won, and after how many decisions."""
        self._library.set_admiral(byref(_settings()))
        self._library.set_win_network(self._network)
        set_storm_network(None)  # one may be left from a voyage in storms
        words = f"crew/{level}/{self._kind.key}/{number}".encode() if level == "admiral" else None
        decisions = c_int()
        voyage = byref(self._options), byref(self._weights), *cargo_of(deal(self._kind, number))
        left = self._library.sail_admirals(*voyage, words, byref(decisions), self._log, MOST_LOGGED)
        return left < 0, decisions.value

    def decisions(self, count: int) -> list[tuple[int, int, int, tuple[int, ...]]]:
        """The first ones of the last voyage: the kind of move, the card, the cell and the cards paid."""
        found, at = [], 0
        for _ in range(count):
            kind, card, cell, price = self._log[at : at + 4]
            found.append((kind, card, cell, tuple(self._log[at + 4 : at + 4 + price])))
            at += 4 + price
        return found

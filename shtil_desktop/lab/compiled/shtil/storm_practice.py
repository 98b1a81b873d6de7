"""The storm network, practising in C in whole voyages; several processes share a batch of deals."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from ctypes import POINTER, byref, c_double, c_float, c_int, c_ulonglong, sizeof
from dataclasses import dataclass
from typing import Any, Final

from shtil_desktop.games.shtil.crew.judgement.weights import Weights
from shtil_desktop.games.shtil.crew.networks.storm_network import StormNetwork
from shtil_desktop.games.shtil.rules.deal import deal
from shtil_desktop.games.shtil.rules.options import Options
from shtil_desktop.lab.compiled.shtil import cargo_of, library, options_in_c, set_storm_network, weights_in_c
from shtil_desktop.lab.compiled.shtil.storm_training import StormNetworkInC, layers_of, storm_network_in_c

WEIGHTS: Final = sizeof(StormNetworkInC) // sizeof(c_float)
Slope = Any
"""All weights of a storm network in a row, as C has them."""


@dataclass(frozen=True, slots=True)
class Practice:
    """What is practised: the kind of voyage, how many batches of deals, how long the steps are.

    The sharper the odds are taken, the rarer is a way that they speak against.
    """

    options: Options
    weights: Weights
    begin: StormNetwork
    number: int
    batches: int
    deals: int
    step: float
    sharpness: float

    def batch(self, done: int) -> range:
        first = self.number + done * self.deals
        return range(first, first + self.deals)


class Practising:
    """One process that practises; all of them take the same steps."""

    def __init__(self, practice: Practice) -> None:
        self._practice = practice
        self._options, self._weights = options_in_c(practice.options), weights_in_c(practice.weights)
        self._library = library()
        self._library.practise_deal.argtypes = [*self._library.play_deal.argtypes, c_ulonglong]
        self._library.practise_step.argtypes = [*[POINTER(c_float)] * 2, *[c_int] * 3, c_double]
        self._library.practised.restype = POINTER(StormNetworkInC)
        self._library.begin_practice.argtypes = [POINTER(StormNetworkInC), c_double]
        self._library.begin_practice(byref(storm_network_in_c(practice.begin)), practice.sharpness)
        set_storm_network(practice.begin)

    def sail(self, numbers: range) -> tuple[int, Slope, Slope]:
        """How many of these deals were won, and the slopes that they give."""
        kind = self._practice.options
        won = 0
        for number in numbers:
            cargo = cargo_of(deal(kind, number))
            won += self._library.practise_deal(byref(self._options), byref(self._weights), *cargo, number)
        slopes = (c_float * WEIGHTS)(), (c_float * WEIGHTS)()
        self._library.tell_slopes(*slopes)
        return won, *slopes

    def step(self, player: Slope, lookout: Slope, done: int) -> None:
        practice = self._practice
        self._library.practise_step(player, lookout, practice.deals, done, practice.batches, practice.step)

    def learned(self) -> dict[str, Any]:
        return layers_of(self._library.practised().contents)


@contextmanager
def crew(practice: Practice, jobs: int) -> Iterator[PractisingCrew]:
    """So many processes, this one among them."""
    with ExitStack() as stack:
        others = []
        for _ in range(1, jobs):
            here, there = multiprocessing.Pipe()
            process = multiprocessing.Process(target=_practise, args=(there, practice), daemon=True)
            process.start()
            stack.callback(process.join)
            stack.callback(here.send, None)
            others.append(here)
        yield PractisingCrew(practice, others)


class PractisingCrew:
    """Shares each batch out, and has everybody take the same step."""

    def __init__(self, practice: Practice, others: list[Any]) -> None:
        self._practice, self._others = practice, others
        self._own = Practising(practice)

    def practise(self, done: int) -> int:
        """One batch; how many of its deals were won."""
        numbers, shares = self._practice.batch(done), len(self._others) + 1
        for at, other in enumerate(self._others, start=1):
            other.send(numbers[at::shares])
        told = [self._own.sail(numbers[::shares])]
        told += [(won, *map(_unpacked, slopes)) for won, *slopes in (other.recv() for other in self._others)]
        player, lookout = _sum([each[1] for each in told]), _sum([each[2] for each in told])
        for other in self._others:
            other.send((bytes(player), bytes(lookout), done))
        self._own.step(player, lookout, done)
        return sum(each[0] for each in told)

    def learned(self) -> dict[str, Any]:
        return self._own.learned()


def _practise(pipe: Any, practice: Practice) -> None:
    """What another process does until it is told nothing more."""
    practising = Practising(practice)
    while (numbers := pipe.recv()) is not None:
        won, player, lookout = practising.sail(numbers)
        pipe.send((won, bytes(player), bytes(lookout)))
        player, lookout, done = pipe.recv()
        practising.step(_unpacked(player), _unpacked(lookout), done)


def _unpacked(slope: bytes) -> Slope:
    return (c_float * WEIGHTS).from_buffer_copy(slope)


def _sum(slopes: list[Slope]) -> Slope:
    return slopes[0] if len(slopes) == 1 else (c_float * WEIGHTS)(*map(sum, zip(*slopes, strict=True)))

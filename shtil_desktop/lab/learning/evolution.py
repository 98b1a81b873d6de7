"""The evolution strategy CMA-ES, small and in plain Python: it seeks the best of a few dozen numbers."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import exp, log, sqrt
from random import Random

Vector = list[float]


@dataclass
class Evolution:
    """A cloud of candidates that moves and stretches towards the better ones.

    Ask for a generation, tell how good each was (more is better), and so on; `mean` is the answer. The
    covariance is kept with its Cholesky factor, which a few dozen numbers make cheap enough.
    """

    mean: Vector
    sigma: float
    population: int
    rng: Random
    _covariance: list[Vector] = field(init=False)
    _factor: list[Vector] = field(init=False)
    _path: Vector = field(init=False)
    _step_path: Vector = field(init=False)
    _asked: list[Vector] = field(init=False, default_factory=list)

    def __post_init__(self) -> None:
        size = len(self.mean)
        self._covariance = [[float(row == col) for col in range(size)] for row in range(size)]
        self._factor = [row[:] for row in self._covariance]
        self._path = [0.0] * size
        self._step_path = [0.0] * size

    def ask(self) -> list[Vector]:
        """The candidates of the next generation, in mirrored pairs: each draw is used both ways."""
        size = len(self.mean)
        self._asked = []
        while len(self._asked) < self.population:
            draw = [self.rng.gauss(0, 1) for _ in range(size)]
            self._asked += [draw, [-value for value in draw]]
        del self._asked[self.population :]
        return [self._candidate(draw) for draw in self._asked]

    def _candidate(self, draw: Vector) -> Vector:
        steps = self._stretched(draw)
        return [mean + self.sigma * step for mean, step in zip(self.mean, steps, strict=True)]

    def _stretched(self, draw: Vector) -> Vector:
        return [
            sum(a * b for a, b in zip(row[: at + 1], draw, strict=False))
            for at, row in enumerate(self._factor)
        ]

    def tell(self, goodness: Vector) -> None:
        """Move towards the better half of the candidates that were asked for last."""
        order = sorted(range(self.population), key=lambda at: -goodness[at])
        shares = _shares(self.population // 2)
        best = [self._asked[at] for at in order[: len(shares)]]
        draw = _blend(shares, best)
        steps = [self._stretched(one) for one in best]
        step = _blend(shares, steps)
        self.mean = [mean + self.sigma * by for mean, by in zip(self.mean, step, strict=True)]
        self._adapt(shares, draw, step, steps)

    def _adapt(self, shares: Vector, draw: Vector, step: Vector, steps: list[Vector]) -> None:
        size = len(self.mean)
        weight = 1 / sum(share * share for share in shares)
        pace = (weight + 2) / (size + weight + 5)
        damping = 1 + pace + 2 * max(0.0, sqrt((weight - 1) / (size + 1)) - 1)
        self._step_path = _drawn(self._step_path, draw, pace, weight)
        length = sqrt(sum(value * value for value in self._step_path))
        usual = sqrt(size) * (1 - 1 / (4 * size) + 1 / (21 * size * size))
        self.sigma *= exp(min(0.6, pace / damping * (length / usual - 1)))
        along = (4 + weight / size) / (size + 4 + 2 * weight / size)
        self._path = _drawn(self._path, step, along, weight)
        one = 2 / ((size + 1.3) ** 2 + weight)
        many = min(1 - one, 2 * (weight - 2 + 1 / weight) / ((size + 2) ** 2 + weight))
        for row in range(size):
            for col in range(row + 1):
                value = (1 - one - many) * self._covariance[row][col]
                value += one * self._path[row] * self._path[col]
                value += many * sum(s * v[row] * v[col] for s, v in zip(shares, steps, strict=True))
                self._covariance[row][col] = self._covariance[col][row] = value
        self._factor = cholesky(self._covariance)


def _shares(parents: int) -> Vector:
    """How much each of the better candidates counts, the best most."""
    raw = [log(parents + 0.5) - log(rank) for rank in range(1, parents + 1)]
    return [value / sum(raw) for value in raw]


def _blend(shares: Vector, vectors: list[Vector]) -> Vector:
    return [sum(s * v for s, v in zip(shares, values, strict=True)) for values in zip(*vectors, strict=True)]


def _drawn(path: Vector, step: Vector, pace: float, weight: float) -> Vector:
    """A path that forgets slowly and follows the step."""
    pull = sqrt(pace * (2 - pace) * weight)
    return [(1 - pace) * old + pull * new for old, new in zip(path, step, strict=True)]


def cholesky(matrix: list[Vector]) -> list[Vector]:
    """The lower triangle whose square is the matrix.

    >>> cholesky([[4.0, 2.0], [2.0, 5.0]])
    [[2.0, 0.0], [1.0, 2.0]]
    """
    size = len(matrix)
    factor = [[0.0] * size for _ in range(size)]
    for row in range(size):
        for col in range(row + 1):
            rest = matrix[row][col] - sum(factor[row][i] * factor[col][i] for i in range(col))
            factor[row][col] = sqrt(max(rest, 1e-12)) if row == col else rest / factor[col][col]
    return factor

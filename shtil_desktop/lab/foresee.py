"""`shtil-lab foresee`: learn the chance of winning from a position on, by many swift voyages. Needs numpy."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any, Final

from shtil_desktop.crew.bearings import bits_of
from shtil_desktop.crew.prospects import OFFSETS, SIZE, STEPS, STOCK, file_name, gap_figures
from shtil_desktop.crew.soundings import Soundings
from shtil_desktop.crew.swift import Swift
from shtil_desktop.crew.weights import weights_for
from shtil_desktop.games.shtil import Options, Shtil
from shtil_desktop.lab.kinds import add_number, add_options, options_of, positive

STAGES: Final = ((1, 3), (4, 6), (7, 9), (10, 13), (14, 17), (18, 22))
"""Empty cells for which the figures are learned together, with those of one cell more and one less."""
HELD_BACK: Final = 5
"""Every fifth voyage is not learned from: it says how good the chances are."""
RIDGES: Final = (3.0, 30.0, 300.0)
"""How much evidence a figure needs to count: what does best on the voyages held back is taken."""
EVERY: Final = 3
"""Of a voyage only every third position is taken: neighbours are much alike."""
MOST_KEPT: Final = 300_000

Rows = list[tuple[int, int, list[float], bool]]
"""Deal, empty cells, figures, and whether it was won in the end."""


def register(commands: Any) -> None:
    parser = commands.add_parser("foresee", help="learn the chance of winning from a position on")
    add_options(parser)
    add_number(parser, "the first deal's number")
    parser.add_argument("--games", type=positive, default=10_000, metavar="G")
    parser.add_argument("--out", type=Path, required=True, metavar="FOLDER")
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    options = options_of(chosen)
    rows = sail(options, range(chosen.number, chosen.number + chosen.games))
    stages = learn(rows)
    made_by = (
        f"shtil-lab foresee --seats {options.seats} --removed {options.removed} --number {chosen.number}"
    )
    record = {"made_by": f"{made_by} --games {chosen.games}", "stages": stages}
    file: Path = chosen.out / file_name(options)
    file.write_text(json.dumps(record, indent=1) + "\n", encoding="utf-8")
    for stage in stages:
        told = stage["figures"]
        print(f"{stage['from']} to {stage['to']} cells: {told['explained']:.3f} of the variance explained")
    return 0


def sail(options: Options, numbers: range) -> Rows:
    """Positions of captains' voyages, and how these ended."""
    soundings = Soundings(weights_for(options), options.layout.size, options.seats)
    rows: Rows = []
    for number in numbers:
        if len(soundings) > MOST_KEPT:
            soundings = Soundings(soundings.weights, options.layout.size, options.seats)
        voyage = Swift(Shtil(options, number), soundings)
        seen: list[tuple[int, list[float]]] = []
        is_won = voyage.play_out(watch=lambda at: _note(at, number, seen))  # noqa: B023 -- called at once
        rows += [(number, empty, figures, is_won == 1) for empty, figures in seen]
    return rows


def _note(voyage: Swift, number: int, seen: list[tuple[int, list[float]]]) -> None:
    is_wanted = 0 < voyage.empty <= STAGES[-1][1] + 1 and voyage.turns % EVERY == number % EVERY
    if is_wanted:
        seen.append((voyage.empty, figures_of(voyage)))


def figures_of(voyage: Swift) -> list[float]:
    """All that the chance is told from."""
    seat = voyage.turn
    held = bits_of(voyage.hands[seat])
    gaps, useful = [0.0] * SIZE, 0
    for strait in voyage.straits:
        if strait is not None:
            _, shift, span, *_ = strait
            there, own = voyage.there[seat] >> shift & span, held >> shift & span
            found = gap_figures(strait, there, own, voyage.supplies(seat)[2])
            gaps = [a + b for a, b in zip(gaps, found, strict=True)]
            useful += own.bit_count()
    return voyage.stock(seat, useful) + gaps


def learn(rows: Rows) -> list[dict[str, Any]]:
    import numpy as np

    numbers = np.array([row[0] for row in rows])
    empty = np.array([row[1] for row in rows])
    figures = np.array([row[2] for row in rows])
    won = np.array([float(row[3]) for row in rows])
    is_learned = numbers % HELD_BACK != 0
    stages = []
    for low, high in STAGES:
        near = (empty >= low - 1) & (empty <= high + 1) & is_learned
        held_back = (empty >= low) & (empty <= high) & ~is_learned
        ends = won[held_back]
        tried = []
        for ridge in RIDGES:
            weights = _fit(figures[near], won[near], ridge)
            errors = ends - 1 / (1 + np.exp(-figures[held_back] @ weights))
            tried.append((1 - float((errors**2).mean() / ends.var()), ridge, weights))
        explained, ridge, weights = max(tried, key=lambda each: each[0])
        told = {
            "positions": int(near.sum()),
            "won": float(ends.mean()),
            "explained": explained,
            "ridge": ridge,
        }
        stages.append(_stage(low, high, [float(f"{weight:.4g}") for weight in weights], told))
    return stages


def _fit(figures: Any, won: Any, evidence: float) -> Any:
    """Logistic regression by Newton's method, on figures brought to one scale."""
    import numpy as np

    middle, spread = figures.mean(0), figures.std(0) + 1e-6
    middle[0], spread[0] = 0.0, 1.0
    scaled = (figures - middle) / spread
    ridge = np.full(scaled.shape[1], evidence)
    ridge[0] = 0.01
    weights = np.zeros(scaled.shape[1])
    for _ in range(30):
        chances = 1 / (1 + np.exp(-np.clip(scaled @ weights, -30, 30)))
        curve = (scaled.T * (chances * (1 - chances) + 1e-6)) @ scaled + np.diag(ridge)
        step = np.linalg.solve(curve, scaled.T @ (won - chances) - ridge * weights)
        weights += step
        if abs(step).max() < 1e-6:
            break
    weights /= spread
    weights[0] -= (middle * weights).sum()
    return weights


def _stage(low: int, high: int, weights: list[float], told: dict[str, float]) -> dict[str, Any]:
    stock, gaps = weights[: len(STOCK)], weights[len(STOCK) :]
    by_kind: dict[str, Any] = {
        kind: gaps[OFFSETS[kind] : OFFSETS[kind] + len(steps) + 1] for kind, steps in STEPS.items()
    }
    by_kind |= {name: gaps[OFFSETS[name]] for name in ("doubt", "root")}
    return {
        "from": low,
        "to": high,
        "figures": told,
        "stock": dict(zip(STOCK, stock, strict=True)),
        "gaps": by_kind,
    }

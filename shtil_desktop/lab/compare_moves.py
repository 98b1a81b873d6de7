"""`shtil-lab compare-moves`: where the admiral leaves the captain's move, and how much oftener its own wins.

Both moves are played out to the end by captains, on imagined deals that the admiral has not seen.
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from math import sqrt
from pathlib import Path
from typing import Any, Final

from shtil_desktop.games.rng import Rng
from shtil_desktop.games.shtil.crew import sign_on
from shtil_desktop.games.shtil.crew.judgement.weights import weights_for
from shtil_desktop.games.shtil.crew.playouts.imagined_deal import Imagination
from shtil_desktop.games.shtil.crew.playouts.rollout import Rollouts
from shtil_desktop.games.shtil.crew.seats.admiral import can_try, empty_cells
from shtil_desktop.games.shtil.rules.actions import ShtilAction
from shtil_desktop.games.shtil.rules.options import Options
from shtil_desktop.games.shtil.rules.view import View
from shtil_desktop.games.shtil.rules.voyage import Shtil
from shtil_desktop.games.typed_numbers import positive
from shtil_desktop.lab.command_options import add_number, add_options, options_of

BAND: Final = 5
"""Empty cells that are told of together."""


@dataclass(frozen=True, slots=True)
class ComparedDecision:
    """A decision of the admiral in a captains' voyage; if it differs, voyages won more, and their squares."""

    number: int
    move: int
    empty: int
    differs: bool
    voyages: int = 0
    ahead: float = 0.0
    apart: float = 0.0


def register(commands: Any) -> None:
    parser = commands.add_parser(
        "compare-moves", help="measure how much better the admiral's moves are than the captain's"
    )
    add_options(parser)
    add_number(parser, "the first deal's number")
    parser.add_argument(
        "--games", type=positive, default=20, metavar="G", help="number of deals (default: 20)"
    )
    parser.add_argument(
        "--every", type=positive, default=5, metavar="N", help="compare every Nth decision (default: 5)"
    )
    parser.add_argument(
        "--voyages",
        type=positive,
        default=400,
        metavar="V",
        help="voyages simulated for each move that differs (default: 400)",
    )
    parser.add_argument(
        "--kept", type=Path, metavar="FILE.jsonl", help="save every decision there, and resume from it"
    )
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    options = options_of(chosen)
    kept = _kept(chosen.kept) if chosen.kept else []
    done = {decision.number for decision in kept}
    for number in range(chosen.number, chosen.number + chosen.games):
        if number in done:
            continue
        found = list(decisions(options, number, chosen.every, chosen.voyages))
        kept += found
        if chosen.kept:
            with chosen.kept.open("a", encoding="utf-8") as file:
                file.writelines(json.dumps(asdict(decision)) + "\n" for decision in found)
    print(table(kept))
    return 0


def _kept(file: Path) -> list[ComparedDecision]:
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    return [ComparedDecision(**json.loads(line)) for line in lines]


def decisions(options: Options, number: int, every: int, voyages: int) -> Iterator[ComparedDecision]:
    """Some of the decisions in a captains' voyage, as an admiral would take them."""
    game, move = Shtil(options, number), 0
    while (decision := game.decision) is not None:
        view = game.view(decision.seat)
        action = sign_on("captain", 1).decide(view)
        if can_try(view) and (move + number) % every == 0:
            other = sign_on("admiral", options.key, number, decision.seat, move).decide(view)
            found = ComparedDecision(number, move, empty_cells(view), other != action)
            yield _judged(found, view, action, other, voyages) if found.differs else found
        game.apply(action)
        move += 1


def _judged(
    found: ComparedDecision, view: View, action: ShtilAction, other: ShtilAction, voyages: int
) -> ComparedDecision:
    options: Options = view.sea.rules.options
    imagination = Imagination(view)
    rollouts = Rollouts(options, weights_for(options), view.seat)
    dice = Rng("differ", options.key, found.number, found.move)
    ahead = apart = 0.0
    for _ in range(voyages):
        rollouts.begin(imagination.deal(dice))
        difference = rollouts.end_after(other, False) - rollouts.end_after(action, False)
        ahead += difference
        apart += difference * difference
    return ComparedDecision(found.number, found.move, found.empty, True, voyages, ahead, apart)


def table(found: list[ComparedDecision]) -> str:
    """By empty cells: decisions, those that differ, and the points won by each of those and by all."""
    bands: dict[int, list[ComparedDecision]] = defaultdict(list)
    for decision in found:
        bands[max(0, decision.empty - 1) // BAND].append(decision)
    lines = [
        _line(f"{BAND * band + (band > 0)} to {BAND * band + BAND} cells", part)
        for band, part in sorted(bands.items())
    ]
    return "\n".join([*lines, _line("all", found)]) if found else "nothing to decide"


def _line(name: str, part: list[ComparedDecision]) -> str:
    differing = [decision for decision in part if decision.differs]
    points = [100 * decision.ahead / decision.voyages for decision in differing]
    error = 100 * sqrt(sum(decision.apart / decision.voyages**2 for decision in differing))
    each = f"{sum(points) / len(points):+.2f} ± {error / len(points):.2f} each" if points else ""
    return (
        f"{name}: {len(differing)} of {len(part)} differ, {each}; "
        f"{sum(points) / len(part):+.2f} ± {error / len(part):.2f} a decision"
    )

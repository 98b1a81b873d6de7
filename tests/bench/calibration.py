"""Whether a shown chance is true: hints along captains' voyages, and how often captains win from there.

    python tests/bench/calibration.py collect FILE.jsonl --first 61000001 --voyages 50    # of each kind
    python tests/bench/calibration.py table FILE.jsonl      # what is shown and what was won, in buckets
    python tests/bench/calibration.py fit FILE.jsonl        # the map in shown.json, anew

What is collected is the chance before it is set right, so that one file can be looked at either way.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Iterator
from importlib import resources
from math import exp
from operator import mul
from pathlib import Path
from random import Random
from typing import Any

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from shtil_desktop.games.rng import Rng
from shtil_desktop.games.shtil.crew import hint as hints
from shtil_desktop.games.shtil.crew.networks.calibration import (
    ALL,
    FILE,
    FOLDER,
    Bend,
    bent,
    calibrated,
    group_of,
    odds,
    unlikely,
)
from shtil_desktop.games.shtil.crew.seats.captain import Captain
from shtil_desktop.games.shtil.rules.actions import ShtilAction
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.games.shtil.rules.sea import Ask
from shtil_desktop.games.shtil.rules.voyage import Shtil
from shtil_desktop.lab.simulate import interval

ALL_STORMY: dict[str, Any] = {"reefs": True, "monsters": 5, "storms": True, "wilds": 2}
KINDS: dict[str, Options] = {
    "solo": Options(seats=1),
    "solo, four removed": Options(seats=1, removed=4),
    "solo, eight removed": Options(seats=1, removed=8),
    "solo, twelve removed": Options(seats=1, removed=12),
    "two seats": Options(seats=2),
    "three seats": Options(seats=3),
    "five seats": Options(seats=5),
    "three seats, eight removed": Options(seats=3, removed=8),
    "reefs, three seats": Options(seats=3, reefs=True),
    "monsters, three seats": Options(seats=3, monsters=5),
    "storms, solo": Options(seats=1, storms=True),
    "storms, three seats": Options(seats=3, storms=True),
    "wild cards, solo": Options(seats=1, wilds=2),
    "all Stormy Seas, solo": Options(seats=1, **ALL_STORMY),
    "all Stormy Seas, three seats": Options(seats=3, **ALL_STORMY),
    "Great Arch, solo": Options(Mode.ARCH, 1),
    "Sun and Moon, solo": Options(Mode.SUN_MOON, 1),
    "Sun and Moon, three seats": Options(Mode.SUN_MOON, 3),
    "Pyramid, solo": Options(Mode.PYRAMID, 1),
    "Pyramid, three seats": Options(Mode.PYRAMID, 3),
}
PLAYER = 0
NEAR = 10.0
"""How firmly a group is held near what holds for all."""
TARGET = Path(str(resources.files("shtil_desktop.games.shtil.crew.networks"))) / FOLDER / FILE
LOOKS = 3
"""Positions of one voyage: more would tell the same end again and again."""


def decide(game: Shtil) -> ShtilAction:
    """What a captain does next, with the pledges that a split wants first."""
    captain, decision = Captain(Rng(0)), game.decision
    assert decision is not None
    if decision.ask is Ask.SPLIT:
        for seat in range(game.seats):
            if seat != decision.seat:
                game.say(seat, captain.say(game.view(seat)))
    return captain.decide(game.view(decision.seat))


def sail_on(game: Shtil) -> bool:
    while game.decision is not None:
        game.apply(decide(game))
    assert game.result is not None
    return bool(game.result.winners)


def positions(options: Options, number: int) -> list[tuple[Shtil, ShtilAction]]:
    """The player's turns in a captains' voyage, each with what was done."""
    game, found = Shtil(options, number), []
    while (decision := game.decision) is not None:
        before = game.copy()
        action = decide(game)
        if decision.seat == PLAYER and decision.ask is Ask.TURN and len(game.legal_actions()) > 1:
            found.append((before, action))
        game.apply(action)
    return found


def collect(kind: str, number: int) -> list[dict[str, Any]]:
    """A few positions of one deal: the shown chance, and whether captains won who sailed on."""
    options, rows = KINDS[kind], []
    turns = positions(options, number)
    for at in sorted(Random(f"{kind} {number}").sample(range(len(turns)), min(LOOKS, len(turns)))):
        game, _ = turns[at]
        words = (options.key, number, PLAYER, at)
        found = hints.hint(game.view(PLAYER), words, lambda told: None)
        if found is None or found.chance is None or found.action is None:
            continue
        after = game.copy()
        after.apply(found.action)
        is_won = sail_on(after)
        rows.append({"kind": kind, "deal": number, "at": at, "chance": found.chance, "won": is_won})
    return rows


Row = dict[str, Any]


def read(paths: list[Path]) -> list[Row]:
    lines = (line for path in paths for line in path.read_text(encoding="utf-8").splitlines())
    return [json.loads(line) for line in lines]


def shown_by_map(rows: list[Row]) -> Iterator[tuple[float, bool]]:
    for row in rows:
        yield calibrated(KINDS[row["kind"]], row["chance"]), row["won"]


def shown_crosswise(rows: list[Row]) -> Iterator[tuple[float, bool]]:
    """Each position of an even deal by what odd deals tell, and the other way round: none by its own."""
    maps = [fit([row for row in rows if row["deal"] % 2 != half]) for half in (0, 1)]
    for row in rows:
        chance = row["chance"]
        if 0 < chance < 1:
            chance = bent(chance, maps[row["deal"] % 2][group_of(KINDS[row["kind"]])])
        yield chance, row["won"]


def table(told: Iterable[tuple[float, bool]]) -> Iterator[str]:
    """Ten buckets of the shown chance: how many, the mean of what was shown, what was won."""
    buckets: list[list[tuple[float, bool]]] = [[] for _ in range(10)]
    for shown, won in told:
        buckets[min(9, int(shown * 10))].append((shown, won))
    for at, bucket in enumerate(buckets):
        if not bucket:
            continue
        many, wins = len(bucket), sum(won for _, won in bucket)
        low, high = interval(wins, many)
        mean = 100 * sum(shown for shown, _ in bucket) / many
        rate = 100 * wins / many
        span = f"{10 * at}–{10 * at + 10}"
        ends = f"{100 * low:.1f}–{100 * high:.1f}"
        yield f"| {span} | {many} | {mean:.1f} | {rate:.1f} ({ends}) | {rate - mean:+.1f} |"


def fit(rows: list[Row]) -> dict[str, Bend]:
    """For all voyages and for each group the figures that bend the odds best; a group is held near all."""
    told = [row for row in rows if 0 < row["chance"] < 1]
    groups: dict[str, list[Row]] = {}
    for row in told:
        groups.setdefault(group_of(KINDS[row["kind"]]), []).append(row)
    whole = bend(told, Bend(0.0, 1.0, 0.0), held=1.0)
    bends = {group: bend(part, whole, held=NEAR) for group, part in sorted(groups.items())}
    return {ALL: whole, **bends}


def bend(rows: list[Row], usual: Bend, held: float) -> Bend:
    """Logistic regression by Newton's method, held near the usual figures as if by a few voyages more."""
    figures = list(usual)
    many = range(len(figures))
    for _ in range(40):
        slopes = [held * (usual[i] - figures[i]) for i in many]
        curve = [[held * (i == j) for j in many] for i in many]
        for row in rows:
            terms = (1.0, odds(row["chance"]), unlikely(row["chance"]))
            chance = 1 / (1 + exp(-sum(map(mul, figures, terms))))
            for i in many:
                slopes[i] += (row["won"] - chance) * terms[i]
                for j in many:
                    curve[i][j] += chance * (1 - chance) * terms[i] * terms[j]
        steps = solved(curve, slopes)
        longest = max(1.0, *map(abs, steps))  # a long step may lead astray
        figures = [figure + step / longest for figure, step in zip(figures, steps, strict=True)]
    return Bend(*(round(figure, 4) for figure in figures))


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Linear equations by elimination; the matrix is symmetric and positive, so no row need be exchanged."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for i, row in enumerate(rows):
        row[:] = [value / row[i] for value in row]
        for other in rows:
            if other is not row:
                other[:] = [value - other[i] * mine for value, mine in zip(other, row, strict=True)]
    return [row[-1] for row in rows]


def write_map(rows: list[Row]) -> None:
    made_by = f"tests/bench/calibration.py fit, {len(rows)} positions of deals "
    made_by += f"{min(row['deal'] for row in rows)} to {max(row['deal'] for row in rows)}"
    record = {"made_by": made_by, "bends": fit(rows)}
    TARGET.write_text(json.dumps(record, indent=1) + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("what", choices=["collect", "table", "fit"])
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--first", type=int, default=1, help="the first deal")
    parser.add_argument("--voyages", type=int, default=50)
    parser.add_argument("--kind", action="append", choices=list(KINDS))
    parser.add_argument("--raw", action="store_true", help="the table before anything is set right")
    parser.add_argument("--crosswise", action="store_true", help="no deal by a map that it had a part in")
    chosen = parser.parse_args()
    if chosen.what == "table":
        rows = read(chosen.files)
        told = shown_crosswise(rows) if chosen.crosswise else shown_by_map(rows)
        if chosen.raw:
            told = ((row["chance"], row["won"]) for row in rows)
        sys.stdout.write("\n".join(table(told)) + "\n")
    elif chosen.what == "fit":
        write_map(read(chosen.files))
    else:
        collect_all(chosen.files[0], range(chosen.first, chosen.first + chosen.voyages), chosen.kind or KINDS)


def collect_all(path: Path, numbers: Iterable[int], kinds: Iterable[str]) -> None:
    setattr(hints, "calibrated", lambda options, chance: chance)  # noqa: B010
    kinds = list(kinds)
    with path.open("a", encoding="utf-8") as file:
        for number in numbers:
            for kind in kinds:
                file.writelines(json.dumps(row) + "\n" for row in collect(kind, number))
                file.flush()


if __name__ == "__main__":
    main()

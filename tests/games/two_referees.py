"""Random games judged twice, by the engine and by an independent referee: what is the same for every game."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from random import Random
from typing import Any

from shtil_desktop.games.base import Flaw, Game, IllegalAction, InvalidRecord

Record = dict[str, Any]
A_SHARE = 20
"""Games that a process is given at once."""


class Disagreement(AssertionError):
    """The engine and the referee differ."""


def expect(what: str, engine: object, referee: object) -> None:
    if engine != referee:
        raise Disagreement(f"{what}: engine {engine}, referee {referee}")


def engine_verdict(game: type[Game[Any, Any, Any]], record: Record) -> int | None:
    """The number of the action that the engine refuses; None if it takes them all."""
    try:
        game.from_record(record)
    except IllegalAction as error:
        return error.number
    except InvalidRecord as error:
        if error.flaw is not Flaw.WRONG_OUTCOME and error.number is None:
            raise
        return error.number
    return None


def exchanged(record: Record, rng: Random) -> Record:
    """The record with two neighbouring actions in each other's place."""
    actions = record["actions"]
    at = rng.randrange(max(1, len(actions) - 1))
    return {**record, "actions": [*actions[:at], *actions[at : at + 2][::-1], *actions[at + 2 :]]}


def judge_in_turn(judge: Callable[[int], Counter[str]], numbers: Sequence[int]) -> Counter[str]:
    """What was seen in all of these games."""
    return sum((judge(number) for number in numbers), start=Counter[str]())


def main(
    judge: Callable[[int], Counter[str]], what: str | None, arguments: Sequence[str] | None = None
) -> int:
    """Judge as many games as the command line asks for, and say how often each thing was seen."""
    parser = argparse.ArgumentParser(description=what)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--first", type=int, default=1, help="the first number")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    chosen = parser.parse_args(arguments)
    last = chosen.first + chosen.games
    shares = [range(at, min(at + A_SHARE, last)) for at in range(chosen.first, last, A_SHARE)]
    seen: Counter[str] = Counter()
    with ProcessPoolExecutor(chosen.jobs) as pool:
        for found in pool.map(partial(judge_in_turn, judge), shares):
            seen += found
    sys.stdout.write("".join(f"{count:>10,}  {name}\n" for name, count in sorted(seen.items())))
    sys.stdout.write("no disagreement\n")
    return 0

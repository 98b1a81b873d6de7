"""Verdicts on 500 decisions: how many are decided, by how much work, and how long that takes.

    python tests/bench/verdicts.py              judge them all, and compare with what is committed
    python tests/bench/verdicts.py --better     look for the better move in each position as well
    python tests/bench/verdicts.py --make       choose the decisions and write them down

They are from matches of weak seats with all kinds of options, where a review finds a mistake of a player,
and in Shtil from all parts of voyages that can be judged by their chance: the move that was made there, and
those that the levels would make. Matches are played again from deal and level; the file says which decisions
they are, the verdict on each, and the work that it took, in units of its own for each way of judging.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from functools import cache
from itertools import cycle
from pathlib import Path
from typing import Any
from unittest.mock import patch

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from shtil_desktop.games import face_of, load
from shtil_desktop.games.mistakes import Loss
from shtil_desktop.games.problems import Verdict
from shtil_desktop.games.qwirkle.crew import endgame, lookahead
from shtil_desktop.games.qwirkle.review import lost_points
from shtil_desktop.games.qwirkle.review.mistakes import mistakes_of as qwirkle_mistakes
from shtil_desktop.games.qwirkle.review.review import review as review_qwirkle
from shtil_desktop.games.record import write
from shtil_desktop.games.same_deal import play_out
from shtil_desktop.games.shkap.crew.thinking import landing
from shtil_desktop.games.shkap.review.mistakes import mistakes_of as shkap_mistakes
from shtil_desktop.games.shkap.review.review import review as review_shkap
from shtil_desktop.games.shtil.crew.playouts import rollout
from shtil_desktop.games.shtil.crew.seats import admiral
from shtil_desktop.games.shtil.problems import judging, proof
from shtil_desktop.games.shtil.review import better_move, chance_verdict
from shtil_desktop.games.shtil.review.losing_move import QUICK, THOROUGH, LosingMoveSearch, positions_of
from shtil_desktop.games.shtil.solver.limits import SearchLimits
from shtil_desktop.games.values import value

FILE = Path(__file__).with_name("verdicts.json")
WORST = 3
"""Mistakes of one match."""
QUOTAS = {"qwirkle": 135, "shkap": 195, "shtil": 170}
PARTS = 5
"""Of a voyage; between two of them a decision is judged by its chance."""
STEPS = 60_000
"""Of the solver, to find what lost a voyage: less than a review has, so fewer are found."""
ALLOWED = {"verdict": 0.85, "better move": 6.0}
"""Seconds on two cores with nothing else to do."""
SHTIL: tuple[dict[str, Any], ...] = (
    {"seats": 1},
    {"seats": 2},
    {"seats": 3},
    {"mode": "arch", "seats": 2},
    {"mode": "pyramid", "seats": 1},
    {"mode": "sun-moon", "seats": 2},
    {"seats": 2, "reefs": True, "monsters": 3},
    {"seats": 3, "storms": True},
    {"seats": 1, "reefs": True, "monsters": 5, "storms": True, "wilds": 2},
)
SHKAP: tuple[dict[str, Any], ...] = tuple(
    {"mode": mode, "seats": seats} for mode in ("base", "archipelago") for seats in (2, 3, 4)
)
KINDS: dict[str, tuple[dict[str, Any], ...]] = {
    "qwirkle": tuple({"seats": seats} for seats in (2, 3, 4)),
    "shkap": SHKAP,
    "shtil": SHTIL,
}
LEVELS = {"qwirkle": "beginner", "shkap": "deckhand", "shtil": "deckhand"}
LETTERS = {Verdict.SOLVES: "s", Verdict.KEEPS: "k", Verdict.LOSES: "l", Verdict.UNKNOWN: "?"}


@value
class Position:
    """Where moves are judged, with the verdict on each and the work that it took."""

    game: str
    options: dict[str, Any]
    number: int
    at: int
    loss: str
    verdicts: str = ""
    work: Sequence[int] = ()


class JobContext:
    def report(self, value: Any) -> None: ...

    def is_cancelled(self) -> bool:
        return False


class Work:
    """What was done while it was counted."""

    def __init__(self) -> None:
        self.worlds = 0
        """Of Qwirkle and Shkap: imagined ones, once for each move or row that was tried in them."""
        self.searches: list[Any] = []

    @property
    def units(self) -> int:
        return self.worlds + sum(_units(search) for search in self.searches)


def _units(search: Any) -> int:
    """Steps of Shtil's solver, turns of its imagined voyages, or positions of Qwirkle's ends."""
    if isinstance(search, SearchLimits):
        return search.taken
    turns: int = search.turns if isinstance(search, rollout.Rollouts) else search.positions
    return turns


@contextmanager
def counted() -> Iterator[Work]:
    """Count the work of every search that is begun meanwhile."""
    work = Work()
    play, try_row = lookahead.Start.play, landing._try

    def played(start: Any, world: Any) -> float:
        work.worlds += 1
        return play(start, world)

    def tried(judged: Any, row: Any, kept: Any, scenes: Any, *rest: Any) -> Any:
        work.worlds += len(scenes)
        return try_row(judged, row, kept, scenes, *rest)

    def remembered(kind: type[Any]) -> Any:
        def begin(*arguments: Any, **wishes: Any) -> Any:
            work.searches.append(kind(*arguments, **wishes))
            return work.searches[-1]

        return begin

    with ExitStack() as patches:
        patches.enter_context(patch.object(lookahead.Start, "play", played))
        patches.enter_context(patch.object(landing, "_try", tried))
        for module, name in (
            *((module, "SearchLimits") for module in (judging, proof, better_move)),
            *((module, "Rollouts") for module in (admiral, chance_verdict)),
            *((module, "Search") for module in (endgame, lost_points)),
        ):
            patches.enter_context(patch.object(module, name, remembered(getattr(module, name))))
        yield work


@cache
def played(game: str, options: str, number: int) -> Any:
    """A match of weak seats; the options are JSON."""
    face = face_of(game)
    match = face.new_game(face.read_options(json.loads(options)), number)
    assert play_out(face, match, [LEVELS[game]] * match.seats, (), lambda: False)
    return match


def match_of(position: Position) -> Any:
    return played(position.game, json.dumps(position.options), position.number)


def moves_at(position: Position) -> list[Any]:
    """The move that was made, and those that the levels would make."""
    match, face = match_of(position), face_of(position.game)
    before, made = match.position_after(position.at), match.actions[position.at][1]
    seat, found = before.decision.seat, [made]
    for level in face.levels:
        move = face.mate(level, "verdicts", match.number, position.at).decide(before.view(seat))
        if move not in found:
            found.append(move)
    return found


def judge(position: Position, action: Any) -> Verdict:
    job = load(face_of(position.game).jobs["judge"])
    verdict: Verdict = job(
        JobContext(), write(match_of(position)), position.at, action, Loss(position.loss)
    ).verdict
    return verdict


def find_better(position: Position) -> Any:
    job = load(face_of(position.game).jobs["advise"])
    return job(JobContext(), write(match_of(position)), position.at, Loss(position.loss))


# Choosing them


def mistakes_in(game: str, match: Any) -> list[tuple[int, Loss]]:
    """The actions that were mistakes, and what they lost."""
    if game == "qwirkle":
        return [(one.action, one.loss) for one in qwirkle_mistakes(review_qwirkle(match, 0))[:WORST]]
    if game == "shkap":
        return [(one.action, one.loss) for one in shkap_mistakes(review_shkap(match, 0))[:WORST]]
    bounds = LosingMoveSearch(positions_of(match))
    bounds.look()
    for _ in bounds.narrow((*QUICK, *THOROUGH), STEPS, lambda: False):
        pass
    first, last = bounds.first_lost, bounds.last_winnable
    found = [(first - 1, Loss.MATCH)] if first and last is not None and first == last + 1 else []
    between = [len(match.actions) * part // PARTS for part in range(1, PARTS)]
    return [*found, *((at, Loss.CHANCE) for at in between if can_judge_chance(match.position_after(at)))]


def can_judge_chance(position: Any) -> bool:
    return admiral.can_try(position.view(position.decision.seat))


def choose(game: str) -> Iterator[Position]:
    left = QUOTAS[game]
    for number, options in enumerate(cycle(KINDS[game]), start=1):
        match = played(game, json.dumps(options), number)
        for at, loss in mistakes_in(game, match):
            found = measured(Position(game, options, number, at, loss.value), left)
            yield found
            left -= len(found.verdicts)
            sys.stdout.write(f"\r{game}: {left} left after {number} matches  ")
            sys.stdout.flush()
            if not left:
                return


def measured(position: Position, most: int) -> Position:
    """Judge so many of the moves there at most."""
    verdicts, work = "", []
    for action in moves_at(position)[:most]:
        with counted() as done:
            verdicts += LETTERS[judge(position, action)]
        work.append(done.units)
    plain = position.game, position.options, position.number, position.at, position.loss
    return Position(*plain, verdicts, work)


# The file


def read() -> list[Position]:
    rows = json.loads(FILE.read_text(encoding="utf-8"))
    return [Position(*row) for row in rows]


def keep(positions: list[Position]) -> None:
    rows = [
        [one.game, one.options, one.number, one.at, one.loss, one.verdicts, one.work] for one in positions
    ]
    lines = ",\n".join(json.dumps(row, separators=(",", ":")) for row in rows)
    FILE.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


# Measuring


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--make", action="store_true")
    parser.add_argument("--better", action="store_true")
    chosen = parser.parse_args()
    if chosen.make:
        keep([position for game in QUOTAS for position in choose(game)])
        return 0
    positions = read()
    others = 0
    for game in QUOTAS:
        there = [one for one in positions if one.game == game]
        seconds = []
        for position in there:
            for action, letter in zip(moves_at(position), position.verdicts, strict=False):
                begun = time.process_time()
                verdict = judge(position, action)
                seconds.append(time.process_time() - begun)
                others += LETTERS[verdict] != letter
        letters = "".join(one.verdicts for one in there)
        most = max(units for one in there for units in one.work)
        report(f"{game}, {len(there)} positions", "verdict", seconds, letters.count("?"))
        sys.stdout.write(f"  {most} units of work at most\n")
        if chosen.better:
            seconds, missing = [], 0
            for position in there:
                begun = time.process_time()
                missing += find_better(position) is None
                seconds.append(time.process_time() - begun)
            report(game, "better move", seconds, missing)
    sys.stdout.write(f"{others} verdicts differ from those that are committed\n")
    return 1 if others else 0


def report(name: str, what: str, seconds: list[float], unknown: int) -> None:
    seconds.sort()
    late, most, allowed = seconds[len(seconds) * 99 // 100], seconds[-1], ALLOWED[what]
    sys.stdout.write(
        f"{name}: {len(seconds)} × {what}, {100 * unknown / len(seconds):.1f} % undecided;"
        f" median {seconds[len(seconds) // 2]:.2f} s of processor time, 99 of 100 within {late:.2f} s,"
        f" most {most:.2f} s, {most / allowed:.2f} of what is allowed\n"
    )
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())

"""How long a drill's verdict takes: `PYTHONPATH=. python tests/bench/drills.py [MATCHES [GAME…]]`.

Real matches of weak seats are played in every game. Where one of them has made a mistake as a review finds
it, the worker's job is asked about its move and about others that may be made there.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from itertools import islice
from typing import Any

from shtil_desktop.games import face_of, load
from shtil_desktop.games.mistakes import Loss, Mistake
from shtil_desktop.games.problems import Verdict
from shtil_desktop.games.qwirkle.review.mistakes import mistakes_of as qwirkle_mistakes
from shtil_desktop.games.qwirkle.review.review import review as review_qwirkle
from shtil_desktop.games.record import write
from shtil_desktop.games.rng import Rng
from shtil_desktop.games.same_deal import play_out
from shtil_desktop.games.shkap.review.mistakes import mistakes_of as shkap_mistakes
from shtil_desktop.games.shkap.review.review import review as review_shkap
from shtil_desktop.games.shtil.review.losing_move import LosingMoveSearch, positions_of
from shtil_desktop.games.shtil.rules.options import Mode, Options

MOVES = 12
"""Moves that are asked about in one position, the one that was made among them."""
WORST = 3
STEPS = 120_000
"""Of the solver, to find what lost a voyage: less than a review has, so fewer are found."""
KINDS = (
    Options(Mode.STANDARD, 1),
    Options(Mode.STANDARD, 2),
    Options(Mode.STANDARD, 3),
    Options(Mode.ARCH, 2),
    Options(Mode.PYRAMID, 1),
    Options(Mode.STANDARD, 2, reefs=True, monsters=3),
)


class JobContext:
    def report(self, value: Any) -> None: ...

    def is_cancelled(self) -> bool:
        return False


def played(game: str, level: str, options: Any, number: int) -> Any:
    face = face_of(game)
    match = face.new_game(options, number)
    assert play_out(face, match, [level] * match.seats, (), lambda: False)
    return match


def shtil(number: int) -> tuple[Any, tuple[Mistake, ...]]:
    """The decision that lost a voyage, whoever's it was; and two from its middle, judged by their chance."""
    match = played("shtil", "deckhand", KINDS[number % len(KINDS)], number)
    bounds = LosingMoveSearch(positions_of(match))
    bounds.look()
    for _ in bounds.narrow((4_000, 20_000), STEPS, lambda: False):
        pass
    first, last = bounds.first_lost, bounds.last_winnable
    found = [Mistake(first - 1, Loss.MATCH)] if first and last is not None and first == last + 1 else []
    middle = len(match.actions) // 2
    can_be_judged = match.options.mode is Mode.STANDARD and not match.options.is_stormy
    return match, (*found, *(Mistake(middle + by, Loss.CHANCE) for by in (0, 5) if can_be_judged))


def qwirkle(number: int) -> tuple[Any, tuple[Mistake, ...]]:
    match = played("qwirkle", "beginner", face_of("qwirkle").default_options(), number)
    return match, qwirkle_mistakes(review_qwirkle(match, 0))


def shkap(number: int) -> tuple[Any, tuple[Mistake, ...]]:
    match = played("shkap", "deckhand", face_of("shkap").default_options(), number)
    return match, shkap_mistakes(review_shkap(match, 0))


def moves_at(match: Any, at: int) -> Iterator[Any]:
    """The move that was made, and others."""
    position = match.position_after(at)
    made = match.actions[at][1]
    yield made
    every = [
        action
        for opening in position.legal_actions()
        for action in islice(position.completions(opening), 40)
        if action != made
    ]
    Rng("drills", match.number, at).shuffle(every)
    yield from every[: MOVES - 1]


def main() -> None:
    matches = int(sys.argv[1]) if len(sys.argv) > 1 else 6
    wanted = sys.argv[2:] or ["shtil", "qwirkle", "shkap"]
    for game, find in (("shtil", shtil), ("qwirkle", qwirkle), ("shkap", shkap)):
        if game not in wanted:
            continue
        job = load(face_of(game).jobs["judge"])
        seconds: list[float] = []
        work: list[float] = []
        unknown = drills = again = 0
        losses = dict.fromkeys(Loss, 0)
        for number in range(1, matches + 1):
            match, mistakes = find(number)
            record = write(match)
            for mistake in mistakes[:WORST]:
                drills += 1
                losses[mistake.loss] += 1
                for at, action in enumerate(moves_at(match, mistake.action)):
                    begun, worked = time.perf_counter(), time.process_time()
                    verdict = job(JobContext(), record, mistake.action, action, mistake.loss).verdict
                    seconds.append(time.perf_counter() - begun)
                    work.append(time.process_time() - worked)
                    unknown += verdict is Verdict.UNKNOWN
                    again += not at and verdict is Verdict.LOSES
        seconds.sort()
        work.sort()
        known = ", ".join(f"{loss.value} {count}" for loss, count in losses.items() if count)
        sys.stdout.write(
            f"{game}: {matches} matches, {drills} drills ({known}), wrong again {again},"
            f" {len(seconds)} verdicts: median {seconds[len(seconds) // 2]:.2f} s,"
            f" 99 of 100 within {seconds[len(seconds) * 99 // 100]:.2f} s, longest {seconds[-1]:.2f} s,"
            f" within 1 s {sum(each <= 1 for each in seconds)}, unknown {unknown};"
            f" of processor time the longest {work[-1]:.2f} s\n"
        )
        sys.stdout.flush()


if __name__ == "__main__":
    main()

"""Making problems from voyages of seats of various levels: where they lost, or nearly did.

Everything is counted, nothing timed: a number makes the same problem everywhere.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import Any, Final

from shtil_desktop.games.problems import HARDEST, Problem
from shtil_desktop.games.rng import Rng
from shtil_desktop.games.shtil.crew import Mate, sign_on
from shtil_desktop.games.shtil.game import SHTIL
from shtil_desktop.games.shtil.problems.kinds import WIN
from shtil_desktop.games.shtil.problems.proof import Line, Proof
from shtil_desktop.games.shtil.problems.temptation import chosen_by_seats, plain, preferred, proposed
from shtil_desktop.games.shtil.rules.actions import ShtilAction
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.games.shtil.rules.record_entries import to_entry
from shtil_desktop.games.shtil.rules.sea import Ask
from shtil_desktop.games.shtil.rules.voyage import Shtil
from shtil_desktop.games.shtil.solver.cards_left import CardsLeft
from shtil_desktop.games.shtil.solver.exhaustive_search import BudgetSpent
from shtil_desktop.games.shtil.solver.loss_proofs import why_lost
from shtil_desktop.games.values import value

KINDS: Final = (
    Options(Mode.STANDARD, 1),
    Options(Mode.STANDARD, 2),
    Options(Mode.STANDARD, 1, removed=4),
    Options(Mode.ARCH, 1),
    Options(Mode.STANDARD, 1, reefs=True),
    Options(Mode.SUN_MOON, 1),
    Options(Mode.STANDARD, 3),
    Options(Mode.STANDARD, 1, monsters=3),
    Options(Mode.PYRAMID, 1),
    Options(Mode.STANDARD, 1, storms=True),
    Options(Mode.STANDARD, 1, wilds=1),
    Options(Mode.STANDARD, 1, removed=8),
    Options(Mode.STANDARD, 2, reefs=True),
    Options(Mode.SUN_MOON, 2),
    Options(Mode.STANDARD, 1, removed=12),
    Options(Mode.STANDARD, 2, storms=True),
    Options(Mode.STANDARD, 1, reefs=True, wilds=1),
    Options(Mode.STANDARD, 2, removed=8),
    Options(Mode.STANDARD, 2, monsters=3),
    Options(Mode.STANDARD, 1, reefs=True, monsters=3, storms=True, wilds=1),
)
"""Problem by problem, one kind of voyage after the other."""
TRIES: Final = 80
"""Voyages sailed for a problem as hard as is wanted, before an easier one will do."""
LEVELS: Final = ("greedy", "deckhand", "sailor", "captain")
HIGHEST: Final = 1_000_000
"""Of the deals' numbers."""
FEWEST: Final = 3
MOST: Final = 12
"""Decisions to the end."""
MOST_CARDS: Final = 22
MOST_BY_MODE: Final = {Mode.PYRAMID: 13, Mode.SUN_MOON: 14}
MOST_WITH_MONSTERS: Final = 12
"""In hands and decks together: further from the end there is too much to be tried."""
STEPS: Final = 1200
"""Of the search, for all that is asked of one position."""
BACK: Final = 4
"""Turns that are looked at, from the one that lost the voyage backwards."""
FEW: Final = 3
"""First moves that win: no more than these, of at least `CHOICE`."""
CHOICE: Final = 8


@value
class Found:
    """A position with all that is proven of it."""

    game: Shtil
    moves: int
    winning: tuple[ShtilAction, ...]
    tempting: int
    line: Line
    depth: int
    """How many decisions the best play after a tempting wrong move takes until the loss is plain."""


def make(number: int) -> Problem:
    """The problem of a number: the first that is as hard as is wanted, or after many tries the hardest."""
    kind, wanted = number % len(KINDS), 1 + number // len(KINDS) % HARDEST
    options = KINDS[kind]
    best: Problem | None = None
    for attempt in count():
        if best is not None and (best.difficulty >= wanted or attempt >= TRIES):
            return best
        dice = Rng("problems", "shtil", number, attempt)
        levels = [LEVELS[dice.below(len(LEVELS))] for _ in range(options.seats)]
        found = find(Shtil(options, dice.below(HIGHEST)), levels)
        if found is not None:
            problem = to_problem(number, found)
            if best is None or problem.difficulty > best.difficulty:
                best = problem
    raise AssertionError


def find(game: Shtil, levels: list[str]) -> Found | None:
    """A problem in the voyage as these levels sail it."""
    turns = _sail(game, levels)
    is_won = game.result is not None and bool(game.result.winners)
    candidates = _narrow_escapes(turns) if is_won else _before_the_loss(turns)
    return next((found for position in candidates if (found := examine(position)) is not None), None)


def _sail(game: Shtil, levels: list[str]) -> list[Shtil]:
    """Sail on to the end: the turns with few cards left, the last one first."""
    turns: list[Shtil] = []
    options = game.options
    most = MOST_WITH_MONSTERS if options.monsters else MOST_BY_MODE.get(options.mode, MOST_CARDS)
    moves = 0

    def mate(seat: int) -> Mate:
        return sign_on(levels[seat], "problems", game.options.key, game.number, seat, moves)

    while (decision := game.decision) is not None:
        if decision.ask is Ask.SPLIT:
            for seat in game.talk_wanted():
                game.say(seat, mate(seat).say(game.view(seat)))
        if decision.ask is Ask.TURN and CardsLeft(game).usable <= most:
            turns.append(game.copy())
        game.apply(mate(decision.seat).decide(game.view(decision.seat)))
        moves += 1
    return turns[::-1]


def _before_the_loss(turns: list[Shtil]) -> Iterator[Shtil]:
    """From the last turn on that could be won, backwards; none where that can't be said."""
    for at, position in enumerate(turns):
        if why_lost(position) is None:
            try:
                is_winnable = Proof(STEPS).is_winnable(position)
            except BudgetSpent:
                return
            if is_winnable:
                yield from turns[at : at + BACK]
                return


def _narrow_escapes(turns: list[Shtil]) -> Iterator[Shtil]:
    """Of a voyage that was won, the turns in which a seat of another level would have lost it at once."""
    for position in turns[FEWEST - 1 : MOST]:
        for action in chosen_by_seats(position, _words(position)):
            after = _after(position, action)
            if after.result is None and why_lost(after) is not None:
                yield position
                break


def examine(game: Shtil) -> Found | None:
    """What is proven of a position if it makes a problem: few moves win, a tempting one loses."""
    moves = {plain(action) for listed in game.legal_actions() for action in game.completions(listed)}
    if len(moves) < CHOICE or (not game.sea.start_lies and game.options.has_start):
        return None
    proof = Proof(STEPS)
    try:
        winning = _winning(game, moves, proof)
        if winning is None or proposed(game) <= set(winning):  # whoever takes any proposal is right
            return None
        wrong = _tempting(game, winning)
        line = proof.shortest(game, MOST)
        if not wrong or line is None or len(line) < FEWEST:
            return None
        depth = max(proof.depth(_after(game, action)) for action in wrong)
    except BudgetSpent:
        return None
    return Found(game, len(moves), winning, len(wrong), line, depth)


def _winning(game: Shtil, moves: set[ShtilAction], proof: Proof) -> tuple[ShtilAction, ...] | None:
    """The moves that win; None if there are none, or too many."""
    found = []
    for action in sorted(moves, key=repr):
        if proof.is_winnable(_after(game, action)):
            found.append(action)
            if len(found) > FEW:
                return None
    return tuple(found) or None


def _tempting(game: Shtil, winning: tuple[ShtilAction, ...]) -> set[ShtilAction]:
    return (chosen_by_seats(game, _words(game)) | preferred(game, winning)) - set(winning)


def _words(game: Shtil) -> tuple[object, ...]:
    """What the dice of seats belong to that are asked for their opinion."""
    return ("problems", game.options.key, game.number)


def _after(game: Shtil, action: ShtilAction) -> Shtil:
    after = game.copy()
    after.apply(action)
    return after


# A problem from what was found


def to_problem(number: int, found: Found) -> Problem:
    options, usual = SHTIL.write_options(found.game.options), SHTIL.write_options(Options())
    won = found.game.copy()
    for action in found.line:
        won.apply(plain(action))
    record = won.to_record()
    before = len(found.game.actions)
    measures = {
        "decisions": len(found.line),
        "moves": found.moves,
        "winning": len(found.winning),
        "tempting": found.tempting,
        "depth": found.depth,
    }
    return Problem(
        game="shtil",
        id=f"{WIN}-{number}",
        kind=WIN,
        options={name: kept for name, kept in options.items() if kept != usual[name]},
        number=found.game.number,
        actions=tuple(record["actions"][:before]),
        solutions=tuple(_entry(found.game, action) for action in found.winning),
        line=tuple(record["actions"][before:]),
        outcome=record["outcome"],
        difficulty=difficulty(measures),
        measures=measures,
        facts={},
    )


def _entry(game: Shtil, action: ShtilAction) -> dict[str, Any]:
    return {"seat": game.sea.decider, **to_entry(action, game.options.layout)}


BOUNDS: Final = (6, 9, 12, 15)
"""The first sum of each difficulty from 2 on."""


def difficulty(measures: dict[str, int]) -> int:
    """From 1 to 5: decisions to be made, wrong moves that look right, and how long they go on to do so."""
    total = measures["decisions"] + 2 * min(measures["tempting"], 4) + measures["depth"] - measures["winning"]
    return 1 + sum(total >= bound for bound in BOUNDS)

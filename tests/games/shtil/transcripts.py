"""Golden playthroughs: seeded random voyages in words, kept in `playthroughs/`.

`python -m tests.games.shtil.transcripts` writes them anew, when a change of the rules is meant.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

from shtil_desktop.games.base import Event
from shtil_desktop.games.shtil.rules import actions as do
from shtil_desktop.games.shtil.rules import events as ev
from shtil_desktop.games.shtil.rules.actions import ShtilAction
from shtil_desktop.games.shtil.rules.cards import NAMES, ORANGE, PURPLE, WILD, Card
from shtil_desktop.games.shtil.rules.deal import Deal, deal
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.games.shtil.rules.voyage import Shtil
from tests.games.shtil.players import kind_deal

FOLDER = Path(__file__).with_name("playthroughs")
EVERY = 8
"""Actions between two drawings of the grid."""
CARE = 0.8
"""How often an island is played if one can be."""

VOYAGES: dict[str, tuple[Options, int]] = {
    "standard-solo": (Options(seats=1), 1),
    "standard-three": (Options(seats=3), 54),
    "fewer-islands": (Options(seats=2, removed=12), 1),
    "reefs": (Options(seats=3, reefs=True), 1),
    "monsters": (Options(seats=2, monsters=4), 1),
    "storms": (Options(seats=2, storms=True), 1),
    "wilds": (Options(seats=4, wilds=2), 1),
    "stormy-seas": (Options(seats=2, reefs=True, monsters=3, storms=True, wilds=2), 1),
    "great-arch": (Options(Mode.ARCH, 2), 8),
    "sun-and-moon": (Options(Mode.SUN_MOON, 3), 1),
    "pyramid": (Options(Mode.PYRAMID, 2), 32),
    "competitive": (Options(Mode.COMPETITIVE, 2), 1),
}
FRIENDLY = {"standard-three", "great-arch", "pyramid", "competitive"}
"""Voyages from a friendly deal, that come further."""


def transcript(name: str) -> str:
    options, number = VOYAGES[name]
    dealt = kind_deal(options, number) if name in FRIENDLY else deal(options, number)
    return "".join(f"{line}\n" for line in tell(options, number, dealt, Random(name)))


def tell(options: Options, number: int, dealt: Deal, rng: Random) -> Iterator[str]:
    """The voyage line by line: one for each action, with what came of it."""
    game = Shtil(options, number, dealt)
    yield f"{options.key}, deal {number}"
    yield from (f"Seat {seat} holds {cards(hand)}." for seat, hand in enumerate(dealt.hands))
    yield from (f"- {line}" for line in results(game.opening_events))
    done = 0
    while game.decision is not None:
        seat, action = game.decision.seat, choose(game, rng)
        done += 1
        told = [in_words(action, game), *results(game.apply(action))]
        yield f"{done}. Seat {seat} {'; '.join(told)}."
        if done % EVERY == 0 or game.decision is None:
            yield from drawing(game)
    assert game.result is not None
    yield ending(game)


def choose(game: Shtil, rng: Random) -> ShtilAction:
    """Islands first and cheaply, now and then anything; the order of the list doesn't matter."""
    actions = sorted(game.legal_actions(), key=repr)
    islands = [action for action in actions if isinstance(action, do.PlayIsland) and action.price < 2]
    if islands and rng.random() < CARE:
        action: ShtilAction = min(islands, key=lambda island: (island.price, strain(game, island)))
    else:
        kind = rng.choice(sorted({type(action).__name__ for action in actions}))
        action = rng.choice([action for action in actions if type(action).__name__ == kind])
    return action.paid(rng.sample(sorted(game.purse(action)), action.price)) if action.price else action


def strain(game: Shtil, island: do.PlayIsland) -> float:
    """How far from its place on the line the island would lie."""
    spec = game.sea.layout.lines[game.sea.layout.line_of[island.cell]]
    return abs((island.cell - spec.first + 0.5) / (spec.last - spec.first + 1) - island.number / 81)


def cards(held: Sequence[Card]) -> str:
    return ", ".join(str(NAMES.get(card, card)) for card in held) or "nothing"


def at(game: Shtil, cell: int) -> str:
    row, col = game.sea.layout.positions[cell]
    return f"row {row} column {col}"


def in_words(action: ShtilAction, game: Shtil) -> str:
    match action:
        case do.PlayIsland(card, cell, number, _, pay):
            what = f"a wild as {number}" if card == WILD else str(number)
            return f"plays {what} at {at(game, cell)}" + (f", paying {cards(pay)}" if pay else "")
        case do.PlayStart(wild):
            return "plays a wild as the start" if wild else "plays the start"
        case do.Split(shares):
            return "splits the eight: " + ", ".join(f"seat {seat} {n}" for seat, n in enumerate(shares))
        case do.Give(_, pay):
            return f"gives {cards(pay)}"
        case do.PlayFinish(wild):
            return "plays a wild as the finish" if wild else "plays the finish"
        case do.Discard(pay):
            return f"discards {cards(pay)}"
        case do.Strike(cell):
            return f"sets a monster on {at(game, cell)}"
        case do.Trade():
            return "trades the whole hand for a compass"
        case do.TurnIsland(cell, pay):
            return f"discards {cards(pay)} to turn the island at {at(game, cell)}"
        case do.UseCompass(storm, place, wild):
            where = f"row {place}" if storm == PURPLE else f"seat {place}"
            return f"uses a {'wild' if wild else 'compass'} against the {NAMES[storm]} storm at {where}"
        case do.MoveReef(row):
            return f"moves the reef to row {row}"
        case do.HoldReef(pay):
            return f"holds the reef, paying {cards(pay)}"
        case do.CancelStorm(wild):
            return f"cancels the storm with a {'wild' if wild else 'compass'}"
        case do.TakeYellow(_, pay):
            return f"lets the yellow storm come and discards {cards(pay)}"
        case do.TakePurple(row):
            return (
                f"lets the purple storm come on row {row}"
                if row is not None
                else "lets the purple storm pass"
            )
        case do.TakeOrange():
            return "lets the orange storm come"
        case do.Explore(pay):
            return f"explores, discarding {cards(pay)}"
        case do.Swap():
            return "swaps the whole hand for the row"
        case do.Pass():
            return "passes"
    raise TypeError(f"no words for {action!r}")


def results(events: Sequence[Event]) -> Iterator[str]:
    """What followed from an action, beside what its own words say already."""
    for event in events:
        match event:
            case ev.CardsDrawn(seat, drawn):
                yield f"seat {seat} draws {cards(drawn)}"
            case ev.BlindDiscarded(seat, count):
                yield f"seat {seat} gives {count} unseen"
            case ev.RowCompleted(row):
                yield f"row {row} is full"
            case ev.ReefLeft():
                yield "the reef is gone"
            case ev.MonsterStruck(_, _, card):
                yield f"{cards((card,))} is gone"
            case ev.MonstersShown(_, held):
                yield f"monsters in hand: {', '.join(map(str, held))}"
            case ev.StormRevealed(seat, storm):
                yield f"seat {seat} meets {'an' if storm == ORANGE else 'a'} {NAMES[storm]} storm"
            case ev.CompassWon(_, by):
                yield f"a compass for the {by.value}"
            case ev.HandsTurned(seat, moon_up):
                yield f"seat {seat} meets a compass, all hands show the {'moon' if moon_up else 'sun'}"
            case ev.ExplorerTurned(_, card):
                yield f"the explorer finds {cards((card,))}"
            case ev.FinishOpened():
                yield "a finish lies open"
            case ev.CardsTaken(seat, taken):
                yield f"seat {seat} takes {cards(taken)}"
            case ev.RowRefilled(refill):
                yield f"the row gets {cards(refill)}"


def drawing(game: Shtil) -> Iterator[str]:
    """The grid, top row first; a moon-side island has a mark."""
    sea = game.sea
    numbers, positions = sea.numbers(), sea.layout.positions
    width = 1 + max(col for _, col in positions)
    for row in reversed(range(len(sea.layout.rows))):
        words = ["   "] * width
        for cell in sea.layout.rows[row]:
            number = numbers[cell]
            words[positions[cell][1]] = (
                " . " if number is None else f"{number:2}{'*' if sea.sides[cell] else ' '}"
            )
        bars = " reef" * (sea.reef == row) + " purple" * sea.purples.count(row)
        yield ("    |" + " ".join(words) + "|" + bars).rstrip()


def ending(game: Shtil) -> str:
    """As a record tells it."""
    outcome = game.to_record()["outcome"]
    seat = "" if outcome["seat"] is None else f", seat {outcome['seat']}"
    scores = "" if outcome["scores"] is None else ", {} to {}".format(*outcome["scores"])
    return f"{outcome['result'].capitalize()}: {outcome['reason']}{seat}{scores}."


def main() -> int:
    FOLDER.mkdir(exist_ok=True)
    for name in VOYAGES:
        (FOLDER / f"{name}.txt").write_text(transcript(name), encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())

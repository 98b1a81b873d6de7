"""What the numbers still allow: gaps that nothing can fill any more, and why a voyage ended."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from shtil_desktop.games.base import Outcome
from shtil_desktop.games.shtil import Shtil, View
from shtil_desktop.games.shtil.cards import ISLANDS, MONSTER, WILD, Card, is_island
from shtil_desktop.games.shtil.line import Gap, Line
from shtil_desktop.games.shtil.options import Mode
from shtil_desktop.games.shtil.refusals import Refusal
from shtil_desktop.games.shtil.rules.sun_moon import wanted_side
from shtil_desktop.games.shtil.sea import Sea
from shtil_desktop.games.values import value


@value
class EndingFacts:
    """Why and in which state a voyage ended, with every card known."""

    outcome: Outcome
    empty_cells: tuple[int, ...]
    narrow: tuple[Gap, ...]
    """Gaps that no numbers were left for."""
    hand: tuple[Card, ...]
    """What the seat that could not move held; empty if there is none."""
    refused: tuple[tuple[Card, Refusal], ...]
    """For each of its islands, why it could not be played where it came closest to it."""
    cards_left: int
    """In all hands and decks together."""
    wrong_sides: tuple[int, ...] = ()
    """The cells of the islands that show sun for moon, or moon for sun."""


def narrow_gaps(view: View) -> list[Gap]:
    """The gaps that can't be filled any more, as far as a seat knows: from the grid and its own discards.

    None as long as wilds or monsters that are still to come could mend it.
    """
    return _narrow(view.sea, view.discards)


def facts_of(game: Shtil) -> EndingFacts | None:
    """Why the voyage ended; None while it runs."""
    outcome, sea = game.result, game.sea
    if outcome is None:
        return None
    away = [card for pile in (*game.discards, *game.unseen, game.dealt.removed) for card in pile]
    stuck = outcome.seat if outcome.seat is not None and game.options.mode is not Mode.COMPETITIVE else None
    return EndingFacts(
        outcome=outcome,
        empty_cells=tuple(cell for cell, number in enumerate(sea.numbers()) if number is None),
        narrow=tuple(_narrow(sea, away)),
        hand=() if stuck is None else tuple(game.hands[stuck]),
        refused=() if stuck is None else tuple(_refused(game.view(stuck))),
        cards_left=sum(map(len, game.hands)) + _in_decks(game),
        wrong_sides=tuple(_wrong_sides(sea)) if game.options.mode is Mode.SUN_MOON else (),
    )


def _wrong_sides(sea: Sea) -> list[int]:
    return [cell for cell in sea.islands() if sea.sides[cell] != wanted_side(sea, cell)]


def _in_decks(game: Shtil) -> int:
    return sum(len(deck) - top for deck, top in zip(game.decks, game.tops, strict=True))


def _narrow(sea: Sea, away: Iterable[Card]) -> list[Gap]:
    away = list(away)
    free = set(ISLANDS) - set(away) - set(sea.gone) - _lying(sea)
    wilds = sea.options.wilds - len(sea.wild_cells) - away.count(WILD) - sea.gone.count(WILD)

    def lacks(gap: Gap) -> int:
        """How many numbers are missing for the cells of a gap."""
        return gap.last - gap.first + 1 - sum(gap.low < number < gap.high for number in free)

    def is_hopeless(gap: Gap) -> bool:
        return gap.high - gap.low - 1 < gap.last - gap.first + 1 or lacks(gap) > wilds

    gaps = [gap for line in sea.lines for gap in line.gaps()]
    if monsters := _monsters_left(sea):
        strikes = sum(_strikes_needed(line, is_hopeless) for line in sea.lines)
        return [gap for gap in gaps if is_hopeless(gap)] if strikes > monsters else []
    short = [gap for gap in gaps if lacks(gap) > 0]
    if sum(map(lacks, short)) > wilds:
        return short
    return [gap for gap in short if is_hopeless(gap)]


def _lying(sea: Sea) -> set[int]:
    """The islands on the grid; where a wild lies, the island of its number is still somewhere."""
    numbers = sea.numbers()
    return {number for cell, number in enumerate(numbers) if number and cell not in sea.wild_cells}


def _monsters_left(sea: Sea) -> int:
    if sea.options.mode is Mode.PYRAMID:
        return 5 - sea.gone.count(MONSTER)
    return sea.options.monsters - sea.gone.count(MONSTER)


def _strikes_needed(line: Line, is_hopeless: Callable[[Gap], bool]) -> int:
    """The fewest islands that would have to leave a line so that each of its gaps could be filled."""
    numbers, cells = line.numbers, line.cells
    fewest = [0]
    for at in range(1, len(cells)):
        ways = [
            fewest[before] + at - before - 1
            for before in range(at)
            if not is_hopeless(Gap(cells[before] + 1, cells[at] - 1, numbers[before], numbers[at]))
        ]
        fewest.append(min(ways, default=len(cells)))
    return fewest[-1]


MILDNESS = (Refusal.TOO_DEAR, Refusal.NEEDS_NEIGHBOUR, Refusal.STORM_ROW, Refusal.REEF_ROW)
"""What comes closest to a placement first; then all that doesn't fit by its number."""


def _refused(view: View) -> list[tuple[Card, Refusal]]:
    found = []
    for card in view.hand:
        refusals = [answer for answer in view.answers(card) if isinstance(answer, Refusal)]
        if is_island(card) and refusals:
            found.append((card, min(refusals, key=_closeness)))
    return found


def _closeness(refusal: Refusal) -> tuple[int, bool]:
    at = MILDNESS.index(refusal) if refusal in MILDNESS else len(MILDNESS)
    return at, refusal is Refusal.CELL_TAKEN

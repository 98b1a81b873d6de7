"""Proofs that a voyage is lost: each looks for one thing that every winning line needs and that isn't there.

A proof must hold whatever is played, so where an expansion can undo what it rests on (a monster frees a cell,
a wild stands for any number), it asks for less or stays silent.
"""

from __future__ import annotations

from itertools import chain

from shtil_desktop.games.shtil.rules.cards import COMPASS, FINISH, MONSTER
from shtil_desktop.games.shtil.rules.deal import HAND
from shtil_desktop.games.shtil.rules.line import Gap, Line, forced_payments
from shtil_desktop.games.shtil.rules.options import Mode
from shtil_desktop.games.shtil.rules.sea import Ask
from shtil_desktop.games.shtil.rules.turns.start import TO_GIVE
from shtil_desktop.games.shtil.rules.voyage import Shtil
from shtil_desktop.games.shtil.solver.cards_left import CardsLeft
from shtil_desktop.games.shtil.solver.depth_proof import why_too_late
from shtil_desktop.games.shtil.solver.least_prices import NEVER, least_price
from shtil_desktop.games.shtil.solver.verdict import Cause, Lost


def why_lost(game: Shtil, cards_left: CardsLeft | None = None) -> Lost | None:
    """A reason why no play wins, None if none is found. For crews only, not for rivals."""
    cards_left = cards_left or CardsLeft(game)
    return (
        _no_finish(game, cards_left)
        or _no_start(game, cards_left)
        or _gaps_lack_numbers(game, cards_left)
        or _lines_lack_numbers(game, cards_left)
        or _too_few_cards(game, cards_left)
        or _seat_runs_out(game, cards_left)
        or _row_barred(game, cards_left)
        or why_too_late(game, cards_left)
    )


def _no_finish(game: Shtil, cards_left: CardsLeft) -> Lost | None:
    if game.sea.finish_lies or cards_left.finishes or cards_left.wilds:
        return None
    if FINISH in game.explorer[len(game.sea.explored) :]:
        return None
    return Lost(Cause.NO_FINISH, needed=1)


def _no_start(game: Shtil, cards_left: CardsLeft) -> Lost | None:
    if game.sea.start_lies or not game.options.has_start or cards_left.starts or cards_left.wilds:
        return None
    return Lost(Cause.NO_START, needed=1)


def _reach(game: Shtil) -> int:
    """The highest price that a hand can ever pay."""
    return max(HAND, *map(len, game.hands)) - 1


def _gaps_lack_numbers(game: Shtil, cards_left: CardsLeft) -> Lost | None:
    """A wild fills one cell each; a monster's strike may join two gaps to one with more numbers."""
    reach = _reach(game)
    lacking = [
        gap for line in game.sea.lines for gap in line.gaps() if _shortage(line, gap, cards_left, reach)
    ]
    if not lacking:
        return None
    shortage = sum(_line_shortage(line, cards_left, reach) for line in game.sea.lines)
    if shortage <= cards_left.wilds:
        return None
    cells = tuple(chain.from_iterable(range(gap.first, gap.last + 1) for gap in lacking))
    numbers = tuple(chain.from_iterable(map(cards_left.numbers, lacking)))
    is_far = len(numbers) + cards_left.wilds >= len(cells)
    cause = Cause.TOO_FAR if is_far else Cause.TOO_FEW_NUMBERS
    return Lost(cause, cells, numbers, needed=len(cells), left=len(numbers) + cards_left.wilds)


def _shortage(line: Line, gap: Gap, cards_left: CardsLeft, reach: int) -> int:
    """Cells of a gap that no island left can fill."""
    cells = gap.cells
    if gap.high - gap.low - 1 < cells:
        return NEVER
    count = cards_left.between(gap.low, gap.high)
    if count < cells:
        return cells - count
    if (
        line.is_priced and cells <= 3 and not cards_left.monsters
    ):  # a price may rest on an island struck later
        return int(least_price(gap, cards_left.numbers(gap), reach) >= NEVER)
    return 0


def _line_shortage(line: Line, cards_left: CardsLeft, reach: int) -> int:
    """The least shortage of a line once monsters have struck where it helps most."""
    if not cards_left.monsters:
        return sum(_shortage(line, gap, cards_left, reach) for gap in line.gaps())
    strikes = cards_left.monsters
    cells, numbers = line.cells, line.numbers
    least = [[0] * (strikes + 1)]
    for at in range(1, len(cells)):
        row = [NEVER * 40] * (strikes + 1)
        for before in range(max(0, at - 1 - strikes), at):
            struck = at - 1 - before
            gap = Gap(cells[before] + 1, cells[at] - 1, numbers[before], numbers[at])
            short = _shortage(line, gap, cards_left, reach) if gap.first <= gap.last else 0
            for spent in range(struck, strikes + 1):
                row[spent] = min(row[spent], least[before][spent - struck] + short)
        least.append(row)
    return least[-1][strikes]


def _lines_lack_numbers(game: Shtil, cards_left: CardsLeft) -> Lost | None:
    """Lines that share one pack: the numbers of a range must suffice for all gaps within it."""
    if len(game.sea.lines) == 1:
        return None
    gaps = [gap for line in game.sea.lines for gap in line.gaps()]
    for low in {gap.low for gap in gaps}:
        for high in {gap.high for gap in gaps if gap.high > low}:
            inside = [gap for gap in gaps if low <= gap.low and gap.high <= high]
            needed = sum(gap.cells for gap in inside)
            if needed > cards_left.between(low, high):
                cells = tuple(cell for gap in inside for cell in range(gap.first, gap.last + 1))
                numbers = cards_left.numbers(Gap(0, 0, low, high))
                return Lost(Cause.TOO_FEW_NUMBERS, cells, numbers, needed, len(numbers))
    return None


def _too_few_cards(game: Shtil, cards_left: CardsLeft) -> Lost | None:
    needed = cards_needed(game, cards_left)
    return (
        Lost(Cause.TOO_FEW_CARDS, needed=needed, left=cards_left.usable)
        if needed > cards_left.usable
        else None
    )


def cards_needed(game: Shtil, cards_left: CardsLeft) -> int:
    """The least number of cards, monsters not counted, that a win still takes."""
    needed = cards_left.wrong + _start_cards(game, cards_left) + sum(game.sea.owed)
    if game.options.mode is not Mode.PYRAMID:
        return needed + cards_left.empty + payments_due(game, cards_left) + 1
    placements, explores = _pyramid_turns(game, cards_left)
    strikes = placements - cards_left.empty
    return placements + max(0, payments_due(game, cards_left) - strikes) + 2 * explores


def payments_due(game: Shtil, cards_left: CardsLeft) -> int:
    """The least payments for all gaps. Striking an island saves one at most, and adds a cell to fill."""
    is_exact = not cards_left.monsters and not cards_left.wilds
    reach = _reach(game)
    due = 0
    for line in game.sea.lines:
        if line.is_priced:
            for gap in line.gaps():
                if is_exact:
                    due += least_price(gap, cards_left.numbers(gap), reach)
                else:
                    due += forced_payments(gap.cells, gap.low, gap.high)
    return due


def _start_cards(game: Shtil, cards_left: CardsLeft) -> int:
    """The start and the eight, fewer if what is no hand card may stand for some of them."""
    sea = game.sea
    if sea.to_split is not None:
        return sea.to_split - sum(sea.blind)
    if sea.start_lies or not game.options.has_start:
        return 0
    spared = cards_left.monsters - cards_left.held + cards_left.storms
    if game.seats == 2:  # the last cards of a deck, counted for the eight, may turn the hands instead
        spared += min(4, cards_left.counts[COMPASS])
    return 1 + max(0, TO_GIVE - spared)


def _pyramid_turns(game: Shtil, cards_left: CardsLeft) -> tuple[int, int]:
    """Islands to place and explorer cards to buy at least.

    Each island turns a card over, each monster among them frees a cell.
    """
    sea = game.sea
    coming = game.explorer[len(sea.explored) :]
    cells = cards_left.empty + sea.strike_due
    placements = cells
    while (more := cells + coming[: max(0, placements - 1)].count(MONSTER)) > placements:
        placements = more
    if sea.finish_lies or FINISH not in coming:
        return placements, 0
    finish = coming.index(FINISH)
    if finish < placements:
        return placements, 0
    placements = cells + coming[:finish].count(MONSTER)
    return placements, max(0, finish + 1 - placements)


def _seat_runs_out(game: Shtil, cards_left: CardsLeft) -> Lost | None:
    """Every turn takes a card from the hand of its seat; the turns go round."""
    turns = turns_needed(game, cards_left)
    first = next_seat(game)
    for place, seat in enumerate(game.sea.clockwise(first)):
        own = -(-(turns - place) // game.seats)
        left = cards_left.by_seat[seat]
        if own > left:
            return Lost(Cause.SEAT_RUNS_OUT, needed=own, left=left, seat=seat)
    return None


def turns_needed(game: Shtil, cards_left: CardsLeft) -> int:
    sea = game.sea
    if game.options.mode is Mode.PYRAMID:
        return sum(_pyramid_turns(game, cards_left))
    start = game.options.has_start and not sea.start_lies
    return cards_left.empty + 2 * cards_left.held + cards_left.wrong + start + 1


def next_seat(game: Shtil) -> int:
    sea = game.sea
    if sea.ask is Ask.TURN or sea.opening is not None:
        return sea.turn
    return (sea.turn + 1) % game.seats


def _row_barred(game: Shtil, cards_left: CardsLeft) -> Lost | None:
    """A purple storm that no compass can ever drive away."""
    sea = game.sea
    if sea.compasses or sea.supply or cards_left.wilds or COMPASS in game.explorer[len(sea.explored) :]:
        return None
    for row in sea.purples:
        cells = tuple(cell for cell in sea.layout.rows[row] if sea.number_at(cell) is None)
        if cells:
            return Lost(Cause.ROW_BARRED, cells, row=row)
    return None

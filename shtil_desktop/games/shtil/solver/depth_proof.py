"""The proof that what a sea still needs lies too deep in a deck.

Once a card is drawn, its seat has no more than a hand and what lies below. From these it must place, and pay
for, all that only the cards from there on can fill.
"""

from __future__ import annotations

from bisect import bisect_left
from typing import Final

from shtil_desktop.games.shtil.rules.cards import FINISH, LAST_ISLAND, WILD, Card
from shtil_desktop.games.shtil.rules.deal import HAND
from shtil_desktop.games.shtil.rules.line import Line, is_border, price_in_gap
from shtil_desktop.games.shtil.rules.options import Mode
from shtil_desktop.games.shtil.rules.voyage import Shtil
from shtil_desktop.games.shtil.solver.cards_left import CardsLeft
from shtil_desktop.games.shtil.solver.verdict import Cause, Lost

DEEP: Final = 14
"""Cards of a deck, from its end, that are looked at: further up there is enough to pay with."""


def why_too_late(game: Shtil, cards_left: CardsLeft) -> Lost | None:
    """Silent where a cell may be freed, filled by a wild or on another line, or where hands still grow."""
    sea = game.sea
    is_starting = game.options.has_start and not sea.start_lies
    if cards_left.monsters or cards_left.wilds or is_starting or sea.owed or len(sea.lines) > 1:
        return None
    for seat in range(game.seats):
        lost = _seat_too_late(game, cards_left, seat)
        if lost is not None:
            return lost
    return (
        _finish_paid_away(game, cards_left)
        if game.seats == 1 and game.options.mode is not Mode.PYRAMID
        else None
    )


def _finish_paid_away(game: Shtil, cards_left: CardsLeft) -> Lost | None:
    """Alone, a cell that takes a whole hand leaves no finish but one that is drawn later."""
    hand, deck = game.hands[0], game.decks[0][game.tops[0] :]
    if len(hand) > HAND:
        return None
    last_finish = max((at for at, card in enumerate(deck) if card == FINISH), default=-1)
    line = game.sea.lines[0]
    for gap in line.gaps():
        if gap.first == gap.last:
            numbers = cards_left.numbers(gap)
            is_dear = all(price_in_gap(number, gap.low, gap.high, 0, 0) >= HAND - 1 for number in numbers)
            if is_dear and last_finish <= min((_depth(deck, number) for number in numbers), default=-1):
                return Lost(Cause.FINISH_TOO_EARLY, (gap.first,), numbers)
    return None


def _depth(deck: tuple[Card, ...], card: Card) -> int:
    """The place of a card in the deck, -1 for one in the hand."""
    return deck.index(card) if card in deck else -1


def _seat_too_late(game: Shtil, cards_left: CardsLeft, seat: int) -> Lost | None:
    line = game.sea.lines[0]
    deck = game.decks[seat]
    left = max(HAND, len(game.hands[seat])) - 1
    needed = int(game.seats == 1 and game.options.mode is not Mode.PYRAMID)  # the finish, of one's own
    late: dict[int, list[Card]] = {}
    for card in deck[: max(game.tops[seat], len(deck) - DEEP) - len(deck) - 1 : -1]:
        left += card <= WILD
        if card <= LAST_ISLAND:
            needed += _added_need(line, cards_left, late, card)
            if needed > left:
                return _told(line, late, cards_left, seat, needed, left)
    return None


def _added_need(line: Line, cards_left: CardsLeft, late: dict[int, list[Card]], card: Card) -> int:
    """The cell that only late cards can fill now that this one is late too, and its price."""
    at = bisect_left(line.numbers, card)
    if line.numbers[at] == card or line.cells[at] - line.cells[at - 1] == 1:
        return 0
    late.setdefault(at, []).append(card)
    if not _is_short(line, cards_left, late, at):
        return 0
    cells, low, high = _gap(line, at)
    if cells > 2 or (is_border(low) and is_border(high)):
        return 1
    if cells == 2:
        return 2 if not is_border(low) and not is_border(high) else 1
    return 1 + min(price_in_gap(number, low, high, 0, 0) for number in late[at])


def _is_short(line: Line, cards_left: CardsLeft, late: dict[int, list[Card]], at: int) -> bool:
    cells, low, high = _gap(line, at)
    return cards_left.between(low, high) - len(late[at]) < cells


def _gap(line: Line, at: int) -> tuple[int, int, int]:
    """Cells and bounds of the gap before the island at this place."""
    return line.cells[at] - line.cells[at - 1] - 1, line.numbers[at - 1], line.numbers[at]


def _told(
    line: Line, late: dict[int, list[Card]], cards_left: CardsLeft, seat: int, needed: int, left: int
) -> Lost:
    short = [at for at in late if _is_short(line, cards_left, late, at)]
    cells = tuple(cell for at in short for cell in range(line.cells[at - 1] + 1, line.cells[at]))
    numbers = tuple(sorted(card for at in short for card in late[at]))
    return Lost(Cause.TOO_LATE, cells, numbers, needed, left, seat)

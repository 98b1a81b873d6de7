"""Every action that might be legal now, tried one by one by the table."""

from collections.abc import Iterable, Iterator
from itertools import combinations, product
from typing import Any

from tests.games.shtil.referee.setup import Card, in_order
from tests.games.shtil.referee.state import State

Action = dict[str, Any]


def distinct(cards: Iterable[Card]) -> list[Card]:
    return in_order(set(cards))


def handfuls(cards: list[Card], count: int) -> list[list[Card]]:
    """Every different choice of `count` cards, each in fixed order."""
    return [list(choice) for choice in dict.fromkeys(combinations(in_order(cards), count))]


def candidates(table: State) -> Iterator[Action]:
    """Includes every legal action once, and many illegal ones."""
    seat = table.decider
    assert seat is not None
    asked = {"turn": turn, "split": split, "give": give, "reef": reef, "storm": storm, "strike": strike}
    for action in asked[str(table.wants)](table, seat):
        yield {"seat": seat, **action}


def turn(table: State, seat: int) -> Iterator[Action]:
    for cards in handfuls(table.discardable(seat), 2):
        yield {"do": "discard", "cards": cards}
        yield {"do": "explore", "cards": cards}
    for do in ("start", "finish"):
        yield {"do": do}
        yield {"do": do, "wild": True}
    yield from strike(table, seat)
    yield {"do": "trade"}
    for card, cell in product(distinct(table.hands[seat]), sorted(table.grid)):
        yield {"do": "turn", "card": card, "cell": list(cell)}
    yield from compass(table)
    yield from play(table, seat)
    yield {"do": "swap"}
    yield {"do": "pass"}


def play(table: State, seat: int) -> Iterator[Action]:
    for card in distinct(table.hands[seat]):
        numbers = [card] if isinstance(card, int) else list(range(1, 81)) if card == "wild" else []
        others = table.discardable(seat)
        if numbers:
            others.remove(card)
        for number, cell in product(numbers, table.board.cells):
            if table.why_not_there(seat, number, cell) is None:
                named = {"as": number} if card == "wild" else {}
                for pay in handfuls(others, table.board.cost(table.grid, cell, number)):
                    yield {"do": "play", "card": card, "cell": list(cell), "pay": pay, **named}


def compass(table: State) -> Iterator[Action]:
    storms: list[Action] = [{"storm": "purple", "row": row} for row in sorted(set(table.purples))]
    for colour, of in product(("yellow", "orange"), range(table.seats)):
        storms.append({"storm": colour, "of": of})
    for lying in storms:
        yield {"do": "compass", **lying}
        yield {"do": "compass", **lying, "wild": True}


def split(table: State, seat: int) -> Iterator[Action]:
    for shares in product(range(9), repeat=table.seats):
        if sum(shares) == table.owed:
            yield {"do": "split", "shares": list(shares)}


def give(table: State, seat: int) -> Iterator[Action]:
    for cards in handfuls(table.discardable(seat), table.todo[0][2]):
        yield {"do": "give", "cards": cards}


def reef(table: State, seat: int) -> Iterator[Action]:
    for row in table.board.rows:
        yield {"do": "reef", "row": row}
    for cards in handfuls(table.discardable(seat), 2):
        yield {"do": "reef", "pay": cards}


def storm(table: State, seat: int) -> Iterator[Action]:
    yield {"do": "storm", "cancel": True}
    yield {"do": "storm", "cancel": True, "wild": True}
    yield {"do": "storm"}
    for cards in handfuls(table.discardable(seat), table.surplus(seat)):
        yield {"do": "storm", "cards": cards}
    for row in [*table.board.rows, None]:
        yield {"do": "storm", "row": row}


def strike(table: State, seat: int) -> Iterator[Action]:
    for cell in sorted(table.grid):
        yield {"do": "monster", "cell": list(cell)}

"""Deals and short stories for the tests of the referee."""

from collections.abc import Sequence
from random import Random
from typing import Any

from tests.games.shkap.referee import Table
from tests.games.shkap.referee.components import CARDS, CARDS_DEALT, ISLANDS, ISLANDS_TO_PLAY, Rows, kind

PLAIN = ["W...1", ".....", "..B..", ".....", "2...3"]


def random_deal(random: Random, mode: str, seats: int) -> dict[str, Any]:
    cards = random.sample(CARDS, len(CARDS))
    size = CARDS_DEALT[mode]
    return {
        "first": random.randrange(seats),
        "hands": [[cards.pop() for _ in range(size)] for _ in range(seats)],
        "market": [cards.pop() for _ in range(4)],
        "deck": cards,
        "reshuffles": [random.sample(CARDS, len(CARDS)) for _ in range(8)],
        "islands": random.sample(sorted(ISLANDS), ISLANDS_TO_PLAY[mode] + 1),
    }


def options_for(mode: str = "base", seats: int = 2) -> dict[str, Any]:
    return {"mode": mode, "seats": seats, "set": 1}


def random_record(seed: int, mode: str = "base", seats: int = 2) -> dict[str, Any]:
    """A record of a game that has not begun."""
    return {
        "format": "shtil-record",
        "version": 2,
        "game": "shkap",
        "options": options_for(mode, seats),
        "seed": seed,
        "deal": random_deal(Random(seed), mode, seats),
        "actions": [],
        "outcome": None,
    }


def stacked_deal(
    hands: Sequence[str], market: str = "", deck: str = "", first: int = 0, mode: str = "base"
) -> dict[str, Any]:
    """A deal with the kinds named in words; the rest of each hand is filled up with the last cards left."""
    left = list(CARDS)

    def pick(words: str) -> list[int]:
        picked: list[int] = []
        for word in words.split():
            picked.append(next(card for card in left if kind(card) == word))
            left.remove(picked[-1])
        return picked

    named = [pick(words) for words in hands]
    stall, top = pick(market), pick(deck)
    for pile, size in [*((hand, CARDS_DEALT[mode]) for hand in named), (stall, 4)]:
        while len(pile) < size:
            pile.append(left.pop())
    deal = random_deal(Random(7), mode, len(hands))
    return {**deal, "first": first, "hands": named, "market": stall, "deck": top + left}


def scene(*hands: str, rows: Rows = PLAIN, first: int = 0, market: str = "", deck: str = "") -> Table:
    """A base game at its first question, on an island drawn for the test."""
    table = Table(options_for("base", len(hands)), stacked_deal(hands, market, deck, first))
    table.rows = list(rows)
    return table


def tell(table: Table, do: str, **keys: Any) -> None:
    """The decider's answer; `source` stands for the key `from`."""
    if "source" in keys:
        keys["from"] = keys.pop("source")
    table.apply({"seat": table.decider, "do": do, **keys})


def held(table: Table, seat: int, words: str) -> list[int]:
    """Cards of these kinds in the seat's hand, all different."""
    hand, found = list(table.hands[seat]), []
    for word in words.split():
        found.append(next(card for card in hand if kind(card) == word))
        hand.remove(found[-1])
    return found


def lay(table: Table, words: str) -> None:
    assert table.decider is not None
    tell(table, "lay", cards=held(table, table.decider, words))


def throw(table: Table, at: int) -> None:
    assert table.decider is not None
    tell(table, "mark", card=held(table, table.decider, "mark")[0], at=at)


def hush(table: Table) -> None:
    """Nobody throws a mark."""
    while table.asks == "mark":
        tell(table, "done")


def sail_by(table: Table, answer: str = "pass") -> None:
    """The seat announces; if it passes it takes two cards, from the deck while there are any."""
    tell(table, answer)
    while table.asks == "take":
        table.apply(table.legal()[0])


def sail_past_island(table: Table) -> None:
    for _ in table.players:
        assert table.asks == "announce"
        sail_by(table)


def sail_to_last(table: Table) -> None:
    """Everybody passes until the last island before a tie is current, drafting whatever comes."""
    while table.island != table.islands[table.last - 1] or table.asks == "keep":
        if table.asks == "keep":
            table.apply(table.legal()[0])
        else:
            sail_by(table)


def go(table: Table, *cells: tuple[int, int], exit: tuple[int, int] | None = None) -> None:
    """Steps to these cells; the exit belongs to the last of them."""
    for cell in cells[:-1] if exit else cells:
        tell(table, "step", to=list(cell))
    if exit:
        tell(table, "step", to=list(cells[-1]), exit=list(exit))


def walk(
    words: str, *cells: tuple[int, int], rows: Rows = PLAIN, exit: tuple[int, int] | None = None
) -> Table:
    """Seat 0 walks; when its walk is over, seat 1 waits before its first step and `arrivals` can be read."""
    table = scene(words, "cross", rows=rows)
    tell(table, "land")
    tell(table, "land")
    lay(table, words)
    lay(table, "cross")
    hush(table)
    go(table, *cells, exit=exit)
    return table


def is_over(table: Table) -> bool:
    """Whether the walk of seat 0 has ended."""
    return (table.decider, table.asks, table.walker) == (1, "step", 1)


def choices(table: Table) -> set[tuple[int, int]]:
    """The cells that the walker may go to."""
    assert table.asks == "step"
    return {(entry["to"][0], entry["to"][1]) for entry in table.legal()}


def state_of(table: Table) -> dict[str, Any]:
    """Everything but the story itself, to see that nothing has changed."""
    return {name: repr(value) for name, value in vars(table).items() if name != "_story"}

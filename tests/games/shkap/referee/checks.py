"""Whether an answer to the question asked is legal, and which answers there are."""

from collections.abc import Iterator
from itertools import permutations
from typing import Any

from tests.games.shkap.referee.components import MARKET, SIDE, Cell, cells_with, kind, sign_at, targets
from tests.games.shkap.referee.reading import are_numbers, is_number, is_number_below
from tests.games.shkap.referee.state import State

Entry = dict[str, Any]

# Each question with its answers, each answer with the keys besides `seat` and `do`.
ANSWERS: dict[str, dict[str, set[str]]] = {
    "keep": {"keep": {"card"}},
    "announce": {"land": set(), "pass": set()},
    "take": {"take": {"from"}},
    "lay": {"lay": {"cards"}},
    "mark": {"mark": {"card", "at"}, "done": set()},
    "step": {"step": {"to"}},
}
RESIGN: dict[str, set[str]] = {"resign": set()}


class Illegal(Exception):
    """Why an answer is not legal."""


def need(is_right: bool, why: str) -> None:
    if not is_right:
        raise Illegal(why)


def read_cell(value: object) -> Cell:
    is_cell = isinstance(value, list) and len(value) == 2 and all(is_number_below(i, SIDE) for i in value)
    need(is_cell, "not a cell of the island")
    assert isinstance(value, list)
    return value[0], value[1]


def is_cave(state: State, value: object) -> bool:
    return sign_at(state.rows, read_cell(value)) == "C"


def check(state: State, decider: int | None, asks: str | None, entry: object) -> None:
    """Raise Illegal, or be silent; nothing is changed."""
    need(decider is not None and asks is not None, "the game is over")
    assert decider is not None and asks is not None
    need(isinstance(entry, dict), "an action must be an object")
    assert isinstance(entry, dict)
    answers = {**ANSWERS[asks], **RESIGN}
    do = entry.get("do")
    need(isinstance(do, str) and do in answers, f"not an answer to {asks}")
    assert isinstance(do, str)
    # Reading: resigning, too, is for the seat whose turn it is, whatever it is asked for.
    need(is_number(entry.get("seat")) and entry["seat"] == decider, f"seat {decider} decides")
    keys = {"seat", "do", *answers[do]}
    if do == "step" and "to" in entry and is_cave(state, entry["to"]):
        keys.add("exit")
    need(entry.keys() == keys, "wrong or missing keys")
    if do in CHECKS:
        CHECKS[do](state, decider, entry)


def check_keep(state: State, seat: int, entry: Entry) -> None:
    need(is_number(entry["card"]) and entry["card"] in state.packs[seat], "not in the pack held")


def check_land(state: State, seat: int, entry: Entry) -> None:
    need(any(kind(card) != "mark" for card in state.hands[seat]), "no card that could be laid")


def check_take(state: State, seat: int, entry: Entry) -> None:
    source = entry["from"]
    if source == "deck":
        need(state.can_draw(), "nothing is left to draw")
    else:
        need(is_number_below(source, MARKET), "neither the deck nor a market place")
        need(state.market[source] is not None, "the market place is empty")


def check_lay(state: State, seat: int, entry: Entry) -> None:
    cards = entry["cards"]
    need(are_numbers(cards), "not a list of cards")
    need(len(cards) > 0, "at least one card must be laid")
    need(len(set(cards)) == len(cards), "a card twice")
    need(set(cards) <= set(state.hands[seat]), "not in hand")
    need(all(kind(card) != "mark" for card in cards), "a mark is never laid in a route")


def check_mark(state: State, seat: int, entry: Entry) -> None:
    card, at = entry["card"], entry["at"]
    need(is_number(card) and card in state.hands[seat], "not in hand")
    need(kind(card) == "mark", "only marks are thrown")
    need(is_number(at) and at in state.landed, "only at a seat that landed")
    need(at != seat, "not at oneself")


def check_step(state: State, seat: int, entry: Entry) -> None:
    cell = read_cell(entry["to"])
    assert state.card is not None
    need(cell in targets(state.rows, state.at, state.card, state.has_map), "the card does not lead there")
    if "exit" in entry:
        need(is_cave(state, entry["exit"]), "the exit must be a cave")
        need(read_cell(entry["exit"]) != cell, "the exit must be another cave")


CHECKS = {
    "keep": check_keep,
    "land": check_land,
    "take": check_take,
    "lay": check_lay,
    "mark": check_mark,
    "step": check_step,
}


def candidates(state: State, seat: int, asks: str) -> Iterator[Entry]:
    """Answers among which are all the legal ones; of the longest routes only one."""
    for do in ANSWERS[asks]:
        for rest in CANDIDATES[do](state, seat) if do in CANDIDATES else [{}]:
            yield {"seat": seat, "do": do, **rest}


def some_routes(state: State, seat: int) -> Iterator[Entry]:
    cards = [card for card in state.hands[seat] if kind(card) != "mark"]
    for count in (1, 2):
        yield from ({"cards": list(route)} for route in permutations(cards, count))
    if len(cards) > 2:
        yield {"cards": cards}


def all_steps(state: State, seat: int) -> Iterator[Entry]:
    caves = cells_with(state.rows, "C")
    assert state.card is not None
    for cell in targets(state.rows, state.at, state.card, state.has_map):
        if cell in caves:
            yield from ({"to": list(cell), "exit": list(cave)} for cave in caves)
        else:
            yield {"to": list(cell)}


CANDIDATES = {
    "keep": lambda state, seat: [{"card": card} for card in state.packs[seat]],
    "take": lambda state, seat: [{"from": source} for source in ("deck", *range(MARKET))],
    "lay": some_routes,
    "mark": lambda state, seat: [{"card": c, "at": at} for c in state.hands[seat] for at in state.landed],
    "step": all_steps,
}

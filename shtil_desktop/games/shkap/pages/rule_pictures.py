"""What is in the pictures of the rule book: routes that are walked by the rules themselves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from shtil_desktop.games.shkap.rules.actions import Step
from shtil_desktop.games.shkap.rules.cards import CARDS, KINDS, Card, Kind
from shtil_desktop.games.shkap.rules.events import Stop
from shtil_desktop.games.shkap.rules.island.islands import Cell, Island, island_set
from shtil_desktop.games.shkap.rules.island.walk import Walk, start_of
from shtil_desktop.games.shkap.rules.phases.coins import share_out
from shtil_desktop.games.values import value

ISLAND_SET: Final = 1
ANY_CARD: Final = {kind: next(card for card in CARDS if KINDS[card] is kind) for kind in Kind}
"""A card of each kind: which one makes no difference in a picture."""


def cards_named(names: Sequence[str]) -> tuple[Card, ...]:
    """Cards of these kinds.

    >>> [str(KINDS[card]) for card in cards_named(["flag", "across"])]
    ['flag', 'across']
    """
    return tuple(ANY_CARD[Kind(name)] for name in names)


def island_numbered(number: int) -> Island:
    return island_set(ISLAND_SET)[number]


@value
class PicturedWalk:
    """One pirate's route, and how it was walked."""

    initial: str
    route: tuple[Card, ...]
    legs: tuple[tuple[Cell, ...], ...]
    """The cells one after another; a new leg begins where a cave is left."""
    counts: tuple[int | None, ...]
    """For each card of the route the steps that were counted with it; None if it is no step."""
    used: int
    """Cards of the route up to the end of the walk: those behind are thrown away."""
    marks: int
    walk: Walk
    coins: int = 0


@value
class PicturedIsland:
    """An island and the walks on it."""

    island: Island
    walks: tuple[PicturedWalk, ...] = ()
    missing: Cell | None = None
    first: int = 0

    @classmethod
    def of(cls, plain: Mapping[str, Any]) -> PicturedIsland:
        """From its description among the rules; `ValueError` or `KeyError` if it can't be so."""
        island = island_numbered(plain["island"])
        walks = tuple(_walked(island, seat, each) for seat, each in enumerate(plain.get("walks", ())))
        missing, first = plain.get("missing"), plain.get("first", 0)
        paid = _with_coins(island, walks, first)
        return cls(island, paid, None if missing is None else (missing[0], missing[1]), first)


def _walked(island: Island, seat: int, plain: Mapping[str, Any]) -> PicturedWalk:
    route, marks = cards_named(plain["route"]), plain.get("marks", 0)
    walk = Walk.begin(island, seat, route, marks)
    legs = [[start_of(island, route)]]
    counts: list[int | None] = [None] * len(route)
    for place in plain["to"]:
        step = _step(place)
        walk.check(island, step)
        after, card = walk.after(island, step), walk.used
        counts[card] = after.steps - walk.steps
        if after.stop is not Stop.BURIED:
            legs[-1].append(step.to)
        if step.exit is not None:
            legs.append([step.exit])
        walk = after.go_on(island)
    return PicturedWalk(
        initial=plain.get("initial", ""),
        route=route,
        legs=tuple(map(tuple, legs)),
        counts=tuple(counts),
        used=walk.used,
        marks=marks,
        walk=walk,
    )


def _step(place: Sequence[int]) -> Step:
    row, column, *out = place
    return Step((row, column), (out[0], out[1]) if out else None)


def _with_coins(island: Island, walks: Sequence[PicturedWalk], first: int) -> tuple[PicturedWalk, ...]:
    in_order = [*walks[first:], *walks[:first]]
    won = {one.seat: one.coins for one in share_out(island, [each.walk for each in in_order])}
    return tuple(
        PicturedWalk(
            each.initial,
            each.route,
            each.legs,
            each.counts,
            each.used,
            each.marks,
            each.walk,
            won.get(seat, 0),
        )
        for seat, each in enumerate(walks)
    )

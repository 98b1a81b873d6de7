"""What the hidden tiles may be: other hands and a bag, drawn by dice from all that is unseen.

A seat that laid something for a few points did not hold what would have scored more: hands in which what it
kept would have been worth more are drawn again.
"""

from __future__ import annotations

from typing import Final

from shtil_desktop.games.qwirkle.crew.situation import LastLay, Situation
from shtil_desktop.games.qwirkle.rules.tiles import Tile, kinds_in
from shtil_desktop.games.rng import Rng

TRIES: Final = 8
"""So often a hand that can't be is drawn again; what comes then is taken as it is."""


class World:
    """One way in which the hidden tiles may lie. The own draws come from the front of the bag, those of the
    others from its end: so lays of more and of fewer tiles meet the same luck."""

    __slots__ = ("bag", "hands")

    def __init__(self, hands: dict[int, list[Tile]], bag: list[Tile]) -> None:
        self.hands = hands
        self.bag = bag


def imagine(situation: Situation, dice: Rng, count: int, last: list[LastLay] | None = None) -> list[World]:
    """So many worlds, the same for all lays that are to be compared."""
    tiles = situation.unseen.tiles()
    others = situation.others()
    worlds = []
    for _ in range(count):
        drawn = tiles[:]
        dice.shuffle(drawn)
        hands, at = {}, 0
        for seat in others:
            hands[seat] = drawn[at : at + situation.hand_sizes[seat]]
            at += situation.hand_sizes[seat]
        worlds.append(World(hands, drawn[at:]))
    for lay in last or ():
        later = others[others.index(lay.seat) + 1 :]
        laid = kinds_in(lay.tiles)
        for world in worlds:
            _draw_again(world, lay, laid, later, dice)
    return worlds


def _draw_again(world: World, lay: LastLay, laid: int, later: list[int], dice: Rng) -> None:
    """Change a seat's hand with the bag and the hands of later seats until what it kept explains its lay."""
    for _ in range(TRIES):
        hand = world.hands[lay.seat]
        if lay.board.best(laid | kinds_in(hand[: lay.kept]))[0] <= lay.points:
            return
        pool = hand + world.bag
        for seat in later:
            pool += world.hands[seat]
        dice.shuffle(pool)
        at = len(hand)
        world.hands[lay.seat] = pool[:at]
        size = len(world.bag)
        world.bag, at = pool[at : at + size], at + size
        for seat in later:
            size = len(world.hands[seat])
            world.hands[seat], at = pool[at : at + size], at + size

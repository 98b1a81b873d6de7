"""Imagined worlds: unseen cards dealt to the rivals, who play this island as sailors or captains do."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import Final

from shtil_desktop.games.rng import Rng
from shtil_desktop.games.shkap.crew.routes.hands import Hand
from shtil_desktop.games.shkap.crew.routes.sequences import ReachedChest, row_ends
from shtil_desktop.games.shkap.crew.routes.tables import RouteTable
from shtil_desktop.games.shkap.crew.routes.terrain import Cells, bit
from shtil_desktop.games.shkap.crew.worlds.knowledge import Rival, marks_in, pool, rivals
from shtil_desktop.games.shkap.crew.worlds.memory import Memory, is_cunning, recall, tell
from shtil_desktop.games.shkap.crew.worlds.minds import CaptainsMind, Chance, DraftersMind, Mind, SailorsMind
from shtil_desktop.games.shkap.rules.asks import Ask
from shtil_desktop.games.shkap.rules.events import Stop
from shtil_desktop.games.shkap.rules.view import View

REDRAWS: Final = 4
"""How often a hand is drawn anew that doesn't go with what its seat has announced or laid."""
PATIENT_REDRAWS: Final = 8
REDRAWS_OF_OLD: Final = 8
SEEDS: Final = 1 << 32
Arrival = tuple[int, Cells, int, int]
"""A seat, its chest, its steps, and the coins in the chest."""


class Plan:
    """What a rival will do in one world: the ends of its route, None if it stays on board; and its marks."""

    __slots__ = ("ends", "hand", "marks", "seat")

    def __init__(self, seat: int, ends: tuple[ReachedChest, ...] | None, marks: int, hand: Hand) -> None:
        self.seat = seat
        self.ends = ends
        self.marks = marks
        self.hand = hand


World = list[Plan]
"""A plan for each rival of the island that hasn't walked yet, from the first player on."""


def imagine(
    view: View, table: RouteTable, dice: Rng, number: int, remembers: bool = False
) -> Iterator[World]:
    """So many worlds, as likely as the seat can tell; one that `remembers` thinks of the last island, too."""
    walked = {walk.seat for walk in view.walks}
    others = [rival for rival in rivals(view) if rival.seat not in walked]
    cards = pool(view, rivals(view))
    chance = Random(dice.below(SEEDS)).random
    thoughts = _thoughts_of_rivals(view, table, others, remembers)
    redraws = PATIENT_REDRAWS if remembers else REDRAWS
    for _ in range(number):
        at, world = 0, []
        for rival, (mind, memory) in zip(others, thoughts, strict=True):
            draw = partial(_draw_hand, rival, memory, cards, at, chance)
            world.append(_plan(table, rival, mind, draw, chance, redraws))
            at += rival.hidden
        yield world


Thoughts = tuple[Mind, Memory | None]
"""How a rival chooses, and what is remembered of it."""


def _thoughts_of_rivals(
    view: View, table: RouteTable, others: list[Rival], remembers: bool
) -> list[Thoughts]:
    """Whoever has laid what no sailor would is taken for a captain."""
    sailor = SailorsMind(view, table)
    if not remembers:
        return [(sailor, None) for _ in others]
    deeds, found = tell(view), list[Thoughts]()
    captain: CaptainsMind | None = None
    for rival in others:
        if not is_cunning(view, rival.seat, deeds):
            found.append((sailor, recall(view, rival, deeds)))
        elif view.options.has_draft:
            found.append((DraftersMind(table), None))
        else:
            captain = captain or CaptainsMind(view, table)
            found.append((captain, recall(view, rival, deeds, captain)))
    return found


def _plan(
    table: RouteTable, rival: Rival, mind: Mind, draw: Callable[[], Hand], chance: Chance, redraws: int
) -> Plan:
    """A hand that goes with what is known of the rival, if one is found soon enough."""
    for _ in range(redraws):
        hand = draw()
        if rival.landed is False:
            return Plan(rival.seat, None, marks_in(hand), hand)
        route, laid = mind.choose(hand, chance)
        if rival.landed is None or (route is not None and rival.laid in (0, laid)):
            break
    if route is None:
        return Plan(rival.seat, None if rival.landed is None else (), marks_in(hand), hand)
    ground = table.terrain
    return Plan(rival.seat, row_ends(ground.set, ground.id, route.row), marks_in(hand), hand)


def _draw_hand(rival: Rival, memory: Memory | None, cards: list[Hand], at: int, chance: Chance) -> Hand:
    """Unseen cards for a rival; those it has held for longer go with what it did on the last island."""
    if memory is None:
        return rival.known + _draw(cards, at, rival.hidden, chance)
    for _ in range(REDRAWS_OF_OLD):
        old = _draw(cards, at, memory.hidden, chance)
        if memory.allows(old):
            break
    return rival.known + old + _draw(cards, at + memory.hidden, rival.hidden - memory.hidden, chance)


def _draw(cards: list[Hand], at: int, number: int, chance: Chance) -> Hand:
    """Shuffle so many cards to this place of the pool, from all that lie from there on."""
    total, hand = len(cards), 0
    for place in range(at, min(at + number, total)):
        chosen = place + int(chance() * (total - place))
        cards[place], cards[chosen] = cards[chosen], cards[place]
        hand += cards[place]
    return hand


def arrivals(view: View) -> list[Arrival]:
    """The walks that have ended at a chest."""
    island = view.island
    assert island is not None
    return [
        (walk.seat, bit(walk.cell), walk.steps, island.coins_at(walk.cell))
        for walk in view.walks
        if walk.stop is Stop.CHEST
    ]


def throwers(view: View) -> list[int]:
    """The seats that are still to throw marks, this one included, in their order."""
    ask = view.decision.ask if view.decision is not None else Ask.ANNOUNCE
    if ask is Ask.STEP or view.walk is not None or view.walks:
        return []
    players = list(view.players)
    return players[players.index(view.seat) :] if ask is Ask.MARK else players

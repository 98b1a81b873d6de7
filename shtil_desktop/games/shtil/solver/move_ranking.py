"""A quick player that knows every card: it ranks what may be done, the best first."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final

from shtil_desktop.games.shtil.rules.actions import (
    CancelStorm,
    Discard,
    Explore,
    Give,
    MoveReef,
    PlayFinish,
    PlayIsland,
    PlayStart,
    ShtilAction,
    Split,
    Strike,
    TakePurple,
    Trade,
    TurnIsland,
    UseCompass,
)
from shtil_desktop.games.shtil.rules.cards import LAST_ISLAND, MONSTER, PURPLE, WILD, Card
from shtil_desktop.games.shtil.rules.expansions.sun_moon import wanted_side
from shtil_desktop.games.shtil.rules.options import Mode
from shtil_desktop.games.shtil.rules.sea import Ask
from shtil_desktop.games.shtil.rules.voyage import Shtil
from shtil_desktop.games.shtil.solver.noise import Noise
from shtil_desktop.games.shtil.solver.position_features import IDLE, Look, Spot, relief
from shtil_desktop.games.shtil.solver.supplies import Chart

Ranked = list[tuple[float, ShtilAction]]
"""Actions, each with its value: the lower the better."""

NEAR: Final = 12.0
"""How much worse than the best an action may be and still be thought of."""
RESERVE, CANCEL, WILD_CANCEL = 3.0, -4.0, 2.4
"""The relief that a compass is kept for, and the values of cancelling a storm with a compass or a wild."""


class Pilot:
    """Ranks the actions of a decision; `noise` spreads the values, so that each try is another."""

    def __init__(self, dice: random.Random, noise: float = 0.0) -> None:
        self.noise = Noise(dice, noise)

    def choose(self, game: Shtil, chart: Chart) -> ShtilAction:
        """The best action by its value, noise and all."""
        look = Look(self.noise, game, chart)
        action = min(actions_of(look), key=_value)[1]
        return look.paid(action) if action.is_open else action

    def rank(self, game: Shtil, chart: Chart) -> Ranked:
        """Every action worth a thought, the best first."""
        look = Look(self.noise, game, chart)
        ranked = sorted(actions_of(look), key=_value)
        near = [one for one in ranked if one[0] < ranked[0][0] + NEAR]
        return [(value, look.paid(action) if action.is_open else action) for value, action in near]


def _value(ranked: tuple[float, ShtilAction]) -> float:
    return ranked[0]


def actions_of(look: Look) -> Ranked:
    """What may be done, in no order; what has a price is not yet paid."""
    ask = look.game.sea.ask
    assert ask is not None
    return take_turn(look) if ask is Ask.TURN else ANSWERS[ask](look)


def take_turn(look: Look) -> Ranked:
    ranked: Ranked = []
    islands: list[PlayIsland] = []
    for action in look.game.legal_actions():
        if isinstance(action, PlayIsland):
            islands.append(action)
        elif isinstance(action, PlayFinish):
            return [(-1000.0, action)]
        elif (value := VALUES[type(action)](look, action)) is not None:
            ranked.append((value + look.noise(), action))
    ranked += _islands(look, islands)
    return ranked or [(0.0, action) for action in look.game.legal_actions()[:1]]


def _islands(look: Look, offers: list[PlayIsland]) -> Ranked:
    """Every placement but those of a wild where numbers will do."""
    sea, noise = look.game.sea, look.noise
    is_sided = sea.rules.options.mode is Mode.SUN_MOON
    ranked: Ranked = []
    moods: dict[Card, float] = {}
    spot: Spot | None = None
    for offer in offers:
        line = sea.lines[sea.rules.line_of[offer.cell]]
        if spot is None or offer.number != spot.number or line is not spot.line:
            spot = Spot(look, line, offer.number)
        if offer.card == WILD and (spot.cells > 2 or offer.price > 1):
            continue
        value = look.placement(spot, offer)
        if is_sided and sea.facing != wanted_side(sea, offer.cell):
            value += 2.0 + look.weight
        if offer.card not in moods:
            moods[offer.card] = noise()
        ranked.append((value + moods[offer.card] + 0.5 * noise(), offer))
    return ranked


def _start(look: Look, action: PlayStart) -> float | None:
    if not action.wild:
        return -100.0
    return None if look.chart.starts else 12.0 - 0.5 * (36 - look.chart.empty)


def _strike(look: Look, action: Strike) -> float:
    late = 6.0 if look.chart.empty <= 4 else 0.0
    crowded = 1.5 * (look.hand.count(MONSTER) - 1)
    return look.strike(action.cell) + look.weight + 2.0 - late - crowded


def _compass(look: Look, action: UseCompass) -> float | None:
    """At once if it helps enough; a compass is kept while purple storms are out and others only annoy."""
    gain = relief(look, action.storm, action.at) + look.noise()
    if action.wild:
        return 14.0 - gain
    purples = look.chart.counts[PURPLE] + len(look.game.sea.purples)
    reserve = RESERVE if purples > look.game.sea.compasses - (action.storm != PURPLE) else 0.5
    return -50.0 - gain if gain > reserve else None


def _trade(look: Look, action: Trade) -> float | None:
    sea = look.game.sea
    reliefs = [relief(look, storm, at) for storm, at in sea.storms()]
    return look.idle(len(look.hand)) - max(reliefs) if reliefs and not sea.compasses else None


def _turn_island(look: Look, action: TurnIsland) -> float | None:
    sea = look.game.sea
    if sea.sides[action.cell] == wanted_side(sea, action.cell):
        return None
    return look.idle(1) - IDLE / 2


VALUES: Final[dict[type[ShtilAction], Callable[[Look, ShtilAction], float | None]]] = {
    Discard: lambda look, action: look.idle(2),
    Explore: lambda look, action: look.idle(2),
    PlayStart: _start,  # type: ignore[dict-item]
    Strike: _strike,  # type: ignore[dict-item]
    UseCompass: _compass,  # type: ignore[dict-item]
    Trade: _trade,  # type: ignore[dict-item]
    TurnIsland: _turn_island,  # type: ignore[dict-item]
}


def _split(look: Look) -> Ranked:
    """Card after card from the seat that misses it least."""
    game, sea = look.game, look.game.sea
    offers = []
    for seat, hand in enumerate(game.hands):
        spare = 0.8 * (look.chart.by_seat[seat] - sum(look.chart.by_seat) / game.seats)
        worths = sorted(look.worth(card) + look.noise() for card in hand if card != MONSTER)
        offers += [(worth + 0.8 * given - spare, seat) for given, worth in enumerate(worths)]
    shares = list(sea.blind)
    for _, seat in sorted(offers)[: (sea.to_split or 0) - sum(sea.blind)]:
        shares[seat] += 1
    return [(0.0, Split(tuple(shares)))]


def _give(look: Look) -> Ranked:
    return [(0.0, Give(look.game.sea.owed[look.seat]))]


def _reef(look: Look) -> Ranked:
    """To a row where the next seat has little to place."""
    game = look.game
    hand = game.hands[(game.sea.turn + 1) % game.seats]
    rows: dict[int, float] = dict.fromkeys(range(6), 0.0)
    for card in hand:
        if card <= LAST_ISLAND:
            gap = game.sea.lines[0].gap(card)
            if gap.first <= gap.last:
                share = (card - gap.low) / (gap.high - gap.low)
                cell = gap.first + round(share * (gap.last - gap.first))
                rows[game.sea.rules.row_of[cell]] += 1.0
    ranked: Ranked = []
    for action in game.legal_actions():
        if isinstance(action, MoveReef):
            ranked.append((rows[action.row] + look.noise(), action))
        else:
            ranked.append((look.idle(2) + look.noise(), action))
    return ranked


def _storm(look: Look) -> Ranked:
    """Cancel it with a compass; else a purple one goes where it bars least."""
    ranked: Ranked = []
    for action in look.game.legal_actions():
        value = look.noise()
        if isinstance(action, CancelStorm):
            value += WILD_CANCEL if action.wild else CANCEL
        elif isinstance(action, TakePurple) and action.row is not None:
            cells = look.game.sea.layout.rows[action.row]
            value += sum(look.game.sea.number_at(cell) is None for cell in cells)
        ranked.append((value, action))
    return ranked


def _suffer(look: Look) -> Ranked:
    strikes = [action for action in look.game.legal_actions() if isinstance(action, Strike)]
    return [(look.strike(action.cell) + look.noise(), action) for action in strikes]


ANSWERS: Final[dict[Ask, Callable[[Look], Ranked]]] = {
    Ask.SPLIT: _split,
    Ask.GIVE: _give,
    Ask.REEF: _reef,
    Ask.STORM: _storm,
    Ask.STRIKE: _suffer,
}

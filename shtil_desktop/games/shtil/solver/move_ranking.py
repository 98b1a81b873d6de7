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
from shtil_desktop.games.shtil.solver.cards_left import CardsLeft
from shtil_desktop.games.shtil.solver.position_features import (
    IDLE,
    Noise,
    NumberInGap,
    PositionFeatures,
    relief,
)

Ranked = list[tuple[float, ShtilAction]]
"""Actions, each with its value: the lower the better."""

NEAR: Final = 12.0
"""How much worse than the best an action may be and still be thought of."""
RESERVE, CANCEL, WILD_CANCEL = 3.0, -4.0, 2.4
"""The relief that a compass is kept for, and the values of cancelling a storm with a compass or a wild."""


class MoveRanker:
    """Ranks the actions of a decision; `noise` spreads the values, so that each try is another."""

    def __init__(self, dice: random.Random, noise: float = 0.0) -> None:
        self.noise = Noise(dice, noise)

    def choose(self, game: Shtil, cards_left: CardsLeft) -> ShtilAction:
        """The best action by its value, noise and all."""
        features = PositionFeatures(self.noise, game, cards_left)
        action = min(actions_of(features), key=_value)[1]
        return features.paid(action) if action.is_open else action

    def rank(self, game: Shtil, cards_left: CardsLeft) -> Ranked:
        """Every action worth a thought, the best first."""
        features = PositionFeatures(self.noise, game, cards_left)
        ranked = sorted(actions_of(features), key=_value)
        near = [one for one in ranked if one[0] < ranked[0][0] + NEAR]
        return [(value, features.paid(action) if action.is_open else action) for value, action in near]


def _value(ranked: tuple[float, ShtilAction]) -> float:
    return ranked[0]


def actions_of(features: PositionFeatures) -> Ranked:
    """What may be done, in no order; what has a price is not yet paid."""
    ask = features.game.sea.ask
    assert ask is not None
    return take_turn(features) if ask is Ask.TURN else ANSWERS[ask](features)


def take_turn(features: PositionFeatures) -> Ranked:
    ranked: Ranked = []
    islands: list[PlayIsland] = []
    for action in features.game.legal_actions():
        if isinstance(action, PlayIsland):
            islands.append(action)
        elif isinstance(action, PlayFinish):
            return [(-1000.0, action)]
        elif (value := VALUES[type(action)](features, action)) is not None:
            ranked.append((value + features.noise(), action))
    ranked += _islands(features, islands)
    return ranked or [(0.0, action) for action in features.game.legal_actions()[:1]]


def _islands(features: PositionFeatures, offers: list[PlayIsland]) -> Ranked:
    """Every placement but those of a wild where numbers will do."""
    sea, noise = features.game.sea, features.noise
    is_sided = sea.rules.options.mode is Mode.SUN_MOON
    ranked: Ranked = []
    moods: dict[Card, float] = {}
    place: NumberInGap | None = None
    for offer in offers:
        line = sea.lines[sea.rules.line_of[offer.cell]]
        if place is None or offer.number != place.number or line is not place.line:
            place = NumberInGap(features, line, offer.number)
        if offer.card == WILD and (place.cells > 2 or offer.price > 1):
            continue
        value = features.placement(place, offer)
        if is_sided and sea.facing != wanted_side(sea, offer.cell):
            value += 2.0 + features.weight
        if offer.card not in moods:
            moods[offer.card] = noise()
        ranked.append((value + moods[offer.card] + 0.5 * noise(), offer))
    return ranked


def _start(features: PositionFeatures, action: PlayStart) -> float | None:
    if not action.wild:
        return -100.0
    return None if features.cards_left.starts else 12.0 - 0.5 * (36 - features.cards_left.empty)


def _strike(features: PositionFeatures, action: Strike) -> float:
    late = 6.0 if features.cards_left.empty <= 4 else 0.0
    crowded = 1.5 * (features.hand.count(MONSTER) - 1)
    return features.strike(action.cell) + features.weight + 2.0 - late - crowded


def _compass(features: PositionFeatures, action: UseCompass) -> float | None:
    """At once if it helps enough; a compass is kept while purple storms are out and others only annoy."""
    gain = relief(features, action.storm, action.at) + features.noise()
    if action.wild:
        return 14.0 - gain
    purples = features.cards_left.counts[PURPLE] + len(features.game.sea.purples)
    reserve = RESERVE if purples > features.game.sea.compasses - (action.storm != PURPLE) else 0.5
    return -50.0 - gain if gain > reserve else None


def _trade(features: PositionFeatures, action: Trade) -> float | None:
    sea = features.game.sea
    reliefs = [relief(features, storm, at) for storm, at in sea.storms()]
    return features.idle(len(features.hand)) - max(reliefs) if reliefs and not sea.compasses else None


def _turn_island(features: PositionFeatures, action: TurnIsland) -> float | None:
    sea = features.game.sea
    if sea.sides[action.cell] == wanted_side(sea, action.cell):
        return None
    return features.idle(1) - IDLE / 2


VALUES: Final[dict[type[ShtilAction], Callable[[PositionFeatures, ShtilAction], float | None]]] = {
    Discard: lambda features, action: features.idle(2),
    Explore: lambda features, action: features.idle(2),
    PlayStart: _start,  # type: ignore[dict-item]
    Strike: _strike,  # type: ignore[dict-item]
    UseCompass: _compass,  # type: ignore[dict-item]
    Trade: _trade,  # type: ignore[dict-item]
    TurnIsland: _turn_island,  # type: ignore[dict-item]
}


def _split(features: PositionFeatures) -> Ranked:
    """Card after card from the seat that misses it least."""
    game, sea = features.game, features.game.sea
    offers = []
    for seat, hand in enumerate(game.hands):
        spare = 0.8 * (features.cards_left.by_seat[seat] - sum(features.cards_left.by_seat) / game.seats)
        worths = sorted(features.worth(card) + features.noise() for card in hand if card != MONSTER)
        offers += [(worth + 0.8 * given - spare, seat) for given, worth in enumerate(worths)]
    shares = list(sea.blind)
    for _, seat in sorted(offers)[: (sea.to_split or 0) - sum(sea.blind)]:
        shares[seat] += 1
    return [(0.0, Split(tuple(shares)))]


def _give(features: PositionFeatures) -> Ranked:
    return [(0.0, Give(features.game.sea.owed[features.seat]))]


def _reef(features: PositionFeatures) -> Ranked:
    """To a row where the next seat has little to place."""
    game = features.game
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
            ranked.append((rows[action.row] + features.noise(), action))
        else:
            ranked.append((features.idle(2) + features.noise(), action))
    return ranked


def _storm(features: PositionFeatures) -> Ranked:
    """Cancel it with a compass; else a purple one goes where it bars least."""
    ranked: Ranked = []
    for action in features.game.legal_actions():
        value = features.noise()
        if isinstance(action, CancelStorm):
            value += WILD_CANCEL if action.wild else CANCEL
        elif isinstance(action, TakePurple) and action.row is not None:
            cells = features.game.sea.layout.rows[action.row]
            value += sum(features.game.sea.number_at(cell) is None for cell in cells)
        ranked.append((value, action))
    return ranked


def _suffer(features: PositionFeatures) -> Ranked:
    strikes = [action for action in features.game.legal_actions() if isinstance(action, Strike)]
    return [(features.strike(action.cell) + features.noise(), action) for action in strikes]


ANSWERS: Final[dict[Ask, Callable[[PositionFeatures], Ranked]]] = {
    Ask.SPLIT: _split,
    Ask.GIVE: _give,
    Ask.REEF: _reef,
    Ask.STORM: _storm,
    Ask.STRIKE: _suffer,
}

"""The draft: the card that makes the best plans together with what is kept already."""

from __future__ import annotations

from shtil_desktop.games.rng import Rng
from shtil_desktop.games.shkap.crew.routes.hands import KIND_OF, ONE, pack, units
from shtil_desktop.games.shkap.crew.values.plans import block_plan
from shtil_desktop.games.shkap.crew.worlds.knowledge import unseen_cards
from shtil_desktop.games.shkap.rules.actions import Keep
from shtil_desktop.games.shkap.rules.options import PACK
from shtil_desktop.games.shkap.rules.view import View


def keep_values(view: View, dice: Rng, fills: int) -> dict[int, float]:
    """What each kind of the pack is worth in coins: the mean plan over random completions, alike for all."""
    hand = pack(view.hand)
    plan = block_plan(view.options.island_set, view.open_islands)
    kinds = sorted({KIND_OF[card] for card in view.pack})
    cards = units(unseen_cards(view) + pack(view.pack))
    missing = PACK - len(view.hand) - 1
    sums = dict.fromkeys(kinds, 0.0)
    number = fills if missing else 1
    for _ in range(number):
        more = 0
        for place in range(missing):
            chosen = place + dice.below(len(cards) - place)
            cards[place], cards[chosen] = cards[chosen], cards[place]
            more += cards[place]
        for kind in kinds:
            sums[kind] += plan.worth(hand + more + ONE[kind])
    return {kind: total / number for kind, total in sums.items()}


def best_keep(view: View, dice: Rng, fills: int) -> Keep:
    values = keep_values(view, dice, fills)
    kind = max(values, key=lambda kind: values[kind])
    return Keep(next(card for card in sorted(view.pack) if KIND_OF[card] == kind))

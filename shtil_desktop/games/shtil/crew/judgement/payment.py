"""Which cards to part with: one after the other, each judged in the waters that the move leaves behind."""

from __future__ import annotations

from typing import Final

from shtil_desktop.games.shtil.crew.judgement.evaluation import Evaluation
from shtil_desktop.games.shtil.crew.judgement.hopeless_gaps import is_last_finish, spared_together, to_spare
from shtil_desktop.games.shtil.crew.networks.best_choice import JUDGEMENT, best_way
from shtil_desktop.games.shtil.rules.actions import PlayIsland, ShtilAction
from shtil_desktop.games.shtil.rules.cards import FINISH, MONSTER, WILD, Card
from shtil_desktop.games.shtil.rules.sea import changed
from shtil_desktop.games.shtil.rules.view import View
from shtil_desktop.games.values import replace

LEAST_JUNK: Final = -8.0
MOST_JUNK: Final = 12.0
"""Beyond these bounds one card is as dear as another, or as cheap, beside what the storm network says."""
Ranking = list[tuple[float, Card]]
"""Cards with how readily they are given up, the most dispensable first."""


def paid(judged: Evaluation, action: ShtilAction) -> ShtilAction:
    """The action with the cards that will be missed least once it is done."""
    price = action.price
    if not price:
        return action
    view = judged.view
    after = view_after(view, action) if isinstance(action, PlayIsland) else view
    purse = len(after.hand) - after.hand.count(MONSTER)
    if price >= purse:
        return action.paid([card for card in after.hand if card != MONSTER])
    if after is not view:
        judged = _judge(judged, after)
    return action.paid(part_with(judged, price))


def part_with(judged: Evaluation, price: int) -> list[Card]:
    """Part with one card after the other; what is gone makes the rest of its gap dearer.

    A card that leaves a gap without hope goes only if so many can't be found without one.
    """
    chosen: list[Card] = []
    first = judged
    for left in range(price, 0, -1):
        spare = _to_spare(judged)
        if not spare and (others := spared_together(first.view, _cards(first), price)):
            return others
        card = _pick(judged, spare or judged.ranking)
        chosen.append(card)
        if left > 1:
            judged = _judge(judged, without(judged.view, card))
    return chosen


def _to_spare(judged: Evaluation) -> Ranking:
    """The ranked cards without any one of which each gap can still be filled; as many as are asked for."""
    ranking = judged.ranking
    spare = to_spare(judged.view, _cards(judged))
    if judged.storm_network is None:
        card = next(spare, None)
        return [each for each in ranking if each[1] == card][:1]
    kept = set(spare)
    if is_last_finish(judged.view) and kept - {FINISH}:
        kept.discard(FINISH)
    return [each for each in ranking if each[1] in kept]


def _cards(judged: Evaluation) -> list[Card]:
    return [card for _, card in judged.ranking]


def _judge(judged: Evaluation, view: View) -> Evaluation:
    """Another view, by the same one."""
    return Evaluation(view, judged.weights, judged.storm_network)


def _pick(judged: Evaluation, ranking: Ranking) -> Card:
    """The next of some ranked cards to go."""
    if judged.storm_network is None:
        return ranking[0][1]
    ways = [
        (-JUDGEMENT * max(LEAST_JUNK, min(MOST_JUNK, junk)), without(judged.view, card))
        for junk, card in ranking
    ]
    return ranking[best_way(judged, ways)][1]


def view_after(view: View, action: PlayIsland) -> View:
    """What the seat will see once the island is placed."""
    sea = view.sea.copy()
    sea.line_at(action.cell).place(action.number, action.cell)
    sea.wild_cells += (action.cell,) * (action.card == WILD)
    sizes = changed(view.hand_sizes, view.seat, -1)
    return replace(view, sea=sea, hand=_rest(view.hand, action.card), hand_sizes=sizes)


def without(view: View, card: Card) -> View:
    """What the seat will see once it has discarded the card."""
    return replace(
        view,
        hand=_rest(view.hand, card),
        hand_sizes=changed(view.hand_sizes, view.seat, -1),
        discards=(*view.discards, card),
        discard_sizes=changed(view.discard_sizes, view.seat, 1),
    )


def _rest(hand: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    at = hand.index(card)
    return hand[:at] + hand[at + 1 :]

"""A sensible, greedy seat: the best-fitting card to its best cell, else away with what fits worst."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from shtil_desktop.games.float_sum import float_sum
from shtil_desktop.games.rng import Rng
from shtil_desktop.games.shtil.crew.judgement.fit import NOWHERE, Hand, stray
from shtil_desktop.games.shtil.rules.actions import (
    CancelStorm,
    Give,
    HoldReef,
    MoveReef,
    Pass,
    PlayFinish,
    PlayIsland,
    PlayStart,
    ShtilAction,
    Split,
    Strike,
    Swap,
    TakePurple,
    Trade,
    TurnIsland,
    UseCompass,
)
from shtil_desktop.games.shtil.rules.cards import LAST_ISLAND, MONSTER, PURPLE, WILD
from shtil_desktop.games.shtil.rules.expansions.sun_moon import wanted_side
from shtil_desktop.games.shtil.rules.line import Gap
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.games.shtil.rules.sea import Ask, Sea
from shtil_desktop.games.shtil.rules.view import View

GOOD_ENOUGH: Final = 4.0
"""A placement worse than this waits for better cards."""
FEW: Final = 3
"""With so few cells left a player begins to think of the end."""


SLIP: Final = 14
"""In so many of a hundred turns the best card is overlooked."""
SLIP_AT_EASE: Final = 50
"""The same where greed alone wins most voyages: in the arch, in the pyramid, with wilds and nothing else."""


class Greedy:
    """Does the first sensible thing, and never slips."""

    def __init__(self, dice: Rng) -> None:
        self._dice = dice

    def decide(self, view: View) -> ShtilAction:
        assert view.decision is not None
        asked = view.decision.ask
        assert isinstance(asked, Ask)
        return ANSWERS[asked](view)

    def say(self, view: View) -> int:
        """As many cards as fit badly."""
        hand = Hand.judge_anywhere(view)
        return sum(hand.junk(card, list(view.hand)) > GOOD_ENOUGH / 2 for card in view.purse())


class Deckhand(Greedy):
    """Willing and greedy, now and then in thought elsewhere: then the best card is overlooked."""

    def decide(self, view: View) -> ShtilAction:
        assert view.decision is not None
        slip = SLIP_AT_EASE if is_easy(view.sea.rules.options) else SLIP
        if view.decision.ask is Ask.TURN and self._dice.below(100) < slip:
            return take_turn(view, is_absent=True)
        return super().decide(view)


def is_easy(options: Options) -> bool:
    """Whether one who only looks for the next good cell wins most voyages of this kind."""
    is_harsh = options.reefs or options.monsters or options.storms
    return options.mode in (Mode.ARCH, Mode.PYRAMID) or bool(options.wilds and not is_harsh)


def take_turn(view: View, is_absent: bool = False) -> ShtilAction:
    """The first thing that there is to do, in a fixed order of urgency."""
    hand = Hand.judge(view)
    if is_absent and len(hand.best) > 1:
        del hand.best[min(hand.best, key=lambda card: (hand.best[card][0], card))]
    for idea in (_end_it, _clear_storm, _set_sail, _rid_of_monster, _place, _last_resort):
        action = idea(view, hand)
        if action is not None:
            return action
    return _paid(view, hand, view.legal[0])


def _paid(view: View, hand: Hand, action: ShtilAction) -> ShtilAction:
    if not action.price:
        return action
    keep = action.card if isinstance(action, PlayIsland) else None
    return action.paid(hand.least_useful(action.price, keep))


def _first(view: View, kind: type[ShtilAction]) -> ShtilAction | None:
    return next((action for action in view.legal if isinstance(action, kind)), None)


def _end_it(view: View, hand: Hand) -> ShtilAction | None:
    return _first(view, PlayFinish)


def _clear_storm(view: View, hand: Hand) -> ShtilAction | None:
    """A compass for a barred row first, then for own storms, then for a mate's; a wild is kept."""
    uses = [action for action in view.legal if isinstance(action, UseCompass) and not action.wild]
    return min(uses, key=lambda use: (use.storm != PURPLE, use.at != view.seat), default=None)


def _set_sail(view: View, hand: Hand) -> ShtilAction | None:
    """A real start at once; a wild as one only when the sea is nearly full."""
    start = _first(view, PlayStart)
    if isinstance(start, PlayStart) and start.wild and _empty_cells(view.sea) > FEW:
        return None
    return start


def _rid_of_monster(view: View, hand: Hand) -> ShtilAction | None:
    """Strike where it hurts least, once two are held or the end is near."""
    if view.hand.count(MONSTER) >= 2 or _empty_cells(view.sea) <= FEW:
        return _least_painful_strike(view)
    return None


def _place(view: View, hand: Hand) -> ShtilAction | None:
    """The best placement of an island; a wild only where it fills a gap of one cell."""
    found = [
        (bad, offer) for card, (bad, offer) in hand.best.items() if card != WILD or _is_single(view, offer)
    ]
    bad, offer = min(found, key=lambda one: (one[0], one[1].card), default=(NOWHERE, None))
    return None if offer is None or bad > GOOD_ENOUGH else _paid(view, hand, offer)


def _last_resort(view: View, hand: Hand) -> ShtilAction | None:
    """Nothing fits well: turn an island, trade for a compass, swap, strike, or discard what fits worst."""
    for idea in (_turn_wrong_island, _trade_under_purple, _swap, _discard):
        action = idea(view)
        if action is not None:
            return _paid(view, hand, action)
    return _least_painful_strike(view)


def _turn_wrong_island(view: View) -> ShtilAction | None:
    sea = view.sea
    turns = [action for action in view.legal if isinstance(action, TurnIsland)]
    return next((turn for turn in turns if sea.sides[turn.cell] != wanted_side(sea, turn.cell)), None)


def _trade_under_purple(view: View) -> ShtilAction | None:
    return _first(view, Trade) if view.sea.purples else None


def _swap(view: View) -> ShtilAction | None:
    return _first(view, Swap)


def _discard(view: View) -> ShtilAction | None:
    kinds = (PlayIsland, Strike, TurnIsland, Trade, UseCompass, PlayStart, Pass)
    return next((action for action in view.legal if not isinstance(action, kinds)), None)


def _is_single(view: View, offer: PlayIsland) -> bool:
    gap = view.sea.line_at(offer.cell).gap(offer.number)
    return gap.first == gap.last


def _empty_cells(sea: Sea) -> int:
    return sea.layout.size - len(sea.islands())


def _least_painful_strike(view: View) -> ShtilAction | None:
    strikes = [action for action in view.legal if isinstance(action, Strike)]
    return min(strikes, key=lambda strike: (-_out_of_place(view.sea, strike.cell), strike.cell), default=None)


def _out_of_place(sea: Sea, cell: int) -> float:
    """How far an island is from its place between its neighbours; the farther, the less it is missed."""
    line = sea.line_at(cell)
    at = line.cells.index(cell)
    gap = Gap(line.cells[at - 1] + 1, line.cells[at + 1] - 1, line.numbers[at - 1], line.numbers[at + 1])
    return stray(gap, line.numbers[at], cell)


def split(view: View) -> ShtilAction:
    """The split that is nearest to what the mates have offered; the rest falls on who holds most."""
    offered = [count if count is not None else size / 2 for count, size in _offers(view)]
    splits = [action for action in view.legal if isinstance(action, Split)]
    return min(
        splits,
        key=lambda action: float_sum((s - o) ** 2 for s, o in zip(action.shares, offered, strict=True)),
    )


def _offers(view: View) -> list[tuple[int | None, int]]:
    pledges = list(view.sea.pledges)
    pledges[view.seat] = Greedy(Rng(0)).say(view)
    return list(zip(pledges, view.hand_sizes, strict=True))


def give(view: View) -> ShtilAction:
    action = view.legal[0]
    assert isinstance(action, Give)
    return action.paid(Hand.judge_anywhere(view).least_useful(action.price))


def step_reef(view: View) -> ShtilAction:
    """To the row with the fewest empty cells: it bars the least."""
    moves = [action for action in view.legal if isinstance(action, MoveReef)]
    if not moves:
        return HoldReef().paid(Hand.judge_anywhere(view).least_useful(HoldReef.price))
    return min(moves, key=lambda move: (_empty_in_row(view.sea, move.row), move.row))


def _empty_in_row(sea: Sea, row: int) -> int:
    return sum(sea.number_at(cell) is None for cell in sea.layout.rows[row])


def meet_storm(view: View) -> ShtilAction:
    """Cancel it if there is a compass; else a purple one goes where it bars least."""
    cancel = next((a for a in view.legal if isinstance(a, CancelStorm) and not a.wild), None)
    if cancel is not None:
        return cancel
    rows = [a for a in view.legal if isinstance(a, TakePurple)]
    if rows:
        return min(rows, key=lambda a: LAST_ISLAND if a.row is None else _empty_in_row(view.sea, a.row))
    hand = Hand.judge_anywhere(view)
    return _paid(view, hand, view.legal[0])


def strike(view: View) -> ShtilAction:
    action = _least_painful_strike(view)
    assert action is not None
    return action


ANSWERS: Final[dict[Ask, Callable[[View], ShtilAction]]] = {
    Ask.TURN: take_turn,
    Ask.SPLIT: split,
    Ask.GIVE: give,
    Ask.REEF: step_reef,
    Ask.STORM: meet_storm,
    Ask.STRIKE: strike,
}

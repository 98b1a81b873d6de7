"""What the table proposes to a player before she has chosen: in all things what a captain would do.

It is asked for in the window itself, so everything here is decided at a glance, without imagined voyages.
"""

from __future__ import annotations

from collections.abc import Iterable

from shtil_desktop.games.rng import Rng
from shtil_desktop.games.shtil.crew.judgement.competitive import RivalEvaluation
from shtil_desktop.games.shtil.crew.judgement.payment import paid, part_with, view_after, without
from shtil_desktop.games.shtil.crew.seats.captain import Captain, split
from shtil_desktop.games.shtil.rules.actions import CancelStorm, PlayIsland, ShtilAction, Split
from shtil_desktop.games.shtil.rules.cards import Card
from shtil_desktop.games.shtil.rules.options import Mode
from shtil_desktop.games.shtil.rules.sea import Ask
from shtil_desktop.games.shtil.rules.view import View


def propose_payment(view: View, action: ShtilAction, first: Iterable[Card] = ()) -> tuple[Card, ...]:
    """The cards to pay an action with; if the player has chosen some, these and what goes best with them.

    Fewer than the price if the hand has no more.
    """
    chosen = tuple(first)
    if view.sea.rules.options.mode is Mode.COMPETITIVE:
        return _pay_rival(view, action, chosen)
    captain = Captain(Rng())
    if not chosen:
        return tuple(getattr(paid(captain.judge(view), action), "pay", ()))
    after = view_after(view, action) if isinstance(action, PlayIsland) else view
    for card in chosen:
        after = without(after, card)
    left = min(action.price - len(chosen), len(after.purse()))
    return (*chosen, *part_with(captain.judge(after), left))


def _pay_rival(view: View, action: ShtilAction, chosen: tuple[Card, ...]) -> tuple[Card, ...]:
    """Among rivals every card is there once; those of the least prospect go."""
    ranked = RivalEvaluation(view).ranked(action.card if isinstance(action, PlayIsland) else None)
    others = [card for card in ranked if card not in chosen]
    return (*chosen, *others)[: action.price]


def propose_split(view: View) -> tuple[int, ...]:
    """How many cards each seat gives for the start, by what the mates have pledged."""
    action = split(Captain(Rng()).judge(view))
    assert isinstance(action, Split)
    return action.shares


def would_cancel(view: View) -> bool:
    """Whether a captain would spend a compass on the storm that has just come."""
    if view.decision is None or view.decision.ask is not Ask.STORM:
        return False
    return isinstance(Captain(Rng()).decide(view), CancelStorm)

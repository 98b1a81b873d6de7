"""Which moves look good to a seat that sees only its own cards."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Final

from shtil_desktop.games.rng import Rng
from shtil_desktop.games.shtil.crew import sign_on
from shtil_desktop.games.shtil.crew.judgement.evaluation import Evaluation
from shtil_desktop.games.shtil.crew.judgement.payment import paid
from shtil_desktop.games.shtil.crew.proposal import propose_payment
from shtil_desktop.games.shtil.crew.seats.captain import NEVER, Captain, value_of
from shtil_desktop.games.shtil.rules.actions import ShtilAction
from shtil_desktop.games.shtil.rules.voyage import Shtil

LEVELS: Final = ("greedy", "deckhand", "sailor", "captain")


def plain(action: ShtilAction) -> ShtilAction:
    """The action with its payment in order: which card was named first is all the same."""
    return action.paid(sorted(action.pay)) if action.pay else action


def chosen_by_seats(game: Shtil, words: Iterable[object]) -> set[ShtilAction]:
    """What seats of every quick level would do in the place of the one that decides."""
    decision = game.decision
    assert decision is not None
    view = game.view(decision.seat)
    return {plain(sign_on(level, *words).decide(view)) for level in LEVELS}


def proposed(game: Shtil) -> set[ShtilAction]:
    """Every move that is open, with the payment that the table proposes for it."""
    decision = game.decision
    assert decision is not None
    view = game.view(decision.seat)
    return {
        plain(opening.paid(propose_payment(view, opening)) if opening.price else opening)
        for opening in game.legal_actions()
    }


def preferred(game: Shtil, winning: Collection[ShtilAction]) -> set[ShtilAction]:
    """The moves that a captain's evaluation holds for better than any that wins."""
    decision = game.decision
    assert decision is not None
    judged = Captain(Rng("problems"), asks_network=False).judge(game.view(decision.seat))
    found: set[ShtilAction] = set()
    for value, opening in sorted(_valued(game, judged), key=lambda each: each[0]):
        action = plain(paid(judged, opening))
        if action in winning or value >= NEVER / 4:
            break
        found.add(action)
    return found


def _valued(game: Shtil, judged: Evaluation) -> list[tuple[float, ShtilAction]]:
    return [(value_of(judged, opening), opening) for opening in game.legal_actions()]

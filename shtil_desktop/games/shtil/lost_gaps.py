"""Why and in which state a voyage ended; and what the numbers still allow, from the crew's reckoning."""

from __future__ import annotations

from shtil_desktop.games.shtil.crew.judgement.hopeless_gaps import gaps_closed_by, narrow, narrow_gaps
from shtil_desktop.games.shtil.rules.cards import Card, is_island
from shtil_desktop.games.shtil.rules.expansions.sun_moon import wrong_sides
from shtil_desktop.games.shtil.rules.line import Gap
from shtil_desktop.games.shtil.rules.options import Mode
from shtil_desktop.games.shtil.rules.outcome import VoyageOutcome
from shtil_desktop.games.shtil.rules.refusals import Refusal
from shtil_desktop.games.shtil.rules.view import View
from shtil_desktop.games.shtil.rules.voyage import Shtil
from shtil_desktop.games.values import value

__all__ = ["EndingFacts", "facts_of", "gaps_closed_by", "narrow_gaps"]


@value
class EndingFacts:
    """Why and in which state a voyage ended, with every card known."""

    outcome: VoyageOutcome
    empty_cells: tuple[int, ...]
    narrow: tuple[Gap, ...]
    """Gaps that no numbers were left for, or none that anybody could pay."""
    hand: tuple[Card, ...]
    """What the seat that could not move held; empty if there is none."""
    refused: tuple[tuple[Card, Refusal], ...]
    """For each of its islands, why it could not be played where it came closest to it."""
    cards_left: int
    """In all hands and decks together."""
    wrong_sides: tuple[int, ...] = ()
    """The cells of the islands that show sun for moon, or moon for sun."""


def facts_of(game: Shtil) -> EndingFacts | None:
    """Why the voyage ended; None while it runs."""
    outcome, sea = game.result, game.sea
    if outcome is None:
        return None
    away = [card for pile in (*game.discards, *game.unseen, game.dealt.removed) for card in pile]
    stuck = outcome.stuck
    return EndingFacts(
        outcome=outcome,
        empty_cells=tuple(cell for cell, number in enumerate(sea.numbers()) if number is None),
        narrow=tuple(narrow(sea, away)),
        hand=() if stuck is None else tuple(game.hands[stuck]),
        refused=() if stuck is None else tuple(_refused(game.view(stuck))),
        cards_left=sum(map(len, game.hands)) + _in_decks(game),
        wrong_sides=tuple(wrong_sides(sea)) if game.options.mode is Mode.SUN_MOON else (),
    )


def _in_decks(game: Shtil) -> int:
    return sum(len(deck) - top for deck, top in zip(game.decks, game.tops, strict=True))


MILDNESS = (Refusal.TOO_DEAR, Refusal.NEEDS_NEIGHBOUR, Refusal.STORM_ROW, Refusal.REEF_ROW)
"""What comes closest to a placement first; then all that doesn't fit by its number."""


def _refused(view: View) -> list[tuple[Card, Refusal]]:
    found = []
    for card in view.hand:
        refusals = [answer for answer in view.answers(card) if isinstance(answer, Refusal)]
        if is_island(card) and refusals:
            found.append((card, min(refusals, key=_closeness)))
    return found


def _closeness(refusal: Refusal) -> tuple[int, bool]:
    at = MILDNESS.index(refusal) if refusal in MILDNESS else len(MILDNESS)
    return at, refusal is Refusal.CELL_TAKEN

"""What the player would give of her own hand for the share that a split leaves to her."""

from __future__ import annotations

from shtil_desktop.games.shtil.rules.actions import Give
from shtil_desktop.games.shtil.rules.sea import Ask
from shtil_desktop.games.shtil.table.choices import Picks


def gift(picks: Picks) -> list[int]:
    """The places in the hand of the cards that would be proposed if it were split like this."""
    if picks.ask is not Ask.SPLIT or not picks.shares:
        return []
    seat = picks.view.seat
    count = picks.shares[seat] - picks.view.sea.blind[seat]  # the deck's top cards may be part of it
    if count not in picks.gifts:
        from shtil_desktop.games.shtil.crew.proposal import propose_payment  # late: the crew is large

        cards = propose_payment(picks.view, Give(count)) if count > 0 else ()
        picks.gifts[count] = picks.places_of(cards)
    return picks.gifts[count]

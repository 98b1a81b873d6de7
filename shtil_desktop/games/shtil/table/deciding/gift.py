"""What the player would give of her own hand for the share that a split leaves to her."""

from __future__ import annotations

from shtil_desktop.games.shtil.rules.actions import Give
from shtil_desktop.games.shtil.rules.sea import Ask
from shtil_desktop.games.shtil.table.deciding.choices import ShtilChoices


def gift(choices: ShtilChoices) -> list[int]:
    """The places in the hand of the cards that would be proposed if it were split like this."""
    if choices.ask is not Ask.SPLIT or not choices.shares:
        return []
    seat = choices.view.seat
    count = choices.shares[seat] - choices.view.sea.blind[seat]  # the deck's top cards may be part of it
    if count not in choices.gifts:
        from shtil_desktop.games.shtil.crew.proposal import propose_payment  # late: the crew is large

        cards = propose_payment(choices.view, Give(count)) if count > 0 else ()
        choices.gifts[count] = choices.places_of(cards)
    return choices.gifts[count]

"""Why a choice is a good one: a true fact that a player understands. The table makes the sentence of it."""

from __future__ import annotations

from enum import StrEnum

from shtil_desktop.games.shkap.rules.cards import Card
from shtil_desktop.games.shkap.rules.island.islands import Cell
from shtil_desktop.games.values import value


class Why(StrEnum):
    """What speaks most for a choice, and the facts that belong to it."""

    ONLY_CHOICE = "only-choice"
    # Announcing
    ROUTE_TO_CHEST = "route-to-chest"
    """Land: `cards` lead to a chest of `coins` in `steps`."""
    LAND_TO_DISCARD = "land-to-discard"
    """Land without a way to a chest: fresh cards for bad ones are worth more than two for a pass."""
    NO_ROUTE = "no-route"
    """Pass: the hand has no way to a chest here. `cards` lie in the market and make one on the horizon."""
    CARDS_ARE_WORTH_MORE = "cards-are-worth-more"
    """Pass: `cards` would lead to a chest of `coins`, but two more cards bring more."""
    NO_ROUTE_AT_LAST = "no-route-at-last"
    """Pass: the hand has no way to a chest here, and no card will be of use after this island."""
    ROUTE_CHANGES_NOTHING = "route-changes-nothing"
    """Pass: `cards` would lead to a chest of `coins`, but improve no chance, and serve no later island."""
    # Laying
    NOTHING_THROWN = "nothing-thrown"
    """The route alone: every other card is worth keeping."""
    THROWN_BEHIND = "thrown-behind"
    """`cards` go behind the chest: on the horizon they would help in `kept_help` of 100 hands, fresh ones in
    `fresh_help`."""
    THROWN_AWAY = "thrown-away"
    """No chest is worth it: `cards` are just thrown away."""
    LAST_ISLAND = "last-island"
    """No card will be of use after this island."""
    # Taking
    MAKES_ROUTE = "makes-route"
    """The card makes a way to a chest of `coins` on the horizon, where there was none."""
    BETTER_HAND = "better-hand"
    """The card makes the best hand for what is to come."""
    SURPRISE = "surprise"
    """Nothing in the market helps, but the deck may."""
    ANY_CARD = "any-card"
    """No card will be of use after this island."""
    # Marks
    COSTS_A_RIVAL = "costs-a-rival"
    """A mark takes coins from `seat` in `often` of 100 cases."""
    SAFER_CHEST = "safer-chest"
    """A mark brings oneself coins in `often` of 100 cases."""
    CLEARS_THE_HAND = "clears-the-hand"
    """It changes little here, but a mark in the hand is a card less for routes."""
    KEEP_MARKS = "keep-marks"
    """A mark changes nothing here, but it may later."""
    NO_MARK_HELPS = "no-mark-helps"
    """A mark changes nothing here, and no card will be of use after this island."""
    LITTLE_BUT_FREE = "little-but-free"
    """It changes little here, but the mark is of no use after this island."""
    # Walking
    BEST_END = "best-end"
    """`ends` tells what each end pays now; this one pays most."""
    LONGER_FOR_CARDS = "longer-for-cards"
    """Another end pays as much, but this way takes `taken` cards."""
    NO_END = "no-end"
    """The row leads to no chest any more."""
    # The draft
    BEST_PLAN = "best-plan"
    """With this card the four islands bring most."""


@value
class EndPay:
    """An end that a walk can still choose."""

    chest: Cell
    steps: int
    coins: int
    """In the chest."""
    now: int
    """What it pays if nobody comes after."""
    expected: float


@value
class Reason:
    why: Why
    facts: dict[str, int]
    cards: tuple[Card, ...] = ()
    ends: tuple[EndPay, ...] = ()

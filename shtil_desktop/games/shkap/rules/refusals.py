"""Why an action may not be: one name a reason, for the table to turn into a sentence."""

from __future__ import annotations

from enum import StrEnum


class Refusal(StrEnum):
    # The moment
    GAME_OVER = "the game is over"
    WRONG_SEAT = "another seat decides"
    WRONG_MOMENT = "this is not what is asked now"
    # Cards
    NOT_IN_PACK = "the card is not in the pack"
    NOT_IN_HAND = "the card is not in the hand"
    SAME_CARD_TWICE = "the same card twice"
    # Announcing and taking
    NOTHING_TO_LAY = "there is no card for a route: pass"
    NO_SUCH_PLACE = "the market has no such place"
    PLACE_EMPTY = "this place of the market is empty"
    NOTHING_TO_DRAW = "deck and discard are empty"
    # The route
    EMPTY_ROUTE = "a route has at least one card"
    MARK_IN_ROUTE = "a mark is never laid in a route"
    # Marks
    NOT_A_MARK = "the card is not a mark"
    NOT_AT_ONESELF = "a mark is thrown at another seat"
    HAS_NOT_LANDED = "marks are thrown at seats that have landed"
    # The walk
    NOT_LED_THERE = "the card doesn't lead to this cell"
    SEA = "the sea can't be entered"
    NEEDS_MAP = "the jungle is entered with a map only"
    NEEDS_EXIT = "name the cave to come out of"
    NO_SUCH_EXIT = "there is no such way out"

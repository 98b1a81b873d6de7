"""Why an action may not be: one name a reason, for the table to turn into a sentence."""

from __future__ import annotations

from enum import StrEnum


class Refusal(StrEnum):
    # The moment
    GAME_OVER = "the game is over"
    WRONG_SEAT = "another seat is to move"
    # The hand
    NOTHING_CHOSEN = "no tile is chosen"
    NOT_IN_HAND = "the tile is not in the hand"
    # The arrangement
    TAKEN = "there is a tile in this cell already"
    TOO_FAR = "the cell is too far away"
    NOT_ONE_LINE = "the tiles are not in one row or column"
    GAP = "there is an empty cell between the tiles"
    TOUCHES_NOTHING = "no tile touches one that was there before"
    SAME_TILE_TWICE = "a line would hold the same tile twice"
    NO_COMMON_PROPERTY = "a line would share neither colour nor shape"
    # The first move
    NOT_THE_LARGEST_SET = "the first move lays a largest set of the hand"
    NOT_AT_THE_START = "the first move covers the first cell"
    FIRST_MUST_LAY = "the first move is a lay"
    # Trading and passing
    BAG_TOO_SMALL = "the bag holds fewer tiles"
    WRONG_PLACES = "the places in the bag don't fit"
    CAN_TRADE = "the bag is not empty: trade"
    CAN_LAY = "there is something to lay"

"""Why an action may not be: one name a reason, for the table to turn into a sentence."""

from __future__ import annotations

from enum import StrEnum


class Refusal(StrEnum):
    # The moment
    GAME_OVER = "the voyage is over"
    WRONG_SEAT = "another seat decides"
    WRONG_MOMENT = "this is not what is asked now"
    # The card and the cell
    NOT_IN_HAND = "the card is not in the hand"
    NOT_AN_ISLAND = "the card is not an island"
    NO_SUCH_CELL = "there is no such cell"
    NO_SUCH_ROW = "there is no such row"
    CELL_TAKEN = "an island lies there already"
    CELL_EMPTY = "no island lies there"
    AFTER_HIGHER = "a higher number lies before this cell"
    BEFORE_LOWER = "a lower number lies after this cell"
    NUMBER_LIES = "this number lies on the grid already"
    NO_SUCH_NUMBER = "islands are numbered from 1 to 80"
    # The price
    TOO_DEAR = "the hand can't pay the price"
    WRONG_PRICE = "not the number of cards asked for"
    CANNOT_PAY_WITH = "this card can't be discarded"
    # Start and finish
    START_FORCED = "the start must be played first"
    START_LIES = "a start lies already"
    START_TOO_EARLY = "the hands can't give eight cards"
    WRONG_SHARES = "the shares don't sum up or can't be paid"
    NO_START = "no start lies yet"
    GRID_NOT_FULL = "the grid is not full"
    # Reefs and storms
    REEF_ROW = "the reef bars this row"
    REEF_STAYS = "the reef must move to another row"
    ROW_FULL = "this row has no empty cell"
    STORM_ROW = "a purple storm bars this row"
    NEEDS_NEIGHBOUR = "under the orange storm only next to an island"
    NO_SUCH_STORM = "no such storm lies there"
    NO_COMPASS = "there is no compass to spend"
    NO_SUPPLY = "no compass is left to be won"
    HAND_TOO_SMALL = "a hand of three or more is traded"
    # Monsters and wilds
    MONSTER_HELD = "a hand still holds a monster"
    NO_MONSTER = "there is no monster in the hand"
    NO_WILD = "there is no wild card in the hand"
    # Variants
    PILLARS_FIRST = "the pillars come before the vault"
    WRONG_SIDES = "an island shows the wrong side"
    WOULD_BLOCK = "the grid could not be completed by numbers"
    CAN_STILL_PLAY = "an island in the hand can be placed"
    NOTHING_TO_TAKE = "no card lies in the row"
    CAN_STILL_MOVE = "there is something to do"
    MUST_EXPLORE = "the pyramid is full: explore"
    NOT_FULL_YET = "exploring waits for a full pyramid"

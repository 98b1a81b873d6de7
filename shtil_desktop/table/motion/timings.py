"""How long everything takes on the table: one place for every duration, in milliseconds."""

from __future__ import annotations

from enum import Enum


class Speed(Enum):
    """How fast things move; the value stretches every duration."""

    OFF = 0.0
    FAST = 0.5
    NORMAL = 1.0
    SLOW = 1.8


FRAME = 16
FLIGHT = 280  # a card from hand or deck to its place
BACK_TO_HAND = 220  # a card that may not go there
HOVER = 110  # a card under the pointer rises, the others part
SETTLE = 180  # the hand closes up
STAGGER = 60  # between two cards of a series
DEAL_STAGGER = 70
TURN = 260  # a card or a hand turns
SINK = 420  # struck by a monster
REVEAL = 520  # a storm or explorer card is held up
FADE = 240
COMPASS = 560  # a compass turns on its way
SWELL = 360  # an island of a row that is full
GLIDE = 420  # the reef along the rows
HOMECOMING = 3600  # the light of a win, along all islands
FOG = 1800  # the loss
PAUSE = 650  # before a mate acts, at least
PACES = {"at-once": 0, "brisk": 300, "calm": PAUSE, "slow": 1500}  # by the setting's name
FELT = 150  # what takes longer is told to be under way
MESSAGE = 4000  # how long a reason stays

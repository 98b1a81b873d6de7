"""Why a move is a good one, as a value: the facts that a sentence for the player is made of."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from shtil_desktop.games.shtil.rules.cards import Card


class Why(StrEnum):
    """What speaks most for a move, and the facts that belong to it."""

    WINS_NOW = "wins-now"
    LOST_GAP = "lost-gap"
    """Whatever is done: nothing can fill the gap between `low` and `high` any more."""
    LOST_CARDS = "lost-cards"
    """Whatever is done: `cards` are left, and at least `needed` would have to be."""
    LOST_FINISH = "lost-finish"
    FORCED_START = "forced-start"
    ONLY_MOVE = "only-move"
    # Placements
    ONLY_NUMBERS = "only-numbers"
    """`numbers` are left for `cells`."""
    ONLY_WILD = "only-wild"
    """Fewer `numbers` than `cells` are left: the wild fills one."""
    FREE_NOW = "free-now"
    """`later` is what the number costs next to the island `beside`."""
    KEEPS = "keeps"
    """The payment leaves `number` in the hand, for the gap beside `beside`."""
    FILLS = "fills"
    """The last cell between `low` and `high`, 0 and 81 being the borders."""
    ROOM = "room"
    """`numbers_below` for `cells_below` on one side, `numbers_above` for `cells_above` on the other."""
    # Cards to part with
    LEAST_USEFUL = "least-useful"
    """`cards` are missed least."""
    FIT_NOWHERE = "fit-nowhere"
    """`cards` have no cell left."""
    TO_SPARE = "to-spare"
    """`cards` are starts or finishes that are not needed any more."""
    NOTHING_FITS = "nothing-fits"
    NOTHING_BESIDE = "nothing-beside"
    """The orange storm keeps out what would fit."""
    FINISH_WAITS = "finish-waits"
    """The grid is full and the seat has a finish, but a monster is held or an island shows the wrong side."""
    SQUEEZES = "squeezes"
    """Even the best placement, of `number`, leaves `numbers` for `cells`."""
    TOO_DEAR = "too-dear"
    """Even the best placement, of `number`, costs `price`."""
    # The start
    AS_PLEDGED = "as-pledged"
    NO_START_COMES = "no-start-comes"
    ONLY_START_MISSING = "only-start-missing"
    # Reef, storms and compasses
    UNWANTED_ROW = "unwanted-row"
    """No card of the hand has its best place in `row`."""
    BARS_LITTLE = "bars-little"
    """`cells` of `row` are empty, and no other row would do less harm."""
    WELL_WHERE_IT_IS = "well-where-it-is"
    TOO_FEW_IN_HAND = "too-few-in-hand"
    """A hand of three is too small for `cards` still to come."""
    FEW_BESIDE = "few-beside"
    """`beside` of `empty` cells lie next to an island."""
    BARS = "bars"
    """`cells` of `empty` are barred."""
    BARS_A_ROW = "bars-a-row"
    NO_COMPASS = "no-compass"
    COMPASS_LATER = "compass-later"
    HARMLESS = "harmless"
    STORM_IS_WORSE = "storm-is-worse"
    # Monsters, sides, explorers
    RELIEVES = "relieves"
    """Without the island `numbers` are left for `cells`: better than before."""
    HURTS_LEAST = "hurts-least"
    """Without the island `numbers` are left for `cells`: no other costs less."""
    WRONG_SIDE = "wrong-side"
    ONLY_FINISH_MISSING = "only-finish-missing"
    # Sun against moon
    RUN = "run"
    """`points` at once, with a run."""
    POINTS = "points"
    """`points` at once."""
    BALANCE = "balance"
    LEAST_PROSPECT = "least-prospect"
    """`cards` promise the fewest points."""


@dataclass(frozen=True, slots=True)
class Reason:
    why: Why
    facts: dict[str, int] = field(default_factory=dict)
    cards: tuple[Card, ...] = ()

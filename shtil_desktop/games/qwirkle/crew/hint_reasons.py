"""Why a lay is a good one: a true fact that a player understands, from the evaluation's own terms.

The words are the table's business. What speaks for a lay is told beside another one: the next best, or the
one that was played instead.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

from shtil_desktop.games.float_sum import float_sum
from shtil_desktop.games.qwirkle.crew.evaluation import FEATURES, weights_for
from shtil_desktop.games.qwirkle.crew.imagined_board import ImaginedBoard
from shtil_desktop.games.qwirkle.crew.packed_lays import SHAPE_OF_CELL, Found, placed
from shtil_desktop.games.qwirkle.crew.situation import Situation, without
from shtil_desktop.games.qwirkle.rules.arrangement import Score, judge
from shtil_desktop.games.qwirkle.rules.board import Board
from shtil_desktop.games.qwirkle.rules.lines import QWIRKLE
from shtil_desktop.games.qwirkle.rules.tiles import ALL_KINDS, BITS, GROUPS, SIDE, Tile, kinds_in, tiles_of

WORTH_A_WORD: Final = 0.25
"""Points that a term must speak for a lay with to be named."""
CLEARLY: Final = 2
"""Points more than any other lay that need no other reason."""
FEW: Final = 1
"""So few unseen tiles of a kind are worth telling."""


class Why(StrEnum):
    """What speaks most for a lay, and the facts that belong to it."""

    GOES_OUT = "goes-out"
    """The last tiles: `bonus` points more, and the game is over."""
    PROVEN = "proven"
    """The end is played through: with best play of both the own `gain` from here on, beside the other's."""
    ONLY_LAY = "only-lay"
    COMPLETES_QWIRKLE = "completes-qwirkle"
    """`count` lines of six."""
    MOST_POINTS = "most-points"
    """`points`, and at least two more than any other lay."""
    MORE_POINTS = "more-points"
    """`more` points now than the other lay."""
    KEEPS_QWIRKLE = "keeps-qwirkle"
    """`tile` stays in the hand, for a line of six that nobody else can complete."""
    LEAVES_NO_FIVE = "leaves-no-five"
    """The other lay leaves a line of five to the next seat; this one leaves none that could be completed."""
    FEW_LEFT = "few-left"
    """It leaves a line of five, but only `left` of the one `tile` that completes it is unseen."""
    LEAVES_LESS = "leaves-less"
    """The next seat's best single tile: `tenths` of a point less are to be expected than after the other."""
    KEEPS_SET = "keeps-set"
    """`size` different tiles of one `colour` or one `shape` stay together."""
    SHEDS_DOUBLE = "sheds-double"
    """`tile` was in the hand twice."""
    DRAWS_MORE = "draws-more"
    """`count` new tiles come."""
    BUILDS = "builds"
    """What stays in the hand scores up to `points` with this lay on the board."""
    SEVERAL_LINES = "several-lines"
    """`count` lines score at once."""
    BETTER_ROUND = "better-round"
    """Tried out, it simply did better over the next round."""
    NOTHING_FITS = "nothing-fits"
    """No tile fits: a trade, or a pass."""


@dataclass(frozen=True, slots=True)
class Reason:
    why: Why
    facts: dict[str, int] = field(default_factory=dict)


DANGER: Final = ("reply", "p_qwirkle", "p_five", "fours", "p_both_of_four", "playable", "rim")
HAND: Final = ("duplicates", "pairs", "set_2", "set_3", "set_4", "set_5", "synergy")
OWN: Final = ("own_single", "own_best", "own_qwirkle", "own_qwirkle_safe", "own_next")
FRESH: Final = tuple(f"left_{count}" for count in range(SIDE))


class Comparison:
    """A lay beside another, term by term."""

    def __init__(self, board: Board, situation: Situation, lay: Found, other: Found) -> None:
        self.board, self.situation, self.lay, self.other = board, situation, lay, other
        self._mine = situation.features_after(lay[1])
        self._theirs = situation.features_after(other[1]) if other[1] else None
        bag = situation.bag - min(SIDE - len(situation.hand) + len(lay[1]), situation.bag)
        self._weights = weights_for(situation.seats, bag)

    def speaks(self, names: tuple[str, ...]) -> float:
        """Points that some features speak for the lay with."""
        if self._mine is None or self._theirs is None:
            return 0.0
        at = [FEATURES.index(name) for name in names]
        return float_sum(self._weights[i] * (self._mine[i] - self._theirs[i]) for i in at)

    def mine(self, name: str) -> float:
        return self._mine[FEATURES.index(name)] if self._mine else 0.0

    def theirs(self, name: str) -> float:
        return self._theirs[FEATURES.index(name)] if self._theirs else 0.0


def explain(
    board: Board,
    situation: Situation,
    lay: Found,
    other: Found | None,
    is_instead: bool = False,
    most: int | None = None,
) -> Reason:
    """Explain why a lay rather than the other: what is plain to see first, then what weighs most.

    If the other was played instead, what both have in common is no reason. `most` are the points of the best
    of all others, where they are known.
    """
    points, steps = lay
    if len(steps) == len(situation.hand) and not situation.bag:
        return Reason(Why.GOES_OUT, {"bonus": 6})
    lines = _lines(board, lay)
    sixes = lines.count(QWIRKLE)
    if sixes and not (is_instead and other and _lines(board, other).count(QWIRKLE) >= sixes):
        return Reason(Why.COMPLETES_QWIRKLE, {"count": sixes})
    if other is None:
        return Reason(Why.ONLY_LAY)
    if most is not None and points - most >= CLEARLY:
        return Reason(Why.MOST_POINTS, {"points": points})
    if points - other[0] >= CLEARLY:
        return Reason(Why.MORE_POINTS, {"more": points - other[0]})
    compared = Comparison(board, situation, lay, other)
    told = max(_told(compared), key=lambda one: one[0], default=None)
    if told is not None:
        return told[1]
    if points > other[0]:
        return Reason(Why.MORE_POINTS, {"more": points - other[0]})
    return Reason(Why.SEVERAL_LINES, {"count": len(lines)}) if len(lines) > 1 else Reason(Why.BETTER_ROUND)


def _lines(board: Board, lay: Found) -> list[int]:
    """What each line of a lay scores."""
    judged = judge(board, placed(lay[1]))
    return [line.points for line in judged.lines] if isinstance(judged, Score) else []


def _told(compared: Comparison) -> Iterator[tuple[float, Reason]]:
    """What can be said for the lay, each with the points that it speaks with."""
    groups = ((OWN, _own), (DANGER, _danger), (HAND, _hand), (FRESH, _fresh))
    for names, tell in groups:
        weight = compared.speaks(names)
        if weight >= WORTH_A_WORD and (reason := tell(compared)) is not None:
            yield weight, reason


def _own(compared: Comparison) -> Reason | None:
    left = without(compared.situation.hand, compared.lay[1])
    after = _after(compared)
    if compared.mine("own_qwirkle_safe") > compared.theirs("own_qwirkle_safe"):
        kinds = kinds_in(left) & _sixes(after) & ~compared.situation.unseen.one
        if kinds:
            return Reason(Why.KEEPS_QWIRKLE, {"tile": tiles_of(kinds)[0]})
    if compared.mine("own_best") > compared.theirs("own_best"):
        return Reason(Why.BUILDS, {"points": int(compared.mine("own_best"))})
    return None


def _danger(compared: Comparison) -> Reason | None:
    completing = _sixes(_after(compared))
    unseen = compared.situation.unseen
    if compared.theirs("p_qwirkle") > compared.mine("p_qwirkle") and not compared.mine("p_qwirkle"):
        return Reason(Why.LEAVES_NO_FIVE)
    rare = [tile for tile in tiles_of(completing) if unseen.count(BITS[tile]) <= FEW]
    if len(rare) == completing.bit_count() == 1 and not _sixes(compared.situation.board) & completing:
        return Reason(Why.FEW_LEFT, {"tile": rare[0], "left": unseen.count(BITS[rare[0]])})
    less = round(10 * (compared.theirs("reply") - compared.mine("reply")))
    return Reason(Why.LEAVES_LESS, {"tenths": less}) if less > 0 else None


def _hand(compared: Comparison) -> Reason | None:
    hand = compared.situation.hand
    left, others = without(hand, compared.lay[1]), without(hand, compared.other[1])
    size, group = largest_set(left)
    if size >= 3 and size > largest_set(others)[0]:
        name = "colour" if group < SIDE else "shape"
        return Reason(Why.KEEPS_SET, {"size": size, name: group % SIDE})
    doubles = [tile for tile in set(hand) if hand.count(tile) > left.count(tile) > 0]
    if doubles and compared.mine("duplicates") < compared.theirs("duplicates"):
        return Reason(Why.SHEDS_DOUBLE, {"tile": min(doubles)})
    return None


def _fresh(compared: Comparison) -> Reason | None:
    if len(compared.lay[1]) <= len(compared.other[1]) or not compared.situation.bag:
        return None
    return Reason(Why.DRAWS_MORE, {"count": min(len(compared.lay[1]), compared.situation.bag)})


def largest_set(tiles: list[Tile]) -> tuple[int, int]:
    """The most different kinds of one colour or shape, and which of the twelve groups they are.

    >>> largest_set([0, 1, 2, 7])
    (3, 0)
    """
    kinds = kinds_in(tiles)
    sizes = [(kinds & group).bit_count() for group in GROUPS]
    return max(sizes), sizes.index(max(sizes))


def _after(compared: Comparison) -> ImaginedBoard:
    board = compared.situation.board.copy()
    board.lay(compared.lay[1])
    return board


def _sixes(board: ImaginedBoard) -> int:
    """The kinds that complete a line of six somewhere."""
    kinds = 0
    for fitting in board.open.values():
        if SIDE - 1 in divmod(fitting >> SHAPE_OF_CELL, SIDE):
            kinds |= fitting
    return kinds & ALL_KINDS

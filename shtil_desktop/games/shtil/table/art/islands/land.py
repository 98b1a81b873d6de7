"""Ten kinds of land: each is a skyline over the water that things can stand on."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache

from PySide6.QtGui import QColor

from shtil_desktop.games.shtil.table.art.islands.light import HORIZON
from shtil_desktop.games.values import replace
from shtil_desktop.table.art.noise import Dice
from shtil_desktop.table.art.shapes import Point

Skyline = Callable[[float], float]

GRASS = QColor(122, 158, 92)
LEAF = QColor(78, 132, 92)
OLIVE = QColor(150, 150, 88)
PINE = QColor(62, 112, 100)
SLATE = QColor(118, 122, 134)
BASALT = QColor(104, 92, 96)
CHALK = QColor(226, 216, 198)
RED_ROCK = QColor(184, 118, 88)
OCHRE = QColor(206, 166, 106)


@dataclass(frozen=True, slots=True, eq=False)
class Land:
    """The main island: where it stands, how high it is at each x, and what it is made of."""

    kind: str
    left: float
    right: float
    skyline: Skyline  # height above the water at x
    colour: QColor
    is_rock: bool
    has_beach: bool
    summit: float  # x of the place for a landmark on the height
    shore: float  # x of the place for a landmark by the water
    holes: tuple[tuple[float, float, float], ...] = field(default=())  # arches: x, half width, height

    def ground(self, x: float) -> float:
        """The y of the ground at x."""
        return HORIZON + 1.5 - self.skyline(x)

    def outline(self, part: float = 1.0, steps: int = 40) -> list[Point]:
        """The skyline from left to right, scaled to `part` of its height."""
        return [(x, HORIZON + 1.5 - height * part) for x, height in _profile(self, steps)]


@lru_cache(maxsize=8)
def _profile(land: Land, steps: int) -> tuple[Point, ...]:
    width = land.right - land.left
    xs = [land.left + width * i / steps for i in range(steps + 1)]
    return tuple((x, land.skyline(x)) for x in xs)


def bump(x: float, centre: float, half: float, height: float) -> float:
    """A round hill that meets the water at centre ± half."""
    d = abs(x - centre) / half
    return height * math.cos(d * math.pi / 2) ** 1.5 if d < 1 else 0.0


def plateau(x: float, left: float, right: float, height: float, slope: float) -> float:
    """A table with smooth sides that are `slope` wide."""
    d = min(x - left, right - x) / slope
    if d <= 0:
        return 0.0
    return height * (1.0 if d >= 1 else d * d * (3 - 2 * d))


def _hills(dice: Dice) -> Land:
    centre, half = dice.between(53, 59), dice.between(26, 31)
    bumps = [(centre + dice.between(-3, 6), half * 0.58, dice.between(15, 20))]
    for side in (-1, 1):
        bumps.append((centre + side * half * 0.52, half * 0.48, dice.between(7, 12)))
    if dice.chance(0.4):
        bumps.append((centre + half * 0.72, half * 0.28, dice.between(6, 9)))

    def skyline(x: float) -> float:
        return max(bump(x, *b) for b in bumps) + 0.7 * bump(x, centre, half, 3)

    return Land(
        "hills",
        centre - half,
        centre + half,
        skyline,
        dice.pick((GRASS, LEAF)),
        False,
        True,
        bumps[0][0],
        bumps[1][0],
    )


def _twins(dice: Dice) -> Land:
    centre, half = dice.between(55, 60), dice.between(25, 29)
    tall, small = dice.between(18, 22), dice.between(11, 15)
    if dice.chance(0.35):
        tall, small = small + 1, tall
    peaks = ((centre - half * 0.42, half * 0.56, small), (centre + half * 0.36, half * 0.62, tall))

    def skyline(x: float) -> float:
        return max(bump(x, *peak) for peak in peaks)

    high = peaks[1] if tall > small else peaks[0]
    return Land(
        "twins",
        centre - half,
        centre + half,
        skyline,
        dice.pick((LEAF, PINE)),
        False,
        True,
        high[0],
        centre - half * 0.08,
    )


def _cone(dice: Dice) -> Land:
    centre, half, height = dice.between(56, 62), dice.between(22, 27), dice.between(23, 27)

    def skyline(x: float) -> float:
        d = abs(x - centre) / half
        return max(0.0, height * (1 - d) ** 1.35 * (1 + 0.05 * math.sin(x * 1.3))) if d < 1 else 0.0

    return Land(
        "cone",
        centre - half,
        centre + half,
        skyline,
        dice.pick((PINE, SLATE)),
        True,
        True,
        centre - half * 0.36,
        centre - half * 0.6,
    )


def _volcano(dice: Dice) -> Land:
    centre, half, height = dice.between(64, 67), dice.between(23, 25), dice.between(20, 23)
    rim = half * 0.17

    def skyline(x: float) -> float:
        d = abs(x - centre)
        if d < rim:
            return height - 2.2 * (1 - (d / rim) ** 2)
        return height * max(0.0, 1 - (d - rim) / (half - rim)) ** 1.7

    return Land(
        "volcano",
        centre - half,
        centre + half,
        skyline,
        dice.pick((BASALT, RED_ROCK)),
        True,
        True,
        centre - half * 0.42,
        centre - half * 0.62,
    )


def _mesa(dice: Dice) -> Land:
    centre, half = dice.between(56, 61), dice.between(22, 27)
    height, step = dice.between(13, 17), dice.between(5, 8)
    top_left, top_right = centre - half * 0.55, centre + half * 0.62

    def skyline(x: float) -> float:
        low = plateau(x, centre - half, centre + half, step, half * 0.42)
        return max(low, plateau(x, top_left, top_right, height + 0.4 * math.sin(x * 0.9), 3.4))

    return Land(
        "mesa",
        centre - half,
        centre + half,
        skyline,
        dice.pick((RED_ROCK, OCHRE)),
        True,
        True,
        centre + half * 0.1,
        centre - half * 0.72,
    )


def _cliffs(dice: Dice) -> Land:
    centre, half, height = dice.between(57, 62), dice.between(25, 29), dice.between(15, 19)
    left, right = centre - half, centre + half

    def skyline(x: float) -> float:
        if not left <= x <= right:
            return 0.0
        slope = (x - left) / (right - left)
        face = min(1.0, (right - x) / 2.6)
        return height * (slope * slope * (3 - 2 * slope)) ** 0.9 * face + 0.35 * math.sin(x * 0.8) * face

    return Land("cliffs", left, right, skyline, CHALK, True, False, centre + half * 0.5, centre - half * 0.45)


def _atoll(dice: Dice) -> Land:
    centre, half = dice.between(52, 57), dice.between(28, 33)
    bumps = [(centre + dice.between(-14, 16), dice.between(8, 13), dice.between(3, 5.5)) for _ in range(3)]

    def skyline(x: float) -> float:
        return max(2.4 * bump(x, centre, half, 1), *(bump(x, *b) for b in bumps))

    return Land(
        "atoll",
        centre - half,
        centre + half,
        skyline,
        dice.pick((GRASS, OLIVE)),
        False,
        True,
        centre + half * 0.2,
        centre - half * 0.2,
    )


def _dune(dice: Dice) -> Land:
    centre, half, height = dice.between(53, 58), dice.between(28, 33), dice.between(9, 12)
    crest = centre + half * 0.3

    def skyline(x: float) -> float:
        long_side, steep_side = (
            (x - centre + half) / (crest - centre + half),
            (centre + half - x) / (centre + half - crest),
        )
        d = min(long_side, steep_side)
        return max(0.0, height * d**1.4 + 0.9 * math.sin(x * 0.42) * d) if d > 0 else 0.0

    return Land(
        "dune",
        centre - half,
        centre + half,
        skyline,
        dice.pick((OCHRE, OLIVE)),
        False,
        True,
        crest,
        centre - half * 0.3,
    )


def _peaks(dice: Dice) -> Land:
    centre, half = dice.between(57, 62), dice.between(26, 30)
    count = 3 + dice.below(2)
    tops = [(centre + half * (-0.62 + 1.24 * i / (count - 1)), dice.between(13, 19)) for i in range(count)]
    main = 1 if count == 3 else 1 + dice.below(2)
    tops[main] = (tops[main][0], 25.0)
    tops[0] = (tops[0][0], min(tops[0][1], 12.0))
    tops[-1] = (tops[-1][0], 9.0)

    def skyline(x: float) -> float:
        edge = max(0.0, 1 - abs(x - centre) / half)
        rough = 0.5 * math.sin(x * 2.1) + 0.4 * math.sin(x * 3.7)
        return (
            min(max(height - 1.75 * abs(x - top) + rough for top, height in tops), 60 * edge) if edge else 0.0
        )

    def floor(x: float) -> float:
        return max(skyline(x), bump(x, centre, half, 7))

    return Land(
        "peaks",
        centre - half,
        centre + half,
        floor,
        SLATE,
        True,
        True,
        centre + half * 0.52,
        centre - half * 0.55,
    )


def _arch(dice: Dice) -> Land:
    centre, half, height = dice.between(58, 62), dice.between(21, 25), dice.between(17, 20)
    hole = centre + half * dice.between(0.15, 0.3)

    def skyline(x: float) -> float:
        return plateau(x, centre - half, centre + half, height + 0.7 * math.sin(x * 0.55), half * 0.46)

    holes = ((hole, half * 0.30, height * 0.66),)
    return Land(
        "arch",
        centre - half,
        centre + half,
        skyline,
        dice.pick((OCHRE, SLATE)),
        True,
        False,
        centre + half * 0.1,
        centre - half * 0.6,
        holes,
    )


KINDS: tuple[Callable[[Dice], Land], ...] = (
    _hills,
    _volcano,
    _atoll,
    _cliffs,
    _twins,
    _arch,
    _dune,
    _peaks,
    _mesa,
    _cone,
)


def land_of(number: int) -> Land:
    """The land of an island's number; together with its landmark no two are of the same make."""
    return KINDS[kind_index(number)](Dice(number, "land"))


def levelled(land: Land, x: float, half: float) -> Land:
    """The same land with a terrace around x, for a landmark that needs level ground."""
    height, natural = land.skyline(x), land.skyline

    def skyline(at: float) -> float:
        away = (abs(at - x) - half) / 3.5
        if away >= 1:
            return natural(at)
        return height if away <= 0 else height + (natural(at) - height) * away * away * (3 - 2 * away)

    return replace(land, skyline=skyline)


def kind_index(number: int) -> int:
    ten, one = divmod(number - 1, 10)
    return (7 * one + 3 * ten) % len(KINDS)

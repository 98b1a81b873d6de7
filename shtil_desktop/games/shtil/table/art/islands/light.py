"""The light of an hour: sky, sea and how land looks in it, all from the island's number."""

from __future__ import annotations

import math
from functools import lru_cache

from PySide6.QtGui import QColor

from shtil_desktop.games.values import value
from shtil_desktop.table import theme
from shtil_desktop.table.theme import Stop, along, mix

HORIZON = 48.0

ZENITH_DAY: tuple[Stop, ...] = (
    (0.00, 250, 190, 158),
    (0.14, 250, 220, 180),
    (0.20, 212, 228, 214),
    (0.30, 136, 206, 216),
    (0.50, 72, 162, 200),
    (0.60, 134, 150, 192),
    (0.68, 188, 130, 146),
)
# From sunset on the upper sky is deep, which is what carries white figures.
ZENITH_LATE: tuple[Stop, ...] = (
    (0.68, 158, 84, 112),
    (0.74, 128, 70, 118),
    (0.82, 84, 60, 122),
    (1.00, 14, 20, 56),
)
GLOW: tuple[Stop, ...] = (
    (0.00, 255, 240, 208),
    (0.14, 255, 248, 228),
    (0.30, 222, 246, 238),
    (0.50, 190, 232, 236),
    (0.60, 252, 220, 196),
    (0.68, 255, 194, 128),
    (0.75, 246, 158, 132),
    (0.82, 196, 124, 160),
    (0.90, 136, 118, 188),
    (1.00, 108, 134, 202),
)
SEA_FAR: tuple[Stop, ...] = (
    (0.00, 232, 196, 166),
    (0.14, 198, 214, 198),
    (0.30, 116, 202, 204),
    (0.50, 70, 162, 194),
    (0.60, 150, 156, 184),
    (0.68, 204, 126, 110),
    (0.82, 108, 78, 132),
    (1.00, 62, 90, 156),
)
SEA_NEAR: tuple[Stop, ...] = (
    (0.00, 66, 104, 118),
    (0.14, 44, 108, 120),
    (0.30, 10, 106, 124),
    (0.50, 8, 84, 124),
    (0.60, 40, 76, 116),
    (0.68, 92, 54, 88),
    (0.82, 44, 32, 80),
    (1.00, 12, 22, 60),
)
WARM = QColor(255, 226, 170)
EVENING = QColor(116, 54, 84)
DEEP_NIGHT = QColor(18, 26, 70)


def ramp_up(t: float, low: float, high: float) -> float:
    """0 below `low`, 1 above `high`, smooth between."""
    x = min(max((t - low) / (high - low), 0.0), 1.0)
    return x * x * (3 - 2 * x)


@value
class Light:
    """Everything the painters need to know about the hour."""

    number: int
    hour: float  # 0 dawn … 1 night
    zenith: QColor
    middle: QColor
    glow: QColor
    sea_far: QColor
    sea_near: QColor
    ink: QColor  # for the large numeral
    evening: float  # 0…1, how much land turns into a warm silhouette
    night: float  # 0…1
    orb_x: float  # the sun, or the moon from FIRST_MOON on
    orb_y: float

    @property
    def has_moon(self) -> bool:
        return self.number >= theme.FIRST_MOON

    def tone(self, base: QColor, haze: float = 0.0) -> QColor:
        """A material's colour in this light, `haze` 0…1 far away."""
        colour = mix(base, WARM, 0.10 * (1 - self.night))
        colour = mix(colour, EVENING, 0.42 * self.evening)
        colour = mix(colour, DEEP_NIGHT, 0.50 * self.night)
        return mix(colour, mix(self.glow, self.middle, 0.4), haze) if haze else colour

    @property
    def lit_side(self) -> int:
        """Minus one when the light comes from the left of the picture, 1 from the right."""
        return -1 if self.orb_x < 56 else 1


@lru_cache(maxsize=96)
def light_of(number: int) -> Light:
    """The light of an island's number."""
    t = theme.day_part(number)
    is_late = number >= theme.FIRST_WHITE_NUMERAL
    x, y = _moon_place(number) if number >= theme.FIRST_MOON else _sun_place(number)
    return Light(
        number=number,
        hour=t,
        zenith=along(ZENITH_LATE if is_late else ZENITH_DAY, t),
        middle=theme.sky(number),
        glow=along(GLOW, t),
        sea_far=along(SEA_FAR, t),
        sea_near=along(SEA_NEAR, t),
        ink=theme.INK_LIGHT if is_late else theme.INK_DARK,
        evening=ramp_up(t, 0.56, 0.70) * (1 - ramp_up(t, 0.72, 0.86)),
        night=ramp_up(t, 0.66, 0.88),
        orb_x=x,
        orb_y=y,
    )


def _sun_place(number: int) -> tuple[float, float]:
    """Rises left of the middle, passes right of the numeral, sinks at the right edge."""
    part = (number - 1) / (theme.FIRST_MOON - 2)
    return 35 + 53 * part**0.85, HORIZON - 1 - 31 * math.sin(math.pi * min(part * 0.93 + 0.05, 1.0)) ** 0.8


def _moon_place(number: int) -> tuple[float, float]:
    part = (number - theme.FIRST_MOON) / (theme.LAST_ISLAND - theme.FIRST_MOON)
    return 62 + 26 * part, 27 - 14 * math.sin(math.pi * (0.12 + 0.7 * part))

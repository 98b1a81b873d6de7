"""Every colour of the table: the day's ramp from dawn to night, and the day, night and contrast palettes."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence

from PySide6.QtGui import QColor

from shtil_desktop.games.values import value

LAST_ISLAND = 80
FIRST_WHITE_NUMERAL = 55  # sunset: from here on the top of the sky is dark enough for white figures
FIRST_MOON = 58

Stop = tuple[float, int, int, int]

# The stops at 0.21 and 0.60 (clear morning, rose haze) keep the ramp from passing through muddy greys.
RAMP: tuple[Stop, ...] = (
    (0.00, 255, 214, 165),
    (0.14, 255, 236, 200),
    (0.21, 222, 238, 226),
    (0.30, 166, 222, 224),
    (0.50, 92, 178, 205),
    (0.60, 205, 176, 190),
    (0.68, 238, 150, 118),
    (0.82, 122, 92, 150),
    (1.00, 28, 38, 84),
)

AMBER = QColor(255, 183, 3)
FREE = QColor(29, 111, 95)
PRICE = QColor(180, 69, 47)
TEAL = QColor(20, 104, 104)
GOLD = QColor(233, 178, 52)
INK_DARK = QColor(16, 34, 48)
INK_LIGHT = QColor(255, 255, 255)


def along(stops: Sequence[Stop], t: float) -> QColor:
    """The colour at `t` (0…1) of a list of stops."""
    t = min(max(t, stops[0][0]), stops[-1][0])
    i = min(bisect_right(stops, t, key=lambda stop: stop[0]), len(stops) - 1)
    (t0, *low), (t1, *high) = stops[i - 1], stops[i]
    part = (t - t0) / (t1 - t0)
    return QColor(*(round(a + (b - a) * part) for a, b in zip(low, high, strict=True)))


def mix(a: QColor, b: QColor, part: float) -> QColor:
    """`a` with `part` (0…1) of `b` in it; alpha is mixed as well."""
    r, g, b1, alpha = _channels(a)
    r2, g2, b2, alpha2 = _channels(b)
    return QColor(
        int(r + (r2 - r) * part + 0.5),
        int(g + (g2 - g) * part + 0.5),
        int(b1 + (b2 - b1) * part + 0.5),
        int(alpha + (alpha2 - alpha) * part + 0.5),
    )


def _channels(colour: QColor) -> tuple[int, int, int, int]:
    return colour.getRgb()  # type: ignore[return-value]


def faded(colour: QColor, alpha: float) -> QColor:
    """`colour` with its alpha set to `alpha` (0…1)."""
    return QColor(colour.red(), colour.green(), colour.blue(), round(255 * alpha))


def day_part(number: float) -> float:
    """Where a number stands between dawn (0) and night (1)."""
    return (number - 1) / (LAST_ISLAND - 1)


def sky(number: float) -> QColor:
    """The sky's colour of an island's number."""
    return along(RAMP, day_part(number))


def cell_tint(position: float, dark: bool) -> QColor:
    """The tint of an empty cell at `position` (0 first cell of its line … 1 last one)."""
    colour = along(RAMP, position)
    return mix(colour, QColor(14, 22, 44), 0.62) if dark else mix(colour, QColor(255, 255, 255), 0.55)


def luminance(colour: QColor) -> float:
    """Relative luminance as WCAG defines it."""

    def linear(value: float) -> float:
        return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4

    red, green, blue = (linear(v) for v in (colour.redF(), colour.greenF(), colour.blueF()))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(a: QColor, b: QColor) -> float:
    """Contrast ratio of two colours, 1…21."""
    high, low = sorted((luminance(a), luminance(b)), reverse=True)
    return (high + 0.05) / (low + 0.05)


@value
class Palette:
    """The colours of one look. `name` is its key in caches and settings."""

    name: str
    is_dark: bool
    is_flat: bool  # the high-contrast card set: no pictures, maximal figures
    sea_top: QColor
    sea_bottom: QColor
    wave: QColor
    panel: QColor
    panel_line: QColor
    well: QColor  # the ground under the grid
    text: QColor
    text_soft: QColor
    cell_line: QColor
    card_edge: QColor
    shadow: QColor
    accent: QColor
    hint: QColor
    free: QColor
    price: QColor
    badge_text: QColor
    badge_ring: QColor

    @property
    def on_accent(self) -> QColor:
        """Words on the main button."""
        return self.text if self.is_flat else INK_DARK

    def tint(self, position: float) -> QColor:
        """The tint of an empty cell at `position` 0…1 of its line."""
        if self.is_flat:
            return QColor(255, 255, 255)
        return cell_tint(position, self.is_dark)


DAY = Palette(
    name="day",
    is_dark=False,
    is_flat=False,
    sea_top=QColor(234, 242, 243),
    sea_bottom=QColor(208, 226, 232),
    wave=QColor(255, 255, 255, 150),
    panel=QColor(247, 251, 252),
    panel_line=QColor(208, 223, 228),
    well=QColor(226, 237, 240),
    text=QColor(22, 47, 62),
    text_soft=QColor(70, 94, 108),
    cell_line=QColor(22, 70, 92, 40),
    card_edge=QColor(22, 47, 62, 90),
    shadow=QColor(24, 52, 70, 70),
    accent=AMBER,
    hint=QColor(22, 132, 120),
    free=FREE,
    price=PRICE,
    badge_text=QColor(255, 255, 255),
    badge_ring=QColor(255, 255, 255, 230),
)

NIGHT = Palette(
    name="night",
    is_dark=True,
    is_flat=False,
    sea_top=QColor(22, 31, 48),
    sea_bottom=QColor(10, 16, 32),
    wave=QColor(150, 185, 220, 30),
    panel=QColor(28, 39, 57),
    panel_line=QColor(44, 59, 82),
    well=QColor(17, 26, 42),
    text=QColor(238, 243, 247),
    text_soft=QColor(152, 168, 186),
    cell_line=QColor(190, 215, 240, 34),
    card_edge=QColor(255, 255, 255, 46),
    shadow=QColor(0, 0, 0, 130),
    accent=AMBER,
    hint=QColor(64, 196, 176),
    free=FREE,
    price=PRICE,
    badge_text=QColor(255, 255, 255),
    badge_ring=QColor(255, 255, 255, 200),
)

CONTRAST = Palette(
    name="contrast",
    is_dark=False,
    is_flat=True,
    sea_top=QColor(255, 255, 255),
    sea_bottom=QColor(255, 255, 255),
    wave=QColor(0, 0, 0, 0),
    panel=QColor(255, 255, 255),
    panel_line=QColor(0, 0, 0),
    well=QColor(224, 224, 224),
    text=QColor(0, 0, 0),
    text_soft=QColor(40, 40, 40),
    cell_line=QColor(0, 0, 0, 160),
    card_edge=QColor(0, 0, 0),
    shadow=QColor(0, 0, 0, 60),
    accent=QColor(204, 92, 0),
    hint=QColor(0, 90, 200),
    free=QColor(0, 96, 80),
    price=QColor(160, 30, 10),
    badge_text=QColor(255, 255, 255),
    badge_ring=QColor(0, 0, 0),
)

PALETTES = {palette.name: palette for palette in (DAY, NIGHT, CONTRAST)}

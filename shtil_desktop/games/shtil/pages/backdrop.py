"""The picture behind the start page: the day laid sideways, islands on the horizon, the becalmed ship."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QLinearGradient, QPainter

from shtil_desktop.games.shtil.table.art.islands import light
from shtil_desktop.games.shtil.table.art.islands.light import light_of
from shtil_desktop.table import theme
from shtil_desktop.table.art.noise import Dice
from shtil_desktop.table.art.shapes import crescent, disc, fill, glow, lens, star
from shtil_desktop.table.theme import Palette, Stop, faded, mix

WHITE = QColor(255, 255, 255)
NAVY = QColor(10, 16, 34)
LEVEL, WIDE_LEVEL = 0.56, 0.5  # the horizon, in heights of the picture
SHIP, WIDE_SHIP, FAR_SHIP = 0.56, 0.82, 0.925  # the ship, in widths
SHIP_SIZE, FAR_SHIP_SIZE = 0.19, 0.14
NARROW = 1180  # below this width tiles would cover the ship: it lies at the edge, and is smaller
ZENITH: tuple[Stop, ...] = (*(stop for stop in light.ZENITH_DAY if stop[0] < 0.68), *light.ZENITH_LATE)
ISLANDS = ((37, 0.50, 0.125), (46, 0.655, 0.085), (59, 0.80, 0.12), (68, 0.94, 0.10))
"""Number, place of the middle and width of the islands, in widths of the picture."""


def paint_horizon(
    painter: QPainter, rect: QRectF, palette: Palette, is_whole: bool = True, is_wide: bool = False
) -> None:
    """`is_wide`: the ship lies further right and higher, so that tiles have room below the horizon."""
    level = rect.top() + rect.height() * (WIDE_LEVEL if is_wide else LEVEL)
    if palette.is_flat:
        fill(painter, rect, palette.sea_top)
        fill(painter, QRectF(rect.left() + rect.width() * 0.44, level, rect.width(), 2.0), palette.text)
        _paint_ship(painter, rect, level, palette, is_wide)
        return
    sky = QRectF(rect.left(), rect.top(), rect.width(), level - rect.top())
    sea = QRectF(rect.left(), level, rect.width(), rect.bottom() - level)
    _paint_blend(painter, sky, ZENITH, light.GLOW, curve=0.55)
    if is_whole:
        _paint_stars(painter, sky)
    _paint_lights(painter, sky)
    if is_whole:
        _paint_clouds(painter, sky)
    _paint_blend(painter, sea, light.SEA_FAR, light.SEA_NEAR, curve=0.38)
    fill(painter, QRectF(rect.left(), level - 0.6, rect.width(), 1.2), faded(WHITE, 0.35))
    if is_whole:
        for number, centre, width in ISLANDS:
            _paint_island(painter, rect, level, number, centre, width)
        _paint_water(painter, sea)
    if palette.is_dark:
        fill(painter, rect, faded(NAVY, 0.46))
    if is_whole:
        _paint_ship(painter, rect, level, palette, is_wide)


def _paint_blend(
    painter: QPainter, rect: QRectF, above: Sequence[Stop], below: Sequence[Stop], curve: float
) -> None:
    """Two ramps laid sideways, the first fading into the second from top to bottom."""
    fill(painter, rect, _sideways(rect, above))
    ratio = painter.device().devicePixelRatioF()
    width, height = round(rect.width() * ratio), round(rect.height() * ratio)
    image = QImage(max(1, width), max(1, height), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    local = QRectF(0, 0, rect.width(), rect.height())
    veil = QPainter(image)
    fill(veil, local, _sideways(local, below))
    veil.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
    fade = QLinearGradient(0, 0, 0, rect.height())
    fade.setColorAt(0.0, QColor(0, 0, 0, 0))
    fade.setColorAt(curve, QColor(0, 0, 0, 120))
    fade.setColorAt(1.0, QColor(0, 0, 0, 255))
    veil.fillRect(local, fade)
    veil.end()
    painter.drawImage(rect.topLeft(), image)


def _sideways(rect: QRectF, stops: Sequence[Stop]) -> QBrush:
    ramp = QLinearGradient(rect.left(), 0, rect.right(), 0)
    for at, *colour in stops:
        ramp.setColorAt(at, QColor(*colour))
    return QBrush(ramp)


def _paint_lights(painter: QPainter, sky: QRectF) -> None:
    unit = sky.height() / 100
    x, y = sky.left() + sky.width() * 0.455, sky.top() + sky.height() * 0.45
    glow(painter, x, y, 62 * unit, QColor(255, 248, 222), 0.75)
    disc(painter, x, y, 10.5 * unit, QColor(255, 247, 216))
    x, y = sky.left() + sky.width() * 0.90, sky.top() + sky.height() * 0.26
    glow(painter, x, y, 34 * unit, QColor(255, 246, 214), 0.26)
    fill(painter, crescent(x, y, 8.6 * unit, 0.72), QColor(255, 246, 220))


def _paint_stars(painter: QPainter, sky: QRectF) -> None:
    dice = Dice(80, "harbour stars")
    for _ in range(110):
        t, height = dice.between(0.70, 1.0), dice.between(0.02, 0.82)
        size, shine = dice.between(0.5, 1.25), dice.between(0.3, 0.95)
        fade = shine * min(1.0, (t - 0.70) / 0.2) * (1 - 0.75 * height)
        x, y = sky.left() + sky.width() * t, sky.top() + sky.height() * height
        if abs(t - 0.90) < 0.03 and abs(height - 0.26) < 0.14:
            continue
        if size > 1.15:
            fill(painter, star(x, y, size * 2.8, size * 0.6, 4), faded(WHITE, fade))
        else:
            disc(painter, x, y, size, faded(WHITE, fade))


def _paint_clouds(painter: QPainter, sky: QRectF) -> None:
    dice = Dice(17, "harbour clouds")
    for _ in range(34):
        t, height = dice.between(0.02, 0.98), dice.between(0.30, 0.93)
        colour = mix(WHITE, theme.along(light.GLOW, t), 0.45)
        length = sky.width() * dice.between(0.05, 0.15)
        alpha = dice.between(0.10, 0.34) * (1.0 if t < 0.72 else 0.35)
        x, y = sky.left() + sky.width() * t, sky.top() + sky.height() * height
        fill(painter, lens(x, y, length, sky.height() * dice.between(0.006, 0.017)), faded(colour, alpha))


def _paint_island(
    painter: QPainter, rect: QRectF, level: float, number: int, centre: float, width: float
) -> None:
    """One of the islands of the cards, in the light of the place where it stands."""
    from shtil_desktop.games.shtil.table.art.islands import landmarks, terrain
    from shtil_desktop.games.shtil.table.art.islands.land import land_of

    lit = light_of(number)
    land = landmarks.prepared(land_of(number), number)
    middle = (land.left + land.right) / 2
    unit = min(rect.width() * width, rect.height() * width * 2.0) / (land.right - land.left)
    painter.save()
    painter.translate(rect.left() + rect.width() * centre, level)
    painter.scale(unit, unit)
    painter.translate(-middle, -terrain.SHORE + 0.8)
    terrain.paint_reflection(painter, land, lit)
    terrain.paint_land(painter, land, lit)
    if land.has_beach:
        terrain.paint_beach(painter, land, lit)
        landmarks.paint_landmark(painter, land, lit)
    else:
        landmarks.paint_landmark(painter, land, lit)
        terrain.paint_beach(painter, land, lit)
    painter.restore()


def _paint_water(painter: QPainter, sea: QRectF) -> None:
    """Glints, closer together towards the horizon, brighter under the sun and the moon."""
    dice = Dice(3, "harbour water")
    for _ in range(190):
        part = dice.roll() ** 1.5
        t = dice.roll()
        x, y = sea.left() + sea.width() * t, sea.top() + sea.height() * (0.02 + 0.97 * part)
        length = sea.width() * (0.010 + 0.036 * part) * dice.between(0.6, 1.3)
        is_bright = abs(t - 0.455) < 0.02 + 0.05 * part or abs(t - 0.90) < 0.012 + 0.03 * part
        alpha = dice.between(0.08, 0.26) * (2.0 if is_bright else 1.0) * (1.0 if t < 0.7 else 0.6)
        colour = mix(WHITE, theme.along(light.GLOW, t), 0.4)
        fill(painter, lens(x, y, length, 0.6 + 1.3 * part), faded(colour, min(alpha, 0.6)))


def _paint_ship(painter: QPainter, rect: QRectF, level: float, palette: Palette, is_wide: bool) -> None:
    from shtil_desktop.games.shtil.table.art.board.ship import paint_ship

    is_far = is_wide and rect.width() < NARROW
    at = FAR_SHIP if is_far else WIDE_SHIP if is_wide else SHIP
    size = min(rect.width() * (FAR_SHIP_SIZE if is_far else SHIP_SIZE), rect.height() * 0.34)
    foot = QPointF(rect.left() + rect.width() * at, level + rect.height() * 0.16)
    place = QRectF(foot.x() - size / 2, foot.y() - size * 0.78, size, size * 1.1)
    paint_ship(painter, place, palette)

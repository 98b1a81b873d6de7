"""The becalmed ship, and the open air under the Great Arch where it lies."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from shtil_desktop.table.art.noise import Dice
from shtil_desktop.table.art.shapes import (
    disc,
    fill,
    glow,
    horizontal,
    lens,
    line,
    polygon,
    smooth,
    stroke,
    vertical,
)
from shtil_desktop.table.theme import Palette, faded, mix

WHITE = QColor(255, 255, 255)
NIGHT = QColor(20, 30, 66)


def paint_ship(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    """A two-masted ship with slack sails and its mirror; drawn in the middle of `rect`."""
    unit = min(rect.width() / 100, rect.height() / 110)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center().x(), rect.center().y() + 28 * unit)
    painter.scale(unit, unit)
    painter.save()
    painter.scale(1, -0.42)
    painter.setOpacity(painter.opacity() * 0.22)
    _paint_hull_and_sails(painter, palette)
    painter.restore()
    for y, length in ((3, 84), (9, 58), (16, 70), (23, 34)):
        fill(
            painter, lens(2 if y % 2 else -4, y, length, 0.9), faded(WHITE, 0.20 if palette.is_dark else 0.6)
        )
    _paint_hull_and_sails(painter, palette)
    painter.restore()


def _shade(colour: QColor, palette: Palette) -> QColor:
    return mix(colour, NIGHT, 0.38) if palette.is_dark else colour


def _paint_hull_and_sails(painter: QPainter, palette: Palette) -> None:
    wood, dark = _shade(QColor(128, 74, 50), palette), _shade(QColor(84, 46, 36), palette)
    cloth, shade = _shade(QColor(255, 251, 240), palette), _shade(QColor(232, 212, 180), palette)
    spar = _shade(QColor(98, 62, 44), palette)
    for x, top in ((4, -70), (-21, -52)):
        fill(painter, QRectF(x - 0.9, top, 1.8, -top - 6), spar)
    _paint_sail(painter, 6, -66, 30, 48, cloth, shade)
    _paint_sail(painter, -19, -49, 20, 34, cloth, shade)
    jib = QPainterPath(QPointF(3, -62))
    jib.quadTo(-7, -38, -15, -16)
    jib.lineTo(3, -16)
    fill(painter, jib, shade)
    bow = QPainterPath(QPointF(-23, -46))
    bow.quadTo(-30, -28, -43, -15)
    bow.lineTo(-22.5, -15)
    fill(painter, bow, shade)
    stroke(painter, [(-50, -13), (-21, -51)], faded(spar, 0.6), 0.5)
    stroke(painter, [(4, -69), (40, -11)], faded(spar, 0.6), 0.5)
    hull = QPainterPath(QPointF(-50, -14))
    hull.quadTo(-10, -6, 42, -14)
    hull.quadTo(40, -2, 32, 1)
    hull.lineTo(-32, 1)
    hull.quadTo(-42, -2, -50, -14)
    fill(painter, hull, vertical(-14, 1, (0.0, wood), (1.0, dark)))
    stroke(
        painter,
        [(-46, -10.4), (-10, -4), (39, -10.4)],
        faded(_shade(QColor(236, 190, 110), palette), 0.9),
        1.0,
    )
    _paint_pennant(painter, palette)
    if palette.is_dark:
        glow(painter, 36, -16, 12, QColor(255, 206, 96), 0.9)
        disc(painter, 36, -16, 1.4, QColor(255, 230, 160))


def _paint_sail(
    painter: QPainter, x: float, top: float, width: float, height: float, lit: QColor, shade: QColor
) -> None:
    """A sail that hangs in folds: there is no wind."""
    sail = QPainterPath(QPointF(x, top))
    sail.cubicTo(
        x + width * 0.5, top + height * 0.3, x + width * 0.9, top + height * 0.7, x + width, top + height
    )
    sail.quadTo(x + width * 0.5, top + height * 1.06, x, top + height)
    sail.closeSubpath()
    fill(
        painter,
        sail,
        horizontal(x, x + width, (0.0, lit), (0.3, shade), (0.5, lit), (0.8, lit), (1.0, shade)),
    )


def _paint_pennant(painter: QPainter, palette: Palette) -> None:
    red = _shade(QColor(196, 72, 52), palette)
    fill(painter, polygon([(4.6, -70), (7.2, -66), (6.0, -59), (4.6, -60)]), red)


def paint_open_air(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    """The opening under the vault: sky, still water, the ship."""
    arch = QPainterPath(QPointF(rect.left(), rect.bottom()))
    rise = min(rect.width() / 2, rect.height() * 0.42)
    arch.lineTo(rect.left(), rect.top() + rise)
    bend = 0.56
    centre = rect.center().x()
    arch.cubicTo(
        rect.left(),
        rect.top() + rise * (1 - bend),
        centre - rect.width() / 2 * (1 - bend),
        rect.top(),
        centre,
        rect.top(),
    )
    arch.cubicTo(
        centre + rect.width() / 2 * (1 - bend),
        rect.top(),
        rect.right(),
        rect.top() + rise * (1 - bend),
        rect.right(),
        rect.top() + rise,
    )
    arch.lineTo(rect.right(), rect.bottom())
    arch.closeSubpath()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipPath(arch, Qt.ClipOperation.IntersectClip)
    _paint_view(painter, rect, palette)
    painter.restore()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    line(painter, arch, palette.panel_line, 1.2)
    painter.restore()


def _paint_view(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    if palette.is_flat:
        fill(painter, rect, palette.panel)
        paint_ship(painter, _ship_place(rect), palette)
        return
    horizon = rect.top() + rect.height() * 0.52
    top, glow_colour = (
        (QColor(22, 34, 70), QColor(58, 78, 128))
        if palette.is_dark
        else (QColor(160, 214, 226), QColor(238, 246, 238))
    )
    far, near = (
        (QColor(36, 56, 98), QColor(10, 18, 40))
        if palette.is_dark
        else (QColor(150, 208, 218), QColor(84, 164, 186))
    )
    fill(painter, rect, vertical(rect.top(), horizon, (0.0, top), (1.0, glow_colour)))
    orb = QPointF(rect.left() + rect.width() * 0.66, rect.top() + rect.height() * 0.27)
    size = rect.width() * 0.07
    glow(painter, orb.x(), orb.y(), size * 4, QColor(255, 248, 220), 0.35 if palette.is_dark else 0.9)
    disc(painter, orb.x(), orb.y(), size, QColor(255, 248, 220))
    ridge = [
        (rect.left() + rect.width() * x, horizon - rect.height() * y)
        for x, y in ((-0.1, 0), (0.1, 0.035), (0.3, 0.015), (0.5, 0.0))
    ]
    fill(painter, smooth(ridge), mix(glow_colour, far, 0.6))
    water = QRectF(rect.left(), horizon, rect.width(), rect.bottom() - horizon)
    fill(painter, water, vertical(horizon, rect.bottom(), (0.0, far), (1.0, near)))
    _paint_glints(painter, water, palette)
    paint_ship(painter, _ship_place(rect), palette)


def _ship_place(rect: QRectF) -> QRectF:
    return rect.adjusted(
        rect.width() * 0.14, rect.height() * 0.24, -rect.width() * 0.14, -rect.height() * 0.12
    )


def _paint_glints(painter: QPainter, water: QRectF, palette: Palette) -> None:
    dice = Dice(7, "open air")
    painter.setPen(QPen(Qt.PenStyle.NoPen))
    for _ in range(26):
        part = dice.roll()
        x, y = water.left() + water.width() * dice.roll(), water.top() + water.height() * (0.04 + 0.92 * part)
        length = water.width() * (0.05 + 0.14 * part)
        fill(painter, lens(x, y, length, 0.6 + 0.8 * part), faded(WHITE, 0.14 if palette.is_dark else 0.5))

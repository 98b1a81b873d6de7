"""The picture of an island, composed from its number alone."""

from __future__ import annotations

from PySide6.QtGui import QPainter

from shtil_desktop.games.shtil.table.art.islands import air, guests, landmarks, terrain
from shtil_desktop.games.shtil.table.art.islands.land import Land, land_of
from shtil_desktop.games.shtil.table.art.islands.light import Light, light_of

GROWTH = 1.13  # lands are designed a little smaller than they are shown


def paint_island(painter: QPainter, number: int) -> None:
    """Paints sky, sea and island on the 100 by 80 canvas."""
    light = light_of(number)
    air.paint_sky(painter, light)
    air.paint_orb(painter, light)
    air.paint_clouds(painter, light)
    terrain.paint_far_ridge(painter, light)
    air.paint_sea(painter, light)
    air.paint_glitter(painter, light)
    _paint_land(painter, landmarks.prepared(land_of(number), number), light)
    air.paint_waves(painter, light)
    if guests.paint_guest(painter, light, is_water_free=not landmarks.has_jetty(number)):
        terrain.paint_skerry(painter, light)
    terrain.paint_vignette(painter, light)


def _paint_land(painter: QPainter, land: Land, light: Light) -> None:
    painter.save()
    painter.translate(58, terrain.SHORE)
    painter.scale(GROWTH, GROWTH)
    painter.translate(-58, -terrain.SHORE)
    terrain.paint_reflection(painter, land, light)
    terrain.paint_land(painter, land, light)
    if land.has_beach:
        terrain.paint_beach(painter, land, light)
        landmarks.paint_landmark(painter, land, light)
    else:
        landmarks.paint_landmark(painter, land, light)
        terrain.paint_beach(painter, land, light)
    painter.restore()

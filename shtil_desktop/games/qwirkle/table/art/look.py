"""The colours of Qwirkle's wood, lacquer and inlays, by day, by night and in high contrast.

The six colours of the tiles are told apart by eyes that lack a kind of cone too: a test measures it.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QColor

from shtil_desktop.games.values import value


@value
class Look:
    """What everything made of wood is painted with; `name` is that of the palette it goes with."""

    name: str
    is_flat: bool
    """No light and no grain: plain colours with strong edges."""
    inlays: tuple[QColor, ...]
    """By colour, in the order of the rules."""
    rim_top: QColor
    rim_bottom: QColor
    edge: QColor
    """The side of a tile that is seen below its rim."""
    lacquer: QColor
    groove: QColor
    rack_top: QColor
    rack_bottom: QColor
    slot: QColor
    """Where a tile of the rack is missing."""
    cloth_top: QColor
    cloth_bottom: QColor
    cord: QColor
    lamp: QColor
    """The light in the middle of the board."""
    point: QColor
    """The points between the cells."""
    well: QColor
    """An empty cell beside a tile."""
    shadow: QColor


DAY: Final = Look(
    name="day",
    is_flat=False,
    inlays=(
        QColor(214, 66, 74),
        QColor(236, 142, 56),
        QColor(255, 224, 96),
        QColor(126, 214, 168),
        QColor(58, 118, 188),
        QColor(204, 164, 248),
    ),
    rim_top=QColor(222, 188, 140),
    rim_bottom=QColor(166, 122, 76),
    edge=QColor(118, 82, 48),
    lacquer=QColor(36, 41, 54),
    groove=QColor(12, 14, 20),
    rack_top=QColor(218, 182, 134),
    rack_bottom=QColor(176, 132, 86),
    slot=QColor(120, 82, 46),
    cloth_top=QColor(236, 218, 184),
    cloth_bottom=QColor(190, 160, 114),
    cord=QColor(158, 60, 44),
    lamp=QColor(255, 247, 226, 150),
    point=QColor(52, 92, 112, 110),
    well=QColor(255, 255, 255, 120),
    shadow=QColor(30, 46, 62, 120),
)

NIGHT: Final = Look(
    name="night",
    is_flat=False,
    inlays=(
        QColor(208, 70, 80),
        QColor(224, 140, 62),
        QColor(246, 218, 104),
        QColor(120, 200, 160),
        QColor(60, 118, 184),
        QColor(198, 160, 242),
    ),
    rim_top=QColor(184, 150, 108),
    rim_bottom=QColor(116, 84, 54),
    edge=QColor(66, 46, 30),
    lacquer=QColor(44, 40, 46),
    groove=QColor(14, 12, 16),
    rack_top=QColor(122, 90, 62),
    rack_bottom=QColor(78, 54, 36),
    slot=QColor(40, 26, 18),
    cloth_top=QColor(152, 130, 98),
    cloth_bottom=QColor(98, 78, 54),
    cord=QColor(168, 72, 54),
    lamp=QColor(96, 84, 74, 70),
    point=QColor(170, 196, 222, 80),
    well=QColor(190, 215, 240, 16),
    shadow=QColor(0, 0, 0, 170),
)

CONTRAST: Final = Look(
    name="contrast",
    is_flat=True,
    inlays=(
        QColor(242, 52, 92),
        QColor(228, 156, 0),
        QColor(255, 255, 81),
        QColor(99, 220, 168),
        QColor(76, 124, 255),
        QColor(223, 182, 255),
    ),
    rim_top=QColor(0, 0, 0),
    rim_bottom=QColor(0, 0, 0),
    edge=QColor(0, 0, 0),
    lacquer=QColor(0, 0, 0),
    groove=QColor(0, 0, 0),
    rack_top=QColor(236, 236, 236),
    rack_bottom=QColor(236, 236, 236),
    slot=QColor(120, 120, 120),
    cloth_top=QColor(255, 255, 255),
    cloth_bottom=QColor(255, 255, 255),
    cord=QColor(0, 0, 0),
    lamp=QColor(255, 255, 255, 0),
    point=QColor(0, 0, 0, 150),
    well=QColor(0, 0, 0, 26),
    shadow=QColor(0, 0, 0, 0),
)

LOOKS: Final = {look.name: look for look in (DAY, NIGHT, CONTRAST)}

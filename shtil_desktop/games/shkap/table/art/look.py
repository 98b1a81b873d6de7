"""The colours of the chart and of everything on it, by day, by night and in high contrast."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QColor

from shtil_desktop.games.values import value
from shtil_desktop.table.theme import Palette, mix

WHITE, BLACK = QColor(255, 255, 255), QColor(0, 0, 0)


@value
class Look:
    """What a chart is painted with; `name` is that of the palette it goes with."""

    name: str
    is_flat: bool
    """No light and no texture: plain shapes with strong edges."""
    dusk: QColor
    depth_of_dusk: float
    """How much of the dusk lies on things that have a colour of their own."""
    paper: QColor
    paper_edge: QColor
    ink: QColor
    """Of the chart: border, names, the lines of the cells."""
    sea: QColor
    """Of the chart far from land."""
    lagoon: QColor
    shallows: QColor
    depth_line: QColor
    surf: QColor
    cliff_top: QColor
    cliff_foot: QColor
    sand: QColor
    meadow: QColor
    glade: QColor
    """Grass with light on it."""
    shadow: QColor
    card: QColor
    """The paper of a card."""
    card_ink: QColor
    back: QColor
    back_ink: QColor
    disc: QColor
    """Behind a figure."""
    disc_ink: QColor

    def tone(self, red: int, green: int, blue: int) -> QColor:
        """A colour of the day in this light."""
        return mix(QColor(red, green, blue), self.dusk, self.depth_of_dusk)

    def lit(self, red: int, green: int, blue: int) -> QColor:
        """The same of what lies in the lamp's light: cards, coins, figures."""
        return mix(QColor(red, green, blue), self.dusk, self.depth_of_dusk * 0.22)


DAY: Final = Look(
    name="day",
    is_flat=False,
    dusk=QColor(30, 48, 72),
    depth_of_dusk=0.0,
    paper=QColor(250, 245, 232),
    paper_edge=QColor(222, 204, 168),
    ink=QColor(96, 78, 54),
    sea=QColor(221, 237, 233),
    lagoon=QColor(190, 224, 224),
    shallows=QColor(148, 208, 208),
    depth_line=QColor(70, 132, 142, 110),
    surf=QColor(255, 255, 255, 225),
    cliff_top=QColor(186, 134, 88),
    cliff_foot=QColor(118, 76, 48),
    sand=QColor(252, 236, 200),
    meadow=QColor(206, 214, 150),
    glade=QColor(232, 232, 178),
    shadow=QColor(40, 62, 60),
    card=QColor(253, 249, 239),
    card_ink=QColor(24, 58, 74),
    back=QColor(28, 84, 102),
    back_ink=QColor(240, 214, 150),
    disc=QColor(255, 245, 218),
    disc_ink=QColor(84, 52, 22),
)

NIGHT: Final = Look(
    name="night",
    is_flat=False,
    dusk=QColor(26, 44, 72),
    depth_of_dusk=0.46,
    paper=QColor(30, 48, 72),
    paper_edge=QColor(20, 33, 52),
    ink=QColor(170, 196, 216),
    sea=QColor(28, 56, 82),
    lagoon=QColor(36, 74, 102),
    shallows=QColor(50, 98, 124),
    depth_line=QColor(140, 190, 214, 70),
    surf=QColor(214, 234, 246, 120),
    cliff_top=QColor(86, 80, 88),
    cliff_foot=QColor(44, 44, 58),
    sand=QColor(124, 122, 128),
    meadow=QColor(72, 98, 102),
    glade=QColor(112, 142, 150),
    shadow=QColor(8, 16, 30),
    card=QColor(228, 227, 222),
    card_ink=QColor(20, 46, 62),
    back=QColor(24, 66, 86),
    back_ink=QColor(214, 190, 136),
    disc=QColor(246, 232, 200),
    disc_ink=QColor(70, 42, 18),
)

CONTRAST: Final = Look(
    name="contrast",
    is_flat=True,
    dusk=QColor(0, 0, 0),
    depth_of_dusk=0.0,
    paper=WHITE,
    paper_edge=BLACK,
    ink=BLACK,
    sea=QColor(222, 228, 234),
    lagoon=QColor(206, 214, 222),
    shallows=QColor(206, 214, 222),
    depth_line=QColor(0, 0, 0, 0),
    surf=QColor(0, 0, 0, 0),
    cliff_top=BLACK,
    cliff_foot=BLACK,
    sand=WHITE,
    meadow=WHITE,
    glade=WHITE,
    shadow=QColor(0, 0, 0, 0),
    card=WHITE,
    card_ink=BLACK,
    back=BLACK,
    back_ink=WHITE,
    disc=WHITE,
    disc_ink=BLACK,
)

LOOKS: Final = {look.name: look for look in (DAY, NIGHT, CONTRAST)}


def look_of(palette: Palette) -> Look:
    return LOOKS[palette.name]

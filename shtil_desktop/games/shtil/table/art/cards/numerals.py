"""Figures as outlines of the system's bold UI font: crisp at every size and the same when turned."""

from __future__ import annotations

from contextlib import suppress
from functools import lru_cache

from PySide6.QtCore import Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QGuiApplication,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QTransform,
)

from shtil_desktop.table.art.shapes import fill

DESIGN_SIZE = 200


def bold_font() -> QFont:
    font = QFont(QGuiApplication.font())
    font.setBold(True)
    font.setPixelSize(DESIGN_SIZE)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    with suppress(TypeError):  # before PySide 6.8.3 a tag has no name; figures are then as wide as they like
        font.setFeature(QFont.Tag("tnum"), 1)
    return font


@lru_cache(maxsize=256)
def _outline(text: str, family: str) -> QPainterPath:
    """The text's outline with figures one unit high, its ink starting at (0, 0) top left."""
    font = bold_font()
    path = QPainterPath()
    path.addText(0, 0, font, text)
    figure = QPainterPath()
    figure.addText(0, 0, font, "0")
    high = figure.boundingRect()
    scale = 1.0 / high.height()
    transform = QTransform.fromScale(scale, scale).translate(-path.boundingRect().left(), -high.top())
    return transform.map(path)


@lru_cache(maxsize=256)
def _rim(text: str, family: str) -> QPainterPath:
    """The outline's own outline, made once: stroking it anew costs more than all figures."""
    stroker = QPainterPathStroker()
    stroker.setWidth(0.13)
    stroker.setCurveThreshold(0.02)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    rim = stroker.createStroke(_outline(text, family))
    rim.setFillRule(Qt.FillRule.WindingFill)
    return rim


def figures(text: str) -> QPainterPath:
    """Outline of a number: figures one unit high from the origin down."""
    return _outline(text, QGuiApplication.font().family())


def figure_width(text: str) -> float:
    """How wide a number is, in heights of a figure."""
    return figures(text).boundingRect().width()


def paint_figures(
    painter: QPainter,
    text: str,
    x: float,
    y: float,
    height: float,
    ink: QColor,
    halo: QColor | None = None,
    squeeze: float = 1.0,
) -> None:
    """Draws a number with its top left corner at (x, y); `squeeze` makes it narrower."""
    painter.save()
    painter.translate(x, y)
    painter.scale(height * squeeze, height)
    path = figures(text)
    if halo is not None:
        fill(painter, _rim(text, QGuiApplication.font().family()), halo)
    fill(painter, path, ink)
    painter.restore()

"""The composition root: reads the command line, builds the window, starts Qt."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from shtil_desktop import __version__

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMainWindow


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program; Qt is imported only when a window is really wanted."""
    _read_arguments(argv)
    try:
        from PySide6.QtWidgets import QApplication
    except ImportError as error:
        sys.exit(f"Shtil could not load Qt: {error}")
    application = QApplication(["shtil"])
    application.setApplicationName("shtil-desktop")
    application.setApplicationDisplayName("Shtil")
    application.setApplicationVersion(__version__)
    window = build_window()
    window.show()
    return application.exec()


def build_window() -> QMainWindow:
    """A calm sea and one honest line, until the table is built."""
    from PySide6.QtCore import Qt
    from PySide6.QtGui import QBrush, QColor, QFont, QLinearGradient, QPainter
    from PySide6.QtWidgets import QGraphicsScene, QGraphicsView, QMainWindow

    window = QMainWindow()
    window.setWindowTitle("Shtil")
    window.resize(1024, 640)

    scene = QGraphicsScene(window)
    words = scene.addSimpleText("The engine is ready; the table is under construction.")
    words.setFont(QFont(words.font().family(), 18))
    words.setBrush(QColor("#f4f7f5"))

    sea = QLinearGradient(0, 0, 0, 1)
    sea.setCoordinateMode(QLinearGradient.CoordinateMode.ObjectMode)
    for depth, colour in ((0.0, "#f3dfc1"), (0.3, "#cfdcd8"), (0.301, "#5f9ea8"), (1.0, "#123a52")):
        sea.setColorAt(depth, QColor(colour))

    view = QGraphicsView(scene, window)
    view.setBackgroundBrush(QBrush(sea))
    view.setRenderHint(QPainter.RenderHint.Antialiasing)
    view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.setFrameStyle(0)
    window.setCentralWidget(view)
    return window


def _read_arguments(argv: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="shtil", description="Play the quiet card game Shtil.")
    parser.add_argument("--version", action="version", version=f"Shtil Desktop {__version__}")
    return parser.parse_args(argv)

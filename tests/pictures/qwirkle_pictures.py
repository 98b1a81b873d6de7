"""Pictures of Qwirkle's table, every moment, theme, size and language: `qwirkle_pictures.py FOLDER`.

Words after the folder choose: only pictures whose name has all of them are made, as in `end night`.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from shtil_desktop.games.base import Action
from shtil_desktop.games.qwirkle.crew.hint import hint
from shtil_desktop.games.qwirkle.game import QWIRKLE
from shtil_desktop.games.qwirkle.rules.actions import Lay, Pass, Trade
from shtil_desktop.games.qwirkle.rules.deal import Options
from shtil_desktop.games.qwirkle.rules.view import View
from shtil_desktop.games.qwirkle.table.deciding.choices import QwirkleChoices
from shtil_desktop.play.match import Match, Seat, seating_of
from shtil_desktop.play.profile.settings import Language
from shtil_desktop.play.session import Session
from shtil_desktop.table.controller import TableController
from shtil_desktop.table.scene import TableScene
from shtil_desktop.table.theme import PALETTES, Palette
from shtil_desktop.windows.language import Translations

MENU = 28  # what the window's menu bar takes of its height
SIZES = (("1024x640", 1024, 640, 1.0), ("1366x768", 1366, 768, 1.0), ("2560x1440@2", 1280, 720, 2.0))
MATES = [Seat("Ada", "amateur"), Seat("Juri", "expert"), Seat("Mila", "beginner")]
DEAL = 5
Touch = Callable[[TableScene], None]


def best(view: View) -> Action:
    """Most points; without any lay a trade or a pass."""
    lays = view.lays()
    if lays:
        return Lay.of(max(lays, key=lambda lay: (lay[0], len(lay[1])))[1])
    return Trade(view.hand[: min(3, view.bag_size)]) if view.bag_size else Pass()


def played(seats: int, turns: int) -> Session:
    """A match after so many actions, and then up to the player's turn; all of it if there are fewer."""
    crew = seating_of(seats, 0, "", MATES)
    session = Session(Match.begin(QWIRKLE, Options(seats), DEAL, crew), None)
    while (decision := session.decision) is not None and (session.length < turns or decision.seat):
        session.play(best(session.game.view(decision.seat)))
    return session


def nothing(scene: TableScene) -> None:
    """As the turn begins."""


def pick(scene: TableScene) -> None:
    """The tile with the most cells to go to is in the fingers."""
    turn = choices_of(scene).turn
    turn.tap_slot(max(range(6), key=lambda slot: len(turn.view.cells_for(turn.tile_of(slot)))))


def arrange(scene: TableScene) -> None:
    """The best lay of two tiles or more lies loose."""
    turn = choices_of(scene).turn
    lays = [lay for lay in turn.view.lays() if len(lay[1]) > 1]
    for cell, tile in max(lays, key=lambda lay: lay[0])[1]:
        turn.lay(turn.rack.slots.index(tile), cell)


def misplace(scene: TableScene) -> None:
    turn = choices_of(scene).turn
    for slot, cell in zip((0, 1), sorted(turn.near_cells())[::7], strict=False):
        turn.lay(slot, cell)


def trade(scene: TableScene) -> None:
    for slot in (1, 4):
        choices_of(scene).turn.give(slot)


def ask(scene: TableScene) -> None:
    """A hint is shown."""
    choices = choices_of(scene)
    found = hint(choices.view, ("pictures",), lambda first: None)
    choices.take_hint(found, scene.words.hint(found, choices, ["You"], True))


def open_all(scene: TableScene) -> None:
    """With unseen tiles and letters."""
    scene.stage.pictures.has_unseen = scene.stage.pictures.has_marks = True
    scene.stage.lay_again()


MOMENTS: tuple[tuple[str, int, int, Touch], ...] = (
    ("begin", 2, 0, nothing),
    ("pick", 3, 9, pick),
    ("lay", 3, 12, arrange),
    ("wrong", 4, 13, misplace),
    ("trade", 2, 10, trade),
    ("hint", 3, 15, ask),
    ("hint-four", 4, 15, ask),
    ("marks", 4, 16, open_all),
    ("late", 2, 30, pick),
    ("strip", 2, 44, nothing),
    ("strip-wrong", 2, 44, misplace),
    ("strip-hint", 2, 44, ask),
    ("end", 3, 999, nothing),
)


def choices_of(scene: TableScene) -> QwirkleChoices:
    assert isinstance(scene.choices, QwirkleChoices)
    return scene.choices


def picture(moment: tuple[str, int, int, Touch], palette: Palette, size: QSizeF, ratio: float) -> QImage:
    _, seats, turns, touch = moment
    scene = TableScene()
    controller = TableController(scene)
    scene.layout.set_palette(palette)
    scene.layout.fit(size, ratio)
    scene.gives_hints = True
    controller.begin(played(seats, turns))
    if scene.choices is not None:
        touch(scene)
        scene.refresh()
    image = QImage((size * ratio).toSize(), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    painter = QPainter(image)
    whole = QRectF(0, 0, size.width(), size.height())
    scene.render(painter, whole, whole)
    painter.end()
    controller.session = None
    return image


def main(folder: Path, words: list[str]) -> None:
    application = QApplication.instance() or QApplication([])
    assert isinstance(application, QApplication)
    folder.mkdir(parents=True, exist_ok=True)
    translations = Translations(application, Language.EN)
    for language in (Language.EN, Language.DE, Language.RU):
        translations.choose(language)
        for moment in MOMENTS:
            for palette in PALETTES.values():
                for size_name, width, height, ratio in SIZES:
                    name = f"qwirkle-{moment[0]}-{palette.name}-{size_name}-{language.value}"
                    if all(word in name for word in words):
                        size = QSizeF(width, height - MENU)
                        picture(moment, palette, size, ratio).save(str(folder / f"{name}.png"))
    application.processEvents()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])

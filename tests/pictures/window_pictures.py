"""Pictures of the whole window at its best, in three languages and two themes.

`tests/pictures/window_pictures.py FOLDER` makes all; with `--readme` instead of a folder those that the
README and software centres show, in packaging/screenshots.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["QT_SCALE_FACTOR"] = "1"
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QWidget

from shtil_desktop.games.base import Result
from shtil_desktop.games.shtil.game import SHTIL
from shtil_desktop.games.shtil.rules import actions as do
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.games.shtil.rules.sea import Ask
from shtil_desktop.games.shtil.rules.view import View
from shtil_desktop.games.shtil.table.places import Kind
from shtil_desktop.play.match import Match, Seat, seating_of
from shtil_desktop.play.profile.matches.sidecar import USUAL_NAMES
from shtil_desktop.play.profile.settings import AnimationSpeed, Language, Settings, Theme
from shtil_desktop.play.session import Session
from shtil_desktop.table.places import Spot
from shtil_desktop.table.scene import TableScene
from shtil_desktop.table.theme import Palette
from shtil_desktop.windows.language import Translations
from shtil_desktop.windows.main_window import MainWindow
from shtil_desktop.windows.style import Style
from tests.pictures import qwirkle_pages, qwirkle_pictures, shkap_pictures
from tests.pictures.table_pictures import Moment, advance, asked, ended

SIZE = QSize(1200, 720)
README = Path(__file__).resolve().parents[2] / "packaging" / "screenshots"
LANGUAGES = (Language.EN, Language.DE, Language.RU)
THEMES = (Theme.LIGHT, Theme.DARK)


def choices(view: View) -> dict[int, set[tuple[int, int]]]:
    """For each island of the hand the cells where it may go, with their prices."""
    found: dict[int, set[tuple[int, int]]] = {}
    for action in view.legal:
        if isinstance(action, do.PlayIsland):
            found.setdefault(action.card, set()).add((action.cell, action.price))
    return found


def worth_showing(cells: set[tuple[int, int]]) -> tuple[int, int]:
    """Different prices first, then many cells."""
    return len({price for _, price in cells}), len(cells)


def is_worth_showing(session: Session) -> bool:
    """A card may go to three cells or more, at different prices."""
    return any(worth_showing(cells) >= (2, 3) for cells in choices(session.view()).values())


def hold_a_card(scene: TableScene) -> None:
    assert scene.choices is not None
    found = choices(scene.choices.view)
    card = max(found, key=lambda card: worth_showing(found[card]))
    scene.tap(Spot(Kind.HAND, scene.choices.view.hand.index(card)))


@dataclass(frozen=True, slots=True)
class Scene:
    options: Options
    number: int
    is_reached: Moment
    touch: Callable[[TableScene], None] = lambda scene: None


STORMY = Options(Mode.STANDARD, 3, reefs=True, storms=True)
SCENES = {
    "table": Scene(STORMY, 5, asked(Ask.TURN, 36, is_worth_showing), hold_a_card),
    "arch": Scene(Options(Mode.ARCH, 2), 4, asked(Ask.TURN, 24, is_worth_showing), hold_a_card),
    "sun-moon": Scene(Options(Mode.SUN_MOON, 2), 3, asked(Ask.TURN, 26, is_worth_showing), hold_a_card),
    "pyramid": Scene(Options(Mode.PYRAMID, 3), 2, asked(Ask.TURN, 30, is_worth_showing), hold_a_card),
    "competitive": Scene(Options(Mode.COMPETITIVE, 2), 2, asked(Ask.TURN, 16, is_worth_showing), hold_a_card),
    "win": Scene(Options(Mode.STANDARD, 3), 2, ended(Result.WON)),
}
SHOWN = {
    ("table", Language.EN, Theme.LIGHT),
    ("table", Language.EN, Theme.DARK),
    ("arch", Language.DE, Theme.LIGHT),
    ("pyramid", Language.RU, Theme.DARK),
    ("games", Language.EN, Theme.LIGHT),
    ("qwirkle", "shkap", Language.EN, Theme.LIGHT),
    ("shkap", Language.RU, Theme.LIGHT),
}
"""What README and software centres show."""


START_PAGES: dict[str, Callable[[Palette], QWidget]] = {
    "games": qwirkle_pages.start_page_qwirkle,
}


def sailed(scene: Scene, player: str) -> Session:
    mates = [Seat(name, "captain") for name in USUAL_NAMES]
    for number in range(scene.number, scene.number + 400):
        crew = seating_of(scene.options.seats, 0, player, mates)
        session = Session(Match.begin(SHTIL, scene.options, number, crew, first=0), None)
        while not scene.is_reached(session) and session.decision is not None:
            advance(session, "captain")
        if scene.is_reached(session):
            return session
    raise LookupError("no deal comes to this")


def window_of(name: str, style: Style) -> MainWindow:
    window = MainWindow(None, Settings(speed=AnimationSpeed.OFF))
    window.wear(style.palette)
    window.resize(SIZE)
    if name in START_PAGES:
        window.show_start_page(START_PAGES[name](style.palette))
        window.show()
        return window
    window.show_table()
    window.show()
    if name == "qwirkle":
        window.controller.begin(qwirkle_pictures.played(3, 18))
        qwirkle_pictures.arrange(window.scene)
        window.scene.refresh()
        return window
    if name == "shkap":
        moment = next(one for one in shkap_pictures.MOMENTS if one.name == "try")
        window.controller.begin(shkap_pictures.played(moment))
        moment.touch(window.scene)
        window.scene.refresh()
        return window
    scene = SCENES[name]
    window.controller.begin(sailed(scene, window.player_name))
    scene.touch(window.scene)
    return window


def main(folder: Path, is_readme: bool) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    application = QApplication([])
    style = Style(application, Path(tempfile.gettempdir()) / "shtil-pictures", Theme.LIGHT)
    speech = Translations(application, Language.EN)
    for theme in THEMES:
        style.choose(theme)
        for language in LANGUAGES:
            speech.choose(language)
            for name in (*SCENES, "qwirkle", "shkap", *START_PAGES):
                if is_readme and (name, language, theme) not in SHOWN:
                    continue
                window = window_of(name, style)
                application.processEvents()
                prefix = "" if is_readme else "window-"
                file = folder / f"{prefix}{name}-{language.value}-{theme.value}.png"
                window.grab().save(str(file), quality=0)  # packed as small as it goes
                window.close()
                window.deleteLater()


if __name__ == "__main__":
    if "--readme" in sys.argv:
        main(README, True)
    else:
        main(Path(sys.argv[1]), False)

"""Pictures of Shkap's table, every phase, theme, size and language: `shkap_pictures.py FOLDER`.

Words after the folder choose: only pictures whose name has all of them are made, as in `lay night`.
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

from shtil_desktop.games.base import Decision
from shtil_desktop.games.shkap.crew.hint import hint
from shtil_desktop.games.shkap.game import SHKAP
from shtil_desktop.games.shkap.rules.actions import Mark, Pass
from shtil_desktop.games.shkap.rules.asks import Ask
from shtil_desktop.games.shkap.rules.cards import is_mark
from shtil_desktop.games.shkap.rules.options import Mode, Options
from shtil_desktop.games.shkap.rules.view import View
from shtil_desktop.games.shkap.table.deciding.choices import ShkapChoices
from shtil_desktop.games.shkap.table.places import seat_spot
from shtil_desktop.games.values import value
from shtil_desktop.play.match import Match, Seat, seating_of
from shtil_desktop.play.profile.settings import Language
from shtil_desktop.play.session import Session
from shtil_desktop.table.controller import TableController
from shtil_desktop.table.scene import TableScene
from shtil_desktop.table.theme import PALETTES, Palette
from shtil_desktop.windows.language import Translations

MENU = 28  # what the window's menu bar takes of its height
SIZES = (("1024x640", 1024, 640, 1.0), ("1366x768", 1366, 768, 1.0), ("2560x1440@2", 1280, 720, 2.0))
MATES = [Seat("Ada", "captain"), Seat("Juri", "sailor"), Seat("Mila", "deckhand")]
DEAL = 11
Touch = Callable[[TableScene], None]
When = Callable[[View], bool]


@value
class Moment:
    name: str
    seats: int
    when: When
    touch: Touch
    mode: Mode = Mode.BASE
    islands: int = 1
    """How many islands are behind before it is looked for."""


def asked(ask: Ask, fits: When = lambda view: True) -> When:
    def is_asked(view: View) -> bool:
        decision = view.decision
        return decision is not None and decision.seat == view.seat and decision.ask is ask and fits(view)

    return is_asked


def has_mark(view: View) -> bool:
    return any(isinstance(one, Mark) for one in view.legal)


def never(view: View) -> bool:
    return False


def nothing(scene: TableScene) -> None:
    """As the decision begins."""


def lay_some(scene: TableScene) -> None:
    """The route of a hint, and a card behind it."""
    choices = choices_of(scene)
    found = hint(choices.view, ("pictures",))
    assert found is not None
    for card in found.cards:
        choices.plan.lay(card)
    rest = [card for card in choices.hand if not is_mark(card)]
    if rest and len(found.cards) < 4:
        choices.plan.lay(rest[0])


def lay_wrong(scene: TableScene) -> None:
    """The whole hand, as it comes: somewhere it breaks off."""
    choices = choices_of(scene)
    for card in [card for card in choices.hand if not is_mark(card)]:
        choices.plan.lay(card)
        found = choices.preview()
        if found is not None and found.ends:
            choices.plan.take_last()


def point_at_rival(scene: TableScene) -> None:
    choices = choices_of(scene)
    choices.picked = choices.marks[0]
    scene.target = seat_spot(next(one.at for one in choices.view.legal if isinstance(one, Mark)))


def ask(scene: TableScene) -> None:
    """A hint is shown."""
    choices = choices_of(scene)
    found = hint(choices.view, ("pictures",))
    choices.take_hint(found, scene.words.hint(found, choices, scene.stage.furniture.names, True))


MOMENTS = (
    Moment("announce", 3, asked(Ask.ANNOUNCE), nothing),
    Moment("try", 3, asked(Ask.ANNOUNCE), lay_some, islands=2),
    Moment("take", 4, asked(Ask.TAKE, lambda view: view.walk is None), nothing),
    Moment("lay", 3, asked(Ask.LAY), lay_some),
    Moment("wrong", 2, asked(Ask.LAY), lay_wrong),
    Moment("marks", 4, asked(Ask.MARK, has_mark), point_at_rival, islands=0),
    Moment("step", 3, asked(Ask.STEP, lambda view: len(view.legal) > 1), nothing),
    Moment(
        "watch", 4, lambda view: view.walk is not None and view.walk.used > 1 and view.walk.seat != 0, nothing
    ),
    Moment("hint", 3, asked(Ask.LAY), ask, islands=3),
    Moment("hint-pass", 3, asked(Ask.ANNOUNCE), ask, islands=3),
    Moment("draft", 3, asked(Ask.KEEP, lambda view: len(view.pack) == 6), nothing, Mode.ARCHIPELAGO, 0),
    Moment("archipelago", 3, asked(Ask.LAY), lay_some, Mode.ARCHIPELAGO, 1),
    Moment("end", 3, never, nothing),
)


def played(moment: Moment) -> Session:
    """A match up to the moment, or to its end."""
    seating = seating_of(moment.seats, 0, "", MATES)
    session = Session(Match.begin(SHKAP, Options(moment.mode, moment.seats), DEAL, seating), None)
    while (decision := session.decision) is not None:
        view = session.game.view(0)
        if view.at >= moment.islands and moment.when(view):
            break
        if moment.name == "take" and view.at >= moment.islands and view.decision == Decision(0, Ask.ANNOUNCE):
            session.play(Pass())
            continue
        mate = SHKAP.mate("sailor", session.length)
        session.play(mate.decide(session.game.view(decision.seat)))
    return session


def choices_of(scene: TableScene) -> ShkapChoices:
    assert isinstance(scene.choices, ShkapChoices)
    return scene.choices


def picture(moment: Moment, palette: Palette, size: QSizeF, ratio: float, left: bool = False) -> QImage:
    scene = TableScene()
    controller = TableController(scene)
    scene.layout.set_palette(palette)
    scene.layout.set_left_handed(left)
    scene.layout.fit(size, ratio)
    controller.begin(played(moment))
    scene.gives_hints = True
    if scene.choices is not None and scene.choices.view.outcome is None:
        scene.choices.gives_hints = True
        moment.touch(scene)
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
    folder.mkdir(parents=True, exist_ok=True)
    translations = Translations(application, Language.EN)
    for language in (Language.EN, Language.DE, Language.RU):
        translations.choose(language)
        for moment in MOMENTS:
            for palette in PALETTES.values():
                for size_name, width, height, ratio in SIZES:
                    name = f"shkap-{moment.name}-{palette.name}-{size_name}-{language.value}"
                    if all(word in name for word in words if word != "left"):
                        made = picture(moment, palette, QSizeF(width, height - MENU), ratio, "left" in words)
                        made.save(str(folder / f"{name}.png"))
    application.processEvents()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])

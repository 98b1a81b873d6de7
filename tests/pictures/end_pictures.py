"""Pictures of a match that has ended, with what computer seats made of its deal, and of how that is watched.

`tests/pictures/end_pictures.py FOLDER` makes all of them in three languages and three themes, at 1024×640
and 1366×768; with `--sharp` at 2560×1440 at two to one. Names after the folder choose among them.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["QT_SCALE_FACTOR"] = "2" if "--sharp" in sys.argv else "1"
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from PySide6.QtCore import QSize
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from shtil_desktop.games import face_of
from shtil_desktop.games.same_deal import play_out
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.play.match import Match, Seat, seating_of
from shtil_desktop.play.profile.matches.sidecar import USUAL_NAMES
from shtil_desktop.play.profile.matches.store import Store
from shtil_desktop.play.profile.settings import AnimationSpeed, Language, Pace, Settings, Theme
from shtil_desktop.play.profile.statistics.database import Statistics
from shtil_desktop.play.session import Session
from shtil_desktop.windows.background.background_statistics import BackgroundStatistics
from shtil_desktop.windows.language import Translations
from shtil_desktop.windows.main_window import MainWindow
from shtil_desktop.windows.navigator import Navigator
from shtil_desktop.windows.style import Style
from tests.table.fake_worker import FakeWorker

SIZES = (QSize(1280, 720),) if "--sharp" in sys.argv else (QSize(1024, 640), QSize(1366, 768))
LANGUAGES, THEMES = (Language.EN, Language.DE, Language.RU), (Theme.LIGHT, Theme.DARK, Theme.CONTRAST)
MATCHES: dict[str, tuple[str, Any, int, str]] = {
    "shtil-solo": ("shtil", Options(Mode.STANDARD, 1), 3, "deckhand"),
    "shtil-crew": ("shtil", Options(Mode.STANDARD, 5, removed=8), 5, "deckhand"),
    "shtil-arch": ("shtil", Options(Mode.ARCH, 2), 4, "sailor"),
    "shtil-pyramid": ("shtil", Options(Mode.PYRAMID, 3), 4, "deckhand"),
    "shtil-rivals": ("shtil", Options(Mode.COMPETITIVE, 2), 3, "deckhand"),
    "qwirkle": ("qwirkle", None, 3, "beginner"),
    "shkap": ("shkap", None, 3, "deckhand"),
}
"""A game, its options, the deal, and the level that has played it."""


def ended(game: str, options: Any, number: int, level: str) -> Match:
    face = face_of(game)
    played = face.new_game(options or face.default_options(), number)
    play_out(face, played, [level] * played.seats, ("picture",), lambda: False)
    mates = [Seat(name, level) for name in USUAL_NAMES]
    return Match(played, 0, seating_of(played.seats, 0, "", mates), is_repeat=True, is_foreign=True)


def main() -> None:
    words = [word for word in sys.argv[1:] if not word.startswith("--")]
    out, wanted = Path(words[0] if words else "ends"), words[1:] or list(MATCHES)
    out.mkdir(parents=True, exist_ok=True)
    application = QApplication(sys.argv[:1])
    style = Style(application, Path(tempfile.gettempdir()) / "shtil-pictures", Theme.LIGHT)
    translations = Translations(application, Language.EN)
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "matches").mkdir()
        store, worker = Store(Path(folder) / "matches"), FakeWorker()
        window = MainWindow(store, Settings(speed=AnimationSpeed.OFF, pace=Pace.AT_ONCE), worker)
        navigator = Navigator(
            window, translations, store, BackgroundStatistics(Statistics(Path(folder) / "statistics.sqlite"))
        )
        navigator.worker = worker
        style.changed.connect(window.wear)
        window.show()
        for name in wanted:
            match = ended(*MATCHES[name]).taken_by("Vera")
            match.is_foreign = False
            for theme in THEMES:
                style.choose(theme)
                window.wear(style.palette)
                for language in LANGUAGES:
                    translations.choose(language)
                    window.show_table()
                    window.controller.begin(Session(match, None))
                    draw(window, out, f"{name}-{language.value}-{theme.value}")
        window.controller.let_go()
        window.close()


def draw(window: MainWindow, out: Path, name: str) -> None:
    """The end, and the same deal as it is watched."""
    end, session = window.scene.stage.end, window.controller.session
    assert session is not None
    while not end.link:
        QTest.qWait(20)
    if "difficulty" in face_of(session.game.id).jobs:
        window.controller.end.take_difficulty(session.match.id, 3)
    for size in SIZES:
        window.resize(size)
        QTest.qWait(60)
        wide = round(size.width() * window.devicePixelRatioF())
        window.grab().save(str(out / f"end-{name}-{wide}.png"))
        window.scene.ended_with.emit(len(end.choices))
        page: Any = window.page
        page.slider.setValue(page.session.length // 2)
        QTest.qWait(60)
        window.grab().save(str(out / f"watch-{name}-{wide}.png"))
        page.closed.emit()


if __name__ == "__main__":
    main()

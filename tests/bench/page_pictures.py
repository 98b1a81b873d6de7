"""Pictures of every page in every language, theme and size: `python tests/bench/page_pictures.py OUT_DIR`."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable
from datetime import date
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QWidget

from shtil_desktop.games.shtil import Mode, Options
from shtil_desktop.table.theme import Palette
from shtil_desktop.voyage.settings import Language, NewVoyage, Theme
from shtil_desktop.windows.harbour import Harbour, News, Underway
from shtil_desktop.windows.language import Translations
from shtil_desktop.windows.new_voyage import NewVoyagePage
from shtil_desktop.windows.style import Style

SIZES = (QSize(1024, 640), QSize(1366, 768))


def harbour(palette: Palette) -> QWidget:
    lying = {
        0: 3,
        1: 7,
        4: 12,
        8: 20,
        10: 24,
        13: 30,
        16: 38,
        18: 41,
        20: 46,
        23: 54,
        24: 55,
        27: 62,
        30: 66,
        33: 72,
        35: 79,
    }
    numbers = [lying.get(cell) for cell in range(36)]
    underway = Underway(Options(Mode.STANDARD, seats=3), 20431, numbers)
    return Harbour(palette, News(date(2026, 11, 16), underway, streak=4, voyages=62, win_rate=0.71))


def new_voyage(palette: Palette) -> QWidget:
    page = NewVoyagePage(palette, NewVoyage(Options(Mode.STANDARD, seats=5, monsters=4, reefs=True)))
    page.show_chosen(page.chosen, 20431)
    return page


def new_voyage_arch(palette: Palette) -> QWidget:
    return NewVoyagePage(palette, NewVoyage(Options(Mode.ARCH, seats=2)))


PAGES: dict[str, Callable[[Palette], QWidget]] = {
    "harbour": harbour,
    "new-voyage": new_voyage,
    "new-voyage-arch": new_voyage_arch,
}


def main() -> None:
    out = Path(sys.argv[1] if len(sys.argv) > 1 else "pages")
    wanted = sys.argv[2:] or list(PAGES)
    out.mkdir(parents=True, exist_ok=True)
    application = QApplication(sys.argv[:1])
    style = Style(application, Path(tempfile.gettempdir()) / "shtil-pictures", Theme.LIGHT)
    speech = Translations(application, Language.EN)
    for theme in (Theme.LIGHT, Theme.DARK, Theme.CONTRAST):
        style.choose(theme)
        for language in (Language.EN, Language.DE, Language.RU):
            speech.choose(language)
            for name in wanted:
                page = PAGES[name](style.palette)
                page.show()
                for size in SIZES:
                    page.resize(size)
                    application.processEvents()
                    file = f"{name}-{language.value}-{theme.value}-{size.width()}.png"
                    page.grab().save(str(out / file))
                page.deleteLater()


if __name__ == "__main__":
    main()

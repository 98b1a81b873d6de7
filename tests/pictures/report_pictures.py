"""Reviews of every game as PDF, in three languages: `tests/pictures/report_pictures.py FOLDER`.

Where `pdftoppm` is installed (Debian: poppler-utils), each page is a picture, too.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from PySide6.QtWidgets import QApplication

from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.play.profile.settings import Language, Theme
from shtil_desktop.windows.language import Translations
from shtil_desktop.windows.pages.review.page import ReviewedReplay
from shtil_desktop.windows.pages.review.report_file import save_review
from shtil_desktop.windows.style import Style
from tests.pictures import qwirkle_pages, shkap_pages, voyage_pages

REVIEWS = {
    "shtil": voyage_pages.reviewed(Options(Mode.STANDARD, 3), 108),
    "qwirkle": qwirkle_pages.reviewed,
    "shkap": shkap_pages.review_page,
}


def main() -> None:
    words = [word for word in sys.argv[1:] if not word.startswith("--")]
    out, wanted = Path(words[0] if words else "reports"), words[1:] or list(REVIEWS)
    out.mkdir(parents=True, exist_ok=True)
    application = QApplication(sys.argv[:1])
    style = Style(application, Path(tempfile.gettempdir()) / "shtil-pictures", Theme.LIGHT)
    translations = Translations(application, Language.EN)
    for theme in (Theme.LIGHT, Theme.DARK):  # paper is white in both
        style.choose(theme)
        for language in (Language.EN, Language.DE, Language.RU):
            translations.choose(language)
            for game in wanted:
                page = REVIEWS[game](style.palette)
                assert isinstance(page, ReviewedReplay)
                path = out / f"report-{game}-{language.value}-{theme.value}.pdf"
                has_trouble, said = save_review(page, path)
                assert not has_trouble, said
                page.deleteLater()
                if draws := shutil.which("pdftoppm"):
                    subprocess.run([draws, "-r", "80", "-png", path, path.with_suffix("")], check=True)


if __name__ == "__main__":
    main()

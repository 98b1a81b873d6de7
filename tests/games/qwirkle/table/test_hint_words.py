"""A hint in words: every reason has a sentence in three languages, and what is counted is in its number."""

from __future__ import annotations

import runpy
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtWidgets import QApplication

from shtil_desktop import program_files
from shtil_desktop.games.qwirkle.crew.hint import Hint
from shtil_desktop.games.qwirkle.crew.hint_reasons import Reason, Why
from shtil_desktop.games.qwirkle.rules.actions import Pass, Trade
from shtil_desktop.games.qwirkle.rules.tiles import BY_NAME
from shtil_desktop.games.qwirkle.table.hints.words import hint_text, reason_text
from tests.games.qwirkle.rules.positions import late_game, lay

COMPILE = runpy.run_path(str(Path(__file__).parents[4] / "packaging" / "qm.py"))["compile_ts"]
LANGUAGES = ("en", "de", "ru")
STAR = BY_NAME["Ot"]
TOLD = [
    (
        Reason(Why.KEEPS_SET, {"size": 4, "colour": 3}),
        "keeps a set of 4 green tiles",
        "behält einen Satz aus 4 grünen Steinen",
        "сохраняет набор: 4 зелёные фишки",
    ),
    (
        Reason(Why.KEEPS_SET, {"size": 5, "shape": 5}),
        "keeps a set of 5 crosses",
        "behält einen Satz aus 5 Kreuzen",
        "сохраняет набор: 5 крестов",
    ),
    (
        Reason(Why.FEW_LEFT, {"tile": STAR, "left": 1}),
        "leaves a five, but only one orange star is left",
        "lässt eine Fünf, doch dazu passt nur noch ein einziger Stein: orangefarbener Stern",
        "оставляет пятёрку, но для неё есть лишь одна фишка: оранжевая звезда",
    ),
    (
        Reason(Why.FEW_LEFT, {"tile": STAR, "left": 0}),
        "leaves a five, but no orange star is left",
        "lässt eine Fünf, doch der passende Stein kommt nicht mehr: orangefarbener Stern",
        "оставляет пятёрку, но нужная фишка больше не выйдет: оранжевая звезда",
    ),
    (
        Reason(Why.LEAVES_NO_FIVE),
        "leaves no line of five for the next player",
        "lässt dem nächsten Spieler keine Fünferreihe",
        "не оставляет следующему игроку линии из пяти",
    ),
    (
        Reason(Why.DRAWS_MORE, {"count": 1}),
        "lets you draw 1 new tile",
        "bringt 1 neuen Stein",
        "даёт 1 новую фишку",
    ),
    (
        Reason(Why.GOES_OUT, {"bonus": 6}),
        "lays your last tile and ends the game: 6 points more",
        "Ihr letzter Stein, und die Partie ist zu Ende: 6 Punkte extra",
        "последняя фишка, и партия окончена: ещё 6 очков",
    ),
]


@pytest.fixture(scope="module", params=LANGUAGES)
def language(request: pytest.FixtureRequest, qapp: QApplication, tmp_path_factory) -> Iterator[str]:
    """Spoken as long as the test asks."""
    path = tmp_path_factory.mktemp("texts") / f"{request.param}.qm"
    texts = (program_files.translations() / f"shtil_{request.param}.ts").read_text(encoding="utf-8")
    path.write_bytes(COMPILE(texts))
    translator = QTranslator()
    assert translator.load(str(path))
    QCoreApplication.installTranslator(translator)
    yield request.param
    QCoreApplication.removeTranslator(translator)


def plain(text: str) -> str:
    return text.replace("\xa0", " ")


def test_reasons_are_told_as_a_player_would(language):
    for reason, *texts in TOLD:
        assert plain(reason_text(reason)) == texts[LANGUAGES.index(language)]


def test_every_reason_is_told_and_nothing_is_left_open(language):
    facts = {"tile": STAR, "points": 5, "size": 3, "shape": 1, "count": 2, "left": 1, "bonus": 6}
    told = {reason_text(Reason(why, facts)) for why in Why}
    assert len(told) == len(Why)
    assert not any(mark in text for text in told for mark in ("{", "%n", "(s)", "(es)"))


def test_the_next_best_is_told_apart_even_with_the_same_tiles(language):
    view = late_game("Rd Rc Bo Gs Gs Px", "Yo Ys Yd Yc Yt Yx", rows=("Ro Rs",), bag="Oo").view(0)
    reason = Reason(Why.SEVERAL_LINES)
    same = hint_text(Hint(lay("Rd 2,0"), reason, 3, lay("Rd -1,0"), 3, 0.0), view, True)
    other = hint_text(Hint(lay("Rd 2,0"), reason, 3, lay("Rc -1,0"), 3, 1.25), view, True)
    assert same.otherwise != other.otherwise and same.chance != other.chance
    assert hint_text(Hint(lay("Rd 2,0"), reason, 3, lay("Rc -1,0"), 3, 0.0), view, False).otherwise == ""
    assert hint_text(Hint(Trade((0, 1)), Reason(Why.NOTHING_FITS)), view, True).move
    assert hint_text(Hint(Pass(), Reason(Why.NOTHING_FITS)), view, True).move
    assert hint_text(None, view, True).move

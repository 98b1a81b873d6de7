"""Qwirkle's rule book: the same in three languages, pictures that the rules judge, the chapter for F1."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from shtil_desktop.games.qwirkle.game import QWIRKLE
from shtil_desktop.games.qwirkle.pages.rule_book import QwirkleRuleBook, chapter_of
from shtil_desktop.games.qwirkle.pages.rule_pictures import PictureSpec
from shtil_desktop.games.qwirkle.rules.actions import Lay, Pass, Resign, Trade
from shtil_desktop.games.qwirkle.rules.arrangement import Score
from shtil_desktop.games.qwirkle.rules.deal import Options
from shtil_desktop.games.qwirkle.rules.refusals import Refusal
from shtil_desktop.games.qwirkle.rules.tiles import KINDS
from shtil_desktop.games.qwirkle.table.deciding.choices import QwirkleChoices
from shtil_desktop.play.match import Match, Seat
from shtil_desktop.play.session import Session
from shtil_desktop.table.theme import PALETTES

BOOK = QwirkleRuleBook()
LANGUAGES = ("en", "de", "ru")
TEXTS = {language: (BOOK.folder / f"{language}.md").read_text(encoding="utf-8") for language in LANGUAGES}
BOARDS: dict[str, dict[str, Any]] = json.loads((BOOK.folder / "boards.json").read_text(encoding="utf-8"))
CHAPTER = re.compile(r"<!-- anchor: ([a-z-]+) -->\n(#+) ([^\n]+)\n(.*?)(?=<!-- anchor|\Z)", re.DOTALL)
PICTURE = re.compile(r"!\[([^\]]*)\]\(board:([a-z-]+)\)")
ANCHORS = [
    "about",
    "tiles",
    "lines",
    "setup",
    "first-turn",
    "turn",
    "lay",
    "trade",
    "pass",
    "score",
    "qwirkle",
    "end",
    "stuck",
    "result",
    "knowledge",
    "advice",
    "this-program",
    "at-the-table",
    "opponents",
    "undo",
    "hint",
    "deals",
    "words",
    "unofficial",
]
"""Where F1 may open the book: renaming one breaks the program."""

RULINGS = (
    (
        "tiles",
        "exactly three tiles of each kind",
        "genau drei von jeder Art",
        "ровно по три фишки каждого вида",
    ),
    ("lines", "no line is longer than six", "Keine Reihe ist länger als sechs", "длиннее шести не бывает"),
    ("lines", "the whole line", "die ganze Reihe", "у всей линии"),
    ("lines", "joins two runs", "zwei Reihen verbindet", "соединяет две линии"),
    ("setup", "second copy of a tile doesn’t count", "zählt nicht mit", "считаются за одну"),
    ("setup", "counts as the oldest", "gilt der Erste in der Liste", "считается первый в списке"),
    ("first-turn", "they may choose", "darf er wählen", "выбрать любой"),
    ("first-turn", "single tile", "einzelner Stein", "одна фишка"),
    (
        "first-turn",
        "no trading on the first turn",
        "Getauscht wird im ersten Zug nicht",
        "Обмен первым ходом",
    ),
    ("lay", "needn’t be next to each other", "nicht nebeneinanderliegen", "соседями они быть не обязаны"),
    ("lay", "Corners don’t count", "Ecken zählen nicht", "Углы не считаются"),
    (
        "lay",
        "Only the finished arrangement counts",
        "wie die Steine am Ende liegen",
        "как фишки лежат в итоге",
    ),
    ("trade", "even if one of your tiles fits", "wenn einer Ihrer Steine passt", "даже если какая-то фишка"),
    (
        "trade",
        "more tiles than there are in the bag",
        "Mehr Steine, als im Beutel",
        "больше фишек, чем есть в куче",
    ),
    ("pass", "you have to lay", "müssen Sie anlegen", "её надо выложить"),
    ("score", "Each line scores once", "Jede Reihe zählt einmal", "Линия считается один раз"),
    ("qwirkle", "each of them scores 12", "bringt jedes 12", "каждая приносит 12"),
    ("end", "don’t get another turn", "nicht mehr an die Reihe", "больше не ходят"),
    ("end", "you draw new ones", "Er zieht neue", "вы берёте новые"),
    ("stuck", "three whole rounds in a row", "drei ganze Runden", "три круга подряд"),
    ("result", "they share the win", "teilen sie sich den Sieg", "победа общая"),
    ("result", "resign at any time", "jederzeit aufgeben", "Сдаться можно в любой момент"),
    ("knowledge", "tiles that you traded away yourself", "selbst weggetauscht", "отдали при обмене вы сами"),
    ("knowledge", "only after the end", "erst nach dem Ende", "только после конца партии"),
    ("undo", "never changes your luck", "Ihr Glück ändert das nie", "Удача от этого не меняется"),
    ("unofficial", "Susan McKinley Ross", "Susan McKinley Ross", "Susan McKinley Ross"),
    ("unofficial", "unofficial", "inoffizielle", "неофициальная"),
)


def chapters(language: str) -> dict[str, tuple[int, str, str]]:
    """By anchor: the level of the heading, its words, and the text below it."""
    found = CHAPTER.findall(TEXTS[language])
    return {anchor: (len(marks), heading, body) for anchor, marks, heading, body in found}


def test_chapters_are_the_same_in_three_languages():
    for language in LANGUAGES:
        assert list(chapters(language)) == ANCHORS
        assert TEXTS[language].count("\n#") == len(ANCHORS)
    levels = [[level for level, _, _ in chapters(language).values()] for language in LANGUAGES]
    assert levels[0] == levels[1] == levels[2]


def test_chapters_are_built_alike():
    """The same lists and figures in every language: nothing is missing in one of them."""
    for anchor in ANCHORS:
        bodies = [chapters(language)[anchor][2] for language in LANGUAGES]
        lists = [re.findall(r"^(- |\d\. )", body, re.MULTILINE) for body in bodies]
        assert lists[0] == lists[1] == lists[2], anchor
        figures = [sorted(re.findall(r"\d+", body)) for body in bodies]
        assert figures[0] == figures[1] == figures[2], anchor


@pytest.mark.parametrize("ruling", RULINGS, ids=lambda ruling: ruling[1])
def test_ruling_stands_in_every_language(ruling):
    anchor, *phrases = ruling
    for language, phrase in zip(LANGUAGES, phrases, strict=True):
        text = chapters(language)[anchor][2].replace("*", "")
        assert phrase in re.sub(r"\s+", " ", text), language


def test_pictures_are_the_same_and_all_of_them_are_shown():
    shown = [[name for _, name in PICTURE.findall(text)] for text in TEXTS.values()]
    assert shown[0] == shown[1] == shown[2]
    assert sorted(shown[0]) == sorted(BOARDS)


@pytest.mark.parametrize("name", BOARDS)
def test_captions_tell_what_the_rules_say_of_the_picture(name):
    judged = [board.judged() for board in PictureSpec.of(BOARDS[name]).boards]
    for text in TEXTS.values():
        caption = next(caption for caption, found in PICTURE.findall(text) if found == name)
        assert caption.endswith(".")
        if any(isinstance(one, Refusal) for one in judged):
            assert all(isinstance(one, Refusal) for one in judged)
            assert re.match("Wrong: |Falsch: |Так нельзя: ", caption)
        for one in judged:
            if isinstance(one, Score) and re.search(r"\d", caption):
                assert str(one.points) in re.findall(r"\d+", caption), caption


def test_wrong_lays_are_wrong_for_the_reasons_that_are_told():
    told = {
        "line-wrong": [Refusal.SAME_TILE_TWICE, Refusal.NO_COMMON_PROPERTY],
        "line-joined": [Refusal.SAME_TILE_TWICE],
        "lay-wrong": [Refusal.GAP, Refusal.TOUCHES_NOTHING, Refusal.NOT_ONE_LINE],
    }
    for name, reasons in told.items():
        assert [board.judged() for board in PictureSpec.of(BOARDS[name]).boards] == reasons


def test_no_picture_has_more_tiles_than_the_game():
    for spec in map(PictureSpec.of, BOARDS.values()):
        assert min(spec.unseen()) >= 0
        for board in spec.boards:
            lines = board.board()
            assert len(set(board.tiles.values())) <= KINDS and lines.tiles == dict(board.tiles)


@pytest.mark.parametrize("palette", PALETTES.values(), ids=lambda palette: palette.name)
def test_every_picture_is_painted(qtbot: QtBot, palette):
    for name, plain in BOARDS.items():
        picture = BOOK.picture(plain, palette)
        image = picture.image(1.5)
        assert image.width() == round(picture.size.width() * 1.5) <= 640 * 1.5, name
        assert colours_in(image) > 20, name


def colours_in(image: QImage) -> int:
    width, height = image.width(), image.height()
    points = [(x, y) for x in range(0, width, 7) for y in range(0, height, 7)]
    return len({image.pixel(x, y) for x, y in points})


# The chapter for F1


def session_after(*actions: Any, seats: int = 2) -> Session:
    seating = (Seat(""), *(Seat(name, "beginner") for name in ("Ada", "Juri", "Mila")[: seats - 1]))
    session = Session(Match.begin(QWIRKLE, Options(seats), 7, seating), None)
    for action in actions:
        session.play(action)
    return session


def best(session: Session) -> Lay:
    view = asked(session).view
    return Lay.of(max(view.lays(), key=lambda lay: (lay[0], len(lay[1])))[1])


def asked(session: Session) -> QwirkleChoices:
    assert session.decision is not None
    return QwirkleChoices(session.game.view(session.decision.seat))


def test_help_opens_at_the_decision_that_is_being_made_up():
    session = session_after()
    choices = asked(session)
    assert chapter_of(session, choices) == "first-turn"
    choices.turn.lay(0, min(choices.turn.near_cells()))
    assert chapter_of(session, choices) in ("first-turn", "score")
    session.play(best(session))
    choices = asked(session)
    assert chapter_of(session, choices) == "turn"
    choices.turn.tap_slot(0)
    assert chapter_of(session, choices) == "lay"
    choices.turn.tap_bag()
    assert chapter_of(session, choices) == "trade"
    assert chapter_of(session, None) == "turn"


def test_help_opens_at_points_faults_and_the_end():
    session = session_after()
    session.play(best(session))
    choices = asked(session)
    for cell, tile in best(session).placed:
        choices.turn.lay(choices.turn.rack.slots.index(tile), cell)
    assert chapter_of(session, choices) == "score"
    choices.turn.clear()
    choices.turn.lay(0, max(choices.turn.near_cells()) + 5)
    assert chapter_of(session, choices) == "lay"
    session.play(Resign())
    assert chapter_of(session, None) == "result"


def test_every_chapter_that_help_names_is_in_the_book():
    """A whole game at random moments: whatever help opens is there."""
    session = session_after(seats=3)
    opened = set()
    while session.decision is not None:
        choices = asked(session)
        opened.add(chapter_of(session, choices))
        view = choices.view
        session.play(best(session) if view.lays() else Trade(view.hand[:1]) if view.bag_size else Pass())
    opened.add(chapter_of(session, None))
    assert opened <= set(ANCHORS) and {"first-turn", "turn", "end"} <= opened

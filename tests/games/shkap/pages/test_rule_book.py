"""Shkap's rule book: three languages that say the same, pictures that are true, chapters for F1."""

from __future__ import annotations

import json
import re
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from shtil_desktop.games.shkap.pages.lessons.lessons import first_expedition
from shtil_desktop.games.shkap.pages.rule_book import ASKS, ShkapRuleBook, chapter_of
from shtil_desktop.games.shkap.pages.rule_pictures import PicturedIsland
from shtil_desktop.games.shkap.rules.asks import Ask
from shtil_desktop.games.shkap.rules.cards import COUNTS, KINDS
from shtil_desktop.games.shkap.rules.events import Stop
from shtil_desktop.games.shkap.rules.game import Shkap
from shtil_desktop.games.shkap.rules.options import Mode, Options
from shtil_desktop.games.shkap.table.deciding.choices import ShkapChoices
from shtil_desktop.play.match import Match, Seat
from shtil_desktop.play.session import Session
from shtil_desktop.table.theme import CONTRAST, DAY, NIGHT
from tests.games.shkap.subject import ShkapSubject

BOOK = ShkapRuleBook()
LANGUAGES = ("en", "de", "ru")
TEXTS = {language: (BOOK.folder / f"{language}.md").read_text(encoding="utf-8") for language in LANGUAGES}
BOARDS: dict[str, dict[str, Any]] = json.loads((BOOK.folder / "boards.json").read_text(encoding="utf-8"))
ISLANDS = {name: board for name, board in BOARDS.items() if "island" in board}
ANCHORS = [
    "about",
    "cards",
    "arrows",
    "knight",
    "flag",
    "map",
    "islands",
    "labyrinth",
    "caves",
    "taking",
    "base",
    "setup",
    "announce",
    "lay",
    "behind-the-chest",
    "marks",
    "walk",
    "mistakes",
    "steps",
    "coins",
    "next-island",
    "deck",
    "end",
    "tie",
    "archipelago",
    "draft",
    "second-half",
    "secrecy",
    "this-program",
    "undo",
    "hint",
    "deals",
    "unofficial",
]
"""Where F1 and the lessons may open the book: renaming one breaks the program."""

ANCHOR = re.compile(r"^<!-- anchor: ([a-z-]+) -->$", re.MULTILINE)
HEADING = re.compile(r"^(#{1,3}) (.*)$", re.MULTILINE)
PICTURE = re.compile(r"^!\[([^\]]*)\]\(board:([a-z-]+)\)$", re.MULTILINE)
SPELT = {"0", "1", "2", "3", "4", "5", "6"}
"""Figures that one language writes as a word and another as a figure."""

STRANGE = {"en": '"«»„', "de": '"«»”', "ru": '"“”„'}
WORDS = {
    "en": """expedition, island, on the horizon, route, step, chest, buried chest, coins, arrow, cross,
        knight, black flag, pirate map, black mark, labyrinth, jungle, cave, market, deck, I
        land, Pass, Archipelago, draft, deckhand, sailor, captain, admiral, D. Kibkalo,
        unofficial, our own design""",
    "de": """Beutezug, Insel, am Horizont, Route, Schritt, Truhe, vergrabene Truhe, Münzen, Pfeil, Kreuz,
        Springer, schwarze Flagge, Piratenkarte, Schwarzer Fleck, Labyrinth, Dschungel, Höhle,
        Markt, Stapel, Ich lande, Ich passe, Archipel, Kartenwahl, Schiffsjunge, Matrose,
        Kapitän, Admiral, D. Kibkalo, inoffiziell, unser eigener Entwurf""",
    "ru": """поход, остров, на горизонте, маршрут, шаг, сундук, закопанный сундук, монет, стрелка, крест,
        конь, чёрный флаг, пиратская карта, чёрная метка, лабиринт, джунгли, пещер, рынок,
        колода, Высаживаюсь, Я пас, Архипелаг, выбор карт, юнга, матрос, капитан, адмирал,
        Кибкало, неофициальн, придумали мы""",
}
"""The words of the glossary, and what the book must not leave unsaid."""

RULINGS = [
    ("cards", "never turned sideways", "nie quer gelegt", "никогда не кладут на бок"),
    ("knight", "over anything", "über alles hinweg", "через что угодно"),
    ("map", "that is no mistake", "ein Fehler ist das nicht", "ошибкой это не считается"),
    ("map", "is another map", "wieder eine Piratenkarte", "сама оказалась пиратской"),
    ("islands", "white flag, black flag | nothing", "schwarze Flagge | nichts", "чёрный флаг | ничего"),
    ("labyrinth", "Each time you enter", "Jedes Mal, wenn Sie", "Каждый заход"),
    ("labyrinth", "A map doesn’t help", "Eine Piratenkarte hilft nicht", "Пиратская карта не помогает"),
    ("caves", "You can’t stay", "Dort zu bleiben", "Остаться там, где вошли, нельзя"),
    ("caves", "triggers nothing", "löst nichts aus", "ничего не вызывает"),
    ("taking", "You have to take them", "Sie müssen sie nehmen", "Взять придётся"),
    ("taking", "can’t join the route", "kommen sie nicht mehr", "их уже не добавить"),
    ("setup", "It is not a card", "keine Karte", "не карта"),
    ("announce", "may be your second", "darf Ihre zweite sein", "второй можно взять именно её"),
    ("announce", "nothing but marks", "nur Schwarze Flecken", "одни чёрные метки"),
    ("announce", "If nobody lands", "Landet niemand", "Если не высадился никто"),
    ("lay", "sensible or not", "ob sinnvoll oder nicht", "со смыслом или без"),
    ("lay", "how many cards", "wie viele Karten", "сколько карт"),
    ("behind-the-chest", "not steps", "keine Schritte", "шагами не считаются"),
    ("marks", "including those who passed", "auch wer gepasst hat", "в том числе и тот, кто сказал пас"),
    ("marks", "nobody gets a second turn", "ein zweites Mal", "второй раз очередь"),
    ("marks", "silence gives nothing away", "Schweigen nichts verrät", "молчание ничего не выдаёт"),
    ("walk", "You may change your plans", "Ihre Pläne dürfen Sie", "Планы по дороге можно менять"),
    ("coins", "never shared", "Geteilt wird ein Rang nie", "никогда не делят"),
    ("coins", "always enough coins", "Münzen sind immer genug", "Монет всегда хватает"),
    ("next-island", "from left to right", "von links nach rechts", "слева направо"),
    ("next-island", "none behind the sixth", "Hinter der sechsten kommt keine", "За шестым уже ничего нет"),
    ("deck", "never earlier", "nie früher", "не раньше"),
    ("deck", "a market place may stay empty", "eine Lücke bleiben", "место может остаться пустым"),
    ("tie", "share the victory", "teilen sich die Führenden", "победу делят"),
    ("draft", "without a choice", "ohne Wahl", "без выбора"),
    ("second-half", "The market stays as it is", "Der Markt bleibt", "Рынок остаётся прежним"),
    ("secrecy", "including discarded hands", "samt abgelegten Händen", "вместе со сброшенными руками"),
    ("this-program", "every route that has been laid", "schon gelegten Routen", "уже выложенными маршрутами"),
]
"""A phrase of each decision that the printed rules leave open."""


def chapters(text: str) -> dict[str, str]:
    _, *found = ANCHOR.split(text)
    return dict(zip(found[::2], found[1::2], strict=True))


def test_chapters_are_the_same_in_every_language():
    shapes = [[len(level) for level, _ in HEADING.findall(text)] for text in TEXTS.values()]
    assert shapes[0] == shapes[1] == shapes[2]
    assert all(later - earlier <= 1 for earlier, later in pairwise(shapes[0]))
    assert [ANCHOR.findall(text) for text in TEXTS.values()] == [ANCHORS] * 3


def test_chapters_are_built_alike():
    """The same lists, tables and pictures, and the same figures: nothing is missing in one of them."""

    def shape(chapter: str) -> tuple[list[str], list[str]]:
        marks = re.findall(r"^(?:- |\d\. |\||!\[)", chapter, re.MULTILINE)
        figures = sorted(number for number in re.findall(r"\d+", chapter) if number not in SPELT)
        return marks, figures

    english = {anchor: shape(text) for anchor, text in chapters(TEXTS["en"]).items()}
    for language in ("de", "ru"):
        assert {anchor: shape(text) for anchor, text in chapters(TEXTS[language]).items()} == english


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_those_of_the_glossary(language):
    text = re.sub(r"[\s*]+", " ", TEXTS[language]).casefold()
    wanted = [" ".join(word.split()) for word in WORDS[language].split(",")]
    assert [word for word in wanted if word.casefold() not in text] == []
    assert not set(PICTURE.sub("", text)) & set(STRANGE[language])


@pytest.mark.parametrize("ruling", RULINGS, ids=lambda ruling: ruling[1])
def test_ruling_stands_in_every_language(ruling):
    anchor, *phrases = ruling
    for language, phrase in zip(LANGUAGES, phrases, strict=True):
        text = chapters(TEXTS[language])[anchor].replace("*", "")
        assert phrase in re.sub(r"\s+", " ", text), language


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_are_counted_as_they_are_dealt(language):
    rows = re.findall(r"^\| [^|]+ \| (\d+) \|", chapters(TEXTS[language])["cards"], re.MULTILINE)
    moves = list(COUNTS.values())[:5]
    assert sorted(map(int, rows)) == sorted(COUNTS.values()) and list(map(int, rows))[:5] == moves


# The pictures


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_picture_is_shown_with_a_caption(language):
    shown = PICTURE.findall(TEXTS[language])
    assert [name for _, name in shown] == [name for _, name in PICTURE.findall(TEXTS["en"])]
    assert sorted(name for _, name in shown) == sorted(BOARDS)
    assert all(caption.endswith(".") for caption, _ in shown)


@pytest.mark.parametrize("palette", [DAY, NIGHT, CONTRAST], ids=lambda palette: palette.name)
def test_every_picture_is_painted(qapp, palette):
    for name, board in BOARDS.items():
        picture = BOOK.picture(board, palette)
        image = picture.image(1.0)
        assert image.width() == round(picture.size.width()) <= 610, name
        along = [image.pixel(x, image.height() // 2) for x in range(image.width())]
        assert len(set(along)) > 5, name


@pytest.mark.parametrize(
    ("name", "steps", "coins"),
    [
        ("arrows", [4], [2]),
        ("knight", [3], [2]),
        ("flag", [2], [2]),
        ("jungle", [2], [2]),
        ("buried", [4], [3]),
        ("labyrinth", [3], [2]),
        ("cave", [3], [2]),
        ("thrown-away", [2], [2]),
        ("mistake", [4], [0]),
        ("same-chest", [3, 3, 5], [2, 3, 1]),
    ],
)
def test_walks_are_what_their_captions_say(name, steps, coins):
    walks = PicturedIsland.of(BOARDS[name]).walks
    assert [each.walk.steps for each in walks] == steps
    assert [each.coins for each in walks] == coins
    stop = Stop.BURIED if name == "mistake" else Stop.CHEST
    assert all(each.walk.stop is stop for each in walks)


def test_only_one_picture_throws_cards_away():
    unused = {
        name: [each.used < len(each.route) for each in PicturedIsland.of(board).walks]
        for name, board in ISLANDS.items()
    }
    assert [name for name, walks in unused.items() if any(walks)] == ["thrown-away"]


def test_island_of_all_cells_has_all_cells():
    signs = set("".join(PicturedIsland.of(BOARDS["cells"]).island.rows))
    assert {*"WBJLC+23c~"} <= signs


# The chapter for F1


@pytest.mark.parametrize("mode", Mode)
def test_every_moment_has_its_chapter(mode):
    subject, rng, seen = ShkapSubject(), Random(3), set()
    seating = (Seat("A"), Seat("B", "sailor"), Seat("C", "sailor"))
    for number in range(4):
        session = Session(Match(Shkap(Options(mode, 3), number), 0, seating, is_foreign=True), None)
        while session.decision is not None:
            seen.add(chapter_of(session, None))
            session.play(subject.choose(session.game, rng))
        assert chapter_of(session, None) in ("end", "tie")
    drafted = {"draft"} if mode is Mode.ARCHIPELAGO else set()
    assert seen == {"announce", "lay", "marks", "walk", "taking"} | drafted
    assert seen <= set(ANCHORS) and set(ASKS) | {Ask.TAKE} == set(Ask)


@pytest.mark.parametrize(
    ("laid", "chapter"),
    [
        ("", "lay"),
        ("updown", "mistakes"),
        ("flag", "flag"),
        ("map", "map"),
        ("updown flag", "mistakes"),
        ("flag updown updown", "lay"),
        ("flag updown updown map", "behind-the-chest"),
    ],
)
def test_a_route_has_the_chapter_on_its_last_card_or_on_what_is_wrong(laid, chapter):
    course = first_expedition()
    step = [lesson.id for lesson in course.lessons].index("behind")
    session = course.session(step, "Vera")
    choices = ShkapChoices(session.view())
    for name in laid.split():
        choices.plan.lay(next(card for card in choices.hand if KINDS[card] == name))
    assert chapter_of(session, choices) == chapter
    assert chapter in ANCHORS

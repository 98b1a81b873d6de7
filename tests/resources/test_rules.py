"""The rule book: three languages that say the same, legal boards, a first voyage that can be sailed."""

from __future__ import annotations

import json
import os
import re
from itertools import pairwise
from typing import Any

import pytest

from shtil_desktop.games.record import Fields
from shtil_desktop.games.shtil.rules.actions import Give, ShtilAction
from shtil_desktop.games.shtil.rules.cards import BY_NAME, MONSTER, NAMES, YELLOW, Card
from shtil_desktop.games.shtil.rules.expansions.competitive import score
from shtil_desktop.games.shtil.rules.expansions.sun_moon import wanted_side
from shtil_desktop.games.shtil.rules.layouts import SEA, Layout, Position
from shtil_desktop.games.shtil.rules.line import Line
from shtil_desktop.games.shtil.rules.options import LAYOUTS, Mode, Options
from shtil_desktop.games.shtil.rules.record_entries import read_action, to_entry
from shtil_desktop.games.shtil.rules.refusals import Refusal
from shtil_desktop.games.shtil.rules.sea import Ask
from shtil_desktop.games.shtil.rules.voyage import Shtil
from shtil_desktop.program_files import resources
from tests.games.shtil.rules.positions import cell_at, voyage, with_grid, with_hand, with_sea

# Nothing is shown here: a display is not asked for when the tests are called without one.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

RULES = resources("shtil") / "rules"
LANGUAGES = ("en", "de", "ru")
BOOKS = {language: (RULES / f"{language}.md").read_text(encoding="utf-8") for language in LANGUAGES}
BOARDS: dict[str, dict[str, Any]] = json.loads((RULES / "boards.json").read_text(encoding="utf-8"))
TUTORIAL: dict[str, Any] = json.loads((RULES / "tutorial.json").read_text(encoding="utf-8"))
STEPS: list[dict[str, Any]] = TUTORIAL["steps"]

ANCHORS = [
    "about",
    "cards",
    "grid",
    "standard",
    "standard-setup",
    "standard-turn",
    "price",
    "discard",
    "start",
    "finish",
    "losing",
    "secrecy",
    "solo",
    "stormy-seas",
    "reefs",
    "monsters",
    "storms",
    "yellow-storm",
    "purple-storm",
    "orange-storm",
    "compasses",
    "wilds",
    "variants",
    "fewer-islands",
    "arch",
    "sun-moon",
    "competitive",
    "competitive-score",
    "pyramid",
    "explorer",
    "this-program",
    "undo",
    "hint",
    "warning",
    "deals",
    "unofficial",
]
"""Where F1 may open the book: renaming one breaks the program."""

ANCHOR = re.compile(r"^<!-- anchor: ([a-z-]+) -->$")
HEADING = re.compile(r"^(#{1,6}) (.*)$")
PICTURE = re.compile(r"^!\[([^\]]*)\]\(board:([a-z-]+)\)$")

WORDS = {
    "en": """Shtil, Stille, Tranquility, voyage, crew, mate, island, start, finish, grid, cell, row, hand,
        deck, discard pile, turn, price, give, share, Stormy Seas, Jagged reefs, Sea monster, Storm
        and compass, yellow storm, purple storm, orange storm, wild card, Fewer islands, Galatea,
        Triton, Leucothea, Amphitrite, Poseidon, Great Arch, pillar, vault, Sun and Moon, Competitive,
        Pyramid, explorer deck, hint, daily voyage, deckhand, sailor, captain, admiral, James
        Emmerson, unofficial, reconstruction""",
    "de": """Stille, Tranquility, Fahrt, Mannschaft, Mitspieler, Insel, Zahl, Start, Ziel, Spielfläche,
        Feld, Reihe, Hand, Zugstapel, Ablagestapel, ablegen, Zug, Preis, abgeben, Anteil, Stürmische
        See, Schroffe Felsen, Seeungeheuer, Sturm & Kompass, gelbe Sturm, violette Sturm,
        orangefarbene Sturm, Platzhalter, Weniger Inseln, Galateia, Triton, Leucothea, Amphitrite,
        Poseidon, Der Hohe Bogen, Säule, Dach, Tag und Nacht, Konkurrenz, Auslage, Die Pyramide,
        Entdecker-Stapel, Tipp, Fahrt des Tages, Schiffsjunge, Matrose, Kapitän, Admiral, James
        Emmerson, inoffiziell, Rekonstruktion""",
    "ru": """Штиль, Stille, Tranquility, плавание, команда, напарник, остров, номер, старт, финиш, поле,
        клетка, ряд, рука, колода, сброс, ход, цена, отдать, долю, Бурные моря, Острые рифы, Морские
        чудища, Морское чудище, Шторм и компас, Жёлтый шторм, Лиловый шторм, Оранжевый шторм, джокер,
        Меньше островов, Галатея, Тритон, Левкофея, Амфитрита, Посейдон, Великая арка, колонна, свод,
        Солнце и луна, Соревновательная игра, открытый ряд, Пирамида, колода разведки, Подсказка, Плавание
        дня, юнга, матрос, капитан, адмирал, James Emmerson, неофициальн, реконструкция""",
}
"""The words of the glossary, and what the book must not leave unsaid."""

RULINGS = [
    ("standard-setup", "one is picked at random", "entscheidet das Los", "решает жребий"),
    ("standard-setup", "First turn: You", "Erster Zug: Sie", "Первый ход: вы"),
    (
        "start",
        "offer a number of cards",
        "bieten eine Anzahl Karten an",
        "сколько карт готовы отдать",
    ),
    ("start", "Any split is allowed", "Erlaubt ist jede Aufteilung", "Разделить можно как угодно"),
    (
        "start",
        "In the same order, all draw back up",
        "In derselben Reihenfolge ziehen alle",
        "В том же порядке все добирают",
    ),
    ("start", "it isn’t forced", "auch keine Pflicht", "он и не обязателен"),
    (
        "start",
        "everything that can be discarded is",
        "wird abgelegt, was geht",
        "сбрасывается всё, что можно",
    ),
    (
        "losing",
        "can still remove a storm",
        "noch einen Sturm vertreiben",
        "ещё может убрать шторм",
    ),
    ("reefs", "the reef must move", "müssen die Felsen weiter", "рифы надо передвинуть"),
    ("reefs", "After a start", "Nach einem Start", "После старта"),
    ("reefs", "striking is not placing", "Zuschlagen ist nicht Legen", "нападать — не класть"),
    (
        "monsters",
        "finds no island on the grid",
        "keine Insel zum Zuschlagen",
        "на поле нет ни одного острова",
    ),
    ("storms", "Storms in opening hands", "Stürme in den Starthänden", "Штормы в начальных руках"),
    (
        "storms",
        "don’t count as cards drawn",
        "zählen nicht als gezogene Karten",
        "взятыми картами не считаются",
    ),
    ("yellow-storm", "or as many as there are", "oder so viele er noch hat", "или сколько есть"),
    (
        "yellow-storm",
        "0 extra instead of 2 in a crew of two, 6",
        "0 statt 2, allein 6",
        "0 вместо 2, в одиночку 6",
    ),
    (
        "yellow-storm",
        "at their next normal draw",
        "beim nächsten gewöhnlichen Nachziehen",
        "при следующем обычном доборе",
    ),
    ("purple-storm", "no effect and is gone", "ohne Wirkung und ist fort", "ничего не делает и уходит"),
    ("compasses", "kept in one pool", "einen gemeinsamen Vorrat", "хранятся в запасе команды"),
    (
        "compasses",
        "the player who revealed it decides",
        "wer ihn aufgedeckt hat",
        "решает тот, кто его открыл",
    ),
    (
        "compasses",
        "at least 3 cards, and no monster",
        "mindestens 3 Karten, kein",
        "не меньше 3 карт и без чудищ",
    ),
    ("wilds", "a wild never forces you", "zwingt Sie nie", "джокер ни к чему не обязывает"),
    ("competitive", "agrees whenever your claim is true", "immer einverstanden", "Компьютер согласен всегда"),
    ("competitive", "you pass", "passen Sie", "вы пропускаете ход"),
    ("competitive", "passed one after the other", "nacheinander gepasst", "оба подряд пропустили ход"),
    ("pyramid", "our reconstruction", "unsere Rekonstruktion", "наша реконструкция"),
]
"""What was ruled where the printed rules are silent: a chapter, and the words that settle it."""

STRANGE_QUOTES = {"en": "\"'„«»", "de": "\"'”«»", "ru": "\"'„“”"}
UNREAL = re.compile(r"(?<![\w-])-\d|\.\.\.| - |--(?!>|-)")
"""A hyphen for a minus or a dash, dots for an ellipsis."""

OFTEN_SPELT = ("18", "36")
"""Numbers that one language writes as a word and another as figures."""

CHARGES = re.compile(r"−(\d)")


def headings(book: str) -> list[tuple[str, int, str]]:
    """Anchor, level and words of every heading."""
    lines = book.split("\n")
    found = []
    for above, line in pairwise(["", *lines]):
        if match := HEADING.match(line):
            anchor = ANCHOR.match(above)
            assert anchor, f"no anchor before {line!r}"
            found.append((anchor[1], len(match[1]), match[2]))
    return found


def chapters(book: str) -> dict[str, list[str]]:
    """The lines below each heading, without empty ones, by anchor."""
    found: dict[str, list[str]] = {}
    for line in book.split("\n"):
        if match := ANCHOR.match(line):
            found[match[1]] = []
        elif line and not HEADING.match(line):
            found[list(found)[-1]].append(line)
    return found


def pictures(book: str) -> list[tuple[str, str]]:
    """Caption and board of every picture."""
    return [(match[1], match[2]) for line in book.split("\n") if (match := PICTURE.match(line))]


def prose(book: str) -> str:
    """The book without what no reader sees."""
    lines = [line for line in book.split("\n") if not ANCHOR.match(line) and not line.startswith("|---")]
    return "\n".join(PICTURE.sub(r"\1", line) for line in lines)


def table(lines: list[str]) -> list[list[str]]:
    """The body of the first table among these lines."""
    rows = [line.strip("|").split("|") for line in lines if line.startswith("|")]
    return [[cell.strip() for cell in row] for row in rows[2:]]


def place(words: str) -> Position:
    row, col = words.split(",")
    return int(row), int(col)


def card(name: int | str) -> Card:
    return name if isinstance(name, int) else BY_NAME[name]


def layout_of(board: dict[str, Any]) -> Layout:
    return LAYOUTS[Mode(board["mode"])]


def lines_of(board: dict[str, Any]) -> list[Line]:
    """The lines of a board, laid out with nothing but the numbers."""
    layout = layout_of(board)
    lines = [Line.empty(spec) for spec in layout.lines]
    for words, number in board["cells"].items():
        cell = layout.cell_at[place(words)]
        line = lines[layout.line_of[cell]]
        assert line.quote(number, cell) is not None, f"{number} does not fit at {words}"
        line.place(number, cell)
    return lines


def position_of(board: dict[str, Any]) -> Shtil:
    """The voyage that a board is taken from, with its player to move."""
    options = board.get("options", {})
    game = voyage(board.get("seats", 2), Mode(board["mode"]), **options)
    cells = {place(words): number for words, number in board["cells"].items()}
    with_grid(game, cells, map(place, board.get("moon", ())))
    with_hand(game, 0, [card(name) for name in board.get("hand", ())])
    storms = board.get("storms", ())
    return with_sea(
        game,
        turn=0,
        decider=0,
        ask=Ask.TURN,
        waiting=(),
        start_lies=board.get("start", False),
        finish_lies=board.get("finish", False),
        reef=board.get("reef"),
        purples=tuple(storm["row"] for storm in storms if storm["storm"] == "purple"),
        yellows=_before_seats(game, storms, "yellow"),
        oranges=_before_seats(game, storms, "orange"),
    )


def _before_seats(game: Shtil, storms: list[dict[str, Any]], kind: str) -> tuple[int, ...]:
    seats = [storm["seat"] for storm in storms if storm["storm"] == kind]
    return tuple(map(seats.count, range(game.seats)))


def answer(board: dict[str, Any], words: str) -> object:
    """The engine's word on the board's card in a cell: the price or the refusal."""
    game = position_of(board)
    answers = game.view(0).answers(card(board["card"]), board.get("as"))
    return answers[cell_at(game, place(words))]


def sentences(text: str) -> int:
    return len(re.findall(r"[.!?](?=\s|$)", text))


@pytest.fixture(params=LANGUAGES)
def language(request) -> str:
    return str(request.param)


@pytest.fixture
def book(language: str) -> str:
    return BOOKS[language]


boards = pytest.mark.parametrize("board", BOARDS.values(), ids=BOARDS)
steps = pytest.mark.parametrize("step", STEPS, ids=[step["id"] for step in STEPS])


# The book


def test_every_anchor_that_help_opens_is_there_in_order(book):
    assert [anchor for anchor, _, _ in headings(book)] == ANCHORS
    assert list(chapters(book)) == ANCHORS


def test_chapters_are_nested_alike():
    shapes = [[(anchor, level) for anchor, level, _ in headings(book)] for book in BOOKS.values()]
    assert shapes[0] == shapes[1] == shapes[2]
    levels = [level for _, level in shapes[0]]
    assert levels[0] == 1
    assert all(later - earlier <= 1 for earlier, later in pairwise(levels))


def test_no_heading_is_empty_and_none_comes_twice(book):
    words = [heading for _, _, heading in headings(book)]
    assert all(word.strip() for word in words)
    assert len(set(words)) == len(words)


def test_every_chapter_says_something(book):
    assert [anchor for anchor, lines in chapters(book).items() if not lines] == []


def test_chapters_are_built_alike():
    """The same lists, tables and pictures in every language: nothing is missing in one of them."""

    def shape(lines: list[str]) -> list[str]:
        marks = [re.match(r"- |\d\. |\|---|\|", line) for line in lines]
        return [
            mark[0] if mark else "picture"
            for mark, line in zip(marks, lines, strict=True)
            if mark or PICTURE.match(line)
        ]

    built = {
        language: {a: shape(lines) for a, lines in chapters(BOOKS[language]).items()}
        for language in LANGUAGES
    }
    assert built["de"] == built["en"]
    assert built["ru"] == built["en"]


def test_numbers_agree_between_the_languages():
    """A price or a count that differs in one language is a slip."""

    def numbers(lines: list[str]) -> list[str]:
        text = " ".join(PICTURE.sub(r"\1", line) for line in lines)
        return sorted(number for number in re.findall(r"−?\d+", text) if number not in OFTEN_SPELT)

    for anchor in ANCHORS:
        english, *others = (numbers(chapters(BOOKS[language])[anchor]) for language in LANGUAGES)
        for other in others:
            assert other == english, anchor


def test_words_are_those_of_the_glossary(language, book):
    text = re.sub(r"\s+", " ", prose(book)).casefold()
    wanted = [re.sub(r"\s+", " ", word).strip() for word in WORDS[language].split(",")]
    assert [word for word in wanted if word.casefold() not in text] == []


@pytest.mark.parametrize("ruling", RULINGS, ids=lambda ruling: ruling[1])
def test_ruling_stands_in_every_language(ruling):
    anchor, *phrases = ruling
    for language, phrase in zip(LANGUAGES, phrases, strict=True):
        text = " ".join(chapters(BOOKS[language])[anchor]).replace("*", "")
        assert phrase in re.sub(r"\s+", " ", text), language


def test_quotes_minus_and_dashes_are_those_of_the_language(language, book):
    for line in prose(book).split("\n"):
        assert not set(line) & set(STRANGE_QUOTES[language]), line
        assert not UNREAL.search(line), line


def test_quotes_come_in_pairs(language, book):
    opening, closing = {"en": ("“", "”"), "de": ("„", "“"), "ru": ("«", "»")}[language]
    assert book.count(opening) == book.count(closing)


def test_fewer_islands_are_named_with_their_counts(book):
    assert [row[1] for row in table(chapters(book)["fewer-islands"])] == ["4", "6", "8", "10", "12"]


def test_qt_shows_every_heading(language, book, qapp):
    from PySide6.QtGui import QTextDocument

    document = QTextDocument()
    document.setMarkdown(book)
    shown, block = [], document.begin()
    while block.isValid():
        if level := block.blockFormat().headingLevel():
            shown.append((level, block.text()))
        block = block.next()
    assert shown == [(level, words) for _, level, words in headings(book)]
    assert "anchor:" not in document.toPlainText()


# The pictures


def test_all_languages_show_the_same_pictures_in_the_same_order():
    shown = [[board for _, board in pictures(book)] for book in BOOKS.values()]
    assert shown[0] == shown[1] == shown[2]


def test_every_picture_is_defined_and_every_board_is_shown(book):
    assert sorted(board for _, board in pictures(book)) == sorted(BOARDS)
    assert book.count("](board:") == len(pictures(book))


def test_every_picture_has_a_caption(book):
    assert all(caption.endswith(".") for caption, _ in pictures(book))


def test_captions_name_prices_that_the_board_shows(book):
    for caption, name in pictures(book):
        prices = set(BOARDS[name].get("prices", {}).values())
        assert set(map(int, CHARGES.findall(caption))) <= prices, name


@boards
def test_board_has_only_known_parts(board):
    known = """mode seats options cells moon start finish reef storms hand give card as prices barred marked
        line scores"""
    assert set(board) <= set(known.split())
    Options(Mode(board["mode"]), board.get("seats", 2), **board.get("options", {}))


@boards
def test_board_is_strictly_increasing(board):
    lines_of(board)


@boards
def test_every_cell_of_a_board_lies_on_its_layout(board):
    cells = layout_of(board).cell_at
    named = [*board["cells"], *board.get("prices", {}), *board.get("barred", ())]
    assert all(place(words) in cells for words in [*named, *board.get("marked", ()), *board.get("moon", ())])


@boards
def test_no_card_of_a_board_is_in_two_places(board):
    islands = [*board["cells"].values(), *(name for name in board.get("hand", ()) if isinstance(name, int))]
    assert len(set(islands)) == len(islands)
    assert all(1 <= number <= 80 for number in islands)


@boards
def test_prices_are_those_of_the_line(board):
    layout, lines = layout_of(board), lines_of(board)
    for words, price in board.get("prices", {}).items():
        cell = layout.cell_at[place(words)]
        assert lines[layout.line_of[cell]].quote(board.get("as", board["card"]), cell) == price, words


@boards
def test_engine_asks_the_same_prices_and_bars_the_same_cells(board):
    for words, price in board.get("prices", {}).items():
        assert answer(board, words) == price, words
    for words in board.get("barred", ()):
        assert isinstance(answer(board, words), Refusal), words


@boards
def test_card_to_place_is_in_the_hand(board):
    if "card" in board:
        assert board["card"] in board["hand"]


@boards
def test_hand_keeps_to_its_limit(board):
    limit = (
        12
        if "give" in board
        else 3
        if any(s["storm"] == NAMES[YELLOW] for s in board.get("storms", ()))
        else 5
    )
    assert len(board.get("hand", ())) <= limit


def test_cells_marked_as_neighbours_are_neighbours():
    cells = [SEA.cell_at[place(words)] for words in BOARDS["line-order"]["marked"]]
    assert cells[1] == cells[0] + 1
    assert SEA.row_of[cells[0]] != SEA.row_of[cells[1]]


def test_run_of_open_cells_is_shown_whole():
    board = BOARDS["price-run"]
    game = position_of(board)
    open_cells = {
        game.options.layout.positions[cell]
        for cell, found in enumerate(game.view(0).answers(board["card"]))
        if not isinstance(found, Refusal)
    }
    assert open_cells == set(map(place, board["prices"]))


def test_start_picture_gives_eight_of_twelve():
    board = BOARDS["start-eight"]
    assert (len(board["hand"]), len(board["give"])) == (12, 8)
    assert set(board["give"]) <= set(board["hand"])
    assert "start" not in board["hand"]


def test_full_sea_is_full_and_its_finish_wins():
    game = position_of(BOARDS["full-sea"])
    finish = next(action for action in game.legal_actions() if to_entry(action, SEA) == {"do": "finish"})
    game.apply(finish)
    assert game.result is not None
    assert game.result.winners


def test_reef_and_purple_storm_alone_bar_their_rows():
    for name, reason in (("reef-row", Refusal.REEF_ROW), ("purple-storm", Refusal.STORM_ROW)):
        board = BOARDS[name]
        assert {answer(board, words) for words in board["barred"]} == {reason}


def test_orange_storm_alone_bars_the_middle_of_the_run():
    board = BOARDS["orange-storm"]
    assert {answer(board, words) for words in board["barred"]} == {Refusal.NEEDS_NEIGHBOUR}
    assert {answer({**board, "storms": []}, words) for words in board["barred"]} == {0}


def test_yellow_storm_makes_the_price_too_dear():
    board = BOARDS["yellow-storm"]
    assert [answer(board, words) for words in board["barred"]] == [Refusal.TOO_DEAR]
    fuller = {**board, "storms": [], "hand": [*board["hand"], 11, 78]}
    assert [answer(fuller, words) for words in board["barred"]] == [3]


def test_monster_picture_shows_a_gap_that_a_strike_mends():
    board = BOARDS["monster-strike"]
    game = position_of(board)
    (marked,) = board["marked"]
    cell = cell_at(game, place(marked))
    gap = next(gap for gap in game.sea.lines[0].gaps() if gap.last == cell - 1)
    assert gap.high - gap.low - 1 < gap.last - gap.first + 1
    assert MONSTER in game.hands[0]
    game.apply(read_action(Fields({"seat": 0, "do": "monster", "cell": list(place(marked))}, "action"), SEA))
    wider = game.sea.lines[0].gap(gap.low + 1)
    assert wider.high - wider.low - 1 >= wider.last - wider.first + 1


def test_compass_picture_wins_a_compass():
    game = position_of(BOARDS["compass-row"])
    entry = {"seat": 0, "do": "play", "card": 24, "cell": [1, 3], "pay": [38]}
    game.apply(read_action(Fields(entry, "action"), SEA))
    assert game.sea.compasses == 1


def test_only_the_marked_island_shows_the_wrong_side():
    board = BOARDS["sun-moon-halves"]
    game = position_of(board)
    wrong = [cell for cell in game.sea.islands() if game.sea.sides[cell] != wanted_side(game.sea, cell)]
    assert wrong == [cell_at(game, place(words)) for words in board["marked"]]


def test_scores_are_those_of_the_engine():
    board = BOARDS["competitive-run"]
    game = position_of(board)
    assert [score(game, 0), score(game, 1)] == board["scores"]


def test_blocked_cells_are_blocked_by_numbers_alone():
    board = BOARDS["competitive-blocked"]
    assert {answer(board, words) for words in board["barred"]} == {Refusal.WOULD_BLOCK}


# The first voyage


def game_at(step: dict[str, Any]) -> Shtil:
    """The voyage of a step, brought to it by the expected actions of the steps before."""
    game = Shtil.from_record(TUTORIAL["voyages"][step["voyage"]])
    for earlier in STEPS[: STEPS.index(step)]:
        if earlier["voyage"] == step["voyage"]:
            game.apply(read(earlier["expected"][0]))
    return game


def read(entry: dict[str, Any]) -> ShtilAction:
    return read_action(Fields(entry, "action"), SEA)


def test_first_voyage_is_neither_too_short_nor_too_long():
    assert 10 <= len(STEPS) <= 14
    assert len({step["id"] for step in STEPS}) == len(STEPS)


def test_first_voyage_teaches_what_it_must():
    assert {step["expected"][0]["do"] for step in STEPS} == {"play", "discard", "start", "give", "finish"}
    assert {len(step["expected"][0].get("pay", ())) for step in STEPS} >= {0, 1, 2}


@steps
def test_step_is_complete_in_three_languages(step):
    usual = {"id", "anchor", "voyage", "continues", "position", "expected", "any_cards", "texts"}
    assert set(step) == (usual | {"chosen"} if step["any_cards"] else usual)
    assert tuple(step["texts"]) == LANGUAGES
    for language, texts in step["texts"].items():
        assert tuple(texts) == ("title", "task", "praise")
        assert all(text == text.strip() != "" for text in texts.values())
        assert sentences(texts["task"]) in (1, 2), language
        assert sentences(texts["praise"]) == 1, language
        for text in texts.values():
            assert not set(text) & set(STRANGE_QUOTES[language])
            assert not UNREAL.search(text)


@steps
def test_step_says_the_same_numbers_in_every_language(step):
    for part in ("task", "praise"):
        english, *others = (
            set(re.findall(r"\d+", step["texts"][language][part])) - {*OFTEN_SPELT} for language in LANGUAGES
        )
        assert [other - english | english - other for other in others] == [set(), set()], part


@steps
def test_step_names_the_cards_it_wants(step):
    entry = step["expected"][0]
    if not step["any_cards"]:
        cards = [entry.get("card"), *entry.get("pay", ()), *entry.get("cards", ())]
        wanted = {str(name) for name in cards if isinstance(name, int)}
        for texts in step["texts"].values():
            assert wanted <= set(re.findall(r"\d+", texts["task"]))


@steps
def test_step_opens_the_book_at_a_chapter(step):
    assert step["anchor"] in ANCHORS


@steps
def test_position_is_what_the_engine_makes_of_the_steps_before(step):
    game, position = game_at(step), step["position"]
    numbers = zip(SEA.positions, game.sea.numbers(), strict=True)
    assert {f"{row},{col}": n for (row, col), n in numbers if n is not None} == position["cells"]
    assert game.hands[0] == [card(name) for name in position["hand"]]
    assert game.sea.start_lies == position["start"]
    assert game.sea.ask is Ask(position["ask"])
    deck = game.decks[0][game.tops[0] :]
    assert len(deck) == position["deck_size"]
    assert [NAMES.get(top, top) for top in deck[: len(position["deck"])]] == position["deck"]


@steps
def test_deck_top_names_all_that_the_step_draws(step):
    game = game_at(step)
    before = game.deck_size(0)
    game.apply(read(step["expected"][0]))
    assert before - game.deck_size(0) == len(step["position"]["deck"])


@steps
def test_expected_actions_are_legal_and_written_as_in_a_record(step):
    assert step["expected"]
    for entry in step["expected"]:
        game, action = game_at(step), read(entry)
        assert {"seat": 0, **to_entry(action, SEA)} == entry
        listed = action.paid(()) if action.price else action
        assert listed in game.legal_actions()
        game.apply(action)


@steps
def test_step_continues_the_one_before_unless_it_begins_a_voyage(step):
    at = STEPS.index(step)
    assert step["continues"] == (at > 0 and STEPS[at - 1]["voyage"] == step["voyage"])


def test_cards_are_free_to_choose_only_where_eight_are_given():
    free = [step for step in STEPS if step["any_cards"]]
    assert [step["id"] for step in free] == ["eight-cards"]
    game = game_at(free[0])
    game.apply(Give(8, tuple(game.hands[0][-8:])))
    assert game.result is None


def test_cards_given_freely_never_lie_on_the_grid_afterwards():
    """Whatever the player gives, the voyage goes on with none of those cards."""
    giving = STEPS[[step["id"] for step in STEPS].index("eight-cards")]
    for later in STEPS[STEPS.index(giving) + 1 :]:
        cards = {*later["position"]["cells"].values(), *later["position"]["hand"]} - {"finish"}
        assert not cards & set(giving["position"]["hand"])


def test_both_parts_of_the_first_voyage_have_one_deal():
    first, home = TUTORIAL["voyages"]["first"], TUTORIAL["voyages"]["home"]
    assert first["deal"] == home["deal"]
    assert first["options"] == home["options"] == TUTORIAL["options"]
    assert first["actions"] == []
    expected = [step["expected"][0] for step in STEPS if step["voyage"] == "first"]
    assert home["actions"][: len(expected)] == expected


def test_first_voyage_ends_in_a_win():
    game = game_at(STEPS[-1])
    game.apply(read(STEPS[-1]["expected"][0]))
    assert game.result is not None
    assert game.result.winners

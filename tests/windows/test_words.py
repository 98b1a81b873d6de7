"""One word for one thing, in every text that a player reads: the window, the rule books, the lessons.

The words are those of the rule sheets. Each list says what not to write, and what to write instead.
"""

from __future__ import annotations

import json
import re
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from xml.etree import ElementTree

import pytest

from shtil_desktop import lab
from shtil_desktop.arguments import read_arguments
from shtil_desktop.games import GAMES
from shtil_desktop.program_files import resources, translations

LANGUAGES = ("en", "ru", "de")
FOLDERS = sorted(path.parent for path in resources("shtil").parent.glob("*/rules/en.md"))
"""Of rule books and lessons, one for each game."""
LESSONS = "tutorial.json"
NO_BREAK = "\N{NO-BREAK SPACE}"

NOT_TO_WRITE = {
    "en": {
        r"\bharbour\b": "start page",
        r"\b(a|the|your|own|finished|saved|this|every) match(es)?\b": "game",
        r"\blies\b|\blie on\b|\blying\b": "is in play, has been played, is on the grid",
        r"\bgladly\b|how many .* would": "offers; how many can you spare?",
        r"\bso be it\b|\ball right\b": "Confirm; OK",
        r"\b(take|takes|taking|took)( (?!you\b)\w+){0,2} back\b": "undo",
        r"\brivals?\b": "opponent",
        r"\bonce more\b|\banew\b": "again",
        r"\bby chance\b": "random, at random",
        r"\bgo(es)? on\b(?! (your|top))|\bsail on\b(?! until)": "continue, resume, play on",
        r"\bbar(s|red)?\b": "block",
        r"\bhinders?\b": "do harm",
        r"\bshall\b": "should, will",
        r"\bstandard game\b|\bcompetitive game\b": "standard voyage, competitive voyage",
        r"^the (great arch|pyramid)$": "Great Arch, Pyramid: names of modes have no article",
        r"\bboards?\b|\b(another|the) field has\b": "grid",
        r"\bsea (is|was) full\b|\b(fill|block|complete) (the|the same) sea\b|\bhalf of the sea\b": "grid",
        r"\b(each|every|other|any|that|two|five|which) seats?\b": "player",
        r"\bwritten:|\bis written to\b": "Saved:",
        r"\b(the usual settings|usual keys?|usual ones are used|are the usual ones again)\b": "default",
        r"\bpaid away\b": "spent",
        r"\bone step more\b": "one extra step",
    },
    "ru": {
        r"\bгаван": "начальная страница",
        r"\bна руках?\b|\bна рук[еу]\b|\bс руки\b|\bс рук\b": "в руке, из руки",
        r"\bразност": "разница",
        r"\bпредел\w* руки\b": "лимит",
        r"перев[её]рн|переворач|переворот": "повернуть, поворот",
        r"\bвслепую\b": "не глядя",
        r"(старт|финиш) лежит|лежит (старт|финиш|открытый)": "старт сыгран, финиш открыт",
        r"\bохотно\b|\bпусть так\b": "предлагает, готов отдать; подтвердить",
        r"\bотвести\b|\bотвед[её]т\b|\bотвед[её]н\b": "убрать",
        r"\bпас\b|\bпасу|спасова": "пропустить ход",
        r"соревновательн(ый|ого|ом|ому)\b": "соревновательная игра",
        r"выигрышн": "решаемый",
        r"\bопор[аыу]\b|исследовател": "колонна; карта разведки",
        r"\bмор[ея] заполн|заполн\w+ (одно |всё )?море|половина моря": "поле",
        r"\bобычно\b(?=$)|\bобычн(ая|ую|ые) клавиш": "обычная (анимация); по умолчанию",
        r"\bзаписано:": "Сохранено:",
        r"\bищу\b|\bищем\b|\bсчитаю\b|\bсчитаем\b": "поиск, расчёт: программа не говорит ни «я», ни «мы»",
        r"\bот одного до пяти мест\b": "игроков",
        r"\bнужна карта\b|\bна шаг больше\b": "с пиратской картой: карт много; лишний шаг",
        r"\bкарт\w* хода\b": "карта движения",
        r"\bвскрыти": "когда маршруты открыты",
        r"\bэндшпил": "концовка",
        r"\bщ[её]лкн": "нажмите",
        r"\bне шаг\b": "шагом не считается",
        r"\bв \d*1 случаях\b|\bна примерно\b": "с вероятностью 81 %; примерно на",
    },
    "de": {
        r"\bHafen": "Startseite",
        r"\bUnterschied": "Differenz",
        r"[Vv]erteilung": "Fahrt Nr. …, Karten",
        r"\bSo sei es\b|\bgibt gern\b|\bgern ab": "So aufteilen; bietet … an",
        r"\bPfeiler|\bGewölbe": "Säule, Dach",
        r"\bSpielart": "Modus",
        r"\bRechner\b": "Computer",
        r"\bRückgängig\b": "Zurücknehmen",
        r"\bAblage\b": "Ablagestapel",
        r"\b(Start|Ziel|Sturm) liegt\b|\bliegt (ein|der|schon ein) (Start|Ziel)\b": "ist gespielt, ist da",
        r"\bAbfahrt\b": "Auslaufen",
        r"\bWeiterfahren\b|\bgefahren\b|\bNoch einmal fahren\b": "Fortsetzen, gespielt",
        r"\bIn Ordnung\b": "OK",
        r"\bGeschrieben\b": "Gespeichert",
        r"\bSchtil\b": "Shtil",
        r"\bPlätze\b|\b(Der|der|dem|des|ersten|jedes) Platz(es)?[, ](?!frei)": "Spieler, wer …",
        r"\bTöne\b": "Geräusche",
        r"\bbis auf drei\b": "drei bleiben",
        r"\b[Ee]ntdecken\b|\b[Ee]ntdeckt\b": "erkunden",
        r"\büblich(e|en)?\b(?! Preis)": "Standard, zurücksetzen",
        r"Sie sind am Zug:": "Ihr Zug:",
        r"\bzur Hälfte gewonnen\b": "etwa jede zweite gewonnen",
        r"\b[Ww]eggeworfen\b": "abgeworfen",
        r"\babgewogen\b": "bewertet",
        r"\(Enter\)": "(Eingabetaste)",
        r"\bwird gelesen\b": "wird ausgewertet",
        r"\b(mit|ohne) Karte\b": "mit, ohne Piratenkarte: Karten gibt es viele",
    },
}

NOT_IN_ENGLISH = {
    r"\bas PDF\b": "as a PDF",
    r"\bby so much\b": "how much it is",
    r"\b(a|the|of) lay\b": "a move, a placement",
    r"\bgiven up\b": "abandoned",
    r"\b(is|are|was|were) told\b|\btold (at once|apart)\b": "said, shown, announced",
    r"\bdearest\b": "costliest",
    r"\bno step\b": "not a step",
    r"\bwith tries\b": "after mistakes",
    r"\b(?<!going )by what you (could|can)\b": "given what you could know",
    r"\b\d+% more often\b": "so many points higher",
    r"\bbe rid of\b": "get rid of",
    r"\bcounts? (it |them )?apart\b|\bcounted apart\b": "counted separately",
    r"\bless than nothing\b": "below 0",
    r"\bfrom this it follows\b": "it follows",
    r"\bwith tries\b|\bat (the first )?try\b": "after mistakes, on the first try",
    r"\bby what you (could|can) know\b": "given what you could know",
    r"\bas they lay\b|\blies? loose\b": "as the cards were dealt, tiles not yet confirmed",
    r"\bround:": "game for three: a round is what follows a deal",
}
"""What not to write in English anywhere: in the window, the rule books, README, CHANGELOG and `--help`."""
NOT_TO_WRITE["en"] |= NOT_IN_ENGLISH

PASS = r"\bpass(ed)?\b"
TOGETHER = (
    (r"\bopponents?\b", r"соперник", r"Gegner"),
    (r"\bmates?\b|\bmates’", r"напарник", r"Mitspieler"),
    (r"\bcompass(es)?\b", r"компас", r"Kompass"),
    (r"\breefs?\b", r"риф", r"Fels"),
    (r"\bmonsters?\b", r"чудищ", r"[Uu]ngeheuer"),
    (r"\bwild cards?\b", r"джокер", r"Platzhalter"),
    (r"\bstorms?\b", r"шторм|убрать", r"[Ss]t[uü]rm"),
    (r"\bhints?\b", r"подсказ", r"Tipp"),
    (r"\bgrid\b", r"пол[еяюё]|клет", r"Spielfläche|Felder|links"),
    (r"\brows?\b(?! of)", r"ряд|подряд", r"[Rr]eihe|Auslage|Folge|Zeile|waagerecht"),
    (r"\bdaily voyage", r"плавани\w дня", r"Fahrt des Tages"),
    (r"\bundo\b", r"отмен|вернуть", r"[Zz]urück"),
    (PASS, r"пропу", r"[Pp]ass"),
    (r"\bstatistics\b", r"статистик", r"Statistik"),
)
"""A word of the English text, and what then has to be in the Russian and in the German one."""

SHKAPS_WORDS = {"ru": {r"\bпас\b|\bпасу|спасова"}}
"""Words that Shkap's sheet has and the other games don't use."""
SHKAPS_NAMES = {PASS: (r"\bс?пас", r"[Pp]ass")}
"""What Shkap calls something that another game has another name for."""

NOT_FOR_QWIRKLE = {
    "en": {
        r"\bpieces?\b|\bstones?\b": "tile",
        r"\bexchang|\bswap": "trade",
        r"\bplac(e|es|ed|ing) (a|the|your|this)\b": "lay",
    },
    "ru": {
        r"невидан": "невышедшие фишки",
        r"клевер": "четырёхлистник",
        r"\bформ(а|ы|у|е|ой)\b": "фигура",
        r"\bмеш(ок|ка|ке|ку)\b": "куча",
        r"\bкамн|\bкамень": "фишка",
    },
    "de": {
        r"[Vv]iolett": "lila",
        r"[Uu]ngesehen": "verdeckte Steine",
        r"\bLinien\b|(die|jede) Linie\b": "Reihe",
        r"\bSack\b": "Beutel",
        r"\bReihe oder Spalte\b": "waagerecht oder senkrecht",
    },
}
"""What not to write of Qwirkle, and what to write instead."""

SAID_DIFFERENTLY = {
    ("ru", "Continue"),  # a voyage, or to the next step of the lesson
    ("de", "Continue"),
    ("ru", "Quit"),  # in the menu, or on a button that asks
    ("ru", "Help"),  # the menu, or hints and undo in the statistics
    ("ru", "Delete"),  # a voyage, or all the figures
    ("ru", "%n cell(s)"),  # are empty, or have to be filled: the case differs
    ("de", "Deal"),  # its number or code, or a narrow column of numbers
    ("ru", "Discards"),  # the pile, or what was put there
    ("ru", "passed"),  # the same
    ("ru", "%n coin(s)"),  # there are, or somebody gets: the case differs
    ("ru", "%n card(s)"),  # there are, or somebody takes
    ("de", "Lay"),  # tiles of Qwirkle beside others, or a route of Shkap
    ("ru", "Pass"),  # miss a turn, or let an island of Shkap be
}
"""Texts that one language says in two ways, by where they stand."""

FIGURES = "row cell number step steps count price percent low high beside deck discards empty held total"
STRAY_FIGURE = re.compile(r"[^\W\d_][.)]? \{(" + "|".join(FIGURES.split()) + r")\}")
STRAY_PERCENT = re.compile(r"[\d}] %(?!n)")
SPELT_PLURAL = re.compile(
    r"\{(count|total|wins|voyages|points|left|share)\}\s(card|island|point|cell|voyage|win|day)s?\b"
)


class Text:
    """A text of the window: its English source and its forms in one language."""

    def __init__(self, context: str, message: ElementTree.Element) -> None:
        self.context = context
        self.source = message.findtext("source") or ""
        self.is_plural = message.get("numerus") == "yes"
        found = message.find("translation")
        assert found is not None
        forms = [form.text or "" for form in found.findall("numerusform")]
        self.forms = forms or [found.text or ""]

    def __repr__(self) -> str:
        return f"{self.context}: {self.source}"

    @property
    def is_qwirkles(self) -> bool:
        return "qwirkle" in self.context.casefold() or self.context == "FirstGameGuide"

    @property
    def is_shkaps(self) -> bool:
        return "shkap" in self.context.casefold()


def window_texts(language: str) -> list[Text]:
    root = ElementTree.parse(translations() / f"shtil_{language}.ts").getroot()
    return [
        Text(context.findtext("name") or "", message)
        for context in root.iter("context")
        for message in context.iter("message")
    ]


def forms(*languages: str) -> list[str]:
    """Every text of the window in these languages, plurals in all their forms."""
    return [form for language in languages for text in window_texts(language) for form in text.forms]


def sources() -> list[str]:
    """Every English text of the window; a plural as English says it."""
    return forms("en") + [text.source for text in window_texts("ru") if not text.is_plural]


def texts_of(language: str) -> Iterator[tuple[str, bool]]:
    """Every text that a player reads in this language, and whether it is Shkap's."""
    for text in window_texts("ru" if language == "en" else language):
        if language != "en":
            yield from ((form, text.is_shkaps) for form in text.forms)
        elif not text.is_plural:
            yield text.source, text.is_shkaps
    if language == "en":
        yield from ((form, text.is_shkaps) for text in window_texts("en") for form in text.forms)
    for folder in FOLDERS:
        yield from ((text, folder.parent.name == "shkap") for text in texts_to_read(folder, language))


def texts_to_read(folder: Path, language: str) -> Iterator[str]:
    """A game's rule book, paragraph by paragraph, and its lessons."""
    book = (folder / f"{language}.md").read_text(encoding="utf-8")
    yield from (" ".join(part.split("\n")) for part in book.split("\n\n") if not part.startswith("<!--"))
    for path in folder.glob(LESSONS):
        for step in json.loads(path.read_text(encoding="utf-8"))["steps"]:
            yield from step["texts"][language].values()


def plain(text: str) -> str:
    """Without what a reader doesn't see: marks of menu keys, emphasis, no-break spaces, names of pictures."""
    text = re.sub(r"\(board:[a-z-]+\)", "", text)
    return re.sub(r"\s+", " ", text.replace("&", "").replace("*", ""))


def wrong_words(language: str, text: str, is_shkaps: bool = False) -> list[str]:
    """What the text should not say, each with what it should."""
    known = SHKAPS_WORDS.get(language, set()) if is_shkaps else set()
    flags = 0 if language == "de" else re.IGNORECASE
    return [
        f"{found[0]!r} in {text!r}: {right}"
        for wrong, right in NOT_TO_WRITE[language].items()
        if wrong not in known and (found := re.search(wrong, plain(text), flags))
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_has_a_word_that_has_been_put_right(language):
    assert [fault for told in texts_of(language) for fault in wrong_words(language, *told)] == []


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "The start lies."),
        ("en", "would you gladly give"),
        ("en", "Take it back"),
        ("en", "Your rival has won"),
        ("en", "The reef bars this row"),
        ("en", "when the sea is full"),
        ("en", "another move wins more often, by so much"),
        ("en", "The statistics count it apart."),
        ("en", "Decisions of your own matches"),
        ("en", "Play the first voyage, from the harbour"),
        ("ru", "Осталось на\N{NO-BREAK SPACE}руке"),
        ("ru", "Считается меньшая разность"),
        ("ru", "Цена переворота"),
        ("ru", "и старт лежит"),
        ("ru", "Соревновательный"),
        ("ru", "2 монеты в 81 случаях из 100"),
        ("ru", "высадка стоила на примерно 2,1 монеты больше"),
        ("de", "Der Unterschied zählt"),
        ("de", "Verteilung 7"),
        ("de", "und ein Start liegt"),
        ("de", "Vor dem Platz, der ihn gezogen hat"),
        ("de", "zur Hälfte gewonnen"),
    ],
)
def test_a_wrong_word_is_noticed(language, text):
    assert wrong_words(language, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_qwirkle_has_one_word_for_one_thing(language):
    texts = [form for text in window_texts(language) if text.is_qwirkles for form in text.forms]
    if language == "en":
        texts += [text.source for text in window_texts("ru") if text.is_qwirkles and not text.is_plural]
    texts += texts_to_read(resources("qwirkle") / "rules", language)
    wrong = NOT_FOR_QWIRKLE[language].items()
    found = [(text, right) for text in texts for word, right in wrong if re.search(word, plain(text))]
    assert texts and found == []


def test_shkap_may_say_what_its_sheet_says():
    assert wrong_words("ru", "Я пас!") and not wrong_words("ru", "Я пас!", is_shkaps=True)


def name_in(text: Text, words: tuple[str, str, str], at: int) -> str:
    """What has to be in a text of this language."""
    own = SHKAPS_NAMES.get(words[0]) if text.is_shkaps else None
    return words[at] if own is None else own[at - 1]


@pytest.mark.parametrize("words", TOGETHER, ids=lambda words: words[0])
@pytest.mark.parametrize(("language", "at"), [("ru", 1), ("de", 2)])
def test_a_thing_has_its_name_in_every_language(language, at, words):
    missing = [
        (text.source, form)
        for text in window_texts(language)
        if re.search(words[0], re.sub(r"\{\w+\}", "", plain(text.source)), re.IGNORECASE)
        for form in text.forms
        if not re.search(name_in(text, words, at), plain(form), re.IGNORECASE)
    ]
    assert missing == []


@pytest.mark.parametrize("language", ["ru", "de"])
def test_one_english_text_has_one_translation(language):
    told = defaultdict(set)
    for text in window_texts(language):
        if text.context == "QShortcut":  # what is printed on a key
            continue
        told[plain(text.source)].add(tuple(plain(form) for form in text.forms))
    assert {
        source: ways
        for source, ways in told.items()
        if len(ways) > 1 and (language, source) not in SAID_DIFFERENTLY
    } == {}


def test_a_figure_stays_with_the_word_before_it():
    texts = sources() + forms("ru", "de")
    assert [text for text in texts if STRAY_FIGURE.search(text)] == []


def test_percent_signs_are_written_in_one_place():
    """`percent_text` of the table's words knows how each language sets them."""
    assert [text for text in sources() if re.search(r"\}\s*%", text)] == []


def test_a_figure_stays_with_its_percent_sign():
    texts = forms("ru", "de")
    assert [text for text in texts if STRAY_PERCENT.search(text)] == []


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_figures_of_the_rule_book_stay_with_what_they_count(language, folder):
    counted = {
        "en": r"\d (cards?|islands?|cells?|storms?|points?|coins?|steps?|tiles?)\b",
        "ru": r"\d (карт|остров|клет|шторм|очк|монет|шаг|фиш)",
        "de": r"\d (Karten?|Inseln?|Felder|Stürme|Punkte?|Münzen?|Schritte?|Spielsteine?)\b",
    }[language]
    texts = [text.replace("\n", " ") for text in texts_to_read(folder, language)]
    assert [text for text in texts if re.search(counted, text)] == []


def test_counted_nouns_are_plurals_for_the_translator():
    assert [text for text in sources() if SPELT_PLURAL.search(text)] == []
    assert [text for text in window_texts("ru") if "(s)" in text.source and not text.is_plural] == []
    assert [text for text in window_texts("ru") if text.is_plural and len(text.forms) != 3] == []


def test_quotes_and_ellipses_are_those_of_the_language():
    strange = {"en": '"«»„', "ru": '"“”', "de": '"«»”'}
    for language, marks in strange.items():
        texts = sources() if language == "en" else forms(language)
        assert [text for text in texts if set(text) & set(marks) or "..." in text] == [], language


def test_stray_figures_and_spelt_plurals_are_noticed():
    assert STRAY_FIGURE.search("ряд {row}") and STRAY_FIGURE.search("Nr. {number}")
    assert not STRAY_FIGURE.search(f"ряд{NO_BREAK}{{row}}") and not STRAY_FIGURE.search("{number} fits")
    assert STRAY_PERCENT.search("{number} %") and not STRAY_PERCENT.search("%n cards")
    assert SPELT_PLURAL.search("{total} cards for the start")


def help_texts() -> list[str]:
    """What `--help` prints, of the program with every game and of every command of the lab."""
    overview = printed_help(lab.main, ["--help"])
    commands = re.findall(r"^    ([a-z-]+)", overview, re.MULTILINE)
    return [
        overview,
        *(printed_help(read_arguments, ["--game", game, "--help"]) for game in GAMES),
        *(printed_help(lab.main, [command, "--help"]) for command in commands),
    ]


def printed_help(main: Callable[[list[str]], object], arguments: list[str]) -> str:
    with redirect_stdout(StringIO()) as out, pytest.raises(SystemExit):
        main(arguments)
    return out.getvalue()


def documents() -> Iterator[str]:
    for name in ("README.md", "CHANGELOG.md"):
        text = (translations().parent / name).read_text(encoding="utf-8")
        yield from (" ".join(part.split("\n")) for part in re.split(r"\n\n|\n- ", text))


@pytest.mark.parametrize("texts", [documents, help_texts])
def test_documents_and_help_are_written_in_plain_english(texts):
    parts = list(texts())
    assert (
        parts
        and [
            (text, right)
            for text in parts
            for word, right in NOT_IN_ENGLISH.items()
            if re.search(word, plain(text), re.IGNORECASE)
        ]
        == []
    )


def test_every_option_and_argument_has_a_word_of_help():
    bare = re.compile(r"^  \S(?:(?! {2}).)*$(?!\n {10})", re.MULTILINE)
    found = [line for text in help_texts() for line in bare.findall(text.split("\n\n", 1)[1])]
    assert found == []

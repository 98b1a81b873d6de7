"""A voyage with fewer islands is told from others: gone on with, tried again, and on its table."""

from __future__ import annotations

from shtil_desktop.games.shtil.game import SHTIL
from shtil_desktop.games.shtil.pages.underway import underway_of
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.games.shtil.table.words.shtil_words import WORDS
from shtil_desktop.play.match import Match, Seat
from shtil_desktop.windows.pages.game_pages import pages_of


def test_it_is_named_on_the_start_page_on_the_table_and_among_the_mistakes(qapp):
    less = Options(Mode.STANDARD, 1, removed=12)
    match = Match.begin(SHTIL, less, 3, (Seat(""),))
    assert underway_of(match).lines()[0] == "Standard voyage · solo · Poseidon"
    assert pages_of("shtil").kind_name(less) == "Standard voyage\xa0· Poseidon"
    assert WORDS.title(less) == "Poseidon"
    whole = Options(Mode.STANDARD, 1)
    assert pages_of("shtil").kind_name(whole) == WORDS.title(whole) == "Standard voyage"

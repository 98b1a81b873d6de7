"""Qwirkle on the pages: what a game is called, how it stands, its board from afar."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSizeF

from shtil_desktop.games.new_match import Begins
from shtil_desktop.games.qwirkle.game import QWIRKLE
from shtil_desktop.games.qwirkle.new_match import NewQwirkle
from shtil_desktop.games.qwirkle.pages import PAGES
from shtil_desktop.games.qwirkle.rules.deal import SEATS, Options
from shtil_desktop.play.match import Match
from shtil_desktop.play.profile.matches.sidecar import USUAL_NAMES
from shtil_desktop.table.theme import PALETTES


def begun(seats: int = 3, moves: int = 6, number: int = 7) -> Match:
    """A game in which everybody has laid what scores most, or traded a tile."""
    match = PAGES.wish(NewQwirkle(), Options(seats), number).match("")
    for _ in range(moves):
        game = match.game
        game.apply(QWIRKLE.mate("greedy").decide(game.view(game.turn)))
    return match


def plain(text: str) -> str:
    return text.replace("\xa0", " ")


def test_a_game_is_told_by_its_deal_and_its_players(qapp):
    match = begun(seats=3)
    assert plain(PAGES.match_title(match)) == "Qwirkle, deal 7 · 3 players"
    assert plain(PAGES.options_name(match.options)) == "3 players"


def test_the_start_page_tells_whose_turn_it_is_and_the_points_with_the_player_first(qapp):
    match = begun(seats=3, moves=6)
    whose, *points = map(plain, PAGES.underway(match).lines())
    sitting = [(match.player + step) % 3 for step in range(3)]
    names = ["You", *USUAL_NAMES[:2]]
    assert points == [f"{name} {match.game.scores[seat]}" for name, seat in zip(names, sitting, strict=True)]
    assert whose == (
        "your turn" if match.game.turn == match.player else f"{names[sitting.index(match.game.turn)]} to play"
    )


@pytest.mark.parametrize("palette", PALETTES.values(), ids=str)
def test_the_board_from_afar_shows_every_tile(qapp, palette):
    size = QSizeF(96, 96)
    empty = PAGES.underway(begun(moves=0)).miniature(size, palette, 2.0).toImage()
    image = PAGES.underway(begun(moves=12)).miniature(size, palette, 2.0).toImage()
    assert image.width() == 192 and image != empty


def test_progress_grows_from_nothing_to_the_whole(qapp):
    match = begun(moves=0)
    assert PAGES.underway(match).part == 0.0
    while match.game.result is None:
        before = PAGES.underway(match).part
        game = match.game
        game.apply(QWIRKLE.mate("greedy").decide(game.view(game.turn)))
        assert before <= PAGES.underway(match).part <= 1.0


@pytest.mark.parametrize("seats", SEATS)
def test_the_player_sits_where_her_choice_puts_her(seats):
    first = PAGES.wish(NewQwirkle(begins=Begins.PLAYER), Options(seats), 24).match("Vera")
    assert first.game.turn == first.player and first.seating[first.player].name == "Vera"
    places = {PAGES.wish(NewQwirkle(), Options(seats), number).match("").player for number in range(40)}
    assert places == set(range(seats))
    again = [PAGES.wish(NewQwirkle(), Options(seats), 24).match("").player for _ in range(2)]
    assert again[0] == again[1]


def test_choices_are_remembered_and_nonsense_is_refused():
    chosen = NewQwirkle(Options(4), ("master", "expert", "beginner"), ("Ада", "", ""), Begins.PLAYER)
    assert QWIRKLE.read_choices(QWIRKLE.write_choices(chosen)) == chosen
    assert QWIRKLE.read_choices({}) == NewQwirkle()
    for wrong in (
        {"seats": 5},
        {"seats": True},
        {"levels": [7]},
        {"names": ["x" * 41]},
        {"begins": "nobody"},
    ):
        with pytest.raises(ValueError):
            QWIRKLE.read_choices(wrong)

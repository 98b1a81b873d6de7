"""Shkap on the pages: what an expedition is called, how it stands, its island from afar, how it is chosen."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSizeF

from shtil_desktop.games.new_match import Begins
from shtil_desktop.games.shkap.game import SHKAP
from shtil_desktop.games.shkap.new_match import NewExpedition
from shtil_desktop.games.shkap.pages import PAGES
from shtil_desktop.games.shkap.rules.options import SEATS, Mode, Options
from shtil_desktop.play.match import Match
from shtil_desktop.play.profile.matches.sidecar import USUAL_NAMES
from shtil_desktop.table.theme import DAY, PALETTES


def begun(mode: Mode = Mode.BASE, seats: int = 3, islands: int = 0, number: int = 7) -> Match:
    """An expedition that has come to this island, played by deckhands."""
    match = PAGES.wish(NewExpedition(), Options(mode, seats), number).match("")
    while match.game.at < islands and match.game.result is None:
        decider = match.game.decider
        match.game.apply(SHKAP.mate("deckhand", len(match.game.actions)).decide(match.game.view(decider)))
    return match


def plain(text: str) -> str:
    return text.replace("\xa0", " ")


def test_an_expedition_is_told_by_its_mode_its_deal_and_its_players(qapp):
    match = begun(Mode.ARCHIPELAGO, 4)
    assert plain(PAGES.match_title(match)) == "Shkap · Archipelago, deal 7 · 4 players"
    assert plain(PAGES.options_name(match.options)) == "Archipelago · 4 players"
    assert PAGES.kind_name(Options()) == "Six islands"
    assert PAGES.file_stem(match.options, 7) == "shkap-archipelago-7"


def test_the_start_page_tells_the_island_and_the_coins_with_the_player_first(qapp):
    match = begun(islands=2)
    where, *coins = map(plain, PAGES.underway(match).lines())
    sitting = [(match.player + step) % 3 for step in range(3)]
    names = ["You", *USUAL_NAMES[:2]]
    assert where == "island 3 of 6"
    assert coins == [f"{name} {match.game.coins[seat]}" for name, seat in zip(names, sitting, strict=True)]
    assert PAGES.underway(match).part == pytest.approx(2 / 6)


@pytest.mark.parametrize("palette", PALETTES.values(), ids=lambda palette: palette.name)
def test_the_island_from_afar_is_the_one_that_is_played(qapp, palette):
    size = QSizeF(96, 96)
    first, second = (
        PAGES.underway(begun(islands=at)).miniature(size, palette, 2.0).toImage() for at in (0, 1)
    )
    assert first.width() == 192 and first != second


@pytest.mark.parametrize("seats", SEATS)
def test_the_player_sits_where_her_choice_puts_her(seats):
    first = PAGES.wish(NewExpedition(begins=Begins.PLAYER), Options(seats=seats), 24).match("Vera")
    assert first.game.first == first.player and first.seating[first.player].name == "Vera"
    places = {
        PAGES.wish(NewExpedition(), Options(seats=seats), number).match("").player for number in range(40)
    }
    assert places == set(range(seats))
    again = [PAGES.wish(NewExpedition(), Options(seats=seats), 24).match("").player for _ in range(2)]
    assert again[0] == again[1]


def test_choices_are_remembered_and_nonsense_is_refused():
    chosen = NewExpedition(
        Options(Mode.ARCHIPELAGO, 4), ("admiral", "captain", "deckhand"), ("Ада", "", ""), Begins.PLAYER
    )
    assert SHKAP.read_choices(SHKAP.write_choices(chosen)) == chosen
    assert SHKAP.read_choices({}) == NewExpedition()
    for wrong in (
        {"seats": 5},
        {"seats": True},
        {"mode": "atoll"},
        {"levels": [7]},
        {"names": ["x" * 41]},
        {"begins": "nobody"},
    ):
        with pytest.raises(ValueError):
            SHKAP.read_choices(wrong)


def test_a_new_expedition_is_chosen_on_its_page(qtbot):
    page = PAGES.new_match_page(DAY, NewExpedition())
    qtbot.addWidget(page)
    page.about.modes.buttons[1].click()
    page.crew.seats.buttons[2].click()
    assert page.wish.chosen.options == Options(Mode.ARCHIPELAGO, 4)
    assert "Eight islands" in page.about.story.text()
    page.crew.mates[0][1].setCurrentIndex(3)
    page.crew.mates[0][1].activated.emit(3)
    assert page.wish.chosen.levels[0] == "admiral" and page.strength.text().startswith("Admiral")
    with qtbot.waitSignal(page.rules_wanted) as wanted:
        page.about.rules.click()
    assert wanted.args == ["archipelago"]
    with qtbot.waitSignal(page.play_wanted) as begins:
        page.go.click()
    assert begins.args[0].match("").options == Options(Mode.ARCHIPELAGO, 4)


@pytest.mark.parametrize("palette", PALETTES.values(), ids=lambda palette: palette.name)
def test_its_tile_has_a_picture(qapp, palette):
    assert not PAGES.tile(QSizeF(256, 138), palette, 1.0).isNull()

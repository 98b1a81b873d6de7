"""The house with all of its games: from the start page to the first move; codes of another game."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from shtil_desktop import games
from shtil_desktop.arguments import read_arguments, wanted_deal
from shtil_desktop.games import face_of
from shtil_desktop.games.codes import encode
from shtil_desktop.games.qwirkle.new_match import NewQwirkle
from shtil_desktop.games.qwirkle.pages.new_match.page import NewQwirklePage
from shtil_desktop.games.qwirkle.pages.review.page import QwirkleReviewPage
from shtil_desktop.games.qwirkle.review.lost_points import JudgedMove
from shtil_desktop.games.qwirkle.review.review import Review
from shtil_desktop.games.qwirkle.rules.deal import Options
from shtil_desktop.games.shkap.new_match import NewExpedition
from shtil_desktop.games.shkap.pages.new_match.page import NewExpeditionPage
from shtil_desktop.games.shkap.pages.review.page import ShkapReviewPage
from shtil_desktop.games.shkap.rules.options import Mode
from shtil_desktop.games.shkap.rules.options import Options as ShkapOptions
from shtil_desktop.games.shtil.pages.new_voyage.page import NewVoyagePage
from shtil_desktop.play.profile.matches.index import is_begun
from shtil_desktop.play.profile.settings import Language
from shtil_desktop.play.profile.statistics.figures import Selection
from shtil_desktop.play.profile.training.database import Training
from shtil_desktop.table.motion.timings import Speed
from shtil_desktop.table.theme import DAY
from shtil_desktop.windows.background.background_training import BackgroundTraining
from shtil_desktop.windows.destinations import Destination
from shtil_desktop.windows.pages.about import AboutPage
from shtil_desktop.windows.pages.game_pages import all_pages
from shtil_desktop.windows.pages.matches.page import MatchesPage
from shtil_desktop.windows.pages.rules.page import RulesPage
from shtil_desktop.windows.pages.training.mistakes.mistakes_section import MistakesSection
from shtil_desktop.windows.pages.training.page import TrainingPage
from shtil_desktop.windows.pages.training.problems.problems_section import ListPlace
from shtil_desktop.windows.start_page.page import StartPage
from tests.games.qwirkle.pages.test_review_page import read
from tests.games.shkap.pages.test_review_page import played
from tests.windows.test_several_games import House, click, tile_of
from tests.windows.test_texts import compiled, cut_off, dressed, speech

__all__ = ["compiled", "dressed", "speech"]


def new_qwirkle():
    page = NewQwirklePage(DAY, NewQwirkle(Options(4)))
    page.show_chosen(page.chosen, 999_999)
    return page


def review():
    match, found = read()
    page = QwirkleReviewPage(DAY, replace(match), Speed.OFF, seeks_loss=True)
    page.hear_review(found)
    return page


def new_shkap():
    page = NewExpeditionPage(DAY, NewExpedition(ShkapOptions(Mode.ARCHIPELAGO, 4), ("admiral",) * 3))
    page.show_chosen(page.chosen, 999_999)
    return page


def review_of_shkap():
    match, found = played()
    page = ShkapReviewPage(DAY, match, Speed.OFF)
    page.hear_review(found)
    return page


def training(game):
    mistakes = MistakesSection(DAY, lambda: [], lambda: 0, date.today)
    return TrainingPage(DAY, BackgroundTraining(Training(None)), ListPlace(game), [mistakes])


PAGES = {
    "training of qwirkle": lambda: training("qwirkle"),
    "training of shkap": lambda: training("shkap"),
    "about": lambda: AboutPage(DAY),
    "new qwirkle": new_qwirkle,
    "review": review,
    "new shkap": new_shkap,
    "review of shkap": review_of_shkap,
}
"""Those that Shtil alone doesn't have, or not so."""


@pytest.fixture
def house(qtbot, qapp, tmp_path):
    made = House(tmp_path, qapp)
    made.window.resize(1366, 768)
    made.window.show()
    yield made
    made.window.controller.let_go()


def test_the_start_page_offers_every_game(house):
    assert isinstance(house.shown, StartPage)
    assert [tile.game for tile in house.shown.tiles] == list(games.GAMES)
    assert all(tile.text() and tile.note for tile in house.shown.tiles)


@pytest.mark.parametrize("game", games.GAMES)
def test_two_clicks_lead_to_the_table_of_any_game(house, qtbot, game):
    click(qtbot, tile_of(house.shown, game))
    click(qtbot, house.shown.go)
    assert house.shown is house.window.view
    assert house.window.controller.session.game.id == game


@pytest.mark.parametrize("game", games.GAMES)
def test_a_match_of_any_game_is_exported_from_the_list(house, qtbot, tmp_path, game):
    asked: list[str] = []
    house.window.new_matches.begin(game, face_of(game).default_options(), 5)
    session = house.window.controller.session
    while not is_begun(session.match):
        opening = session.game.legal_actions()[0]
        session.play(next(iter(session.game.completions(opening))))

    def ask(name: str) -> str:
        asked.append(name)
        return str(tmp_path / name)

    page = MatchesPage(DAY, house.store, ask)
    qtbot.addWidget(page)
    page.choose(session.match.id)
    page.export.click()
    assert (tmp_path / asked[0]).is_file() and page.message.text() == f"Saved: {asked[0]}"


def test_what_was_chosen_is_offered_again(house, qtbot):
    house.window.new_matches.choose("qwirkle")
    page = house.shown
    assert isinstance(page, NewQwirklePage) and page.chosen == NewQwirkle()
    click(qtbot, page.crew.seats.buttons[2])
    page.crew.mates[2][1].setCurrentIndex(3)
    page.crew.mates[2][1].activated.emit(3)
    click(qtbot, page.go)
    match = house.window.controller.session.match
    assert match.options == Options(4) and sorted(seat.level or "" for seat in match.seating)[-1] == "master"
    house.window.new_matches.choose("qwirkle")
    assert house.shown.chosen.levels == ("amateur", "amateur", "master")
    assert house.shown.options == Options(4)


def test_return_begins_and_a_digit_types_the_deal(house, qtbot):
    house.window.new_matches.choose("qwirkle")
    page = house.shown
    page.deal.show_number(1)
    qtbot.keyClicks(page, "7")
    assert page.wish.number == 17
    page.crew.seats.buttons[0].setFocus()
    qtbot.keyClick(page.crew.seats.buttons[0], Qt.Key.Key_Return)
    assert house.window.controller.session.match.number == 17


def test_a_code_of_another_game_leads_to_its_page(house, qtbot):
    house.window.new_matches.choose("shtil")
    page = house.shown
    assert isinstance(page, NewVoyagePage)
    page.deal.show_number(1)
    page.deal.entry.setText(encode("qwirkle", Options(3), 4711))
    page.deal.entry.textEdited.emit(page.deal.entry.text())
    assert "Qwirkle" in page.deal.note.text()
    qtbot.keyClick(page.deal.entry, Qt.Key.Key_Return)
    assert isinstance(house.shown, NewQwirklePage)
    assert house.shown.wish.number == 4711 and house.shown.options == Options(3)


def test_a_code_can_be_pasted_and_another_number_taken(house, qapp, qtbot):
    house.window.new_matches.choose("qwirkle")
    page = house.shown
    page.deal.show_number(1)
    qapp.clipboard().setText(f" {encode('qwirkle', Options(4), 99)}\n")
    click(qtbot, page.deal.paste)
    assert (page.wish.number, page.options.seats) == (99, 4)
    click(qtbot, page.deal.another)
    assert page.wish.number not in (None, 99)


def test_going_on_says_which_game_it_is_and_how_it_stands(house, qtbot):
    house.window.new_matches.begin("qwirkle", Options(2), 24)
    session = house.window.controller.session
    house.window.controller.play(next(session.game.completions(session.game.legal_actions()[0])))
    house.window.wanted.emit(Destination.START_PAGE)
    assert house.shown.going_on.note.startswith("Qwirkle · ")
    click(qtbot, house.shown.going_on)
    assert house.window.controller.session.game.id == "qwirkle"


def test_the_page_about_the_program_says_whose_games_they_are(qtbot):
    page = AboutPage(DAY)
    qtbot.addWidget(page)
    told = "\n".join(label.text() for label in page.findChildren(QLabel))
    assert "Qwirkle is an unofficial implementation of the game by Susan McKinley Ross." in told
    assert "James Emmerson" in told
    assert "D. Kibkalo. Its islands and the list of its cards are our own design." in told


def test_every_game_can_be_read_about(qtbot):
    page = RulesPage(DAY, "en")
    qtbot.addWidget(page)
    page.show()
    for button, pages in zip(page.games.buttons, all_pages().values(), strict=True):
        click(qtbot, button)
        assert button.text() == pages.name() and page.anchors


def test_the_command_line_knows_every_game():
    wanted = wanted_deal(
        read_arguments(["--game", "qwirkle", "--seats", "3", "--number", "7", "--seat", "3"])
    )
    assert (wanted.game, wanted.options, wanted.number, wanted.seat) == ("qwirkle", Options(3), 7, 2)
    code = encode("qwirkle", Options(4), 24)
    assert wanted_deal(read_arguments(["--deal", code])).options == Options(4)


@pytest.mark.parametrize("language", [Language.RU, Language.DE, Language.EN])
@pytest.mark.parametrize("name", PAGES)
def test_nothing_is_cut_off_in_the_smallest_window(dressed, speech, qtbot, name, language):
    speech.choose(language)
    page = PAGES[name]()
    qtbot.addWidget(page)
    page.resize(1024, 640)
    page.show()
    qtbot.wait(1)
    assert page.size().width() == 1024
    assert cut_off(page) == []


def test_a_review_adds_its_figure_to_the_statistics(house):
    """From the end of a game, over the table that it ended on."""
    house.window.new_matches.begin("qwirkle", Options(2), 24)
    controller = house.window.controller
    while controller.session.game.result is None:
        game = controller.session.game
        controller.play(face_of("qwirkle").mate("greedy").decide(game.view(game.turn)))
    house.navigator.go(Destination.MATCHES)
    controller.review_wanted.emit()
    page, game = house.shown, controller.session.game
    assert isinstance(page, QwirkleReviewPage)
    number, (seat, action) = next(
        (at, one) for at, one in enumerate(game.actions) if one[0] == controller.session.player
    )
    move = JudgedMove(number, seat, action, 3, action, 5, 2.5)
    page.hear_review(Review(seat, ((0, 0),) * (len(game.actions) + 1), (move,), (), 1, 1))
    told: list[Any] = []
    house.navigator.statistics.figures(house.window, Selection("qwirkle"), told.append, told.append)
    assert told[0].course == (250,)

"""The review on the page: curves to click, the loss in words and on the board, what would have won."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt

from shtil_desktop.games.mistakes import Loss, Mistake
from shtil_desktop.games.shtil.pages.review.page import ReviewPage
from shtil_desktop.games.shtil.pages.review.words import place_text, reason_text, verdict_text
from shtil_desktop.games.shtil.review.review import ChanceLost, LossReason, Review, review
from shtil_desktop.games.shtil.rules.actions import Resign
from shtil_desktop.games.shtil.rules.line import Gap
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.games.shtil.rules.record import read
from shtil_desktop.games.shtil.solver import Cause, Lost
from shtil_desktop.games.shtil.table.art.board.marks import CellMark
from shtil_desktop.play.profile.matches.store import Store
from shtil_desktop.table.motion.timings import Speed
from shtil_desktop.table.theme import CONTRAST, DAY, NIGHT
from shtil_desktop.table.words.counted_words import strung
from shtil_desktop.table.words.locale_words import percent_text
from tests.windows.pages.test_replay_page import sailed

OPTIONS = Options(Mode.STANDARD, 3)
FOUND: dict[str, Review] = {}


def found_of(voyage) -> Review:
    key = f"{voyage.options.key} {voyage.number}"
    if key not in FOUND:
        FOUND[key] = review(voyage.game, voyage.player, lambda _: None, steps=30_000, voyages=1)
    return FOUND[key]


@pytest.fixture
def page(qtbot, tmp_path):
    return shown(qtbot, sailed(OPTIONS), tmp_path)


def shown(qtbot, voyage, folder: Path | None = None, **wishes) -> ReviewPage:
    store = None if folder is None else Store(folder / "store")
    page = ReviewPage(DAY, voyage, Speed.OFF, None if store is None else store.export, **wishes)
    qtbot.addWidget(page)
    page.resize(1024, 616)
    page.show()
    page.setFocus()
    return page


def marked(page) -> set[int]:
    return {cell for cell, item in enumerate(page.scene.stage.cells) if item.mark is CellMark.HINT}


def test_the_loss_is_named_and_shown(page):
    assert "Analysing" in page.panel.verdict.text() and not page.panel.otherwise.isVisible()
    found = found_of(page.sailed.match)
    assert found.is_exact and found.reason is not None
    page.show_review(found)
    assert page.panel.verdict.text() == f"Action\xa0{found.first_lost}: after this it could no longer be won."
    assert page.panel.reason.text() and page.panel.told.text()
    page.panel.to_loss.click()
    assert page.number == found.first_lost
    assert page.words.text().startswith(page.panel.told.text())


def test_the_cells_of_the_reason_are_marked_from_its_moment_on(page):
    found = found_of(page.sailed.match)
    position = page.session.position(20)
    cells = tuple(cell for cell, number in enumerate(position.sea.numbers()) if number is None)[:3]
    reason = LossReason(20, Lost(Cause.TOO_FEW_NUMBERS, cells), (Gap(cells[0], cells[0], 1, 9),))
    page.show_review(replace(found, first_lost=20, last_winnable=19, reason=reason))
    page.slider.setValue(19)
    assert marked(page) == set()
    page.slider.setValue(20)
    assert marked(page) == set(cells)
    page.later.click()
    assert marked(page) == set(cells) - {
        c for c, n in enumerate(page.session.position(21).sea.numbers()) if n
    }
    page.slider.setValue(20)
    page.resize(1200, 700)
    page.scene.layout.set_palette(NIGHT)
    assert marked(page) == set(cells)


def test_a_click_in_the_curves_goes_to_that_moment(page, qtbot):
    found = found_of(page.sailed.match)
    page.show_review(found)
    page._align()
    for at in (0, 7, found.length):
        point = QPoint(round(page.chart.across(at)), 40)
        qtbot.mouseClick(page.chart, Qt.MouseButton.LeftButton, pos=point)
        assert page.number == at == page.chart.place
    qtbot.mouseClick(page.chart, Qt.MouseButton.LeftButton, pos=QPoint(20, 40))
    assert page.number == found.length


def test_the_plot_begins_and_ends_with_the_slider(page):
    page._align()
    slider = page.slider.mapTo(page, QPoint(0, 0)).x()
    left = page.chart.x() + page.chart.plot.left()
    right = page.chart.x() + page.chart.plot.right()
    assert slider <= left <= slider + 20
    assert slider + page.slider.width() - 20 <= right <= slider + page.slider.width()


def test_what_would_have_won_is_played_and_left_again(page):
    found = found_of(page.sailed.match)
    page.show_review(found)
    page.panel.otherwise.click()
    assert page.is_other and page.is_playing and page.number == found.last_winnable
    page.pause()
    page.slider.setValue(page.session.length)
    assert page.session.game.result.winners
    assert page.panel.otherwise.text() == "Back to the voyage"
    assert page.chart.review.length == page.session.length and marked(page) == set()
    page.panel.otherwise.click()
    assert not page.is_other and page.session is page.sailed and page.number == found.last_winnable


def test_what_would_have_won_is_exported_as_a_record(qtbot, tmp_path):
    names = []

    def ask(name):
        names.append(name)
        return str(tmp_path / "win.shtil")

    page = shown(qtbot, sailed(OPTIONS), tmp_path, ask_to_write=ask)
    assert not page.panel.export.isVisible()
    page.show_review(found_of(page.sailed.match))
    page.show_otherwise(True)
    page.panel.export.click()
    assert names == ["standard-24-won.shtil"] and "win.shtil" in page.panel.message.text()
    won = read((tmp_path / "win.shtil").read_bytes()).result
    assert won is not None and won.winners


def test_a_file_that_cannot_be_written_is_said(qtbot, tmp_path):
    page = shown(qtbot, sailed(OPTIONS), tmp_path, ask_to_write=lambda _: str(tmp_path / "no" / "win.shtil"))
    page.show_review(found_of(page.sailed.match))
    page.show_otherwise(True)
    page.panel.export.click()
    assert "can’t be saved" in page.panel.message.text()


def test_asked_what_happened_the_page_goes_to_the_loss_by_itself(qtbot):
    page = shown(qtbot, sailed(OPTIONS), seeks_loss=True)
    assert page.number == page.session.length
    found = found_of(page.sailed.match)
    page.show_review(replace(found, last_winnable=None))
    assert page.number == page.session.length
    page.show_review(found)
    assert page.number == found.first_lost
    page.slider.setValue(3)
    page.show_review(found)
    assert page.number == 3


def test_the_page_does_not_move_under_a_player_who_has_moved(qtbot):
    page = shown(qtbot, sailed(OPTIONS), seeks_loss=True)
    page.earlier.click()
    page.show_review(found_of(page.sailed.match))
    assert page.number == page.session.length - 1


def test_of_a_voyage_under_way_nothing_hidden_is_told_unless_wanted(qtbot):
    page = shown(qtbot, sailed(OPTIONS, actions=12))
    assert not page.knows_cards and page.panel.cards.isVisible()
    assert "under way" in page.panel.verdict.text()
    with qtbot.waitSignal(page.cards_wanted):
        page.panel.cards.click()
    page.show_cards()
    assert page.knows_cards and not page.panel.cards.isVisible()
    page.show_review(Review(12, last_winnable=12, is_told=True))
    assert page.panel.verdict.text() == "It can still be won."


@pytest.mark.parametrize("palette", [DAY, NIGHT, CONTRAST], ids=lambda palette: palette.name)
@pytest.mark.parametrize("mode", list(Mode))
def test_every_mode_is_painted_in_every_theme(qtbot, mode, palette):
    voyage = sailed(Options(mode, 2))
    page = shown(qtbot, voyage)
    page.wear(palette)
    found = found_of(voyage)
    for stage in (replace(found, chances=(), is_done=False), found, replace(found, chances=(), is_done=True)):
        page.show_review(stage)
        assert not page.chart.grab().isNull()
    assert page.panel.verdict.text()
    assert page.panel.verdict.text() != verdict_text(None, voyage.game, True) or found.is_rivalry


def test_rivals_are_not_said_to_have_lost_together(qtbot):
    page = shown(qtbot, sailed(Options(Mode.COMPETITIVE, 2)))
    page.show_review(found_of(page.sailed.match))
    assert "points" in page.panel.verdict.text() or "Nobody" in page.panel.verdict.text()
    assert not page.panel.otherwise.isVisible() and not page.panel.to_loss.isVisible()


def test_a_competitive_voyage_that_is_over_is_told_in_the_past():
    over, under_way = sailed(Options(Mode.COMPETITIVE, 2)), sailed(Options(Mode.COMPETITIVE, 2), actions=9)
    ahead = Review(3, is_rivalry=True, leads=(0, 2, 3, 4))
    behind = replace(ahead, leads=(0, -2, -3, -4))
    assert verdict_text(ahead, over.game, True) == "You won by 4\xa0points and led from action\xa01 on."
    assert verdict_text(behind, over.game, True) == "You lost by 4\xa0points and trailed from action\xa01 on."
    assert verdict_text(ahead, under_way.game, True).startswith("You are ahead by 4\xa0points")
    under_way.game.apply(Resign())
    assert verdict_text(ahead, under_way.game, True).startswith("You are ahead by 4\xa0points")


def test_a_voyage_that_was_won_is_said_to_be_won(page):
    page.show_review(found_of(page.sailed.match))
    page.show_otherwise(True)
    won = page.session.game
    assert verdict_text(Review(page.session.length, last_winnable=page.session.length), won, True) == (
        "This voyage was won."
    )


def test_every_cause_has_a_sentence(page):
    game, teller = page.session.game, page.teller
    told = set()
    for cause in Cause:
        lost = Lost(cause, (4, 5), (9, 11), needed=3, left=2, seat=1, row=2)
        found = Review(30, first_lost=20, last_winnable=19, reason=LossReason(20, lost, (Gap(4, 5, 8, 15),)))
        told.add(reason_text(found, game, teller))
    assert len(told) == len(Cause) and "" not in told
    later = Review(30, first_lost=18, reason=LossReason(20, Lost(Cause.NO_FINISH)))
    assert reason_text(later, game, teller) == "After action\xa020 it is clear: No finish is left."


def test_a_number_that_may_still_change_is_said_to_be_provisional(page):
    found = found_of(page.sailed.match)
    later = replace(found, first_lost=found.length, reason=None, is_told=False, is_done=False)
    page.show_review(later)
    assert page.panel.verdict.text() == (
        f"From action\xa0{found.length} on it could no longer be won. Still looking for an earlier one…"
    )
    assert page.panel.to_loss.isVisible() and not page.panel.otherwise.isVisible()
    page.show_otherwise(True)
    assert not page.is_other
    page.show_review(found)
    assert "looking" not in page.panel.verdict.text() and page.panel.otherwise.isVisible()


def test_a_number_that_may_still_change_has_no_flag_in_the_chart(page):
    at = page.session.length // 2
    settled = replace(
        found_of(page.sailed.match), first_lost=at, last_winnable=3, chances=(), reason=None, is_told=True
    )
    colours = []
    for found in (settled, replace(settled, is_told=False)):
        page.show_review(found)
        chart = page.chart
        picture = chart.grab().toImage()
        colours.append(picture.pixelColor(round(chart.across(at)) + 4, round(chart.plot.top()) - 4))
    assert colours[0] == page.chart._lost != colours[1]


def test_what_would_have_won_can_be_left_while_the_voyage_is_read_once_more(page):
    found = found_of(page.sailed.match)
    page.show_review(found)
    page.show_otherwise(True)
    page.show_review(replace(found, first_lost=found.length, line=(), is_told=False, is_done=False))
    page.panel.otherwise.click()
    assert not page.is_other and page.session is page.sailed


def test_what_is_known_decides_the_verdict(page):
    game = page.session.game
    found = Review(30, is_told=True)
    texts = [
        verdict_text(one, game, True)
        for one in (
            None,
            found,
            replace(found, last_winnable=30),
            replace(found, first_lost=0),
            replace(found, first_lost=20, last_winnable=19),
            replace(found, first_lost=20, last_winnable=17),
            replace(found, first_lost=20, last_winnable=0),
            replace(found, first_lost=20),
            replace(found, first_lost=20, is_told=False),
        )
    ]
    assert len(set(texts)) == len(texts)


def test_giving_up_is_told_as_such(qtbot):
    voyage = sailed(OPTIONS, actions=9)
    voyage.game.apply(Resign())
    text = verdict_text(Review(10, first_lost=10, last_winnable=9, is_told=True), voyage.game, True)
    assert text == "Action\xa010: the crew gave up. It could still have been won."


def test_a_place_is_told_in_words(page):
    found = Review(2, chances=(0.5, None, 0.0), last_winnable=1, first_lost=2)
    for nearly, told in ((0.997, 0.99), (0.003, 0.01), (1.0, 1.0)):
        assert f"chance\xa0{percent_text(told)}" in place_text(replace(found, chances=(nearly,)), 0)
    assert place_text(found, 0) == strung(["Action\xa00", f"chance\xa0{percent_text(0.5)}", "could be won"])
    assert place_text(found, 1) == strung(["Action\xa01", "could be won"])
    assert place_text(found, 2) == strung(
        ["Action\xa02", f"chance\xa0{percent_text(0.0)}", "could no longer be won"]
    )
    page.show_review(replace(found, length=page.session.length, chances=()))
    page.slider.setValue(1)
    assert page.chart.accessibleDescription().startswith("Action\xa01")


def test_another_language_keeps_what_is_shown(page):
    page.show_review(found_of(page.sailed.match))
    page.show_otherwise(True)
    page.pause()
    at = page.number
    page.retranslate()
    assert page.is_other and page.number == at and page.session is not page.sailed


def test_the_decision_that_lost_it_is_listed_first_and_can_be_tried(page, qtbot):
    found = found_of(page.sailed.match)
    own = [at for at, (seat, _) in enumerate(page.sailed.game.actions) if seat == page.sailed.player]
    told: list[tuple[Mistake, ...]] = []
    tries: list[Mistake] = []
    page.mistakes_found.connect(told.append)
    page.try_wanted.connect(tries.append)
    lost = replace(found, first_lost=own[3] + 1, last_winnable=own[3], reason=None, is_done=False)
    page.show_review(lost)
    assert told == [(Mistake(own[3], Loss.MATCH),)]
    page.show_review(replace(lost, chances_lost=(ChanceLost(own[1], 50),), is_done=True))
    assert told[1:] == [(Mistake(own[3], Loss.MATCH), Mistake(own[1], Loss.CHANCE, 50))]
    first, second = page.panel.mistakes.rows[:2]
    assert "With all cards known" in first.told.text()
    assert second.told.text().startswith("You could have known")
    assert "50\xa0points of chance" in second.title.text()
    qtbot.mouseClick(second.title, Qt.MouseButton.LeftButton)
    assert page.number == own[1] + 1
    qtbot.mouseClick(first.again, Qt.MouseButton.LeftButton)
    assert tries == [Mistake(own[3], Loss.MATCH)]


def test_what_a_mate_has_lost_can_be_tried_too_but_is_no_mistake_of_the_players(page):
    found = found_of(page.sailed.match)
    mates = next(at for at, (seat, _) in enumerate(page.sailed.game.actions) if seat != page.sailed.player)
    told: list[tuple[Mistake, ...]] = []
    page.mistakes_found.connect(told.append)
    page.show_review(replace(found, first_lost=mates + 1, last_winnable=mates, reason=None, is_done=False))
    [decision] = page.panel.mistakes.shown
    assert decision.mistake == Mistake(mates, Loss.MATCH)
    assert decision.who == page.teller.who(page.sailed.game.actions[mates][0])
    assert told == [()]


def test_a_voyage_under_way_has_no_mistakes_yet(qtbot):
    page = shown(qtbot, sailed(OPTIONS, actions=20))
    told: list[tuple[Mistake, ...]] = []
    page.mistakes_found.connect(told.append)
    page.show_review(Review(20, chances=(0.9, *(0.1 for _ in range(20))), is_told=True, is_done=True))
    assert not page.panel.mistakes.shown and not told

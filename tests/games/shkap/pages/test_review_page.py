"""The review beside the replay: islands in words and pictures, which one decided, what could be known."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from types import SimpleNamespace
from typing import Any

import pytest

from shtil_desktop.games.mistakes import Mistake
from shtil_desktop.games.shkap.game import SHKAP
from shtil_desktop.games.shkap.new_match import NewExpedition
from shtil_desktop.games.shkap.pages import PAGES
from shtil_desktop.games.shkap.pages.review.page import ShkapReviewPage
from shtil_desktop.games.shkap.pages.review.picture import walked_cells
from shtil_desktop.games.shkap.pages.review.words import ReviewTeller
from shtil_desktop.games.shkap.review import knowable
from shtil_desktop.games.shkap.review.hindsight import MarkEffect, Missed
from shtil_desktop.games.shkap.review.knowable import Judged
from shtil_desktop.games.shkap.review.leftovers import Leftovers
from shtil_desktop.games.shkap.review.mistakes import mistakes_of
from shtil_desktop.games.shkap.review.retelling import Throw
from shtil_desktop.games.shkap.review.review import IslandReview, Review, review
from shtil_desktop.games.shkap.rules.actions import Land, Lay, Pass
from shtil_desktop.games.shkap.rules.island.islands import island_set
from shtil_desktop.games.shkap.rules.options import Options
from shtil_desktop.play.match import Match
from shtil_desktop.table.motion.timings import Speed
from shtil_desktop.table.theme import DAY, NIGHT

FLAG, KNIGHT, ACROSS, MAP, MARK = 46, 40, 0, 55, 51
NAMES = ["You", "Ada", "Juri"]


@cache
def played() -> tuple[Match, Review]:
    match = PAGES.wish(NewExpedition(), Options(seats=3), 12).match("")
    while (decision := match.game.decision) is not None:
        mate = SHKAP.mate("deckhand", len(match.game.actions))
        match.game.apply(mate.decide(match.game.view(decision.seat)))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(knowable, "WORLDS", 4)
        return match, review(match.game, match.player)


@pytest.fixture
def page(qtbot) -> ShkapReviewPage:
    page = ShkapReviewPage(DAY, played()[0], Speed.OFF)
    qtbot.addWidget(page)
    page.resize(1024, 616)
    page.show()
    return page


def plain(text: str) -> str:
    return text.replace("\xa0", " ")


def test_every_island_is_told_and_leads_to_its_beginning(page):
    match, found = played()
    assert not page.is_read and page.review_arguments() == (page.session.record, match.player)
    page.hear_review(found)
    assert page.is_read
    assert len(page.panel.islands) == len(found.islands) >= 6
    assert page.panel.sum.text() == (f"Coins taken: {found.got}, the most that the cards you held allowed.")
    marks = [note.title.text().startswith("★") for note in page.panel.islands]
    assert marks.index(True) == found.decided and sum(marks) == 1
    for place in (1, 4):
        page.panel.islands[place].title.click()
        game = page.session.position(page.number)
        assert game.at == place and page.number == page.curves.beginnings[place]
    assert "You: " in page.panel.islands[0].results.text()


def test_it_grows_and_takes_other_colours(page):
    _, found = played()
    page.hear_review(replace(found, done=1))
    assert plain(page.panel.progress.text()) == f"Evaluating your decisions: 1 of {found.total}"
    before = page.panel.islands[0].picture.grab().toImage()
    page.wear(NIGHT)
    page.hear_review(found)
    assert page.panel.islands[0].picture.grab().toImage() != before
    assert "Weighing" not in page.panel.progress.text()


def test_its_heading_names_the_game_and_its_mode(page):
    assert plain(page.heading.text()) == "Replay: Shkap · Six islands"


def test_what_was_taken_and_what_decisions_were_worth_dont_contradict_each_other(qapp):
    """All that the cards allowed may be taken, and yet better cards for later islands be thrown away."""
    teller = ReviewTeller(NAMES, 0, 0)
    best: Any = SimpleNamespace(got=11, possible=11, done=4, total=4, lost=1.9)
    assert teller.sum(best) == "Coins taken: 11, the most that the cards you held allowed."
    assert teller.progress(best).startswith("Even so, given what you could know, better decisions")
    less: Any = SimpleNamespace(got=10, possible=11, done=4, total=4, lost=1.9)
    assert teller.sum(less) == "Coins taken: 10. The cards you held allowed at most 11."
    assert teller.progress(less).startswith("Given what you could know, better decisions")


def test_nothing_is_asked_before_the_end(qtbot):
    match = PAGES.wish(NewExpedition(), Options(seats=3), 12).match("")
    page = ShkapReviewPage(DAY, match, Speed.OFF)
    qtbot.addWidget(page)
    assert page.is_read and "Once the expedition is over" in page.panel.progress.text()


def test_without_a_worker_it_says_so(page):
    page.show_unread()
    assert "The review isn’t available" in page.panel.progress.text()


def an_island(**what) -> IslandReview:
    usual: dict[str, Any] = {
        "island": 25,
        "is_extra": False,
        "order": (0, 1, 2),
        "landed": (0, 1),
        "hand": (ACROSS, KNIGHT),
        "arrivals": (),
        "coins": 0,
        "best": None,
        "left": None,
        "marks": (),
    }
    return IslandReview(**(usual | what))


@pytest.mark.parametrize(
    ("told", "expected"),
    [
        (an_island(), ["Your cards had no route here."]),
        (
            an_island(best=Missed(3, (FLAG, ACROSS), (3, 4), 1, ()), coins=1),
            ["Possible in hindsight: 3 coins, the chest of 3, 1 step (black flag, across)."],
        ),
        (
            an_island(best=Missed(0, (ACROSS,), (3, 4), 1, ())),
            ["The others were faster on every route you had."],
        ),
        (
            an_island(
                hand=(),
                judged=(Judged(1, Land(), 0.5, Pass(), 1.2), Judged(2, Lay((1,)), 1.0, Lay((ACROSS,)), 1.1)),
            ),
            ["You could have known: passing was worth about 0.7 coins more."],
        ),
        (
            an_island(hand=(), marks=(MarkEffect(Throw(1, 0, MARK, 9), {0: 3, 2: 2}, {0: 2, 2: 3}),)),
            ["Black mark, Ada → You: You −1, Juri +1."],
        ),
        (
            an_island(hand=(), left=Leftovers((MAP,), (KNIGHT,), 3)),
            [
                "Thrown away behind the chest: knight."
                " On the next island they would have led to a chest of 3.",
                "Kept, and of no use on the next island: pirate map.",
            ],
        ),
    ],
    ids=["no route", "missed", "slower", "knowable", "mark", "leftovers"],
)
def test_what_is_said_about_an_island(qapp, told, expected):
    teller = ReviewTeller(NAMES, 0, 1)
    assert [plain(note) for note in teller.notes(told)] == expected


def test_a_way_begins_at_the_flag_of_its_first_card():
    island = island_set(1)[25]
    assert walked_cells(island, (ACROSS,), ((2, 1),)) == [island.start, (2, 1)]
    assert walked_cells(island, (FLAG, ACROSS), ((0, 2),)) == [island.black_flag, (0, 2)]


def test_the_chart_tells_everybodys_coins_and_leads_to_a_moment(page, qtbot):
    match, found = played()
    assert page.chart.length == page.session.length
    last = page.curves.coins[-1]
    extra = match.game.result.extra or (0,) * 3
    assert last == tuple(c + (e or 0) for c, e in zip(match.game.coins, extra, strict=True))
    assert page.chart.words_at(page.session.length).count(": ") == 3
    before = page.chart.grab().toImage()
    page.hear_review(found)
    assert page.chart.grab().toImage() != before
    page.chart.jumped.emit(5)
    assert page.number == 5
    assert not page.chart.isVisible()  # the window is low
    page.resize(1366, 740)
    assert page.chart.isVisible()


def test_at_the_end_of_an_expedition_it_goes_to_the_island_that_decided(qtbot):
    match, found = played()
    page = ShkapReviewPage(DAY, match, Speed.OFF, seeks_loss=True)
    qtbot.addWidget(page)
    assert page.number == page.session.length
    page.hear_review(found)
    assert found.decided is not None
    assert page.number == page.curves.beginnings[found.decided]


def test_the_dearest_choices_are_listed_with_what_could_be_known(page):
    _, found = played()
    told: list[tuple[Mistake, ...]] = []
    page.mistakes_found.connect(told.append)
    page.hear_review(found)
    mistakes = mistakes_of(found)
    assert told == [mistakes] and mistakes
    shown = page.panel.mistakes.shown
    assert [one.mistake for one in shown] == list(mistakes[: len(shown)])
    assert all(one.told.startswith("You could have known") for one in shown)
    page.panel.mistakes.rows[0].title.click()
    assert page.number == mistakes[0].action + 1

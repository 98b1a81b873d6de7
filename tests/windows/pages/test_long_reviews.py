"""A review that takes long says that it is still being worked on, as long as somebody looks."""

from __future__ import annotations

from typing import Any

import pytest
from shiboken6 import isValid

from shtil_desktop.games.qwirkle.pages.review.page import QwirkleReviewPage
from shtil_desktop.games.qwirkle.review.review import Review as QwirkleReview
from shtil_desktop.games.shkap.pages.review.page import ShkapReviewPage
from shtil_desktop.games.shkap.review.review import Review as ShkapReview
from shtil_desktop.games.shtil.pages.review.page import ReviewPage
from shtil_desktop.games.shtil.review.review import Review
from shtil_desktop.table.motion.timings import Speed
from shtil_desktop.table.theme import DAY
from tests.table.fake_worker import FakeWorker
from tests.windows.pages.training.drilling import match_of

PAGES: dict[str, tuple[Any, Any, Any]] = {
    "shtil": (ReviewPage, Review(0), Review(0, is_told=True, is_done=True)),
    "qwirkle": (
        QwirkleReviewPage,
        QwirkleReview(0, ((0, 0),), total=1),
        QwirkleReview(0, ((0, 0),), done=1, total=1),
    ),
    "shkap": (
        ShkapReviewPage,
        ShkapReview(0, (), ((0, 0),), None, 0, 1),
        ShkapReview(0, (), ((0, 0),), None, 1, 1),
    ),
}
LEVELS = {"shtil": "deckhand", "qwirkle": "greedy", "shkap": "deckhand"}


@pytest.mark.parametrize("game", PAGES)
def test_a_review_says_that_it_goes_on_until_it_is_finished(qtbot, game):
    kind, begun, finished = PAGES[game]
    page = kind(DAY, match_of(game, LEVELS[game], 3), Speed.OFF)
    qtbot.addWidget(page)
    page.show()
    assert page.long_wait.isActive() and not page.still_working.isVisible()
    page.hear_review(begun)
    page.long_wait.timeout.emit()
    assert page.still_working.isVisible() and page.still_working.text() == "Still working…"
    page.hear_review(finished)
    assert not page.still_working.isVisible() and not page.long_wait.isActive()


@pytest.mark.parametrize("game", PAGES)
def test_who_leaves_a_review_waits_for_nothing(qtbot, game):
    page = PAGES[game][0](DAY, match_of(game, LEVELS[game], 3), Speed.OFF)
    qtbot.addWidget(page)
    worker = FakeWorker(waits=lambda request: True)
    page.use(worker)
    page.show()
    page.long_wait.timeout.emit()
    assert [request.name for request in worker.waiting] == ["review"]
    page.hide()
    assert not page.long_wait.isActive() and page.still_working.isHidden()
    assert worker.last.is_cancelled()


def test_a_review_deleted_while_it_is_shown_says_nothing_afterwards(qtbot):
    page = PAGES["qwirkle"][0](DAY, match_of("qwirkle", "greedy", 3), Speed.OFF)
    page.show()
    waiting = page.long_wait
    assert waiting.isActive()
    page.deleteLater()
    qtbot.waitUntil(lambda: not isValid(page), timeout=600_000)
    assert not isValid(waiting)

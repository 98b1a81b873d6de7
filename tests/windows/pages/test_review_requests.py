"""A review is asked for while its page is seen, and called off when it is left."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QObject, Signal

from shtil_desktop.windows.pages.review_requests import ReviewRequests


class Controller(QObject):
    answered = Signal(object)
    changed = Signal()


class Page(QObject):
    seen = Signal(bool)

    def __init__(self) -> None:
        super().__init__()
        self.session = SimpleNamespace(game=SimpleNamespace(id="lines"))
        self.asked: tuple[Any, ...] | None = ("record", 1)
        self.told: list[object] = []

    def show_review(self, found: object) -> None:
        self.told.append(found)

    def show_unread(self) -> None:
        self.told.append("unread")


class Thinker:
    def __init__(self) -> None:
        self.asked: list[tuple[object, ...]] = []
        self.cancelled: list[int] = []
        self.waiting = True

    def ask_game(self, *what: object) -> int:
        self.asked.append(what)
        return len(self.asked)

    def cancel(self, request: int) -> None:
        self.cancelled.append(request)

    def is_waited_for(self, request: int) -> bool:
        return self.waiting


@pytest.fixture
def desk(qapp) -> SimpleNamespace:
    page, thinker, controller = Page(), Thinker(), Controller()
    requests = ReviewRequests(page, thinker, controller)  # type: ignore[arg-type]
    return SimpleNamespace(page=page, thinker=thinker, controller=controller, requests=requests)


def answer(request: int, value: object, is_last: bool = False, lacks_worker: bool = False) -> SimpleNamespace:
    return SimpleNamespace(request=request, value=value, is_last=is_last, lacks_worker=lacks_worker)


def test_answers_reach_the_page_as_they_grow(desk):
    desk.page.seen.emit(True)
    assert desk.thinker.asked == [("lines", "review", "record", 1)]
    desk.controller.answered.emit(answer(7, "another's"))
    desk.controller.answered.emit(answer(1, "some"))
    desk.controller.answered.emit(answer(1, "all", is_last=True))
    assert desk.page.told == ["some", "all"]


def test_a_page_that_is_left_waits_no_more_and_asks_again_when_it_comes_back(desk):
    desk.page.seen.emit(True)
    desk.page.seen.emit(False)
    assert desk.thinker.cancelled == [1]
    desk.page.seen.emit(True)
    assert len(desk.thinker.asked) == 2
    desk.page.asked = None
    desk.page.seen.emit(False)
    desk.page.seen.emit(True)
    assert len(desk.thinker.asked) == 2


def test_what_the_table_has_called_off_is_asked_again(desk):
    desk.page.seen.emit(True)
    desk.controller.changed.emit()
    assert len(desk.thinker.asked) == 1
    desk.thinker.waiting = False
    desk.controller.changed.emit()
    assert len(desk.thinker.asked) == 2


def test_without_a_worker_the_page_is_told(desk):
    desk.page.seen.emit(True)
    desk.controller.answered.emit(answer(1, None, is_last=True, lacks_worker=True))
    assert desk.page.told == ["unread"]

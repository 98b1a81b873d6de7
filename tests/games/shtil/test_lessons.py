"""The lessons without a window: what each takes for right, and how far the player came."""

import json

import pytest

from shtil_desktop.games.shtil.pages.lessons.lessons import Objection, first_voyage
from shtil_desktop.games.shtil.rules import actions as do
from shtil_desktop.play.profile.statistics.database import Statistics
from shtil_desktop.windows.pages.lessons.progress import CourseProgress

VOYAGE = first_voyage()
STEPS = len(VOYAGE)
GARBLED = [
    b"",
    b"{",
    b"[]",
    b"null",
    b"\xff\xfe",
    b'{"format": "shtil-first-voyage"}',
    b'{"format": "other", "step": 1, "is_done": false}',
    b'{"format": "shtil-first-voyage", "step": 99, "is_done": false}',
    b'{"format": "shtil-first-voyage", "step": -1, "is_done": false}',
    b'{"format": "shtil-first-voyage", "step": true, "is_done": false}',
    b'{"format": "shtil-first-voyage", "step": "3", "is_done": false}',
    b'{"format": "shtil-first-voyage", "step": 3, "is_done": 1}',
    b"[" * 3000,
]


def lesson(name):
    return next(each for each in VOYAGE.lessons if each.id == name)


def listed(session, kind, **wanted):
    return next(
        action
        for action in session.view().legal
        if isinstance(action, kind) and all(getattr(action, name) == value for name, value in wanted.items())
    )


@pytest.mark.parametrize("step", range(STEPS))
def test_every_lesson_takes_its_own_move_and_the_next_begins_there(step):
    session = VOYAGE.session(step, "Vera")
    suggested = VOYAGE.lessons[step].suggested
    assert VOYAGE.lessons[step].objection(suggested) is None
    session.play(suggested)
    if step + 1 == STEPS:
        assert session.game.result is not None and session.game.result.winners
    elif not VOYAGE.is_opening(step + 1):
        assert session.game == VOYAGE.session(step + 1, "Vera").game


def test_cards_that_pay_may_come_in_any_order():
    wanted = lesson("price-of-two").suggested
    assert lesson("price-of-two").objection(wanted.paid(wanted.pay[::-1])) is None


def test_the_eight_may_be_any():
    hand = VOYAGE.session(9, "").view().hand
    assert lesson("eight-cards").objection(do.Give(8, tuple(hand[-8:]))) is None


@pytest.mark.parametrize(
    ("name", "action", "why"),
    [
        ("first-island", do.PlayIsland(5, 0, 5), Objection.OTHER_CARD),
        ("first-island", do.PlayIsland(3, 1, 3), Objection.OTHER_CELL),
        ("first-island", do.Discard((3, 5)), Objection.DISCARDED),
        ("price-of-two", do.PlayIsland(5, 1, 5, 2, (14, 29)), Objection.OTHER_PAYMENT),
        ("discard-two", do.Discard((9, 48)), Objection.OTHER_DISCARDS),
        ("discard-two", do.PlayIsland(9, 3, 9), Objection.PLACED),
        ("finish", do.Resign(), Objection.OTHER),
    ],
)
def test_another_move_has_its_objection(name, action, why):
    assert lesson(name).objection(action) is why


def test_a_voyage_of_lessons_is_kept_and_counted_nowhere(tmp_path):
    session = VOYAGE.session(STEPS - 1, "Vera")
    session.play(VOYAGE.lessons[-1].suggested)
    statistics = Statistics(tmp_path / "statistics.sqlite")
    assert session.match.is_over
    assert not statistics.count(session.match)
    assert statistics.figures().summary.matches == 0
    assert [path.name for path in tmp_path.iterdir()] == ["statistics.sqlite"]
    statistics.close()


def test_every_language_has_its_words_and_another_speaks_english():
    for each in VOYAGE.lessons:
        assert len({each.words(language).task for language in ("en", "de", "ru")}) == 3
        assert each.words("fi") == each.words("en")


@pytest.mark.parametrize("step", range(STEPS))
@pytest.mark.parametrize("is_done", [False, True])
def test_progress_is_kept(tmp_path, step, is_done):
    path = tmp_path / "first-voyage.json"
    VOYAGE.save_progress(path, CourseProgress(step, is_done))
    assert VOYAGE.load_progress(path) == CourseProgress(step, is_done)


def test_without_a_file_the_lessons_begin_at_the_beginning(tmp_path):
    assert VOYAGE.load_progress(tmp_path / "none.json") == CourseProgress()
    assert VOYAGE.load_progress(None) == CourseProgress()
    VOYAGE.save_progress(None, CourseProgress(3))


@pytest.mark.parametrize("content", GARBLED)
def test_garbled_progress_begins_anew_and_is_set_aside(tmp_path, content):
    path = tmp_path / "first-voyage.json"
    path.write_bytes(content)
    assert VOYAGE.load_progress(path) == CourseProgress()
    assert not path.exists()
    assert path.with_name("first-voyage.json.broken").read_bytes() == content


def test_progress_of_a_newer_version_is_read_as_far_as_it_can_be(tmp_path):
    path = tmp_path / "first-voyage.json"
    found = {"format": "shtil-first-voyage", "version": 2, "step": 4, "is_done": False, "more": []}
    path.write_text(json.dumps(found), encoding="utf-8")
    assert VOYAGE.load_progress(path) == CourseProgress(4)

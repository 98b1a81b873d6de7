"""The first expedition as it is written: legal to its end, in three languages, and won."""

from __future__ import annotations

import re

import pytest

from shtil_desktop.games.shkap.pages.lessons.lessons import PLAYER, Objection, first_expedition
from shtil_desktop.games.shkap.pages.rule_book import ShkapRuleBook
from shtil_desktop.games.shkap.rules import actions as do
from shtil_desktop.games.shkap.rules.cards import KINDS, Kind
from shtil_desktop.games.shkap.rules.events import CoinsWon, WalkEnded
from shtil_desktop.windows.pages.rules.text import read_rules

COURSE = first_expedition()
LANGUAGES = ("en", "de", "ru")
lessons = pytest.mark.parametrize("step", range(len(COURSE)), ids=[one.id for one in COURSE.lessons])
PAID = {
    "walk": 2,
    "knight": 2,
    "flag": 2,
    "map": 3,
    "labyrinth": 2,
    "cave": 3,
    "behind": 3,
    "marks": 2,
    "order": 3,
}
STEPS = {
    "walk": 4,
    "knight": 2,
    "flag": 2,
    "map": 2,
    "labyrinth": 4,
    "cave": 4,
    "behind": 2,
    "marks": 3,
    "order": 4,
}


def played(step):
    """The events of a lesson that is done as suggested."""
    session = COURSE.session(step, "Vera")
    for action in COURSE.lessons[step].script:
        session.play(action)
    begun = COURSE.lessons[step].start
    return session, [event for one in session.history[begun:] for event in one.events]


@lessons
def test_lesson_begins_with_a_decision_of_the_player_and_is_legal(step):
    lesson = COURSE.lessons[step]
    session = COURSE.session(step, "Vera")
    assert session.is_players_turn and session.length == lesson.start
    for seat, action in zip(lesson.seats, lesson.script, strict=True):
        assert session.decision is not None and session.decision.seat == seat
        assert (lesson.objection(session.length, action) is None) and not lesson.is_done(lesson.start)
        session.play(action)
    assert lesson.is_done(session.length) and session.length == lesson.end


@lessons
def test_lesson_brings_what_its_words_promise(step):
    lesson = COURSE.lessons[step]
    session, events = played(step)
    coins = [event.coins for event in events if isinstance(event, CoinsWon) and event.seat == PLAYER]
    steps = [event.steps for event in events if isinstance(event, WalkEnded) and event.seat == PLAYER]
    assert coins == ([PAID[lesson.id]] if lesson.id in PAID else [])
    assert steps == ([STEPS[lesson.id]] if lesson.id in STEPS else [])
    assert (session.game.result is not None) == (step + 1 == len(COURSE))


def test_last_lesson_wins_and_the_other_chest_would_not():
    session, _ = played(len(COURSE) - 1)
    assert session.game.result.winners == (PLAYER,) and session.game.coins[PLAYER] == 12
    other = COURSE.session(len(COURSE) - 1, "Vera")
    for action in (do.Step((0, 2)), do.Step((1, 2)), do.Step((0, 4)), do.Step((1, 4))):
        other.play(action)
    assert other.game.result is None  # a tie: one more island


def test_pass_is_right_where_the_lesson_passes():
    """No route leads anywhere, and the knight makes one on the horizon."""
    from shtil_desktop.games.shkap.crew.hint import hint
    from shtil_desktop.games.shkap.crew.hint_reasons import Why

    step = [one.id for one in COURSE.lessons].index("pass")
    session, _ = played(step)
    before, after = hint(COURSE.session(step, "Vera").view(), (1,)), hint(session.view(), (1,))
    assert before is not None and before.reason.why is Why.NO_ROUTE
    assert Kind.KNIGHT in {KINDS[card] for card in session.game.hands[PLAYER]}
    assert after is not None and after.action == do.Land() and KINDS[after.cards[0]] is Kind.KNIGHT


@lessons
def test_lesson_is_told_in_three_languages(step):
    lesson = COURSE.lessons[step]
    assert lesson.anchor in read_rules(ShkapRuleBook().folder, "en").anchors
    assert tuple(lesson.texts) == LANGUAGES
    for texts in lesson.texts.values():
        for text in (texts.title, texts.task, texts.praise):
            assert text == text.strip() != ""
        assert len(re.findall(r"[.!?](?= |$)", texts.task)) == 2
        assert len(re.findall(r"[.!?](?= |$)", texts.praise)) == 1
    figures = [sorted(re.findall(r"\d+", f"{one.task} {one.praise}")) for one in lesson.texts.values()]
    assert figures[0] == figures[1] == figures[2]


def test_whatever_else_is_tried_has_its_reason():
    by_id = {one.id: one for one in COURSE.lessons}
    land, arrows, walk = by_id["land"], by_id["arrows"], by_id["walk"]
    assert land.objection(land.start, do.Pass()) is Objection.PASSED
    assert arrows.objection(arrows.start, do.Lay((0,))) is Objection.OTHER_ROUTE
    assert walk.objection(walk.start, do.Step((0, 4))) is Objection.OTHER_CELL
    passing, marks = by_id["pass"], by_id["marks"]
    assert passing.objection(passing.start, do.Land()) is Objection.LANDED
    assert passing.objection(passing.start + 1, do.Take(1)) is Objection.OTHER_CARD
    assert passing.objection(passing.start + 2, do.Take(1)) is None  # any card
    assert marks.objection(marks.start, do.Done()) is Objection.KEPT_MARK


def test_cards_of_a_kind_are_the_same_to_a_lesson():
    lesson = next(one for one in COURSE.lessons if one.id == "arrows")
    wanted = lesson.suggested.cards
    swapped = (wanted[2], wanted[1], wanted[0], wanted[3])
    assert lesson.objection(lesson.start, do.Lay(swapped)) is None

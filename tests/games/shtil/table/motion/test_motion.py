"""Everything that moves: each event in its time, and at the end exactly what the rules say."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSizeF

from shtil_desktop.games.base import Event
from shtil_desktop.games.shtil.crew import sign_on
from shtil_desktop.games.shtil.rules import events as ev
from shtil_desktop.games.shtil.rules.cards import COMPASS, PURPLE, YELLOW
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.games.shtil.rules.view import View
from shtil_desktop.games.shtil.table import TABLE
from shtil_desktop.games.shtil.table.items.board_items import MarkerItem
from shtil_desktop.games.shtil.table.items.card_item import CardItem
from shtil_desktop.games.shtil.table.motion.voyage_motion import OF_CARDS, OF_WEATHER
from shtil_desktop.games.shtil.table.stage.shtil_stage import ShtilStage
from shtil_desktop.play.session import Session
from shtil_desktop.table.motion.animator import Animator
from shtil_desktop.table.motion.timings import Speed
from shtil_desktop.table.scene import TableScene
from tests.games.shtil.table.sailing import new_session

FRAME = 45.0
KINDS = [
    Options(Mode.STANDARD, 1),
    Options(Mode.STANDARD, 3, reefs=True, monsters=3, storms=True, wilds=1),
    Options(Mode.ARCH, 2),
    Options(Mode.SUN_MOON, 2),
    Options(Mode.PYRAMID, 3),
    Options(Mode.COMPETITIVE, 2),
]


class Hand:
    """Turns the animator's clock."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 0.0
        monkeypatch.setattr(Animator, "_now", lambda animator: self.now)

    def let_pass(self, scene: TableScene, time: float) -> None:
        self.now += time
        scene.animator._tick()

    def wait(self, scene: TableScene) -> None:
        while scene.animator.is_running:
            self.let_pass(scene, FRAME)


@pytest.fixture
def hand(monkeypatch: pytest.MonkeyPatch) -> Hand:
    return Hand(monkeypatch)


def laid(options: Options, speed: Speed) -> TableScene:
    scene = TableScene()
    scene.layout.fit(QSizeF(1024, 640), 1.0)
    scene.animator.speed = speed
    scene.begin(TABLE, options, 0, ["You", "Anna", "Boris", "Clara", "David"][: options.seats])
    return scene


def voyage(options: Options, number: int) -> Iterator[tuple[list[Event], View]]:
    session = new_session(options, number)
    yield [], session.view()
    while session.decision is not None:
        for seat in session.talk_wanted():
            session.say(seat, sign_on("deckhand", number, seat, session.length).say(view_of(session, seat)))
        decision = session.decision
        mate = sign_on("deckhand", number, decision.seat, session.length)
        events = session.play(mate.decide(view_of(session, decision.seat)))
        yield events, session.view()


def view_of(session: Session, seat: int) -> View:
    return session.game.view(seat)


def picture(scene: TableScene) -> dict[str, object]:
    """All that can be seen of what moves."""
    stage = scene.stage
    assert stage is not None

    def look(item: CardItem) -> tuple[object, ...]:
        place = (round(item.pos().x(), 3), round(item.pos().y(), 3))
        return item.card, place, item.rotation(), item.scale(), item.opacity(), item.front, item.turned

    loose = [i for i in scene.items() if isinstance(i, MarkerItem) and i not in stage.markers]
    return {
        "islands": {cell: look(item) for cell, item in stage.islands.items()},
        "hand": [look(item) for item in stage.hand],
        "row": [look(item) for item in stage.row],
        "docked": {card: look(item) for card, item in stage.docked.items()},
        "revealed": stage.revealed and look(stage.revealed),
        "piles": [p.count for p in (stage.deck, stage.discards, stage.compasses, stage.explorer)],
        "markers": [(m.has_reef, m.storms, m.opacity()) for m in stage.markers],
        "mates": [(m.cards, m.deck, m.discards, m.storms) for m in stage.mates],
        "cards": sum(isinstance(item, CardItem) and item.isVisible() for item in scene.items()),
        "loose": len(loose),
    }


@pytest.mark.parametrize("options", KINDS, ids=lambda options: f"{options.mode}/{options.seats}")
@pytest.mark.parametrize("is_completed", [False, True], ids=["watched", "completed"])
def test_motion_leaves_what_no_motion_leaves(qapp, hand, options, is_completed):
    moving, still = laid(options, Speed.NORMAL), laid(options, Speed.OFF)
    seen: set[type[Event]] = set()
    for events, view in voyage(options, 3):
        seen.update(map(type, events))
        moving.perform(events, view) if events else moving.deal(view)
        still.show_view(view)
        if is_completed:
            hand.let_pass(moving, FRAME)
            moving.animator.complete()
        else:
            hand.wait(moving)
        assert picture(moving) == picture(still), events
    assert seen & {*OF_CARDS, *OF_WEATHER}


@pytest.mark.parametrize("options", KINDS, ids=lambda options: f"{options.mode}/{options.seats}")
def test_windows_are_resized_in_mid_motion(qapp, hand, options):
    moving, still = laid(options, Speed.NORMAL), laid(options, Speed.OFF)
    sizes = [QSizeF(1366, 768), QSizeF(1024, 640), QSizeF(1920, 1080)]
    for i, (events, view) in enumerate(voyage(options, 5)):
        moving.perform(events, view) if events else moving.deal(view)
        still.show_view(view)
        hand.let_pass(moving, 150)
        moving.layout.fit(sizes[i % 3], 1.0)
        still.layout.fit(sizes[i % 3], 1.0)
        hand.wait(moving)
        assert picture(moving) == picture(still), events


def stage_of(scene: TableScene) -> ShtilStage:
    assert scene.stage is not None
    return scene.stage


def stormy() -> tuple[TableScene, View]:
    options = Options(Mode.STANDARD, 3, reefs=True, storms=True)
    scene = laid(options, Speed.NORMAL)
    _, view = next(voyage(options, 1))
    scene.show_view(view)
    return scene, view


def test_the_reef_glides_from_row_to_row(qapp, hand):
    scene, view = stormy()
    stage = stage_of(scene)
    begin = next(marker for marker in stage.markers if marker.has_reef)
    row = 5 if begin is not stage.markers[5] else 0
    scene.perform([ev.ReefMoved(0, row)], view)
    hand.let_pass(scene, 200)
    glider = next(i for i in scene.items() if isinstance(i, MarkerItem) and i not in stage.markers)
    ends = sorted((begin.rect.top(), stage.markers[row].rect.top()))
    assert ends[0] < glider.rect.top() < ends[1]
    assert not any(marker.has_reef for marker in stage.markers)
    scene.animator.complete()


def test_a_compass_that_is_won_turns_on_its_way_to_the_others(qapp, hand):
    scene, view = stormy()
    before = stage_of(scene).compasses.count
    scene.perform([ev.RowCompleted(2), ev.CompassWon(0, ev.CompassFrom.ROW)], view)
    hand.let_pass(scene, 20)
    hand.let_pass(scene, 200)
    compass = next(i for i in scene.items() if isinstance(i, CardItem) and i.card == COMPASS)
    assert 0 < compass.rotation() < 360
    while stage_of(scene).compasses.count == before and scene.animator.is_running:
        hand.let_pass(scene, FRAME)
    assert stage_of(scene).compasses.count == before + 1 or not scene.animator.is_running


def test_a_compass_takes_a_storm_away(qapp, hand):
    scene, view = stormy()
    stage = stage_of(scene)
    stage.mates[1].show_as(storms=(YELLOW,))
    stage.markers[2].show_as(storms=1)
    stage.compasses.show_as(count=2)
    scene.perform([ev.StormRemoved(0, YELLOW, 1, False), ev.StormRemoved(0, PURPLE, 2, False)], view)
    hand.let_pass(scene, 1)
    hand.let_pass(scene, 300)
    cards = [i.card for i in scene.items() if isinstance(i, CardItem) and i.isVisible()]
    assert COMPASS in cards and stage.compasses.count == 1
    scene.animator.complete()
    assert COMPASS not in [i.card for i in stage.all_cards()]


def test_discards_leave_one_by_one_and_turn_face_down(qapp, hand):
    options = Options(Mode.STANDARD, 1)
    scene = laid(options, Speed.NORMAL)
    _, view = next(voyage(options, 1))
    scene.show_view(view)
    first, second = stage_of(scene).hand[:2]
    begin = second.pos()
    scene.perform([ev.CardsDiscarded(0, (first.card, second.card))], view)
    hand.let_pass(scene, 30)
    assert first.front < 1 and second.pos() == begin
    hand.let_pass(scene, 260)
    assert stage_of(scene).discards.count == 1
    assert first.scene() is None and second.front < 1
    scene.animator.complete()


def test_the_deck_counts_down_as_the_hand_is_dealt(qapp, hand):
    options = Options(Mode.STANDARD, 1)
    scene = laid(options, Speed.NORMAL)
    _, view = next(voyage(options, 1))
    scene.deal(view)
    assert stage_of(scene).deck.count == view.deck_sizes[0] + 5
    hand.let_pass(scene, 1)
    assert stage_of(scene).deck.count == view.deck_sizes[0] + 4
    hand.wait(scene)
    assert stage_of(scene).deck.count == view.deck_sizes[0]


def test_hands_turn_after_the_compass_was_held_up(qapp, hand):
    options = Options(Mode.SUN_MOON, 2)
    scene = laid(options, Speed.NORMAL)
    _, view = next(voyage(options, 1))
    scene.show_view(view)
    scene.perform([ev.HandsTurned(1, True)], view)
    hand.let_pass(scene, 1)
    hand.let_pass(scene, 300)
    assert any(isinstance(i, CardItem) and i.card == COMPASS and i.isVisible() for i in scene.items())
    angles = [item.rotation() for item in stage_of(scene).hand]
    hand.let_pass(scene, 380)
    assert all(item.rotation() != angle for item, angle in zip(stage_of(scene).hand, angles, strict=True))
    scene.animator.complete()


def test_a_wave_runs_through_a_row_that_is_full(qapp, hand):
    options = Options(Mode.STANDARD, 1)
    scene = laid(options, Speed.NORMAL)
    *_, (_, view) = voyage(options, 1)
    scene.show_view(view)
    stage = stage_of(scene)
    row = next(row for row, cells in enumerate(stage.needs.layout.rows) if stage.islands.keys() >= set(cells))
    items = [stage.islands[cell] for cell in stage.needs.layout.rows[row]]
    scene.perform([ev.RowCompleted(row)], view)
    hand.let_pass(scene, 250)
    assert items[0].scale() > items[1].scale() > 1 and items[-1].scale() == 1
    scene.animator.complete()
    assert all(item.scale() == 1 for item in items)

"""Every event is seen and leaves nothing behind; everything has its place in every window."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtWidgets import QGraphicsScene

from shtil_desktop.games.shkap.game import SHKAP
from shtil_desktop.games.shkap.rules.options import Mode, Options
from shtil_desktop.games.shkap.table import TABLE
from shtil_desktop.games.shkap.table.items.card_item import CardItem
from shtil_desktop.games.shkap.table.items.figure_item import CoinItem, MarkItem
from shtil_desktop.games.shkap.table.layout.geometry import Needs, arrange
from shtil_desktop.play.match import Match, Seat, seating_of
from shtil_desktop.play.session import Session
from shtil_desktop.table.motion.animator import Animator
from shtil_desktop.table.motion.timings import Speed
from shtil_desktop.table.stage import TableSetup
from shtil_desktop.table.theme import DAY

NAMES = ["You", "Ada", "Juri", "Mila"]


@pytest.mark.parametrize(("mode", "seats"), [(Mode.BASE, 3), (Mode.ARCHIPELAGO, 2)])
@pytest.mark.parametrize("speed", [Speed.OFF, Speed.NORMAL], ids=lambda speed: speed.name)
def test_every_event_is_seen_and_leaves_nothing_behind(qapp, mode, seats, speed):
    options = Options(mode, seats)
    mates = [Seat(name, "sailor") for name in NAMES[1:]]
    session = Session(Match.begin(SHKAP, options, 6, seating_of(seats, 0, "", mates)), None)
    stage = TABLE.stage(QGraphicsScene(), TABLE.pictures(), options, 0, 6)
    stage.lay(TableSetup(QSizeF(1024, 612), 1.0, DAY))
    stage.name_all("Shkap", NAMES[:seats])
    animator = Animator()
    animator.speed = speed
    TABLE.motion(stage, animator, session.view(), lambda cue: None).deal()
    animator.complete()
    kinds = set()
    while session.decision is not None:
        stage.sync(session.view())
        session.play(SHKAP.mate("sailor", session.length).decide(session.game.view(session.decision.seat)))
        events = session.history[-1].events
        kinds |= {type(event).__name__ for event in events}
        motion = TABLE.motion(stage, animator, session.view(), lambda cue: None)
        for event in events:
            motion.show(event, events)
        motion.finish()
        animator.complete()
        assert stage.furniture.chart.opacity() == 1.0
        stage.sync(session.view())
        found = [item for item in stage.scene.items() if isinstance(item, CardItem)]
        known = {*stage.cards.own.values(), *stage.cards.market, *stage.cards.row} - {None}
        assert set(found) == known, kinds
        assert not any(isinstance(item, CoinItem | MarkItem) for item in stage.scene.items())
        assert [item.coins for item in stage.furniture.seats] == [
            coins + (more or 0)
            for coins, more in zip(session.view().coins, session.view().extra or [0] * seats, strict=True)
        ]
    wanted = {"CoinsWon", "Walked", "WalkEnded", "RouteRevealed", "RouteLaid", "MarketRefilled", "GameEnded"}
    assert wanted <= kinds


@pytest.mark.parametrize("size", [(1024, 612), (1280, 692), (1366, 740), (1920, 1052), (2560, 1412)], ids=str)
@pytest.mark.parametrize("has_draft", [False, True], ids=["base", "archipelago"])
def test_nothing_overlaps_or_leaves_the_window(size, has_draft):
    for seats in (2, 4):
        for is_left_handed in (False, True):
            places = arrange(QSizeF(*size), Needs(seats, has_draft, is_left_handed=is_left_handed))
            assert places.log is not None
            rects = [
                places.sheet,
                *places.horizon,
                *places.market,
                places.route,
                places.prompt,
                places.hand,
                places.deck,
                places.discard,
            ]
            column = [*places.boxes, places.phases]
            for group in (rects, column, [places.sheet, places.seats, places.log] * (not places.is_log_low)):
                assert not any(a.intersects(b) for i, a in enumerate(group) for b in group[i + 1 :])
            assert all(QRectF(0, 0, *size).contains(rect) for rect in (*rects, *column, places.log))
            assert places.sheet.contains(places.island) and places.cell((0, 0)).width() >= 52
            assert places.log.height() >= 60


def test_the_number_of_a_deal_is_never_cut_off(player):
    """With little room it stands alone: the mode is known by the dots of its islands."""
    player.sit_down(number=7)
    head = player.stage.furniture.head
    font = player.stage.pictures.font(11.5)
    assert head.fitted_note(font).replace("\xa0", " ") == "Six islands · deal 7"
    player.sit_down(number=123456789)
    head = player.stage.furniture.head
    assert head.fitted_note(font).replace("\xa0", " ") == "deal 123456789"

"""A finished expedition seen again, by its slider and by itself."""

from __future__ import annotations

from itertools import pairwise

import pytest

from shtil_desktop.games.shkap.game import SHKAP
from shtil_desktop.games.shkap.rules.options import Mode, Options
from shtil_desktop.games.shkap.table.stage.shkap_stage import ShkapStage
from shtil_desktop.play.match import Match, Seat, seating_of
from shtil_desktop.play.session import Session
from shtil_desktop.table.motion.timings import Speed
from shtil_desktop.table.theme import DAY
from shtil_desktop.windows.pages.replay.page import ReplayPage


def finished(mode: Mode) -> Match:
    mates = [Seat("Ada", "sailor"), Seat("Juri", "sailor")]
    session = Session(Match.begin(SHKAP, Options(mode, 3), 8, seating_of(3, 0, "", mates)), None)
    while session.decision is not None:
        session.play(SHKAP.mate("sailor", session.length).decide(session.game.view(session.decision.seat)))
    return session.match


@pytest.mark.parametrize("mode", list(Mode))
def test_replay_shows_every_position(qtbot, mode):
    page = ReplayPage(DAY, finished(mode), Speed.OFF)
    qtbot.addWidget(page)
    page.resize(1024, 640)
    page.show()
    stage = page.scene.stage
    assert isinstance(stage, ShkapStage)
    for at in (*range(0, page.session.length + 1), *range(page.session.length, -1, -7)):
        page.slider.setValue(at)
        view = page.session.position(at).view(0)
        shown = None if stage.furniture.chart.island is None else stage.furniture.chart.island.id
        assert shown == (view.open_islands[0] if view.open_islands else None)
        if view.outcome is None:
            laid = [seat for seat in range(3) if view.has_laid(seat)]
            assert laid == [seat for seat in range(3) if page.session.position(at).routes[seat]]
        assert sorted(stage.cards.own) == sorted((*view.hand, *view.pack))
        assert stage.furniture.results.isVisible() == (view.outcome is not None)
        assert not page.scene.choices.open_spots()


def test_an_action_that_is_no_news_is_told_as_the_last_news(qtbot):
    page = ReplayPage(DAY, finished(Mode.BASE), Speed.OFF)
    qtbot.addWidget(page)
    before = page.words.text()
    told = []
    for at in range(1, page.session.length + 1):
        page.slider.setValue(at)
        told.append(page.words.text())
    assert before == "Before the first action" and before not in told
    assert any(one == other for one, other in pairwise(told))

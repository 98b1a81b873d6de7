"""A hint beside the table covers no pirate: the boxes above it make room."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtWidgets import QApplication

from shtil_desktop.games.base import Decision
from shtil_desktop.games.shkap.crew.hint import hint
from shtil_desktop.games.shkap.game import SHKAP
from shtil_desktop.games.shkap.rules.asks import Ask
from shtil_desktop.games.shkap.rules.options import Mode, Options
from shtil_desktop.games.shkap.table.deciding.choices import ShkapChoices
from shtil_desktop.games.shkap.table.stage.shkap_stage import ShkapStage
from shtil_desktop.play.match import Match, seating_of
from shtil_desktop.play.profile.settings import Language
from shtil_desktop.play.session import Session
from shtil_desktop.table.controller import TableController
from shtil_desktop.table.scene import TableScene
from shtil_desktop.windows.language import Translations
from tests.games.shkap.table.sitting import MATES

SIZES = [(1024, 612), (1280, 692), (1366, 740), (1920, 1052)]


@pytest.fixture(params=[Language.EN, Language.DE, Language.RU])
def language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[Language]:
    speech = Translations(qapp, request.param)
    yield request.param
    speech.choose(Language.EN)


def laying(mode: Mode, seats: int) -> Session:
    """Return a match at the player's route on a later island, where hints have most to say."""
    seating = seating_of(seats, 0, "", MATES)
    session = Session(Match.begin(SHKAP, Options(mode, seats), 564001, seating), None)
    while not (session.view().at >= 1 and session.decision == Decision(0, Ask.LAY)):
        assert session.decision is not None
        mate = SHKAP.mate("deckhand", session.length)
        session.play(mate.decide(session.game.view(session.decision.seat)))
    return session


@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_hint_covers_no_seat_in_any_size_and_language(qapp, language, mode, seats):
    session = laying(mode, seats)
    found = hint(session.view(), ("room",))
    scene = TableScene()
    for width, height in SIZES:
        for has_log in (True, False):
            scene.layout.fit(QSizeF(width, height), 1.0)
            scene.layout.show_log(has_log)
            TableController(scene).begin(session)
            choices, stage = scene.choices, scene.stage
            assert isinstance(choices, ShkapChoices) and isinstance(stage, ShkapStage)
            choices.take_hint(found, scene.words.hint(found, choices, stage.furniture.names, True))
            scene.refresh()
            assert scene.hints.panel is not None
            panel = scene.hints.panel.rect
            phases, boxes = stage.furniture.phases.rect, [item.rect for item in stage.furniture.seats]
            assert not any(box.intersects(panel) for box in boxes)
            assert not phases.intersects(panel) and not any(box.intersects(phases) for box in boxes)
            assert all(box.height() > 30 for box in boxes)

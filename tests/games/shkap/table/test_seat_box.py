"""What a pirate's box says is read whole in the smallest window, in every language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication, QGraphicsScene

from shtil_desktop.games.shkap.rules.events import CoinsWon, Stop
from shtil_desktop.games.shkap.rules.island.results import IslandResult, SeatResult
from shtil_desktop.games.shkap.rules.options import Mode, Options
from shtil_desktop.games.shkap.table import TABLE
from shtil_desktop.games.shkap.table.items import seat_item
from shtil_desktop.games.shkap.table.words import seat_words, walk_words
from shtil_desktop.play.profile.settings import Language
from shtil_desktop.table.stage import TableSetup
from shtil_desktop.table.theme import DAY
from shtil_desktop.windows.language import Translations

CELL = (0, 0)
CARDS = (1, 2, 3)


@pytest.fixture(params=[Language.EN, Language.DE, Language.RU])
def language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[Language]:
    speech = Translations(qapp, request.param)
    yield request.param
    speech.choose(Language.EN)


def at_chest(steps: int, before: tuple[int, ...], after: tuple[int, ...]) -> seat_words.SeatState:
    """Return what is said of the first seat, which came to a chest between these."""
    found = IslandResult(0)
    ahead = tuple(range(1, 1 + len(before)))
    found.seats[0] = SeatResult(True, Stop.CHEST, CELL, steps, 0, 2, ahead)
    for seat, other in enumerate(before, start=1):
        found.seats[seat] = SeatResult(True, Stop.CHEST, CELL, other, 0, 2)
    for seat, other in enumerate(after, start=1 + len(before)):
        found.seats[seat] = SeatResult(True, Stop.CHEST, CELL, other, 0, 1, (0,))
    return seat_words.result_states(found)[0]


def told(steps: int) -> Iterator[tuple[str, str]]:
    """Everything that is said of a walk of so many steps, and of what it brought."""
    for before, after in (((), ()), ((steps,), ()), ((), (steps,)), ((2, 3, 4), ()), ((), (5, 6, 7))):
        state = at_chest(steps, before, after)
        yield state.state, state.detail
    for stop in Stop:
        yield "", walk_words.walk_end(stop, steps)
        lost = IslandResult(0, {0: SeatResult(True, stop, CELL, steps)})
        if stop is not Stop.CHEST:
            state = seat_words.result_states(lost)[0]
            yield state.state, state.detail
    alone = CoinsWon(0, CELL, steps, 2, ())
    yield walk_words.gain(2), walk_words.pay_reason(alone, [alone])
    passed = seat_words.result_states(IslandResult(0, {0: SeatResult(False)}))[0]
    yield passed.state, passed.detail


@pytest.mark.parametrize("size", [(1024, 612), (1366, 740)], ids=str)
def test_no_sentence_is_cut(qapp, language, monkeypatch, size):
    painted: list[str] = []
    fit = seat_item._fitted

    def note(*args):
        found = fit(*args)
        painted.extend(found[1])
        return found

    monkeypatch.setattr(seat_item, "_fitted", note)
    stage = TABLE.stage(QGraphicsScene(), TABLE.pictures(), Options(Mode.BASE, 4), 0, None)
    stage.lay(TableSetup(QSizeF(*size), 1.0, DAY))
    item, image = stage.furniture.seats[1], QImage(10, 10, QImage.Format.Format_RGB32)
    whole = item.rect
    painter = QPainter(image)
    for steps in (1, 4, 5):
        for state, detail in told(steps):
            for laid, high in (((), whole.height()), (CARDS, whole.height()), ((), 40.0)):
                item.rect.setHeight(high)
                item.show_as(name="Ada", hand=5, laid=laid, state=state, detail=detail)
                item.paint_self(painter)
    painter.end()
    assert len(painted) > 100
    assert [text for text in painted if text.endswith(seat_item.ELLIPSIS)] == []

"""How hard a deal was: among the figures at its end, and in the list of matches from then on."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt

from shtil_desktop.games.record import parse, to_text
from shtil_desktop.games.shtil.game import SHTIL
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.table.motion.timings import Speed
from shtil_desktop.windows.pages.matches.model import DEAL, MatchesModel
from shtil_desktop.windows.pages.matches.page import MatchesPage
from tests.windows.deals.dealing_house import House
from tests.windows.deals.test_same_deals import played

SOLO = Options(Mode.STANDARD, 1)


@pytest.fixture
def house(tmp_path, qtbot, qapp):
    house = House(tmp_path, qapp)
    house.navigator.deals.end_difficulty.pause.setInterval(0)
    house.navigator.deals.same_deals.pause.setInterval(100_000)
    qtbot.addWidget(house.window)
    house.window.show()
    yield house
    house.close()


def figures(house):
    tally = house.window.scene.stage.end_marks.tally
    return dict(line for part in tally.parts for line in part.lines)


def asked(house):
    return [request for request in house.worker.quiet if request.name == "difficulty"]


def measure(house, qtbot, difficulty):
    qtbot.waitUntil(lambda: bool(asked(house)))
    [request] = asked(house)
    request.answer(None if difficulty is None else type("Found", (), {"difficulty": difficulty}))


def test_the_end_tells_it_once_it_is_measured(house, qtbot):
    house.show(played("shtil", SOLO))
    heard: list[str] = []
    house.window.scene.announced.connect(heard.append)
    assert "Difficulty" not in figures(house)
    measure(house, qtbot, 4)
    assert figures(house)["Difficulty"] == "4\xa0/\xa05"
    assert heard == ["difficulty\xa04 of\xa05"]


def test_without_animations_it_is_asked_for_too(house, qtbot):
    """There the end is told before the table says that it has changed."""
    house.window.scene.animator.speed = Speed.OFF
    match = played("shtil", SOLO)
    *before, (_, last) = match.game.actions
    house.show(replace(match, game=match.game.position_after(len(before)), finished=None))
    house.window.controller.play(last)
    measure(house, qtbot, 4)
    assert figures(house)["Difficulty"] == "4\xa0/\xa05"


def test_what_can_t_be_measured_is_not_told(house, qtbot):
    house.show(played("shtil", SOLO))
    measure(house, qtbot, None)
    assert "Difficulty" not in figures(house) and not asked(house)


def test_whoever_leaves_does_not_want_to_know(house, qtbot):
    house.show(played("shtil", SOLO))
    qtbot.waitUntil(lambda: bool(asked(house)))
    house.window.controller.undo()
    assert not asked(house)


def test_the_list_of_matches_tells_what_is_known_and_measures_nothing(house, qtbot):
    for number, level in ((3, "deckhand"), (4, "deckhand")):
        house.store.save(played("shtil", SOLO, number, level))
    house.navigator.deals._inquiries.note_difficulty("shtil", SOLO, 3, 2)
    house.navigator.replays.show_matches()
    page = house.window.page
    assert isinstance(page, MatchesPage)

    def deals() -> set[str]:
        return {page.model.texts(row)[DEAL] for row in range(page.model.rowCount())}

    qtbot.waitUntil(lambda: deals() == {"3  ●●○○○", "4"})
    assert not house.worker.quiet
    assert {spoken(page.model, row) for row in range(2)} == {
        None,
        "3. Difficulty\xa02 of\xa05: usually won",
    }


def spoken(model: MatchesModel, row: int) -> str | None:
    found: str | None = model.data(model.index(row, DEAL), Qt.ItemDataRole.AccessibleTextRole)
    return found


def test_a_record_whose_cards_are_not_those_of_its_number_has_neither_deal_nor_difficulty(house, qtbot):
    forged = played("shtil", SOLO, 4, "deckhand").game.to_record() | {"seed": 0}
    real = played("shtil", SOLO, 3, "deckhand")
    elsewhere = replace(real, game=SHTIL.read_record(parse(to_text(forged))), is_foreign=True, id="")
    for match in (real, elsewhere):
        house.store.save(match)
    for number in (0, 3):
        house.navigator.deals._inquiries.note_difficulty("shtil", SOLO, number, 2)
    house.navigator.replays.show_matches()
    page = house.window.page

    def deals() -> dict[str, str]:
        return {row.name: page.model.texts(at)[DEAL] for at, row in enumerate(page.model.rows)}

    qtbot.waitUntil(lambda: deals()[real.id] == "3  ●●○○○")
    assert deals()[elsewhere.id] == ""
    page.choose(elsewhere.id)
    page.delete.click()
    assert page.question.text.text() == "Delete this game for good? Shtil\xa0· Standard voyage\xa0· solo"

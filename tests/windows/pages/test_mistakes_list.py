"""The costliest decisions beside a replay: what each cost, a press that shows it, another to try it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from shtil_desktop.games.mistakes import Loss, Mistake
from shtil_desktop.windows.pages.review.mistakes import CostlyDecision, MistakesList, loss_text, mistake_title
from shtil_desktop.windows.pages.review.plate import ReviewPlate


@pytest.fixture
def shown(qtbot):
    made = MistakesList()
    qtbot.addWidget(made)
    made.tell(
        [
            CostlyDecision(Mistake(22, Loss.MATCH), "Winnable before."),
            CostlyDecision(Mistake(8, Loss.POINTS, 7), can_try=False),
        ]
    )
    made.show()
    return made


def test_each_says_what_it_cost():
    assert loss_text(Loss.CHANCE, 22) == "−22\xa0points of chance"
    assert loss_text(Loss.COINS, 12) == "−1.2\xa0coins"
    assert mistake_title(Mistake(22, Loss.MATCH)) == "Action\xa023: lost here"
    assert mistake_title(Mistake(8, Loss.POINTS, 34)) == "Action\xa09: −3.4\xa0points"


def test_a_press_shows_the_moment_and_another_tries_it(shown, qtbot):
    moments: list[int] = []
    tries: list[Mistake] = []
    shown.moment_wanted.connect(moments.append)
    shown.try_wanted.connect(tries.append)
    qtbot.mouseClick(shown.rows[1].title, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(shown.rows[0].again, Qt.MouseButton.LeftButton)
    assert moments == [9] and tries == [Mistake(22, Loss.MATCH)]


def test_what_can_t_be_tried_has_no_button_and_nothing_at_all_no_list(shown):
    assert [row.isVisible() for row in shown.rows] == [True, True, False, False, False]
    assert shown.rows[0].again.isVisible() and not shown.rows[1].again.isVisible()
    assert not shown.rows[1].told.isVisible()
    shown.tell(())
    assert not shown.isVisible()


def test_words_beside_a_replay_keep_their_width_when_there_is_more_to_say_than_room(qtbot):
    plate = ReviewPlate()
    qtbot.addWidget(plate)
    plate.column.addWidget(plate.mistakes)
    plate.resize(260, 200)
    plate.show()
    wide = plate.words.width()
    plate.mistakes.tell([CostlyDecision(Mistake(at, Loss.MATCH), "Winnable before.") for at in range(5)])
    qtbot.waitUntil(lambda: plate.text.bar.isVisible())
    assert plate.words.width() == wide

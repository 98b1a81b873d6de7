"""A player with rough hands: anything at any moment, and the table stays whole."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.table.motion.timings import Speed

KEYS = [
    Qt.Key.Key_1,
    Qt.Key.Key_3,
    Qt.Key.Key_5,
    Qt.Key.Key_D,
    Qt.Key.Key_Return,
    Qt.Key.Key_Space,
    Qt.Key.Key_Escape,
    Qt.Key.Key_Tab,
    Qt.Key.Key_Left,
    Qt.Key.Key_Up,
]
LEFT, PLAIN = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


def anything(player):
    """One thing that a hand can do."""
    dice, port, stage = player.dice, player.view.viewport(), player.scene.stage

    def point():
        rects = list(stage.spot_rects().values())
        if rects and dice.random() < 0.8:
            return player.view.mapFromScene(dice.choice(rects).center())
        return QPoint(dice.randrange(port.width()), dice.randrange(port.height()))

    match dice.randrange(12):
        case 0 | 1 | 2:
            QTest.mouseClick(port, LEFT, PLAIN, point())
        case 3 | 4:
            QTest.mousePress(port, LEFT, PLAIN, point())
            QTest.mouseMove(port, point())
        case 5 | 6:
            QTest.mouseRelease(port, LEFT, PLAIN, point())
        case 7 | 8:
            player.key(dice.choice(KEYS))
        case 9:
            dice.choice(
                [
                    player.controller.undo,
                    player.controller.undo,
                    player.controller.redo,
                    player.controller.restart,
                ]
            )()
        case 10:
            player.view.resize(dice.randrange(640, 1500), dice.randrange(400, 900))
        case 11:
            QTest.qWait(dice.randrange(30))


def is_whole(player):
    """The pictures say what the session says."""
    stage, game = player.scene.stage, player.session.game
    numbers = {cell: n for cell, n in enumerate(game.sea.numbers()) if n is not None}
    assert {cell: item.card for cell, item in stage.islands.items()} == numbers
    assert [item.card for item in stage.hand] == sorted(game.hands[0])
    cards = [item for item in player.scene.items() if type(item).__name__ == "CardItem"]
    assert len(cards) == len(stage.all_cards()), "no card is left behind"


@pytest.mark.parametrize(
    "options",
    [
        Options(Mode.STANDARD, 3, reefs=True, monsters=3, storms=True, wilds=2),
        Options(Mode.SUN_MOON, 2),
        Options(Mode.PYRAMID, 2),
        Options(Mode.COMPETITIVE, 2),
    ],
    ids=lambda options: options.key,
)
def test_the_table_stays_whole(player, options):
    player.scene.animator.speed = Speed.FAST
    player.controller.mates.pace = 10
    player.sail(options, 9)
    for _ in range(260):
        anything(player)
        if player.scene.stage.end.isVisible():
            player.controller.restart()
    QTest.mouseRelease(player.view.viewport(), LEFT, PLAIN, QPoint(1, 1))
    player.scene.animator.complete()
    player.scene.cancel()
    player.wait()
    is_whole(player)

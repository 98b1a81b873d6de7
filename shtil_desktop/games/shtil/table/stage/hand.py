"""The player's hand on the table: where each card belongs, and how it comes there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from shtil_desktop.games.shtil.rules import actions as do
from shtil_desktop.games.shtil.table.deciding.choices import ShtilChoices
from shtil_desktop.games.shtil.table.deciding.gift import gift
from shtil_desktop.games.shtil.table.layout.fan import LIFT
from shtil_desktop.games.shtil.table.places import Kind
from shtil_desktop.table.items.height import Height
from shtil_desktop.table.items.piece import PieceItem
from shtil_desktop.table.motion import timings
from shtil_desktop.table.motion.animator import Animator
from shtil_desktop.table.places import Spot

if TYPE_CHECKING:
    from shtil_desktop.games.shtil.table.stage.shtil_stage import ShtilStage

RAISED = 0.16  # how far a picked or chosen card rises, in heights


def place_of(stage: ShtilStage, choices: ShtilChoices, i: int) -> tuple[QPointF, float]:
    """Where a card of the hand belongs now: in its slot, raised, or on the cell that it waits for."""
    places = stage.places
    centre, angle = places.hand_slots(len(stage.hand), stage.hovered)[i]
    cell = choices.pending.cell if isinstance(choices.pending, do.PlayIsland) else choices.naming
    if i == choices.picked and cell is not None:
        return places.cells[cell].center(), 0.0
    if i == choices.picked or i in choices.chosen or i in gift(choices):
        return centre - QPointF(0, places.card.height() * RAISED), angle
    lift = LIFT if i == stage.hovered and Spot(Kind.HAND, i) in choices.open_spots() else 0.0
    return centre - QPointF(0, places.card.height() * lift), angle


def settle(
    stage: ShtilStage, choices: ShtilChoices, held: PieceItem | None, animator: Animator | None
) -> None:
    """Every card but the held one goes where it belongs."""
    for i, item in enumerate(stage.hand):
        if item is not held:
            _send(stage, choices, i, animator, timings.BACK_TO_HAND)


def part(stage: ShtilStage, choices: ShtilChoices, animator: Animator) -> None:
    """Every card glides to where it belongs with one of them under the pointer."""
    animator.complete()
    for i in range(len(stage.hand)):
        _send(stage, choices, i, animator, timings.HOVER)


def _send(stage: ShtilStage, choices: ShtilChoices, i: int, animator: Animator | None, length: float) -> None:
    item = stage.hand[i]
    to, angle = place_of(stage, choices, i)
    on_board = i == choices.picked and angle == 0 and to.y() < stage.prompt.rect.top()
    item.setZValue(Height.FLYING.value if on_board else Height.HAND.value + i * 0.01)
    if animator is None or (item.pos() - to).manhattanLength() < 1:
        item.setPos(to)
        item.setRotation(angle)
        return
    begin, turn = item.pos(), item.rotation()

    def step(part: float) -> None:
        item.setPos(begin + (to - begin) * part)
        item.setRotation(turn + (angle - turn) * part)

    animator.add(step, length)

"""The table as it is touched: presses, drags and releases become taps on its places."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtWidgets import (
    QGraphicsSceneHelpEvent,
    QGraphicsSceneMouseEvent,
    QGraphicsSceneWheelEvent,
    QToolTip,
)

from shtil_desktop.table.input.drag import Drag
from shtil_desktop.table.items.piece import PieceItem
from shtil_desktop.table.places import Fixture, Spot

if TYPE_CHECKING:
    from shtil_desktop.table.scene import TableScene
    from shtil_desktop.table.stage import Grip

FINGERTIP: Final = 44.0
"""What a finger is to hit is at least so large, whatever it looks like."""


def is_finger(event: QGraphicsSceneMouseEvent) -> bool:
    """Whether the press was made from a touch."""
    return event.source() is not Qt.MouseEventSource.MouseEventNotSynthesized


class MouseInput:
    """Our own drag inside the scene: a press picks up, a move carries, a release drops."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._drag: Drag | None = None
        self._grip: Grip | None = None

    @property
    def held(self) -> PieceItem | None:
        """The piece that is carried."""
        return self._drag.item if self._drag is not None and self._drag.has_moved else None

    def let_go(self) -> None:
        """Whatever is in the fingers is there no more."""
        self._drag = None
        self._scene.target = None

    def forget(self) -> None:
        """Let go of everything, a part of the table that is drawn along among it: that table is gone."""
        self.let_go()
        self._grip = None

    def spot_at(self, point: QPointF, for_finger: bool = False) -> Spot | None:
        """The topmost place at a point; a finger may miss a small one by a little."""
        scene = self._scene
        if scene.stage is None or not scene.stage.is_laid:
            return None
        rects: dict[Spot, QRectF] = scene.stage.spot_rects()
        found = next((spot for spot in reversed(rects) if rects[spot].contains(point)), None)
        if found is not None or not for_finger or scene.choices is None:
            return found
        open_spots = scene.choices.open_spots()
        near = [spot for spot in open_spots if spot in rects and _grown(rects[spot]).contains(point)]
        return min(near, key=lambda spot: (rects[spot].center() - point).manhattanLength(), default=None)

    # Press

    def press(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        scene = self._scene
        was_moving = scene.animator.is_running
        if scene.end.skips_to_it():
            return
        if event.button() is not Qt.MouseButton.LeftButton:
            if event.button() is Qt.MouseButton.RightButton and not was_moving:
                scene.cancel()
            return
        at = event.scenePos()
        if scene.stage is None or scene.stage.stop_looking(at):
            return
        if scene.end.press(at) or scene.log.press(at) or scene.choices is None:
            return
        scene.focus.spot = None
        self._grip = scene.stage.grip_at(at, scene.choices)
        if self._grip is None:
            self._press_spot(self.spot_at(at, is_finger(event)), at, is_finger(event))
        else:
            scene.refresh()

    def _press_spot(self, spot: Spot | None, at: QPointF, by_finger: bool) -> None:
        scene = self._scene
        if spot is None:
            if not scene.choices.holds_fast:
                scene.cancel()
            return
        item = scene.stage.item_at(spot) if scene.choices.may_lift(spot) else None
        if not isinstance(item, PieceItem):
            scene.tap(spot)
            return
        was_picked = scene.choices.is_picked(spot)
        self._drag = Drag.begin(spot, item, at, was_picked, by_finger)
        self._drag.taps_late = not scene.choices.taps_on_press(spot)
        if not was_picked and not self._drag.taps_late:
            scene.tap(spot)

    # Move

    def move(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        scene, at = self._scene, event.scenePos()
        if scene.stage is None or scene.choices is None:
            return
        if self._drag is not None:
            self._carry(self._drag, at)
            return
        is_pressed = bool(event.buttons() & Qt.MouseButton.LeftButton)
        if is_pressed and (scene.log.draw_to(at) or self._draw(at)):
            return
        spot = self.spot_at(at)
        scene.aim(spot)
        if not event.buttons():  # a finger only moves while it presses
            self.hover(self._answering(at, spot), at)

    def _carry(self, drag: Drag, at: QPointF) -> None:
        scene = self._scene
        if drag.is_about_to_move(at):
            scene.animator.complete()
            if scene.choices.lift(drag.spot):
                drag.taps_late = False
                scene.refresh()
        if drag.move(at):
            scene.stage.show_drag(drag.spot, scene.choices)
            scene.aim(scene.stage.landing(drag.item, drag.spot, scene.choices))

    def _draw(self, at: QPointF) -> bool:
        """What was taken hold of follows the pointer."""
        if self._grip is None:
            return False
        if self._grip.draw_to(at):
            self._scene.refresh()
        else:
            self._scene.show_focus()  # a hint's beacons go with it
        return True

    def hover(self, spot: Spot | None, at: QPointF | None = None) -> None:
        """The pointer is over a place that would answer a press, or over none."""
        scene = self._scene
        if scene.stage is None or scene.choices is None:
            return
        if scene.hovering.show(scene.stage, scene.choices, spot, scene.animator.speed):
            scene.show_focus()  # a hint's beacons keep to their pieces
            scene.lesson.show()
        cursor = Qt.CursorShape.ArrowCursor if spot is None else Qt.CursorShape.PointingHandCursor
        if spot is None and at is not None and scene.stage.has_grip(at):
            cursor = Qt.CursorShape.OpenHandCursor
        for view in scene.views():
            view.viewport().setCursor(cursor)

    def _answering(self, at: QPointF, spot: Spot | None) -> Spot | None:
        """The place at a point as far as it answers: also a choice at the end, or a line of the log."""
        scene = self._scene
        found = scene.end.spot_at(at) or scene.log.spot_at(at)
        return found or (spot if spot is not None and self._answers(spot) else None)

    def _answers(self, spot: Spot) -> bool:
        """Whether a press there would do something; some things can always be looked at."""
        scene = self._scene
        if spot.kind is Fixture.BUTTON:
            return spot.index in scene.choices.buttons()
        is_there = spot.kind is Fixture.TOOL or scene.stage.can_be_looked_at(spot)
        return is_there or spot in scene.choices.open_spots()

    # Release

    def release(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        scene, drag = self._scene, self._drag
        scene.log.let_go()
        self._drag = self._grip = None
        if drag is None or scene.choices is None or scene.stage is None:
            return
        if drag.has_moved:
            scene.target = None
            over = scene.stage.landing(drag.item, drag.spot, scene.choices)
            scene.answer(scene.choices.drop(drag.spot, over))
        elif drag.taps_late:
            scene.tap(drag.spot)
        elif drag.was_picked:
            scene.choices.put_back()
            scene.answer(None)

    def wheel(self, event: QGraphicsSceneWheelEvent) -> None:
        scene = self._scene
        if scene.stage is None:
            return
        steps = 1 if event.delta() > 0 else -1
        if scene.log.wheel(event.scenePos(), steps) or scene.stage.wheel(event.scenePos(), steps):
            event.accept()

    def rest(self, event: QGraphicsSceneHelpEvent) -> bool:
        """The pointer rests: what lies there says what it means; False if it has nothing to say."""
        text = self.tip(event.scenePos())
        if text:
            QToolTip.showText(event.screenPos(), text, event.widget())
        return bool(text)

    def tip(self, point: QPointF) -> str:
        """One sentence about what lies at a point, while nothing is in the fingers."""
        stage = self._scene.stage
        is_laid = stage is not None and stage.is_laid
        return self._scene.words.tip(stage, point) if is_laid and self._drag is None else ""


def _grown(rect: QRectF) -> QRectF:
    """As large as a fingertip at least."""
    wide, high = max(0.0, FINGERTIP - rect.width()) / 2, max(0.0, FINGERTIP - rect.height()) / 2
    return rect.adjusted(-wide, -high, wide, high)

"""The table for those who listen: every place has a name, a role and a rectangle."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject, QPoint, QRect, QRectF
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleEvent,
    QAccessibleInterface,
    QColor,
    QWindow,
)
from PySide6.QtWidgets import QAccessibleWidget
from shiboken6 import VoidPtr, getCppPointer

from shtil_desktop.table.items.undo_buttons import tool_text
from shtil_desktop.table.places import Fixture, Spot
from shtil_desktop.table.scene import TableScene
from shtil_desktop.table.view import TableView
from shtil_desktop.table.words.counted_words import unbound

translate = QCoreApplication.translate

_speeches: dict[int, TableSpeech] = {}
"""The interfaces in use, by their view: Qt keeps no reference of its own."""


class Press(QAccessibleActionInterface):
    """To touch a place by voice or by a switch."""

    def __init__(self, speech: SpotSpeech) -> None:
        super().__init__()
        self._speech = speech

    def actionNames(self) -> list[str]:
        return [self.pressAction()]

    def doAction(self, name: str) -> None:
        if name == self.pressAction():
            self._speech.press()

    def keyBindingsForAction(self, name: str) -> list[str]:
        return []


class SpotSpeech(QAccessibleInterface):
    """One place of the table."""

    def __init__(self, parent: TableSpeech, spot: Spot) -> None:
        super().__init__()
        self._parent = parent
        self.spot = spot
        self._press = Press(self)

    def press(self) -> None:
        if self.isValid():
            press(self._parent.scene, self.spot)

    def interface_cast(self, kind: QAccessible.InterfaceType) -> VoidPtr:  # type: ignore[override]
        """The other interfaces of this place; PySide hands on an address, and 0 for none."""
        can_press = kind == QAccessible.InterfaceType.ActionInterface and not self._is_told_only
        return VoidPtr(getCppPointer(self._press)[0] if can_press else 0)

    def isValid(self) -> bool:
        return self.spot in self._parent.rects()

    def object(self) -> QObject | None:  # type: ignore[override]
        return None

    def window(self) -> QWindow | None:  # type: ignore[override]
        return self._parent.window()

    def parent(self) -> QAccessibleInterface:
        return self._parent

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    def childCount(self) -> int:
        return 0

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    def text(self, kind: QAccessible.Text) -> str:
        return spot_name(self._parent.scene, self.spot) if kind == QAccessible.Text.Name else ""

    @property
    def _is_told_only(self) -> bool:
        stage = self._parent.scene.stage
        return stage is not None and stage.told_only(self.spot)

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Names are the table's own."""

    def rect(self) -> QRect:
        return self._parent.screen_rect(self.spot)

    def role(self) -> QAccessible.Role:
        stage = self._parent.scene.stage
        if self.spot.kind is Fixture.LOG:
            return QAccessible.Role.ListItem
        if stage is not None and stage.is_cell(self.spot):
            return QAccessible.Role.Cell
        return QAccessible.Role.StaticText if self._is_told_only else QAccessible.Role.Button

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        state.focusable = not self._is_told_only
        state.readOnly = not state.focusable
        state.focused = self._parent.focused == self.spot
        return state

    def foregroundColor(self) -> QColor:
        return QColor()

    def backgroundColor(self) -> QColor:
        return QColor()


class TableSpeech(QAccessibleWidget):
    """The view, with the places of its table as children."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view, QAccessible.Role.Table, translate("speech", "The table"))
        self.view = view
        self.scene: TableScene = view.scene()  # type: ignore[assignment]
        self._children: dict[Spot, SpotSpeech] = {}

    def rects(self) -> dict[Spot, QRectF]:
        stage = self.scene.stage
        return {} if stage is None or not stage.is_laid else stage.told_rects()

    def screen_rect(self, spot: Spot) -> QRect:
        stage = self.scene.stage
        rect = stage.told_rects().get(spot) if stage is not None and stage.is_laid else None
        if rect is None:
            return QRect()
        inner = self.view.mapFromScene(rect).boundingRect()
        return QRect(self.view.viewport().mapToGlobal(inner.topLeft()), inner.size())

    def child_of(self, spot: Spot) -> SpotSpeech:
        if spot not in self._children:
            child = self._children[spot] = SpotSpeech(self, spot)
            QAccessible.registerAccessibleInterface(child)
        return self._children[spot]

    def childCount(self) -> int:
        return len(self.rects())

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        spots = list(self.rects())
        return self.child_of(spots[index]) if 0 <= index < len(spots) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        spots = list(self.rects())
        return spots.index(child.spot) if isinstance(child, SpotSpeech) and child.spot in spots else -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        point = self.view.mapToScene(self.view.viewport().mapFromGlobal(QPoint(x, y)))
        rects = self.rects()
        spot = next((spot for spot in reversed(rects) if rects[spot].contains(point)), None)
        return None if spot is None else self.child_of(spot)

    @property
    def focused(self) -> Spot | None:
        """The place that has the keyboard; after the end one of the choices."""
        stage = self.scene.stage
        if stage is not None and stage.end.isVisible():
            return stage.end.focused
        return self.scene.focus.spot

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        spot = self.focused
        return None if spot is None else self.child_of(spot)

    def text(self, kind: QAccessible.Text) -> str:
        if kind == QAccessible.Text.Name and self.scene.stage is not None:
            end = self.scene.stage.end
            if end.isVisible():
                return unbound(" ".join(part for part in (f"{end.title}.", end.text, end.note) if part))
            return unbound(self.scene.stage.prompt.text) or translate("speech", "The table")
        if kind == QAccessible.Text.Description:
            return self.view.accessibleDescription()
        return ""

    def tell_focus(self) -> None:
        """The keyboard has moved on."""
        spot = self.focused
        if spot is None or not QAccessible.isActive():
            return
        event = QAccessibleEvent(self.view, QAccessible.Event.Focus)
        spots = list(self.rects())
        if spot in spots:
            event.setChild(spots.index(spot))
            QAccessible.updateAccessibility(event)


def press(scene: TableScene, spot: Spot) -> None:
    """Touch any place, for those who have neither mouse nor keys at hand."""
    scene.animator.complete()
    if spot.kind is Fixture.CHOICE:
        scene.ended_with.emit(spot.index)
    elif spot.kind is Fixture.LOG:
        scene.log.show(spot.index)
    else:
        scene.tap(spot)


def spot_name(scene: TableScene, spot: Spot) -> str:
    """A place as it is told to those who listen; what is no fixture the game has words for."""
    stage, choices = scene.stage, scene.choices
    if stage is None:
        return ""
    match spot.kind:
        case Fixture.CHOICE:
            text = stage.end.choice_text(spot.index)
        case Fixture.TOOL:
            text = tool_text(stage.tools[spot.index].tool, scene.keys)
        case Fixture.LOG:
            text = stage.log.lines[spot.index].text
        case Fixture.BUTTON:
            text = "" if choices is None else scene.words.button(spot.index, choices)
        case _:
            text = scene.words.spot(stage, choices, spot)
    return unbound(text)


def speech_for(view: TableView) -> QAccessibleInterface:
    """The interface of a view, made when first asked for."""
    key = id(view)
    if key not in _speeches:
        speech = _speeches[key] = TableSpeech(view)
        view.destroyed.connect(lambda: _speeches.pop(key, None))
        speech.scene.focus_moved.connect(speech.tell_focus)
    return _speeches[key]

"""The table for those who listen: every place has a name, a role and a rectangle."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface, QColor, QWindow
from PySide6.QtWidgets import QAccessibleWidget

from shtil_desktop.table.scene import TableScene
from shtil_desktop.table.spots import Button, Kind, Spot
from shtil_desktop.table.view import TableView
from shtil_desktop.table.words import button_text, card_name, place_text, translate

_speeches: dict[int, TableSpeech] = {}
"""The interfaces in use, by their view: Qt keeps no reference of its own."""


def spot_name(scene: TableScene, spot: Spot) -> str:
    """A place in words: what lies there, and what may be done."""
    stage, picks = scene.stage, scene.picks
    if stage is None or picks is None:
        return ""
    match spot.kind:
        case Kind.HAND:
            return _hand_name(scene, spot.index)
        case Kind.CELL:
            return _cell_name(scene, spot.index)
        case Kind.ROW:
            return _row_name(scene, spot.index)
        case Kind.START | Kind.FINISH:
            return _dock_name(scene, spot.kind)
        case Kind.BUTTON:
            return button_text(Button.at(spot), picks)
        case Kind.DISCARDS:
            return translate("speech", "Discard pile, {count}").format(count=stage.discards.count)
        case Kind.NUMBER | Kind.PLEDGE:
            return str(spot.index)
        case Kind.SHARE:
            return translate("speech", "{name} gives one more").format(name=stage.mates[spot.index].name)
        case Kind.LESS:
            return translate("speech", "{name} gives one less").format(name=stage.mates[spot.index].name)
    storm = (
        translate("speech", "yellow storm")
        if spot.kind is Kind.YELLOW
        else translate("speech", "orange storm")
    )
    return translate("speech", "{storm} before {name}").format(storm=storm, name=stage.mates[spot.index].name)


def _hand_name(scene: TableScene, place: int) -> str:
    picks = scene.picks
    if picks is None or place >= len(picks.view.hand):
        return ""
    name = translate("speech", "{card}, card {place} of {count}").format(
        card=card_name(picks.view.hand[place]), place=place + 1, count=len(picks.view.hand)
    )
    if place == picks.picked:
        return translate("speech", "{name}, picked up").format(name=name)
    return translate("speech", "{name}, to be discarded").format(name=name) if place in picks.chosen else name


def _cell_name(scene: TableScene, cell: int) -> str:
    assert scene.stage is not None and scene.picks is not None
    place = place_text(scene.stage.needs.layout, cell)
    island = scene.stage.islands.get(cell)
    what = card_name(island.card) if island is not None else translate("speech", "empty")
    name = f"{place}: {what}"
    price = scene.picks.prices().get(cell)
    if price is None:
        return name
    return translate("speech", "{name}, may go here, price {price}").format(name=name, price=price)


def _row_name(scene: TableScene, row: int) -> str:
    assert scene.stage is not None
    name, marker = translate("speech", "Row {row}").format(row=row + 1), scene.stage.markers[row]
    if marker.has_reef:
        name += ", " + translate("speech", "reef")
    if marker.storms:
        name += ", " + translate("speech", "purple storm")
    return name


def _dock_name(scene: TableScene, kind: Kind) -> str:
    assert scene.picks is not None
    sea = scene.picks.view.sea
    if kind is Kind.START:
        lies = sea.start_lies
        return translate("speech", "Start, lies") if lies else translate("speech", "Start, not yet played")
    return (
        translate("speech", "Finish, lies")
        if sea.finish_lies
        else translate("speech", "Finish, not yet played")
    )


class SpotSpeech(QAccessibleInterface):
    """One place of the table."""

    def __init__(self, parent: TableSpeech, spot: Spot) -> None:
        super().__init__()
        self._parent = parent
        self.spot = spot

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

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Names are the table's own."""

    def rect(self) -> QRect:
        return self._parent.screen_rect(self.spot)

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.Button if self.spot.kind is not Kind.CELL else QAccessible.Role.Cell

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        state.focusable = True
        state.focused = self._parent.scene.focus_spot == self.spot
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

    def rects(self) -> dict[Spot, object]:
        stage = self.scene.stage
        return {} if stage is None or stage.places is None else dict(stage.spot_rects())

    def screen_rect(self, spot: Spot) -> QRect:
        stage = self.scene.stage
        rect = stage.spot_rects().get(spot) if stage is not None and stage.places is not None else None
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
        inner = self.view.viewport().mapFromGlobal(QPoint(x, y))
        spot = self.scene.spot_at(self.view.mapToScene(inner))
        return None if spot is None else self.child_of(spot)

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        spot = self.scene.focus_spot
        return None if spot is None else self.child_of(spot)

    def text(self, kind: QAccessible.Text) -> str:
        if kind == QAccessible.Text.Name and self.scene.stage is not None:
            return self.scene.stage.prompt.text or translate("speech", "The table")
        if kind == QAccessible.Text.Description:
            return self.view.accessibleDescription()
        return ""

    def tell_focus(self) -> None:
        """The keyboard has moved on."""
        spot = self.scene.focus_spot
        if spot is None or not QAccessible.isActive():
            return
        event = QAccessibleEvent(self.view, QAccessible.Event.Focus)
        spots = list(self.rects())
        if spot in spots:
            event.setChild(spots.index(spot))
            QAccessible.updateAccessibility(event)


def speech_for(view: TableView) -> QAccessibleInterface:
    """The interface of a view, made when first asked for."""
    key = id(view)
    if key not in _speeches:
        speech = _speeches[key] = TableSpeech(view)
        view.destroyed.connect(lambda: _speeches.pop(key, None))
        speech.scene.focus_moved.connect(speech.tell_focus)
    return _speeches[key]

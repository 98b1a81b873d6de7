"""The table as it is seen: a view of the voyage, its events in motion, a decision in the making."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, QSizeF, QTimer, Signal
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsScene

from shtil_desktop.games.base import Event, IllegalAction
from shtil_desktop.games.shtil.rules.actions import ShtilAction
from shtil_desktop.games.shtil.rules.cards import ORANGE, YELLOW, Card
from shtil_desktop.games.shtil.rules.options import Options
from shtil_desktop.games.shtil.rules.view import View
from shtil_desktop.games.shtil.table import words
from shtil_desktop.games.shtil.table.choices import Picks, Pledge, Reply
from shtil_desktop.games.shtil.table.decision_display import show_lesson, show_picks, show_prompt
from shtil_desktop.games.shtil.table.geometry import arrange
from shtil_desktop.games.shtil.table.items.card_item import CardItem
from shtil_desktop.games.shtil.table.left_handed import mirrored
from shtil_desktop.games.shtil.table.motion import Choreography
from shtil_desktop.games.shtil.table.rendering.pictures import Pictures
from shtil_desktop.games.shtil.table.stage import Stage
from shtil_desktop.table.input.drag import Drag
from shtil_desktop.table.input.hover import Hovering, send
from shtil_desktop.table.items.height import Height
from shtil_desktop.table.motion import timings
from shtil_desktop.table.motion.animator import Animator
from shtil_desktop.table.pictures.warmer import Warmer
from shtil_desktop.table.places import Kind, Spot
from shtil_desktop.table.theme import DAY, Palette


class ShownTable(QGraphicsScene):
    """One table for one voyage after another: it shows, and says what has been decided."""

    decided = Signal(object)
    """The player has made up an action, or a pledge."""
    performed = Signal()
    """The pictures have caught up with the rules."""
    ended_with = Signal(int)
    """The player's choice at the end, by its place."""
    announced = Signal(str)
    """A line of words for those who listen rather than look."""
    focus_moved = Signal()
    undo_wanted = Signal()
    redo_wanted = Signal()
    cued = Signal(object)
    """Now would be the moment for a sound."""
    laid = Signal()
    """Everything has its place, maybe another than before."""

    def __init__(self, parent: QObject | None = None, pictures: Pictures | None = None) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.pictures = pictures or Pictures()
        self.animator = Animator(self)
        self.animator.finished.connect(self._settled)
        self._warmer = Warmer(self.pictures, self.animator, self)
        self.palette_ = DAY
        self.stage: Stage | None = None
        self.picks: Picks | None = None
        self.focus_spot: Spot | None = None
        self.is_log_wanted = self.has_prompt = True
        self._is_left_handed = False
        self._lesson: Callable[[Picks], Iterable[Spot]] | None = None
        self._taught: Callable[[], tuple[Card, ...]] = tuple
        self._size, self._ratio = QSizeF(1024, 640), 1.0
        self._ground: QPixmap | None = None
        self._drag: Drag | None = None
        self._target: int | None = None
        self._last: int | None = None
        self._after: View | None = None
        self._awaited: str | None = None
        self.hovering = Hovering(self)
        self._reason = QTimer(self)
        self._reason.setSingleShot(True)
        self._reason.timeout.connect(self._show_wish)

    # The voyage

    def begin(self, options: Options, player: int, names: Sequence[str], deal: int | None = None) -> None:
        """Clear the table for a new voyage; `deal` is the number of its deal, if it has one."""
        self.animator.complete()
        self._after = self._drag = self._target = self._last = self.focus_spot = None
        self.picks = None
        self.clear()
        self.stage = Stage(self, self.pictures, options, player)
        self.stage.deal = deal
        self.name_all(names)
        self._lay()

    def name_all(self, names: Sequence[str]) -> None:
        """Call everything by its name in the language of now."""
        if self.stage is not None:
            self.stage.name_all(words.voyage_title(self.stage.options), names)

    def lay_out(self, size: QSizeF, ratio: float) -> None:
        """The window has this size and this many device pixels to one of its own."""
        if (size, ratio) == (self._size, self._ratio) and self._ground is not None:
            return
        self._size, self._ratio = QSizeF(size), ratio
        self._lay()

    def set_palette(self, palette: Palette) -> None:
        self.palette_ = palette
        self._lay()

    def set_numerals(self, scale: float) -> None:
        """Larger or smaller figures on the cards."""
        if scale != self.pictures.numeral_scale:
            self.pictures.numeral_scale = scale
            self._lay()

    def set_left_handed(self, is_left_handed: bool) -> None:
        """Panels and piles on the other side."""
        if is_left_handed != self._is_left_handed:
            self._is_left_handed = is_left_handed
            self._lay()

    def show_log(self, is_wanted: bool) -> None:
        self.is_log_wanted = is_wanted
        self._lay()

    def teach(
        self,
        wanted: Callable[[Picks], Iterable[Spot]] | None,
        chosen: Callable[[], tuple[Card, ...]] = tuple,
    ) -> None:
        """Mark what a lesson wants at each moment, and leave room to tell it; None ends that.

        `chosen` are the cards that pay beforehand: a lesson says what to pay with, and nothing else does.
        """
        self._lesson, self._taught = wanted, chosen
        self._lay()

    @property
    def is_teaching(self) -> bool:
        return self._lesson is not None

    @property
    def taught_spots(self) -> list[Spot]:
        """What a lesson wants to be touched now."""
        return [] if self._lesson is None or self.picks is None else list(self._lesson(self.picks))

    def _lay(self) -> None:
        if self.stage is None:
            return
        if self._after is None:
            self.animator.complete()
        self._let_go()
        under_way = self._under_way()
        needs, is_taught = self.stage.needs, self._lesson is not None
        log_wanted = self.is_log_wanted and not is_taught
        places = arrange(self._size, needs, log_wanted, is_taught, self.has_prompt)
        places = mirrored(places) if self._is_left_handed else places
        self.pictures.fit(self.palette_, places, self._ratio, needs)
        self.setSceneRect(QRectF(QPointF(0, 0), self._size))
        self._ground = self.pictures.ground(places, needs)
        self.stage.lay(places)
        self._go_on_with(under_way)
        self._refresh()
        self._warmer.begin(self.pictures.ahead())
        self.stage.repaint()
        self.laid.emit()

    def _under_way(self) -> dict[CardItem, tuple[QPointF, float]]:
        """Where the cards are, as seen from the board, that fly or are about to."""
        stage = self.stage
        if stage is None or stage.places is None:
            return {}
        moving = [item for item in self.animator.moving if isinstance(item, CardItem)]
        return {item: (stage.to_board(item.pos()), item.rotation()) for item in moving}

    def _go_on_with(self, under_way: dict[CardItem, tuple[QPointF, float]]) -> None:
        """A change of the layout does not end the motion: it goes on from the same place on the board."""
        assert self.stage is not None
        for item, (place, angle) in under_way.items():
            item.relaid()
            item.setPos(self.stage.from_board(place))
            item.setRotation(angle)
        self.animator.show_moment()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        rect = QRectF(rect)
        if self._ground is None:
            painter.fillRect(rect, self.palette_.sea_bottom)
            return
        ratio = self._ground.devicePixelRatio()
        source = QRectF(rect.topLeft() * ratio, rect.size() * ratio)
        painter.drawPixmap(rect, self._ground, source)

    def show_view(self, view: View, awaited: str | None = None, last: int | None = None) -> None:
        """Everything as this view has it, at once."""
        self.animator.complete()
        self._awaited, self._last = awaited, last
        self._take(view)

    def deal(self, view: View, awaited: str | None = None) -> None:
        """The first hand comes to the table; what happened before the first turn is told in the log."""
        assert self.stage is not None
        self.stage.sync(replace(view, hand=()))
        self._perform(view, awaited, None, lambda motion: motion.deal())

    def perform(
        self, events: Iterable[Event], view: View, awaited: str | None = None, last: int | None = None
    ) -> None:
        """Let the events be seen, then show the view; `performed` tells when."""
        self._perform(view, awaited, last, lambda motion: motion.perform(events))

    def _perform(
        self,
        view: View,
        awaited: str | None,
        last: int | None,
        move: Callable[[Choreography], None],
    ) -> None:
        assert self.stage is not None
        self.animator.complete()
        self._let_go()
        self._put_lights_out()
        self._after, self._awaited, self._last = view, awaited, last
        self.picks = None
        motion = Choreography(self.stage, self.animator, view, self.cued.emit)
        move(motion)
        motion.fan()
        if not self.animator.is_running:
            self._settled()

    def _put_lights_out(self) -> None:
        """Nothing is offered while things move."""
        assert self.stage is not None
        self.hovering.forget(self.stage)
        if self.picks is not None:
            idle = Picks(replace(self.picks.view, legal=(), decision=None))
            show_picks(self.stage, idle, None, self._last)
            self.focus_spot = None
            self._show_focus()
        for item in (self.stage.split, self.stage.numbers, self.stage.end, *self.stage.buttons.values()):
            item.setVisible(False)
        self.stage.prompt.show_as(text="", is_reason=False)
        self.stage.beacons.light(())

    def _settled(self) -> None:
        if self._after is not None:
            view, self._after = self._after, None
            self._take(view)
            self.performed.emit()

    def _take(self, view: View) -> None:
        assert self.stage is not None
        view = _sorted(view)
        self.picks = Picks(view, taught=self._taught() if self.is_teaching else None)
        self.stage.sync(view)
        self.stage.end.setVisible(False)
        for cell in self.stage.cells:
            cell.setZValue(Height.CELL.value)
        self.stage.veil.setVisible(view.outcome is not None)
        self.stage.veil.show_as(part=1.0, islands=self.stage.own_islands())
        self._reason.stop()
        self._target = None
        if self.focus_spot is not None and self.focus_spot.kind is not Kind.HAND:
            self.focus_spot = None
        self._refresh()
        if self.picks.open_spots():
            self.announced.emit(words.wish(self.picks, self._awaited))

    def show_tools(self, can_undo: bool, can_redo: bool, are_wanted: bool = True) -> None:
        """The buttons for undo and redo; a table where nothing is played has none."""
        if self.stage is None:
            return
        was_shown = self.stage.tools[0].isVisible()
        for item, is_enabled in zip(self.stage.tools, (can_undo, can_redo), strict=True):
            item.show_as(is_enabled=is_enabled)
            item.setVisible(are_wanted)
            item.setToolTip(words.tool_text(item.tool, self.stage.keys))
        if was_shown != are_wanted and self.picks is not None:
            self._tell(self.stage.prompt.text, self.stage.prompt.is_reason)

    # How it looks

    def _refresh(self, is_smooth: bool = False) -> None:
        """Show the picks as they are now."""
        stage, picks = self.stage, self.picks
        if stage is None or picks is None or stage.places is None:
            return
        show_picks(stage, picks, self._target, self._last)
        self._show_focus()
        self.hovering.complete()
        held = self._drag.item if self._drag is not None and self._drag.has_moved else None
        for i, item in enumerate(stage.hand):
            if item is not held:
                send(stage, picks, i, self.animator if is_smooth else None, timings.BACK_TO_HAND)
        if not self._reason.isActive():
            self._show_wish()
        else:
            self._tell(stage.prompt.text, stage.prompt.is_reason)

    def _show_wish(self) -> None:
        if self.stage is not None and self.picks is not None:
            self._tell(words.wish(self.picks, self._awaited), False)

    def _tell(self, text: str, is_reason: bool) -> None:
        assert self.stage is not None and self.picks is not None
        show_prompt(self.stage, self.picks, text, is_reason)
        if self.is_teaching:
            show_lesson(self.stage, self.picks, self.taught_spots)

    def say(self, text: str, is_reason: bool = True) -> None:
        """A reason or just a word, for a while."""
        if self.stage is not None and self.picks is not None:
            self._reason.start(timings.MESSAGE)
            self._tell(text, is_reason)
            self.announced.emit(text)

    def _show_focus(self) -> None:
        stage = self.stage
        assert stage is not None
        for item in stage.focusable():
            item.show_as(has_focus=False)
        spot = self.focus_spot
        for overlay in (stage.split, stage.numbers):
            overlay.show_as(focused=spot)
        kinds: dict[object, Card] = {Kind.YELLOW: YELLOW, Kind.ORANGE: ORANGE}
        for seat, mate in enumerate(stage.mates):
            is_here = spot is not None and spot.kind in kinds and spot.index == seat
            mate.show_as(focused_storm=kinds[spot.kind] if is_here and spot else None)
        focused = stage.item_at(spot) if spot is not None else None
        if focused is not None:
            focused.show_as(has_focus=True)

    # What the player does

    def tap(self, spot: Spot) -> None:
        """Touch a place, by mouse or key."""
        if self.picks is not None:
            self._answer(self.picks.tap(spot))

    def _answer(self, reply: Reply) -> None:
        if isinstance(reply, ShtilAction | Pledge):
            self.decided.emit(reply)
            return
        if reply is None:
            self._reason.stop()
        self._refresh(is_smooth=True)
        if isinstance(reply, IllegalAction):
            self.say(words.reason(reply))

    def cancel(self) -> bool:
        """Take back what is being made up; False if there is nothing."""
        self._let_go()
        if self.picks is None or not self.picks.cancel():
            return False
        self._reason.stop()
        self._refresh(is_smooth=True)
        return True

    def _let_go(self) -> None:
        self._drag = None
        self._target = None


def _sorted(view: View) -> View:
    """The hand in ascending order: an action names cards, so their order is free."""
    return replace(view, hand=tuple(sorted(view.hand)))

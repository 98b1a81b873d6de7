"""What lies on a table during one match: the furniture of every table, and a game's own items beside it.

A game's stage is a kind of this one. It is made once a match, laid out anew with every size of the window,
and brought in line with every view; its items are moved, never rebuilt. It decides nothing and remembers
nothing that could be read from the view or the choices.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from shtil_desktop.games.base import Action
from shtil_desktop.games.values import value
from shtil_desktop.table.choices import Choices
from shtil_desktop.table.input.drag import covered_most
from shtil_desktop.table.input.keys import Keys
from shtil_desktop.table.items.beacons import Beacon, BeaconItem
from shtil_desktop.table.items.end_panel import EndItem
from shtil_desktop.table.items.height import Height
from shtil_desktop.table.items.log_panel import HeadItem, LogItem
from shtil_desktop.table.items.piece import PieceItem
from shtil_desktop.table.items.prompt import ButtonItem, PromptItem
from shtil_desktop.table.items.rooms import Column, EndRoom
from shtil_desktop.table.items.undo_buttons import Tool, ToolItem, tool_rects
from shtil_desktop.table.pictures.table_pictures import TablePictures
from shtil_desktop.table.places import Button, Fixture, Spot, TableButton
from shtil_desktop.table.theme import Palette

if TYPE_CHECKING:
    from shtil_desktop.play.session import SeenAction, Session
    from shtil_desktop.table.items.hint_panel import HintItem
    from shtil_desktop.table.motion.animator import Animator

ItemT = TypeVar("ItemT", bound=QGraphicsItem)
ChoicesT = TypeVar("ChoicesT", bound=Choices)


@value
class TableSetup:
    """How the table is to be laid out: the window's size and screen, and what the player wants."""

    size: QSizeF
    ratio: float
    """Device pixels to one of ours."""
    palette: Palette
    is_left_handed: bool = False
    has_log: bool = True
    has_lesson: bool = False
    """Whether room is wanted where a lesson is told."""
    has_prompt: bool = True
    """A table that is only looked at needs no line of words and buttons."""


class Markable(Protocol):
    """An item that can show the keyboard's mark: every `FlatItem` and `PieceItem`."""

    def show_as(self, **looks: object) -> None: ...


class Grip(Protocol):
    """Something of the table that was pressed and follows the pointer: a track, a sheet, the whole board."""

    def draw_to(self, at: QPointF) -> bool:
        """The pointer has moved; whether that has changed the choices."""
        ...


class Stage(ABC, Generic[ChoicesT]):
    """The items of one match; a game names its own choices: `class ShtilStage(Stage[ShtilChoices])`.

    Must be written: `lay`, `sync`, `show`, `spot_rects`, `item_at`, `focusable`, and the three places of the
    furniture, `line`, `column` and `end_room`. All the rest has a default that does nothing or the usual.
    """

    def __init__(
        self,
        scene: QGraphicsScene,
        pictures: TablePictures,
        player: int,
        buttons: Iterable[TableButton] = Button,
    ) -> None:
        """`buttons` are all that this game ever shows, in the order of the screen."""
        self.scene, self.pictures, self.player = scene, pictures, player
        self.keys = Keys()
        self.levels: Sequence[str | None] = ()
        """The level of each seat's computer player, None for a person; empty where the match has none."""
        self.ground: QPixmap | None = None
        """All that never moves, behind everything; painted by `lay`."""
        self.has_more_ahead = False
        """Whether `pictures_ahead` has something new to paint, though the layout is the same."""
        self.log_head = self.put(HeadItem(pictures), Height.PANEL)
        self.log = self.put(LogItem(pictures), Height.PANEL)
        self.prompt = self.put(PromptItem(pictures), Height.PANEL)
        self.buttons = {b: self.put(ButtonItem(pictures, b), Height.PANEL) for b in buttons}
        self.tools = [self.put(ToolItem(pictures, tool), Height.PANEL) for tool in Tool]
        self.are_tools_wanted = False
        self.beacons = self.put(BeaconItem(pictures), Height.BEACON)
        self.end = self.put(EndItem(pictures), Height.OVERLAY)
        for item in (self.log, self.log_head):
            item.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def put(self, item: ItemT, height: Height) -> ItemT:
        """Lay an item on the table, above what is lower."""
        item.setZValue(height.value)
        self.scene.addItem(item)
        return item

    def drop(self, item: QGraphicsItem) -> None:
        """Take an item off the table."""
        if item.scene() is not None:
            self.scene.removeItem(item)

    # Layout

    @property
    def is_laid(self) -> bool:
        """Whether everything has a place yet."""
        return self.ground is not None

    @abstractmethod
    def lay(self, setup: TableSetup) -> None:
        """Put everything where a table with this setup has it, at once, and paint `ground`."""

    @property
    @abstractmethod
    def line(self) -> QRectF:
        """Where words, buttons and tools stand side by side, as for a right hand."""

    @property
    def words_row(self) -> QRectF | None:
        """Where the words stand by themselves, above or below `line`; usually they stand in it."""
        return None

    @property
    @abstractmethod
    def column(self) -> Column:
        """Beside the board, where a hint is told."""

    @property
    @abstractmethod
    def end_room(self) -> EndRoom:
        """Where the words of the end lie."""

    @property
    def is_mirrored(self) -> bool:
        """Whether the line of words runs the other way, for a left hand."""
        return False

    def lay_tools(self) -> None:
        """Undo and redo at the near end of the line; to be called by `lay`."""
        rects = tool_rects(self.line, len(self.tools), self.is_mirrored)
        for item, rect in zip(self.tools, rects, strict=True):
            item.place(rect)

    def lay_end(self) -> None:
        """The words of the end where they belong; undo and redo are not shown if these would hide them.

        What can be done at the end has an undo of its own.
        """
        if self.end.isVisible():
            self.end.lay(self.end_room)
        covered = self.end.rect if self.end.isVisible() else QRectF()
        is_hidden = any(covered.intersects(item.rect) for item in self.tools)
        for item in self.tools:
            item.setVisible(self.are_tools_wanted and not is_hidden)

    @property
    def free_line(self) -> QRectF:
        """The line beside the tools, as it lies for a right hand."""
        taken = len(self.tools) * self.tools[0].rect.width() * 1.16 if self.tools[0].isVisible() else 0.0
        return self.line.adjusted(taken, 0, 0, 0)

    def make_room(self, room: float) -> None:
        """A panel takes so much of the column: the log, or whatever else stands there, gives way."""

    def to_board(self, point: QPointF) -> QPointF:
        """A place of the table in sizes of what scales with the window: flights go on after a resize."""
        area = self.scene.sceneRect()
        return QPointF(point.x() / area.width(), point.y() / area.height())

    def from_board(self, place: QPointF) -> QPointF:
        """The other way round."""
        area = self.scene.sceneRect()
        return QPointF(place.x() * area.width(), place.y() * area.height())

    def repaint(self) -> None:
        """Repaint everything: what is cached has the old colours, and would keep them until it changes."""
        self.scene.update()
        for item in self.scene.items():
            item.update()
        for view in self.scene.views():
            view.viewport().update()  # of two updates of a scene in one breath Qt loses the second

    def pictures_ahead(self) -> Iterable[Callable[[], bool]]:
        """What to paint while nothing moves, so that no flight waits; each tells whether it painted."""
        return ()

    # What it shows

    @abstractmethod
    def sync(self, view: Any) -> None:
        """Bring every item in line with what the player may know; nothing moves, all is in place."""

    @abstractmethod
    def show(self, choices: ChoicesT, target: Spot | None, marked: Spot | None) -> None:
        """Light and dim everything for these choices, and nothing else.

        `target` is the place under the pointer or the held piece, as far as `Choices.aims_at` it; `marked` is
        where the last move was, or the one that is looked up in the log.
        """

    def name_all(self, title: str, names: Sequence[str]) -> None:
        """Captions, heads and the names of the seats, in the language of now."""

    def begin_decision(self, choices: ChoicesT) -> None:
        """There are new choices: show their view, put away what belonged to the old, hand on warnings."""
        self.sync(choices.view)

    def rest(self, choices: ChoicesT, marked: Spot | None) -> None:
        """Things are about to move: what these choices had lit is dark again, their sheets are closed."""

    def settle(self, choices: ChoicesT, held: PieceItem | None, animator: Animator | None) -> None:
        """Every piece in hand but the held one goes where it belongs, smoothly if there is an animator."""

    def show_marks(self, choices: ChoicesT, target: Spot | None) -> None:
        """What lies on top of everything else that is shown: warnings, and marks of the end."""

    def mark_moves(self, history: Sequence[SeenAction]) -> None:
        """Mark what the others have done since the player's last decision; an empty history takes it away."""

    def last_place(self, history: Sequence[SeenAction]) -> Spot | None:
        """Where the player's own last move was, if it is to be marked."""
        return None

    def planned_action(self, choices: ChoicesT) -> Action | None:
        """What the player has decided together with her last action, or has no choice about.

        It is played as soon as that one has been seen; never after an undo, which would lead nowhere.
        """
        return None

    # Places by name

    @abstractmethod
    def spot_rects(self) -> dict[Spot, QRectF]:
        """Every place that can be touched now, with `button_rects`; the later ones lie above the earlier."""

    def told_rects(self) -> dict[Spot, QRectF]:
        """Every place that has something to tell a screen reader, touched or only looked at."""
        end = self.end.spots() if self.end.isVisible() else {}
        return {**self.spot_rects(), **end, **self.log_rects()}

    def button_rects(self) -> dict[Spot, QRectF]:
        found = {b.spot: item.rect for b, item in self.buttons.items() if item.isVisible()}
        for i, tool in enumerate(self.tools):
            if tool.isVisible() and tool.is_enabled:
                found[Spot(Fixture.TOOL, i)] = tool.rect
        return found

    def log_rects(self) -> dict[Spot, QRectF]:
        return self.log.spots() if self.log.isVisible() else {}

    @abstractmethod
    def item_at(self, spot: Spot) -> Markable | None:
        """The item of a place: it shows the keyboard's mark, and is what a drag carries."""

    @abstractmethod
    def focusable(self) -> Iterable[Markable]:
        """All items that can show the keyboard's mark."""

    def show_focus(self, spot: Spot | None) -> None:
        """The keyboard's mark is at this place and nowhere else."""
        for item in (*self.focusable(), *self.buttons.values()):
            item.show_as(has_focus=False)
        if spot is None:
            return
        focused = self.buttons.get(spot.index) if spot.kind is Fixture.BUTTON else self.item_at(spot)
        if focused is not None:
            focused.show_as(has_focus=True)

    def told_only(self, spot: Spot) -> bool:
        """Whether a place can only be looked at, or heard."""
        return False

    def is_cell(self, spot: Spot) -> bool:
        """Whether a screen reader should call it a cell of the table rather than a button."""
        return False

    # What the player does

    def landing(self, item: PieceItem, carried: Spot, choices: ChoicesT) -> Spot | None:
        """The place that a piece in the fingers is over; usually the one that it covers most."""
        return covered_most(item.area, self.spot_rects())

    def show_drag(self, carried: Spot, choices: ChoicesT) -> None:
        """A piece is being carried: say, the pile that it may go to lights up."""

    def hover(self, spot: Spot | None, choices: ChoicesT, animator: Animator) -> bool:
        """The pointer is over this place; whether pieces move for it, as a card of the hand may rise."""
        return False

    def forget_hover(self) -> None:
        """Nothing is under the pointer any more; pieces move for another reason."""

    def answers_itself(self, spot: Spot) -> bool:
        """Whether a place shows by itself that the pointer is over it: then it needs no gleam."""
        return False

    def is_round(self, spot: Spot) -> bool:
        """Whether its gleam is a disc."""
        return False

    def grip_at(self, at: QPointF, choices: ChoicesT) -> Grip | None:
        """What of the game's own is pressed here to follow the pointer; it takes the press, and is no tap."""
        return None

    def has_grip(self, at: QPointF) -> bool:
        """Whether the pointer over this point should say that something can be drawn aside."""
        return False

    def wheel(self, at: QPointF, steps: int) -> bool:
        """The wheel was turned, away from the player if `steps` is 1; whether that did anything."""
        return False

    def pinch(self, at: QPointF, factor: float) -> bool:
        """Two fingers on a touchpad went apart, so many times as far; whether that did anything."""
        return False

    def can_be_looked_at(self, spot: Spot) -> bool:
        """Whether a place answers the pointer also while nothing can be played there."""
        return False

    def look_at(self, spot: Spot, choices: ChoicesT) -> str | None:
        """Lay open what lies at a place that is looked into rather than played; its words, None if not so."""
        return None

    def stop_looking(self, at: QPointF | None = None) -> bool:
        """Close what was laid open. With a point, whether that press was on it; else whether it was open."""
        return False

    def command(self, name: str, choices: ChoicesT) -> str | None:
        """A key of the game's own that only looks: do it, return words to be heard; None if it isn't one."""
        return None

    # Hints, lessons, warnings, the end

    def beacon(self, spot: Spot, choices: ChoicesT) -> Beacon | None:
        """The place and angle of a beacon that points at something to be touched."""
        rect = self.spot_rects().get(spot)
        return None if rect is None else (rect, 0.0)

    def light_beacons(self, spots: Iterable[Spot], choices: ChoicesT) -> None:
        found = (self.beacon(spot, choices) for spot in spots)
        self.beacons.light([beacon for beacon in found if beacon is not None])

    def show_hint(self, panel: HintItem, choices: ChoicesT) -> None:
        """Tell the hint of these choices and mark what it is about, or take it away if there is none."""
        if choices.hint is None or choices.told is None:
            self.hide_hint(panel)
            return
        self.make_room(panel.tell(choices.told, self.column))
        self.light_beacons(choices.hint_spots(), choices)

    def hide_hint(self, panel: HintItem) -> None:
        if panel.isVisible():
            panel.setVisible(False)
            self.beacons.light(())
            self.make_room(0.0)

    def warn(self, session: Session, is_wanted: bool, can_undo: bool) -> str:
        """Mark what can't be mended any more, and hand it to the choices; news are returned, to be heard."""
        return ""

    def show_hands(self, position: Any) -> None:
        """Show the hands of all seats face up: in an open exercise, and in the replay of a finished match."""

    def show_refutation(self, refutation: Any) -> None:
        """Mark where a wrong move of an open exercise is refuted, if that is a place; None takes it away."""

    def mark_end(self, session: Session) -> list[str]:
        """The match is over: the light of the end, and what decided it; words to be heard of that."""
        return []

    def show_figures(self, session: Session, known: Any) -> list[str]:
        """What the match came to, beside the board; `known` is what the statistics say, maybe later.

        The same in words, to be heard.
        """
        return []

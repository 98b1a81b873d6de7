"""Qwirkle's table as a player sees it: laid out, brought in line with her view, and touched."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene

from shtil_desktop.games.qwirkle.rules.actions import Lay
from shtil_desktop.games.qwirkle.rules.board import ROW
from shtil_desktop.games.qwirkle.rules.deal import Options
from shtil_desktop.games.qwirkle.rules.tiles import KINDS
from shtil_desktop.games.qwirkle.rules.view import View
from shtil_desktop.games.qwirkle.table.deciding.choices import QwirkleChoices
from shtil_desktop.games.qwirkle.table.deciding.display import Display
from shtil_desktop.games.qwirkle.table.deciding.keys import look_command
from shtil_desktop.games.qwirkle.table.items.tile_item import TileItem
from shtil_desktop.games.qwirkle.table.layout.camera import STEP, Camera
from shtil_desktop.games.qwirkle.table.layout.geometry import Places
from shtil_desktop.games.qwirkle.table.past_turns import last_of_each, new_tiles, past_turns
from shtil_desktop.games.qwirkle.table.pictures import TilePictures
from shtil_desktop.games.qwirkle.table.places import Place, QwirkleButton
from shtil_desktop.games.qwirkle.table.stage import spot_rects
from shtil_desktop.games.qwirkle.table.stage.furniture import Furniture
from shtil_desktop.games.qwirkle.table.stage.tiles import Tiles
from shtil_desktop.games.qwirkle.table.words.record_words import record_lines
from shtil_desktop.table.items.beacons import Beacon
from shtil_desktop.table.items.flat_item import FlatItem
from shtil_desktop.table.items.piece import PieceItem
from shtil_desktop.table.items.rooms import Column, EndRoom
from shtil_desktop.table.motion.animator import Animator
from shtil_desktop.table.places import Button, Spot
from shtil_desktop.table.stage import Grip, Stage, TableSetup

if TYPE_CHECKING:
    from shtil_desktop.games.qwirkle.rules.game import Qwirkle
    from shtil_desktop.play.session import SeenAction, Session

BUTTONS = (
    Button.PLAY_HINT,
    Button.CONFIRM,
    QwirkleButton.PASS,
    Button.CANCEL,
    QwirkleButton.TRADE,
    Button.HINT,
)


class QwirkleStage(Stage[QwirkleChoices]):
    """Tiles are moved from bag to rack to board, and never rebuilt."""

    pictures: TilePictures

    def __init__(
        self, scene: QGraphicsScene, pictures: TilePictures, options: Options, player: int, deal: int | None
    ) -> None:
        super().__init__(scene, pictures, player, BUTTONS)
        self.deal = deal
        self.camera = Camera(options.seats)
        self.furniture = Furniture(self, options.seats)
        self.display = Display(self)
        self.tiles = Tiles(self)
        self.owners: dict[int, int] = {}
        """By cell, whose tile is new to the player."""
        self.panel_room = 0.0
        """What a hint takes of its column."""
        self.is_over = False
        """Then the table of all turns stands where unseen tiles would."""
        self._setup: TableSetup | None = None

    # Layout

    @property
    def places(self) -> Places:
        return self.camera.places

    def lay(self, setup: TableSetup) -> None:
        self._setup = setup
        self.camera.fit(
            setup.size,
            is_log_wanted=setup.has_log,
            is_unseen_wanted=not setup.has_lesson if self.is_over else self.pictures.has_unseen,
            has_lesson=setup.has_lesson,
            has_prompt=setup.has_prompt,
            is_left_handed=setup.is_left_handed,
            is_over=self.is_over,
        )
        self.lay_places(self.places, True)

    def lay_again(self) -> None:
        """Something else is wished of the table."""
        if self._setup is not None:
            self.lay(self._setup)

    def lay_places(self, places: Places, is_last: bool) -> None:
        """Everything at these places. While the board glides, tiles are scaled; in the end they are crisp."""
        setup = self._setup
        if setup is None:
            return
        if is_last:
            self.pictures.fit(setup.palette, places.scale, setup.ratio, self.tiles.board_size)
            self.ground = self.pictures.ground(places)
            self.furniture.lay(places)
            self.lay_tools()
        else:
            self.furniture.lay_board(places)
        self.tiles.lay(is_last)
        self.display.lay(places)

    @property
    def ratio(self) -> float:
        """Device pixels to one of ours."""
        return self.pictures.ratio if self._setup is None else self._setup.ratio

    @property
    def line(self) -> QRectF:
        return self.places.prompt

    @property
    def words_row(self) -> QRectF | None:
        return self.places.words

    @property
    def column(self) -> Column:
        places = self.places
        if places.log is not None and not places.is_log_low:
            return Column(places.log)
        return Column(places.seats, hangs=False)

    @property
    def end_room(self) -> EndRoom:
        places = self.places
        middle = QPointF(places.board.center().x(), places.rack.center().y())
        return EndRoom(middle, places.board.width() * 0.98, places.board.top(), places.rack.bottom() + 4)

    @property
    def is_mirrored(self) -> bool:
        return self.places.is_mirrored

    def make_room(self, room: float) -> None:
        self.panel_room = room
        self.furniture.make_room(self.places, room)

    def pictures_ahead(self) -> Iterable[Callable[[], bool]]:
        """Every kind in the sizes of board and rack."""
        sizes = (self.tiles.board_size, self.places.rack_tile)
        return [partial(self.pictures.warm, tile, size) for size in sizes for tile in range(KINDS)]

    # What it shows

    def name_all(self, title: str, names: Sequence[str]) -> None:
        self.furniture.name_all(title, names, self.deal)

    def begin_decision(self, choices: QwirkleChoices) -> None:
        self.sync(choices.view)
        choices.stand_on(self.tiles.rack)

    def sync(self, view: View) -> None:
        self.tiles.sync(view)
        turns = past_turns(view)
        self.owners = new_tiles(turns, self.player)
        for cell, item in self.tiles.laid.items():
            item.show_as(owner=self.owners.get(cell), glow=0.0)
        self.furniture.sync(view, last_of_each(turns))
        if self.is_over != (view.outcome is not None):
            self.is_over = view.outcome is not None
            self.lay_again()
        if self.camera.see(self.tiles.laid):
            self.camera.glide(self.lay_places, None)
        self.lay_places(self.places, True)

    def show(self, choices: QwirkleChoices, target: Spot | None, marked: Spot | None) -> None:
        if choices.proposed is not None and self.camera.see(self._seen_cells(choices)):
            self.camera.glide(self.lay_places, None)  # before beacons are lit there
        self.display.show(choices, target, marked)

    def _seen_cells(self, choices: QwirkleChoices) -> list[int]:
        """What has to be in sight: all tiles, and where a hint would lay some."""
        proposed = choices.proposed if choices.hint_leads else None
        ghosts = [cell for cell, _ in proposed.placed] if isinstance(proposed, Lay) else []
        return [*self.tiles.laid, *choices.turn.loose, *ghosts]

    def rest(self, choices: QwirkleChoices, marked: Spot | None) -> None:
        self.display.rest()

    def settle(self, choices: QwirkleChoices, held: PieceItem | None, animator: Animator | None) -> None:
        """Tiles of the hand go to their slots or cells; the board glides if it has grown."""
        turn, tiles = choices.turn, self.tiles
        tiles.loose, tiles.picked = dict(turn.loose), turn.picked_slot
        if self._wants_room(turn.loose) and self.camera.see(self._seen_cells(choices)):
            self.camera.glide(self.lay_places, animator)
        tiles.settle(turn.rack.slots, held, animator)

    def _wants_room(self, loose: Iterable[int]) -> bool:
        """Whether a loose tile has no room beside it in sight; else the board keeps still under the hand."""
        around = {cell + step for cell in loose for step in (0, 1, -1, ROW, -ROW)}
        return not all(map(self.places.shows, around))

    def mark_moves(self, history: Sequence[SeenAction]) -> None:
        """New tiles have their owners' marks, until the player has made her own move."""
        for cell, item in self.tiles.laid.items():
            item.show_as(owner=self.owners.get(cell) if history else None)

    # Places by name

    def spot_rects(self) -> dict[Spot, QRectF]:
        return spot_rects.spot_rects(self)

    def told_rects(self) -> dict[Spot, QRectF]:
        return spot_rects.told_rects(self)

    def told_only(self, spot: Spot) -> bool:
        return spot.kind in (Place.SEAT, Place.UNSEEN, Place.MOVE) or (
            spot.kind is Place.CELL and spot.index in self.tiles.laid
        )

    def is_cell(self, spot: Spot) -> bool:
        return spot.kind is Place.CELL

    def item_at(self, spot: Spot) -> FlatItem | PieceItem | None:
        return spot_rects.item_at(self, spot)

    def focusable(self) -> Iterable[FlatItem | PieceItem]:
        return spot_rects.focusable(self)

    def show_focus(self, spot: Spot | None) -> None:
        super().show_focus(spot)
        is_cell = spot is not None and spot.kind is Place.CELL and spot.index not in self.tiles.loose
        self.furniture.board.show_as(focused=spot.index if is_cell and spot is not None else None)

    # What the player does

    def landing(self, item: PieceItem, carried: Spot, choices: QwirkleChoices) -> Spot | None:
        return spot_rects.landing(self, item)

    def show_drag(self, carried: Spot, choices: QwirkleChoices) -> None:
        item = self.item_at(carried)
        if isinstance(item, TileItem):
            item.show_as(is_lifted=True)

    def hover(self, spot: Spot | None, choices: QwirkleChoices, animator: Animator) -> bool:
        slot = spot.index if spot is not None and spot.kind is Place.SLOT else None
        if slot == self.tiles.raised:
            return False
        self.tiles.raise_slot(slot, animator)
        return True

    def forget_hover(self) -> None:
        self.tiles.raised = None

    def answers_itself(self, spot: Spot) -> bool:
        return spot.kind in (Place.SLOT, Place.CELL)

    def grip_at(self, at: QPointF, choices: QwirkleChoices) -> Grip | None:
        """The empty board, drawn aside."""
        return self.display.grip(at) if self.has_grip(at) else None

    def has_grip(self, at: QPointF) -> bool:
        if not self.places.board.contains(at):
            return False
        return not any(rect.contains(at) for rect in self.spot_rects().values())

    def wheel(self, at: QPointF, steps: int) -> bool:
        """Nearer, or farther away."""
        return self.pinch(at, STEP**steps)

    def pinch(self, at: QPointF, factor: float) -> bool:
        if not self.places.board.contains(at) or factor <= 0:
            return False
        self.camera.zoom(factor, at)
        self.lay_places(self.places, True)
        return True

    def can_be_looked_at(self, spot: Spot) -> bool:
        return spot.kind is Place.TOOL

    def look_at(self, spot: Spot, choices: QwirkleChoices) -> str | None:
        """A small button does what its key does."""
        return self.command(spot.index, choices) if spot.kind is Place.TOOL else None

    def is_round(self, spot: Spot) -> bool:
        return spot.kind is Place.TOOL

    def command(self, name: str, choices: QwirkleChoices) -> str | None:
        return look_command(self, choices, name)

    # The end

    def show_hands(self, position: Qwirkle) -> None:
        self.furniture.show_hands(position.hands)

    def show_figures(self, session: Session, known: Any) -> list[str]:
        if session.game.result is not None:
            self.show_hands(session.game)
        return self.furniture.show_turns(session.view(), record_lines(session.match, known))

    def beacon(self, spot: Spot, choices: QwirkleChoices) -> Beacon | None:
        """Around a cell too, though it can't be touched before a tile is in the fingers."""
        if spot.kind is Place.CELL:
            return self.places.cell(spot.index), 0.0
        return super().beacon(spot, choices)

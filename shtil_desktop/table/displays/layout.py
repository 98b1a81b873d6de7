"""How the table is laid out: for the window's size and screen, and for the player's wishes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF

from shtil_desktop.games.values import replace
from shtil_desktop.table.items.piece import PieceItem
from shtil_desktop.table.pictures.pictures_ahead import PicturesAhead
from shtil_desktop.table.stage import TableSetup
from shtil_desktop.table.theme import DAY, Palette

if TYPE_CHECKING:
    from shtil_desktop.table.scene import TableScene


class TableLayout:
    """Every change lays the whole table anew, and what flies goes on from where it is."""

    def __init__(self, scene: TableScene, parent: QObject) -> None:
        self._scene = scene
        self.setup = TableSetup(QSizeF(1024, 640), 1.0, DAY)
        self.numerals = 1.0 if scene.pictures is None else scene.pictures.numeral_scale
        """How large figures on cards are wanted."""
        self.pictures_ahead = PicturesAhead(scene.animator, parent)

    def fit(self, size: QSizeF, ratio: float) -> None:
        """The window has this size and this many device pixels to one of its own."""
        stage = self._scene.stage
        is_laid = stage is not None and stage.is_laid
        if (size, ratio) != (self.setup.size, self.setup.ratio) or not is_laid:
            self._change(size=QSizeF(size), ratio=ratio)

    def set_palette(self, palette: Palette) -> None:
        self._change(palette=palette)

    def set_left_handed(self, is_left_handed: bool) -> None:
        """Panels and piles on the other side."""
        if is_left_handed != self.setup.is_left_handed:
            self._change(is_left_handed=is_left_handed)

    def set_numerals(self, scale: float) -> None:
        """Larger or smaller figures on the cards."""
        self.numerals = scale
        pictures = self._scene.pictures
        if pictures is not None and scale != pictures.numeral_scale:
            pictures.numeral_scale = scale
            self.lay()

    def show_log(self, is_wanted: bool) -> None:
        self._change(has_log=is_wanted)

    def show_prompt(self, is_wanted: bool) -> None:
        """A table that is only looked at needs no line of words."""
        self._change(has_prompt=is_wanted)

    def make_room_for_lesson(self, is_wanted: bool) -> None:
        self._change(has_lesson=is_wanted)

    def _change(self, **changes: Any) -> None:
        self.setup = replace(self.setup, **changes)
        self.lay()

    def lay(self) -> None:
        """Put everything where this setup has it."""
        scene, stage = self._scene, self._scene.stage
        if stage is None:
            return
        if not scene.is_performing:
            scene.animator.complete()
        scene.mouse.let_go()
        under_way = self._under_way()
        scene.setSceneRect(QRectF(QPointF(0, 0), self.setup.size))
        stage.lay(replace(self.setup, has_log=self.setup.has_log and not self.setup.has_lesson))
        stage.lay_end()
        for item, (place, angle) in under_way.items():
            item.relaid()
            item.setPos(stage.from_board(place))
            item.setRotation(angle)
        scene.animator.show_moment()
        scene.refresh()
        self.pictures_ahead.begin(scene.pictures, stage.pictures_ahead())
        stage.repaint()
        scene.laid.emit()

    def paint_ahead(self) -> None:
        """The stage knows of pictures that will be wanted soon."""
        scene = self._scene
        if scene.stage.has_more_ahead:
            scene.stage.has_more_ahead = False
            self.pictures_ahead.begin(scene.pictures, scene.stage.pictures_ahead())

    def _under_way(self) -> dict[PieceItem, tuple[QPointF, float]]:
        """Where the pieces are, as seen from the board, that fly or are about to."""
        stage = self._scene.stage
        if not stage.is_laid:
            return {}
        moving = [item for item in self._scene.animator.moving if isinstance(item, PieceItem)]
        return {item: (stage.to_board(item.pos()), item.rotation()) for item in moving}

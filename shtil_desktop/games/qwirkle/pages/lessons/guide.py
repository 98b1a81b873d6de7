"""The first game on the real table: one lesson after another, left and taken up at any step."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QRectF

from shtil_desktop.games.base import Action
from shtil_desktop.games.qwirkle.new_match import NewQwirkle
from shtil_desktop.games.qwirkle.pages.lessons.lessons import (
    GameLesson,
    Objection,
    first_game,
    placed_by,
    tiles_of,
)
from shtil_desktop.games.qwirkle.rules.actions import Lay, Trade
from shtil_desktop.games.qwirkle.table.deciding.choices import QwirkleChoices
from shtil_desktop.games.qwirkle.table.deciding.turn import Turn
from shtil_desktop.games.qwirkle.table.places import BAG, Place, cell_spot, slot_spot
from shtil_desktop.games.qwirkle.table.stage.qwirkle_stage import QwirkleStage
from shtil_desktop.games.qwirkle.table.words.tile_words import tile_name
from shtil_desktop.table.places import Button, Spot
from shtil_desktop.windows.pages.lessons.guide import CourseGuide
from shtil_desktop.windows.pages.new_match.match_wish import MatchWish

if TYPE_CHECKING:
    from shtil_desktop.windows.pages.game_parts import TableWindow

UNSEEN = Spot(Place.TOOL, "unseen")


class FirstGameGuide(CourseGuide[GameLesson]):
    """Leads through the first game."""

    def __init__(self, window: TableWindow, path: Path | None) -> None:
        super().__init__(window, path, first_game())

    def title(self) -> str:
        return self.tr("First game")

    def room(self, stage: QwirkleStage) -> tuple[QRectF, float]:
        """Below the boxes of the two players."""
        places = stage.places
        column, top = places.seats, places.boxes[-1].bottom() + 8
        return QRectF(column.left() + 1, top, column.width() - 2, column.bottom() - top - 2), places.scale

    def choices(self) -> list[tuple[str, Callable[[], object]]]:
        return [
            (self.tr("Play a real game"), self._want_game),
            (self.tr("Start page"), self.left.emit),
            (self.tr("Again"), self.restart),
        ]

    def _want_game(self) -> None:
        self.match_wanted.emit(MatchWish("qwirkle", NewQwirkle()))

    # What is to be touched

    @property
    def _has_looked(self) -> bool:
        """Whether unseen tiles are told, or the window has no room for them."""
        stage = self._window.scene.stage
        return isinstance(stage, QwirkleStage) and stage.pictures.has_unseen

    def wanted_spots(self, choices: QwirkleChoices) -> Iterable[Spot]:
        if self.lesson.looks and not self._has_looked:
            return [UNSEEN]
        return wanted_spots(choices.turn, self.lesson)

    # What is not to be done yet

    def friendly_objection(self, action: Action) -> str | None:
        found = self.lesson.objection(action, self._has_looked)
        return None if found is None else self._kindly(found)

    def _kindly(self, why: Objection) -> str:
        tiles = QLocale().createSeparatedList([tile_name(tile) for tile in tiles_of(self.lesson.suggested)])
        texts = {
            Objection.OTHER_TILES: self.tr("You could lay that too. But this lesson is about: {tiles}."),
            Objection.OTHER_CELLS: self.tr("That would fit too. But use the marked cells now."),
            Objection.TRADED: self.tr("You may always trade. But right now this fits: {tiles}."),
            Objection.OTHER_TRADE: self.tr("You may trade any tiles. But these help you least: {tiles}."),
            Objection.TEMPTING: self.tr("That leaves a line of five: too good a gift. Use the marked cells."),
            Objection.NOT_LOOKED: self.tr("First open the table of unseen tiles: press U or its button."),
            Objection.OTHER: self.tr("That is allowed too. But follow the marks for now."),
        }
        return texts[why].format(tiles=tiles)


def wanted_spots(turn: Turn, lesson: GameLesson) -> list[Spot]:
    """What is to be touched next for the lesson's move."""
    wanted = lesson.nearest(turn.placed)
    return _trading_spots(turn, wanted) if isinstance(wanted, Trade) else _laying_spots(turn, wanted)


def _laying_spots(turn: Turn, wanted: Lay) -> list[Spot]:
    """The next tile and its cell; what is begun wrongly is put back first."""
    if turn.is_trading:
        return [Button.CANCEL.spot]
    loose = set(turn.placed)
    missing = [(cell, tile) for cell, tile in placed_by(wanted) if (cell, tile) not in loose]
    if loose - set(placed_by(wanted)):
        return [Button.CANCEL.spot]
    if turn.picked is not None:
        cells = [cell_spot(cell) for cell, tile in missing if tile == turn.picked]
        return cells or [Button.CANCEL.spot]
    if not missing:
        return [Button.CONFIRM.spot]
    cell, tile = missing[0]
    slots = [slot for slot, one in enumerate(turn.rack.slots) if one == tile and turn.is_on_rack(slot)]
    return [slot_spot(slots[0]), cell_spot(cell)] if slots else []  # none after an undo beyond the lesson


def _trading_spots(turn: Turn, wanted: Trade) -> list[Spot]:
    """The bag; then the tiles that are chosen wrongly or not yet; then the button."""
    if turn.given is None:
        return [BAG]
    missing, wrong = Counter(wanted.tiles), []
    for slot in turn.given:
        if missing[turn.tile_of(slot)]:
            missing[turn.tile_of(slot)] -= 1
        else:
            wrong.append(slot)
    if wrong:
        return list(map(slot_spot, wrong))
    spots = []
    for slot, tile in enumerate(turn.rack.slots):
        if tile is not None and slot not in turn.given and missing[tile]:
            missing[tile] -= 1
            spots.append(slot_spot(slot))
    return spots or [Button.CONFIRM.spot]

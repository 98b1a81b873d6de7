"""Every sentence of Qwirkle's table, as the house asks for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, QPointF

from shtil_desktop.games.base import IllegalAction
from shtil_desktop.games.qwirkle.rules.deal import Options
from shtil_desktop.games.qwirkle.table.deciding.choices import QwirkleChoices
from shtil_desktop.games.qwirkle.table.deciding.keys import unseen_words
from shtil_desktop.games.qwirkle.table.hints.words import hint_text
from shtil_desktop.games.qwirkle.table.places import BAG, Place, QwirkleButton
from shtil_desktop.games.qwirkle.table.stage.qwirkle_stage import QwirkleStage
from shtil_desktop.games.qwirkle.table.words import prompts
from shtil_desktop.games.qwirkle.table.words.command_words import command_words
from shtil_desktop.games.qwirkle.table.words.log_words import Teller
from shtil_desktop.games.qwirkle.table.words.same_deal_words import same_deal_text
from shtil_desktop.games.qwirkle.table.words.tile_words import cell_name, tile_name, tiles_text
from shtil_desktop.games.values import replace
from shtil_desktop.table.game_table import EndText, SameDealText
from shtil_desktop.table.items.hint_panel import HintText
from shtil_desktop.table.places import Button, Spot, TableButton
from shtil_desktop.table.words.mate_names import mate_name

if TYPE_CHECKING:
    from shtil_desktop.games.same_deal import SameDeal
    from shtil_desktop.play.match import Match
    from shtil_desktop.play.session import Session

translate = QCoreApplication.translate
KEYS: dict[TableButton, str] = {
    Button.PLAY_HINT: "play",
    Button.CANCEL: "back",
    Button.HINT: "hint",
    QwirkleButton.TRADE: "trade",
    QwirkleButton.PASS: "play",
}


class QwirkleWords:
    """A `Words` of the table; it holds nothing."""

    def title(self, options: Options) -> str:
        return translate("qwirkle", "Qwirkle")

    def names(self, match: Match) -> list[str]:
        """The player is told as such, the others by their names."""
        return [
            translate("qwirkle", "You") if seat == match.player and not one.name else mate_name(one.name)
            for seat, one in enumerate(match.seating)
        ]

    def wish(self, choices: Any, awaited: str | None) -> str:
        assert isinstance(choices, QwirkleChoices)
        if choices.is_asking:
            return translate("qwirkle", "Looking for a hint")
        if choices.hint is not None and choices.hint_leads and choices.told is not None:
            return choices.told.move
        if awaited is not None and not choices.turn.is_open:
            return translate("qwirkle", "{name} is thinking").format(name=awaited)
        return prompts.prompt(choices.turn)

    def warning(self, choices: Any) -> str:
        return ""

    def reason(self, why: IllegalAction, choices: Any = None) -> str:
        return prompts.refusal_text(why)

    def button(self, button: TableButton, choices: Any) -> str:
        assert isinstance(choices, QwirkleChoices)
        match button:
            case Button.CONFIRM:
                return prompts.confirm_text(choices.turn)
            case Button.CANCEL if choices.hint is not None or choices.is_asking:
                return translate("qwirkle", "Dismiss")
            case Button.CANCEL:
                return prompts.cancel_text(choices.turn)
            case Button.PLAY_HINT:
                return translate("qwirkle", "Play it")
            case QwirkleButton.TRADE:
                return translate("qwirkle", "Trade tiles")
            case QwirkleButton.PASS:
                return translate("qwirkle", "Pass")
            case Button.UNDO:
                return translate("qwirkle", "Undo")
        return translate("qwirkle", "Hint")

    def key(self, button: TableButton) -> str | None:
        return KEYS.get(button)

    def spot(self, stage: Any, choices: Any, spot: Spot) -> str:
        """A place for those who listen."""
        assert isinstance(stage, QwirkleStage)
        if spot.kind is Place.UNSEEN:
            return unseen_words(stage)
        if spot.kind is Place.TOOL:
            return command_words(spot.index)
        if choices is None:
            return _still_name(stage, spot)
        turn = choices.turn
        if spot.kind is Place.SLOT:
            return prompts.slot_name(turn, spot.index)
        if spot.kind is Place.CELL:
            return prompts.cell_words(turn, spot.index)
        if spot.kind is Place.SEAT:
            return stage.furniture.heard_seat(turn.view, spot.index)
        return prompts.bag_words(turn.view.bag_size) if spot == BAG else ""

    def tip(self, stage: Any, point: QPointF) -> str:
        """What lies under a pointer that rests: a seat, a tile, the bag, a tool."""
        assert isinstance(stage, QwirkleStage)
        seat = next((item for item in stage.furniture.seats if item.rect.contains(point)), None)
        if seat is not None and seat.announced:
            level = stage.levels[seat.seat] if stage.levels else None
            return prompts.seat_tip(seat.name, level, seat.announced)
        if stage.places.bag.contains(point):
            return prompts.bag_words(stage.furniture.bag.count)
        for name, tool in stage.furniture.tools.items():
            if tool.isVisible() and tool.rect.contains(point):
                return f"{command_words(name)} ({stage.keys.shown(name)})"
        for cell, item in stage.tiles.laid.items():
            if stage.places.cell(cell).contains(point) and item.tile is not None:
                return tile_name(item.tile)
        for slot, rect in enumerate(stage.places.slots):
            one = stage.tiles.hand[slot]
            if rect.contains(point) and one is not None and one.tile is not None:
                return tile_name(one.tile)
        return ""

    def hint(self, hint: Any, choices: Any, names: Sequence[str], is_last: bool) -> HintText:
        told = hint_text(hint, choices.view, is_last)
        misfits = choices.misfits(hint) if hint is not None else ()
        if not misfits:
            return told
        tiles = [tile_name(choices.turn.tile_of(choices.turn.loose[cell])) for cell in misfits]
        text = translate("qwirkle", "Return first: {tiles}. {move}")
        return replace(told, move=text.format(tiles=", ".join(tiles), move=told.move))

    def teller(self, match: Match) -> Teller:
        return Teller(self.names(match), match.player, match.is_hers)

    def ending(self, session: Session) -> EndText:
        outcome = session.view().outcome
        assert outcome is not None
        teller = self.teller(session.match)
        is_won = session.match.player in outcome.winners
        return EndText(teller.ending_title(outcome), teller.ending_text(outcome), is_won)

    def same_deal(self, match: Match, found: SameDeal | None) -> SameDealText:
        return same_deal_text(match, found)


def _still_name(stage: QwirkleStage, spot: Spot) -> str:
    """While things move nothing is offered, but what lies there has a name."""
    if spot.kind is Place.CELL and spot.index in stage.tiles.laid:
        tile = stage.tiles.laid[spot.index].tile
        return f"{cell_name(spot.index)}: {tile_name(tile)}" if tile is not None else ""
    if spot.kind is Place.SEAT:
        item = stage.furniture.seats[spot.index]
        return f"{item.name}: {item.points}, {tiles_text(item.tiles)}"
    return ""

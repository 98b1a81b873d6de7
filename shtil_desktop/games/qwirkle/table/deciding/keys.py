"""Qwirkle's own keys that only look or put in order: rack, board, unseen tiles, marks of colour."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from shtil_desktop.games.qwirkle.table.deciding.choices import QwirkleChoices
from shtil_desktop.games.qwirkle.table.layout.camera import STEP
from shtil_desktop.games.qwirkle.table.words.tile_words import tile_name

if TYPE_CHECKING:
    from shtil_desktop.games.qwirkle.table.stage.qwirkle_stage import QwirkleStage

translate = QCoreApplication.translate


def look_command(stage: QwirkleStage, choices: QwirkleChoices, name: str) -> str | None:
    """Do what a key asks for, and say it to those who listen; None for a key of another kind."""
    match name:
        case "sort-colours" | "sort-shapes":
            choices.turn.sort(by_shape=name == "sort-shapes")
            _show_again(stage, choices)
            return ", ".join(map(tile_name, choices.turn.rack.tiles))
        case "unseen":
            stage.pictures.has_unseen = not stage.pictures.has_unseen
            stage.lay_again()
            _show_again(stage, choices)
            return unseen_words(stage)
        case "marks":
            stage.pictures.has_marks = not stage.pictures.has_marks
            stage.lay_again()
            stage.repaint()
            if stage.pictures.has_marks:
                return translate("qwirkle", "Colour letters on")
            return translate("qwirkle", "Colour letters off")
        case "nearer" | "farther":
            stage.camera.zoom(STEP if name == "nearer" else 1 / STEP)
        case "whole-table":
            stage.camera.forget_wish()
        case _:
            return None
    stage.lay_places(stage.places, True)
    return ""


def _show_again(stage: QwirkleStage, choices: QwirkleChoices) -> None:
    """The rack or the room for everything has changed."""
    from shtil_desktop.table.scene import TableScene

    if isinstance(stage.scene, TableScene):
        stage.scene.refresh()
    else:
        stage.show(choices, None, None)
        stage.settle(choices, None, None)


def unseen_words(stage: QwirkleStage) -> str:
    """The table of unseen tiles, as it is heard."""
    if not stage.pictures.has_unseen:
        return translate("qwirkle", "Unseen tiles hidden")
    counts = stage.furniture.unseen.counts
    told = [f"{tile_name(tile)} {count}" for tile, count in enumerate(counts) if count]
    return translate("qwirkle", "Unseen tiles: {tiles}").format(tiles=", ".join(told))

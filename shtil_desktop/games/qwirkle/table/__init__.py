"""Qwirkle on the screen: the kit that the house's table plays it with."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from PySide6.QtWidgets import QGraphicsScene

    from shtil_desktop.games.qwirkle.rules.deal import Options
    from shtil_desktop.games.qwirkle.rules.view import View
    from shtil_desktop.games.qwirkle.table.deciding.choices import QwirkleChoices
    from shtil_desktop.games.qwirkle.table.layout.empty_table import EmptyQwirkleTable
    from shtil_desktop.games.qwirkle.table.motion import QwirkleMotion
    from shtil_desktop.games.qwirkle.table.pictures import TilePictures
    from shtil_desktop.games.qwirkle.table.stage.qwirkle_stage import QwirkleStage
    from shtil_desktop.games.qwirkle.table.words.qwirkle_words import QwirkleWords
    from shtil_desktop.table.motion.animator import Animator
    from shtil_desktop.table.sounds import Cue
    from shtil_desktop.table.theme import Palette


class QwirkleTable:
    """A `GameTable`; what takes time is imported when it is asked for."""

    @cached_property
    def pictures(self) -> type[TilePictures]:
        from shtil_desktop.games.qwirkle.table.pictures import TilePictures

        return TilePictures

    @cached_property
    def words(self) -> QwirkleWords:
        from shtil_desktop.games.qwirkle.table.words.qwirkle_words import QwirkleWords

        return QwirkleWords()

    def command_words(self, name: str) -> str:
        from shtil_desktop.games.qwirkle.table.words.command_words import command_words

        return command_words(name)

    def stage(
        self, scene: QGraphicsScene, pictures: TilePictures, options: Options, player: int, deal: int | None
    ) -> QwirkleStage:
        from shtil_desktop.games.qwirkle.table.stage.qwirkle_stage import QwirkleStage

        return QwirkleStage(scene, pictures, options, player, deal)

    def choices(self, view: View, taught: tuple[Any, ...] | None = None) -> QwirkleChoices:
        from shtil_desktop.games.qwirkle.table.deciding.choices import QwirkleChoices

        return QwirkleChoices(view)

    def motion(
        self, stage: QwirkleStage, animator: Animator, view: View, cue: Callable[[Cue], object]
    ) -> QwirkleMotion:
        from shtil_desktop.games.qwirkle.table.motion import QwirkleMotion

        return QwirkleMotion(stage, animator, view, cue)

    def empty_table(
        self, pictures: TilePictures, options: Options, palette: Palette, is_left_handed: bool
    ) -> EmptyQwirkleTable:
        from shtil_desktop.games.qwirkle.table.layout.empty_table import EmptyQwirkleTable

        return EmptyQwirkleTable(pictures, options, palette, is_left_handed)


TABLE = QwirkleTable()

"""Shkap's table: the island as a paper chart, the market, the route and the pirates around it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from PySide6.QtWidgets import QGraphicsScene

    from shtil_desktop.games.shkap.rules.options import Options
    from shtil_desktop.games.shkap.rules.view import View
    from shtil_desktop.games.shkap.table.deciding.choices import ShkapChoices
    from shtil_desktop.games.shkap.table.layout.empty_table import EmptyShkapTable
    from shtil_desktop.games.shkap.table.motion.shkap_motion import ShkapMotion
    from shtil_desktop.games.shkap.table.pictures import ShkapPictures
    from shtil_desktop.games.shkap.table.stage.shkap_stage import ShkapStage
    from shtil_desktop.games.shkap.table.words.shkap_words import ShkapWords
    from shtil_desktop.table.motion.animator import Animator
    from shtil_desktop.table.sounds import Cue
    from shtil_desktop.table.theme import Palette


class ShkapTable:
    """A `GameTable`; what takes time is imported when it is asked for."""

    @cached_property
    def pictures(self) -> type[ShkapPictures]:
        from shtil_desktop.games.shkap.table.pictures import ShkapPictures

        return ShkapPictures

    @cached_property
    def words(self) -> ShkapWords:
        from shtil_desktop.games.shkap.table.words.shkap_words import ShkapWords

        return ShkapWords()

    def command_words(self, name: str) -> str:
        from shtil_desktop.games.shkap.table.words.command_words import command_words

        return command_words(name)

    def stage(
        self, scene: QGraphicsScene, pictures: ShkapPictures, options: Options, player: int, deal: int | None
    ) -> ShkapStage:
        from shtil_desktop.games.shkap.table.stage.shkap_stage import ShkapStage

        return ShkapStage(scene, pictures, options, player, deal)

    def choices(self, view: View, taught: tuple[Any, ...] | None = None) -> ShkapChoices:
        from shtil_desktop.games.shkap.table.deciding.choices import ShkapChoices

        return ShkapChoices(view)

    def motion(
        self, stage: ShkapStage, animator: Animator, view: View, cue: Callable[[Cue], object]
    ) -> ShkapMotion:
        from shtil_desktop.games.shkap.table.motion.shkap_motion import ShkapMotion

        return ShkapMotion(stage, animator, view, cue)

    def empty_table(
        self, pictures: ShkapPictures, options: Options, palette: Palette, is_left_handed: bool
    ) -> EmptyShkapTable:
        from shtil_desktop.games.shkap.table.layout.empty_table import EmptyShkapTable

        return EmptyShkapTable(pictures, options, palette, is_left_handed)


TABLE = ShkapTable()

"""Shtil's table: the kit for the house. Cheap to import: the rest comes when it is called."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from PySide6.QtWidgets import QGraphicsScene

    from shtil_desktop.games.shtil.rules.cards import Card
    from shtil_desktop.games.shtil.rules.options import Options
    from shtil_desktop.games.shtil.rules.view import View
    from shtil_desktop.games.shtil.table.deciding.choices import ShtilChoices
    from shtil_desktop.games.shtil.table.layout.empty_table import ShtilEmptyTable
    from shtil_desktop.games.shtil.table.motion.voyage_motion import VoyageMotion
    from shtil_desktop.games.shtil.table.rendering.pictures import Pictures
    from shtil_desktop.games.shtil.table.stage.shtil_stage import ShtilStage
    from shtil_desktop.games.shtil.table.words.shtil_words import ShtilWords
    from shtil_desktop.table.motion.animator import Animator
    from shtil_desktop.table.sounds import Cue
    from shtil_desktop.table.theme import Palette


class ShtilTable:
    """A `GameTable`."""

    @property
    def pictures(self) -> type[Pictures]:
        from shtil_desktop.games.shtil.table.rendering.pictures import Pictures

        return Pictures

    @property
    def words(self) -> ShtilWords:
        from shtil_desktop.games.shtil.table.words.shtil_words import WORDS

        return WORDS

    def command_words(self, name: str) -> str:
        from shtil_desktop.games.shtil.table.words.command_words import command_words

        return command_words(name)

    def stage(
        self, scene: QGraphicsScene, pictures: Pictures, options: Options, player: int, deal: int | None
    ) -> ShtilStage:
        from shtil_desktop.games.shtil.table.stage.shtil_stage import ShtilStage

        return ShtilStage(scene, pictures, options, player, deal)

    def choices(self, view: View, taught: tuple[Card, ...] | None = None) -> ShtilChoices:
        """The hand lies in ascending order: an action names cards, so their order is free."""
        from shtil_desktop.games.shtil.table.deciding.choices import ShtilChoices
        from shtil_desktop.games.values import replace

        return ShtilChoices(replace(view, hand=tuple(sorted(view.hand))), taught=taught)

    def motion(
        self, stage: ShtilStage, animator: Animator, view: View, cue: Callable[[Cue], object]
    ) -> VoyageMotion:
        from shtil_desktop.games.shtil.table.motion.voyage_motion import VoyageMotion

        return VoyageMotion(stage, animator, view, cue)

    def empty_table(
        self, pictures: Pictures, options: Options, palette: Palette, is_left_handed: bool
    ) -> ShtilEmptyTable:
        from shtil_desktop.games.shtil.table.layout.empty_table import ShtilEmptyTable

        return ShtilEmptyTable(pictures, options, palette, is_left_handed)


TABLE: Final = ShtilTable()

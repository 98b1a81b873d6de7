"""Pebbles on the screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from PySide6.QtWidgets import QGraphicsScene

    from shtil_desktop.table.empty_table import EmptyTable
    from shtil_desktop.table.motion.animator import Animator
    from shtil_desktop.table.pictures.table_pictures import TablePictures
    from shtil_desktop.table.sounds import Cue
    from shtil_desktop.table.theme import Palette
    from tests.toy.pebbles.table.choices import PebblesChoices
    from tests.toy.pebbles.table.motion import PebblesMotion
    from tests.toy.pebbles.table.stage import PebblesStage
    from tests.toy.pebbles.table.words import PebblesWords


class PebblesTable:
    """What the house's table is given; each part is imported when it is first wanted."""

    commands: Sequence[str] = ()

    @property
    def pictures(self) -> type[TablePictures]:
        from shtil_desktop.table.pictures.table_pictures import TablePictures

        return TablePictures

    @property
    def words(self) -> PebblesWords:
        from tests.toy.pebbles.table.words import PebblesWords

        return PebblesWords()

    def command_words(self, name: str) -> str:
        raise KeyError(name)  # it has no keys of its own

    def stage(
        self, scene: QGraphicsScene, pictures: Any, options: Any, player: int, deal: int | None
    ) -> PebblesStage:
        from tests.toy.pebbles.table.stage import PebblesStage

        return PebblesStage(scene, pictures, options, player)

    def choices(self, view: Any, taught: tuple[Any, ...] | None = None) -> PebblesChoices:
        from tests.toy.pebbles.table.choices import PebblesChoices

        return PebblesChoices(view)

    def motion(
        self, stage: Any, animator: Animator, view: Any, cue: Callable[[Cue], object]
    ) -> PebblesMotion:
        from tests.toy.pebbles.table.motion import PebblesMotion

        return PebblesMotion(stage, animator, cue)

    def empty_table(self, pictures: Any, options: Any, palette: Palette, is_left_handed: bool) -> EmptyTable:
        from shtil_desktop.table.empty_table import EmptyTable

        return EmptyTable()


TABLE: Final = PebblesTable()

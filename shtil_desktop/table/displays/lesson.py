"""A lesson on the table: beacons at what it wants to be touched, and room to tell it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from shtil_desktop.table.places import Spot

if TYPE_CHECKING:
    from shtil_desktop.table.scene import TableScene

Wanted = Callable[[Any], Iterable[Spot]]
"""What a lesson wants to be touched, given the choices of now."""


class LessonDisplay:
    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._wanted: Wanted | None = None
        self._chosen: Callable[[], tuple[Any, ...]] = tuple
        self._title: Callable[[], str] = str

    @property
    def is_on(self) -> bool:
        return self._wanted is not None

    @property
    def title(self) -> str:
        """What the lessons are called, in the language that is spoken now."""
        return self._title()

    def teach(
        self,
        wanted: Wanted | None,
        chosen: Callable[[], tuple[Any, ...]] = tuple,
        title: Callable[[], str] = str,
    ) -> None:
        """Mark what a lesson wants at each moment, and leave room to tell it; None ends that.

        `chosen` are the pieces that are picked beforehand: a lesson says which, and nothing else does.
        """
        self._wanted, self._chosen, self._title = wanted, chosen, title
        self._scene.layout.make_room_for_lesson(wanted is not None)

    @property
    def chosen(self) -> tuple[Any, ...] | None:
        """What is picked beforehand; None if nobody teaches."""
        return self._chosen() if self.is_on else None

    @property
    def spots(self) -> list[Spot]:
        """What is to be touched now."""
        choices = self._scene.choices
        return [] if self._wanted is None or choices is None else list(self._wanted(choices))

    def show(self) -> None:
        if self.is_on:
            self._scene.stage.light_beacons(self.spots, self._scene.choices)

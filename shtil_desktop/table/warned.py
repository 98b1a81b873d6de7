"""The table that warns: a gap that can't be filled any more stays marked, and one that is about to be."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from shtil_desktop.games.shtil.lost_gaps import gaps_closed_by
from shtil_desktop.games.shtil.rules import actions as do
from shtil_desktop.games.shtil.rules.actions import ShtilAction
from shtil_desktop.games.shtil.rules.cards import is_island
from shtil_desktop.games.shtil.rules.line import Gap
from shtil_desktop.games.shtil.rules.options import Options
from shtil_desktop.games.shtil.rules.view import View
from shtil_desktop.games.shtil.table.choices import Picks
from shtil_desktop.games.shtil.table.items.gap_marks import GapMark, Warned, cells_of, warning_text
from shtil_desktop.table.hinted import HintedTable
from shtil_desktop.table.places import Button, Spot

if TYPE_CHECKING:
    from shtil_desktop.games.shtil.table.rendering.pictures import Pictures


class WarnedTable(HintedTable):
    """Words that stay until the player decides, and marks that stay as long as they are true."""

    def __init__(self, parent: QObject | None = None, pictures: Pictures | None = None) -> None:
        super().__init__(parent, pictures)
        self.watches_gaps = False
        """Whether a choice that would close a gap is marked; the player may wish for no warnings."""
        self._gaps: tuple[Gap, ...] = ()
        self._can_undo = False
        self._known: frozenset[int] = frozenset()
        """The lost cells that the player has decided to sail on with."""

    def begin(self, options: Options, player: int, names: Sequence[str], deal: int | None = None) -> None:
        self._gaps, self._known = (), frozenset()
        super().begin(options, player, names, deal)

    def warn(self, gaps: Sequence[Gap], can_undo: bool) -> None:
        """These gaps can't be filled any more, and no others."""
        before = cells_of(self._gaps)
        self._gaps, self._can_undo = tuple(gaps), can_undo
        self._known &= cells_of(gaps)
        self._set_warning()
        self._refresh()
        news = self._news()
        if news and cells_of(news) - before:
            self.announced.emit(warning_text(news[0]))

    def sail_on(self) -> bool:
        """The player knows, and goes on; False if she was not warned."""
        if self.picks is None or self.picks.warning is None:
            return False
        self._known = cells_of(self._gaps)
        self._set_warning()
        self.focus_spot = None
        self._refresh()
        return True

    def _news(self) -> list[Gap]:
        """The gaps that the player has not decided about yet."""
        return [gap for gap in self._gaps if self._known.isdisjoint(range(gap.first, gap.last + 1))]

    def _set_warning(self) -> None:
        if self.picks is not None:
            news = self._news()
            self.picks.warning = Warned(warning_text(news[0]), self._can_undo) if news else None

    def tell_again(self, awaited: str | None) -> None:
        self._set_warning()
        super().tell_again(awaited)

    def tap(self, spot: Spot) -> None:
        if spot == Button.UNDO.spot:
            self.undo_wanted.emit()
        elif spot == Button.SAIL_ON.spot:
            self.sail_on()
        else:
            super().tap(spot)

    def _take(self, view: View) -> None:
        super()._take(view)
        self._set_warning()
        if self.picks is not None and self.picks.is_warned:
            self._show_wish()

    def _show_wish(self) -> None:
        super()._show_wish()
        if self.picks is not None and self.picks.is_warned and self.picks.warning is not None:
            self._tell(self.picks.warning.text, True)

    def _show_focus(self) -> None:
        super()._show_focus()
        self._show_gaps()

    def _show_gaps(self) -> None:
        if self.stage is None or self.picks is None:
            return
        closing = self._closing(self.picks) if self.watches_gaps else []
        self.picks.closing = tuple(closing) if self.picks.pending is not None else ()
        lost, soon = cells_of(self._gaps), cells_of(closing)
        for cell, item in enumerate(self.stage.cells):
            mark = GapMark.CLOSING if cell in soon else GapMark.NONE
            if cell in lost:
                mark = GapMark.KNOWN if cell in self._known else GapMark.LOST
            item.show_as(gap=mark if cell not in self.stage.islands else GapMark.NONE)

    def _closing(self, picks: Picks) -> list[Gap]:
        """What the action in the making would close, be it the cards that are chosen or the cell aimed at."""
        action = _in_the_making(picks, self._target)
        return [] if action is None else gaps_closed_by(picks.view, action)


def _in_the_making(picks: Picks, target: int | None) -> ShtilAction | None:
    if picks.pending is not None:
        return picks.pending.paid(tuple(picks.view.hand[place] for place in picks.chosen))
    if target is None or picks.naming is not None or not is_island(picks.card or 0):
        return None
    listed = (action for action in picks.view.legal if isinstance(action, do.PlayIsland))
    return next((action for action in listed if (action.card, action.cell) == (picks.card, target)), None)

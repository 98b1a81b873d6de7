"""The voyage to go on with, as the start page shows it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QSizeF
from PySide6.QtGui import QPixmap

from shtil_desktop.games.shtil.pages import names
from shtil_desktop.games.shtil.rules.options import Options
from shtil_desktop.games.shtil.table.words.removed_name import removed_name
from shtil_desktop.play.match import Match
from shtil_desktop.table.theme import Palette
from shtil_desktop.windows.pages.game_parts import Underway

translate = QCoreApplication.translate


def underway_of(voyage: Match) -> Underway:
    numbers = voyage.game.sea.numbers()
    return underway(voyage.options, voyage.number, numbers, is_daily=voyage.daily is not None)


def underway(
    options: Options, number: int, numbers: Sequence[int | None], *, is_daily: bool = False
) -> Underway:
    """A voyage of this deal, with its grid cell by cell."""
    placed = sum(each is not None for each in numbers)

    def lines() -> tuple[str, ...]:
        parts = (names.mode_name(options.mode), names.crew_name(options.seats))
        removed = (removed_name(options.removed),) if options.removed else ()
        kind = " · ".join((*parts, *removed))
        far = translate("StartPage", "{placed} of\xa0{all} islands").format(placed=placed, all=len(numbers))
        deal = translate("StartPage", "deal\xa0{number}").format(number=number)
        return kind, far, translate("StartPage", "daily voyage") if is_daily else deal

    def board(size: QSizeF, palette: Palette, ratio: float) -> QPixmap:
        from shtil_desktop.games.shtil.pages.board_picture import miniature

        return miniature(options.layout, numbers, size, palette, ratio)

    return Underway(lines, placed / len(numbers), board)

"""The rows of the list of matches: only those that are seen are ever put into words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from PySide6.QtCore import QAbstractTableModel, QCoreApplication, QModelIndex, QPersistentModelIndex, Qt

from shtil_desktop.games.base import Result
from shtil_desktop.play.profile.matches.entry import Entry, Row
from shtil_desktop.table.words.counted_words import strung
from shtil_desktop.table.words.locale_words import day_text, seconds_text
from shtil_desktop.windows.pages.game_pages import pages_of
from shtil_desktop.windows.pages.words.difficulty_words import difficulty_marks, difficulty_sentence

translate = QCoreApplication.translate

KIND, DEAL = 0, 1
COLUMNS: Final = 5
UNREAD: Final = "…"
Where = QModelIndex | QPersistentModelIndex


class MatchesModel(QAbstractTableModel):
    """Kept matches as they are listed; one that was not read yet has no more than its date."""

    def __init__(self) -> None:
        super().__init__()
        self.rows: list[Row] = []
        self._texts: dict[str, tuple[str, ...]] = {}
        self._difficulties: dict[str, int] = {}
        """Of the deals, by the ids of their matches, where they are known."""

    def show_rows(self, rows: list[Row]) -> None:
        """List these instead."""
        if [row.name for row in rows] != [row.name for row in self.rows]:
            self.beginResetModel()
            self.rows, self._texts = rows, {}
            self.endResetModel()
            return
        changed = [at for at, (old, new) in enumerate(zip(self.rows, rows, strict=True)) if old != new]
        self.rows = rows
        for at in changed:
            self._texts.pop(rows[at].name, None)
            self.dataChanged.emit(self.index(at, 0), self.index(at, COLUMNS - 1))

    def show_difficulties(self, found: Mapping[str, int]) -> None:
        self._difficulties.update(found)
        for at, row in enumerate(self.rows):
            if row.name in found:
                self._texts.pop(row.name, None)
                self.dataChanged.emit(self.index(at, DEAL), self.index(at, DEAL))

    def retranslate(self) -> None:
        self._texts.clear()
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, COLUMNS - 1)
        if self.rows:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self.rows) - 1, COLUMNS - 1))

    def rowCount(self, parent: Where = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Where = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else COLUMNS

    def data(self, index: Where, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if index.row() >= len(self.rows):
            return None
        is_spoken = role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole)
        if index.column() == DEAL and is_spoken:
            return self._deal_words(index.row())
        is_tip = role == Qt.ItemDataRole.ToolTipRole and index.column() == KIND
        if not (is_tip or role == Qt.ItemDataRole.DisplayRole):
            return None
        return self.texts(index.row())[index.column()]

    def _deal_words(self, at: int) -> str | None:
        """The deal and how hard it is, in words; None where that is not known."""
        row = self.rows[at]
        if row.name not in self._difficulties:
            return None
        difficulty = difficulty_sentence(self._difficulties[row.name])
        return f"{row.number}. {difficulty}" if isinstance(row, Entry) else difficulty

    def texts(self, at: int) -> tuple[str, ...]:
        """What the columns of a row say."""
        row = self.rows[at]
        if row.name not in self._texts:
            self._texts[row.name] = texts_of(row, self._difficulties.get(row.name))
        return self._texts[row.name]

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return (
                translate("MatchesPage", "Game"),
                translate("MatchesPage", "Deal"),
                translate("MatchesPage", "Date"),
                translate("MatchesPage", "Progress"),
                translate("MatchesPage", "Result"),
            )[section]
        return super().headerData(section, orientation, role)


def texts_of(row: Row, difficulty: int | None = None) -> tuple[str, ...]:
    """Kind, deal, date, progress and result of one match; among several games also which it is."""
    day = seconds_text(row.seconds)
    if not isinstance(row, Entry):
        return (UNREAD, "", day, "", "")
    pages = pages_of(row.game)
    kind = pages.options_name(row.options)
    if row.daily is not None:
        daily = translate("MatchesPage", "Daily game, {day}: {kind}")
        kind = daily.format(day=day_text(row.daily), kind=kind)
    kind = strung((pages.name(), kind))
    if row.is_played_on:
        kind = strung((kind, translate("MatchesPage", "played on")))
    deal = "" if row.number is None else str(row.number)
    return (
        kind,
        deal if difficulty is None else f"{deal}  {difficulty_marks(difficulty)}",
        day,
        pages.progress_text(row),
        result_words(row) if row.is_saved else unsaved_words(row),
    )


def unsaved_words(row: Entry) -> str:
    return strung((result_words(row), translate("MatchesPage", "not saved")))


def result_words(row: Entry) -> str:
    """How it ended for the player; what a list can say in a word."""
    return result_text(None if row.outcome is None else row.outcome.result_for(row.player))


def result_text(result: Result | None) -> str:
    """In a word; None: nobody knows yet."""
    if result is None:
        return translate("MatchesPage", "Under way")
    if result is Result.DRAW:
        return translate("MatchesPage", "Draw")
    return translate("MatchesPage", "Won") if result is Result.WON else translate("MatchesPage", "Lost")

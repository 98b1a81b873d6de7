"""Some problems of a set, for a list: each with what is said of it in one line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from shtil_desktop.games.problems import Problem
from shtil_desktop.windows.pages.training.problems.problem_exercise import parts_of
from shtil_desktop.windows.pages.training.problems.problem_set import ProblemSet
from shtil_desktop.windows.pages.training.words import difficulty_text, standing_name

PROBLEM: Final = Qt.ItemDataRole.UserRole
Index = QModelIndex | QPersistentModelIndex
NOTHING: Final = QModelIndex()


class ProblemModel(QAbstractListModel):
    """Some problems of a set."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.problems: list[Problem] = []
        self.known: ProblemSet | None = None

    def show(self, known: ProblemSet, problems: Sequence[Problem]) -> None:
        self.beginResetModel()
        self.known, self.problems = known, list(problems)
        self.endResetModel()

    def refresh(self) -> None:
        """How far they are solved has changed."""
        if self.problems:
            self.dataChanged.emit(self.index(0), self.index(len(self.problems) - 1))

    def rowCount(self, parent: Index = NOTHING) -> int:
        return 0 if parent.isValid() else len(self.problems)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        problem = self.problems[index.row()]
        if role == PROBLEM:
            return problem
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            return self.spoken(problem)
        if role == Qt.ItemDataRole.DisplayRole:
            return self.spoken(problem)
        return None

    def spoken(self, problem: Problem) -> str:
        """All of it in one line."""
        assert self.known is not None
        parts = parts_of(problem.game)
        told = (
            str(self.known.number(problem)),
            parts.variety(problem),
            difficulty_text(problem.difficulty),
            standing_name(self.known.standing(problem)),
        )
        return ", ".join(told)

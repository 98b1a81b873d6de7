"""The problems on the page of training: the one of the day, how far one has come, and all of them."""

from __future__ import annotations

from datetime import date
from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QCheckBox, QGridLayout, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from shtil_desktop.games.problems import EASIEST, HARDEST, BadProblem, Problem
from shtil_desktop.games.values import value
from shtil_desktop.play.profile.training.progress import ProblemState
from shtil_desktop.table.theme import Palette
from shtil_desktop.table.words.counted_words import sentence_case
from shtil_desktop.table.words.locale_words import day_text
from shtil_desktop.windows.pages.game_pages import pages_of
from shtil_desktop.windows.pages.page import ChoiceBox, Pills, give_role, panel, scrolled, sized, soft
from shtil_desktop.windows.pages.training.board_pictures import BoardPictures
from shtil_desktop.windows.pages.training.problems.problem_exercise import ProblemPicture, parts_of
from shtil_desktop.windows.pages.training.problems.problem_list import ProblemList
from shtil_desktop.windows.pages.training.problems.problem_set import KnowsProgress, ProblemSet, Sifting
from shtil_desktop.windows.pages.training.problems.signs import StandingSign
from shtil_desktop.windows.pages.training.words import difficulty_text, standing_name, standing_text

LEFT: Final = 268
"""How wide the column beside the list is."""
EDGE: Final = 7
"""Left of the first tile in the list."""
DAY_PICTURE: Final = 96.0
SOLVED: Final = (ProblemState.FIRST_TRY, ProblemState.TRIES, ProblemState.HINT)


@value
class ListPlace:
    """Where one was in the list of a game: what was sifted, and the problem that was chosen."""

    game: str = ""
    sifting: Sifting = Sifting()
    chosen: str = ""


class ProblemsSection(QWidget):
    """All problems of one game after another."""

    wanted = Signal(object)
    """The problem to be solved now."""

    def __init__(
        self, palette: Palette, progress: KnowsProgress, today: date, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        give_role(self, "clear")
        self.colours, self._progress, self._today = palette, progress, today
        self.known: ProblemSet | None = None
        self.sifting = Sifting()
        self.list = ProblemList(palette)
        self.list.wanted.connect(self.wanted)
        self.message = QLabel()
        self._make_day()
        self._make_figures()
        self._make_filters()
        self._lay_out()

    # Its parts

    def _make_day(self) -> None:
        self.day_title, self.day_words, self.day_picture = QLabel(), soft(), QLabel()
        self.day_words.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.day_picture.setFixedSize(round(DAY_PICTURE), round(DAY_PICTURE))
        self.day_pictures = BoardPictures(self.colours, self)
        self.day_pictures.painted.connect(self._show_day_picture)
        sized(self.day_title, 1.08, is_bold=True)
        self.day_title.setWordWrap(True)
        self.solve_day = QPushButton()
        self.solve_day.clicked.connect(self._want_day)

    def _make_figures(self) -> None:
        self.total = QLabel()
        sized(self.total, 1.08, is_bold=True)
        self.figures = {standing: QLabel() for standing in SOLVED}
        self.signs = {standing: StandingSign(standing, self.colours) for standing in SOLVED}
        self.next = QPushButton()
        give_role(self.next, "primary")
        self.next.clicked.connect(self._want_next)

    def _make_filters(self) -> None:
        self.kinds = ChoiceBox()
        self.kinds.activated.connect(lambda _: self._sift())
        self.difficulty = QLabel()
        self.difficulties = Pills(HARDEST - EASIEST + 2)
        self.difficulties.take(0)
        for button in self.difficulties.buttons:
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.difficulties.chosen.connect(lambda _: self._sift())
        self.open_only = QCheckBox()
        self.open_only.toggled.connect(lambda _: self._sift())

    def _lay_out(self) -> None:
        beside = QVBoxLayout()
        beside.setContentsMargins(0, 0, 4, 0)
        beside.setSpacing(12)
        self.day_panel = self._day_panel()
        beside.addWidget(self.day_panel)
        beside.addWidget(self._figures_panel())
        beside.addStretch(1)
        self.side = scrolled(beside)
        self.side.setFixedWidth(LEFT)
        filters = QHBoxLayout()
        filters.setContentsMargins(EDGE, 0, 0, 0)
        filters.setSpacing(14)
        for widget in (self.kinds, self.difficulty, self.difficulties):
            filters.addWidget(widget)
        filters.addStretch(1)
        self.message.setWordWrap(True)
        give_role(self.message, "warning")
        right = QVBoxLayout()
        right.setSpacing(8)
        right.addWidget(self.message)
        right.addLayout(filters)
        right.addWidget(self.list, 1)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(14)
        whole.addWidget(self.side)
        whole.addLayout(right, 1)
        self.setFocusProxy(self.list)

    def _day_panel(self) -> QWidget:
        day, column = panel()
        row = QHBoxLayout()
        row.setSpacing(12)
        row.addWidget(self.day_picture, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self.day_words, 1)
        column.addWidget(self.day_title)
        column.addLayout(row)
        column.addWidget(self.solve_day)
        return day

    def _figures_panel(self) -> QWidget:
        count, column = panel()
        grid = QGridLayout()
        grid.setColumnStretch(1, 1)
        for row, standing in enumerate(SOLVED):
            grid.addWidget(self.signs[standing], row, 0)
            grid.addWidget(self.figures[standing], row, 1)
        column.addWidget(self.total)
        column.addLayout(grid)
        column.addWidget(self.next)
        column.addWidget(self.open_only)
        return count

    # What is shown

    def show_game(self, game: str, spot: ListPlace | None = None) -> None:
        """The problems of a game; where there is a spot, as they were left."""
        self.known = ProblemSet(game, self._progress)
        self.sifting = Sifting() if spot is None else spot.sifting
        self.difficulties.take(self.sifting.difficulty)
        self.open_only.blockSignals(True)
        self.open_only.setChecked(self.sifting.is_open_only)
        self.open_only.blockSignals(False)
        self.retranslate()
        if spot is not None and spot.chosen:
            QTimer.singleShot(0, self, lambda: self.list.choose(spot.chosen))

    @property
    def spot(self) -> ListPlace:
        chosen = self.list.chosen
        game = "" if self.known is None else self.known.game
        return ListPlace(game, self.sifting, "" if chosen is None else chosen.id)

    def _offer_kinds(self) -> None:
        """Where a game has several kinds, they can be told apart."""
        assert self.known is not None
        kinds = self.known.kinds
        names = [parts_of(self.known.game).kind_name(kind) for kind in kinds]
        self.kinds.clear()
        self.kinds.addItems([self.tr("All kinds"), *names])
        self.kinds.setCurrentIndex(kinds.index(self.sifting.kind) + 1 if self.sifting.kind else 0)
        self.kinds.setVisible(len(kinds) > 1)

    def _sift(self) -> None:
        assert self.known is not None
        at = self.kinds.currentIndex()
        kind = self.known.kinds[at - 1] if at > 0 else ""
        self.sifting = Sifting(kind, self.difficulties.taken, self.open_only.isChecked())
        self._show_list()

    def _show_list(self) -> None:
        assert self.known is not None
        found = self.known.sifted(self.sifting)
        self.list.show_problems(self.known, found)
        self._tell_troubles(is_empty=not found)

    def refresh(self) -> None:
        """How far problems are solved has become known, or has changed."""
        if self.known is None:
            return
        if self.sifting.is_open_only or self.list.tiles.known is not self.known:
            self._show_list()
        self.list.tiles.refresh()
        self._tell_figures()
        self._tell_day()

    # Words

    def retranslate(self) -> None:
        self.difficulties.set_texts([self.tr("All"), *map(str, range(EASIEST, HARDEST + 1))])
        self.difficulty.setText(self.tr("Difficulty"))
        self.difficulties.setAccessibleName(self.difficulty.text())
        self.difficulties.buttons[0].setToolTip(self.tr("All difficulties"))
        for level, button in enumerate(self.difficulties.buttons[1:], start=EASIEST):
            button.setToolTip(difficulty_text(level))
            button.setAccessibleName(difficulty_text(level))
        self.kinds.setAccessibleName(self.tr("Kind"))
        self.open_only.setText(self.tr("Only unsolved"))
        self.next.setText(self.tr("&Next unsolved"))
        self.solve_day.setText(self.tr("&Solve it"))
        self.list.setAccessibleName(self.tr("Problems, easiest first"))
        self.side.setAccessibleName(self.tr("Your progress"))
        if self.known is not None:
            self._offer_kinds()
            self.refresh()

    def _tell_figures(self) -> None:
        assert self.known is not None
        counts, count = self.known.counts(), len(self.known.all)
        solved = count - counts[ProblemState.OPEN]
        self.total.setText(self.tr("{solved} of\xa0{all} solved").format(solved=solved, all=count))
        for standing, label in self.figures.items():
            label.setText(f"{standing_name(standing)}: {counts[standing]}")
        self.next.setEnabled(solved < count)

    def _tell_day(self) -> None:
        assert self.known is not None
        problem = self.known.of_day(self._today)
        self.day_panel.setVisible(problem is not None)
        if problem is None:
            return
        self.day_title.setText(self.tr("Problem of the day"))
        told = (
            day_text(self._today),
            parts_of(problem.game).variety(problem),
            difficulty_text(problem.difficulty),
            standing_text(self.known.progress(problem)),
        )
        self.day_words.setText("\n".join(sentence_case(part) for part in told if part))
        self._show_day_picture()

    def _show_day_picture(self) -> None:
        problem = None if self.known is None else self.known.of_day(self._today)
        if self.known is None or problem is None:
            return
        is_solved = self.known.standing(problem) is not ProblemState.OPEN
        wanted = ProblemPicture(problem, is_solved, DAY_PICTURE, self.devicePixelRatioF())
        picture = self.day_pictures.of(wanted)
        self.day_picture.setPixmap(QPixmap() if picture is None else picture)

    def _tell_troubles(self, *, is_empty: bool) -> None:
        """What can't be read, or that nothing is left."""
        assert self.known is not None
        game = pages_of(self.known.game).name()
        text = ""
        if self.known.damaged:
            names = ", ".join(path.name for path, _ in self.known.damaged)
            text = self.tr(
                "Some problems of {game} can’t be read: a file of the program is damaged ({names})."
                " Please install the program again; what you have solved is kept."
            ).format(game=game, names=names)
        elif not self.known.all:
            text = self.tr(
                "The problems of {game} are missing: {folder}. Please install the program again;"
                " what you have solved is kept."
            ).format(game=game, folder=self.known.folder)
        elif is_empty:
            text = self.tr("No problem matches this selection.")
        self.message.setText(text)
        self.message.setVisible(bool(text))

    def tell_damaged(self, problem: Problem, error: BadProblem) -> None:
        """A problem that can be read, but not played."""
        assert self.known is not None
        text = self.tr("Problem\xa0{number} is damaged and can’t be opened ({reason}).")
        self.message.setText(text.format(number=self.known.number(problem), reason=error))
        self.message.setVisible(True)

    def wear(self, palette: Palette) -> None:
        self.colours = palette
        self.list.wear(palette)
        self.day_pictures.wear(palette)
        for sign in self.signs.values():
            sign.wear(palette)
        if self.known is not None:
            self._tell_day()

    # What is wanted

    def _want_next(self) -> None:
        """The first unsolved one of what is shown, else of all."""
        assert self.known is not None
        found = self.known.next_open(self.list.tiles.problems) or self.known.next_open(self.known.all)
        if found is not None:
            self.wanted.emit(found)

    def _want_day(self) -> None:
        assert self.known is not None
        problem = self.known.of_day(self._today)
        if problem is not None:
            self.wanted.emit(problem)

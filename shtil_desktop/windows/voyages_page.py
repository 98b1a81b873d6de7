"""All kept voyages: to go on with, to see once more, to take along as a file, to bring in, to delete."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QDateTime, QLocale, QSignalBlocker, Qt, Signal, SignalInstance
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFileDialog,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from shtil_desktop.games.base import Flaw, IllegalAction, InvalidRecord, Result
from shtil_desktop.games.shtil.options import Mode
from shtil_desktop.table.theme import Palette
from shtil_desktop.voyage.logbook import Voyage
from shtil_desktop.voyage.store import RECORD, Store
from shtil_desktop.windows import names
from shtil_desktop.windows.files import ask_where, voyage_dialog, why_not_written
from shtil_desktop.windows.page import Page, give_role, soft

COLUMNS: Final = 5
KIND: Final = 0
ROW_HEIGHT: Final = 34
AIRY: Final = """
    QTableView { border-radius: 12px; padding: 4px }
    QTableView::item { padding: 0 8px }
    QHeaderView { background: transparent; border: none; padding: 0 }
    QHeaderView::section { background: transparent; border: none; padding: 6px 8px; font-weight: bold }
"""
TROUBLES: Final = (InvalidRecord, IllegalAction, OSError)
"""All that a file from elsewhere can be wrong with."""


class VoyagesPage(Page):
    """Reads the store when it is made and after every change."""

    go_on = Signal(str)
    replay = Signal(str)
    """Both carry the id of a voyage that could just be read."""

    def __init__(
        self,
        palette: Palette,
        store: Store,
        ask_to_write: Callable[[str], str] | None = None,
        ask_to_read: Callable[[], str] | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(palette, parent)
        self._store = store
        self._ask_to_write = ask_to_write or self._ask_where
        self._ask_to_read = ask_to_read or self._ask_which
        self.voyages: list[Voyage] = []
        self.take_in = QPushButton()
        self.header.addWidget(self.take_in)
        self._build_question()
        self._build_table()
        self.nothing, self.message = soft(), QLabel()
        self.message.setWordWrap(True)
        self.sail, self.see, self.export, self.delete = (QPushButton() for _ in range(4))
        self._lay_out()
        self._connect()
        self.refresh()
        self.retranslate()

    def _build_question(self) -> None:
        """Asked on the page itself: nothing important in a dialog."""
        self.question = QFrame()
        self.question.setFrameShape(QFrame.Shape.StyledPanel)
        give_role(self.question, "panel")
        self.question_text, self.yes, self.no = QLabel(), QPushButton(), QPushButton()
        self.question_text.setWordWrap(True)
        row = QHBoxLayout(self.question)
        row.addWidget(self.question_text, 1)
        row.addWidget(self.yes)
        row.addWidget(self.no)
        self.question.setVisible(False)

    def _build_table(self) -> None:
        self.table = QTableWidget(0, COLUMNS)
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.setTabKeyNavigation(False)
        self.table.setShowGrid(False)
        self.table.setStyleSheet(AIRY)
        self.table.verticalHeader().hide()
        self.table.verticalHeader().setMinimumSectionSize(ROW_HEIGHT)
        self.table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header = self.table.horizontalHeader()
        header.setHighlightSections(False)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(KIND, QHeaderView.ResizeMode.Stretch)

    def _lay_out(self) -> None:
        give_role(self.sail, "primary")
        buttons = QHBoxLayout()
        buttons.setSpacing(10)
        for button in (self.sail, self.see, self.export):
            buttons.addWidget(button)
        buttons.addStretch(1)
        buttons.addWidget(self.delete)
        self.body.addWidget(self.question)
        self.body.addWidget(self.table, 1)
        self.body.addWidget(self.nothing, 1, Qt.AlignmentFlag.AlignCenter)
        self.body.addWidget(self.message)
        self.body.addLayout(buttons)
        self.message.setVisible(False)

    def _connect(self) -> None:
        self.table.itemSelectionChanged.connect(self._follow)
        self.table.itemActivated.connect(self._open)
        self.sail.clicked.connect(lambda: self._with_chosen(lambda one: self._leave(one, self.go_on)))
        self.see.clicked.connect(lambda: self._with_chosen(lambda one: self._leave(one, self.replay)))
        self.export.clicked.connect(lambda: self._with_chosen(self._export))
        self.delete.clicked.connect(lambda: self._with_chosen(self._ask_to_delete))
        self.take_in.clicked.connect(self._import)
        self.yes.clicked.connect(lambda: self._with_chosen(self._delete))
        self.no.clicked.connect(lambda: self.question.setVisible(False))

    # The list

    @property
    def chosen(self) -> Voyage | None:
        row = self.table.currentRow()
        return self.voyages[row] if 0 <= row < len(self.voyages) else None

    def choose(self, name: str) -> None:
        """Choose the voyage of this id, or the first if there is none."""
        found = [row for row, voyage in enumerate(self.voyages) if voyage.id == name]
        if self.voyages:
            self.table.selectRow(found[0] if found else 0)

    def _with_chosen(self, act: Callable[[Voyage], object]) -> None:
        if self.chosen is not None:
            act(self.chosen)

    def refresh(self) -> None:
        """Read the kept voyages anew; the chosen one stays chosen."""
        name = self.chosen.id if self.chosen is not None else ""
        self.voyages = list(self._store.voyages())
        self._fill()
        self.choose(name)
        self._follow()

    def _fill(self) -> None:
        with QSignalBlocker(self.table):
            self.table.setRowCount(len(self.voyages))
            for row, voyage in enumerate(self.voyages):
                for column, text in enumerate(self._texts(voyage)):
                    item = QTableWidgetItem(text)
                    item.setToolTip(text if column == KIND else "")
                    self.table.setItem(row, column, item)
        self.table.setVisible(bool(self.voyages))
        self.nothing.setVisible(not self.voyages)
        self.setFocusProxy(self.table if self.voyages else self.take_in)

    def _texts(self, voyage: Voyage) -> tuple[str, ...]:
        locale = QLocale()
        moment = QDateTime.fromSecsSinceEpoch(int((voyage.finished or voyage.started).timestamp()))
        kind = names.voyage_name(voyage.options)
        if voyage.daily is not None:
            kind = self.tr("Daily voyage, {day}: {kind}").format(day=names.day_text(voyage.daily), kind=kind)
        numbers = voyage.game.sea.numbers()
        placed = len(numbers) - numbers.count(None)
        return (
            kind,
            str(voyage.number),
            locale.toString(moment, QLocale.FormatType.ShortFormat),
            self.tr("{placed} of\xa0{all}").format(placed=placed, all=len(numbers)),
            self._result_words(voyage),
        )

    def _result_words(self, voyage: Voyage) -> str:
        """How it ended for the player; what a list can say in a word."""
        outcome = voyage.game.result
        if outcome is None:
            return self.tr("Under way")
        if outcome.result is Result.DRAW:
            return self.tr("Draw")
        is_against = voyage.options.mode is Mode.COMPETITIVE
        is_won = outcome.seat == voyage.player if is_against else outcome.result is Result.WON
        return self.tr("Won") if is_won else self.tr("Lost")

    def _follow(self) -> None:
        """What can be done with the chosen voyage."""
        voyage = self.chosen
        self.question.setVisible(False)
        self.sail.setEnabled(voyage is not None and not voyage.is_over)
        self.see.setEnabled(voyage is not None and voyage.game.past is not None)
        self.export.setEnabled(voyage is not None)
        self.delete.setEnabled(voyage is not None)

    def _open(self) -> None:
        """Return or a double click: on with it, or see it once more."""
        (self.sail if self.sail.isEnabled() else self.see).click()

    def _leave(self, voyage: Voyage, signal: SignalInstance) -> None:
        """For the table or the replay, unless the voyage's file has gone bad since."""
        try:
            self._store.load(voyage.id)
        except TROUBLES as error:
            self.refresh()
            self._say(self._why_not(f"{voyage.id}{RECORD}", error), is_trouble=True)
        else:
            signal.emit(voyage.id)

    # Files

    def _export(self, voyage: Voyage) -> None:
        name = self._ask_to_write(f"{voyage.options.mode.value}-{voyage.number}{RECORD}")
        if not name:
            return
        path = Path(name)
        try:
            self._store.export(voyage, path)
        except OSError as error:
            self._say(why_not_written(path, error), is_trouble=True)
        else:
            self._say(self.tr("Saved: {file}").format(file=path.name))

    def _import(self) -> None:
        name = self._ask_to_read()
        if not name:
            return
        path = Path(name)
        try:
            voyage = self._store.take_in(path)
        except TROUBLES as error:
            self._say(self._why_not(path.name, error), is_trouble=True)
            return
        self.refresh()
        self.choose(voyage.id)
        self._say(self.tr("Imported: {file}").format(file=path.name))

    def _why_not(self, file: str, error: Exception) -> str:
        """Why a file can't be taken in, as a sentence."""
        if isinstance(error, OSError):
            text = self.tr("{file} can’t be read: {reason}.")
            return text.format(file=file, reason=error.strerror or error)
        if isinstance(error, IllegalAction):
            text = self.tr("{file} can’t be imported: it contains an illegal move.")
        elif isinstance(error, InvalidRecord) and error.flaw is Flaw.NEWER_VERSION:
            text = self.tr("{file} needs a newer version of the program.")
        else:
            text = self.tr("{file} is not a voyage, or it is damaged.")
        return text.format(file=file)

    def _ask_where(self, name: str) -> str:
        return ask_where(self, self.tr("Export voyage"), name)

    def _ask_which(self) -> str:
        dialog = voyage_dialog(self, self.tr("Import voyage"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        return dialog.selectedFiles()[0] if dialog.exec() else ""

    # Delete

    def _ask_to_delete(self, voyage: Voyage) -> None:
        text = self.tr("Delete this voyage for good? {voyage}, deal\xa0{number}")
        self.question_text.setText(
            text.format(voyage=names.voyage_name(voyage.options), number=voyage.number)
        )
        self.question.setVisible(True)
        self.no.setFocus()

    def _delete(self, voyage: Voyage) -> None:
        row = self.table.currentRow()
        try:
            self._store.delete(voyage.id)
        except OSError as error:
            text = self.tr("The voyage can’t be deleted: {reason}.")
            self._say(text.format(reason=error.strerror or error), is_trouble=True)
            self.question.setVisible(False)
            return
        self.refresh()
        if self.voyages:
            self.table.selectRow(min(row, len(self.voyages) - 1))
        self.table.setFocus()
        self._say("")

    # Words

    def _say(self, text: str, is_trouble: bool = False) -> None:
        give_role(self.message, "warning" if is_trouble else "soft")
        self.message.style().polish(self.message)
        self.message.setText(text)
        self.message.setVisible(bool(text))

    def retranslate(self) -> None:
        super().retranslate()
        self.heading.setText(self.tr("My voyages"))
        self.take_in.setText(self.tr("Import…"))
        self.sail.setText(self.tr("Continue"))
        self.see.setText(self.tr("Replay"))
        self.export.setText(self.tr("Export…"))
        self.delete.setText(self.tr("Delete…"))
        self.yes.setText(self.tr("Delete"))
        self.no.setText(self.tr("Keep"))
        self.nothing.setText(self.tr("No voyages yet. Each one is saved from its first move on."))
        self.table.setAccessibleName(self.tr("Saved voyages"))
        self.table.setHorizontalHeaderLabels(
            [
                self.tr("Voyage"),
                self.tr("Deal"),
                self.tr("Date"),
                self.tr("Islands"),
                self.tr("Result"),
            ]
        )
        self._say("")
        self._follow()
        self._fill()

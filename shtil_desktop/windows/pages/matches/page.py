"""All kept matches: to go on with, to see once more, to take along as a file, to bring in, to delete."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal, SignalInstance
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QPushButton, QWidget

from shtil_desktop.games.base import IllegalAction, InvalidRecord
from shtil_desktop.play.profile.matches.entry import Entry, Row, Unread
from shtil_desktop.play.profile.matches.index import RECORD
from shtil_desktop.play.profile.matches.store import Store
from shtil_desktop.table.theme import Palette
from shtil_desktop.table.words.counted_words import strung
from shtil_desktop.windows.pages.game_pages import all_pages, pages_of
from shtil_desktop.windows.pages.matches.file_dialogs import ask_where, match_dialog, why_not_written
from shtil_desktop.windows.pages.matches.model import MatchesModel
from shtil_desktop.windows.pages.matches.table import ListPosition, MatchesTable
from shtil_desktop.windows.pages.message_label import MessageLabel
from shtil_desktop.windows.pages.page import ChoiceBox, Page, give_role, soft
from shtil_desktop.windows.pages.question_bar import QuestionBar
from shtil_desktop.windows.pages.words.trouble_words import file_trouble_text, reason_text

TROUBLES: Final = (InvalidRecord, IllegalAction, OSError)
"""All that a file from elsewhere can be wrong with."""
SOON: Final = 250
"""Milliseconds after which several changes are shown together."""


class MatchesPage(Page):
    """Lists what the store's index knows; what it doesn't know yet is read as it comes into view."""

    go_on = Signal(str)
    replay = Signal(str)
    """Both carry the id of a match that could just be read."""
    deleted = Signal(str)
    """The id of a match that is gone."""
    seen = Signal(object)
    """Matches that have come into view: by id their game, options and number of the deal."""

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
        self._reading = QTimer(self, singleShot=True, interval=0)
        self._reading.timeout.connect(self._read_one)
        self._soon = QTimer(self, singleShot=True, interval=SOON)
        self._soon.timeout.connect(self.refresh)
        self._told: set[str] = set()
        self.take_in = QPushButton()
        self.header.addWidget(self.take_in)
        self.question = QuestionBar()
        self.model = MatchesModel()
        self.model.setParent(self)
        self.table = MatchesTable(self.model)
        self._build_games()
        self.nothing, self.message = soft(), MessageLabel()
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.go_on_button, self.see, self.export, self.delete = (QPushButton() for _ in range(4))
        self._lay_out()
        self._connect()
        self.refresh()
        self.retranslate()

    def _lay_out(self) -> None:
        give_role(self.go_on_button, "primary")
        buttons = QHBoxLayout()
        buttons.setSpacing(10)
        for button in (self.go_on_button, self.see, self.export):
            buttons.addWidget(button)
        buttons.addStretch(1)
        buttons.addWidget(self.delete)
        self.body.addWidget(self.question)
        self.body.addWidget(self.table, 1)
        self.body.addWidget(self.nothing, 1, Qt.AlignmentFlag.AlignCenter)
        self.body.addWidget(self.message)
        self.body.addLayout(buttons)

    def _connect(self) -> None:
        self.table.selectionModel().currentRowChanged.connect(lambda *_: self._follow())
        self.table.activated.connect(lambda _: self._open())
        self.table.verticalScrollBar().valueChanged.connect(lambda _: self._look())
        self.go_on_button.clicked.connect(lambda: self._with_chosen(lambda one: self._leave(one, self.go_on)))
        self.see.clicked.connect(lambda: self._with_chosen(lambda one: self._leave(one, self.replay)))
        self.export.clicked.connect(lambda: self._with_chosen(self._export))
        self.delete.clicked.connect(lambda: self._with_chosen(self._ask_to_delete))
        self.take_in.clicked.connect(self._import)
        self.question.agreed.connect(lambda: self._with_chosen(self._delete))

    # The list

    @property
    def matches(self) -> list[Row]:
        return self.model.rows

    @property
    def chosen(self) -> Row | None:
        return self.table.chosen

    def choose(self, name: str) -> None:
        """Choose the match of this id, or the first if there is none."""
        self.table.choose(name)

    @property
    def position(self) -> ListPosition:
        """Where one is in the list, to come back to."""
        return self.table.position

    def come_back(self, position: ListPosition) -> None:
        """Go to where one was."""
        self.table.come_back(position)

    def _with_chosen(self, act: Callable[[Entry], object]) -> None:
        chosen = self.chosen
        if isinstance(chosen, Unread):
            self._read(chosen)
            chosen = self.chosen
        if isinstance(chosen, Entry):
            act(chosen)

    def refresh_soon(self) -> None:
        """Several matches may be read at once."""
        if not self._soon.isActive():
            self._soon.start()

    def refresh(self) -> None:
        """List the saved matches again; the chosen one stays chosen, and what is seen stays where it is."""
        before = self.position
        self.model.show_rows([row for row in self._store.listing() if self._is_shown(row)])
        self._show_whether_empty()
        chosen = self.chosen
        if chosen is None or chosen.name != before.chosen:
            self.choose(before.chosen)
            if before.scrolled:
                self.table.verticalScrollBar().setValue(before.scrolled)
        self._follow()
        self._look()

    def _build_games(self) -> None:
        """Where there are several games, the list may be that of one."""
        self.games, self._known = ChoiceBox(), all_pages()
        for _ in (None, *self._known):
            self.games.addItem("")
        self.games.activated.connect(self.refresh)
        self.header.insertWidget(self.header.count() - 1, self.games)
        if len(self._known) < 2:
            self.games.hide()

    def _is_shown(self, row: Row) -> bool:
        """Whether it is of the game that is chosen; what nobody has read yet may be of any."""
        wanted = [None, *self._known][max(0, self.games.currentIndex())]
        return wanted is None or isinstance(row, Unread) or row.game == wanted

    def _show_whether_empty(self) -> None:
        self.table.setVisible(bool(self.matches))
        self.nothing.setVisible(not self.matches)
        self.setFocusProxy(self.table if self.matches else self.take_in)

    # What comes into view

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._look()

    def _look(self) -> None:
        """What is not known yet is read, but only where it is seen."""
        self.table.fit_rows()
        self._reading.start()

    def _read_one(self) -> None:
        rows = [self.matches[at] for at in self.table.seen()]
        self._tell_seen(rows)
        unread = next((row for row in rows if isinstance(row, Unread)), None)
        if unread is not None and self.isVisible():
            self._read(unread)
            self._reading.start()

    def _tell_seen(self, rows: Sequence[Row]) -> None:
        """Each is told once."""
        new = [row for row in rows if isinstance(row, Entry) and row.name not in self._told]
        self._told.update(row.name for row in new)
        deals = {row.name: (row.game, row.options, row.number) for row in new if row.number is not None}
        if deals:
            self.seen.emit(deals)

    def show_difficulties(self, found: Mapping[str, int]) -> None:
        """How hard the deals of some matches are."""
        self.model.show_difficulties(found)

    def _read(self, row: Unread) -> None:
        """One that can't be read is none of the list."""
        try:
            self._store.index.put(self._store.load(row.name))
        except TROUBLES:
            self._store.index.give_up(row.name)
        self.refresh()

    def _follow(self) -> None:
        """What can be done with the chosen match."""
        match = self.chosen
        self.question.setVisible(False)
        entry = match if isinstance(match, Entry) else None
        self.go_on_button.setEnabled(entry is not None and not entry.is_over)
        self.see.setEnabled(entry is not None and entry.has_moved)
        self.export.setEnabled(match is not None)
        self.delete.setEnabled(match is not None)

    def _open(self) -> None:
        """Return or a double click: on with it, or see it once more."""
        (self.go_on_button if self.go_on_button.isEnabled() else self.see).click()

    def _leave(self, match: Entry, signal: SignalInstance) -> None:
        """For the table or the replay, unless the match's file has gone bad since."""
        try:
            self._store.load(match.name)
        except TROUBLES as error:
            self._store.index.drop(match.name)
            self.refresh()
            self.message.say(file_trouble_text(Path(f"{match.name}{RECORD}"), error), is_trouble=True)
        else:
            signal.emit(match.name)

    # Files

    def _export(self, match: Entry) -> None:
        name = self._ask_to_write(f"{pages_of(match.game).file_stem(match.options, match.number)}{RECORD}")
        if not name:
            return
        path = Path(name)
        try:
            self._store.export(self._store.load(match.name), path)
        except OSError as error:
            self.message.say(why_not_written(path, error), is_trouble=True)
        except (InvalidRecord, IllegalAction) as error:
            self.refresh()
            self.message.say(file_trouble_text(Path(f"{match.name}{RECORD}"), error), is_trouble=True)
        else:
            self.message.say(self.tr("Saved: {file}").format(file=path.name))

    def _import(self) -> None:
        name = self._ask_to_read()
        if not name:
            return
        path = Path(name)
        try:
            match = self._store.take_in(path)
        except TROUBLES as error:
            self.message.say(file_trouble_text(path, error), is_trouble=True)
            return
        self.refresh()
        self.choose(match.id)
        self.message.say(self.tr("Imported: {file}").format(file=path.name))

    def _ask_where(self, name: str) -> str:
        return ask_where(self, self.tr("Export game"), name)

    def _ask_which(self) -> str:
        dialog = match_dialog(self, self.tr("Import game"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        return dialog.selectedFiles()[0] if dialog.exec() else ""

    # Delete

    def _ask_to_delete(self, match: Entry) -> None:
        pages = pages_of(match.game)
        title = strung((pages.name(), pages.options_name(match.options)))
        if match.number is None:  # its cards are not those of a number
            question = self.tr("Delete this game for good? {title}").format(title=title)
        else:
            question = self.tr("Delete this game for good? {title}, deal\xa0{number}")
            question = question.format(title=title, number=match.number)
        self.question.ask(question)

    def _delete(self, match: Entry) -> None:
        row = self.table.currentIndex().row()
        try:
            self._store.delete(match.name)
        except OSError as error:
            text = self.tr("The game can’t be deleted: {reason}.")
            self.message.say(text.format(reason=reason_text(error)), is_trouble=True)
            self.question.setVisible(False)
            return
        self.deleted.emit(match.name)
        self.refresh()
        if self.matches:
            self.table.selectRow(min(row, len(self.matches) - 1))
        self.table.setFocus()
        self.message.say("")

    # Words

    def retranslate(self) -> None:
        super().retranslate()
        self.heading.setText(self.tr("My games"))
        for at, text in enumerate((self.tr("All games"), *(one.name() for one in self._known.values()))):
            self.games.setItemText(at, text)
        self.take_in.setText(self.tr("Import…"))
        self.go_on_button.setText(self.tr("Continue"))
        self.see.setText(self.tr("Replay"))
        self.export.setText(self.tr("Export…"))
        self.delete.setText(self.tr("Delete…"))
        self.question.set_answers(self.tr("Delete"), self.tr("Keep"))
        self.nothing.setText(self.tr("No games yet. Each one is saved from its first move on."))
        self.table.setAccessibleName(self.tr("Saved games"))
        self.message.say("")
        self.model.retranslate()
        self._follow()
        self._look()

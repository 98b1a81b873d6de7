"""Asked before the program ends while matches are not on disk: try again, keep a copy elsewhere, or quit."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QLabel, QPushButton, QWidget

from shtil_desktop.play.match import Match
from shtil_desktop.play.profile.matches.index import RECORD
from shtil_desktop.play.profile.matches.store import Store
from shtil_desktop.table.theme import Palette
from shtil_desktop.table.words.counted_words import counted
from shtil_desktop.windows.pages.game_pages import pages_of
from shtil_desktop.windows.pages.matches.file_dialogs import ask_where, why_not_written
from shtil_desktop.windows.pages.message_label import MessageLabel
from shtil_desktop.windows.pages.page import Page, give_role, panel, soft
from shtil_desktop.windows.pages.words.trouble_words import reason_text, try_again_text

MOST_NAMED = 6


class UnsavedPage(Page):
    """Back, or Esc, stays in the program; nothing is lost by looking at this page."""

    try_again_wanted = Signal()
    quit_wanted = Signal()

    def __init__(
        self,
        palette: Palette,
        store: Store,
        ask_for_file: Callable[[str], str] | None = None,
        ask_for_folder: Callable[[], str] | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(palette, parent)
        self._store = store
        self._ask_for_file = ask_for_file or self._ask_where
        self._ask_for_folder = ask_for_folder or self._ask_in_which
        self._has_copies = False
        self.text, self.list, self.message = QLabel(), soft(), MessageLabel()
        for label in (self.text, self.list):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        self.again, self.copy, self.leave = QPushButton(), QPushButton(), QPushButton()
        self._lay_out()
        self.again.clicked.connect(self.try_again_wanted)
        self.copy.clicked.connect(self._write_copies)
        self.leave.clicked.connect(self.quit_wanted)
        self.setFocusProxy(self.again)
        self.retranslate()

    def _lay_out(self) -> None:
        give_role(self.again, "primary")
        frame, column = panel(28)
        frame.setMaximumWidth(760)
        column.setSpacing(14)
        for label in (self.text, self.list, self.message):
            column.addWidget(label)
        buttons = QHBoxLayout()
        buttons.setSpacing(10)
        buttons.addWidget(self.again)
        buttons.addWidget(self.copy)
        buttons.addStretch(1)
        buttons.addWidget(self.leave)
        column.addLayout(buttons)
        middle = QHBoxLayout()
        middle.addStretch(1)
        middle.addWidget(frame, 8)
        middle.addStretch(1)
        self.body.addStretch(1)
        self.body.addLayout(middle)
        self.body.addStretch(2)

    @property
    def matches(self) -> list[Match]:
        """Those that would be lost, as far as they were played."""
        return [match for match in self._store.unsaved.matches if match.has_moved]

    def say_failed(self) -> None:
        """Another try has failed as well; the reason may be another one now."""
        self.retranslate()
        self.message.say(self.tr("It still can’t be saved."), is_trouble=True)

    # Copies elsewhere

    def _write_copies(self) -> None:
        matches = self.matches
        if len(matches) == 1:
            name = self._ask_for_file(_file_name(matches[0]))
            self._write([(matches[0], Path(name))] if name else [])
        else:
            folder = self._ask_for_folder()
            self._write([(one, Path(folder, f"{one.id}-{_file_name(one)}")) for one in matches if folder])

    def _write(self, copies: list[tuple[Match, Path]]) -> None:
        for match, path in copies:
            try:
                self._store.export(match, path)
            except OSError as error:
                self.message.say(why_not_written(path, error), is_trouble=True)
                return
        if copies:
            self._has_copies = True
            self.retranslate()
            self.message.say(
                self.tr("Saved to {folder}: {files}. Open such a file with Shtil to continue.").format(
                    folder=copies[0][1].parent, files=", ".join(path.name for _, path in copies)
                )
            )
            self.leave.setFocus()

    def _ask_where(self, name: str) -> str:
        return ask_where(self, self.tr("Save a copy"), name)

    def _ask_in_which(self) -> str:
        dialog = QFileDialog(self, self.tr("Save copies in this folder"))
        dialog.setFileMode(QFileDialog.FileMode.Directory)
        return dialog.selectedFiles()[0] if dialog.exec() else ""

    # Words

    def _why(self) -> str:
        last, count = self._store.unsaved.last, len(self.matches)
        if last is None:
            return ""
        if count == 1:
            text = self.tr(
                "This game can’t be saved in {folder}: {reason}."
                " If you quit now, its last moves will be lost."
            )
        else:
            text = self.tr(
                "%n game(s) can’t be saved in {folder}: {reason}."
                " If you quit now, their last moves will be lost.",
                "",
                count,
            )
            text = counted(text, count)
        return text.format(folder=self._store.folder, reason=reason_text(last.error))

    def retranslate(self) -> None:
        super().retranslate()
        self.heading.setText(self.tr("Not saved"))
        self.text.setText(self._why())
        lines = [_line(match) for match in self.matches]
        self.list.setText("\n".join(lines[:MOST_NAMED] + ["…"] * (len(lines) > MOST_NAMED)))
        self.again.setText(try_again_text())
        self.copy.setText(self.tr("Save a copy…"))
        self.leave.setText(self.tr("Quit") if self._has_copies else self.tr("Quit anyway"))
        self.message.say("")


def _line(match: Match) -> str:
    return pages_of(match.game.id).match_title(match)


def _file_name(match: Match) -> str:
    return f"{pages_of(match.game.id).file_stem(match.options, match.number)}{RECORD}"

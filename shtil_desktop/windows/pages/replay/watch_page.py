"""What computer seats made of a match's deal, to be watched; nothing of it is kept unless it is exported."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QPushButton, QWidget

from shtil_desktop.games import face_of
from shtil_desktop.games.record import parse
from shtil_desktop.games.same_deal import SameDeal
from shtil_desktop.play.match import Match
from shtil_desktop.table.controller import table_of
from shtil_desktop.table.motion.timings import Speed
from shtil_desktop.table.theme import Palette
from shtil_desktop.windows.pages.game_pages import pages_of
from shtil_desktop.windows.pages.matches.file_dialogs import ask_where, why_not_written
from shtil_desktop.windows.pages.page import soft
from shtil_desktop.windows.pages.replay.page import ReplayPage

Export = Callable[[Match, Path], None]


class WatchPage(ReplayPage):
    """A replay of what others did, with a button to export it."""

    def __init__(
        self,
        palette: Palette,
        match: Match,
        found: SameDeal,
        export: Export,
        speed: Speed = Speed.NORMAL,
        *,
        ask_to_write: Callable[[str], str] | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """`match` is the player's own."""
        self._own, self._found, self._export = match, found, export
        self._ask_to_write = ask_to_write or (lambda name: ask_where(self, self.tr("Export game"), name))
        self.result, self.export = soft(wraps=False), QPushButton()
        game = face_of(match.game.id).read_record(parse(found.record))
        super().__init__(palette, match.watched(game, found.levels, ""), speed, parent)
        self.export.clicked.connect(self._write)

    def _lay_out(self) -> None:
        super()._lay_out()
        self.header.insertWidget(2, self.result)
        self.header.addWidget(self.export)

    def _write(self) -> None:
        """Who exports it decides where."""
        match = self.session.match
        stem = pages_of(match.game.id).file_stem(match.options, match.number or None)
        name = self._ask_to_write(f"{stem}.shtil")
        if not name:
            return
        path = Path(name)
        try:
            self._export(match, path)
        except OSError as error:
            self.words.setText(why_not_written(path, error))
        else:
            self.words.setText(self.tr("Saved as {file}").format(file=path.name))

    def retranslate(self) -> None:
        text = table_of(self.session).words.same_deal(self._own, self._found)
        self.session.match.taken_by(text.name)
        super().retranslate()
        self.heading.setText(text.who)
        self.result.setText(text.result)
        self.export.setText(self.tr("Export…"))

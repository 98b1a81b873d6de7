"""Records that come from elsewhere: by the command line, a double click, or dropped on the window."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import QMimeData, QObject, Signal

from shtil_desktop.games.base import IllegalAction, InvalidRecord
from shtil_desktop.voyage.index import RECORD
from shtil_desktop.voyage.logbook import Voyage
from shtil_desktop.voyage.store import Store
from shtil_desktop.windows.notices import Notices
from shtil_desktop.windows.troubles import file_trouble_text


class Arrivals(QObject):
    """Takes records in; what can't be read is told quietly, and nothing has changed."""

    finished = Signal(str)
    underway = Signal(str)
    """Both carry the id under which the voyage is kept now."""

    def __init__(self, store: Store, notices: Notices, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store, self._notices = store, notices

    def open(self, path: Path) -> Voyage | None:
        """Keep a record and show it; None if it is none."""
        name = f"file {path.name}"
        try:
            voyage = self._store.take_in(path)
        except (InvalidRecord, IllegalAction, OSError) as error:
            trouble = error
            self._notices.tell(name, lambda: file_trouble_text(path, trouble))
            return None
        self._notices.withdraw(name)
        (self.finished if voyage.is_over else self.underway).emit(voyage.id)
        return voyage

    def open_all(self, paths: Iterable[Path]) -> None:
        """Take several in; the last one is shown."""
        for path in paths:
            self.open(path)


def dropped_records(data: QMimeData) -> list[Path]:
    """The records among what is dragged over the window."""
    found = [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
    return [path for path in found if path.suffix.lower() == RECORD]

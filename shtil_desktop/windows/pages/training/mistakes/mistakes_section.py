"""The player's own mistakes on the page of training: those of today first, each to be tried or dropped."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from shtil_desktop.games.values import value
from shtil_desktop.play.match import Match
from shtil_desktop.play.profile.training.drills import Drill
from shtil_desktop.table.theme import Palette
from shtil_desktop.table.words.counted_words import strung
from shtil_desktop.table.words.locale_words import day_text
from shtil_desktop.windows.pages.page import give_role, heading, scrolled, sized, soft
from shtil_desktop.windows.pages.review.mistakes import loss_text
from shtil_desktop.windows.pages.training.board_pictures import BoardPictures, paint_empty

translate = QCoreApplication.translate


PICTURE: Final = 46.0


@value
class ListedDrill:
    """A drill with what its match is called, and whether it is to be tried today."""

    drill: Drill
    title: str
    kind: str
    is_due: bool
    read: Callable[[Drill], Match | None]
    """Reads its match up to the decision; None if that can't be had."""


@value
class DrillPicture:
    """A picture that is wanted of what lay on the table before a decision."""

    listed: ListedDrill
    side: float
    ratio: float

    @property
    def key(self) -> str:
        drill = self.listed.drill
        return f"{drill.game} {drill.match} {drill.action} {self.side} {self.ratio}"

    def match(self) -> Match | None:
        return self.listed.read(self.listed.drill)


class MistakePicture(QWidget):
    """A small picture of the table; it is asked for only when it comes into sight."""

    def __init__(self, listed: ListedDrill, pictures: BoardPictures, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._listed, self._pictures = listed, pictures
        self.setFixedSize(round(PICTURE), round(PICTURE))
        pictures.painted.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        picture = self._pictures.of(DrillPicture(self._listed, PICTURE, self.devicePixelRatioF()))
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if picture is not None and not picture.isNull():
            painter.drawPixmap(0, 0, picture)
        else:
            paint_empty(painter, QRectF(self.rect()), self._pictures.colours)
        painter.end()


class DrillRow(QFrame):
    """One decision: what it was, when it comes back, and what can be done with it."""

    def __init__(
        self, listed: ListedDrill, today: date, pictures: BoardPictures, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        give_role(self, "panel")
        self.listed = listed
        self.title, self.about = QLabel(listed.title), soft()
        sized(self.title, 1.0, is_bold=True)
        self.about.setText(about_text(listed, today))
        self.again, self.drop = QPushButton(), QPushButton()
        if listed.is_due:
            give_role(self.again, "primary")
        self.again.setText(translate("mistakes", "Try it"))
        self.drop.setText(translate("training", "Drop"))
        self.drop.setToolTip(translate("training", "It won’t come back"))
        for button in (self.again, self.drop):
            button.setAccessibleName(f"{button.text()}. {listed.title}")
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self.title)
        words.addWidget(self.about)
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 8, 16, 8)
        row.setSpacing(12)
        self.picture = MistakePicture(listed, pictures)
        row.addWidget(self.picture)
        row.addLayout(words, 1)
        row.addWidget(self.again)
        row.addWidget(self.drop)


def about_text(listed: ListedDrill, today: date) -> str:
    drill = listed.drill
    parts = (listed.kind, loss_text(drill.loss, drill.amount), state_text(listed, today))
    return strung(part for part in parts if part)


def state_text(listed: ListedDrill, today: date) -> str:
    """When it comes back, and why then."""
    drill = listed.drill
    if listed.is_due:
        if drill.is_new:
            return translate("training", "new")
        if drill.was_found:
            return translate("training", "solved last time")
        return translate("training", "missed last time")
    if drill.is_due(today):
        return translate("training", "new: waits for a day with fewer new ones")
    if drill.is_new:
        text = translate("training", "new: comes back on {day}")
    elif drill.was_found:
        text = translate("training", "solved: comes back on {day}")
    else:
        text = translate("training", "missed: comes back on {day}")
    return text.format(day=day_text(drill.due))


class MistakesSection(QWidget):
    """Asks `listed` for what there is whenever it may have changed; its buttons only ask."""

    try_wanted = Signal(object)
    """A `Drill`."""
    drop_wanted = Signal(object)
    matches_wanted = Signal()
    """There is nothing here: a match may be chosen to be reviewed."""

    def __init__(
        self,
        palette: Palette,
        listed: Callable[[], Sequence[ListedDrill]],
        count_due: Callable[[], int],
        today: Callable[[], date],
        parent: QWidget | None = None,
    ) -> None:
        """`listed` gives the rows, those of today first; `count_due` may count more than are listed."""
        super().__init__(parent)
        give_role(self, "clear")
        self._listed, self._count_due, self._today = listed, count_due, today
        self.pictures = BoardPictures(palette, self)
        self.rows: list[DrillRow] = []
        self._shown: tuple[Sequence[ListedDrill], date] | None = None
        """What the rows were made of."""
        self.message = soft()
        self.empty = QPushButton()
        self.empty.clicked.connect(self.matches_wanted)
        self._column = QVBoxLayout()
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(10)
        self._column.setAlignment(Qt.AlignmentFlag.AlignTop)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(12)
        whole.addWidget(self.message)
        whole.addWidget(self.empty, alignment=Qt.AlignmentFlag.AlignLeft)
        self._area = scrolled(self._column)
        whole.addWidget(self._area, 1)

    @property
    def widget(self) -> QWidget:
        return self

    def title(self) -> str:
        text, due = translate("training", "Your mistakes"), self.due
        return f"{text} ({due})" if due else text

    @property
    def due(self) -> int:
        """How many are to be tried today."""
        return self._count_due()

    @property
    def game(self) -> str:
        """Of the decision whose buttons had the keyboard last, or else of the first."""
        button = self.focusWidget()
        rows = [row for row in self.rows if button in (row.again, row.drop)] or self.rows
        return rows[0].listed.drill.game if rows else ""

    def refresh(self) -> None:
        """List what there is now, if it has changed; the keyboard stays in the same place of the list."""
        listed, today = self._listed(), self._today()
        if self._shown == (listed, today):
            return
        self._shown = listed, today
        buttons = [button for row in self.rows for button in (row.again, row.drop)]
        at = next((at for at, button in enumerate(buttons) if button.hasFocus()), None)
        while (item := self._column.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        self.rows = []
        due = [one for one in listed if one.is_due]
        later = [one for one in listed if not one.is_due]
        for name, group in (
            (translate("training", "To try again today"), due),
            (translate("training", "Coming back later; you can practise them now"), later),
        ):
            if group:
                title = heading(1.1)
                title.setText(name)
                self._column.addWidget(title)
                for one in group:
                    self._add(one, today)
        self._tell_meaning(bool(listed))
        self._place_keyboard(at)

    def _place_keyboard(self, at: int | None) -> None:
        """Let it come to the first button, or now to the one that is where the focus was."""
        buttons = [button for row in self.rows for button in (row.again, row.drop)]
        self.setFocusProxy(buttons[0] if buttons else self.empty)
        if at is not None:
            last = len(buttons) - 2 + at % 2
            (buttons[min(at, last)] if buttons else self.empty).setFocus()

    def _add(self, listed: ListedDrill, today: date) -> None:
        row = DrillRow(listed, today, self.pictures)
        row.again.clicked.connect(lambda: self.try_wanted.emit(listed.drill))
        row.drop.clicked.connect(lambda: self.drop_wanted.emit(listed.drill))
        self.rows.append(row)
        self._column.addWidget(row)

    def _tell_meaning(self, has_any: bool) -> None:
        if has_any:
            text = translate(
                "training",
                "Decisions from your own games. One that you solve comes back later each time, one that you"
                " miss comes back soon; at most ten new ones a day.",
            )
        else:
            text = translate(
                "training",
                "No mistakes to practise now. Review a finished game, and your three costliest decisions in"
                " it will come back here from the next day on.",
            )
        self.message.setText(text)
        self._area.setAccessibleName(translate("training", "Your mistakes"))
        self.empty.setText(translate("training", "My games"))
        self.empty.setVisible(not has_any)

    def say(self, text: str) -> None:
        """Something about what was just wanted."""
        self.message.setText(text)

    def wear(self, palette: Palette) -> None:
        self.pictures.wear(palette)

    def retranslate(self) -> None:
        self._shown = None
        self.refresh()

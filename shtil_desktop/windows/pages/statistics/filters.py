"""Which matches are counted: the game, what it lets one choose from, help and period."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from shtil_desktop.games.values import replace
from shtil_desktop.play.profile.statistics.figures import Selection
from shtil_desktop.windows.pages.game_pages import all_pages, pages_of
from shtil_desktop.windows.pages.game_parts import StatisticsParts
from shtil_desktop.windows.pages.page import ChoiceBox, give_role

translate = QCoreApplication.translate

HELP: Final[tuple[dict[str, Any], ...]] = (
    {},
    {"undo": False, "hints": False, "repeats": False},
    {"undo": True},
    {"hints": True},
)
DAYS: Final = (None, 7, 30, 365)


class FilterRow(QWidget):
    """A row of lists that unfold; `changed` follows every choice, `game_changed` that of another game."""

    changed = Signal()
    game_changed = Signal()

    def __init__(self, game: str, today: date, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        give_role(self, "clear")
        self.game, self._today = game, today
        self._known = all_pages()
        self.parts: StatisticsParts = pages_of(game).statistics()
        self.own: list[ChoiceBox] = []
        """Of the game."""
        self.games, self.help, self.period = ChoiceBox(), ChoiceBox(), ChoiceBox()
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(8)
        for box in (self.games, self.help, self.period):
            self._row.addWidget(self._wide(box), 1)
        self.games.setVisible(len(self._known) > 1)
        self.games.activated.connect(self._choose_game)
        for box in (self.help, self.period):
            box.activated.connect(self.changed)
        self._build_own()

    def _wide(self, box: ChoiceBox) -> ChoiceBox:
        box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        return box

    def _build_own(self) -> None:
        for box in self.own:
            self._row.removeWidget(box)
            box.deleteLater()
        self.own = [self._wide(ChoiceBox()) for _ in self.parts.filters()]
        for at, box in enumerate(self.own, start=1):
            self._row.insertWidget(at, box, 1)
            box.activated.connect(self.changed)
        self.retranslate()

    def _choose_game(self, at: int) -> None:
        game = list(self._known)[at]
        if game != self.game:
            self.game, self.parts = game, pages_of(game).statistics()
            self._build_own()
            self.game_changed.emit()

    @property
    def selection(self) -> Selection:
        """What is counted now."""
        fields: dict[str, Any] = dict(HELP[max(0, self.help.currentIndex())])
        for box, each in zip(self.own, self.parts.filters(), strict=True):
            fields |= each.meanings[max(0, box.currentIndex())]
        days = DAYS[max(0, self.period.currentIndex())]
        since = None if days is None else self._today - timedelta(days=days)
        return replace(Selection(self.game), **fields, since=since)

    def retranslate(self) -> None:
        self._name(
            self.games, translate("StatisticsPage", "Game"), [one.name() for one in self._known.values()]
        )
        self.games.setCurrentIndex(list(self._known).index(self.game))
        for box, each in zip(self.own, self.parts.filters(), strict=True):
            self._name(box, each.label, each.texts)
        self._name(
            self.help,
            translate("StatisticsPage", "Help"),
            [
                translate("StatisticsPage", "With or without help"),
                translate("StatisticsPage", "Without help"),
                translate("StatisticsPage", "With undo"),
                translate("StatisticsPage", "With hints"),
            ],
        )
        self._name(
            self.period,
            translate("StatisticsPage", "Period"),
            [
                translate("StatisticsPage", "All time"),
                translate("StatisticsPage", "Last 7\xa0days"),
                translate("StatisticsPage", "Last 30\xa0days"),
                translate("StatisticsPage", "Last 365\xa0days"),
            ],
        )

    def _name(self, box: ChoiceBox, label: str, texts: list[str] | tuple[str, ...]) -> None:
        box.setAccessibleName(label)
        while box.count() < len(texts):
            box.addItem("")
        for at, text in enumerate(texts):
            box.setItemText(at, text)

"""Which voyage it shall be: mode, crew, expansions; what doesn't go together says so."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from shtil_desktop.games.shtil.options import (
    MONSTERS,
    REMOVED,
    WILDS,
    InvalidOptions,
    Mismatch,
    Mode,
    Options,
)
from shtil_desktop.table.words import voyage_title


class KindPage(QWidget):
    chosen = Signal(object, object)
    """Options, and the deal's number or None."""
    closed = Signal()

    def __init__(self, options: Options) -> None:
        super().__init__()
        self.mode = QComboBox()
        for mode in Mode:
            seats = 2 if mode is Mode.COMPETITIVE else 3
            self.mode.addItem(voyage_title(Options(mode, seats)), mode)
        self.seats = QSpinBox(minimum=1, maximum=5)
        self.removed = _numbers(REMOVED)
        self.monsters = _numbers(MONSTERS)
        self.wilds = _numbers(WILDS)
        self.reefs = QCheckBox(self.tr("Jagged reefs"))
        self.storms = QCheckBox(self.tr("Storm and compass"))
        self.number = QLineEdit(placeholderText=self.tr("any"))
        self.reason = QLabel()
        self.sail = QPushButton(self.tr("Set sail"), default=True)
        self._lay_out()
        self._show(options)
        for box in (self.mode, self.removed, self.monsters, self.wilds):
            box.currentIndexChanged.connect(self._check)
        for flag in (self.reefs, self.storms):
            flag.toggled.connect(self._check)
        self.seats.valueChanged.connect(self._check)
        self.number.textChanged.connect(self._check)
        self.sail.clicked.connect(self._set_sail)
        self._check()

    def _lay_out(self) -> None:
        form = QFormLayout()
        form.addRow(self.tr("Voyage"), self.mode)
        form.addRow(self.tr("Seats"), self.seats)
        form.addRow(self.tr("Islands removed"), self.removed)
        form.addRow("", self.reefs)
        form.addRow("", self.storms)
        form.addRow(self.tr("Sea monsters"), self.monsters)
        form.addRow(self.tr("Wild cards"), self.wilds)
        form.addRow(self.tr("Deal number"), self.number)
        back = QPushButton(self.tr("Back to the table"))
        back.clicked.connect(self.closed)
        row = QHBoxLayout()
        row.addWidget(back)
        row.addWidget(self.sail)
        column = QVBoxLayout()
        title = QLabel(self.tr("A new voyage"))
        font = title.font()
        font.setPointSizeF(font.pointSizeF() * 1.6)
        title.setFont(font)
        column.addStretch(1)
        column.addWidget(title)
        column.addLayout(form)
        column.addWidget(self.reason)
        column.addLayout(row)
        column.addStretch(2)
        whole = QHBoxLayout(self)
        whole.addStretch(1)
        whole.addLayout(column, 1)
        whole.addStretch(1)

    def _show(self, options: Options) -> None:
        self.mode.setCurrentIndex(list(Mode).index(options.mode))
        self.seats.setValue(options.seats)
        for box, value in ((self.removed, options.removed), (self.monsters, options.monsters)):
            box.setCurrentIndex(box.findData(value))
        self.wilds.setCurrentIndex(self.wilds.findData(options.wilds))
        self.reefs.setChecked(options.reefs)
        self.storms.setChecked(options.storms)

    def options(self) -> Options:
        """What is chosen; `InvalidOptions` if it doesn't go together."""
        return Options(
            mode=Mode(self.mode.currentData()),
            seats=self.seats.value(),
            removed=self.removed.currentData(),
            reefs=self.reefs.isChecked(),
            monsters=self.monsters.currentData(),
            storms=self.storms.isChecked(),
            wilds=self.wilds.currentData(),
        )

    def _check(self) -> None:
        try:
            self.options()
        except InvalidOptions as error:
            self.reason.setText(self._reason(error.reason))
            self.sail.setEnabled(False)
            return
        text = self.number.text().strip()
        is_number = not text or (text.isascii() and text.isdigit() and int(text) < 1 << 63)
        self.reason.setText("" if is_number else self.tr("A deal has a number, or leave it empty"))
        self.sail.setEnabled(is_number)

    def _reason(self, reason: Mismatch) -> str:
        texts = {
            Mismatch.TWO_SEATS: self.tr("Sun against moon is for two"),
            Mismatch.REMOVED_IN_VARIANT: self.tr("Fewer islands belong to the standard voyage"),
            Mismatch.STORMY_VARIANT: self.tr("Stormy Seas belong to the standard voyage"),
            Mismatch.STORMY_REMOVED: self.tr("Stormy Seas and fewer islands don't go together"),
        }
        return texts.get(reason, self.tr("These don't go together"))

    def _set_sail(self) -> None:
        text = self.number.text().strip()
        self.chosen.emit(self.options(), int(text) if text else None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.sail.isEnabled():
            self._set_sail()
        else:
            super().keyPressEvent(event)


def _numbers(values: tuple[int, ...]) -> QComboBox:
    box = QComboBox()
    for value in values:
        box.addItem(str(value) if value else "–", value)
    return box

"""What can be heard at the table: which sound belongs to what, and who plays it.

Qt's multimedia module belongs to the extra `sound` and is imported only when sounds are wanted.
"""

from __future__ import annotations

from enum import Enum
from typing import Any

from PySide6.QtCore import QElapsedTimer, QObject, QUrl, Slot

from shtil_desktop.places import resources

LOUDNESS = 0.5
APART = 45  # milliseconds; the same sound is not begun twice in a shorter time


class Cue(Enum):
    """What calls for a sound; the value is its file's name."""

    CARD = "card"  # laid down, dealt or drawn
    SLIDE = "slide"  # face down to the discards
    WAVE = "wave"  # a full row, the reef, the start, a loss
    STORM = "storm"  # a storm or a monster
    WIN = "win"


def can_sound() -> bool:
    """Whether the extra is installed and finds all it needs of the system."""
    return _effect_maker() is not None


class Sounds(QObject):
    """Plays the sounds, each loaded when it is first wanted; silent without the extra or a device."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.is_on = True
        self._effects: dict[Cue, Any] = {}
        self._clocks: dict[Cue, QElapsedTimer] = {}
        self._make = _effect_maker()

    @property
    def is_able(self) -> bool:
        return self._make is not None

    @Slot(object)
    def play(self, cue: Cue) -> None:
        clock = self._clocks.setdefault(cue, QElapsedTimer())
        if self._make is None or not self.is_on or (clock.isValid() and clock.elapsed() < APART):
            return
        clock.start()
        if cue not in self._effects:
            effect = self._effects[cue] = self._make(self)
            effect.setSource(QUrl.fromLocalFile(str(resources() / "sounds" / f"{cue.value}.wav")))
            effect.setVolume(LOUDNESS)
        self._effects[cue].play()


def _effect_maker() -> Any:
    """Qt's player of short sounds, or None without the extra or the system's libraries for it."""
    try:
        from PySide6.QtMultimedia import QSoundEffect
    except ImportError:
        return None
    return QSoundEffect

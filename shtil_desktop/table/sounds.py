"""What can be heard at the table: which sound belongs to what, and who plays it.

Qt's multimedia module belongs to the extra `sound` and is imported only when sounds are wanted.
"""

from __future__ import annotations

from enum import Enum
from typing import Any

from PySide6.QtCore import QBuffer, QByteArray, QElapsedTimer, QIODevice, QObject, QTimer, Slot

from shtil_desktop.program_files import resources

LOUDNESS = 0.5
APART = 45  # milliseconds; the same sound is not begun twice in a shorter time
SOON = 500  # milliseconds
MOST = 6  # sounds at the same time


class Cue(Enum):
    """What calls for a sound; the value is its file's name."""

    CARD = "card"  # laid down, dealt or drawn
    SLIDE = "slide"  # face down to the discards
    WAVE = "wave"  # a full row, the reef, the start, a loss
    STORM = "storm"  # a storm or a monster
    WIN = "win"


def can_sound() -> bool:
    """Whether the extra is installed and finds all it needs of the system."""
    return _multimedia() is not None


class Sounds(QObject):
    """Plays the sounds, each read when it is first wanted; silent without the extra or a device."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.is_on = True
        self._multimedia: Any = None
        self._waves: dict[Cue, Wave] = {}
        self._clocks: dict[Cue, QElapsedTimer] = {}
        self._playing: list[Playing] = []

    @property
    def is_able(self) -> bool:
        return self._multimedia is not None

    def load_soon(self) -> None:
        """The module and the list of devices take a third of a second: not before the first picture."""
        QTimer.singleShot(SOON, self, self.load)

    def load(self) -> None:
        self._multimedia = _multimedia()
        if self._multimedia is not None:
            self._multimedia.QMediaDevices.audioOutputs()

    @Slot(object)
    def play(self, cue: Cue) -> None:
        clock = self._clocks.setdefault(cue, QElapsedTimer())
        if self._multimedia is None or not self.is_on or (clock.isValid() and clock.elapsed() < APART):
            return
        clock.start()
        self._playing = [sound for sound in self._playing if not sound.is_over]
        if len(self._playing) >= MOST or not self._multimedia.QMediaDevices.audioOutputs():
            return
        if cue not in self._waves:
            self._waves[cue] = Wave(cue)
        self._playing.append(Playing(self._multimedia, self._waves[cue], self))


class Wave:
    """The samples of one sound, and how many of them there are to a second."""

    def __init__(self, cue: Cue) -> None:
        import wave  # late: most players want no sounds

        with wave.open(str(resources() / "sounds" / f"{cue.value}.wav"), "rb") as file:
            self.rate = file.getframerate()
            self.samples = QByteArray(file.readframes(file.getnframes()))


class Playing(QObject):
    """A sound that is heard now; its stream is closed when it is over.

    Qt's own player of short sounds, QSoundEffect, is not used: with two of them Qt 6.11 may stir its event
    loop without end (seen with 6.11.3 and PulseAudio).
    """

    def __init__(self, multimedia: Any, sound: Wave, parent: QObject) -> None:
        super().__init__(parent)
        self._states = multimedia.QAudio.State
        format_ = multimedia.QAudioFormat()
        format_.setSampleRate(sound.rate)
        format_.setChannelCount(1)
        format_.setSampleFormat(multimedia.QAudioFormat.SampleFormat.Int16)
        self._buffer = QBuffer(self)
        self._buffer.setData(sound.samples)
        self._buffer.open(QIODevice.OpenModeFlag.ReadOnly)
        self._sink = multimedia.QAudioSink(format_, self)
        self._sink.setVolume(LOUDNESS)
        self._sink.stateChanged.connect(self._follow)
        self.is_over = False
        self._sink.start(self._buffer)

    def _follow(self, state: Any) -> None:
        if state in (self._states.IdleState, self._states.StoppedState) and not self.is_over:
            self.is_over = True
            self._sink.stop()
            self.deleteLater()


def _multimedia() -> Any:
    """The module that plays, or None without the extra or the system's libraries for it."""
    try:
        import PySide6.QtMultimedia as multimedia
    except ImportError:
        return None
    return multimedia

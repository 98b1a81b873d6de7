#!/usr/bin/env python3
"""Makes the sounds of the table: `python3 packaging/sounds.py` writes resources/common/sounds/*.wav.

Everything is computed here, from noise and sines; only the standard library is needed.
"""

from __future__ import annotations

import array
import math
import random
import sys
import wave
from collections.abc import Callable, Sequence
from pathlib import Path

RATE = 22050
LOUDEST = 0.7  # of what 16 bits can hold
FOLDER = Path(__file__).resolve().parent.parent / "resources" / "common" / "sounds"

Samples = list[float]


def noise(seconds: float, seed: int) -> Samples:
    """White noise, the same for the same seed."""
    dice = random.Random(seed)
    return [2 * dice.random() - 1 for _ in range(round(seconds * RATE))]


def low_pass(samples: Sequence[float], cutoff: Callable[[float], float]) -> Samples:
    """Two smoothing steps; `cutoff` is a frequency at each moment of the sound."""
    first = second = 0.0
    passed = []
    for i, sample in enumerate(samples):
        share = 1 - math.exp(-2 * math.pi * cutoff(i / RATE) / RATE)
        first += share * (sample - first)
        second += share * (first - second)
        passed.append(second)
    return passed


def band(samples: Sequence[float], low: float, high: float) -> Samples:
    """What lies between two frequencies."""
    upper = low_pass(samples, lambda t: high)
    lower = low_pass(samples, lambda t: low)
    return [a - b for a, b in zip(upper, lower, strict=True)]


def shaped(samples: Sequence[float], loudness: Callable[[float], float]) -> Samples:
    return [sample * loudness(i / RATE) for i, sample in enumerate(samples)]


def mixed(*layers: Sequence[float]) -> Samples:
    longest = max(map(len, layers))
    return [sum(layer[i] for layer in layers if i < len(layer)) for i in range(longest)]


def levelled(samples: Sequence[float], to: float) -> Samples:
    peak = max(map(abs, samples))
    return [sample * to / peak for sample in samples]


def hump(length: float, top: float, sharpness: float = 2.0) -> Callable[[float], float]:
    """A swell that has its top at `top` and is silent at both ends."""

    def loudness(t: float) -> float:
        part = t / top if t < top else (length - t) / (length - top)
        return math.pow(math.sin(math.pi / 2 * min(1.0, max(0.0, part))), sharpness)

    return loudness


def bell(pitch: float, begin: float, length: float) -> Samples:
    """A soft note: a sine, a breath of its octave, a slow end."""
    silence = [0.0] * round(begin * RATE)
    count = round((length - begin) * RATE)
    tone = []
    for i in range(count):
        t = i / RATE
        end = min(1.0, (count - i) / (0.25 * RATE))
        loudness = min(1.0, t / 0.03) * math.exp(-2.1 * t) * end
        turn = 2 * math.pi * pitch * t
        tone.append(loudness * (math.sin(turn) + 0.22 * math.sin(2 * turn) + 0.06 * math.sin(3 * turn)))
    return silence + tone


def card() -> Samples:
    """A card laid on cloth: a short rustle and a soft knock."""
    length = 0.13
    rustle = shaped(band(noise(length, 1), 900, 4200), lambda t: min(1.0, t / 0.004) * math.exp(-48 * t))
    knock = [math.sin(2 * math.pi * 150 * i / RATE) for i in range(round(length * RATE))]
    knock = shaped(knock, lambda t: min(1.0, t / 0.006) * math.exp(-34 * t) * min(1.0, (length - t) / 0.02))
    return levelled(mixed(levelled(rustle, 0.8), levelled(knock, 0.5)), 0.55)


def slide() -> Samples:
    """A card pushed over others."""
    length = 0.17
    return levelled(shaped(band(noise(length, 2), 1500, 5200), hump(length, 0.06)), 0.34)


def swash() -> Samples:
    """A small wave runs up a beach and back."""
    length = 1.7
    rush = low_pass(noise(length, 3), lambda t: 350 + 1700 * hump(length, 0.6, 1.5)(t))
    return levelled(shaped(rush, hump(length, 0.6)), 0.5)


def storm() -> Samples:
    """Wind that swells, over a far rumble."""
    length = 1.6
    wind = band(noise(length, 4), 160, 620)
    wind = shaped(wind, lambda t: hump(length, 0.7)(t) * (0.75 + 0.25 * math.sin(2 * math.pi * 2.3 * t)))
    rumble = shaped(low_pass(noise(length, 5), lambda t: 85), hump(length, 0.45, 1.4))
    return levelled(mixed(levelled(wind, 0.7), levelled(rumble, 0.8)), 0.62)


def win() -> Samples:
    """Four bells rise over a wave."""
    length = 2.4
    pitches = (523.25, 659.26, 783.99, 1046.50)
    bells = [bell(pitch, 0.17 * i, length) for i, pitch in enumerate(pitches)]
    water = shaped(low_pass(noise(length, 6), lambda t: 900), hump(length, 0.9))
    return levelled(mixed(*bells, levelled(water, 0.16)), 0.6)


SOUNDS: dict[str, Callable[[], Samples]] = {
    "card": card,
    "slide": slide,
    "wave": swash,
    "storm": storm,
    "win": win,
}


def rounded(samples: Sequence[float]) -> array.array[int]:
    """As 16-bit values, which a WAV file holds in little-endian order."""
    return array.array("h", (round(sample * LOUDEST * 32767) for sample in samples))


def write(path: Path, samples: Sequence[float]) -> None:
    values = rounded(samples)
    if sys.byteorder == "big":
        values.byteswap()
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(values.tobytes())


def main(folder: Path = FOLDER) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, make in SOUNDS.items():
        write(folder / f"{name}.wav", make())


if __name__ == "__main__":
    main()

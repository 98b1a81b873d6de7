"""Gives spoilt inputs to one target and collects those that it stumbles over."""

from __future__ import annotations

import shutil
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tests.fuzz.mutations import Spoiler
from tests.fuzz.targets import Target
from tests.fuzz.watch import Watch

SECONDS: Final = 10.0
"""More than any input may take, with a processor to itself."""
MOST: Final = 20
"""Stumbles after which there is no point in going on."""
Show = Callable[[str, int, int], None]
_watches: list[Watch] = []


@dataclass(frozen=True, slots=True)
class Stumble:
    target: str
    number: int
    content: bytes
    error: str


def feed(
    target: Target, count: int, seed: str, folder: Path, show: Show | None = None, seconds: float = SECONDS
) -> tuple[list[Stumble], int]:
    """What went wrong with so many inputs, and how many of them were taken."""
    if not _watches:
        _watches.append(Watch())
    sound = target.sound()
    spoiler = Spoiler(f"{seed} {target.name}", sound)
    stumbles: list[Stumble] = []
    taken = 0
    for number in range(count):
        content = sound[number] if number < len(sound) else spoiler.next()
        profile = folder / "profile"
        profile.mkdir()
        try:
            with _watches[0].over(profile, seconds):
                taken += target.take(content, profile)
        except Exception as error:
            where = traceback.extract_tb(error.__traceback__)[-1]
            words = f"{type(error).__name__}: {error} ({Path(where.filename).name}:{where.lineno})"
            stumbles.append(Stumble(target.name, number, content, words[:300]))
            if len(stumbles) == MOST:
                break
        finally:
            shutil.rmtree(profile)
        if show is not None:
            show(target.name, number, count)
    return stumbles, taken

"""The player's settings: every default in one place, kept in a plain file, repaired if need be."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Mapping
from enum import StrEnum
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

from shtil_desktop.games import face_of
from shtil_desktop.games.values import value as plain_value
from shtil_desktop.play.profile.files import NotPlain, read_limited, set_aside, write_whole

log = logging.getLogger(__name__)

LARGEST: Final = 1 << 18
"""Bytes of a settings file; a real one has some hundreds."""
LONGEST_TEXT: Final = 40
MOST_SHORTCUTS: Final = 200
MOST_GAMES: Final = 100
OLD_KEYS: Final = {"new_voyage": "shtil"}
"""Choices that have a key of their own in the file, from the time when there was one game."""


class Language(StrEnum):
    SYSTEM = "system"
    RU = "ru"
    DE = "de"
    EN = "en"


class Theme(StrEnum):
    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"
    CONTRAST = "contrast"


class AnimationSpeed(StrEnum):
    """Of animations."""

    SYSTEM = "system"
    """Normal, unless the system asks for less motion."""
    OFF = "off"
    FAST = "fast"
    NORMAL = "normal"
    SLOW = "slow"


class Pace(StrEnum):
    """At which mates act."""

    AT_ONCE = "at-once"
    BRISK = "brisk"
    CALM = "calm"
    SLOW = "slow"


NOTHING: Final[Mapping[str, Any]] = MappingProxyType({})


@plain_value
class Settings:
    language: Language = Language.SYSTEM
    theme: Theme = Theme.SYSTEM
    speed: AnimationSpeed = AnimationSpeed.SYSTEM
    pace: Pace = Pace.CALM
    sounds: bool = False
    undo_allowed: bool = True
    warnings: bool = True
    """Whether to say that a gap can't be filled any more."""
    numeral_scale: float = 1.0
    left_handed: bool = False
    player_name: str = ""
    geometry: str = ""
    """Of the window, as Qt tells it, in base 64."""
    choices: Mapping[str, Mapping[str, Any]] = NOTHING
    """By game, what was chosen for its last new match, as plain JSON values."""
    shortcuts: Mapping[str, str] = NOTHING
    """Keys by the name of what they do, where they differ from the usual ones."""
    unknown: Mapping[str, Any] = NOTHING
    """What another version has written: kept as it is."""

    def choices_for(self, game: str) -> Any:
        """What was chosen for a game's last new match, in its own words; what makes no sense is forgotten."""
        face, kept = face_of(game), self.choices.get(game, {})
        try:
            return face.read_choices(kept)
        except (ValueError, TypeError, LookupError, AttributeError) as error:
            log.warning("the choices for %s are forgotten: %s", game, str(error)[:200])
            return face.read_choices({})

    def with_choices(self, game: str, chosen: Any) -> Settings:
        """The same settings with other choices for a game's next new match."""
        others = {name: kept for name, kept in self.choices.items() if name != game}
        return self.with_(choices=MappingProxyType(others | _kept(game, chosen)))

    def with_(self, **changes: Any) -> Settings:
        """The same settings but for some."""
        return Settings(**{name: getattr(self, name) for name in NAMES} | changes)


NAMES: Final = tuple(Settings.__annotations__)


def _kept(game: str, chosen: Any) -> dict[str, Mapping[str, Any]]:
    """A game's choices under its name; nothing as long as they are the usual ones."""
    face = face_of(game)
    plain = face.write_choices(chosen)
    is_usual = plain == face.write_choices(face.read_choices({}))
    return {} if is_usual else {game: MappingProxyType(plain)}


def differing(one: Settings, other: Settings) -> set[str]:
    """The names of the settings in which two differ."""
    return {name for name in NAMES if getattr(one, name) != getattr(other, name)}


class Mended:
    """What had to be repaired when settings were read: the player is told."""

    def __init__(self) -> None:
        self.names: list[str] = []
        """Of settings that made no sense, as they stand in the file."""
        self.aside: Path | None = None
        """Where the whole file is now, if it was garbled, or no file at all."""
        self.trouble: OSError | None = None
        """Why it could not be read."""


def load_settings(path: Path, mended: Mended | None = None) -> Settings:
    """The settings of a file. One that can't be read gives the defaults; a garbled one is set aside."""
    mended = Mended() if mended is None else mended
    try:
        content = read_limited(path, LARGEST, follows=True)  # some keep a link to it in a folder of their own
    except FileNotFoundError:
        return Settings()
    except (IsADirectoryError, NotPlain) as error:
        mended.aside = set_aside(path)
        mended.trouble = error if mended.aside is None else None
        return Settings()
    except OSError as error:
        log.warning("the settings can't be read: %s", error)
        mended.trouble = error
        return Settings()
    try:
        found = json.loads(content) if len(content) <= LARGEST else None
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict):
        mended.aside = set_aside(path)
        return Settings()
    return read_settings(found, mended)


def save_settings(path: Path, settings: Settings) -> None:
    """Write the settings down, whole or not at all; an `OSError` if that can't be done."""
    text = json.dumps(to_plain(settings), ensure_ascii=False, indent=2)
    write_whole(path, f"{text}\n".encode("utf-8", "replace"))


def to_plain(settings: Settings) -> dict[str, Any]:
    """The settings as plain JSON values, those of other versions at the end."""
    names = [name for name in NAMES if name not in ("choices", "shortcuts", "unknown")]
    plain: dict[str, Any] = {name: getattr(settings, name) for name in names}
    for key, game in OLD_KEYS.items():
        plain[key] = face_of(game).write_choices(settings.choices_for(game))
    plain["shortcuts"] = dict(settings.shortcuts)
    games = {game: dict(kept) for game, kept in settings.choices.items() if game not in OLD_KEYS.values()}
    if games:
        plain["games"] = games
    return plain | {name: value for name, value in settings.unknown.items() if name not in plain}


def read_settings(found: Mapping[str, Any], mended: Mended | None = None) -> Settings:
    """Settings from plain values; what makes no sense becomes the default, with a word in the log."""
    values: dict[str, Any] = {}
    for name, read in READERS.items():
        if name in found:
            try:
                values[name] = read(found[name])
            except (ValueError, TypeError, KeyError, OverflowError) as error:
                log.warning("the setting %s is repaired: %s", name, str(error)[:200])
                if mended is not None:
                    mended.names.append(name)
    unknown = {
        name: value for name, value in found.items() if name not in READERS and _can_be_kept(name, value)
    }
    choices = dict(values.pop("games", {}))
    for key in OLD_KEYS:
        choices |= values.pop(key, {})
    return Settings(**values, choices=MappingProxyType(choices), unknown=MappingProxyType(unknown))


def _can_be_kept(name: str, value: Any) -> bool:
    """Whether what another version has written can be written again, to the letter."""
    if not _is_flat(value):
        return False
    try:
        json.dumps({name: value}, ensure_ascii=False).encode()
    except UnicodeEncodeError:  # half a letter
        return False
    return True


def _is_flat(value: Any, depth: int = 20) -> bool:
    """Whether a value is nested so little that it can be written again."""
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return depth > 0 and all(_is_flat(part, depth - 1) for part in parts)


def _flag(value: Any) -> bool:
    if not isinstance(value, bool):
        raise ValueError(f"{str(value)[:40]!r} is neither true nor false")
    return value


def _scale(value: Any) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0.5 <= value <= 2.5:
        raise ValueError(f"{str(value)[:40]!r} is not a scale from 0.5 to 2.5")
    return float(value)


def _text(longest: int) -> Callable[[Any], str]:
    def read(value: Any) -> str:
        if not isinstance(value, str) or len(value) > longest or not value.isprintable():
            raise ValueError(f"not a short text: {str(value)[:40]!r}")
        return value

    return read


def _shortcuts(value: Any) -> Mapping[str, str]:
    if not isinstance(value, dict) or len(value) > MOST_SHORTCUTS:
        raise ValueError("not a table of shortcuts")
    read = _text(LONGEST_TEXT)
    return MappingProxyType({read(name): read(keys) for name, keys in value.items()})


def _choices(value: Any) -> Mapping[str, Mapping[str, Any]]:
    """Of every game, as they are: what they mean is told when the game is chosen."""
    if not isinstance(value, dict) or len(value) > MOST_GAMES:
        raise ValueError("not a table of games")
    kept = {name: MappingProxyType(plain) for name, plain in value.items() if isinstance(plain, dict)}
    if len(kept) != len(value) or not all(_can_be_kept(name, plain) for name, plain in value.items()):
        raise ValueError("not the choices of a game")
    return MappingProxyType(kept)


def _old_choices(game: str) -> Callable[[Any], dict[str, Mapping[str, Any]]]:
    def read(value: Any) -> dict[str, Mapping[str, Any]]:
        if not isinstance(value, dict):
            raise ValueError("not the choices of a game")
        return _kept(game, face_of(game).read_choices(value))

    return read


READERS: Final[dict[str, Callable[[Any], Any]]] = {
    "language": Language,
    "theme": Theme,
    "speed": AnimationSpeed,
    "pace": Pace,
    "sounds": _flag,
    "undo_allowed": _flag,
    "warnings": _flag,
    "numeral_scale": _scale,
    "left_handed": _flag,
    "player_name": _text(LONGEST_TEXT),
    "geometry": _text(4096),
    **{key: _old_choices(game) for key, game in OLD_KEYS.items()},
    "shortcuts": _shortcuts,
    "games": _choices,
}
"""How each setting is read; a bad value raises."""

"""The player's settings: every default in one place, kept in a plain file, repaired if need be."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field, fields, replace
from enum import StrEnum
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

from shtil_desktop.games.shtil.rules.options import InvalidOptions, Mode, Options
from shtil_desktop.play.profile.files import NotPlain, read_limited, set_aside, write_whole

log = logging.getLogger(__name__)

LARGEST: Final = 1 << 18
"""Bytes of a settings file; a real one has some hundreds."""
LONGEST_TEXT: Final = 40
MOST_SHORTCUTS: Final = 200


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


class Speed(StrEnum):
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


class Begins(StrEnum):
    """Who has the first turn of a new voyage with mates."""

    PLAYER = "player"
    """She takes the seat that begins."""
    LOT = "lot"
    """She takes any seat: for one deal always the same, so that a shared code is the same for everyone."""


class Side(StrEnum):
    """The player's, among rivals."""

    SUN = "sun"
    MOON = "moon"


Nothing: Final[Mapping[str, str]] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class NewVoyage:
    """The choices last made for a new voyage."""

    options: Options = field(default_factory=lambda: Options(Mode.STANDARD, seats=1))
    levels: tuple[str, ...] = ("captain",) * 4
    names: tuple[str, ...] = ("",) * 4
    """Of the mates; an empty one is chosen by the program."""
    begins: Begins = Begins.PLAYER
    side: Side = Side.SUN
    only_winnable: bool = False


@dataclass(frozen=True, slots=True)
class Settings:
    language: Language = Language.SYSTEM
    theme: Theme = Theme.SYSTEM
    speed: Speed = Speed.SYSTEM
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
    new_voyage: NewVoyage = field(default_factory=NewVoyage)
    shortcuts: Mapping[str, str] = field(default_factory=lambda: Nothing)
    """Keys by the name of what they do, where they differ from the usual ones."""
    unknown: Mapping[str, Any] = field(default_factory=lambda: MappingProxyType({}))
    """What another version has written: kept as it is."""

    def with_(self, **changes: Any) -> Settings:
        """The same settings but for some."""
        return replace(self, **changes)


def differing(one: Settings, other: Settings) -> set[str]:
    """The names of the settings in which two differ."""
    return {f.name for f in fields(Settings) if getattr(one, f.name) != getattr(other, f.name)}


@dataclass(slots=True)
class Mended:
    """What had to be repaired when settings were read: the player is told."""

    names: list[str] = field(default_factory=list)
    """Of settings that made no sense, as they stand in the file."""
    aside: Path | None = None
    """Where the whole file is now, if it was garbled, or no file at all."""
    trouble: OSError | None = None
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
    names = [f.name for f in fields(settings) if f.name not in ("new_voyage", "shortcuts", "unknown")]
    plain: dict[str, Any] = {name: getattr(settings, name) for name in names}
    chosen = settings.new_voyage
    plain["new_voyage"] = {
        **asdict(chosen.options),
        "levels": list(chosen.levels),
        "names": list(chosen.names),
        "player_first": chosen.begins is Begins.PLAYER,  # as earlier versions have it
        "only_winnable": chosen.only_winnable,
        **{name: value for name, value in _seating(chosen).items() if value != _seating(NewVoyage())[name]},
    }
    plain["shortcuts"] = dict(settings.shortcuts)
    return plain | {name: value for name, value in settings.unknown.items() if name not in plain}


def _seating(chosen: NewVoyage) -> dict[str, Any]:
    """What earlier versions know nothing of: written only where it is not the usual."""
    return {"begins": chosen.begins, "side": chosen.side}


def read_settings(found: Mapping[str, Any], mended: Mended | None = None) -> Settings:
    """Settings from plain values; what makes no sense becomes the default, with a word in the log."""
    values = {}
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
    return Settings(**values, unknown=MappingProxyType(unknown))


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


def _new_voyage(value: Any) -> NewVoyage:
    if not isinstance(value, dict):
        raise ValueError("not the choices of a new voyage")
    usual = NewVoyage()
    read = _text(LONGEST_TEXT)
    return NewVoyage(
        options=_options(value),
        levels=_four(value.get("levels"), usual.levels, read),
        names=_four(value.get("names"), usual.names, read),
        begins=Begins(value.get("begins", usual.begins)),
        side=Side(value.get("side", usual.side)),
        only_winnable=_flag(value.get("only_winnable", usual.only_winnable)),
    )


def _options(value: dict[str, Any]) -> Options:
    names = [f.name for f in fields(Options) if f.name != "mode" and f.name in value]
    for name in names:
        wanted: type = bool if name in ("reefs", "storms") else int
        if type(value[name]) is not wanted:
            raise ValueError(f"{name} is not of the kind {wanted.__name__}")
    try:
        return Options(Mode(value.get("mode", Mode.STANDARD)), **{name: value[name] for name in names})
    except InvalidOptions as error:
        raise ValueError(error.reason.value) from None


def _four(value: Any, usual: tuple[str, ...], read: Callable[[Any], str]) -> tuple[str, ...]:
    """As many texts as there can be mates, completed with the usual ones."""
    found = [read(text) for text in value[:4]] if isinstance(value, list) else []
    return (*found, *usual[len(found) :])


READERS: Final[dict[str, Callable[[Any], Any]]] = {
    "language": Language,
    "theme": Theme,
    "speed": Speed,
    "pace": Pace,
    "sounds": _flag,
    "undo_allowed": _flag,
    "warnings": _flag,
    "numeral_scale": _scale,
    "left_handed": _flag,
    "player_name": _text(LONGEST_TEXT),
    "geometry": _text(4096),
    "new_voyage": _new_voyage,
    "shortcuts": _shortcuts,
}
"""How each setting is read; a bad value raises."""

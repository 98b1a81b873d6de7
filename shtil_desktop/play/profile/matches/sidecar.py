"""The small file beside a record: who sat where, and what help was used."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import UTC, date, datetime
from typing import Any, Final

from shtil_desktop.games import face_of
from shtil_desktop.games.face import AnyGame, GameFace
from shtil_desktop.play.match import Match, Origin, Seat, new_id, seating_of

FORMAT: Final = "shtil-voyage"
VERSION: Final = 1
USUAL_NAMES: Final = ("Ada", "Juri", "Mila", "Otto")
"""Mates of a match that came without names."""
LONGEST_NAME: Final = 40


class BadSidecar(ValueError):
    """The file beside a record says something that can't be."""


def to_sidecar(match: Match) -> dict[str, Any]:
    """What a record has no place for, as plain JSON values."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "player": match.player,
        "crew": [{"name": seat.name, "level": seat.level} for seat in match.seating],
        "started": match.started.isoformat(),
        "finished": None if match.finished is None else match.finished.isoformat(),
        "used_undo": match.used_undo,
        "undos_used": match.undos_used,
        "hints_used": match.hints_used,
        "is_repeat": match.is_repeat,
        "is_foreign": match.is_foreign,
        "daily": None if match.daily is None else match.daily.isoformat(),
        "origin": None if (at := match.origin) is None else {"voyage": at.match, "action": at.action},
    }


def restore(game: AnyGame, name: str | None, content: bytes | None) -> Match:
    """The match of a game, with what its sidecar says, or with usual mates if it has none."""
    name = name or new_id()
    if content is None:
        seat, level = game.first_seat, face_of(game.id).usual_level  # as a rule it is the player who begins
        seating = seating_of(game.seats, seat, "", [Seat(mate, level) for mate in USUAL_NAMES])
        return Match(game, seat, seating, id=name, is_foreign=True)
    try:
        return _read(game, name, json.loads(content))
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError) as error:
        raise BadSidecar(f"{type(error).__name__}: {error}"[:200]) from None


def _read(game: AnyGame, name: str, found: dict[str, Any]) -> Match:
    if found["format"] != FORMAT:
        raise BadSidecar("another format")
    player, face = _kind(found["player"], int), face_of(game.id)
    seating = tuple(_seat(face, entry, at == player) for at, entry in enumerate(_kind(found["crew"], list)))
    return Match(
        game,
        player,
        seating,
        id=name,
        started=_moment(found["started"]),
        finished=None if found["finished"] is None or game.result is None else _moment(found["finished"]),
        used_undo=_kind(found["used_undo"], bool),
        undos_used=_count(found.get("undos_used", int(found["used_undo"]))),  # older files don't count them
        hints_used=_count(found["hints_used"]),
        is_repeat=_kind(found["is_repeat"], bool),
        is_foreign=_kind(found["is_foreign"], bool),
        daily=_maybe(found["daily"], date.fromisoformat),
        origin=_origin(found.get("origin")),
    )


def _seat(face: GameFace, entry: Any, is_player: bool) -> Seat:
    name, level = _plain(_kind(entry["name"], str)), entry["level"]
    if is_player:
        return Seat(name)
    return Seat(name, level if isinstance(level, str) and face.has_level(level) else face.usual_level)


def _origin(entry: Any) -> Origin | None:
    if entry is None:
        return None
    return Origin(_plain(_kind(entry["voyage"], str)), _count(entry["action"]))


def _plain(name: str) -> str:
    return "".join(letter for letter in name if letter.isprintable())[:LONGEST_NAME]


def _kind(value: Any, kind: type) -> Any:
    if type(value) is not kind:
        raise BadSidecar(f"{str(value)[:40]!r} is not of the kind {kind.__name__}")
    return value


def _count(value: Any) -> int:
    if not 0 <= _kind(value, int) <= 1_000_000:
        raise BadSidecar("a count that can't be")
    return int(value)


def _moment(text: Any) -> datetime:
    moment = datetime.fromisoformat(_kind(text, str))
    return moment if moment.tzinfo is not None else moment.replace(tzinfo=UTC)


def _maybe(text: Any, read: Callable[[str], date]) -> date | None:
    return None if text is None else read(_kind(text, str))

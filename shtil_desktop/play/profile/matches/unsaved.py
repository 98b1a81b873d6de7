"""Matches whose last change is not on disk: kept in memory, where they go before any older file."""

from __future__ import annotations

from shtil_desktop.games.values import replace, value
from shtil_desktop.play.match import Match


@value
class Unsaved:
    """A match as it is, and why it could not be written."""

    match: Match
    error: OSError


class UnsavedMatches:
    """They stay until they are written or deleted, however often another match is begun."""

    def __init__(self) -> None:
        self._kept: dict[str, Unsaved] = {}
        """By id, the last changed at the end."""

    def __len__(self) -> int:
        return len(self._kept)

    def __contains__(self, name: str) -> bool:
        return name in self._kept

    def keep(self, match: Match, error: OSError) -> None:
        """Remember a match as it is now. A deal that was left before the first move isn't worth keeping."""
        self._kept = {name: one for name, one in self._kept.items() if _is_begun(one) and name != match.id}
        self._kept[match.id] = Unsaved(replace(match), error)

    def forget(self, name: str) -> None:
        self._kept.pop(name, None)

    @property
    def last(self) -> Unsaved | None:
        """The one changed last."""
        return next(reversed(self._kept.values()), None)

    @property
    def names(self) -> list[str]:
        """The last changed first."""
        return list(reversed(self._kept))

    @property
    def matches(self) -> list[Match]:
        """The last changed first."""
        return [replace(self._kept[name].match) for name in self.names]


def _is_begun(one: Unsaved) -> bool:
    return one.match.has_moved

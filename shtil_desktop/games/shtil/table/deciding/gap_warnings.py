"""The gaps of a voyage that can't be filled any more, and which of them the player has decided about."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from shtil_desktop.games.shtil.rules.line import Gap


def cells_of(gaps: Iterable[Gap]) -> frozenset[int]:
    return frozenset(cell for gap in gaps for cell in range(gap.first, gap.last + 1))


class GapWarnings:
    """Marks that stay as long as they are true, and words that stay until the player decides."""

    def __init__(self) -> None:
        self.is_wanted = False
        """Whether a choice that would close a gap is marked too; the player may wish for no warnings."""
        self.gaps: tuple[Gap, ...] = ()
        self.can_undo = False
        self.known: frozenset[int] = frozenset()
        """The lost cells that the player has decided to play on with."""
        self.refuted: frozenset[int] = frozenset()
        """In an exercise, the cells that the player's wrong move has left without numbers."""

    def take(self, gaps: Sequence[Gap], can_undo: bool) -> Gap | None:
        """These gaps can't be filled any more, and no others; one that nobody has been told of yet."""
        before = cells_of(self.gaps)
        self.gaps, self.can_undo = tuple(gaps), can_undo
        self.known &= cells_of(gaps)
        news = self.news()
        return news[0] if news and cells_of(news) - before else None

    def news(self) -> list[Gap]:
        """The gaps that the player has not decided about yet."""
        return [gap for gap in self.gaps if self.known.isdisjoint(range(gap.first, gap.last + 1))]

    def accept(self) -> None:
        """The player knows, and plays on."""
        self.known = cells_of(self.gaps)

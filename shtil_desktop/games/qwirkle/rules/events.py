"""What has happened."""

from __future__ import annotations

from shtil_desktop.games.base import Event
from shtil_desktop.games.qwirkle.rules.actions import Placement
from shtil_desktop.games.qwirkle.rules.arrangement import ScoredLine
from shtil_desktop.games.qwirkle.rules.outcome import QwirkleOutcome
from shtil_desktop.games.qwirkle.rules.tiles import Tile
from shtil_desktop.games.values import value


@value
class SetAnnounced(Event):
    """Before the first move each seat tells the size of its largest set; the largest begins."""

    seat: int
    size: int


@value
class TilesLaid(Event):
    seat: int
    tiles: tuple[Placement, ...]
    lines: tuple[ScoredLine, ...]
    points: int


@value
class TilesTraded(Event):
    """Tiles put aside for others; `tiles` is empty for those who may not see them."""

    seat: int
    count: int
    tiles: tuple[Tile, ...] = ()

    def seen_by(self, seat: int) -> TilesTraded:
        return self if seat == self.seat else TilesTraded(self.seat, self.count)


@value
class TilesDrawn(Event):
    """Tiles from the bag; `tiles` is empty for those who may not see them."""

    seat: int
    count: int
    tiles: tuple[Tile, ...] = ()

    def seen_by(self, seat: int) -> TilesDrawn:
        return self if seat == self.seat else TilesDrawn(self.seat, self.count)


@value
class Passed(Event):
    seat: int


@value
class WentOut(Event):
    """The last tile was laid while the bag was empty."""

    seat: int
    points: int


@value
class TurnBegan(Event):
    seat: int


@value
class GameEnded(Event):
    outcome: QwirkleOutcome

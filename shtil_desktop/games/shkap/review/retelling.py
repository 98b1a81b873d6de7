"""The game played again, island by island: who held, laid, threw and got what."""

from __future__ import annotations

from shtil_desktop.games.base import Action, Event
from shtil_desktop.games.shkap.rules.actions import Land, Lay, Mark, Pass, Resign
from shtil_desktop.games.shkap.rules.cards import Card
from shtil_desktop.games.shkap.rules.events import CoinsWon, IslandBegan, Stop, Walked, WalkEnded
from shtil_desktop.games.shkap.rules.game import Shkap
from shtil_desktop.games.shkap.rules.island.islands import Cell
from shtil_desktop.games.values import replace, value

Cards = tuple[Card, ...]


@value
class Arrival:
    """How one seat's walk ended, and what it got."""

    seat: int
    row: Cards
    stop: Stop
    cell: Cell
    steps: int
    """Marks included."""
    unused: Cards
    """Cards behind the end."""
    path: tuple[Cell, ...]
    """The cells that it stepped on, caves by their exits."""
    coins: int


@value
class Throw:
    """A mark that was thrown."""

    seat: int
    at: int
    card: Card
    number: int
    """The action, from 0."""


class Chapter:
    """One island as it was played."""

    __slots__ = ("arrivals", "hands", "is_extra", "island", "moments", "order", "paths", "rows", "throws")

    def __init__(self, island: int, is_extra: bool) -> None:
        self.island = island
        self.is_extra = is_extra
        self.order: list[int] = []
        """The seats, from the first player on."""
        self.hands: dict[int, Cards] = {}
        """Of each seat, when it announced."""
        self.rows: dict[int, Cards] = {}
        self.throws: list[Throw] = []
        self.arrivals: list[Arrival] = []
        self.paths: dict[int, list[Cell]] = {}
        self.moments: list[tuple[int, Shkap, Action]] = []
        """Each announcement and each laying: its number, the game before it, and what was done."""

    def marks_on(self, seat: int) -> int:
        return sum(throw.at == seat for throw in self.throws)

    def arrival_of(self, seat: int) -> Arrival | None:
        return next((one for one in self.arrivals if one.seat == seat), None)

    def coins_of(self, seat: int) -> int:
        arrival = self.arrival_of(seat)
        return 0 if arrival is None else arrival.coins


def retell(game: Shkap) -> list[Chapter]:
    """All islands of a game that has been played, the last one perhaps not to its end."""
    again = Shkap(game.options, game.number, game.dealt)
    chapters: list[Chapter] = []
    _listen(again.opening_events, chapters)
    for number, (seat, action) in enumerate(game.actions):
        if chapters and again.result is None:
            _note(again, chapters[-1], number, seat, action)
        _listen(again.apply(action), chapters)
    return chapters


def _note(game: Shkap, chapter: Chapter, number: int, seat: int, action: Action) -> None:
    match action:
        case Land() | Pass():
            chapter.order.append(seat)
            chapter.hands[seat] = tuple(game.hands[seat])
            chapter.moments.append((number, game.copy(), action))
        case Lay(cards):
            chapter.rows[seat] = cards
            chapter.moments.append((number, game.copy(), action))
        case Mark(card, at):
            chapter.throws.append(Throw(seat, at, card, number))
        case Resign():
            pass


def _listen(events: list[Event], chapters: list[Chapter]) -> None:
    for event in events:
        match event:
            case IslandBegan(island, _, is_extra):
                chapters.append(Chapter(island, is_extra))
            case Walked(seat, _, to, out, _):
                chapters[-1].paths.setdefault(seat, []).append(out or to)
            case WalkEnded(seat, stop, cell, steps, unused):
                chapter = chapters[-1]
                path = tuple(chapter.paths.get(seat, ()))
                row = chapter.rows[seat]
                chapter.arrivals.append(Arrival(seat, row, stop, cell, steps, unused, path, 0))
            case CoinsWon(seat, _, _, coins, _):
                chapter = chapters[-1]
                chapter.arrivals = [
                    replace(one, coins=coins) if one.seat == seat else one for one in chapter.arrivals
                ]

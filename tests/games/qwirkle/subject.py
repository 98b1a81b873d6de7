"""What the general checker is told about Qwirkle."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Iterator
from itertools import islice
from random import Random

from shtil_desktop.games.base import Action, Event
from shtil_desktop.games.qwirkle.rules import events
from shtil_desktop.games.qwirkle.rules.actions import Lay, Pass, Resign, Trade
from shtil_desktop.games.qwirkle.rules.game import Qwirkle
from shtil_desktop.games.qwirkle.rules.tiles import KINDS
from shtil_desktop.games.qwirkle.rules.view import View

PRIVATE = (events.TilesDrawn, events.TilesTraded)
OPEN = (
    events.SetAnnounced,
    events.TilesLaid,
    events.Passed,
    events.WentOut,
    events.TurnBegan,
    events.GameEnded,
)
"""Events without a tile that only one seat may know. A new kind of event belongs to one of the two."""


class QwirkleSubject:
    """Qwirkle under the checker; `trading` is how often a seat trades though it could lay."""

    longest = 1300
    largest_view = 9000
    bytes_per_action = 200

    def __init__(self, trading: float = 0.1) -> None:
        self.trading = trading

    def choose(self, game: Qwirkle, rng: Random) -> Action:
        openings = game.legal_actions()
        opening = openings[-1] if rng.random() < self.trading else openings[0]
        return rng.choice(list(islice(game.completions(opening), 2000)))

    def census(self, game: Qwirkle) -> Counter[Hashable]:
        tiles: Counter[Hashable] = Counter(game.board.tiles.values())
        for pile in (*game.hands, game.bag):
            tiles.update(pile)
        return tiles

    def is_listed(self, game: Qwirkle, action: Action) -> bool:
        """Lays are compared by what lies where, trades by what is traded."""
        for opening in game.legal_actions():
            if type(opening) is type(action):
                return _named(action) in map(_named, game.completions(opening))
        return isinstance(action, Resign) and game.result is None

    def spoilt(self, game: Qwirkle, rng: Random) -> Iterator[Action]:
        hand = game.hands[game.turn]
        yield from (Lay(), Trade(), Pass())
        for opening in game.legal_actions():
            for action in rng.sample(some := list(islice(game.completions(opening), 200)), min(4, len(some))):
                if isinstance(action, Lay):
                    yield from _spoilt_lays(action, rng)
                elif isinstance(action, Trade):
                    yield Trade((*action.tiles, rng.randrange(KINDS)))
        yield Lay(tuple((tile, rng.randint(-3, 3), rng.randint(-3, 3)) for tile in hand[: rng.randint(1, 3)]))
        yield Trade((rng.randrange(KINDS),))

    def reshuffled(self, game: Qwirkle, seat: int, rng: Random) -> Qwirkle:
        """Other tiles in bag and other hands; what they announced is part of the first deal, which stays."""
        twin = game.copy()
        others = [other for other in range(game.seats) if other != seat]
        pool = [*twin.bag, *(tile for other in others for tile in twin.hands[other])]
        rng.shuffle(pool)
        for other in others:
            size = len(twin.hands[other])
            twin.hands[other], pool = pool[:size], pool[size:]
        twin.bag = pool
        return twin

    def hidden(self, game: Qwirkle) -> Iterable[object]:
        return [game.dealt, game.hands, *game.hands, game.bag, game.board]

    def listed(self, view: View) -> int:
        return len(view.legal) + len(view.history)

    def check_event(self, game: Qwirkle, event: Event) -> None:
        assert isinstance(event, PRIVATE + OPEN)
        for seat in range(game.seats):
            seen = event.seen_by(seat)
            if isinstance(event, PRIVATE) and seat != event.seat:
                assert isinstance(seen, PRIVATE) and seen.tiles == () and seen.count == event.count
            else:
                assert seen == event

    def check_action(self, game: Qwirkle, seat: int, action: Action) -> None:
        if isinstance(action, Trade):
            assert action.back is not None
            assert action.seen_by(seat, seat) == Trade(action.tiles)
            other = action.seen_by((seat + 1) % game.seats, seat)
            assert not hasattr(other, "tiles") and not hasattr(other, "back")
        else:
            assert all(action.seen_by(other, seat) == action for other in range(game.seats))

    def check_view(self, game: Qwirkle, seat: int, rng: Random) -> None:
        """It answers as the game does, and counts what it can't see."""
        view = game.view(seat)
        assert sum(view.unseen()) == view.bag_size + sum(view.hand_sizes) - len(view.hand)
        if game.turn == seat:
            for action in self.spoilt(game, rng):
                why = view.why_not(action)
                assert (why is None) == game.is_legal(action), (action, why)


def _named(action: Action) -> object:
    match action:
        case Lay(tiles):
            return frozenset(tiles) if len(set(tiles)) == len(tiles) else tiles
        case Trade(tiles, None):
            return tuple(sorted(tiles))
    return action


def _spoilt_lays(lay: Lay, rng: Random) -> Iterator[Lay]:
    tile, x, y = lay.tiles[-1]
    rest = lay.tiles[:-1]
    yield Lay((*rest, (rng.randrange(KINDS), x, y)))
    yield Lay((*rest, (tile, x + rng.choice((-1, 1)), y)))
    yield Lay((*rest, (tile, x, y + rng.choice((-2, -1, 1, 2)))))
    yield Lay((*lay.tiles, lay.tiles[0]))

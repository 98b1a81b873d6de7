"""What the general checker is told about Pebbles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Iterator
from random import Random

from shtil_desktop.games.base import Action, Event
from tests.toy.pebbles.rules.actions import MOST, Chosen, Take
from tests.toy.pebbles.rules.events import ChoiceMade
from tests.toy.pebbles.rules.pebbles import Pebbles
from tests.toy.pebbles.rules.view import View


class PebblesSubject:
    longest = 3 * 8
    largest_view = 1800
    bytes_per_action = 150

    def choose(self, game: Pebbles, rng: Random) -> Action:
        return rng.choice(game.legal_actions())

    def census(self, game: Pebbles) -> Counter[Hashable]:
        """Every pebble of the deal: those that the die added are taken off again."""
        added = sum(played.die for played in game.rounds)
        return Counter({"pebble": game.pile + sum(game.heaps) - added})

    def is_listed(self, game: Pebbles, action: Action) -> bool:
        return action in game.legal_actions()

    def spoilt(self, game: Pebbles, rng: Random) -> Iterator[Action]:
        yield from (Take(0), Take(-1), Take(MOST + 1), Take(game.pile + 1), Chosen())
        yield Take(1, die=3)
        yield Take(1, die=-1)

    def reshuffled(self, game: Pebbles, seat: int, rng: Random) -> Pebbles:
        """Other choices of the others, as long as nobody has shown them."""
        twin = game.copy()
        for other, count in enumerate(twin.chosen):
            if other != seat and count is not None:
                twin.chosen[other] = rng.randint(1, min(MOST, twin.pile))
        return twin

    def hidden(self, game: Pebbles) -> Iterable[object]:
        return [game.chosen, game.dealt]

    def listed(self, view: View) -> int:
        return len(view.legal) + len(view.history) + len(view.rounds)

    def check_event(self, game: Pebbles, event: Event) -> None:
        for seat in range(game.seats):
            seen = event.seen_by(seat)
            if isinstance(event, ChoiceMade) and seat != event.seat:
                assert seen == ChoiceMade(event.seat, None)
            else:
                assert seen == event

    def check_action(self, game: Pebbles, seat: int, action: Action) -> None:
        assert isinstance(action, Take)
        assert (action.die is None) == any(count is not None for count in game.chosen)
        for other in range(game.seats):
            assert action.seen_by(other, seat) == (Take(action.count) if other == seat else Chosen())

    def check_view(self, game: Pebbles, seat: int, rng: Random) -> None:
        """It answers as the game does, wherever the seat decides."""
        view = game.view(seat)
        assert game.decision is not None
        for action in (*self.spoilt(game, rng), *game.legal_actions()):
            if isinstance(action, Take) and action.die is None:
                why = view.why_not(action)
                assert (why is None) == (game.decision.seat == seat and game.is_legal(action)), action

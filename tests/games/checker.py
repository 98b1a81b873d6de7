"""Every game, one checker: plays a game at random and holds each step against the contract of `games.base`.

What the contract doesn't tell, a `Subject` adds: where all the cards are, what a wrong action looks like,
which cards a seat can't see. A new game brings its own subject and is checked like the others.
"""

from __future__ import annotations

import gc
import json
import pickle
from collections import Counter
from collections.abc import Hashable, Iterable, Iterator
from itertools import islice
from random import Random
from types import FunctionType, ModuleType
from typing import Any, Protocol

import pytest

from shtil_desktop.games.base import Action, Event, Game, IllegalAction

AnyGame = Game[Any, Any, Any]
FEW = 8
"""As many openings are tried out at a step, and as many completions of each."""


class Subject(Protocol):
    """What the checker is told about one game."""

    longest: int
    """No game takes more actions."""
    largest_view: int
    """Bytes of a pickled view, without what it lists."""
    bytes_per_action: int

    def choose(self, game: Any, rng: Random) -> Action:
        """A legal action, whole."""

    def census(self, game: Any) -> Counter[Hashable]:
        """Every card or tile, wherever it is now."""

    def is_listed(self, game: Any, action: Action) -> bool:
        """Whether it is among the completions of what the game lists, found without `apply`."""

    def spoilt(self, game: Any, rng: Random) -> Iterator[Action]:
        """Actions that are probably wrong: never an unlisted one that is right."""

    def reshuffled(self, game: Any, seat: int, rng: Random) -> AnyGame | None:
        """The same game but for cards that the seat can't see; None if the answers it got rule that out."""

    def hidden(self, game: Any) -> Iterable[object]:
        """The very objects that a view may not lead to."""

    def listed(self, view: Any) -> int:
        """How many actions a view lists."""

    def check_event(self, game: Any, event: Event) -> None:
        """No seat sees more of it than it may."""

    def check_action(self, game: Any, seat: int, action: Action) -> None:
        """No other seat sees more of what `seat` has done than it may."""

    def check_view(self, game: Any, seat: int, rng: Random) -> None:
        """What else a view of this game promises."""


def check_game(subject: Subject, game: AnyGame, rng: Random, closeness: float = 0.2) -> Counter[str]:
    """Play to the end; at that share of the steps look at everything. Returns what was looked at."""
    cards = subject.census(game)
    past: list[tuple[AnyGame, dict[str, Any]]] = []
    looked: Counter[str] = Counter()
    while game.decision is not None:
        assert len(past) < subject.longest
        assert game.result is None
        past.append((game.copy(), game.to_record()))
        check_listing(game)
        if rng.random() < closeness:
            look_at_everything(subject, game, rng, looked)
        seat, action = game.decision.seat, subject.choose(game, rng)
        assert 0 <= seat < game.seats
        for event in game.apply(action):
            subject.check_event(game, event)
        subject.check_action(game, *game.actions[-1])
        assert subject.census(game) == cards
        looked["steps"] += 1
    check_end(subject, game, rng, looked)
    check_undo(game, past, rng)
    check_beginning(game, past[0][0])
    return looked


def look_at_everything(subject: Subject, game: AnyGame, rng: Random, looked: Counter[str]) -> None:
    before, record = game.copy(), game.to_record()
    looked["accepted"] += check_accepted(game, rng)
    looked["refused"] += check_refused(subject, game, rng)
    check_record(game)
    for seat in range(game.seats):
        check_view(subject, game, seat)
        subject.check_view(game, seat, rng)
        looked["reshuffled"] += check_secrecy(subject, game, seat, rng)
    assert game == before
    assert game.to_record() == record


def check_listing(game: AnyGame) -> None:
    """There is something to do, each thing is listed once, and leads to something whole."""
    actions = game.legal_actions()
    assert actions
    assert len(set(actions)) == len(actions)
    for action in actions:
        assert next(iter(game.completions(action)), None) is not None


def check_accepted(game: AnyGame, rng: Random) -> int:
    """All that is listed is accepted, however it is completed; a copy that moves on leaves the game alone."""
    tried = 0
    for opening in a_few(game.legal_actions(), rng):
        some = list(islice(game.completions(opening), 100))
        assert len(set(some)) == len(some)
        for action in a_few(some, rng):
            assert game.is_legal(action)
            twin, before = game.copy(), game.copy()
            try:
                twin.apply(action)
            except IllegalAction as error:
                pytest.fail(f"{action} is listed and refused: {error}")
            assert twin != game
            assert game == before
            tried += 1
    return tried


def a_few(actions: list[Action], rng: Random) -> list[Action]:
    """All of them if they are few, else some."""
    return actions if len(actions) <= FEW else rng.sample(actions, FEW)


def check_refused(subject: Subject, game: AnyGame, rng: Random) -> int:
    """What is not listed is refused, and nothing has changed."""
    before = game.copy()
    tried = 0
    for action in subject.spoilt(game, rng):
        if not subject.is_listed(game, action):
            assert not game.is_legal(action)
            with pytest.raises(IllegalAction) as caught:
                game.apply(action)
                pytest.fail(f"{action} was accepted")
            assert caught.value.number is None
            assert game == before
            tried += 1
    return tried


def check_record(game: AnyGame) -> None:
    """Written and read back it is the same game, and the same record."""
    record = game.to_record()
    again = type(game).from_record(json.loads(json.dumps(record)))
    assert again == game
    assert again.to_record() == record


def check_view(subject: Subject, game: AnyGame, seat: int) -> None:
    """A view is a value of its own: it survives a process border, and nothing leads from it to the game."""
    view = game.view(seat)
    decides = game.decision is not None and game.decision.seat == seat
    assert (view.seat, view.decision, view.outcome) == (seat, game.decision, game.result)
    assert list(view.legal) == (game.legal_actions() if decides else [])
    packed = pickle.dumps(view)
    assert pickle.loads(packed) == view == game.view(seat)
    assert len(packed) <= subject.largest_view + subject.bytes_per_action * subject.listed(view)
    hidden = {id(thing) for thing in subject.hidden(game)}
    for thing in reachable(view):
        assert not isinstance(thing, Game)
        assert id(thing) not in hidden


def reachable(root: object) -> Iterator[object]:
    """All that can be reached from an object, code and modules aside."""
    seen, waiting = {id(root)}, [root]
    while waiting:
        thing = waiting.pop()
        yield thing
        for other in gc.get_referents(thing):
            if id(other) not in seen and not isinstance(other, type | FunctionType | ModuleType):
                seen.add(id(other))
                waiting.append(other)


def check_secrecy(subject: Subject, game: AnyGame, seat: int, rng: Random) -> bool:
    """Other cards where the seat can't see them, and its view is the same."""
    other = subject.reshuffled(game, seat, rng)
    if other is None:
        return False
    assert other.view(seat) == game.view(seat)
    return True


def check_end(subject: Subject, game: AnyGame, rng: Random, looked: Counter[str]) -> None:
    """It is over: an outcome, nothing to decide and nothing accepted."""
    assert game.result is not None
    assert game.legal_actions() == []
    assert all(0 <= seat < game.seats for seat in game.result.winners)
    assert list(game.result.winners) == sorted(set(game.result.winners))
    looked["refused at the end"] += check_refused(subject, game, rng)
    check_record(game)
    for seat in range(game.seats):
        check_view(subject, game, seat)
        check_secrecy(subject, game, seat, rng)


def check_undo(game: AnyGame, past: list[tuple[AnyGame, dict[str, Any]]], rng: Random) -> None:
    """Replaying the first actions leads to what the game was then; the copies kept since have not moved."""
    actions = game.to_record()["actions"]
    for number, (earlier, record) in enumerate(past):
        assert earlier.to_record() == record
        assert record["actions"] == actions[:number]
    for number in {0, *rng.sample(range(len(past)), min(6, len(past)))}:
        earlier, record = past[number]
        assert type(game).from_record(record) == game.position_after(number) == earlier


def check_beginning(game: AnyGame, first: AnyGame) -> None:
    """Its beginning is the game before its first action, and all that was done leads from there to here."""
    start = game.beginning()
    assert start is not game and start == first
    assert start.actions == [] and start.opening_events == first.opening_events
    assert (start.id, start.options, start.number) == (game.id, game.options, game.number)
    assert start.has_numbered_deal() == game.has_numbered_deal()
    assert game.position_after(len(game.actions)) == game

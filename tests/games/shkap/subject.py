"""What the general checker is told about Shkap."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Iterator
from dataclasses import replace
from random import Random
from typing import Any

from shtil_desktop.games.base import Action, Event
from shtil_desktop.games.shkap.rules import events
from shtil_desktop.games.shkap.rules.actions import Done, Keep, Land, Lay, Mark, Pass, Resign, Step, Take
from shtil_desktop.games.shkap.rules.asks import Ask
from shtil_desktop.games.shkap.rules.cards import CARDS, Card
from shtil_desktop.games.shkap.rules.events import Stop
from shtil_desktop.games.shkap.rules.game import Shkap
from shtil_desktop.games.shkap.rules.island.islands import island_set
from shtil_desktop.games.shkap.rules.island.walk import Walk
from shtil_desktop.games.shkap.rules.view import View

OPEN = (
    events.PacksPassed,
    events.HandsDiscarded,
    events.IslandBegan,
    events.IslandsOpened,
    events.Announced,
    events.MarketRefilled,
    events.DeckReshuffled,
    events.RoutesCounted,
    events.MarkThrown,
    events.MarksDone,
    events.RouteRevealed,
    events.Walked,
    events.WalkEnded,
    events.CoinsWon,
    events.GameEnded,
)
PRIVATE: dict[type[Event], dict[str, Any]] = {
    events.CardsDealt: {"cards": ()},
    events.CardKept: {"card": None},
    events.CardTaken: {"card": None},
    events.RouteLaid: {"cards": ()},
}
"""Events with a card that only one seat may know, and what others see instead of it.

A new kind of event belongs to one of the two.
"""
TRIES = 12
"""Routes that a seat tries out before it lays one."""


class ShkapSubject:
    longest = 700
    largest_view = 9000
    bytes_per_action = 90

    def choose(self, game: Shkap, rng: Random) -> Action:
        """At random, but passing seldom and laying routes that may lead to a chest."""
        listed = game.legal_actions()
        if Land() in listed and rng.random() < 0.8:
            return Land()
        chosen = rng.choice(listed)
        return _good_route(game, rng) if chosen == Lay() else chosen

    def census(self, game: Shkap) -> Counter[Hashable]:
        piles = game.piles
        cards: Counter[Hashable] = Counter(card for card in piles.market if card is not None)
        for pile in (*game.hands, *game.packs, *game.routes, game.thrown, piles.deck, piles.discard):
            cards.update(pile)
        return cards

    def is_listed(self, game: Shkap, action: Action) -> bool:
        """There are too many routes to go through them all."""
        if isinstance(action, Resign):
            return game.result is None and (action.seat is None or 0 <= action.seat < game.seats)
        if isinstance(action, Lay) and game.ask is Ask.LAY and game.decider is not None:
            cards = action.cards
            hand = set(game.route_cards(game.decider))
            return 0 < len(cards) == len(set(cards)) and set(cards) <= hand
        return action in game.legal_actions()

    def spoilt(self, game: Shkap, rng: Random) -> Iterator[Action]:
        seat = game.decider or 0
        hand = game.hands[seat]
        yield from (Land(), Pass(), Done(), Lay(), Take(), Resign(game.seats))
        yield from (Take(place) for place in (-1, 0, rng.randrange(4), 4))
        yield from (Keep(rng.randrange(-1, 61)), Mark(rng.choice(CARDS), rng.randrange(game.seats)))
        some = rng.sample(hand, rng.randint(0, len(hand)))
        yield from (Lay(tuple(some)), Lay((*some, rng.choice(CARDS))), Lay((*some, *some[:1])))
        yield from (Mark(card, rng.randint(-1, game.seats)) for card in hand)
        yield from _spoilt_steps(game, rng)

    def reshuffled(self, game: Shkap, seat: int, rng: Random) -> Shkap:
        """Other cards in deck, other hands, packs and hidden routes; other closed islands.

        What others kept and laid is changed in the past, too: it may not show either.
        """
        twin = game.copy()
        _deal_unseen_cards(twin, seat, rng)
        _change_closed_islands(twin, rng)
        _change_past(twin, seat)
        return twin

    def hidden(self, game: Shkap) -> Iterable[object]:
        dealt, piles = game.dealt, game.piles
        yield from (dealt, dealt.hands, *dealt.hands, dealt.deck, dealt.reshuffles)
        if game.at < len(dealt.islands):  # in the end all islands have been seen
            yield dealt.islands
        yield from (piles, piles.deck, piles.market, piles.discard, game.held, game.routes)
        yield from (game.hands, *game.hands, game.packs, *game.packs)

    def listed(self, view: View) -> int:
        return len(view.legal) + len(view.history)

    def check_event(self, game: Shkap, event: Event) -> None:
        private = PRIVATE.get(type(event))
        assert private is not None or isinstance(event, OPEN)
        for seat in range(game.seats):
            seen, expected = event.seen_by(seat), event
            is_open_take = isinstance(event, events.CardTaken) and event.place is not None
            if private is not None and seat != event.seat and not is_open_take:  # type: ignore[attr-defined]
                expected = replace(event, **private)  # type: ignore[type-var]
            assert seen == expected

    def check_action(self, game: Shkap, seat: int, action: Action) -> None:
        for other in range(game.seats):
            seen = action.seen_by(other, seat)
            if other != seat and isinstance(action, Keep | Lay):
                assert not hasattr(seen, "card") and not hasattr(seen, "cards")
            else:
                assert seen == action

    def check_view(self, game: Shkap, seat: int, rng: Random) -> None:
        """It answers as the game does, and every card is counted once."""
        view = game.view(seat)
        market = sum(card is not None for card in view.market)
        own = len(view.route) if not any(view.route_sizes) else 0
        thrown = sum(view.marks)
        there = sum(view.hand_sizes) + sum(view.route_sizes) + own + thrown + view.deck_size
        assert there + market + len(view.discard) == len(CARDS)
        assert view.hand_sizes[seat] == len(view.hand) + len(view.pack)
        for other in range(game.seats):
            assert set(view.taken[other]) <= {*game.hands[other], *game.routes[other]}
        if game.decider == seat:
            for action in self.spoilt(game, rng):
                why = view.why_not(action)
                assert (why is None) == game.is_legal(action), (action, why)


def _good_route(game: Shkap, rng: Random) -> Lay:
    assert game.decider is not None
    cards = game.route_cards(game.decider)
    for _ in range(TRIES):
        route = tuple(rng.sample(cards, rng.randint(1, min(6, len(cards)))))
        walk = Walk.begin(game.island, game.decider, route, 0)
        while walk.stop is None:
            walk = walk.after(game.island, rng.choice(walk.choices(game.island))).go_on(game.island)
        if walk.stop is Stop.CHEST:
            break
    return Lay(route)


def _spoilt_steps(game: Shkap, rng: Random) -> Iterator[Step]:
    listed = [action for action in game.legal_actions() if isinstance(action, Step)]
    for step in listed:
        row, column = step.to
        yield from (Step(step.to), Step(step.to, step.to), Step(step.to, (0, 0)))
        yield Step((row + rng.randint(-1, 1), column + rng.randint(-1, 1)))
    yield Step((rng.randint(-1, 5), rng.randint(-1, 5)))


def _deal_unseen_cards(twin: Shkap, seat: int, rng: Random) -> None:
    others = [other for other in range(twin.seats) if other != seat]
    hidden = [other for other in twin.hidden_routes if other != seat]
    unseen = [*twin.piles.deck]
    for other in others:
        unseen += [*twin.hands[other], *twin.packs[other]]
    for other in hidden:
        unseen += twin.routes[other]
    rng.shuffle(unseen)
    for other in hidden:
        length = len(twin.routes[other])
        if not twin.routes_are_counted:
            length, before = rng.randint(1, length + len(twin.hands[other])), length
            twin.hands[other] = [0] * (len(twin.hands[other]) + before - length)
        twin.routes[other] = tuple(_cut(unseen, length))
    for other in others:
        twin.hands[other] = _cut(unseen, len(twin.hands[other]))
        twin.packs[other] = _cut(unseen, len(twin.packs[other]))
    twin.piles.deck = unseen


def _cut(cards: list[Card], count: int) -> list[Card]:
    cut = cards[:count]
    del cards[:count]
    return cut


def _change_closed_islands(twin: Shkap, rng: Random) -> None:
    ids = twin.dealt.islands
    known = ids[: twin.at + len(twin.open_islands)]
    others = [one for one in island_set(1) if one not in known]
    closed = tuple(rng.sample(others, len(ids) - len(known)))
    twin.dealt = replace(twin.dealt, islands=(*known, *closed))


def _change_past(twin: Shkap, seat: int) -> None:
    done, hidden = twin.actions, twin.hidden_routes - {seat}
    for at in range(len(done) - 1, -1, -1):
        who, action = done[at]
        if isinstance(action, Keep) and who != seat:
            done[at] = (who, Keep((action.card + 1) % len(CARDS)))
        if isinstance(action, Lay) and who in hidden:
            done[at] = (who, Lay(twin.routes[who]))
            hidden.remove(who)
    twin.past = None
    for who, action in done:
        twin.past = (twin.past, who, action)

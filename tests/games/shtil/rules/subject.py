"""What the general checker is told about Shtil."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Iterator
from dataclasses import replace
from random import Random
from typing import Any

from shtil_desktop.games.base import Action, Event, IllegalAction
from shtil_desktop.games.shtil.rules import actions, events
from shtil_desktop.games.shtil.rules.actions import ShtilAction
from shtil_desktop.games.shtil.rules.cards import (
    COMPASS,
    FINISH,
    HIDDEN,
    MONSTER,
    ORANGE,
    PURPLE,
    START,
    STORMS,
    WILD,
    YELLOW,
    Card,
    is_island,
)
from shtil_desktop.games.shtil.rules.options import Mode
from shtil_desktop.games.shtil.rules.refusals import Refusal
from shtil_desktop.games.shtil.rules.sea import Ask
from shtil_desktop.games.shtil.rules.turns.placement import Answer
from shtil_desktop.games.shtil.rules.turns.start import can_start
from shtil_desktop.games.shtil.rules.turns.turn import finish_refusal
from shtil_desktop.games.shtil.rules.view import View
from shtil_desktop.games.shtil.rules.voyage import Shtil
from tests.games.shtil.players import Style, choose

PRIVATE = (events.CardsDiscarded, events.CardsDrawn)
OPEN = (
    events.TurnBegan,
    events.IslandPlayed,
    events.BlindDiscarded,
    events.StartPlayed,
    events.SharesSet,
    events.FinishPlayed,
    events.RowCompleted,
    events.ReefMoved,
    events.ReefHeld,
    events.ReefLeft,
    events.MonsterStruck,
    events.StormRevealed,
    events.StormCame,
    events.StormCancelled,
    events.StormRemoved,
    events.CompassWon,
    events.IslandTurned,
    events.HandsTurned,
    events.ExplorerTurned,
    events.FinishOpened,
    events.CardsTaken,
    events.RowRefilled,
    events.HandShown,
    events.TurnPassed,
    events.GameEnded,
)
"""Events without a card that only one seat may know. A new kind of event belongs to one of the two."""


class ShtilSubject:
    """Shtil under the checker, played in one style."""

    longest = 600
    largest_view = 2500
    bytes_per_action = 40

    def __init__(self, style: Style) -> None:
        self.style = style

    def choose(self, game: Shtil, rng: Random) -> ShtilAction:
        chosen: ShtilAction = choose(game, rng, self.style)
        return chosen

    def census(self, game: Shtil) -> Counter[Hashable]:
        sea, done = game.sea, [action for _, action in game.actions]
        cards: Counter[Hashable] = Counter(game.dealt.removed)
        decks = [deck[top:] for deck, top in zip(game.decks, game.tops, strict=True)]
        for pile in (*game.hands, *decks, *game.discards, *game.unseen, sea.row):
            cards.update(pile)
        for cell in sea.islands():
            cards[WILD if cell in sea.wild_cells else sea.number_at(cell)] += 1
        cards.update(_laid(done))
        cards.update(("explorer", card) for card in (*sea.explored, *game.explorer[len(sea.explored) :]))
        if game.explorer:
            cards.update(card for card in sea.gone if is_island(card))
            assert _storms(game) == Counter(card for card in sea.explored if card in STORMS)
        else:
            cards.update(card for card in sea.gone if card not in STORMS)
            cards.update(_storms(game))
        cards["compasses"] = _count_compasses(game, done)
        return cards

    def is_listed(self, game: Shtil, action: Action) -> bool:
        """Whether it is a listed action, paid for with cards of the purse."""
        assert isinstance(action, ShtilAction)
        for known in game.legal_actions():
            if type(known) is type(action) and known.price == len(action.pay):
                paid = known.paid(action.pay) if known.price else known
                if paid == action and Counter(action.pay) <= Counter(game.purse(known)):
                    return True
        return False

    def check_action(self, game: Shtil, seat: int, action: Action) -> None:
        """What it was paid with is its own secret."""
        assert isinstance(action, ShtilAction)
        assert action.seen_by(seat, seat) == action
        for other in range(game.seats):
            seen = action.seen_by(other, seat)
            assert isinstance(seen, ShtilAction)
            assert other == seat or set(seen.pay) <= {HIDDEN}
            assert len(seen.pay) == len(action.pay)

    def spoilt(self, game: Shtil, rng: Random) -> Iterator[ShtilAction]:
        legal = game.legal_actions()
        for action in rng.sample(legal, min(4, len(legal))):
            if action.price:
                yield action
                action = action.paid(rng.sample(game.purse(action), action.price))
            for _ in range(3):
                yield _changed(game, action, rng)
        yield from rng.sample(_one_of_each(game, rng), 6)

    def reshuffled(self, game: Shtil, seat: int, rng: Random) -> Shtil | None:
        twin = _Hidden(game, seat).dealt_anew(rng)
        # Whether the start is forced, a finish barred or a split payable depends on the monsters in other
        # hands: a deal of the hidden cards that would have led to other answers is known not to be.
        return twin if _answers(twin, seat) == _answers(game, seat) else None

    def hidden(self, game: Shtil) -> Iterable[object]:
        decks = [deck for deck in game.decks if deck]
        return [game.dealt, game.hands, *game.hands, game.decks, *decks, game.discards, *game.discards]

    def listed(self, view: View) -> int:
        return len(view.legal)

    def check_event(self, game: Shtil, event: Event) -> None:
        assert isinstance(event, PRIVATE + OPEN)
        for seat in range(game.seats):
            seen = event.seen_by(seat)
            if isinstance(event, PRIVATE) and seat != event.seat:
                assert seen == type(event)(event.seat, (HIDDEN,) * len(event.cards))
            else:
                assert seen == event

    def check_view(self, game: Shtil, seat: int, rng: Random) -> None:
        view, sea = game.view(seat), game.sea
        islands = [card for card in view.hand if is_island(card)]
        if islands:
            card = rng.choice(islands)
            check_run(game, seat, view.answers(card))
            if sea.decider == seat and sea.ask is Ask.TURN:
                check_answers(game, card, card, view.answers(card))
        if WILD in view.hand and sea.decider == seat and sea.ask is Ask.TURN:
            number = rng.randint(1, 80)
            check_answers(game, WILD, number, view.answers(WILD, number))


def check_answers(game: Shtil, card: Card, number: int, answers: tuple[Answer, ...]) -> None:
    """Cell by cell the view says what the game then does."""
    for cell, answer in enumerate(answers):
        price = 0 if isinstance(answer, Refusal) else answer
        action = next(game.completions(actions.PlayIsland(card, cell, number, price)))
        refusal = _refusal(game.copy(), action)
        assert refusal is (answer if isinstance(answer, Refusal) else None)


def _refusal(game: Shtil, action: ShtilAction) -> object:
    try:
        game.apply(action)
    except IllegalAction as error:
        return error.reason
    return None


def check_run(game: Shtil, seat: int, answers: tuple[Answer, ...]) -> None:
    """Where nothing bars it, a number's cells on a line are one run, and only its ends can cost."""
    sea = game.sea
    if sea.reef is not None or sea.purples or sea.oranges[seat] or game.options.mode is Mode.COMPETITIVE:
        return
    fitting = [cell for cell, a in enumerate(answers) if a is Refusal.TOO_DEAR or not isinstance(a, Refusal)]
    for spec in sea.layout.lines:
        run = [cell for cell in fitting if spec.first <= cell <= spec.last]
        assert run == list(range(run[0], run[-1] + 1)) if run else True
        assert all(answers[cell] == 0 for cell in run[1:-1])


def _laid(done: list[ShtilAction]) -> Iterator[Card]:
    """The start that lies and the finish that was played, or the wilds in their stead."""
    for action in done:
        if isinstance(action, actions.PlayStart):
            yield WILD if action.wild else START
        elif isinstance(action, actions.PlayFinish):
            yield WILD if action.wild else FINISH


def _storms(game: Shtil) -> Counter[Card]:
    """Those that have come up: in play, waiting for an answer, or past."""
    sea = game.sea
    storms = Counter(card for card in sea.gone if card in STORMS)
    storms.update(storm for _, storm in sea.waiting)
    storms.update({YELLOW: sum(sea.yellows), ORANGE: sum(sea.oranges), PURPLE: len(sea.purples)})
    return +storms


def _count_compasses(game: Shtil, done: list[ShtilAction]) -> int:
    """Those in the supply, in the pool and spent; the explorer's once they are turned over count as won."""
    spent = sum(isinstance(a, actions.UseCompass | actions.CancelStorm) and not a.wild for a in done)
    return game.sea.supply + game.sea.compasses + spent - game.sea.explored.count(COMPASS)


def _answers(game: Shtil, seat: int) -> tuple[object, ...]:
    """What the rules have told the seat about cards that it can't see."""
    if game.sea.decider != seat:
        return ()
    if game.sea.ask is Ask.SPLIT:
        return tuple(map(game.discardable, range(game.seats)))
    if game.sea.ask is not Ask.TURN:
        return ()
    hand = game.hands[seat]
    may_start = START in hand and can_start(game), WILD in hand and can_start(game, wild=True)
    return (may_start, finish_refusal(game))


class _Hidden:
    """The places of a voyage that one seat can't see into."""

    def __init__(self, game: Shtil, seat: int) -> None:
        self._game = game
        others = [other for other in range(game.seats) if other != seat]
        decks = [list(deck[top:]) for deck, top in zip(game.decks, game.tops, strict=True)]
        self._below = [*decks, *(list(pile) for pile in game.unseen)]
        self._hands = {other: list(game.hands[other]) for other in others}
        self._discards = {other: list(game.discards[other]) for other in others}
        self._removed = list(game.dealt.removed)
        self._explorer = list(game.explorer[len(game.sea.explored) :])

    def dealt_anew(self, rng: Random) -> Shtil:
        piles = [*self._hands.values(), *self._discards.values(), self._removed, *self._below]
        # Storms and the compasses of Sun and Moon can't be in a hand; those discarded were seen by all.
        _shuffle_where(piles, rng, lambda card: card not in (*STORMS, COMPASS))
        _shuffle_where(self._below, rng, lambda card: True)
        rng.shuffle(self._explorer)
        return self._rebuilt()

    def _rebuilt(self) -> Shtil:
        twin, count = self._game.copy(), len(self._game.decks)
        for seat, hand in self._hands.items():
            twin.hands[seat] = hand
            twin.discards[seat] = self._discards[seat]
        tops = zip(twin.decks, twin.tops, self._below[:count], strict=True)
        twin.decks = tuple((*deck[:top], *rest) for deck, top, rest in tops)
        twin.unseen = tuple(map(tuple, self._below[count:]))
        twin.explorer = (*twin.sea.explored, *self._explorer)
        twin.dealt = replace(twin.dealt, removed=tuple(self._removed))
        return twin


def _shuffle_where(piles: list[list[Card]], rng: Random, is_loose: Any) -> None:
    """Shuffle the loose cards of all piles among their places."""
    places = [(pile, at) for pile in piles for at, card in enumerate(pile) if is_loose(card)]
    cards = [pile[at] for pile, at in places]
    rng.shuffle(cards)
    for (pile, at), card in zip(places, cards, strict=True):
        pile[at] = card


def _changed(game: Shtil, action: ShtilAction, rng: Random) -> ShtilAction:
    """The action with one of its parts replaced."""
    own: tuple[str, ...] = action.__slots__
    parts = [name for name in own if name != "price"]
    if not parts:
        return rng.choice(_one_of_each(game, rng))
    name = rng.choice(parts)
    values: dict[str, Any] = {part: getattr(action, part) for part in own}
    values[name] = _another(game, name, values[name], rng)
    if "price" in action.__slots__ and name == "pay":
        values["price"] = len(values["pay"])
    return type(action)(**values)


def _another(game: Shtil, name: str, value: Any, rng: Random) -> Any:
    if name == "pay":
        return _other_payment(game, list(value), rng)
    if name == "shares":
        return _other_shares(list(value), rng)
    if name == "wild":
        return not value
    if name in ("card", "storm"):
        return _some_card(game, rng)
    if name == "number":
        return rng.choice([-1, 0, 81, 84, 1000, rng.randint(1, 80)])
    return rng.choice([-1, 6, 7, 36, 1000, rng.randrange(game.sea.layout.size), rng.randrange(7)])


def _some_card(game: Shtil, rng: Random) -> Card:
    """One of any hand or of a deck, or none that there is."""
    at_hand = [card for hand in game.hands for card in hand]
    return rng.choice([*at_hand, *game.decks[0][-2:], HIDDEN, MONSTER, WILD, START, 99])


def _other_payment(game: Shtil, pay: list[Card], rng: Random) -> tuple[Card, ...]:
    if not pay or rng.random() < 0.3:
        return (*pay, _some_card(game, rng))
    at = rng.randrange(len(pay))
    shorter = pay[:at] + pay[at + 1 :]
    return tuple(rng.choice([shorter, [*shorter, _some_card(game, rng)], [*pay, pay[at]]]))


def _other_shares(shares: list[int], rng: Random) -> tuple[int, ...]:
    at = rng.randrange(len(shares))
    shares[at] += rng.choice([-9, -1, 1, 9])
    return tuple(rng.choice([shares, shares[1:], [*shares, 0]]))


def _one_of_each(game: Shtil, rng: Random) -> list[ShtilAction]:
    """An action of every kind, most of them at the wrong moment."""
    cell, row = rng.randrange(game.sea.layout.size), rng.randrange(6)
    two = (_some_card(game, rng), _some_card(game, rng))
    storm = rng.choice(STORMS)
    return [
        actions.PlayIsland(two[0], cell, two[0]),
        actions.PlayIsland(WILD, cell, rng.randint(0, 85)),
        actions.PlayStart(),
        actions.PlayStart(wild=True),
        actions.Split((8,) + (0,) * (game.seats - 1)),
        actions.Give(2, two),
        actions.PlayFinish(),
        actions.PlayFinish(wild=True),
        actions.Discard(two),
        actions.Strike(cell),
        actions.Trade(),
        actions.TurnIsland(cell, two[:1]),
        actions.UseCompass(storm, row),
        actions.UseCompass(storm, row, wild=True),
        actions.MoveReef(row),
        actions.HoldReef(two),
        actions.CancelStorm(),
        actions.CancelStorm(wild=True),
        actions.TakeYellow(0),
        actions.TakeYellow(2, two),
        actions.TakePurple(row),
        actions.TakePurple(None),
        actions.TakeOrange(),
        actions.Explore(two),
        actions.Swap(),
        actions.Pass(),
        _Unknown(),
    ]


class _Unknown(ShtilAction):
    """No action of this game."""

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Unknown)

    __hash__ = object.__hash__

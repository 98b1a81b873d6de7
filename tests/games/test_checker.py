"""Every kind of voyage under the general checker, and the checker under games that cheat."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Self

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from shtil_desktop.games.base import Event
from shtil_desktop.games.shtil.rules.actions import Discard, PlayIsland, ShtilAction
from shtil_desktop.games.shtil.rules.cards import is_island
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.games.shtil.rules.view import View
from shtil_desktop.games.shtil.rules.voyage import Shtil
from tests.games.checker import check_game
from tests.games.shtil.kinds import ALL_KINDS, FEW_KINDS
from tests.games.shtil.players import Style, kind_deal
from tests.games.shtil.rules.subject import ShtilSubject

kinds = st.sampled_from(FEW_KINDS) | st.sampled_from(ALL_KINDS)
# A voyage doesn't shrink to anything simpler, and trying takes minutes.
thoroughly = settings(
    max_examples=70,
    derandomize=True,
    deadline=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=[HealthCheck.too_slow],
)


@thoroughly
@given(kind=kinds, number=st.integers(0, 2**63 - 1), seed=st.integers(0), style=st.sampled_from(Style))
def test_every_kind_of_voyage_keeps_the_contract(kind, number, seed, style):
    rng = Random(seed)
    is_kind = style is Style.ORDERLY and rng.random() < 0.5
    game = Shtil(kind, number, kind_deal(kind, number) if is_kind else None)
    check_game(ShtilSubject(style), game, rng)


@pytest.mark.parametrize("kind", FEW_KINDS, ids=lambda kind: kind.key)
def test_checker_looks_at_enough(kind):
    looked = check_game(ShtilSubject(Style.VARIED), Shtil(kind, 1), Random(1))
    assert looked["accepted"] > looked["steps"] / 10
    assert looked["refused"] > looked["steps"] / 10
    assert looked["reshuffled"] > 0
    assert looked["refused at the end"] > 0


@pytest.mark.parametrize("seats", range(1, 6))
def test_opening_storms_show_no_cards_that_are_drawn(seats):
    subject, options = ShtilSubject(Style.EVEN), Options(Mode.STANDARD, seats, storms=True)
    games = [Shtil(options, number) for number in range(30)]
    assert any(game.sea.waiting for game in games)
    for game in games:
        for event in game.opening_events:
            subject.check_event(game, event)


class Cheat(Shtil):
    """A voyage that keeps the contract but for one thing."""

    __slots__ = ()

    def copy(self) -> Self:
        twin = type(self)(self.options, self.number, self.dealt)
        for name in Shtil.__slots__:
            setattr(twin, name, getattr(super().copy(), name))
        return twin

    @classmethod
    def from_record(cls, record: dict[str, Any]) -> Self:
        read = super().from_record(record)
        twin = cls(read.options, read.number, read.dealt)
        for name in Shtil.__slots__:
            setattr(twin, name, getattr(read, name))
        return twin


class LosesACard(Cheat):
    __slots__ = ()

    def apply(self, action: ShtilAction) -> list[Event]:
        events = super().apply(action)
        if self.discards[0]:
            self.discards[0].pop()
        return events


class ListsTwice(Cheat):
    __slots__ = ()

    def legal_actions(self) -> list[ShtilAction]:
        return super().legal_actions() * 2


class ListsTooMuch(Cheat):
    __slots__ = ()

    def legal_actions(self) -> list[ShtilAction]:
        hand = self.hands[self.sea.turn]
        taken = [number for number in self.sea.numbers() if number is not None]
        wrong = [PlayIsland(card, self.sea.islands()[0], card) for card in hand if taken and is_island(card)]
        return [*super().legal_actions(), *wrong] if self.sea.decider is not None else []


class TakesForgedPayment(Cheat):
    __slots__ = ()

    def apply(self, action: ShtilAction) -> list[Event]:
        if isinstance(action, Discard) and self.result is None:
            paid = Discard(tuple(super().purse(action)[:2]))
            return super().apply(paid) if len(action.pay) == 2 else super().apply(action)
        return super().apply(action)


class ChangesBeforeRefusing(Cheat):
    __slots__ = ()

    def apply(self, action: ShtilAction) -> list[Event]:
        self.sea.passes += 1
        return super().apply(action)


class SharesItsHands(Cheat):
    __slots__ = ()

    def copy(self) -> Self:
        twin = super().copy()
        twin.hands = self.hands
        return twin


class ForgetsAnAction(Cheat):
    __slots__ = ()

    def to_record(self) -> dict[str, Any]:
        record = super().to_record()
        return {**record, "actions": record["actions"][:20], "outcome": None}


class ShowsAHand(Cheat):
    __slots__ = ()

    def view(self, seat: int) -> View:
        view = super().view(seat)
        view.sea.gone += tuple(sorted(self.hands[(seat + 1) % self.seats]))
        return view


class BeginsWithAnotherDeal(Cheat):
    __slots__ = ()

    def beginning(self) -> Self:
        return type(self)(self.options, (self.number or 0) + 1)


class HandsOutItself(Cheat):
    __slots__ = ()

    def view(self, seat: int) -> View:
        view = super().view(seat)
        view.sea.shown = self.hands  # type: ignore[assignment]
        return view


class DrawsInTheOpen(Cheat):
    __slots__ = ()

    def apply(self, action: ShtilAction) -> list[Event]:
        return [_opened(event) for event in super().apply(action)]


def _opened(event: Event) -> Event:
    """The same event, seen by all alike."""
    kind = type(event)
    blabbing = type(kind.__name__, (kind,), {"__slots__": (), "seen_by": lambda self, seat: self})
    twin: Event = object.__new__(blabbing)
    own: tuple[str, ...] = kind.__slots__
    for name in own:
        setattr(twin, name, getattr(event, name))
    return twin


class NeverEnds(Cheat):
    __slots__ = ()

    def apply(self, action: ShtilAction) -> list[Event]:
        self.decks = self.dealt.decks
        self.tops[:] = [0] * len(self.tops)
        return super().apply(action)


@pytest.mark.parametrize(
    "cheat",
    [
        LosesACard,
        ListsTwice,
        ListsTooMuch,
        TakesForgedPayment,
        ChangesBeforeRefusing,
        SharesItsHands,
        ForgetsAnAction,
        ShowsAHand,
        BeginsWithAnotherDeal,
        HandsOutItself,
        DrawsInTheOpen,
        NeverEnds,
    ],
)
def test_checker_finds_a_cheat(cheat: Callable[..., Cheat]) -> None:
    subject = ShtilSubject(Style.VARIED)
    with pytest.raises((AssertionError, pytest.fail.Exception)):
        for seed in range(5):
            check_game(subject, cheat(Options(Mode.STANDARD, 3), seed), Random(seed), closeness=0.5)


def test_honest_copy_of_the_cheats_passes():
    check_game(ShtilSubject(Style.VARIED), Cheat(Options(Mode.STANDARD, 3), 1), Random(1))

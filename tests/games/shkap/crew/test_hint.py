"""The hint: legal, from the seat's own knowledge, with a path that can be walked and a true reason."""

from __future__ import annotations

import pickle
from random import Random

import pytest

from shtil_desktop.games.shkap.crew import hint as hints
from shtil_desktop.games.shkap.crew.hint import Choice, Hint, Why, hint
from shtil_desktop.games.shkap.crew.levels import sign_on
from shtil_desktop.games.shkap.rules.actions import Land, Lay, Mark, Pass, Step, Take
from shtil_desktop.games.shkap.rules.asks import Ask
from shtil_desktop.games.shkap.rules.events import Stop
from shtil_desktop.games.shkap.rules.game import Shkap
from shtil_desktop.games.shkap.rules.island.walk import Walk
from shtil_desktop.games.shkap.rules.options import Mode, Options
from tests.games.shkap.rules.positions import announce, decider, kinds, lay, new_game, pass_islands
from tests.games.shkap.subject import ShkapSubject


@pytest.fixture(autouse=True)
def few_worlds(monkeypatch):
    monkeypatch.setattr(hints, "STAGES", (6, 10))
    monkeypatch.setattr(hints, "FILLS", (1, 2))


def ask(view, words=(1,)) -> Hint:
    found = hint(view, words)
    assert found is not None
    return found


def runner_up(found: Hint) -> Choice:
    assert found.runner_up is not None
    return found.runner_up


def positions(mode, seats, number):
    game, moment = Shkap(Options(mode, seats), number), 0
    while game.decision is not None:
        seat = game.decision.seat
        yield game, seat
        game.apply(sign_on("captain", number, seat, moment).decide(game.view(seat)))
        moment += 1


@pytest.mark.parametrize(("mode", "seats"), [(Mode.BASE, 3), (Mode.ARCHIPELAGO, 2)])
def test_hints_are_legal_and_can_be_sent_at_every_moment(mode, seats):
    asked = set()
    for game, seat in positions(mode, seats, 3):
        view = game.view(seat)
        found = ask(view, (1, seat))
        assert view.why_not(found.action) is None
        assert pickle.loads(pickle.dumps(found)) == found
        if found.runner_up is not None:
            assert found.runner_up.action != found.action
            assert view.why_not(found.runner_up.action) is None
        assert found.best.spread == () or abs(sum(found.best.spread) - 1) < 1e-9
        asked.add(game.ask)
    assert asked >= {Ask.ANNOUNCE, Ask.TAKE, Ask.LAY, Ask.MARK, Ask.STEP}


def test_path_of_a_row_is_walked_by_the_rules_to_the_chest():
    walked = 0
    for game, seat in positions(Mode.BASE, 2, 6):
        found = ask(game.view(seat), (1, seat))
        if game.ask is Ask.LAY and found.path:
            walk = Walk.begin(game.island, seat, found.cards, 0)
            for step in found.path:
                walk.check(game.island, step)
                walk = walk.after(game.island, step).go_on(game.island)
            assert walk.stop is Stop.CHEST
            walked += 1
    assert walked > 3


def test_hidden_cards_change_no_hint():
    rng, subject = Random(2), ShkapSubject()
    for game, seat in positions(Mode.BASE, 3, 4):
        if rng.random() < 0.2:
            twin = subject.reshuffled(game, seat, rng)
            assert hint(twin.view(seat), (1, 2)) == hint(game.view(seat), (1, 2))


def test_answers_are_told_as_they_get_surer_and_it_can_be_cancelled():
    game = Shkap(Options(Mode.BASE, 2), 1)
    told: list[Hint] = []
    view = game.view(decider(game))
    last = hint(view, (1,), told.append)
    assert last is not None and len(told) == 1 and told[0].action in view.legal and last.action in view.legal
    assert hint(view, (1,), is_cancelled=lambda: True) == told[0]


def test_nothing_is_hinted_to_a_seat_that_does_not_decide():
    game = Shkap(Options(Mode.BASE, 2), 1)
    assert hint(game.view(1 - decider(game)), (1,)) is None


def test_a_short_way_to_a_chest_is_told_with_its_cards():
    """Island 41: from the black flag at (4, 1), up and across lead to the chest of 2 at (3, 2)."""
    game = new_game("f u a x x", "a a a a a", market="u u u u")
    found = ask(game.view(0))
    assert found.action == Land()
    assert found.reason.why is Why.ROUTE_TO_CHEST
    assert found.reason.facts == {"coins": 2, "steps": 2}
    assert kinds(found.reason.cards).startswith("f") and len(found.path) == 2
    assert runner_up(found).action == Pass()


def test_a_hand_without_a_way_passes_and_takes_what_makes_one():
    """Only maps and marks: nothing leads anywhere on island 41, nor on the horizon without another card."""
    game = new_game("m m m x x", "a u a u c", market="a c u k")
    found = ask(game.view(0))
    assert isinstance(found.action, Pass | Land)
    assert found.reason.why in (Why.NO_ROUTE, Why.LAND_TO_DISCARD)
    game.apply(Pass())
    taken = ask(game.view(0))
    assert isinstance(taken.action, Take)
    assert taken.reason.why in (Why.BETTER_HAND, Why.MAKES_ROUTE)


def test_a_mark_is_thrown_where_it_costs_coins():
    """Both come to the chest of 2 in two steps, the first player first: a mark on it turns them round."""
    game = new_game("f u a a a", "f u a x a", market="u u u u")
    announce(game, "LL")
    lay(game, "f u a", "f u a")
    game.apply(ask(game.view(0)).action)
    found = ask(game.view(1))
    assert isinstance(found.action, Mark) and found.action.at == 0
    assert found.reason.why in (Why.COSTS_A_RIVAL, Why.SAFER_CHEST, Why.CLEARS_THE_HAND)


def test_a_walk_with_two_ends_tells_what_each_pays_now():
    seen = []
    for game, seat in positions(Mode.BASE, 2, 9):
        if game.ask is Ask.STEP:
            found = ask(game.view(seat))
            assert isinstance(found.action, Step)
            seen.append(found.reason)
    told = [reason for reason in seen if len(reason.ends) > 1]
    assert told
    for reason in told:
        assert all(0 <= pay.now <= pay.coins <= 3 and 0 <= pay.expected <= pay.now for pay in reason.ends)


def test_a_row_on_the_last_island_saves_no_cards():
    for game, seat in positions(Mode.BASE, 2, 5):
        if game.at == 5 and game.ask is Ask.LAY:
            found = ask(game.view(seat))
            assert isinstance(found.action, Lay)
            assert found.reason.why in (Why.LAST_ISLAND, Why.THROWN_AWAY)


def test_without_a_route_nobody_lands_where_all_hands_are_discarded_next():
    """To land and to pass are worth the same there, but for rounding: being rid of cards is no reason."""
    found = []
    for number in range(1, 9):
        for game, seat in positions(Mode.ARCHIPELAGO, 3, number):
            view = game.view(seat)
            if game.ask is Ask.ANNOUNCE and len(view.open_islands) == 1 and len(view.legal) > 1:
                found += [hint for words in range(3) if not (hint := ask(view, (words,))).path]
    assert found and all(hint.action == Pass() for hint in found)


FUTURE = {
    Why.CARDS_ARE_WORTH_MORE,
    Why.NO_ROUTE,
    Why.NOTHING_THROWN,
    Why.THROWN_BEHIND,
    Why.LAND_TO_DISCARD,
    Why.MAKES_ROUTE,
    Why.BETTER_HAND,
    Why.SURPRISE,
    Why.CLEARS_THE_HAND,
    Why.KEEP_MARKS,
}
"""Reasons that speak of what comes after the island."""


@pytest.mark.parametrize(("mode", "number"), [(Mode.BASE, 3), (Mode.BASE, 8), (Mode.ARCHIPELAGO, 4)])
def test_where_no_card_is_of_use_afterwards_no_hint_speaks_of_later_islands(mode, number):
    reasons = set()
    for game, seat in positions(mode, 4, number):
        view = game.view(seat)
        if game.ask is not Ask.KEEP and len(view.open_islands) == 1:
            why = ask(view, (1, seat)).reason.why
            assert why not in FUTURE
            reasons.add(why)
    assert len(reasons) > 2


def test_passing_taking_and_throwing_on_the_island_that_breaks_a_tie_name_nothing_to_come():
    game = new_game("a a a a a", "u u u u u")
    pass_islands(game, 6)
    assert game.extra is not None
    while game.result is None:
        why = ask(game.view(decider(game))).reason.why
        assert why not in FUTURE
        action = Pass() if game.ask is Ask.ANNOUNCE else game.legal_actions()[0]
        game.apply(action)

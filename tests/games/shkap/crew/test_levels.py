"""Pirates of every level: they keep to the rules, know no more than they may, and repeat themselves."""

from __future__ import annotations

from random import Random

import pytest

from shtil_desktop.games.rng import Rng
from shtil_desktop.games.shkap.crew.admiral import Admiral
from shtil_desktop.games.shkap.crew.captain import Captain
from shtil_desktop.games.shkap.crew.levels import LEVELS, sign_on
from shtil_desktop.games.shkap.crew.pirate import table_of
from shtil_desktop.games.shkap.crew.routes.hands import pack
from shtil_desktop.games.shkap.crew.sailor import rank_for
from shtil_desktop.games.shkap.rules.actions import Lay, Take
from shtil_desktop.games.shkap.rules.asks import Ask
from shtil_desktop.games.shkap.rules.game import Shkap
from shtil_desktop.games.shkap.rules.options import Mode, Options
from tests.games.shkap.subject import ShkapSubject

KINDS = [(mode, seats) for mode in Mode for seats in (2, 3, 4)]


def play(game, levels, look=lambda game, action: None):
    number = 0
    while game.decision is not None:
        seat = game.decision.seat
        action = sign_on(levels[seat], game.number, seat, number).decide(game.view(seat))
        look(game, action)
        game.apply(action)
        number += 1
    return game


def test_levels_are_named_weakest_first():
    assert LEVELS == ("deckhand", "sailor", "captain", "admiral")
    with pytest.raises(KeyError):
        sign_on("bosun", 1)


@pytest.mark.parametrize(("mode", "seats"), KINDS)
@pytest.mark.parametrize("level", ["deckhand", "sailor"])
def test_weak_pirates_play_many_games_to_the_end(level, mode, seats):
    for number in range(6):
        game = play(Shkap(Options(mode, seats), number), [level] * seats)
        assert game.result is not None and max(game.coins) > 0


@pytest.mark.parametrize(("mode", "seats"), KINDS)
def test_all_levels_at_one_table(mode, seats):
    levels = [LEVELS[(3 - seat) % 4] for seat in range(seats)]
    game = play(Shkap(Options(mode, seats), 11), levels)
    assert game.result is not None and sum(game.coins) > 5


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("mode", "seats"), [(Mode.BASE, 3), (Mode.ARCHIPELAGO, 2)])
def test_hidden_cards_change_no_decision(level, mode, seats):
    rng, subject, looked = Random(3), ShkapSubject(), set()

    def look(game, action):
        seat, number = game.decider, len(game.actions)
        if rng.random() < 0.25:
            twin = subject.reshuffled(game, seat, rng)
            assert sign_on(level, game.number, seat, number).decide(twin.view(seat)) == action
            looked.add(game.ask)

    play(Shkap(Options(mode, seats), 5), [level] * seats, look)
    assert len(looked) >= 4


@pytest.mark.parametrize("level", LEVELS)
def test_same_deal_same_game(level):
    games = [play(Shkap(Options(Mode.BASE, 2), 8), [level, "sailor"]) for _ in range(2)]
    assert games[0].actions == games[1].actions


@pytest.mark.parametrize("mode", Mode)
def test_a_deckhand_overlooks_its_best_route_and_leaves_the_worst_alone(mode):
    looked: list[list[bool]] = []

    def look(game, action):
        view = game.view(game.decider)
        table = table_of(view)
        if game.ask is Ask.LAY and not looked and table is not None:
            routes = list(table.fitting(pack(view.hand), rank_for(view)))
            if len(routes) >= 6 and all(route.cards <= 4 for route in routes):
                laid = [sign_on("deckhand", dice).decide(view) for dice in range(80)]
                rows = {pack(action.cards) for action in laid if isinstance(action, Lay)}
                looked.append([route.need in rows for route in routes])

    for number in range(30):
        play(Shkap(Options(mode, 2), number), ["deckhand"] * 2, look)
    assert looked
    best, second, *_, worst = looked[0]
    assert second and not best and not worst


def test_a_deckhand_with_two_routes_lays_either():
    laid: set[int] = set()

    def look(game, action):
        view = game.view(game.decider)
        table = table_of(view)
        if isinstance(action, Lay) and table is not None:
            needs = [route.need for route in table.fitting(pack(view.hand), rank_for(view))]
            if len(needs) <= 2 and len(view.hand) == 5:
                laid.add(needs.index(pack(action.cards)))

    for number in range(30):
        play(Shkap(Options(Mode.BASE, 2), number), ["deckhand"] * 2, look)
    assert laid == {0, 1}


def test_a_deckhand_takes_from_the_deck():
    taken: set[Take] = set()

    def look(game, action):
        if isinstance(action, Take) and Take(None) in game.legal_actions():
            taken.add(action)

    for number in range(4):
        play(Shkap(Options(Mode.BASE, 3), number), ["deckhand"] * 3, look)
    assert taken == {Take(None)}


def test_captain_throws_cards_away_behind_the_chest_and_a_sailor_never_does():
    """What lies behind the chest is the strongest habit of a good player."""
    unused = {"captain": 0, "sailor": 0}
    levels = ["captain", "sailor"]
    for number in range(4):
        game = Shkap(Options(Mode.BASE, 2), number)

        def look(game, action):
            if isinstance(action, Lay):
                unused[levels[game.decider]] += len(action.cards)

        play(game, levels, look)
    assert unused["captain"] > unused["sailor"] + 8


@pytest.mark.parametrize(("seats", "rows"), [(2, 3), (3, 8), (4, 8)])
def test_a_captain_weighs_fewer_rows_with_two_seats(seats, rows):
    view = Shkap(Options(Mode.BASE, seats), 1).view(0)
    assert Captain(Rng("rows")).judge(view).rows == rows
    assert Admiral(Rng("rows")).judge(view).rows == 60

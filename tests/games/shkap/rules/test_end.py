"""The end, the island that breaks a tie, and giving up."""

import pytest

from shtil_desktop.games.base import IllegalAction, Result
from shtil_desktop.games.shkap.rules.actions import Land, Lay, Resign
from shtil_desktop.games.shkap.rules.asks import Ask
from shtil_desktop.games.shkap.rules.events import GameEnded, HandsDiscarded, IslandBegan, IslandsOpened
from shtil_desktop.games.shkap.rules.game import Shkap
from shtil_desktop.games.shkap.rules.island.islands import Cell
from shtil_desktop.games.shkap.rules.island.walk import Walk
from shtil_desktop.games.shkap.rules.outcome import Ending, ShkapOutcome
from shtil_desktop.games.shkap.rules.refusals import Refusal
from tests.games.shkap.rules.positions import ISLANDS, all_done, announce, new_game, pass_islands


def at_the_end(*coins: int, first: int = 0):
    """Six islands are behind, with these coins; `first` had the marker at the beginning."""
    hands = ("a a a a a", "u u u u u", "c c c c c", "k k k k k")[: len(coins)]
    game = new_game(*hands, first=first)
    pass_islands(game, 5)
    game.coins = list(coins)
    return game, pass_islands(game, 1)


def test_the_most_coins_win():
    game, events = at_the_end(3, 5, 2)
    assert game.result == ShkapOutcome((1,), Ending.COINS, (3, 5, 2), None)
    assert events[-1] == GameEnded(game.result)
    assert game.decision is None and game.legal_actions() == [] and game.open_islands == ()
    assert [game.result.result_for(seat) for seat in range(3)] == [Result.LOST, Result.WON, Result.LOST]


def test_tied_leaders_play_one_more_island_among_themselves():
    game, events = at_the_end(5, 2, 5)
    assert game.result is None and game.extra == (0, None, 0)
    assert sorted(game.players) == [0, 2]
    assert game.open_islands == ISLANDS[6:7]
    assert events[-1] == IslandBegan(ISLANDS[6], game.first, True)
    assert IslandsOpened(ISLANDS[6:7]) in events


def test_all_hands_are_discarded_and_each_tied_seat_gets_five_cards():
    game, events = at_the_end(5, 2, 5)
    (discarded,) = [event for event in events if isinstance(event, HandsDiscarded)]
    assert all(discarded.hands) and all(discarded.seen_by(seat) == discarded for seat in range(3))
    assert [len(hand) for hand in game.hands] == [5, 0, 5]


@pytest.mark.parametrize(
    ("coins", "first", "marker"),
    [
        ((5, 2, 5), 0, 0),  # the sixth island's first player was seat 2: next comes 0
        ((5, 2, 5), 1, 2),  # it was 0; 1 is not tied
        ((5, 5, 2), 2, 0),  # it was 1; 2 is not tied
        ((5, 5, 5), 0, 0),
    ],
)
def test_the_marker_goes_to_the_next_tied_seat_clockwise(coins, first, marker):
    game, _ = at_the_end(*coins, first=first)
    assert game.first == game.decider == marker and game.players[0] == marker


def test_everything_goes_as_usual_for_the_tied_seats_only():
    game, _ = at_the_end(5, 2, 5)
    for _ in range(2):
        assert game.decider in (0, 2)
        game.apply(Land())
    for _ in range(2):
        assert game.ask is Ask.LAY and game.decider in (0, 2)
        game.apply(Lay((game.route_cards(game.decider)[0],)))
    asked = []
    while game.ask is Ask.MARK:
        asked.append(game.decider)
        game.apply(game.legal_actions()[-1])
    assert asked == [0, 2]


def reach_a_chest(game: Shkap) -> list[tuple[int, Cell]] | None:
    """Cards of the deciding seat that lead to a chest, found by trying them all."""
    for action in game.completions(Lay()):
        assert isinstance(action, Lay) and game.decider is not None
        waiting = [Walk.begin(game.island, game.decider, action.cards, 0)]
        while waiting:
            walk = waiting.pop()
            if walk.stop == "at a chest":
                return [(card, walk.cell) for card in action.cards]
            if walk.stop is None:
                waiting += [walk.after(game.island, s).go_on(game.island) for s in walk.choices(game.island)]
    return None


def test_the_most_coins_from_it_win():
    game, _ = at_the_end(5, 5, 2)
    winner = game.players[0]
    game.hands[winner] = [0, 1, 2, 16, 17, 18, 32, 33]  # enough to get anywhere
    announce(game, "Lp")
    found = reach_a_chest(game)
    assert found is not None
    game.apply(Lay(tuple(card for card, _ in found)))
    all_done(game)
    goal = found[0][1]
    walk_to(game, goal)
    assert game.result is not None
    value = game.extra[winner] if game.extra else None
    assert value and game.result.reason is Ending.EXTRA_ISLAND and game.result.winners == (winner,)
    assert game.result.scores == (5, 5, 2) and game.coins == [5, 5, 2]
    assert game.result.extra == tuple(value if seat == winner else (0, 0, None)[seat] for seat in range(3))


def walk_to(game: Shkap, goal: Cell) -> None:
    """Steps until the walk ends there."""

    def way(position: Shkap) -> list[object] | None:
        if position.result is not None:
            return [] if position.result.reason is Ending.EXTRA_ISLAND else None
        for action in position.legal_actions():
            twin = position.copy()
            twin.apply(action)
            rest = way(twin)
            if rest is not None:
                return [action, *rest]
        return None

    for action in way(game) or ():
        game.apply(action)  # type: ignore[arg-type]


def test_still_equal_those_who_lead_on_it_share_the_victory():
    game, _ = at_the_end(5, 5, 2)
    announce(game, "pp")
    assert game.result == ShkapOutcome((0, 1), Ending.SHARED, (5, 5, 2), (0, 0, None))
    assert game.open_islands == () and game.view(0).island is None


def test_all_may_be_tied():
    game, _ = at_the_end(0, 0, 0, 0)
    assert game.players == [game.first, *[(game.first + i) % 4 for i in (1, 2, 3)]]
    announce(game, "pppp")
    assert game.result is not None and game.result.winners == (0, 1, 2, 3)


# Giving up


def test_a_seat_may_give_up_at_any_time_and_the_richest_of_the_others_win():
    game = new_game("a a a a a", "u u u u u", "c c c c c")
    game.coins = [4, 2, 2]
    game.apply(Resign(0))
    assert game.result == ShkapOutcome((1, 2), Ending.RESIGNED, (4, 2, 2), None)
    assert game.decision is None


def test_without_a_seat_it_is_the_one_that_decides():
    game = new_game("a a a a a", "u u u u u", first=1)
    game.apply(Resign())
    assert game.result is not None and game.result.winners == (0,)
    assert game.actions == [(1, Resign(1))]


def test_giving_up_on_the_extra_island_tells_no_extra_coins():
    game, _ = at_the_end(5, 2, 5)
    game.apply(Resign(2))
    assert game.result == ShkapOutcome((0,), Ending.RESIGNED, (5, 2, 5), None)


@pytest.mark.parametrize("seat", [-1, 2])
def test_a_seat_that_is_not_there_cannot(seat):
    game = new_game("a a a a a", "u u u u u")
    with pytest.raises(IllegalAction) as caught:
        game.apply(Resign(seat))
    assert caught.value.reason is Refusal.WRONG_SEAT and game.result is None


def test_nothing_is_done_after_the_end():
    game, _ = at_the_end(3, 5)
    for action in (Land(), Resign()):
        with pytest.raises(IllegalAction) as caught:
            game.apply(action)
        assert caught.value.reason is Refusal.GAME_OVER

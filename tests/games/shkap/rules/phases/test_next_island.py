"""Step 6: from island to island."""

from shtil_desktop.games.shkap.rules.actions import Pass, Take
from shtil_desktop.games.shkap.rules.events import CardsDealt, IslandBegan, IslandsOpened, MarketRefilled
from tests.games.shkap.rules.positions import (
    ISLANDS,
    all_done,
    announce,
    kinds,
    lay,
    new_game,
    pass_islands,
    throw,
    walk,
)


def failed(*hands: str, routes: tuple[str, ...], first: int = 0, deck: str = ""):
    """All have landed and fail at their first card, so that the next island follows."""
    game = new_game(*hands, first=first, deck=deck)
    announce(game, "L" * len(hands))
    lay(game, *routes)
    return game


def test_routes_and_thrown_marks_go_to_the_discard():
    game = failed("m m f x x", "m f u u u", routes=("m m f", "m f"))
    throw(game, 1)
    all_done(game)
    assert sorted(kinds(game.piles.discard).split()) == ["f", "f", "m", "m", "m", "x"]
    assert game.routes == [(), ()] and game.thrown == [] and game.marks == [0, 0]


def test_seats_with_fewer_than_five_draw_up_one_after_another_from_the_first_player():
    game = failed("m m a a a", "m m m u u", routes=("m m m", "m m"), first=1, deck="k k k f f")
    events = all_done(game)
    dealt = [event for event in events if isinstance(event, CardsDealt)]
    assert [(event.seat, kinds(event.cards)) for event in dealt] == [(1, "k k k"), (0, "f f")]
    assert [len(hand) for hand in game.hands] == [5, 5]


def test_others_see_how_many_a_seat_draws():
    game = failed("m m a a a", "m u u u u", routes=("m m", "m"))
    event = next(event for event in all_done(game) if isinstance(event, CardsDealt))
    assert event.seen_by(0) == event and event.seen_by(1) == CardsDealt(0, 2)


def test_a_hand_of_five_or_more_draws_nothing():
    game = new_game("a a a a a", "u u u u u")
    events = announce(game, "pp")
    assert not any(isinstance(event, CardsDealt) for event in events)
    assert [len(hand) for hand in game.hands] == [7, 7]


def test_empty_places_of_the_market_are_refilled_left_to_right_before_anyone_draws():
    game = failed("m m a a a", "m u u u u", routes=("m m", "m"), deck="k f c x")
    game.piles.discard += [card for place in (1, 3) if (card := game.piles.market[place]) is not None]
    game.piles.market[1] = game.piles.market[3] = None
    events = all_done(game)
    refills = [event.place for event in events if isinstance(event, MarketRefilled)]
    assert refills == [1, 3] and kinds(game.piles.market) == "a k u f"
    assert kinds(game.hands[0]) == "a a a c x"


def test_the_marker_moves_left():
    game = new_game("a a a a a", "u u u u u", "c c c c c", first=1)
    firsts = [game.first]
    for _ in range(3):
        pass_islands(game, 1)
        firsts.append(game.first)
    assert firsts == [1, 2, 0, 1] and game.decider == 1


def test_the_horizon_becomes_current_and_a_new_island_is_opened_none_behind_the_sixth():
    game = new_game("a a a a a", "u u u u u")
    open_islands, opened = [game.open_islands], []
    for _ in range(5):
        events = pass_islands(game, 1)
        open_islands.append(game.open_islands)
        opened += [event for event in events if isinstance(event, IslandsOpened)]
        assert isinstance(events[-1], IslandBegan) and events[-1].island == game.island.id
    assert open_islands == [ISLANDS[at : at + 2] for at in range(5)] + [ISLANDS[5:6]]
    assert opened == [IslandsOpened((island,)) for island in ISLANDS[2:6]]


def test_after_the_sixth_island_nobody_draws():
    game = new_game("f u a a a", "u u u u u", islands=(34, 22, 1, 12, 14, 41, 29))
    pass_islands(game, 5)
    announce(game, "pL")
    lay(game, "f u a")
    all_done(game)
    before = len(game.hands[0])
    events = walk(game, (3, 1), (3, 2))
    assert game.result is not None and game.result.winners == (0,)
    assert not any(isinstance(event, CardsDealt) for event in events) and len(game.hands[0]) == before


def test_nobody_landed_so_nothing_but_the_marker_and_the_island_moves():
    game = new_game("a a a a a", "u u u u u")
    for _ in range(2):
        game.apply(Pass())
        game.apply(Take(0))
        game.apply(Take(0))
    assert game.piles.discard == [] and None not in game.piles.market
    assert game.landed == [None, None]

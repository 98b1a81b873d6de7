"""What a seat may know, and what not."""

from shtil_desktop.games.base import Decision
from shtil_desktop.games.shkap.rules.actions import Keep, Kept, Laid, Land, Lay, Pass, Resign, Step, Take
from shtil_desktop.games.shkap.rules.asks import Ask
from shtil_desktop.games.shkap.rules.refusals import Refusal
from tests.games.shkap.rules.positions import (
    all_done,
    announce,
    archipelago,
    kinds,
    lay,
    new_game,
    throw,
    walk,
)

HANDS = ("k a m u x", "f u a c x")


def revealed():
    """Both have landed on the first island; seat 0 is about to walk, seat 1 comes later."""
    game = new_game(*HANDS)
    announce(game, "LL")
    lay(game, "k a m", "f u a")
    all_done(game)
    return game


def test_its_own_hand_the_market_and_the_sizes():
    game = new_game(*HANDS, market="k f m x")
    view = game.view(1)
    assert kinds(view.hand) == "f u a c x" and kinds(view.market) == "k f m x"
    assert (view.hand_sizes, view.deck_size, view.discard) == ((5, 5), 46, ())
    assert (view.coins, view.first, view.players) == ((0, 0), 0, (0, 1))
    assert view.island is not None and view.island.id == view.open_islands[0]


def test_who_landed_and_who_passed():
    game = new_game(*HANDS, "c c c c c")
    announce(game, "Lp")
    assert game.view(2).landed == (True, False, None)


def test_which_cards_a_seat_took_from_the_market_until_it_shows_them():
    game = new_game(*HANDS, market="k c m x", deck="u")
    announce(game, "L")
    game.apply(Pass())
    game.apply(Take(0))
    game.apply(Take())
    assert [kinds(cards) for cards in game.view(0).taken] == ["", "k"]
    lay(game, "k a m")
    all_done(game)
    walk_on(game)
    assert [kinds(cards) for cards in game.view(0).taken] == ["", "k"], "it is still in the hand"
    announce(game, "L")  # seat 1 is the first player now
    game.apply(Pass())
    game.apply(Take(3))
    game.apply(Take())
    assert [kinds(cards) for cards in game.view(1).taken] == ["x", "k"]
    lay(game, "k")
    assert [kinds(cards) for cards in game.view(0).taken] == ["x", "k"], "laid, but not revealed"
    game.apply(game.legal_actions()[-1])
    assert game.decider == 0
    taken = game.view(1).taken[0][0]
    game.apply(next(action for action in game.legal_actions() if getattr(action, "card", None) == taken))
    assert game.view(1).taken[0] == (), "thrown"
    all_done(game)
    assert game.view(0).taken == ((), ()), "revealed"


def walk_on(game) -> None:
    at = game.at
    while game.at == at:
        game.apply(game.legal_actions()[0])


def test_the_whole_discard_discarded_hands_included():
    game = new_game(*HANDS)
    announce(game, "LL")
    lay(game, "m", "f")
    throw(game, 1)
    all_done(game)
    assert sorted(kinds(game.view(0).discard).split()) == ["f", "m", "x"]
    assert game.view(0).discard == game.view(1).discard


def test_packs_held_in_the_draft_and_no_others():
    game = archipelago(2)
    seat = game.first
    own, other = tuple(game.packs[seat]), tuple(game.packs[1 - seat])
    assert game.view(seat).held == (own,) and set(game.view(seat).pack) == set(own)
    kept = [game.legal_actions()[0]]
    game.apply(kept[0])
    game.apply(game.legal_actions()[0])
    assert game.view(seat).held == (own, other[1:])
    assert game.view(seat).history == ((seat, kept[0]), (1 - seat, Kept()))


def test_a_hidden_route_is_not_seen_and_a_revealed_one_is():
    game = revealed()
    later = game.view(0)
    assert later.walk is not None and kinds(later.walk.route) == "k a m"
    assert [action for who, action in later.history if who == 1][1] == Laid()
    seen = [action for who, action in game.view(1).history if who == 0]
    assert isinstance(seen[1], Lay) and kinds(seen[1].cards) == "k a m", "it has been turned over"
    walk(game, (3, 1), (3, 2))
    assert Laid() not in [action for _, action in game.view(0).history]


def test_a_revealed_route_stays_known_when_the_island_is_left():
    game = revealed()
    walk(game, (3, 1), (3, 2), (3, 1), (3, 2))
    assert game.at == 1
    routes = [kinds(action.cards) for _, action in game.view(1).history if isinstance(action, Lay)]
    assert routes == ["k a m", "f u a"]
    announce(game, "LL")
    lay(game, "c")
    assert [action for _, action in game.view(0).history][-1] == Laid()
    assert [action for _, action in game.view(1).history][-1] != Laid()


def test_what_others_see_of_an_action_cannot_be_done():
    game = new_game(*HANDS)
    assert not game.is_legal(Laid()) and not game.is_legal(Kept())


def test_only_the_deciding_seat_is_told_what_it_may_do():
    game = new_game(*HANDS)
    assert game.view(0).legal == (Land(), Pass()) and game.view(1).legal == ()
    assert game.view(0).decision == game.view(1).decision == Decision(0, Ask.ANNOUNCE)


def test_a_view_says_why_not():
    game = new_game("x x x x a", "f u a c c")
    game.hands[0] = game.hands[0][:4]
    view = game.view(0)

    def reason(action, seat: int = 0) -> object:
        why = game.view(seat).why_not(action)
        return None if why is None else why.reason

    assert view.why_not(Pass()) is None and view.why_not(Resign()) is None
    assert reason(Land()) is Refusal.NOTHING_TO_LAY
    assert reason(Step((0, 0))) is reason(Take()) is reason(Keep(0)) is Refusal.WRONG_MOMENT
    assert reason(Pass(), 1) is Refusal.WRONG_SEAT
    game.apply(Pass())
    assert reason(Take(7)) is Refusal.NO_SUCH_PLACE


def test_any_seat_may_give_up_in_its_own_name_only():
    game = new_game(*HANDS)
    assert game.view(1).why_not(Resign(1)) is None and game.is_legal(Resign(1))
    for action in (Resign(0), Resign()):  # without a seat it would be the one that decides
        why = game.view(1).why_not(action)
        assert why is not None and why.reason is Refusal.WRONG_SEAT


def test_closed_islands_are_not_in_a_view():
    base, long = new_game(*HANDS), archipelago(2)
    assert base.view(0).open_islands == base.dealt.islands[:2]
    assert long.view(0).open_islands == long.dealt.islands[:4]

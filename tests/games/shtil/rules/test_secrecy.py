"""The standard game, secrecy: what a seat sees, and that it sees nothing more."""

from __future__ import annotations

from shtil_desktop.games.shtil.rules.actions import Discard, Give, PlayStart, Split
from shtil_desktop.games.shtil.rules.cards import COMPASS, START, WILD
from shtil_desktop.games.shtil.rules.events import BlindDiscarded, CardsDiscarded, CardsDrawn
from shtil_desktop.games.shtil.rules.options import Mode
from shtil_desktop.games.shtil.rules.view import View
from shtil_desktop.games.shtil.rules.voyage import Shtil
from tests.games.shtil.rules.positions import (
    island,
    of_kind,
    voyage,
    with_deck,
    with_discards,
    with_grid,
    with_hand,
    with_sea,
)


def some_turns() -> Shtil:
    """Each of three seats has moved once, and seat 0 is to move again."""
    game = voyage(
        3,
        hands={0: [30, 1, 2, 3, 4], 1: [32, 40, 41, 42, 43], 2: [50, 51, 52, 53, 54]},
        decks={0: [80], 1: [60, 61, 62], 2: [70, 71]},
    )
    game.apply(island(game, 30, (2, 0)))
    game.apply(island(game, 32, (2, 1), [40, 43]))
    game.apply(Discard((50, 54)))
    return game


def test_a_seat_sees_its_own_hand():
    game = some_turns()
    assert game.view(1).hand == (41, 42, 60, 61, 62)
    assert game.view(2).hand == (51, 52, 53, 70, 71)


def test_a_seat_remembers_what_it_discarded_itself():
    game = some_turns()
    assert [game.view(seat).discards for seat in range(3)] == [(), (40, 43), (50, 54)]


def test_a_seat_sees_the_grid():
    view = some_turns().view(2)
    assert view.sea.numbers()[12:15] == (30, 32, None)
    assert sum(number is not None for number in view.sea.numbers()) == 2


def test_a_seat_sees_how_many_cards_every_hand_deck_and_pile_has():
    game = some_turns()
    for seat in range(3):
        view = game.view(seat)
        assert view.hand_sizes == (5, 5, 5)
        # 29, 28 and 28 cards, five in hand, one start each.
        assert view.deck_sizes == (25 - 1, 24 - 3, 24 - 2)
        assert view.discard_sizes == (0, 2, 2)


def test_a_seat_sees_everything_that_lies_open():
    game = with_sea(voyage(reefs=True, storms=True), reef=3, yellows=(0, 2, 0), purples=(1,), compasses=2)
    with_sea(game, start_lies=True, oranges=(0, 0, 1))
    for seat in range(3):
        sea = game.view(seat).sea
        assert (sea.reef, sea.yellows, sea.purples, sea.oranges) == (3, (0, 2, 0), (1,), (0, 0, 1))
        assert (sea.compasses, sea.supply, sea.start_lies) == (2, 6, True)


def test_discards_are_face_down_for_everyone_else():
    game = voyage(hands={0: [30, 1, 2, 3, 4]})
    (discarded,) = of_kind(game.apply(Discard((30, 4))), CardsDiscarded)
    assert discarded.seen_by(0) == CardsDiscarded(0, (30, 4))
    assert discarded.seen_by(1) == discarded.seen_by(2) == CardsDiscarded(0, (0, 0))


def test_drawn_cards_are_seen_by_their_seat_alone():
    game = voyage(hands={0: [30, 1, 2, 3, 4]}, decks={0: [80, 79]})
    (drawn,) = of_kind(game.apply(Discard((30, 4))), CardsDrawn)
    assert drawn.seen_by(0) == CardsDrawn(0, (80, 79))
    assert drawn.seen_by(1) == drawn.seen_by(2) == CardsDrawn(0, (0, 0))


def test_cards_discarded_unseen_are_known_to_nobody():
    game = voyage(3, decks={1: [60, 61]}, storms=True)
    with_sea(with_hand(game, 0, [START, 1, 2, 3, 4]), yellows=(0, 1, 0))
    with_hand(game, 1, [40, 41, 42])
    (blind,) = of_kind(game.apply(PlayStart()), BlindDiscarded)
    assert blind == blind.seen_by(1) == BlindDiscarded(1, 2)
    assert game.view(1).discards == ()
    assert game.view(1).discard_sizes == (0, 2, 0)


def views_of(game: Shtil) -> list[View]:
    """What seat 0 sees from here through two further turns."""
    seen = [game.view(0)]
    for _ in range(2):
        assert game.decision is not None
        game.apply(Discard(tuple(game.hands[game.decision.seat][:2])))
        seen.append(game.view(0))
    return seen


def test_computer_seats_get_no_more_than_this():
    def position(second: list[int], third: list[int], deck: list[int], pile: list[int]) -> Shtil:
        game = with_grid(voyage(3, hands={0: [1, 2, 3, 4, 5]}), {(3, 3): 44})
        with_hand(with_hand(game, 1, second), 2, third)
        with_discards(game, 1, pile)
        with_deck(with_deck(game, 0, [6, 7, *deck[:1]]), 2, deck[1:2])
        return with_deck(game, 1, deck[2:])

    game = position([10, 11, 12, 13, 14], [20, 21, 22, 23, 24], [30, 31, 32, 33, 34], [40, 41])
    other = position([41, 30, 24, 23, 20], [10, 32, 40, 14, 13], [11, 12, 21, 34, 33], [22, 31])
    assert game != other
    assert views_of(game) == views_of(other)


def test_a_view_does_not_follow_the_voyage():
    game = voyage(hands={0: [30, 1, 2, 3, 4]})
    view, same = game.view(0), game.view(0)
    game.apply(island(game, 30, (2, 0)))
    assert view == same
    assert view.hand == (30, 1, 2, 3, 4)
    assert not any(view.sea.numbers())


def test_only_the_deciding_seat_is_told_what_it_may_do():
    game = voyage()
    assert list(game.view(0).legal) == game.legal_actions()
    assert game.view(1).legal == game.view(2).legal == ()
    assert game.view(1).decision == game.decision


def test_how_many_cards_each_gives_is_open_but_not_which():
    game = with_hand(voyage(3), 0, [START, 1, 2, 3, 4])
    game.apply(PlayStart())
    game.apply(Split((2, 3, 3)))
    game.apply(Give(2, (1, 2)))
    assert game.view(2).sea.owed == (0, 3, 3)
    assert game.view(2).discards == ()
    assert game.view(2).discard_sizes == (2, 0, 0)


def test_a_seat_sees_who_played_the_start():
    game = with_hand(voyage(2), 0, [START, 1, 2, 3, 4])
    assert game.view(1).sea.starter is None
    game.apply(PlayStart())
    assert (game.view(1).sea.starter, game.view(1).sea.start_is_wild) == (0, False)


def test_a_seat_sees_that_a_wild_lies_as_the_start():
    game = voyage(3, wilds=1, hands={0: [WILD, 1, 2, 3, 4]})
    game.apply(PlayStart(wild=True))
    assert (game.view(2).sea.starter, game.view(2).sea.start_is_wild) == (0, True)


def test_a_seat_sees_who_drew_a_compass_and_turned_all_hands():
    game = voyage(2, mode=Mode.SUN_MOON, hands={0: [10, 1, 2, 3, 4]}, decks={0: [COMPASS, 50]})
    game.apply(island(game, 10, (1, 0)))
    assert game.view(1).sea.turnings == (1, 0)
    assert game.view(1).sea.facing == 1

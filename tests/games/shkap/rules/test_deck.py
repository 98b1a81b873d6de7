"""The deck, the discard, and what happens when both are empty."""

import pytest

from shtil_desktop.games.base import IllegalAction
from shtil_desktop.games.shkap.rules.actions import Pass, Take
from shtil_desktop.games.shkap.rules.asks import Ask
from shtil_desktop.games.shkap.rules.deal import Deal
from shtil_desktop.games.shkap.rules.events import DeckReshuffled
from shtil_desktop.games.shkap.rules.game import Shkap
from shtil_desktop.games.shkap.rules.options import Mode, Options
from shtil_desktop.games.shkap.rules.piles import Piles
from shtil_desktop.games.shkap.rules.refusals import Refusal
from tests.games.shkap.rules.positions import ISLANDS, all_done, announce, lay, new_game


def emptied(deck: int = 0, discard: int = 0):
    """A game with so many cards in deck and discard; the others are with seat 1."""
    game = new_game("a a a a a", "u u u u u")
    cards = game.piles.deck
    game.piles.deck, cards = cards[:deck], cards[deck:]
    game.piles.discard, cards = cards[:discard], cards[discard:]
    game.hands[1] += cards
    return game


def test_an_empty_deck_is_made_from_the_discard_when_a_card_must_be_drawn_never_earlier():
    game = emptied(deck=1, discard=5)
    game.apply(Pass())
    events = game.apply(Take())
    assert (len(game.piles.deck), len(game.piles.discard)) == (0, 5)
    assert not any(isinstance(event, DeckReshuffled) for event in events)
    events = game.apply(Take())
    assert events[0] == DeckReshuffled(5)
    assert (len(game.piles.deck), len(game.piles.discard)) == (4, 0)


def test_a_market_card_needs_a_reshuffle_too():
    game = emptied(discard=3)
    game.apply(Pass())
    events = game.apply(Take(2))
    assert DeckReshuffled(3) in events and None not in game.piles.market
    assert len(game.piles.deck) == 2


def piles_with(orders: list[list[int]]) -> Piles:
    whole = [(*order, *(card for card in range(60) if card not in order)) for order in orders]
    return Piles(Deal(0, (), (0, 1, 2, 3), (), tuple(whole), ()))


def test_each_reshuffle_takes_the_order_of_the_next_list_and_after_the_eighth_the_first_again():
    orders = [[9, 7, 8], [7, 8, 9], [8, 7, 9], [9, 8, 7], [7, 9, 8], [8, 9, 7], [7, 8, 9], [9, 7, 8]]
    piles = piles_with(orders)
    for turn in range(10):
        piles.throw([7, 8, 9])
        drawn = [piles.draw([]) for _ in range(3)]
        assert drawn == orders[turn % 8]
    assert piles.draw([]) is None


def test_a_reshuffle_is_the_same_after_an_undo():
    game = emptied(discard=6)
    game.apply(Pass())
    earlier = game.copy()
    game.apply(Take())
    earlier.apply(Take())
    assert earlier == game and earlier.piles.deck == game.piles.deck


def test_with_both_empty_nothing_is_drawn_and_a_market_place_stays_empty():
    game = emptied()
    game.apply(Pass())
    assert game.legal_actions() == [Take(place) for place in range(4)]
    with pytest.raises(IllegalAction) as caught:
        game.apply(Take())
    assert caught.value.reason is Refusal.NOTHING_TO_DRAW
    game.apply(Take(2))
    assert [card is None for card in game.piles.market] == [False, False, True, False]
    with pytest.raises(IllegalAction) as caught:
        game.apply(Take(2))
    assert caught.value.reason is Refusal.PLACE_EMPTY


def test_a_seat_that_finds_everything_empty_takes_nothing():
    game = emptied()
    game.hands[1] += [card for card in game.piles.market[1:] if card is not None]
    game.piles.market[1:] = [None] * 3
    game.apply(Pass())
    game.apply(Take(0))
    assert (game.ask, game.decider, len(game.hands[0])) == (Ask.ANNOUNCE, 1, 6)
    game.apply(Pass())
    assert game.at == 1 and game.ask is Ask.ANNOUNCE


def test_drawing_up_ends_where_the_cards_end():
    game = emptied()
    announce(game, "Lp")
    lay(game, "a a a")
    all_done(game)
    assert game.at == 0, "seat 0 walks"
    while game.at == 0:
        game.apply(game.legal_actions()[0])
    everything = sum(map(len, game.hands)) + sum(card is not None for card in game.piles.market)
    assert everything + len(game.piles.deck) + len(game.piles.discard) == 60


def test_routes_come_back_through_the_discard():
    """The discard is shuffled for drawing up, with the routes of this very island in it."""
    game = new_game("m m a a a", "f f u u u", islands=ISLANDS[:7])
    game.hands[1] += game.piles.deck
    game.piles.deck = []
    announce(game, "LL")
    lay(game, "m m", "f f")
    events = all_done(game)
    assert DeckReshuffled(4) in events
    assert len(game.hands[0]) == 5 and len(game.piles.deck) == 2


def test_a_game_of_one_hand_after_another_never_loses_a_card():
    game = Shkap(Options(Mode.BASE, 4), 5)
    while game.decision is not None:
        game.apply(next(iter(game.completions(game.legal_actions()[0]))))
        piles = (*game.hands, *game.routes, game.thrown, game.piles.deck, game.piles.discard)
        there = [card for pile in piles for card in pile]
        assert sorted([*there, *(card for card in game.piles.market if card is not None)]) == list(range(60))

"""What happens from one island to the next, and when the deck runs out."""

import pytest

from tests.games.shkap.referee import Refused
from tests.games.shkap.referee.scenes import go, hush, lay, scene, tell, throw

LINE = ["W.2..", "L1...", "..B..", ".....", "....."]

# The next island


def test_what_happens_between_two_islands():
    table = scene("across across mark", "across across", rows=LINE)
    tell(table, "land")
    tell(table, "land")
    lay(table, "across across")
    lay(table, "across across")
    throw(table, at=1)
    hush(table)
    go(table, (0, 1), (0, 2), (0, 1))
    lying = [*table.routes[0], *table.routes[1], *table.marks[1]]
    kept = [list(hand) for hand in table.hands]
    deck, islands = list(table.deck), list(table.islands)
    go(table, (0, 2))
    assert sorted(table.discard) == sorted(lying)
    assert table.hands == [kept[0] + deck[:3], kept[1] + deck[3:5]]
    assert table.deck == deck[5:]
    assert (table.first, table.island, table.decider) == (1, islands[1], 1)
    assert table.routes == table.marks == [[], []] and table.landed == []


def test_an_empty_market_place_is_refilled_before_anybody_draws_left_to_right():
    table = scene("across across", "updown updown", rows=LINE)
    tell(table, "land")
    tell(table, "land")
    lay(table, "across across")
    lay(table, "updown")
    hush(table)
    go(table, (0, 1), (0, 2))
    table.hands[1] += [card for card in (table.market[1], table.market[3]) if card is not None]
    table.market[1] = table.market[3] = None
    deck = list(table.deck)
    go(table, (1, 0))
    assert (table.market[1], table.market[3]) == (deck[0], deck[1])
    assert table.hands[0][-2:] == deck[2:4]


def test_drawing_up_starts_with_the_first_player_of_the_island_just_left():
    table = scene("across", "across", "across", rows=LINE, first=2)
    for _ in range(3):
        tell(table, "land")
    for _ in range(3):
        lay(table, "across")
    hush(table)
    deck = list(table.deck)
    go(table, (0, 1), (0, 1), (0, 1))
    assert [hand[-1] for hand in table.hands] == [deck[1], deck[2], deck[0]]
    assert table.first == 0


# The deck


def test_the_discard_becomes_the_deck_only_when_a_card_must_be_drawn():
    table = scene("", "")
    table.discard, table.deck = table.deck[1:], table.deck[:1]
    discard, orders = list(table.discard), table.reshuffles
    tell(table, "pass")
    tell(table, "take", source="deck")
    assert (table.deck, table.discard) == ([], discard)
    tell(table, "take", source=0)
    order = [card for card in orders[0] if card in discard]
    assert table.market[0] == order[0] and table.deck == order[1:] and table.discard == []


def test_an_empty_deck_can_be_taken_from_while_there_is_a_discard():
    table = scene("", "")
    table.discard, table.deck = table.deck, []
    tell(table, "pass")
    top = next(card for card in table.reshuffles[0] if card in table.discard)
    tell(table, "take", source="deck")
    assert table.hands[0][-1] == top and table.discard == []


def test_reshuffles_are_used_in_turn_and_start_again_after_the_eighth():
    table = scene("", "")
    orders = table.reshuffles
    for number in range(10):
        table.discard, table.deck = [*table.deck, *table.discard], []
        expected = [card for card in orders[number % 8] if card in table.discard]
        assert table.draw() == expected[0] and table.deck == expected[1:]
        table.deck.append(expected[0])


def test_a_market_place_stays_empty_when_nothing_can_be_drawn():
    table = scene("", "")
    table.hands[1] += table.deck
    table.deck = []
    tell(table, "pass")
    assert [entry["from"] for entry in table.legal()] == [0, 1, 2, 3]
    tell(table, "take", source=2)
    assert table.market[2] is None
    assert [entry["from"] for entry in table.legal()] == [0, 1, 3]
    for source in ("deck", 2):
        with pytest.raises(Refused):
            tell(table, "take", source=source)


def test_a_seat_that_finds_nothing_takes_nothing():
    table = scene("", "")
    table.hands[1] += table.deck + [card for card in table.market[1:] if card is not None]
    table.deck, table.market[1:] = [], [None] * 3
    tell(table, "pass")
    tell(table, "take", source=0)
    assert (table.decider, table.asks) == (1, "announce")
    tell(table, "pass")
    assert table.island == table.islands[1] and table.market == [None] * 4


@pytest.mark.parametrize("source", [4, -1, "market", None, True, 0.0, [0], "Deck"])
def test_no_other_place_to_take_from(source):
    table = scene("", "")
    tell(table, "pass")
    with pytest.raises(Refused):
        tell(table, "take", source=source)

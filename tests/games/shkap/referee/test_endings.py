"""The end of a game, the extra island, giving up, and the archipelago."""

import pytest

from tests.games.shkap.referee import Refused, Table
from tests.games.shkap.referee.components import kind
from tests.games.shkap.referee.scenes import (
    go,
    hush,
    lay,
    options_for,
    sail_by,
    sail_past_island,
    sail_to_last,
    stacked_deal,
    tell,
)

NEAR = ["W1...", "2....", "..B..", ".....", "....."]


def begin(mode: str = "base", seats: int = 2, first: int = 0) -> Table:
    return Table(options_for(mode, seats), stacked_deal([""] * seats, first=first, mode=mode))


def at_last(mode: str, coins: list[int], first: int = 0) -> Table:
    """On the last island before a tie, nobody having announced yet, with these coins."""
    table = begin(mode, len(coins), first)
    sail_to_last(table)
    table.coins = list(coins)
    return table


def extra_island(coins: list[int], first: int = 0, mode: str = "base") -> Table:
    table = at_last(mode, coins, first)
    sail_past_island(table)
    return table


def land_on_extra(table: Table, gains: dict[int, bool]) -> None:
    """Tied seats with True get a chest at hand, the others pass."""
    table.rows = NEAR
    for _ in table.players:
        assert table.decider is not None
        is_landing = gains[table.decider]
        if is_landing:
            swap_in(table, table.decider)
        sail_by(table, "land" if is_landing else "pass")
    while table.asks == "lay":
        lay(table, "across")
    hush(table)
    while table.asks == "step":
        go(table, (0, 1))


def swap_in(table: Table, seat: int) -> None:
    """Make sure that the seat holds an across card, by an exchange with the deck."""
    card = next(card for card in [*table.deck, *table.hands[seat]] if card < 16)
    if card in table.deck:
        table.deck[table.deck.index(card)] = table.hands[seat][0]
        table.hands[seat][0] = card


@pytest.mark.parametrize(("mode", "count"), [("base", 6), ("archipelago", 8)])
def test_the_most_coins_win_after_the_last_island(mode, count):
    table = at_last(mode, [3, 5, 4])
    assert table.islands.index(table.island) == count - 1
    sail_past_island(table)
    assert table.outcome == {"reason": "coins", "scores": [3, 5, 4], "winners": [1], "extra": None}
    assert table.decider is None and table.asks is None and table.legal() == []
    with pytest.raises(Refused):
        table.apply({"seat": 0, "do": "resign"})


def test_coins_add_up_over_the_islands():
    table = begin()
    for _ in range(2):
        table.rows = NEAR
        swap_in(table, 0)
        for _ in range(2):
            sail_by(table, "land" if table.decider == 0 else "pass")
        lay(table, "across")
        hush(table)
        go(table, (0, 1))
    assert table.coins == [2, 0]


def test_the_marker_moves_left_with_every_island():
    table = begin(seats=3, first=1)
    for number in range(6):
        assert table.first == (1 + number) % 3 and table.island == table.islands[number]
        sail_past_island(table)


def test_after_the_sixth_island_nobody_draws():
    table = at_last("base", [1, 0])
    table.discard += table.hands[0]
    table.hands[0].clear()
    sail_by(table)
    tell(table, "pass")
    tell(table, "take", source="deck")
    deck = list(table.deck)
    tell(table, "take", source="deck")
    assert table.deck == deck[1:] and len(table.hands[0]) == 2


def test_tied_leaders_play_one_more_island_among_themselves():
    table = at_last("base", [4, 4, 2, 4], first=0)
    # Five islands on, the marker is with seat 1; seat 2 is not tied, so seat 3 gets it.
    assert table.first == 1
    sail_past_island(table)
    assert table.island == table.islands[6] and table.outcome is None
    assert table.first == 3 and sorted(table.players) == [0, 1, 3]
    assert [len(hand) for hand in table.hands] == [5, 5, 0, 5]
    for seat in (3, 0, 1):
        assert (table.decider, table.asks) == (seat, "announce")
        sail_by(table)
    assert table.outcome is not None


def test_before_the_extra_island_hands_go_then_the_market_is_refilled_then_five_each():
    table = at_last("base", [4, 4], first=1)
    sail_by(table)
    tell(table, "pass")
    tell(table, "take", source="deck")
    gone = table.market[2]
    assert gone is not None
    table.hands[0].append(gone)
    table.market[2] = None
    table.discard += table.deck[1:]
    table.deck = table.deck[:1]
    held = [card for card in table.all_cards() if card not in table.market]
    order = table.reshuffles[table.reshuffled % 8]
    first = table.first
    tell(table, "take", source="deck")
    drawn = [card for card in order if card in held]
    assert table.market[2] == drawn[0]
    assert table.first == 1 - first
    assert table.hands[table.first] == drawn[1:6] and table.hands[first] == drawn[6:11]
    assert table.deck == drawn[11:] and table.discard == []


def test_the_most_coins_from_the_extra_island_win():
    table = extra_island([4, 2, 4])
    land_on_extra(table, {0: False, 2: True})
    assert table.outcome == {
        "reason": "extra-island",
        "scores": [4, 2, 4],
        "winners": [2],
        "extra": [0, None, 1],
    }


def test_still_equal_the_leaders_of_the_extra_island_share():
    table = extra_island([4, 4, 1, 4])
    for _ in table.players:
        sail_by(table)
    assert table.outcome == {
        "reason": "shared",
        "scores": [4, 4, 1, 4],
        "winners": [0, 1, 3],
        "extra": [0, 0, None, 0],
    }


def test_only_those_who_lead_on_the_extra_island_share():
    table = extra_island([4, 4, 4])
    table.rows = ["W1...", "1....", "..B..", ".....", "....."]
    shore = {table.first: (0, 1), table.clockwise(table.first)[1]: (1, 0)}
    for seat in table.clockwise(table.first):
        if seat in shore:
            table.hands[seat], table.deck = [], table.hands[seat] + table.deck
            table.hands[seat] = [next(card for card in table.deck if kind(card) == "cross")]
            table.deck.remove(table.hands[seat][0])
        sail_by(table, "land" if seat in shore else "pass")
    lay(table, "cross")
    lay(table, "cross")
    hush(table)
    go(table, *shore.values())
    assert table.outcome is not None and table.outcome["reason"] == "shared"
    assert table.outcome["winners"] == sorted(shore)
    assert sorted(table.outcome["extra"]) == [0, 1, 1]


def test_a_seat_outside_the_extra_island_is_never_asked():
    table = extra_island([4, 2, 4])
    swap_in(table, table.first)
    tell(table, "land")
    sail_by(table)
    lay(table, "across")
    deciders = []
    while table.asks == "mark":
        deciders.append(table.decider)
        tell(table, "done")
    assert sorted(seat for seat in deciders if seat is not None) == [0, 2]


# Giving up


def test_when_a_seat_resigns_the_richest_others_win():
    table = begin(seats=4)
    table.coins = [5, 3, 1, 3]
    tell(table, "resign")
    assert table.outcome == {"reason": "resigned", "scores": [5, 3, 1, 3], "winners": [1, 3], "extra": None}
    assert table.decider is None and table.legal() == []


def test_resigning_on_the_extra_island_counts_no_extra_coins():
    table = extra_island([4, 4])
    loser = table.first
    tell(table, "resign")
    assert table.outcome == {"reason": "resigned", "scores": [4, 4], "winners": [1 - loser], "extra": None}


def test_only_the_seat_whose_turn_it_is_resigns():
    table = begin()
    with pytest.raises(Refused):
        table.apply({"seat": 1, "do": "resign"})


# The archipelago


def test_the_draft_goes_to_the_left_and_the_last_card_comes_by_itself():
    table = begin("archipelago", 3, first=1)
    packs = [list(pack) for pack in table.packs]
    assert table.hands == [[], [], []] and [len(pack) for pack in packs] == [9, 9, 9]
    for number in range(8):
        for seat in (1, 2, 0):
            assert (table.decider, table.asks) == (seat, "keep")
            # In round n a seat holds what began n seats to its right.
            assert table.packs[seat] == packs[(seat - number) % 3][number:]
            tell(table, "keep", card=table.packs[seat][0])
    assert table.asks == "announce" and table.decider == 1
    for seat in range(3):
        assert table.hands[seat] == [packs[(seat - number) % 3][number] for number in range(9)]
    assert table.packs == [[], [], []]


@pytest.mark.parametrize("card", [60, -1, None, True, "0", [1]])
def test_only_a_card_of_the_pack_held_can_be_kept(card):
    table = Table(options_for("archipelago"), stacked_deal(["across", "across"], mode="archipelago"))
    table.packs[0] = [card for card in table.packs[0] if card != 1]
    for wrong in (card, table.packs[1][0], table.deck[0]):
        with pytest.raises(Refused):
            tell(table, "keep", card=wrong)
    assert len(table.legal()) == len(table.packs[0])


def drafted(first: int = 0, seats: int = 2) -> Table:
    table = begin("archipelago", seats, first)
    while table.asks == "keep":
        table.apply(table.legal()[0])
    return table


def test_nobody_draws_up_in_an_archipelago():
    table = drafted()
    table.rows = NEAR
    for seat in (0, 1):
        table.discard += table.hands[seat]
        table.hands[seat] = []
    table.hands[0] = [0]
    table.discard = [card for card in table.discard if card != 0]
    tell(table, "land")
    sail_by(table)
    lay(table, "across")
    hush(table)
    go(table, (0, 1))
    assert [len(hand) for hand in table.hands] == [0, 2]
    assert table.island == table.islands[1] and table.asks == "announce"


def test_after_four_islands_hands_are_discarded_and_nine_new_cards_drafted():
    table = drafted(first=1)
    for number in range(3):
        assert table.island == table.islands[number] and table.first == (1 + number) % 2
        sail_past_island(table)
    sail_by(table)
    tell(table, "pass")
    tell(table, "take", source="deck")
    table.discard, table.deck = table.deck[4:], table.deck[:4]
    market, deck = list(table.market), list(table.deck)
    shuffled = [card for card in table.reshuffles[0] if card not in [*market, *deck[1:]]]
    tell(table, "take", source="deck")
    assert (table.island, table.first, table.decider, table.asks) == (table.islands[4], 1, 1, "keep")
    assert table.market == market and table.hands == [[], []]
    dealt = deck[1:] + shuffled
    assert table.packs == [dealt[9:18], dealt[:9]]
    assert table.deck == dealt[18:] and table.discard == [] and table.reshuffled == 1


def test_the_second_draft_also_goes_to_the_left_and_an_island_follows():
    table = drafted(seats=3)
    while table.asks == "announce":
        sail_by(table)
    packs = [list(pack) for pack in table.packs]
    while table.asks == "keep":
        assert table.decider is not None
        tell(table, "keep", card=table.packs[table.decider][0])
    for seat in range(3):
        assert table.hands[seat] == [packs[(seat - number) % 3][number] for number in range(9)]
    assert (table.asks, table.island, table.decider) == ("announce", table.islands[4], 1)


def test_a_tie_after_eight_islands_is_broken_on_the_ninth_with_five_cards_and_no_draft():
    table = extra_island([2, 2, 1], mode="archipelago")
    assert table.island == table.islands[8] and table.asks == "announce"
    assert [len(hand) for hand in table.hands] == [5, 5, 0]

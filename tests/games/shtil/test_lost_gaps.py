"""Gaps that can't be filled any more, and why a voyage was lost."""

from __future__ import annotations

from dataclasses import replace

import pytest

from shtil_desktop.games.shtil.lost_gaps import facts_of, narrow_gaps
from shtil_desktop.games.shtil.rules.actions import Discard
from shtil_desktop.games.shtil.rules.cards import MONSTER, WILD
from shtil_desktop.games.shtil.rules.line import Gap
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.games.shtil.rules.refusals import Refusal
from shtil_desktop.games.shtil.rules.voyage import Shtil
from shtil_desktop.lab.simulate import play_out
from tests.games.shtil.kinds import FEW_KINDS
from tests.games.shtil.players import kind_deal

SOLO = Options(Mode.STANDARD, 1)


def at_sea(options: Options, islands: dict[int, int], away: tuple[int, ...] = ()) -> Shtil:
    """A voyage with islands lying at some cells, and some cards discarded by the first seat."""
    game = Shtil(options, 1)
    for cell, number in islands.items():
        game.sea.line_at(cell).place(number, cell)
    game.discards[0] += away
    return game


def narrow(game: Shtil) -> list[Gap]:
    return narrow_gaps(game.view(0))


def test_an_empty_sea_has_no_narrow_gap():
    assert narrow(at_sea(SOLO, {})) == []


def test_two_cells_between_neighbours_are_too_many():
    assert narrow(at_sea(SOLO, {3: 20, 6: 22})) == [Gap(4, 5, 20, 22)]
    assert narrow(at_sea(SOLO, {3: 20, 6: 23})) == []


def test_the_ends_of_the_line_count_too():
    assert narrow(at_sea(SOLO, {3: 3})) == [Gap(0, 2, 0, 3)]
    assert narrow(at_sea(SOLO, {3: 4})) == []
    assert narrow(at_sea(SOLO, {34: 80})) == [Gap(35, 35, 80, 81)]


def test_own_discards_are_known_to_be_away():
    assert narrow(at_sea(SOLO, {3: 20, 6: 24}, away=(21,))) == []
    assert narrow(at_sea(SOLO, {3: 20, 6: 24}, away=(21, 23))) == [Gap(4, 5, 20, 24)]


def test_what_others_discarded_is_not_known_but_told_in_the_end():
    game = at_sea(Options(Mode.STANDARD, 2), {3: 20, 6: 23})
    game.discards[1].append(21)
    assert narrow(game) == []
    game.apply(resigned())
    facts = facts_of(game)
    assert facts is not None and facts.narrow == (Gap(4, 5, 20, 23),)


def resigned():
    from shtil_desktop.games.shtil.rules.actions import Resign

    return Resign()


def test_a_wild_may_still_fill_what_numbers_cannot():
    one_wild = Options(Mode.STANDARD, 1, wilds=1)
    assert narrow(at_sea(one_wild, {3: 20, 6: 23}, away=(21,))) == []
    assert narrow(at_sea(one_wild, {3: 20, 6: 23}, away=(21, 22))) == [Gap(4, 5, 20, 23)]
    assert narrow(at_sea(one_wild, {3: 20, 6: 23}, away=(21, WILD))) == [Gap(4, 5, 20, 23)]


def test_one_wild_does_not_fill_two_gaps():
    islands = {3: 20, 5: 22, 10: 40, 12: 42}
    gaps = [Gap(4, 4, 20, 22), Gap(11, 11, 40, 42)]
    assert narrow(at_sea(Options(Mode.STANDARD, 1, wilds=1), islands, away=(21, 41))) == gaps
    assert narrow(at_sea(Options(Mode.STANDARD, 1, wilds=2), islands, away=(21, 41))) == []


def test_a_wild_cannot_make_room_between_neighbours():
    two_wilds = Options(Mode.STANDARD, 1, wilds=2)
    assert narrow(at_sea(two_wilds, {3: 20, 6: 22})) == [Gap(4, 5, 20, 22)]


def test_a_monster_may_still_open_a_gap():
    game = at_sea(Options(Mode.STANDARD, 1, monsters=3), {3: 20, 6: 22})
    assert narrow(game) == []
    game.sea.gone += (MONSTER, 50, MONSTER, 51, MONSTER, 52)
    assert narrow(game) == [Gap(4, 5, 20, 22)]


def test_one_monster_does_not_open_two_gaps():
    game = at_sea(Options(Mode.STANDARD, 1, monsters=3), {3: 20, 6: 22, 12: 40, 15: 42, 20: 60, 23: 62})
    game.sea.gone += (MONSTER, 1)
    assert len(narrow(game)) == 3


def test_pillars_and_vault_are_lines_of_their_own():
    assert narrow(at_sea(Options(Mode.ARCH, 1), {0: 70, 6: 10, 12: 30})) == []
    assert narrow(at_sea(Options(Mode.ARCH, 1), {0: 76})) == [Gap(1, 5, 76, 81)]


@pytest.mark.parametrize("options", FEW_KINDS, ids=lambda options: options.key)
def test_no_gap_of_a_voyage_that_is_won_was_ever_called_narrow(options):
    for number in range(1, 4):
        game = Shtil(options, number, kind_deal(options, number))
        play_out(game, ["deckhand"])
        if game.result is not None and not game.result.winners:
            continue
        again = Shtil(options, number, game.dealt)
        for _, action in game.actions:
            again.apply(action)
            if options.mode is not Mode.COMPETITIVE or again.sea.is_full:
                assert all(narrow_gaps(again.view(seat)) == [] for seat in range(options.seats))


def test_the_ending_tells_who_was_stuck_with_what():
    game = Shtil(SOLO, 1)
    while game.result is None:
        discardable = [card for card in game.purse(Discard()) if card]
        listed = game.legal_actions()
        action = Discard(tuple(discardable[:2])) if Discard() in listed else listed[0]
        if action.is_open:
            action = action.paid(game.purse(action)[: action.price])
        game.apply(action)
    facts = facts_of(game)
    assert facts is not None
    assert facts.outcome.reason.value == "no-move"
    assert facts.hand == tuple(game.hands[0])
    assert len(facts.empty_cells) + len(game.sea.islands()) == 36
    assert facts.cards_left == len(game.hands[0])


def test_the_ending_tells_what_came_closest():
    game = at_sea(SOLO, {17: 40, 18: 41, 19: 52, 16: 30})
    game.hands[0][:] = [48]
    game.tops[0] = len(game.decks[0])
    game.result = replace(resigned_outcome(), stuck=0)
    facts = facts_of(game)
    assert facts is not None
    assert facts.refused == ((48, Refusal.AFTER_HIGHER),) or facts.refused == ((48, Refusal.BEFORE_LOWER),)
    game.sea.lines[0].remove(18)
    facts = facts_of(game)
    assert facts is not None
    assert facts.refused == ((48, Refusal.TOO_DEAR),)


def resigned_outcome():
    game = Shtil(SOLO, 1)
    game.apply(resigned())
    assert game.result is not None
    return game.result

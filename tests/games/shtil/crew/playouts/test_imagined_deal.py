"""What a seat imagines looks to it just as what is."""

from __future__ import annotations

from collections import Counter
from itertools import chain
from random import Random

import pytest

from shtil_desktop.games.rng import Rng
from shtil_desktop.games.shtil.crew import sign_on
from shtil_desktop.games.shtil.crew.playouts.imagined_deal import Imagination
from shtil_desktop.games.shtil.crew.seats.captain import Captain
from shtil_desktop.games.shtil.rules.cards import (
    COMPASS,
    FINISH,
    LAST_ISLAND,
    MONSTER,
    ORANGE,
    PURPLE,
    START,
    STORMS,
    WILD,
    YELLOW,
)
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.games.shtil.rules.sea import Ask
from shtil_desktop.games.shtil.rules.voyage import Shtil
from tests.games.shtil.kinds import FEW_KINDS
from tests.games.shtil.players import Style
from tests.games.shtil.rules.positions import full_rows, voyage, with_grid, with_hand, with_sea
from tests.games.shtil.rules.subject import ShtilSubject

KINDS = [*FEW_KINDS, Options(Mode.STANDARD, 1, removed=8), Options(Mode.STANDARD, 2, monsters=5, storms=True)]


def all_cards(game: Shtil) -> Counter[int]:
    """Every card wherever it is, without those of the explorer deck."""
    sea, is_pyramid = game.sea, game.options.mode is Mode.PYRAMID
    hidden = [deck[top:] for deck, top in zip(game.decks, game.tops, strict=True)]
    lying = [WILD if cell in sea.wild_cells else sea.number_at(cell) or 0 for cell in sea.islands()]
    gone = [card for card in sea.gone if card <= LAST_ISLAND or not is_pyramid]
    cards = Counter(
        chain(*game.hands, *hidden, *game.discards, *game.unseen, game.dealt.removed, sea.row, lying, gone)
    )
    cards[WILD if sea.start_is_wild else START] += sea.start_lies
    if not is_pyramid:
        cards[YELLOW] += sum(sea.yellows)
        cards[ORANGE] += sum(sea.oranges)
        cards[PURPLE] += len(sea.purples)
        cards.update(storm for _, storm in sea.waiting)
    return +cards


def moments(options: Options, number: int, level: str = "sailor"):
    """Every position of a voyage, with the number of the move."""
    game, moves = Shtil(options, number), 0
    while game.decision is not None:
        yield game, moves
        seat = game.decision.seat
        game.apply(sign_on(level, options.key, number, seat, moves).decide(game.view(seat)))
        moves += 1
    yield game, moves


@pytest.mark.parametrize("options", KINDS, ids=lambda options: options.key)
def test_an_imagined_position_looks_like_the_real_one(options):
    for number in range(2):
        for game, moves in moments(options, number, "captain" if number else "random"):
            if game.result is not None or moves % options.seats:
                continue
            for seat in range(options.seats):
                view = game.view(seat)
                imagined = Imagination(view).deal(Rng("imagined", number, moves, seat))
                assert imagined.view(seat) == view
                assert all_cards(imagined) == all_cards(game)
                assert Counter(imagined.explorer) == Counter(game.explorer)
                check_places(imagined)


def check_places(game: Shtil) -> None:
    """Nothing lies where it can't have come to lie."""
    sea = game.sea
    for seat, hand in enumerate(game.hands):
        if not set(sea.opening or ()) & {seat}:
            assert not {COMPASS, *STORMS} & set(hand)
    for pile in game.discards:
        assert MONSTER not in pile
    assert tuple(pile.count(COMPASS) for pile in game.discards) == sea.turnings
    if game.options.has_start:
        starts = Counter(
            seat
            for seat in range(game.seats)
            for pile in (game.hands[seat], game.discards[seat], game.decks[seat], game.unseen[seat])
            for card in pile
            if card == START
        )
        if sea.starter is not None and not sea.start_is_wild:
            starts[sea.starter] += 1
        assert starts == dict.fromkeys(range(game.seats), 1)


@pytest.mark.parametrize("options", KINDS, ids=lambda options: options.key)
def test_what_is_hidden_changes_nothing_that_is_imagined(options):
    for game, moves in moments(options, 3):
        if moves % 7 or game.decision is None:
            continue
        seat = game.decision.seat
        twin = ShtilSubject(Style.EVEN).reshuffled(game, seat, Random(moves))
        if twin is not None:
            one, other = (Imagination(each.view(seat)).deal(Rng("same", moves)) for each in (game, twin))
            assert (one.hands, one.decks, one.discards) == (other.hands, other.decks, other.discards)


def test_who_played_the_start_is_known():
    for game, _ in moments(Options(Mode.STANDARD, 3), 6):
        if game.sea.start_lies and game.decision is not None:
            starter = game.sea.starter
            seat = game.decision.seat
            imagined = Imagination(game.view(seat)).deal(Rng("starter"))
            assert starter is not None
            if starter != seat:
                assert START not in (*imagined.hands[starter], *imagined.decks[starter])


def test_a_rival_holds_what_it_was_seen_to_take():
    for game, _ in moments(Options(Mode.COMPETITIVE, 2), 4):
        if game.decision is None:
            continue
        seat = game.decision.seat
        imagined = Imagination(game.view(seat)).deal(Rng("rival"))
        theirs = {*imagined.hands[1 - seat], *imagined.discards[1 - seat]}
        lying = {number for line in game.sea.lines for number in line.numbers}
        assert set(game.sea.shown[1 - seat]) - lying <= theirs


def test_a_refused_finish_tells_of_a_monster():
    game = with_grid(voyage(2, monsters=3), full_rows(*range(6)))
    game = with_sea(with_hand(game, 0, [FINISH, 70]), start_lies=True, starter=1, turn=0, decider=0)
    game = with_hand(game, 1, [MONSTER, 72])
    imagination = Imagination(game.view(0))
    assert all(MONSTER in imagination.deal(Rng("told", n)).hands[1] for n in range(10))


def test_what_is_imagined_can_be_played_to_its_end():
    for game, moves in moments(Options(Mode.STANDARD, 3), 5):
        if game.decision is None or moves % 5:
            continue
        imagined = Imagination(game.view(game.decision.seat)).deal(Rng("imagined", moves))
        while imagined.decision is not None:
            seat = imagined.decision.seat
            imagined.apply(sign_on("captain", 1).decide(imagined.view(seat)))
        assert imagined.result is not None


def test_the_lone_start_is_imagined_in_the_upper_half():
    imagination = Imagination(Shtil(Options(Mode.STANDARD, 1), 1).view(0))
    places = {imagination.deal(Rng("start", n)).decks[0].index(START) for n in range(400)}
    assert min(places) < 5
    assert 30 < max(places) <= 40


def test_every_unseen_card_may_lie_everywhere():
    imagination = Imagination(Shtil(Options(Mode.STANDARD, 2, removed=4), 1).view(0))
    tops = {imagination.deal(Rng("top", n)).decks[0][0] for n in range(1500)}
    assert len(tops) > 70


def test_the_same_dice_imagine_the_same():
    imagination = Imagination(Shtil(Options(Mode.STANDARD, 4), 1).view(2))
    assert imagination.deal(Rng(1)) == imagination.deal(Rng(1)) != imagination.deal(Rng(2))


def test_a_mate_that_owes_cards_for_the_start_is_imagined_to_have_them():
    """Its hand was filled with monsters now and then, and a captain had nothing to give."""
    dealt = Shtil(Options(Mode.STANDARD, 2, monsters=5), 1)
    decks = tuple(tuple(card for card in deck if card != MONSTER) for deck in dealt.decks)
    game = Shtil.from_position(dealt.sea, [dealt.hands[0], [1, 2, 3, 4, 5]], decks)
    game.sea.start_lies, game.sea.starter = True, 0
    game.sea.owed, game.sea.ask, game.sea.decider = (0, 5), Ask.GIVE, 1
    imagination = Imagination(game.view(0))
    for number in range(40):
        twin = imagination.deal(Rng(number))
        assert twin.discardable(1) >= 5
        twin.apply(Captain(Rng(0)).decide(twin.view(1)))

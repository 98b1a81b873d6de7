"""What a seat imagines looks to it just as what is."""

from __future__ import annotations

from collections import Counter
from itertools import chain

import pytest

from shtil_desktop.crew import sign_on
from shtil_desktop.crew.imagined import Imagination, can_imagine
from shtil_desktop.games.rng import Rng
from shtil_desktop.games.shtil import Mode, Options, Shtil
from shtil_desktop.games.shtil.cards import START
from tests.games.kinds import ALL_KINDS

KINDS = [options for options in ALL_KINDS if can_imagine(options)]


def all_cards(game: Shtil) -> Counter[int]:
    hidden = [deck[top:] for deck, top in zip(game.decks, game.tops, strict=True)]
    lying = [number for line in game.sea.lines for number in line.numbers[1:-1]]
    cards = Counter(chain(*game.hands, *hidden, *game.discards, game.dealt.removed, lying))
    cards[START] += game.sea.start_lies
    return cards


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
        for game, moves in moments(options, number):
            for seat in range(options.seats):
                view = game.view(seat)
                imagined = Imagination(view).deal(Rng("imagined", number, moves, seat))
                assert imagined.view(seat) == view
                assert all_cards(imagined) == all_cards(game)


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

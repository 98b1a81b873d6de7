"""Playing on to the end, quickly: by the evaluation alone, without listing what is legal."""

from __future__ import annotations

from bisect import bisect_left

from shtil_desktop.crew.captain import split
from shtil_desktop.crew.evaluation import Evaluation
from shtil_desktop.crew.weights import Weights
from shtil_desktop.games.base import Action, Result
from shtil_desktop.games.shtil import Shtil, View
from shtil_desktop.games.shtil.actions import Discard, Give, PlayFinish, PlayIsland, PlayStart, Resign
from shtil_desktop.games.shtil.cards import FINISH, START
from shtil_desktop.games.shtil.options import Mode, Options
from shtil_desktop.games.shtil.rules.turn import finish_refusal
from shtil_desktop.games.shtil.sea import Ask


def can_play_out(options: Options) -> bool:
    """Whether the quick moves know all the rules of such a voyage."""
    return options.mode is Mode.STANDARD and not options.is_stormy


def play_out(game: Shtil, weights: Weights) -> bool:
    """Play this position to its end; whether it was won."""
    while game.result is None:
        game.apply(quick_move(game, weights))
    return game.result.result is Result.WON


def quick_move(game: Shtil, weights: Weights) -> Action:
    """About what a captain does, its payment judged once."""
    sea = game.sea
    seat = sea.decider
    assert seat is not None
    if sea.ask is Ask.SPLIT:
        return split(Evaluation(game.view(seat), weights))
    if sea.ask is Ask.TURN:
        hand = game.hands[seat]
        if START in hand and game.start_is_forced():
            return PlayStart()
        if FINISH in hand and finish_refusal(game) is None:
            return PlayFinish()
        if is_lost(game):
            return Resign()
        return _quick_turn(Evaluation(_glance(game, seat), weights))
    owed = sea.owed[seat]
    return Give(owed, tuple(Evaluation(_glance(game, seat), weights).payment(owed)))


def is_lost(game: Shtil) -> bool:
    """Whether a gap has more cells than there are numbers left for it, or no finish is left."""
    left = {card for hand in game.hands for card in hand}
    for deck, top in zip(game.decks, game.tops, strict=True):
        left.update(deck[top:])
    if FINISH not in left:
        return True
    numbers = sorted(left)
    return any(
        bisect_left(numbers, gap.high) - bisect_left(numbers, gap.low) < gap.last - gap.first + 1
        for line in game.sea.lines
        for gap in line.gaps()
    )


def _glance(game: Shtil, seat: int) -> View:
    """A view that is read at once: it needs no copy of the sea, nor what is legal."""
    seats = range(game.seats)
    return View(
        seat=seat,
        sea=game.sea,
        hand=tuple(game.hands[seat]),
        discards=tuple(game.discards[seat]),
        hand_sizes=tuple(map(len, game.hands)),
        deck_sizes=tuple(map(game.deck_size, seats)),
        discard_sizes=tuple(map(game.discard_size, seats)),
        explorer_size=0,
        legal=(),
        decision=None,
        outcome=None,
    )


def _quick_turn(judged: Evaluation) -> Action:
    view = judged.view
    line = view.sea.lines[0]
    purse = len(view.hand) - 1
    best: tuple[int, int] | None = None
    least, price = float("inf"), 0
    for at, score in judged.scores.items():
        if score >= least:
            continue
        number, cell = at
        due = line.price(number, cell)
        if due:
            if due > purse:
                continue
            score += judged.charge(due, number)
        if score < least:
            best, least, price = at, score, due
    if purse and (best is None or judged.discard() < least):
        return Discard(tuple(judged.payment(2)))
    if best is None:
        return Resign()
    number, cell = best
    return PlayIsland(number, cell, number, price, tuple(judged.payment(price, number)) if price else ())

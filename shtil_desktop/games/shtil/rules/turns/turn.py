"""The turn: play an island, play the finish or discard two; then draw, then the next seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from shtil_desktop.games.base import IllegalAction
from shtil_desktop.games.shtil.rules.actions import (
    ISLAND_PLACEMENTS,
    Discard,
    PlayFinish,
    PlayIsland,
    Resign,
    ShtilAction,
)
from shtil_desktop.games.shtil.rules.cards import FINISH, LAST_ISLAND, MONSTER, START, WILD, Card
from shtil_desktop.games.shtil.rules.events import (
    CardsDiscarded,
    CardsDrawn,
    FinishPlayed,
    GameEnded,
    IslandPlayed,
    RowCompleted,
    TurnBegan,
)
from shtil_desktop.games.shtil.rules.options import Mode
from shtil_desktop.games.shtil.rules.outcome import Ending, VoyageOutcome
from shtil_desktop.games.shtil.rules.refusals import Refusal
from shtil_desktop.games.shtil.rules.sea import TURN, Ask
from shtil_desktop.games.shtil.rules.turns.placement import appraise, offer, refused
from shtil_desktop.games.shtil.rules.turns.rules_in_force import Events, Rules

if TYPE_CHECKING:
    from shtil_desktop.games.shtil.rules.voyage import Shtil

DISCARD_TWO = Discard()
FINISH_IT = PlayFinish()
TURN_BEGAN = tuple(map(TurnBegan, range(5)))


def join(rules: Rules) -> None:
    rules.handlers[PlayIsland] = (Ask.TURN, play_island)
    rules.handlers[PlayFinish] = (Ask.TURN, play_finish)
    rules.handlers[Discard] = (Ask.TURN, discard_two)
    rules.handlers[Resign] = (None, resign)
    rules.listers[Ask.TURN].append(list_turn)
    rules.draw = draw_up


def list_turn(game: Shtil, seat: int, actions: list[ShtilAction]) -> None:
    """Islands, the finish, a discard."""
    hand = game.hands[seat]
    discardable = len(hand) - hand.count(MONSTER)
    offer(game.sea, seat, hand, discardable - 1, ISLAND_PLACEMENTS, actions)
    if FINISH in hand and finish_refusal(game) is None:
        actions.append(FINISH_IT)
    if discardable >= DISCARD_TWO.price:
        actions.append(DISCARD_TWO)


def list_islands(game: Shtil, seat: int, actions: list[ShtilAction]) -> None:
    offer(game.sea, seat, game.hands[seat], game.discardable(seat) - 1, ISLAND_PLACEMENTS, actions)


def list_discard(game: Shtil, seat: int, actions: list[ShtilAction]) -> None:
    if game.discardable(seat) >= DISCARD_TWO.price:
        actions.append(DISCARD_TWO)


def play_island(game: Shtil, action: PlayIsland, events: Events) -> None:
    sea, card, number, cell = game.sea, action.card, action.number, action.cell
    seat, rules = sea.turn, sea.rules
    hand = game.hands[seat]
    if card not in hand:
        raise IllegalAction(Refusal.NOT_IN_HAND)
    if card != WILD and (card != number or card > LAST_ISLAND):
        raise IllegalAction(Refusal.NOT_AN_ISLAND)
    if START in hand:
        refuse_if_start_is_forced(game)
    purse = len(hand) - hand.count(MONSTER) - 1
    price = appraise(sea, seat, number, cell, purse)
    if isinstance(price, Refusal):
        raise refused(sea, price, number, cell, purse)
    discard(game, seat, action.pay, price, card)
    sea.lines[rules.line_of[cell]].place(number, cell)
    sea.sides[cell] = sea.facing
    if card == WILD:
        sea.wild_cells += (cell,)
    events.append(IslandPlayed(seat, card, number, cell, price))
    if action.pay:
        events.append(CardsDiscarded(seat, action.pay))
    row = rules.row_of[cell]
    if sea.is_row_full(row):
        events.append(RowCompleted(row))
    for hook in rules.after_island:
        hook(game, cell, events)
    end_action(game, events)


def play_finish(game: Shtil, action: PlayFinish, events: Events) -> None:
    seat = game.sea.turn
    card = require_card(game, seat, FINISH, action.wild)
    refuse_if_start_is_forced(game)
    if (refusal := finish_refusal(game)) is not None:
        raise IllegalAction(refusal)
    game.hands[seat].remove(card)
    game.sea.finish_lies = True
    events.append(FinishPlayed(seat, action.wild))
    end(game, crew_has_won(game), events)


def discard_two(game: Shtil, action: Discard, events: Events) -> None:
    seat = game.sea.turn
    refuse_if_start_is_forced(game)
    discard(game, seat, action.pay, action.price)
    events.append(CardsDiscarded(seat, action.pay))
    end_action(game, events)


def resign(game: Shtil, action: Resign, events: Events) -> None:
    """The crew gives up; among rivals the other one has won."""
    is_rivalry = game.options.mode is Mode.COMPETITIVE
    winners = (game.seats - 1 - game.sea.turn,) if is_rivalry else ()
    end(game, VoyageOutcome(winners, Ending.RESIGNED), events)


def finish_refusal(game: Shtil) -> Refusal | None:
    """Why no finish may be played now."""
    if not game.sea.is_full:
        return Refusal.GRID_NOT_FULL
    return next(
        (refusal for need in game.sea.rules.finish_needs if (refusal := need(game)) is not None), None
    )


def refuse_if_start_is_forced(game: Shtil) -> None:
    if game.start_is_forced():
        raise IllegalAction(Refusal.START_FORCED)


def require_card(game: Shtil, seat: int, card: Card, wild: bool) -> Card:
    """The card to be played, a wild in its stead if so said; it must be in the hand."""
    wanted = WILD if wild else card
    if wanted not in game.hands[seat]:
        raise IllegalAction(Refusal.NO_WILD if wild else Refusal.NOT_IN_HAND)
    return wanted


def discard(game: Shtil, seat: int, cards: Sequence[Card], price: int, played: Card | None = None) -> None:
    """Take the price, and the card that is played, from the hand; nothing changes if they are not there."""
    if len(cards) != price:
        raise IllegalAction(Refusal.WRONG_PRICE, price=price, paid=len(cards))
    if MONSTER in cards:
        raise IllegalAction(Refusal.CANNOT_PAY_WITH)
    rest = game.hands[seat].copy()
    if played is not None:
        rest.remove(played)
    try:
        for card in cards:
            rest.remove(card)
    except ValueError:
        raise IllegalAction(Refusal.NOT_IN_HAND) from None
    game.hands[seat] = rest
    game.discards[seat] += cards


def end_action(game: Shtil, events: Events, drawing: tuple[int, ...] | None = None) -> None:
    """The turn's action is done: what follows it, then the draw."""
    if game.result is not None:
        return
    sea = game.sea
    for hook in sea.rules.after_action:
        hook(game)
    sea.drawing = drawing or (sea.turn,)
    proceed(game, events)


def proceed(game: Shtil, events: Events) -> None:
    """Carry the game on to the next decision: what is still owed, then the draws, then the next seat."""
    sea = game.sea
    while game.result is None:
        if sea.to_split is not None:
            return ask(game, Ask.SPLIT, sea.turn)
        if sea.owed:
            return ask(game, Ask.GIVE, next(seat for seat in sea.clockwise(sea.turn) if sea.owed[seat]))
        if sea.waiting:
            return ask(game, Ask.STORM, sea.waiting[0][0])
        if sea.strike_due:
            return ask(game, Ask.STRIKE, sea.turn)
        if sea.reef_due:
            return ask(game, Ask.REEF, sea.turn)
        if sea.drawing:
            if sea.rules.draw(game, sea.drawing[0], events):
                sea.drawing = sea.drawing[1:]
        elif sea.opening:
            open_hand(game, events)
        else:
            return next_turn(game, events)
    return None


def ask(game: Shtil, what: Ask, seat: int) -> None:
    game.sea.ask = what
    game.sea.decider = seat


def open_hand(game: Shtil, events: Events) -> None:
    """Lay aside what doesn't stay in an opening hand, then let its seat draw up."""
    sea = game.sea
    assert sea.opening
    seat, *later = sea.opening
    sea.opening = tuple(later)
    hand, stirring = game.hands[seat], sea.rules.stirring
    game.hands[seat] = [card for card in hand if card not in stirring]
    for card in hand:
        if card in stirring:
            stirring[card](game, seat, card, events)
    sea.drawing = (seat,)


def draw_up(game: Shtil, seat: int, events: Events) -> bool:
    """Draw to the limit from the own deck; stop when a card calls for a decision."""
    sea = game.sea
    limit = sea.limit(seat)
    if not sea.rules.stirring:
        take(game, seat, limit - len(game.hands[seat]), events)
        return True
    while len(game.hands[seat]) < limit and game.deck_size(seat):
        take_one(game, seat, events)
        if sea.waiting:
            return False
    return True


def take(game: Shtil, seat: int, count: int, events: Events) -> None:
    """Take cards from the own deck to the hand, as many as there are."""
    top = game.tops[seat]
    cards = game.decks[seat][top : top + count] if count > 0 else ()
    if cards:
        game.hands[seat] += cards
        game.tops[seat] = top + len(cards)
        events.append(CardsDrawn(seat, cards))


def take_one(game: Shtil, seat: int, events: Events) -> None:
    """Take the top card; one that stirs does so instead of going to the hand."""
    card = game.decks[seat][game.tops[seat]]
    stir = game.sea.rules.stirring.get(card)
    if stir is None:
        take(game, seat, 1, events)
    else:
        game.tops[seat] += 1
        stir(game, seat, card, events)


def next_turn(game: Shtil, events: Events) -> None:
    """Pass the turn on, or begin the first one."""
    sea = game.sea
    if sea.opening is None:
        for hook in sea.rules.at_turn_end:
            hook(game, events)
        if game.result is not None:
            return
        sea.turn = (sea.turn + 1) % sea.rules.seats
    sea.opening = None
    sea.ask, sea.decider = TURN, sea.turn
    events.append(TURN_BEGAN[sea.turn])
    for hook in sea.rules.at_turn_begin:
        hook(game, events)
    lose_if_stuck(game, events)


def lose_if_stuck(game: Shtil, events: Events) -> None:
    """The crew loses when a seat is to move and can't. Two cards to discard are always a way out."""
    seat = game.sea.turn
    hand = game.hands[seat]
    if len(hand) - hand.count(MONSTER) < 2 and not game.legal_actions():
        end(game, VoyageOutcome((), Ending.NO_MOVE, stuck=seat), events)


def crew_has_won(game: Shtil) -> VoyageOutcome:
    return VoyageOutcome(tuple(range(game.seats)), Ending.FINISH)


def end(game: Shtil, outcome: VoyageOutcome, events: Events) -> None:
    game.result = outcome
    game.sea.ask = game.sea.decider = None
    events.append(GameEnded(outcome))

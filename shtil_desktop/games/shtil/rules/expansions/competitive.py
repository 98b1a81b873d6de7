"""The competitive game: sun (seat 0) against moon (seat 1) for points, with one open row to draw from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from shtil_desktop.games.base import IllegalAction
from shtil_desktop.games.shtil.rules.actions import Pass, PlayFinish, ShtilAction, Swap
from shtil_desktop.games.shtil.rules.deal import HAND
from shtil_desktop.games.shtil.rules.events import CardsTaken, HandShown, RowRefilled, TurnPassed
from shtil_desktop.games.shtil.rules.outcome import Ending, VoyageOutcome
from shtil_desktop.games.shtil.rules.refusals import Refusal
from shtil_desktop.games.shtil.rules.sea import Ask, Sea
from shtil_desktop.games.shtil.rules.turns.rules_in_force import Events, Rules
from shtil_desktop.games.shtil.rules.turns.turn import end, end_action, list_discard, list_islands, proceed

if TYPE_CHECKING:
    from shtil_desktop.games.shtil.rules.voyage import Shtil

SHORTEST_RUN = 3


def join(rules: Rules) -> None:
    del rules.handlers[PlayFinish]
    rules.handlers[Swap] = (Ask.TURN, swap)
    rules.handlers[Pass] = (Ask.TURN, pass_turn)
    rules.listers[Ask.TURN] = [list_islands, list_discard, list_swap, list_pass]
    rules.bars.append(block_bar)
    rules.draw = draw_from_row
    rules.after_island.append(mark_owner)
    rules.after_action.append(forget_passes)
    rules.at_turn_end.append(end_if_done)


def block_bar(sea: Sea, seat: int, number: int, cell: int) -> Refusal | None:
    """Both parts of the gap must have as many numbers as cells."""
    gap = sea.line_at(cell).gap(number)
    is_room = number - gap.low > cell - gap.first and gap.high - number > gap.last - cell
    return None if is_room else Refusal.WOULD_BLOCK


def mark_owner(game: Shtil, cell: int, events: Events) -> None:
    game.sea.sides[cell] = game.sea.turn


def forget_passes(game: Shtil) -> None:
    game.sea.passes = 0


def draw_from_row(game: Shtil, seat: int, events: Events) -> bool:
    """The card farthest from the deck first; then the row closes up and is refilled."""
    wanted = max(0, HAND - len(game.hands[seat]))
    _take_from_row(game, seat, wanted, events)
    _refill_row(game, events)
    return True


def _take_from_row(game: Shtil, seat: int, count: int, events: Events) -> None:
    sea = game.sea
    cards, sea.row = sea.row[:count], sea.row[count:]
    if cards:
        game.hands[seat] += cards
        _show(sea, seat, cards)
        events.append(CardsTaken(seat, cards))


def _refill_row(game: Shtil, events: Events) -> None:
    top = game.tops[0]
    cards = game.decks[0][top : top + HAND - len(game.sea.row)]
    if cards:
        game.tops[0] = top + len(cards)
        game.sea.row += cards
        events.append(RowRefilled(cards))


def _show(sea: Sea, seat: int, cards: tuple[int, ...]) -> None:
    """Remember the cards that both have seen in a seat's possession."""
    shown = list(sea.shown)
    shown[seat] = tuple(sorted({*shown[seat], *cards}))
    sea.shown = tuple(shown)


def list_swap(game: Shtil, seat: int, actions: list[ShtilAction]) -> None:
    if swap_refusal(game, seat) is None:
        actions.append(Swap())


def list_pass(game: Shtil, seat: int, actions: list[ShtilAction]) -> None:
    if not actions:
        actions.append(Pass())


def swap_refusal(game: Shtil, seat: int) -> Refusal | None:
    placements: list[ShtilAction] = []
    list_islands(game, seat, placements)
    if placements:
        return Refusal.CAN_STILL_PLAY
    return None if game.sea.row else Refusal.NOTHING_TO_TAKE


def swap(game: Shtil, action: Swap, events: Events) -> None:
    """The rival agrees whenever the claim is true, and it is checked here."""
    sea = game.sea
    seat = sea.turn
    if (refusal := swap_refusal(game, seat)) is not None:
        raise IllegalAction(refusal)
    cards = tuple(game.hands[seat])
    game.discards[seat] += cards
    game.hands[seat] = []
    _show(sea, seat, cards)
    events.append(HandShown(seat, cards))
    end_action(game, events)


def pass_turn(game: Shtil, action: Pass, events: Events) -> None:
    sea = game.sea
    if any(not isinstance(other, Pass) for other in game.legal_actions()):
        raise IllegalAction(Refusal.CAN_STILL_MOVE)
    sea.passes += 1
    events.append(TurnPassed(sea.turn))
    proceed(game, events)


def end_if_done(game: Shtil, events: Events) -> None:
    ending = _ending(game)
    if ending is not None:
        end(game, outcome(game, ending), events)


def _ending(game: Shtil) -> Ending | None:
    if game.sea.is_full:
        return Ending.GRID_FULL
    if all(len(hand) <= 1 for hand in game.hands):
        return Ending.HANDS_EMPTY
    return Ending.PASSED if game.sea.passes >= 2 else None


def outcome(game: Shtil, ending: Ending) -> VoyageOutcome:
    """More points win; then more cards on the grid; else it is a draw."""
    scores = (score(game, 0), score(game, 1))
    owners = [game.sea.sides[cell] for cell in game.sea.islands()]
    sun, moon = (scores[0], owners.count(0)), (scores[1], owners.count(1))
    winners = (0, 1) if sun == moon else (0,) if sun > moon else (1,)
    return VoyageOutcome(winners, ending, scores)


def score(game: Shtil, seat: int) -> int:
    return points(game.sea, seat, len(game.discards[seat]))


def points(sea: Sea, seat: int, discarded: int) -> int:
    """2 a card on the grid, n for a run of n, -1 a card discarded: all of it can be seen by both."""
    return 2 * len(_cells(sea, seat)) + sum(map(len, runs(sea, seat))) - discarded


def runs(sea: Sea, seat: int) -> list[list[int]]:
    """The cells of each maximal run of a seat that scores: consecutive numbers in consecutive cells."""
    found: list[list[int]] = []
    for cell in _cells(sea, seat):
        last = found[-1][-1] if found else None
        if last == cell - 1 and sea.number_at(cell) == (sea.number_at(last) or 0) + 1:
            found[-1].append(cell)
        else:
            found.append([cell])
    return [run for run in found if len(run) >= SHORTEST_RUN]


def _cells(sea: Sea, seat: int) -> list[int]:
    """Where the cards of a seat lie, along the line."""
    return sorted(cell for cell in sea.islands() if sea.sides[cell] == seat)

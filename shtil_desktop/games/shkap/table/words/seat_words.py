"""What is said in a pirate's box: landed or passed, laid, walking, and what the last island brought."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from shtil_desktop.games.shkap.rules.asks import Ask
from shtil_desktop.games.shkap.rules.cards import Card
from shtil_desktop.games.shkap.rules.events import Stop
from shtil_desktop.games.shkap.rules.island.results import IslandResult
from shtil_desktop.games.shkap.rules.island.walk import Walk
from shtil_desktop.games.shkap.rules.view import View
from shtil_desktop.games.shkap.table.words.names_and_counts import (
    cards_list,
    cards_text,
    chest_text,
    coins_text,
    steps_text,
)
from shtil_desktop.games.values import value
from shtil_desktop.table.words.counted_words import sentence_case

translate = QCoreApplication.translate


@value
class SeatState:
    """Two short lines, and the route that lies before the seat."""

    state: str = ""
    detail: str = ""
    laid: tuple[Card | None, ...] = ()
    used: int = 0


def seat_state(view: View, seat: int, last: SeatState | None) -> SeatState:
    if view.outcome is not None or view.island is None:
        return SeatState("", cards_text(view.hand_sizes[seat]))
    walk = next((walk for walk in (*view.walks, view.walk) if walk is not None and walk.seat == seat), None)
    if walk is not None:
        return _walk_state(view, walk)
    lands = view.landed[seat]
    decision = view.decision
    is_deciding = decision is not None and decision.seat == seat
    if view.extra is not None and view.extra[seat] is None:
        return SeatState(translate("shkap", "watches"))
    if lands is None:
        if is_deciding and decision is not None and decision.ask is Ask.ANNOUNCE:
            return SeatState(translate("shkap", "land or pass?"), "" if last is None else last.state)
        return last or SeatState("", cards_text(view.hand_sizes[seat]))
    if not lands:
        is_taking = is_deciding and decision is not None and decision.ask is Ask.TAKE
        detail = translate("shkap", "takes two cards") if is_taking else cards_text(view.hand_sizes[seat])
        return SeatState(translate("shkap", "passed"), detail)
    return _landed_state(view, seat, is_deciding)


def _landed_state(view: View, seat: int, is_deciding: bool) -> SeatState:
    state = translate("shkap", "lands")
    if not view.has_laid(seat):
        is_laying = is_deciding and view.decision is not None and view.decision.ask is Ask.LAY
        return SeatState(state, translate("shkap", "lays a route") if is_laying else "")
    if seat == view.seat:
        laid: tuple[Card | None, ...] = view.route
    else:
        laid = (None,) * view.route_sizes[seat]
    if not laid:
        return SeatState(state, translate("shkap", "route face down"))
    text = translate("shkap", "{cards} laid").format(cards=cards_text(len(laid)))
    return SeatState(state, text, laid)


def _walk_state(view: View, walk: Walk) -> SeatState:
    steps = steps_text(walk.steps)
    if walk.stop is None:
        text = translate("shkap", "{walked} so far").format(walked=steps)
        return SeatState(translate("shkap", "walks"), text, walk.route, walk.used)
    assert view.island is not None
    if walk.stop is Stop.CHEST:
        text = translate("shkap", "{chest}, {walked}").format(
            walked=steps, chest=chest_text(view.island, walk.cell)
        )
        text = sentence_case(text)
    else:
        text = stop_text(walk.stop)
    return SeatState(translate("shkap", "has walked"), text, walk.route, len(walk.route))


def stop_text(stop: Stop) -> str:
    """Why a walk brought nothing, in a few words."""
    return {
        Stop.CHEST: translate("shkap", "at a chest"),
        Stop.BURIED: translate("shkap", "no map for the buried chest"),
        Stop.NOWHERE: translate("shkap", "a card led nowhere"),
        Stop.MISPLACED_FLAG: translate("shkap", "the flag was not first"),
        Stop.NO_CARD: translate("shkap", "ran out of cards"),
    }[stop]


def result_states(result: IslandResult) -> dict[int, SeatState]:
    """What the island before has brought each seat, until it announces again."""
    found = {}
    for seat, one in result.seats.items():
        if not one.lands:
            found[seat] = SeatState(translate("shkap", "passed last time"))
        elif one.stop is Stop.CHEST:
            found[seat] = SeatState(
                translate("shkap", "+{coins}").format(coins=coins_text(one.coins)), order_text(result, seat)
            )
        elif one.stop is not None:
            found[seat] = SeatState(translate("shkap", "no gold"), stop_text(one.stop))
    return found


def order_text(result: IslandResult, seat: int) -> str:
    """Why a seat came where it came at its chest: “3 steps before 5”."""
    one = result.seats[seat]
    steps = steps_text(one.steps)
    after = [
        other
        for other, theirs in result.seats.items()
        if theirs.stop is Stop.CHEST and theirs.cell == one.cell and seat in theirs.behind
    ]
    if one.behind:
        others = [result.seats[other].steps for other in one.behind]
        if others[-1] == one.steps:
            return translate("shkap", "{walked}, later in turn").format(walked=steps)
        return translate("shkap", "{walked} behind\xa0{others}").format(
            walked=steps, others=", ".join(map(str, others))
        )
    if after:
        others = sorted(result.seats[other].steps for other in after)
        if others[0] == one.steps:
            return translate("shkap", "{walked}, earlier in turn").format(walked=steps)
        return translate("shkap", "{walked} before\xa0{others}").format(
            walked=steps, others=", ".join(map(str, others))
        )
    return translate("shkap", "{walked}, alone at the chest").format(walked=steps)


def heard_seat(view: View, seat: int, name: str, last: SeatState | None) -> str:
    """A pirate for those who listen."""
    state = seat_state(view, seat, last)
    parts = [name, coins_text(view.coins[seat]), cards_text(view.hand_sizes[seat])]
    if seat == view.first:
        parts.append(translate("shkap", "first in turn"))
    if view.marks[seat]:
        parts.append(translate("shkap", "marks: {count}").format(count=view.marks[seat]))
    parts += [text for text in (state.state, state.detail) if text and text not in parts]
    if view.taken[seat] and seat != view.seat:
        parts.append(taken_from_market(view, seat))
    return ", ".join(parts)


def taken_from_market(view: View, seat: int) -> str:
    """What everyone has seen a pirate take, and not lay since; nothing if there is none."""
    cards = view.taken[seat]
    if not cards:
        return ""
    return translate("shkap", "from the market: {cards}").format(cards=cards_list(sorted(cards)))


def mark_effect(view: View, seat: int) -> str:
    """What one more mark would do to a pirate."""
    text = translate("shkap", "your mark: +{walked}")
    return text.format(walked=steps_text(view.marks[seat] + 1))

"""The actions of a record: how each is written down, and how it is read back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from shtil_desktop.games.record import Fields, broken, is_number
from shtil_desktop.games.shtil.rules import actions as do
from shtil_desktop.games.shtil.rules.actions import ShtilAction
from shtil_desktop.games.shtil.rules.cards import (
    BY_NAME,
    NAMES,
    ORANGE,
    PURPLE,
    WILD,
    YELLOW,
    Card,
    is_island,
)
from shtil_desktop.games.shtil.rules.layouts import Layout

NO_CELL: Final = -1
"""What a record's cell outside the layout becomes: the engine refuses it."""


def _name(card: Card) -> int | str:
    return NAMES.get(card, card)


def names(cards: tuple[Card, ...]) -> list[int | str]:
    return [NAMES.get(card, card) for card in cards]


def to_entry(action: ShtilAction, layout: Layout) -> dict[str, Any]:
    """An action as the record names it, without its seat."""

    def place(cell: int) -> list[int]:
        return list(layout.positions[cell])

    wild = {"wild": True} if getattr(action, "wild", False) else {}
    match action:
        case do.PlayIsland(card, cell, number, _, pay):
            named = {"as": number} if card == WILD else {}
            return {"do": "play", "card": _name(card), "cell": place(cell), "pay": names(pay), **named}
        case do.PlayStart():
            return {"do": "start", **wild}
        case do.Split(shares):
            return {"do": "split", "shares": list(shares)}
        case do.Give(_, pay):
            return {"do": "give", "cards": names(pay)}
        case do.PlayFinish():
            return {"do": "finish", **wild}
        case do.Discard(pay):
            return {"do": "discard", "cards": names(pay)}
        case do.Strike(cell):
            return {"do": "monster", "cell": place(cell)}
        case do.Trade():
            return {"do": "trade"}
        case do.TurnIsland(cell, pay):
            return {"do": "turn", "card": _name(pay[0]), "cell": place(cell)}
        case do.UseCompass(storm, at):
            where = {"row": at} if storm == PURPLE else {"of": at}
            return {"do": "compass", "storm": NAMES[storm], **where, **wild}
        case do.MoveReef(row):
            return {"do": "reef", "row": row}
        case do.HoldReef(pay):
            return {"do": "reef", "pay": names(pay)}
        case do.CancelStorm():
            return {"do": "storm", "cancel": True, **wild}
        case do.TakeYellow(_, pay):
            return {"do": "storm", "cards": names(pay)}
        case do.TakePurple(row):
            return {"do": "storm", "row": row}
        case do.TakeOrange():
            return {"do": "storm"}
        case do.Explore(pay):
            return {"do": "explore", "cards": names(pay)}
        case do.Swap():
            return {"do": "swap"}
        case do.Pass():
            return {"do": "pass"}
        case do.Resign():
            return {"do": "resign"}
    raise TypeError(f"no record for {action!r}")


def _read_card(value: Any) -> Card:
    if is_number(value) and is_island(value):
        return int(value)
    if isinstance(value, str) and value in BY_NAME:
        return BY_NAME[value]
    raise broken("a card")


def read_cards(values: Any) -> tuple[Card, ...]:
    if not isinstance(values, list):
        raise broken("cards")
    return tuple(_read_card(value) for value in values)


def read_action(fields: Fields, layout: Layout) -> ShtilAction:
    kind = fields.get("do")
    reader = READERS.get(kind) if isinstance(kind, str) else None
    if reader is None:
        raise broken("do")
    return reader(fields, layout)


def _read_cell(fields: Fields, layout: Layout) -> int:
    place = fields.items("cell")
    if len(place) != 2 or not all(is_number(value) for value in place):
        raise broken("cell")
    return layout.cell_at.get((place[0], place[1]), NO_CELL)


def _is_wild(fields: Fields) -> bool:
    return fields.has("wild") and fields.flag("wild")


def _read_play(fields: Fields, layout: Layout) -> ShtilAction:
    card = _read_card(fields.get("card"))
    fields.only_action("card", "cell", "pay", *(["as"] if card == WILD else []))
    named = fields.number("as") if card == WILD else card
    pay = read_cards(fields.get("pay"))
    return do.PlayIsland(card, _read_cell(fields, layout), named, len(pay), pay)


def _read_split(fields: Fields, layout: Layout) -> ShtilAction:
    fields.only_action("shares")
    shares = fields.items("shares")
    if not all(is_number(share) for share in shares):
        raise broken("shares")
    return do.Split(tuple(shares))


def _read_turn(fields: Fields, layout: Layout) -> ShtilAction:
    fields.only_action("card", "cell")
    return do.TurnIsland(_read_cell(fields, layout), (_read_card(fields.get("card")),))


def _read_compass(fields: Fields, layout: Layout) -> ShtilAction:
    storm = _read_card(fields.get("storm"))
    if storm not in (YELLOW, ORANGE, PURPLE):
        raise broken("storm")
    where = "row" if storm == PURPLE else "of"
    fields.only_action("storm", where, optional=("wild",))
    return do.UseCompass(storm, fields.number(where), _is_wild(fields))


def _read_reef(fields: Fields, layout: Layout) -> ShtilAction:
    if fields.has("pay"):
        fields.only_action("pay")
        return do.HoldReef(read_cards(fields.get("pay")))
    fields.only_action("row")
    return do.MoveReef(fields.number("row"))


def _read_storm(fields: Fields, layout: Layout) -> ShtilAction:
    if fields.has("cancel"):
        fields.only_action("cancel", optional=("wild",))
        if not fields.flag("cancel"):
            raise broken("cancel")
        return do.CancelStorm(_is_wild(fields))
    if fields.has("cards"):
        fields.only_action("cards")
        pay = read_cards(fields.get("cards"))
        return do.TakeYellow(len(pay), pay)
    if fields.has("row"):
        fields.only_action("row")
        return do.TakePurple(None if fields.get("row") is None else fields.number("row"))
    fields.only_action()
    return do.TakeOrange()


def _read_monster(fields: Fields, layout: Layout) -> ShtilAction:
    fields.only_action("cell")
    return do.Strike(_read_cell(fields, layout))


def _read_give(fields: Fields, layout: Layout) -> ShtilAction:
    fields.only_action("cards")
    pay = read_cards(fields.get("cards"))
    return do.Give(len(pay), pay)


def _plain(action: ShtilAction) -> Callable[[Fields, Layout], ShtilAction]:
    def reader(fields: Fields, layout: Layout) -> ShtilAction:
        fields.only_action()
        return action

    return reader


def _paid(kind: Callable[[tuple[Card, ...]], ShtilAction]) -> Callable[[Fields, Layout], ShtilAction]:
    def reader(fields: Fields, layout: Layout) -> ShtilAction:
        fields.only_action("cards")
        return kind(read_cards(fields.get("cards")))

    return reader


def _maybe_wild(kind: Callable[[bool], ShtilAction]) -> Callable[[Fields, Layout], ShtilAction]:
    def reader(fields: Fields, layout: Layout) -> ShtilAction:
        fields.only_action(optional=("wild",))
        return kind(_is_wild(fields))

    return reader


READERS: Final[dict[str, Callable[[Fields, Layout], ShtilAction]]] = {
    "play": _read_play,
    "start": _maybe_wild(do.PlayStart),
    "split": _read_split,
    "give": _read_give,
    "finish": _maybe_wild(do.PlayFinish),
    "discard": _paid(do.Discard),
    "monster": _read_monster,
    "trade": _plain(do.Trade()),
    "turn": _read_turn,
    "compass": _read_compass,
    "reef": _read_reef,
    "storm": _read_storm,
    "explore": _paid(do.Explore),
    "swap": _plain(do.Swap()),
    "pass": _plain(do.Pass()),
    "resign": _plain(do.Resign()),
}

"""The record of a game: options, deal and actions as JSON. Reading it replays every action."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from shtil_desktop.games.base import Action, Flaw, IllegalAction, InvalidRecord
from shtil_desktop.games.record import (
    FORMAT,
    LARGEST_NUMBER,
    Fields,
    broken,
    check_outcome,
    is_number,
    open_envelope,
    replay,
)
from shtil_desktop.games.shkap.rules import actions as do
from shtil_desktop.games.shkap.rules.cards import CARDS, Card
from shtil_desktop.games.shkap.rules.deal import Deal, ImpossibleDeal
from shtil_desktop.games.shkap.rules.game import Shkap
from shtil_desktop.games.shkap.rules.island.islands import SETS, Cell
from shtil_desktop.games.shkap.rules.options import SEATS, Mode, Options
from shtil_desktop.games.shkap.rules.outcome import ShkapOutcome
from shtil_desktop.games.shkap.rules.refusals import Refusal

VERSION: Final = 2
GAME: Final = "shkap"


def to_record(game: Shkap) -> dict[str, Any]:
    options, dealt = game.options, game.dealt
    return {
        "format": FORMAT,
        "version": VERSION,
        "game": GAME,
        "options": {"mode": options.mode.value, "seats": options.seats, "set": options.island_set},
        "seed": game.number,
        "deal": {
            "first": dealt.first,
            "hands": [list(hand) for hand in dealt.hands],
            "market": list(dealt.market),
            "deck": list(dealt.deck),
            "reshuffles": [list(order) for order in dealt.reshuffles],
            "islands": list(dealt.islands),
        },
        "actions": [{"seat": seat, **to_entry(action)} for seat, action in game.actions],
        "outcome": _outcome(game.result),
    }


def to_entry(action: Action) -> dict[str, Any]:
    match action:
        case do.Keep(card):
            return {"do": "keep", "card": card}
        case do.Land():
            return {"do": "land"}
        case do.Pass():
            return {"do": "pass"}
        case do.Take(place):
            return {"do": "take", "from": "deck" if place is None else place}
        case do.Lay(cards):
            return {"do": "lay", "cards": list(cards)}
        case do.Mark(card, at):
            return {"do": "mark", "card": card, "at": at}
        case do.Done():
            return {"do": "done"}
        case do.Step(to, out):
            return {"do": "step", "to": list(to), **({} if out is None else {"exit": list(out)})}
        case do.Resign():
            return {"do": "resign"}
    raise TypeError(f"no record for {action!r}")


def _outcome(outcome: ShkapOutcome | None) -> dict[str, Any] | None:
    if outcome is None:
        return None
    return {
        "reason": outcome.reason.value,
        "scores": list(outcome.scores),
        "winners": list(outcome.winners),
        "extra": None if outcome.extra is None else list(outcome.extra),
    }


def from_record(record: dict[str, Any]) -> Shkap:
    """Replay a parsed record."""
    fields = open_envelope(record, GAME, VERSION)
    seed = fields.number_or_none("seed", LARGEST_NUMBER)
    try:
        game = Shkap(_read_options(fields.part("options")), seed, _read_deal(fields.part("deal")))
    except ImpossibleDeal as error:
        raise InvalidRecord(Flaw.BAD_DEAL, str(error)) from None
    replay(fields, partial(_carry_out, game))
    check_outcome(fields, _outcome(game.result))
    return game


def _read_options(fields: Fields) -> Options:
    fields.only("mode", "seats", "set")
    mode, seats, island_set = fields.get("mode"), fields.number("seats"), fields.number("set")
    if mode not in [known.value for known in Mode]:
        raise broken("mode")
    if seats not in SEATS or island_set not in SETS:
        raise InvalidRecord(Flaw.BAD_OPTIONS, "2 to 4 seats, a known set of islands")
    return Options(Mode(mode), seats, island_set)


def _read_deal(fields: Fields) -> Deal:
    fields.only("first", "hands", "market", "deck", "reshuffles", "islands")
    return Deal(
        first=fields.number("first"),
        hands=tuple(_read_cards(hand) for hand in fields.items("hands")),
        market=_read_cards(fields.get("market")),
        deck=_read_cards(fields.get("deck")),
        reshuffles=tuple(_read_cards(order) for order in fields.items("reshuffles")),
        islands=_read_numbers(fields.get("islands")),
    )


def _read_numbers(values: Any) -> tuple[int, ...]:
    if not isinstance(values, list) or not all(is_number(value) for value in values):
        raise broken("a list of numbers")
    return tuple(values)


def _read_cards(values: Any) -> tuple[Card, ...]:
    numbers = _read_numbers(values)
    if any(number not in CARDS for number in numbers):
        raise broken("cards")
    return numbers


def _read_cell(fields: Fields, key: str) -> Cell:
    place = _read_numbers(fields.get(key))
    if len(place) != 2:
        raise broken(key)
    return place[0], place[1]


def _carry_out(game: Shkap, fields: Fields) -> None:
    seat = fields.number("seat")
    action = _read_action(fields, seat)
    if game.result is None and seat != game.decider and not isinstance(action, do.Resign):
        raise IllegalAction(Refusal.WRONG_SEAT)
    game.apply(action)


def _read_action(fields: Fields, seat: int) -> Action:
    kind = fields.get("do")
    if not isinstance(kind, str):
        raise broken("do")
    if kind in PLAIN:
        fields.only_action()
        return PLAIN[kind]
    match kind:
        case "keep":
            fields.only_action("card")
            return do.Keep(fields.number("card"))
        case "take":
            fields.only_action("from")
            return do.Take(None if fields.get("from") == "deck" else fields.number("from"))
        case "lay":
            fields.only_action("cards")
            return do.Lay(_read_cards(fields.get("cards")))
        case "mark":
            fields.only_action("card", "at")
            return do.Mark(fields.number("card"), fields.number("at"))
        case "step":
            fields.only_action("to", optional=("exit",))
            return do.Step(
                _read_cell(fields, "to"), _read_cell(fields, "exit") if fields.has("exit") else None
            )
        case "resign":
            fields.only_action()
            return do.Resign(seat)
    raise broken("do")


PLAIN: Final[dict[str, Action]] = {"land": do.Land(), "pass": do.Pass(), "done": do.Done()}

"""The record of a game: options, deal and actions as JSON. Reading it replays every action."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from shtil_desktop.games.base import Action, Flaw, IllegalAction, InvalidRecord
from shtil_desktop.games.qwirkle.rules.actions import Lay, Pass, Placement, Resign, Trade
from shtil_desktop.games.qwirkle.rules.board import FARTHEST
from shtil_desktop.games.qwirkle.rules.deal import SEATS, Deal, ImpossibleDeal, Options
from shtil_desktop.games.qwirkle.rules.game import Qwirkle
from shtil_desktop.games.qwirkle.rules.outcome import QwirkleOutcome
from shtil_desktop.games.qwirkle.rules.refusals import Refusal
from shtil_desktop.games.qwirkle.rules.tiles import BY_NAME, COPIES, KINDS, NAMES, SIDE, Tile
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

VERSION: Final = 2
GAME: Final = "qwirkle"


def to_record(game: Qwirkle) -> dict[str, Any]:
    return {
        "format": FORMAT,
        "version": VERSION,
        "game": GAME,
        "options": {"seats": game.options.seats},
        "seed": game.number,
        "deal": {"hands": [_names(hand) for hand in game.dealt.hands], "bag": _names(game.dealt.bag)},
        "actions": [{"seat": seat, **to_entry(action)} for seat, action in game.actions],
        "outcome": _outcome(game.result),
    }


def _names(tiles: tuple[Tile, ...]) -> list[str]:
    return [NAMES[tile] for tile in tiles]


def to_entry(action: Action) -> dict[str, Any]:
    match action:
        case Lay(tiles):
            return {"do": "lay", "tiles": [[NAMES[tile], x, y] for tile, x, y in tiles]}
        case Trade(tiles, back):
            assert back is not None, "what has been done says where its tiles went"
            return {"do": "trade", "tiles": _names(tiles), "back": list(back)}
        case Pass():
            return {"do": "pass"}
        case Resign():
            return {"do": "resign"}
    raise TypeError(f"no record for {action!r}")


def _outcome(outcome: QwirkleOutcome | None) -> dict[str, Any] | None:
    if outcome is None:
        return None
    reason, scores, winners = outcome.reason.value, list(outcome.scores), list(outcome.winners)
    return {"reason": reason, "scores": scores, "winners": winners}


def from_record(record: dict[str, Any]) -> Qwirkle:
    """Replay a parsed record."""
    fields = open_envelope(record, GAME, VERSION)
    options = fields.part("options")
    options.only("seats")
    if (seats := options.number("seats")) not in SEATS:
        raise InvalidRecord(Flaw.BAD_OPTIONS, "2, 3 or 4 seats")
    seed = fields.number_or_none("seed", LARGEST_NUMBER)
    try:
        game = Qwirkle(Options(seats), seed, _read_deal(fields.part("deal")))
    except ImpossibleDeal as error:
        raise InvalidRecord(Flaw.BAD_DEAL, str(error)) from None
    replay(fields, partial(_carry_out, game))
    check_outcome(fields, _outcome(game.result))
    return game


def _read_deal(fields: Fields) -> Deal:
    fields.only("hands", "bag")
    hands = fields.items("hands")
    if len(hands) > max(SEATS):
        raise broken("hands")
    return Deal(tuple(_read_tiles(hand, SIDE) for hand in hands), _read_tiles(fields.get("bag")))


def _read_tiles(values: Any, most: int = COPIES * KINDS) -> tuple[Tile, ...]:
    if not isinstance(values, list) or len(values) > most:
        raise broken("tiles")
    return tuple(_read_tile(value) for value in values)


def _read_tile(value: Any) -> Tile:
    if not isinstance(value, str) or value not in BY_NAME:
        raise broken("a tile")
    return BY_NAME[value]


def _carry_out(game: Qwirkle, fields: Fields) -> None:
    seat = fields.number("seat")
    action = _read_action(fields, seat)
    if game.result is None and seat != game.turn and not isinstance(action, Resign):
        raise IllegalAction(Refusal.WRONG_SEAT)
    game.apply(action)


def _read_action(fields: Fields, seat: int) -> Action:
    match fields.get("do"):
        case "lay":
            fields.only_action("tiles")
            tiles = fields.items("tiles")
            if not 1 <= len(tiles) <= SIDE:
                raise broken("tiles")
            return Lay(tuple(_read_placement(value) for value in tiles))
        case "trade":
            fields.only_action("tiles", "back")
            back = fields.items("back")
            if not all(map(is_number, back)):
                raise broken("back")
            return Trade(_read_tiles(fields.get("tiles"), SIDE), tuple(back))
        case "pass":
            fields.only_action()
            return Pass()
        case "resign":
            fields.only_action()
            return Resign(seat)
    raise broken("do")


def _read_placement(value: Any) -> Placement:
    if not isinstance(value, list) or len(value) != 3:
        raise broken("a tile and its cell")
    tile, x, y = value
    if not all(is_number(at) and abs(at) <= FARTHEST for at in (x, y)):
        raise broken("a cell")
    return _read_tile(tile), x, y

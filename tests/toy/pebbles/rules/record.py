"""The record of a match: options, deal and actions as JSON. Reading it replays every action."""

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
    open_envelope,
    replay,
)
from tests.toy.pebbles.rules.actions import Take
from tests.toy.pebbles.rules.options import Deal, Options, is_possible, mismatch
from tests.toy.pebbles.rules.outcome import PebblesOutcome, Refusal
from tests.toy.pebbles.rules.pebbles import Pebbles

VERSION: Final = 2
GAME: Final = "pebbles"


def to_record(game: Pebbles) -> dict[str, Any]:
    return {
        "format": FORMAT,
        "version": VERSION,
        "game": GAME,
        "options": {"seats": game.options.seats, "rounds": game.options.rounds},
        "seed": game.number,
        "deal": {"pile": game.dealt.pile, "first": game.dealt.first},
        "actions": [{"seat": seat, **_entry(action)} for seat, action in game.actions],
        "outcome": _outcome(game.result),
    }


def _entry(action: Action) -> dict[str, Any]:
    match action:
        case Take(count, None):
            return {"do": "take", "count": count}
        case Take(count, die):
            return {"do": "take", "count": count, "die": die}
    raise TypeError(f"no record for {action!r}")


def _outcome(outcome: PebblesOutcome | None) -> dict[str, Any] | None:
    if outcome is None:
        return None
    reason, scores, winners = outcome.reason.value, list(outcome.scores), list(outcome.winners)
    return {"reason": reason, "scores": scores, "winners": winners}


def from_record(record: dict[str, Any]) -> Pebbles:
    """Replay a parsed record."""
    fields = open_envelope(record, GAME, VERSION)
    game = Pebbles(*_read_beginning(fields))
    replay(fields, partial(_carry_out, game))
    check_outcome(fields, _outcome(game.result))
    return game


def _read_beginning(fields: Fields) -> tuple[Options, int | None, Deal]:
    part = fields.part("options")
    part.only("seats", "rounds")
    options = Options(part.number("seats"), part.number("rounds"))
    if (wrong := mismatch(options)) is not None:
        raise InvalidRecord(Flaw.BAD_OPTIONS, wrong)
    number = fields.number_or_none("seed", LARGEST_NUMBER)
    part = fields.part("deal")
    part.only("pile", "first")
    dealt = Deal(part.number("pile"), part.number("first"))
    if not is_possible(options, dealt):
        raise InvalidRecord(Flaw.BAD_DEAL)
    return options, number, dealt


def _carry_out(game: Pebbles, fields: Fields) -> None:
    seat, action = fields.number("seat"), _read_action(fields)
    if game.decision is not None and game.decision.seat != seat:
        raise IllegalAction(Refusal.WRONG_SEAT)
    before = len(game.rounds)
    game.apply(action)
    if len(game.rounds) > before and action.die is None:
        raise broken("die is missing")


def _read_action(fields: Fields) -> Take:
    fields.only_action("count", optional=("die",))
    if fields.get("do") != "take":
        raise broken("do")
    return Take(fields.number("count"), fields.number("die") if fields.has("die") else None)

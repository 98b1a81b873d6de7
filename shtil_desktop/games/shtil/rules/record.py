"""The voyage record: options, deal and actions as JSON. Reading it replays every action."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from shtil_desktop.games.base import Flaw, IllegalAction, InvalidRecord, Result
from shtil_desktop.games.record import (
    FORMAT,
    LARGEST_NUMBER,
    Fields,
    broken,
    check_outcome,
    open_envelope,
    parse,
    replay,
    to_text,
)
from shtil_desktop.games.shtil.rules.cards import COMPASS
from shtil_desktop.games.shtil.rules.deal import Deal, ImpossibleDeal
from shtil_desktop.games.shtil.rules.options import InvalidOptions, Mode, Options
from shtil_desktop.games.shtil.rules.outcome import Ending, VoyageOutcome
from shtil_desktop.games.shtil.rules.record_entries import names, read_action, read_cards, to_entry
from shtil_desktop.games.shtil.rules.refusals import Refusal
from shtil_desktop.games.shtil.rules.voyage import Shtil

VERSION: Final = 1
GAME: Final = "shtil"


def write(game: Shtil) -> str:
    """The record as one line of JSON."""
    return to_text(to_record(game))


def to_record(game: Shtil) -> dict[str, Any]:
    options, dealt, layout = game.options, game.dealt, game.options.layout
    return {
        "format": FORMAT,
        "version": VERSION,
        "game": GAME,
        "options": {
            "mode": options.mode.value,
            "seats": options.seats,
            "removed": options.removed,
            "reefs": options.reefs,
            "monsters": options.monsters,
            "storms": options.storms,
            "wilds": options.wilds,
        },
        "seed": game.number,
        "deal": {
            "hands": [names(hand) for hand in dealt.hands],
            "decks": [names(deck) for deck in dealt.decks],
            "removed": names(dealt.removed),
            "first": dealt.first,
            "reef": dealt.reef,
            "supply": names((COMPASS,) * dealt.supply),
            "row": names(dealt.row),
            "explorer": names(dealt.explorer),
        },
        "actions": [{"seat": seat, **to_entry(action, layout)} for seat, action in game.actions],
        "outcome": _outcome(game.result),
    }


def _outcome(outcome: VoyageOutcome | None) -> dict[str, Any] | None:
    if outcome is None:
        return None
    result, seat = _result_and_seat(outcome)
    return {
        "result": result.value,
        "seat": seat,
        "reason": outcome.reason.value,
        "scores": None if outcome.scores is None else list(outcome.scores),
    }


def _result_and_seat(outcome: VoyageOutcome) -> tuple[Result, int | None]:
    """As version 1 tells it: `seat` is the one that could not move, or the winner of two rivals."""
    winner = outcome.winners[0] if outcome.winners else None
    if outcome.is_draw:
        return Result.DRAW, None
    if outcome.reason is Ending.RESIGNED:
        return Result.LOST, winner
    if outcome.scores is not None:
        return Result.WON, winner
    return (Result.LOST, outcome.stuck) if winner is None else (Result.WON, None)


def read(text: str | bytes) -> Shtil:
    """The voyage of a record's text; `InvalidRecord` or `IllegalAction` if it is none."""
    return from_record(parse(text))


def from_record(record: dict[str, Any]) -> Shtil:
    """Replay a parsed record."""
    fields = open_envelope(record, GAME, VERSION)
    options = _read_options(fields.part("options"))
    seed = fields.number("seed", LARGEST_NUMBER)
    try:
        game = Shtil(options, seed, _read_deal(fields.part("deal")))
    except ImpossibleDeal as error:
        raise InvalidRecord(Flaw.BAD_DEAL, str(error)) from None
    replay(fields, partial(_carry_out, game))
    check_outcome(fields, _outcome(game.result))
    return game


def _read_options(fields: Fields) -> Options:
    fields.only("mode", "seats", "removed", "reefs", "monsters", "storms", "wilds")
    mode = fields.get("mode")
    if mode not in [known.value for known in Mode]:
        raise broken("mode")
    try:
        return Options(
            mode=Mode(mode),
            seats=fields.number("seats"),
            removed=fields.number("removed"),
            reefs=fields.flag("reefs"),
            monsters=fields.number("monsters"),
            storms=fields.flag("storms"),
            wilds=fields.number("wilds"),
        )
    except InvalidOptions as error:
        raise InvalidRecord(Flaw.BAD_OPTIONS, error.reason.value) from None


def _read_deal(fields: Fields) -> Deal:
    fields.only("hands", "decks", "removed", "first", "reef", "supply", "row", "explorer")
    supply = read_cards(fields.items("supply"))
    if any(card != COMPASS for card in supply):
        raise broken("supply")
    return Deal(
        hands=tuple(read_cards(hand) for hand in fields.items("hands")),
        decks=tuple(read_cards(deck) for deck in fields.items("decks")),
        removed=read_cards(fields.items("removed")),
        first=fields.number("first"),
        reef=fields.number_or_none("reef"),
        supply=len(supply),
        row=read_cards(fields.items("row")),
        explorer=read_cards(fields.items("explorer")),
    )


def _carry_out(game: Shtil, fields: Fields) -> None:
    seat = fields.number("seat")
    action = read_action(fields, game.options.layout)
    if game.result is None and seat != game.sea.decider:
        raise IllegalAction(Refusal.WRONG_SEAT)
    game.apply(action)

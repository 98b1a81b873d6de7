"""The voyage record: options, deal and actions as JSON. Reading it replays every action."""

from __future__ import annotations

import json
from typing import Any, Final, NoReturn

from shtil_desktop.games.base import Flaw, IllegalAction, InvalidRecord, Outcome
from shtil_desktop.games.shtil.cards import COMPASS
from shtil_desktop.games.shtil.deal import Deal, ImpossibleDeal
from shtil_desktop.games.shtil.entries import names, read_action, read_cards, to_entry
from shtil_desktop.games.shtil.fields import Fields, broken, is_number
from shtil_desktop.games.shtil.options import InvalidOptions, Mode, Options
from shtil_desktop.games.shtil.refusals import Refusal
from shtil_desktop.games.shtil.state import Shtil

FORMAT: Final = "shtil-record"
VERSION: Final = 1
LARGEST: Final = 1 << 20
"""Bytes of a record; a real one has some thousands."""
LARGEST_NUMBER: Final = (1 << 63) - 1


def write(game: Shtil) -> str:
    """The record as one line of JSON."""
    return json.dumps(to_record(game), ensure_ascii=False, separators=(", ", ": "))


def to_record(game: Shtil) -> dict[str, Any]:
    options, dealt, layout = game.options, game.dealt, game.options.layout
    return {
        "format": FORMAT,
        "version": VERSION,
        "game": "shtil",
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


def _outcome(outcome: Outcome | None) -> dict[str, Any] | None:
    if outcome is None:
        return None
    return {
        "result": outcome.result.value,
        "seat": outcome.seat,
        "reason": outcome.reason.value,
        "scores": None if outcome.scores is None else list(outcome.scores),
    }


def read(text: str | bytes) -> Shtil:
    """The voyage of a record's text; `InvalidRecord` or `IllegalAction` if it is none."""
    return from_record(parse(text))


def parse(text: str | bytes) -> dict[str, Any]:
    """The JSON object of a text, without looking at what it says."""
    size = len(text if isinstance(text, bytes) else text.encode("utf-8", "surrogatepass"))
    if size > LARGEST:
        raise InvalidRecord(Flaw.TOO_LARGE)
    try:
        if isinstance(text, bytes):
            text = text.decode("utf-8")
        record = json.loads(
            text, object_pairs_hook=_unique_keys, parse_float=_no_number, parse_constant=_no_number
        )
    except (ValueError, RecursionError) as error:
        raise InvalidRecord(Flaw.NOT_JSON, _first_line(error)) from None
    if not isinstance(record, dict):
        raise InvalidRecord(Flaw.BAD_SHAPE, "a record is an object")
    return record


def _unique_keys(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("a key occurs twice")
    return found


def _no_number(text: str) -> NoReturn:
    raise ValueError(f"a number that no record has: {text[:20]}")


def _first_line(error: Exception) -> str:
    return (str(error).splitlines() or [""])[0][:100]


def from_record(record: dict[str, Any]) -> Shtil:
    """Replay a parsed record."""
    if record.get("format") != FORMAT:
        raise InvalidRecord(Flaw.UNKNOWN_FORMAT)
    version = record.get("version")
    if not is_number(version) or version < 1:
        raise InvalidRecord(Flaw.BAD_SHAPE, "version")
    if version > VERSION:
        raise InvalidRecord(Flaw.NEWER_VERSION)
    if record.get("game") != "shtil":
        raise InvalidRecord(Flaw.UNKNOWN_GAME)
    fields = Fields(record, "the record")
    fields.only("format", "version", "game", "options", "seed", "deal", "actions", "outcome")
    options = _read_options(fields.part("options"))
    seed = fields.number("seed", LARGEST_NUMBER)
    try:
        game = Shtil(options, seed, _read_deal(fields.part("deal")))
    except ImpossibleDeal as error:
        raise InvalidRecord(Flaw.BAD_DEAL, str(error)) from None
    for number, entry in enumerate(fields.items("actions"), start=1):
        _replay(game, entry, number)
    if fields.get("outcome") != _outcome(game.result) or not _is_plain(fields.get("outcome")):
        raise InvalidRecord(Flaw.WRONG_OUTCOME)
    return game


def _is_plain(outcome: Any) -> bool:
    """Python holds True and 1.0 for 1: a record's figures must be whole numbers."""
    if outcome is None:
        return True
    figures = [outcome["seat"], *(outcome["scores"] or [])]
    return all(value is None or is_number(value) for value in figures)


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
        reef=None if fields.get("reef") is None else fields.number("reef"),
        supply=len(supply),
        row=read_cards(fields.items("row")),
        explorer=read_cards(fields.items("explorer")),
    )


def _replay(game: Shtil, entry: Any, number: int) -> None:
    try:
        fields = Fields(entry, "an action")
        seat = fields.number("seat")
        action = read_action(fields, game.options.layout)
        if game.result is None and seat != game.sea.decider:
            raise IllegalAction(Refusal.WRONG_SEAT)
        game.apply(action)
    except (InvalidRecord, IllegalAction) as error:
        error.number = number
        raise

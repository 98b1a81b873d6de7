"""`shtil-lab review`: a voyage read afterwards, its chances, what lost it and what would have won."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any, Final

from shtil_desktop.games.base import IllegalAction, InvalidRecord
from shtil_desktop.games.shtil.review.review import STEPS, KnownResult, Review, review
from shtil_desktop.games.shtil.rules.actions import ShtilAction
from shtil_desktop.games.shtil.rules.record import read, write
from shtil_desktop.games.shtil.rules.record_entries import to_entry
from shtil_desktop.games.shtil.rules.voyage import Shtil
from shtil_desktop.games.shtil.solver import Winnable
from shtil_desktop.games.typed_numbers import natural, positive
from shtil_desktop.lab.command_options import MISUSED
from shtil_desktop.lab.solve import lines_of, played, sentence

BAR: Final = 25
"""Letters of a certain win."""
SIGNS: Final = {KnownResult.WINNABLE: "winnable", KnownResult.LOST: "lost", KnownResult.OPEN: "?"}


def register(commands: Any) -> None:
    parser = commands.add_parser(
        "review", help="say after which action a voyage was lost, and estimate its chances"
    )
    parser.add_argument(
        "file", type=Path, metavar="FILE", help="a record; the first one, if the file holds several"
    )
    parser.add_argument(
        "--seat", type=natural, default=0, metavar="N", help="seat whose view is used (default: 0)"
    )
    parser.add_argument(
        "--steps",
        type=positive,
        default=STEPS,
        metavar="N",
        help="most steps of the solver (default: %(default)s)",
    )
    parser.add_argument(
        "--voyages", type=positive, metavar="N", help="most voyages to simulate for each action"
    )
    parser.add_argument("--out", type=Path, metavar="WIN.shtil", help="write a winning line as a record")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    try:
        game = read(lines_of(chosen.file)[0])
    except (IllegalAction, InvalidRecord) as error:
        print(f"{chosen.file}: {error}")
        return MISUSED
    if not 0 <= chosen.seat < game.seats:
        print(f"{chosen.file}: seats are 0 to {game.seats - 1}")
        return MISUSED
    found = review(game, chosen.seat, lambda _: None, steps=chosen.steps, voyages=chosen.voyages)
    print(json.dumps(as_json(game, found)) if chosen.json else text_of(game, found))
    if chosen.out and found.line:
        assert found.last_winnable is not None
        won = played(game.position_after(found.last_winnable), Winnable(found.line))
        chosen.out.write_text(write(won) + "\n", encoding="utf-8")
    return 0


def as_json(game: Shtil, found: Review) -> dict[str, Any]:
    reason = found.reason
    layout = game.options.layout
    return {
        "options": game.options.key,
        "deal": game.number,
        "actions": found.length,
        "outcome": None if game.result is None else game.result.result_for(0).value,
        "chances": [None if chance is None else round(chance, 3) for chance in found.chances],
        "known": [] if found.is_rivalry else [found.known(at).value for at in range(found.length + 1)],
        "last_winnable": found.last_winnable,
        "first_lost": found.first_lost,
        "reason": None if reason is None else sentence(game.position_after(reason.at), reason.lost),
        "reason_at": None if reason is None else reason.at,
        "cells": [] if reason is None else [list(layout.positions[cell]) for cell in reason.lost.cells],
        "line": [to_entry(action, layout) for action in found.line],
        "leads": list(found.leads),
    }


def text_of(game: Shtil, found: Review) -> str:
    ended = "under way" if game.result is None else game.result.result_for(0).value
    parts = [f"{game.options.key}, deal {game.number}: {ended} after {found.length} actions"]
    parts += _points(found) if found.is_rivalry else _verdict(game, found)
    parts.append("")
    parts += [_row(game, found, at) for at in range(found.length + 1)]
    return "\n".join(parts)


def _verdict(game: Shtil, found: Review) -> list[str]:
    first, last = found.first_lost, found.last_winnable
    if first is None:
        return [] if last is None else ["every card known, it can be won to the last"]
    words = []
    if first == 0:
        words.append("the deal itself can't be won")
    elif found.is_exact:
        words.append(f"action {first} ({_told(game, first)}): from here on no play could win")
    else:
        since = "the deal" if last is None else f"action {last}"
        words.append(f"from action {first} on no play could win; after {since} it is not known which lost it")
    if found.reason is not None:
        when = "" if found.reason.at == first else f"plain after action {found.reason.at}: "
        why = sentence(game.position_after(found.reason.at), found.reason.lost).removeprefix("lost: ")
        words.append(f"  {when}{why}")
    if found.line:
        words.append(f"what would have won: {len(found.line)} more actions after action {last}")
    return words


def _points(found: Review) -> list[str]:
    """Rivals have no common end to lose: their points are what can be told."""
    at = found.took_the_lead
    return [] if at is None else [f"the lead at the end was taken for good with action {at}"]


def _row(game: Shtil, found: Review, at: int) -> str:
    told = _told(game, at) if at else "the deal"
    known = f"{found.leads[at]:+4}" if found.is_rivalry else f"{SIGNS[found.known(at)]:8}"
    chance = found.chances[at]
    if chance is None:
        return f"{at:4}  {known}  {' ' * (BAR + 8)}{told}"
    bar = "#" * round(BAR * chance)
    return f"{at:4}  {known}  {100 * chance:3.0f} % {bar:{BAR}}  {told}"


def _told(game: Shtil, at: int) -> str:
    """An action in a few words, as its record has it."""
    seat, action = game.actions[at - 1]
    return f"seat {seat}: {_words(game, action)}"


def _words(game: Shtil, action: ShtilAction) -> str:
    entry = to_entry(action, game.options.layout)
    do = entry.pop("do")
    facts = [f"{name} {_plain(value)}" for name, value in entry.items() if value != []]
    return " ".join([do, *facts])


def _plain(value: Any) -> str:
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)

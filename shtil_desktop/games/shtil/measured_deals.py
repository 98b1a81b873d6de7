"""Deals whose difficulty was measured beforehand, as `resources/shtil/deals.json` has them.

`shtil-lab difficulties` makes that file.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import Any, Final

from shtil_desktop import program_files
from shtil_desktop.games.difficulty import DIFFICULTIES
from shtil_desktop.games.shtil.deal_difficulty import Measurement, measured_among
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.games.values import value

ENOUGH: Final = 20
"""Deals of each difficulty that are kept."""
ABOUT: Final = (
    "Deals of each difficulty by their numbers, for every mode and number of seats without expansions. "
    "Of each kind deals 1 to `measured` were measured, and of those up to `looked_at` only the ones that "
    f"captains lose, as hard deals do; or fewer once {ENOUGH} of every difficulty were found. "
    "A deal that none of the measuring voyages won was left out."
)


@value
class MeasuredDeals:
    """What was found among the first deals of one kind of voyage."""

    measured: int
    """Deals 1 to this one were all measured."""
    looked_at: int
    """Of those above, up to this one, only the deals that captains lose."""
    numbers: dict[int, tuple[int, ...]]
    """By difficulty; a difficulty that was not found is missing."""

    @property
    def missing(self) -> tuple[int, ...]:
        """The difficulties of which there are not enough yet."""
        return tuple(step for step in DIFFICULTIES if len(self.numbers.get(step, ())) < ENOUGH)


def kinds() -> list[Options]:
    """Return every kind of voyage that is measured: all modes without rivals, all seats, no expansions."""
    return [Options(mode, seats) for mode in Mode if mode is not Mode.COMPETITIVE for seats in range(1, 6)]


def shipped_file() -> Path:
    return program_files.resources("shtil") / "deals.json"


@cache
def shipped() -> dict[str, MeasuredDeals]:
    """Return the measured deals that come with the program, by the options' keys."""
    return read(shipped_file())


def measured_deals(options: Options) -> MeasuredDeals | None:
    """Return what is known of such voyages; None with expansions and among rivals."""
    return shipped().get(options.key)


def measure_on(options: Options, known: MeasuredDeals, until: int) -> MeasuredDeals:
    """Measure all the next deals, up to number `until`, while a difficulty is missing."""
    numbers = _added(options, known, range(known.measured + 1, until + 1))
    return MeasuredDeals(until, max(until, known.looked_at), numbers)


def look_on(
    options: Options, known: MeasuredDeals, until: int, loses: Callable[[int], bool] | None = None
) -> MeasuredDeals:
    """Measure the next deals that the captains lose, up to number `until`, while a difficulty is missing.

    `loses` says so of a number in its own way.
    """
    losing = loses or (lambda number: Measurement(options, number).can_not_be(1))
    lost = filter(losing, range(known.looked_at + 1, until + 1))
    return MeasuredDeals(known.measured, until, _added(options, known, lost))


def _added(options: Options, known: MeasuredDeals, candidates: Iterable[int]) -> dict[int, tuple[int, ...]]:
    """What is known with what is found among other deals."""
    found = known
    for number in candidates:
        if not found.missing:
            break
        tried = Measurement(options, number)
        difficulty = measured_among(tried, found.missing)
        if difficulty is not None and tried.was_won:
            more = {difficulty: tuple(sorted({*found.numbers.get(difficulty, ()), number}))}
            found = MeasuredDeals(0, 0, dict(sorted({**found.numbers, **more}.items())))
    return found.numbers


def read(path: Path) -> dict[str, MeasuredDeals]:
    plain = json.loads(path.read_text(encoding="utf-8"))["kinds"]
    return {key: _kind(found) for key, found in plain.items()}


def _kind(plain: dict[str, Any]) -> MeasuredDeals:
    numbers = {int(step): tuple(found) for step, found in plain["deals"].items()}
    return MeasuredDeals(plain["measured"], plain["looked_at"], numbers)


def to_text(found: dict[str, MeasuredDeals], command: str) -> str:
    """Write the measured deals as JSON, one difficulty a line."""
    blocks = []
    for key, kind in found.items():
        lines = [f'        "{step}": {json.dumps(numbers)}' for step, numbers in kind.numbers.items()]
        deals = "{\n" + ",\n".join(lines) + "\n      }" if lines else "{}"
        counts = f'"measured": {kind.measured},\n      "looked_at": {kind.looked_at}'
        blocks.append(f'    "{key}": {{\n      {counts},\n      "deals": {deals}\n    }}')
    head = f'  "about": {json.dumps(ABOUT)},\n  "made_by": {json.dumps(command)},\n'
    return "{\n" + head + '  "kinds": {\n' + ",\n".join(blocks) + "\n  }\n}\n"

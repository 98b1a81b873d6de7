"""Deals whose difficulty was measured beforehand: what the lab finds, keeps and ships."""

from __future__ import annotations

from pathlib import Path

import pytest

from shtil_desktop.games.difficulty import DIFFICULTIES
from shtil_desktop.games.shtil import measured_deals
from shtil_desktop.games.shtil.deal_difficulty import measure
from shtil_desktop.games.shtil.measured_deals import ENOUGH, MeasuredDeals, kinds, look_on, read, shipped
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.lab import main

SOLO = Options(Mode.STANDARD, 1)


def difficulty(options: Options, number: int) -> int:
    found = measure(options, number, lambda: False)
    assert found is not None
    return found.difficulty


def test_what_is_found_is_what_the_page_measures_for_the_deal():
    found = look_on(SOLO, MeasuredDeals(0, {}), 5)
    assert found.looked_at == 5
    told = {number: step for step, numbers in found.numbers.items() for number in numbers}
    assert len(told) >= 4, "a few are let go by chance"
    assert told == {number: difficulty(SOLO, number) for number in told}


def test_a_difficulty_of_which_there_are_enough_is_not_looked_for():
    full = {step: tuple(range(ENOUGH)) for step in (1, 2, 3)}
    found = look_on(SOLO, MeasuredDeals(0, full), 5)
    assert all(found.numbers[step] == full[step] for step in full)
    done = MeasuredDeals(7, {step: tuple(range(ENOUGH)) for step in DIFFICULTIES})
    assert look_on(SOLO, done, 50) == done


def test_the_lab_goes_on_with_what_its_file_knows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("shtil_desktop.lab.difficulties.kinds", lambda: [SOLO])
    file = tmp_path / "deals.json"
    assert main(["difficulties", "--deals", "2", "--out", str(file)]) == 0
    first = read(file)
    assert main(["difficulties", "--deals", "4", "--out", str(file)]) == 0
    assert first == {SOLO.key: look_on(SOLO, MeasuredDeals(0, {}), 2)}
    assert read(file) == {SOLO.key: look_on(SOLO, MeasuredDeals(0, {}), 4)}


def test_kinds_without_expansions_are_shipped_with_enough_of_the_usual_difficulties():
    assert shipped().keys() <= {options.key for options in kinds()}
    for found in shipped().values():
        assert len(found.numbers[1]) + len(found.numbers.get(2, ())) >= ENOUGH
        assert all(1 <= number <= found.looked_at for one in found.numbers.values() for number in one)


@pytest.mark.parametrize(
    "options",
    [options for options in kinds() if options.key in shipped()],
    ids=lambda options: options.key,
)
def test_a_shipped_deal_has_its_difficulty(options: Options):
    numbers = shipped()[options.key].numbers
    hardest = max(numbers)
    assert difficulty(options, numbers[hardest][-1]) == hardest


def test_with_expansions_and_among_rivals_nothing_is_known():
    assert measured_deals.measured_deals(Options(Mode.STANDARD, 1, reefs=True)) is None
    assert measured_deals.measured_deals(Options(Mode.COMPETITIVE, 2)) is None

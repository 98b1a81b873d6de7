"""Deals whose difficulty was measured beforehand: what the lab finds, keeps and ships."""

from __future__ import annotations

from pathlib import Path

import pytest

from shtil_desktop.games.shtil import measured_deals
from shtil_desktop.games.shtil.deal_difficulty import Measurement, measure
from shtil_desktop.games.shtil.measured_deals import (
    ENOUGH,
    MeasuredDeals,
    kinds,
    look_on,
    measure_on,
    read,
    shipped,
)
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.lab import main
from shtil_desktop.lab.difficulties import _losing

SOLO = Options(Mode.STANDARD, 1)
NOTHING = MeasuredDeals(0, 0, {})


def difficulty(options: Options, number: int) -> int:
    found = measure(options, number, lambda: False)
    assert found is not None
    return found.difficulty


def test_what_is_found_is_what_the_page_measures_for_the_deal():
    found = measure_on(SOLO, NOTHING, 3)
    assert (found.measured, found.looked_at) == (3, 3)
    told = {number: step for step, numbers in found.numbers.items() for number in numbers}
    assert len(told) >= 2, "a few are let go by chance"
    assert told == {number: difficulty(SOLO, number) for number in told}


def test_a_difficulty_of_which_there_are_enough_is_not_looked_for():
    full = {step: tuple(range(ENOUGH)) for step in (1, 2, 3)}
    found = measure_on(SOLO, MeasuredDeals(0, 0, full), 5)
    assert all(found.numbers[step] == full[step] for step in full)


def test_of_many_deals_only_those_that_captains_lose_are_measured(monkeypatch: pytest.MonkeyPatch):
    tried: list[int] = []
    monkeypatch.setattr(measured_deals, "measured_among", lambda deal, missing: tried.append(deal.number))
    found = look_on(SOLO, MeasuredDeals(2, 2, {}), 9, lambda number: number % 3 == 0)
    assert tried == [3, 6, 9] and (found.measured, found.looked_at) == (2, 9)


def test_captains_in_python_and_in_c_lose_the_same_deals():
    options = Options(Mode.STANDARD, 5)
    losing = _losing(options)
    if losing is None:
        pytest.skip("there is no C compiler")
    lost = next(number for number in range(1, 1000) if losing(number))
    for number in (lost, lost + 1, lost + 2):
        assert Measurement(options, number).can_not_be(1) is losing(number)


def test_the_lab_goes_on_with_what_its_file_knows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("shtil_desktop.lab.difficulties.kinds", lambda: [SOLO])
    file = tmp_path / "deals.json"
    few = ["difficulties", "--out", str(file), "--measure", "1", "--deals", "12"]
    assert main([*few, "--minutes", "600"]) == 0
    known = measure_on(SOLO, NOTHING, 1)
    assert read(file) == {SOLO.key: look_on(SOLO, known, 12)}
    assert main([*few[:-1], "30"]) == 0
    assert read(file) == {SOLO.key: look_on(SOLO, known, 30)}


def test_kinds_without_expansions_are_shipped_with_enough_deals():
    assert shipped().keys() <= {options.key for options in kinds()}
    for found in shipped().values():
        assert sum(map(len, found.numbers.values())) >= ENOUGH
        assert all(1 <= number <= found.looked_at for one in found.numbers.values() for number in one)


ALONE = [options for options in kinds() if options.seats == 1 and options.key in shipped()]


@pytest.mark.parametrize("options", ALONE, ids=lambda options: options.key)
def test_a_shipped_deal_has_its_difficulty(options: Options):
    numbers = shipped()[options.key].numbers
    hardest = max(numbers)
    assert difficulty(options, numbers[hardest][-1]) == hardest


def test_with_expansions_and_among_rivals_nothing_is_known():
    assert measured_deals.measured_deals(Options(Mode.STANDARD, 1, reefs=True)) is None
    assert measured_deals.measured_deals(Options(Mode.COMPETITIVE, 2)) is None

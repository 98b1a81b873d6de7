"""Sums of floats: the same on every Python, whatever its own `sum` makes of rounding."""

from __future__ import annotations

from shtil_desktop.games.float_sum import float_sum

TERMS = [1e16, 1.0, 0.1, -1e16, 0.1, 3.3, 1e-9] * 5


def added_by_hand(start):
    total = start
    for term in TERMS:
        total = total + term
    return total


def test_terms_are_added_one_after_the_other_and_rounded_each_time():
    assert float_sum(TERMS) == added_by_hand(0.0)
    assert float_sum([0.1] * 10) == 0.9999999999999999


def test_a_sum_goes_on_from_its_start():
    assert float_sum(TERMS, 0.7) == added_by_hand(0.7)
    assert float_sum([], 0.7) == 0.7


def test_terms_may_come_one_by_one():
    assert float_sum(term for term in TERMS) == added_by_hand(0.0)

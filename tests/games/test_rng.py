"""The generator of numbered deals never changes: golden values, and the same numbers made another way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from hashlib import shake_256
from itertools import permutations

import pytest

from shtil_desktop.games.rng import Rng


def words_of(text: str) -> Iterator[int]:
    """The 32-bit words of the hash, one by one, the slow way."""
    output = shake_256(text.encode()).digest(4 * 5000)
    for at in range(0, len(output), 4):
        yield int.from_bytes(output[at : at + 4], "big")


def below(words: Iterator[int], limit: int) -> int:
    """The first word that favours nobody, reduced."""
    return next(word % limit for word in words if word < 2**32 // limit * limit)


GOLDEN_BELOW = {
    ("shtil", 1): [52, 40, 64, 21, 40, 32, 34, 20, 61, 55, 27, 44],
    ("shtil", 24): [34, 57, 60, 20, 57, 6, 2, 9, 18, 77, 27, 8],
    ("shtil", "standard/3", 1): [32, 70, 12, 32, 8, 18, 24, 46, 40, 5, 6, 22],
    ("",): [59, 19, 27, 4, 74, 34, 52, 63, 45, 0, 61, 6],
    ("Штиль",): [56, 66, 12, 62, 5, 35, 64, 52, 46, 36, 51, 57],
}


@pytest.mark.parametrize("words", GOLDEN_BELOW, ids=lambda words: "-".join(map(str, words)) or "nothing")
def test_golden_numbers(words):
    rng = Rng(*words)
    assert [rng.below(80) for _ in range(12)] == GOLDEN_BELOW[words]


def test_golden_shuffle():
    cards = list(range(1, 25))
    Rng("shtil", 24).shuffle(cards)
    assert cards == [6, 21, 9, 12, 14, 11, 5, 1, 15, 20, 10, 4, 17, 2, 24, 3, 7, 22, 23, 18, 16, 13, 8, 19]


def test_golden_shuffle_of_a_pack():
    cards = list(range(1, 81))
    Rng("shtil", "arch/1", 1).shuffle(cards)
    assert cards[:10] == [51, 11, 28, 57, 53, 18, 13, 61, 48, 38]
    assert sorted(cards) == list(range(1, 81))


@pytest.mark.parametrize("limit", [1, 2, 3, 6, 80, 85, 1000, 2**16, 2**31 + 1, 2**32 - 1, 2**32])
def test_numbers_are_those_of_the_hash(limit):
    rng, words = Rng("a", limit, "b"), words_of(f"a/{limit}/b")
    assert [rng.below(limit) for _ in range(1500)] == [below(words, limit) for _ in range(1500)]


def test_limits_may_change_from_number_to_number():
    rng, words = Rng("mixed"), words_of("mixed")
    limits = [1 + at * 7919 % 3_000_000_000 for at in range(1000)]
    assert [rng.below(limit) for limit in limits] == [below(words, limit) for limit in limits]


@pytest.mark.parametrize("size", [0, 1, 2, 5, 80, 96, 600])
def test_shuffle_is_fisher_and_yates_from_the_last_place(size):
    cards, expected, words = list(range(size)), list(range(size)), words_of("pack")
    Rng("pack").shuffle(cards)
    for last in range(size - 1, 0, -1):
        chosen = below(words, last + 1)
        expected[last], expected[chosen] = expected[chosen], expected[last]
    assert cards == expected


def test_shuffles_follow_each_other_in_one_stream():
    rng, words = Rng("stream"), words_of("stream")
    for _ in range(10):
        rng.shuffle(list(range(50)))
    for last in [last for _ in range(10) for last in range(49, 0, -1)]:
        below(words, last + 1)
    assert rng.below(2**32) == next(words)


def test_every_order_comes_up_about_as_often():
    seen: Counter[tuple[str, ...]] = Counter()
    for number in range(6000):
        cards = ["a", "b", "c"]
        Rng("fair", number).shuffle(cards)
        seen[tuple(cards)] += 1
    assert set(seen) == set(permutations("abc"))
    assert all(900 < count < 1100 for count in seen.values())


def test_two_generators_of_one_name_are_alike_and_independent():
    one, other = Rng("shtil", 7), Rng("shtil", 7)
    first = [one.below(1000) for _ in range(300)]
    assert first == [other.below(1000) for _ in range(300)]


def test_words_are_joined_by_slashes():
    assert Rng("a", "b").below(2**32) == Rng("a/b").below(2**32) != Rng("ab").below(2**32)

"""Every kind of voyage that can be played: mode, expansions and crew."""

from __future__ import annotations

from dataclasses import asdict
from itertools import combinations, product

from shtil_desktop.games.shtil.rules.options import MONSTERS, REMOVED, WILDS, Mode, Options

CREWS = range(1, 6)


def _standard() -> list[Options]:
    mixes = product(CREWS, (False, True), MONSTERS, (False, True), WILDS)
    return [
        Options(Mode.STANDARD, seats, reefs=reefs, monsters=monsters, storms=storms, wilds=wilds)
        for seats, reefs, monsters, storms, wilds in mixes
    ]


def _fewer_islands() -> list[Options]:
    return [
        Options(Mode.STANDARD, seats, removed=removed)
        for seats, removed in product(CREWS, REMOVED)
        if removed
    ]


def _variants() -> list[Options]:
    crews = product((Mode.ARCH, Mode.SUN_MOON, Mode.PYRAMID), CREWS)
    return [*(Options(mode, seats) for mode, seats in crews), Options(Mode.COMPETITIVE, 2)]


ALL_KINDS: list[Options] = _standard() + _fewer_islands() + _variants()

FEW_KINDS: list[Options] = [
    Options(Mode.STANDARD, 1),
    Options(Mode.STANDARD, 2),
    Options(Mode.STANDARD, 3),
    Options(Mode.STANDARD, 5),
    Options(Mode.STANDARD, 4, removed=12),
    Options(Mode.STANDARD, 2, reefs=True),
    Options(Mode.STANDARD, 3, monsters=5),
    Options(Mode.STANDARD, 1, storms=True),
    Options(Mode.STANDARD, 2, storms=True),
    Options(Mode.STANDARD, 3, wilds=2),
    Options(Mode.STANDARD, 1, reefs=True, monsters=4, storms=True, wilds=2),
    Options(Mode.STANDARD, 2, reefs=True, monsters=3, storms=True, wilds=1),
    Options(Mode.STANDARD, 4, reefs=True, monsters=5, storms=True, wilds=2),
    Options(Mode.ARCH, 1),
    Options(Mode.ARCH, 3),
    Options(Mode.SUN_MOON, 1),
    Options(Mode.SUN_MOON, 2),
    Options(Mode.SUN_MOON, 4),
    Options(Mode.PYRAMID, 1),
    Options(Mode.PYRAMID, 3),
    Options(Mode.COMPETITIVE, 2),
]
"""Each mode, each expansion alone and together, and every size of crew: for tests that can't try all."""


def _pairs(kind: Options) -> set[tuple[tuple[str, object], ...]]:
    return set(combinations(asdict(kind).items(), 2))


def _covering() -> list[Options]:
    chosen: list[Options] = []
    missing = set().union(*map(_pairs, ALL_KINDS))
    while missing:
        chosen.append(max(ALL_KINDS, key=lambda kind: len(_pairs(kind) & missing)))
        missing -= _pairs(chosen[-1])
    return chosen


PAIRED_KINDS: list[Options] = _covering()
"""Sixty of all kinds: any two choices that go together, go together in one of them."""

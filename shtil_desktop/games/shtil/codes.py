"""Shtil's options in the 17 bits that a deal code has for them.

Frozen like the codes. From the highest: mode (3), seats - 1 (3), removed (3), monsters (2), wilds (2), reefs
(1), storms (1), none (2).
"""

from __future__ import annotations

from typing import Final

from shtil_desktop.games.codes import CodeFlaw, InvalidCode
from shtil_desktop.games.shtil.rules.options import MONSTERS, REMOVED, WILDS, InvalidOptions, Mode, Options

WIDTHS: Final = (3, 3, 3, 2, 2, 1, 1, 2)
"""The bits of each field of the options."""
MODES: Final = (Mode.STANDARD, Mode.ARCH, Mode.SUN_MOON, Mode.PYRAMID, Mode.COMPETITIVE)
"""By their figure in a code; a new mode goes to the end."""


def pack_options(options: Options) -> int:
    """The options in as many bits as their widths sum up to."""
    fields = (
        MODES.index(options.mode),
        options.seats - 1,
        REMOVED.index(options.removed),
        MONSTERS.index(options.monsters),
        WILDS.index(options.wilds),
        int(options.reefs),
        int(options.storms),
        0,
    )
    value = 0
    for field, width in zip(fields, WIDTHS, strict=True):
        value = value << width | field
    return value


def unpack_options(value: int) -> Options:
    """The options of such bits; `InvalidCode` if there are none."""
    fields = []
    for width in reversed(WIDTHS):
        fields.append(value & (1 << width) - 1)
        value >>= width
    spare, storms, reefs, wilds, monsters, removed, seats, mode = fields
    if spare or mode >= len(MODES):
        raise InvalidCode(CodeFlaw.NEWER)
    if removed >= len(REMOVED) or wilds >= len(WILDS):
        raise InvalidCode(CodeFlaw.BAD_OPTIONS)
    try:
        return Options(
            mode=MODES[mode],
            seats=seats + 1,
            removed=REMOVED[removed],
            reefs=bool(reefs),
            monsters=MONSTERS[monsters],
            storms=bool(storms),
            wilds=WILDS[wilds],
        )
    except InvalidOptions:
        raise InvalidCode(CodeFlaw.BAD_OPTIONS) from None

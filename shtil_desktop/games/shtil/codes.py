"""A deal as a short code to share: mode, crew, expansions and number in a few letters.

The letters are Crockford's base 32 (no I, L, O or U), so that a code can be read aloud and typed. Frozen, for
codes live on in letters and chats. Four letters say what is played, in bits from the highest: version (3),
mode (3), seats - 1 (3), removed (3), monsters (2), wilds (2), reefs (1), storms (1), none (2). The number
follows, without leading zeros, and two letters that check the rest.
"""

from __future__ import annotations

from enum import StrEnum
from hashlib import sha256
from typing import Final

from shtil_desktop.games.record import LARGEST_NUMBER
from shtil_desktop.games.shtil.rules.options import MONSTERS, REMOVED, WILDS, InvalidOptions, Mode, Options
from shtil_desktop.games.values import value

LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
MISREAD: Final = str.maketrans("ILO", "110")
SEPARATORS: Final = str.maketrans("", "", "- _\t\r\n\u2010\u2011\u2012\u2013\u2014\u2212")
GROUP: Final = 4
VERSION: Final = 0
OPTION_LETTERS: Final = 4
CHECK_LETTERS: Final = 2
WIDTHS: Final = (3, 3, 3, 2, 2, 1, 1, 2)
"""The bits of each field of the options."""
OPTION_BITS: Final = sum(WIDTHS)
LONGEST_TEXT: Final = 64
MODES: Final = (Mode.STANDARD, Mode.ARCH, Mode.SUN_MOON, Mode.PYRAMID, Mode.COMPETITIVE)
"""By their figure in a code; a new mode goes to the end."""


class CodeFlaw(StrEnum):
    """Why a text is no code."""

    EMPTY = "there is no code"
    TOO_LONG = "the code is too long"
    BAD_LETTER = "a letter that no code has"
    BAD_CHECK = "a letter is wrong or missing"
    NEWER = "a code of a newer version"
    BAD_OPTIONS = "options that don't go together"


class InvalidCode(ValueError):
    """A text that is no code, with the reason."""

    def __init__(self, reason: CodeFlaw) -> None:
        super().__init__(reason.value)
        self.reason = reason


@value
class SharedDeal:
    options: Options
    number: int


def encode(options: Options, number: int) -> str:
    """The code of a deal.

    >>> encode(Options(Mode.STANDARD, seats=3), 24)
    '0400-R19'
    """
    if not 0 <= number <= LARGEST_NUMBER:
        raise ValueError("a deal has no such number")
    head = VERSION << OPTION_BITS | pack_options(options)
    body = _letters(head).rjust(OPTION_LETTERS, "0") + (_letters(number) or "0")
    text = body + _check(body)
    return "-".join(text[at : at + GROUP] for at in range(0, len(text), GROUP))


def decode(text: str) -> SharedDeal:
    """The deal of a code, however it is spaced and in either case; `InvalidCode` if it is none."""
    body, check = _parts(text)
    written = body[OPTION_LETTERS:]
    number = _value(written)
    if _check(body) != check or written != (_letters(number) or "0"):
        raise InvalidCode(CodeFlaw.BAD_CHECK)
    if number > LARGEST_NUMBER:
        raise InvalidCode(CodeFlaw.BAD_OPTIONS)
    head = _value(body[:OPTION_LETTERS])
    if head >> OPTION_BITS != VERSION:
        raise InvalidCode(CodeFlaw.NEWER)
    return SharedDeal(unpack_options(head), number)


def _parts(text: str) -> tuple[str, str]:
    """The letters of a code and its check, as they are written at their best."""
    if len(text) > LONGEST_TEXT:
        raise InvalidCode(CodeFlaw.TOO_LONG)
    plain = text.translate(SEPARATORS)
    if not plain:
        raise InvalidCode(CodeFlaw.EMPTY)
    is_ascii = plain.isascii()
    plain = plain.upper().translate(MISREAD)
    if not is_ascii or any(letter not in LETTERS for letter in plain):
        raise InvalidCode(CodeFlaw.BAD_LETTER)
    return plain[:-CHECK_LETTERS], plain[-CHECK_LETTERS:]


def _letters(value: int) -> str:
    """A number in base 32; nothing for 0."""
    return _letters(value >> 5) + LETTERS[value & 31] if value else ""


def _value(letters: str) -> int:
    value = 0
    for letter in letters:
        value = value << 5 | LETTERS.index(letter)
    return value


def _check(body: str) -> str:
    digest = sha256(f"shtil-code/{body}".encode()).digest()
    return LETTERS[digest[0] & 31] + LETTERS[digest[1] & 31]


def pack_options(options: Options) -> int:
    """The options in `OPTION_BITS` bits."""
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

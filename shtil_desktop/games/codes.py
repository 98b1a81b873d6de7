"""A deal as a short code to share: game, options and number in a few letters.

The letters are Crockford's base 32 (no I, L, O or U), so that a code can be read aloud and typed. Frozen, for
codes live on in letters and chats. Four letters say what is played, in bits from the highest: a version (3),
then in version 0, which is Shtil's, its options (17); in version 1 the number of a game (5) and its options
(12). The number of the deal follows, without leading zeros, and two letters that check the rest.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Any, Final

from shtil_desktop.games import GAMES, face_of
from shtil_desktop.games.face import GameFace
from shtil_desktop.games.record import LARGEST_NUMBER
from shtil_desktop.games.values import value

LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
MISREAD: Final = str.maketrans("ILO", "110")
SEPARATORS: Final = str.maketrans("", "", "- _\t\r\n\u2010\u2011\u2012\u2013\u2014\u2212")
GROUP: Final = 4
OPTION_LETTERS: Final = 4
CHECK_LETTERS: Final = 2
FIRST_BITS: Final = 17
"""Of options in version 0, which has no room for a game's number: its game is the one numbered 0."""
GAME_BITS: Final = 5
BITS: Final = 12
"""Of options in version 1."""
LONGEST_TEXT: Final = 64


class CodeFlaw(StrEnum):
    """Why a text is no code."""

    EMPTY = "there is no code"
    TOO_LONG = "the code is too long"
    BAD_LETTER = "a letter that no code has"
    BAD_CHECK = "a character is wrong or missing"
    NEWER = "a code of a newer version"
    BAD_OPTIONS = "options that don't go together"


class InvalidCode(ValueError):
    """A text that is no code, with the reason."""

    def __init__(self, reason: CodeFlaw) -> None:
        super().__init__(reason.value)
        self.reason = reason


@value
class SharedDeal:
    game: str
    options: Any
    number: int


def encode(game: str, options: Any, number: int) -> str:
    """The code of a numbered deal.

    >>> from shtil_desktop.games.shtil.rules.options import Mode, Options
    >>> encode("shtil", Options(Mode.STANDARD, seats=3), 24)
    '0400-R19'
    """
    if not 0 <= number <= LARGEST_NUMBER:
        raise ValueError("a deal has no such number")
    body = _letters(_head(face_of(game), options)).rjust(OPTION_LETTERS, "0") + (_letters(number) or "0")
    text = body + _check(body)
    return "-".join(text[at : at + GROUP] for at in range(0, len(text), GROUP))


def _head(face: GameFace, options: Any) -> int:
    bits, room = face.pack_options(options), BITS if face.code_number else FIRST_BITS
    if not (0 <= bits < 1 << room and 0 <= face.code_number < 1 << GAME_BITS):
        raise ValueError("a code has no room for these options")
    return (1 << GAME_BITS | face.code_number) << BITS | bits if face.code_number else bits


def decode(text: str) -> SharedDeal:
    """The deal of a code, however it is spaced and in either case; `InvalidCode` if it is none."""
    body, check = _parts(text)
    written = body[OPTION_LETTERS:]
    number = _value(written)
    if _check(body) != check or written != (_letters(number) or "0"):
        raise InvalidCode(CodeFlaw.BAD_CHECK)
    if number > LARGEST_NUMBER:
        raise InvalidCode(CodeFlaw.BAD_OPTIONS)
    game, bits = _game_of(_value(body[:OPTION_LETTERS]))
    try:
        return SharedDeal(game, face_of(game).unpack_options(bits), number)
    except InvalidCode:
        raise
    except ValueError:
        raise InvalidCode(CodeFlaw.BAD_OPTIONS) from None


def _game_of(head: int) -> tuple[str, int]:
    """The game that the first letters name, and the bits of its options."""
    version = head >> FIRST_BITS
    wanted, bits = head >> BITS & (1 << GAME_BITS) - 1, head & (1 << BITS) - 1
    if version == 0:
        wanted, bits = 0, head
    elif version != 1 or wanted == 0:
        raise InvalidCode(CodeFlaw.NEWER)
    for game in GAMES:
        if face_of(game).code_number == wanted:
            return game, bits
    raise InvalidCode(CodeFlaw.NEWER)


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
    from hashlib import sha256  # late: it loads OpenSSL, and a table is laid without a code

    digest = sha256(f"shtil-code/{body}".encode()).digest()
    return LETTERS[digest[0] & 31] + LETTERS[digest[1] & 31]

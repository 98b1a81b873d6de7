"""Words that stay on one line: a figure and its noun, in the right number; a dot and what is before it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QLocale

BOUND: Final = "\N{NO-BREAK SPACE}"
FIGURE: Final = re.compile(r"(?<=[^\W\d_]) (?=\d+(?![\w\xa0]))|(?<=[^\W\d_]:) (?=\d+(?![\w\xa0]))")
"""The space before a figure that belongs to the word there, with or without a colon, and to none after it."""
SIGN: Final = re.compile(r"(\d) ([%·])")


def counted(text: str, count: int) -> str:
    """A text with its figure and in its number, also where no translation is loaded.

    >>> counted("%n voyage(s)", 1), counted("%n voyage(s)", 2)
    ('1\\xa0voyage', '2\\xa0voyages')
    """
    figure = str(count)
    text = text.replace("%n", figure).replace("(s)", "" if count == 1 else "s")
    return text.replace(f"{figure} ", figure + BOUND, 1)


def bound(text: str) -> str:
    """A text as it is set in lines: no figure begins one without its word, no sign without its figure.

    >>> bound("Juri: 43 to row 2, −18; chance 93 %")
    'Juri:\\xa043 to row\\xa02, −18; chance\\xa093\\xa0%'
    """
    return SIGN.sub(rf"\1{BOUND}\2", FIGURE.sub(BOUND, text))


def strung(parts: Iterable[str]) -> str:
    """Parts with dots between them, none of which begins a line.

    >>> strung(["solo", "reefs"])
    'solo\\xa0· reefs'
    """
    return f"{BOUND}· ".join(parts)


def unbound(text: str) -> str:
    """A text for those who listen, or read with their fingers: to them a line means nothing.

    >>> unbound("2\\xa0voyages")
    '2 voyages'
    """
    return text.replace(BOUND, " ")


def after_colon(text: str) -> str:
    """A sentence behind a colon: with a small first letter, but in German, which has large ones there.

    >>> after_colon("Discard: 6, 74")
    'discard: 6, 74'
    """
    if QLocale().language() == QLocale.Language.German:
        return text
    return text[:1].lower() + text[1:]


def sentence_case(text: str) -> str:
    """With a capital first letter; the others stay, since German nouns have theirs.

    >>> sentence_case("gelber Sturm")
    'Gelber Sturm'
    """
    return text[:1].upper() + text[1:]

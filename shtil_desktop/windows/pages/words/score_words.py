"""What all seats scored, in the list of matches."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def scores_text(scores: tuple[int, ...], player: int) -> str:
    """Return the scores of all seats in the order in which they sit, from the player's on.

    >>> scores_text((40, 52, 31), 1)
    'You 52 : 31 : 40'
    """
    others = " : ".join(map(str, (*scores[player + 1 :], *scores[:player])))
    return translate("names", "You {own} : {others}").format(own=scores[player], others=others)

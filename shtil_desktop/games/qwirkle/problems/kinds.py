"""The kinds of Qwirkle's problems."""

from typing import Final

BEST: Final = "best"
ENDGAME: Final = "endgame"
KINDS: Final = (BEST, ENDGAME)

"""The kinds of Qwirkle's problems, and the facts that each needs."""

from typing import Final

BEST: Final = "best"
ENDGAME: Final = "endgame"
KINDS: Final = (BEST, ENDGAME)
NEEDED: Final = {BEST: ("points",), ENDGAME: ("margin",)}

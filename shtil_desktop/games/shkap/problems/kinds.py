"""The kinds of Shkap's problems."""

from typing import Final

SHORTEST: Final = "shortest"
TWO_CHESTS: Final = "two-chests"
KINDS: Final = (SHORTEST, TWO_CHESTS)

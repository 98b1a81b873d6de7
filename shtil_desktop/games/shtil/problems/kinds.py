"""The kinds of Shtil's problems."""

from typing import Final

WIN: Final = "win"

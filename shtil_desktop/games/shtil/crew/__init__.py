"""Computer seats: from what a seat may see to what it does."""

from shtil_desktop.games.shtil.crew.levels import LEVELS, Mate, sign_on

__all__ = ["LEVELS", "Mate", "sign_on"]

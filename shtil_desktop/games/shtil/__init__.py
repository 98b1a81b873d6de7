"""Shtil: a crew fills the sea with numbered islands, in silence."""

from shtil_desktop.games.shtil.deal import Deal, deal
from shtil_desktop.games.shtil.options import Mode, Options
from shtil_desktop.games.shtil.state import Shtil
from shtil_desktop.games.shtil.view import View

__all__ = ["Deal", "Mode", "Options", "Shtil", "View", "deal"]

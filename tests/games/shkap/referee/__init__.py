"""An independent referee for Shkap: replays a record by its own plain reading of the rules."""

from tests.games.shkap.referee.components import Refused
from tests.games.shkap.referee.table import Table

__all__ = ["Refused", "Table"]

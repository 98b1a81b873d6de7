"""An independent referee for Qwirkle: replays a record by its own plain reading of the rules."""

from tests.games.qwirkle.referee.record import Refused, read_text
from tests.games.qwirkle.referee.table import Table

__all__ = ["Refused", "Table", "read_text"]

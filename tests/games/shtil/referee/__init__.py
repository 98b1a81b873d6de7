"""An independent referee for Shtil: replays a voyage record by its own plain reading of the rules."""

from typing import Any

from tests.games.shtil.referee.setup import Illegal
from tests.games.shtil.referee.table import Table

__all__ = ["Illegal", "Table", "begin", "replay"]


def begin(record: dict[str, Any]) -> Table:
    """The table as dealt, before the first action."""
    return Table(record)


def replay(record: dict[str, Any]) -> Table:
    """The table after every action of the record, whose outcome must be the one that really happened."""
    table = Table(record)
    if not isinstance(record["actions"], list):
        raise Illegal(None, "actions must be a list")
    for action in record["actions"]:
        table.step(action)
    if table.outcome != record["outcome"]:
        raise Illegal(None, f"the outcome is {table.outcome}, not {record['outcome']}")
    return table

"""The table with nothing on it yet: what is seen of a match while its rules and its pieces are fetched."""

from __future__ import annotations

from shtil_desktop.table.placeholder import Placeholder


class EmptyTable(Placeholder):
    """A game's own kind paints it as the scene does: that one takes the place of the other is not seen."""

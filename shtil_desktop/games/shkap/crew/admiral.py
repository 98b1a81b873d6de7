"""The admiral: a captain that weighs far more rows, and thinks of what its rivals did."""

from __future__ import annotations

from shtil_desktop.games.shkap.crew.captain import Captain
from shtil_desktop.games.shkap.crew.thinking.style import ADMIRAL, PlayStyle


class Admiral(Captain):
    style: PlayStyle = ADMIRAL

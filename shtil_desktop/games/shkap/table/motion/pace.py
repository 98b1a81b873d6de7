"""How long everything takes on an island, in milliseconds."""

from __future__ import annotations

from typing import Final

TURN: Final = 150
"""One card of a route turns over."""
CELL: Final = 260
"""A figure goes one cell."""
LEAP: Final = 420
"""A knight."""
CAVE: Final = 200
"""Into a cave, and out of another one."""
LAY: Final = 260
MARK_FLIGHT: Final = 320
MARK: Final = 240
"""A mark drops."""
COIN: Final = 320
"""A coin flies to its seat."""
COIN_APART: Final = 80
ARRIVE: Final = 280
"""A look at the end of a walk."""
LOOK: Final = 900
"""A look at who got what, before the next island comes."""

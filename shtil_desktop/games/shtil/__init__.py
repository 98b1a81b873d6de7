"""Shtil: a crew fills the sea with numbered islands, in silence."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from shtil_desktop.games.shtil.rules.deal import Deal, deal
    from shtil_desktop.games.shtil.rules.options import Mode, Options
    from shtil_desktop.games.shtil.rules.view import View
    from shtil_desktop.games.shtil.rules.voyage import Shtil

__all__ = ["Deal", "Mode", "Options", "Shtil", "View", "deal"]

HOMES: Final = {
    "Deal": "deal",
    "deal": "deal",
    "Mode": "options",
    "Options": "options",
    "Shtil": "voyage",
    "View": "view",
}


def __getattr__(name: str) -> Any:
    """The rules come when they are first asked for: the start page needn't wait for them."""
    if name not in HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found = getattr(import_module(f"{__name__}.rules.{HOMES[name]}"), name)
    globals()[name] = found
    return found

"""Shtil: a crew fills the sea with numbered islands, in silence."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from shtil_desktop.games.shtil.rules.deal import Deal, deal
from shtil_desktop.games.shtil.rules.options import Mode, Options

if TYPE_CHECKING:
    from shtil_desktop.games.shtil.rules.view import View
    from shtil_desktop.games.shtil.rules.voyage import Shtil

__all__ = ["Deal", "Mode", "Options", "Shtil", "View", "deal"]


def __getattr__(name: str) -> Any:
    """The rules come when they are first asked for: who only chooses a voyage needn't wait for them."""
    if name not in ("Shtil", "View"):
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from shtil_desktop.games.shtil.rules import view, voyage

    globals().update(Shtil=voyage.Shtil, View=view.View)
    return globals()[name]

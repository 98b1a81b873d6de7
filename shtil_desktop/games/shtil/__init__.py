"""Shtil: a crew fills the sea with numbered islands, in silence."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from shtil_desktop.games.shtil.deal import Deal, deal
from shtil_desktop.games.shtil.options import Mode, Options

if TYPE_CHECKING:
    from shtil_desktop.games.shtil.state import Shtil
    from shtil_desktop.games.shtil.view import View

__all__ = ["Deal", "Mode", "Options", "Shtil", "View", "deal"]


def __getattr__(name: str) -> Any:
    """The rules come when they are first asked for: who only chooses a voyage needn't wait for them."""
    if name not in ("Shtil", "View"):
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from shtil_desktop.games.shtil import state, view

    globals().update(Shtil=state.Shtil, View=view.View)
    return globals()[name]

"""Shtil: a crew fills the sea with numbered islands, in silence."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from shtil_desktop.games.shtil.rules.deal import Deal, deal
    from shtil_desktop.games.shtil.rules.options import Mode, Options
    from shtil_desktop.games.shtil.rules.view import View
    from shtil_desktop.games.shtil.rules.voyage import Shtil

__all__ = ["Deal", "Mode", "Options", "Shtil", "View", "deal"]


def __getattr__(name: str) -> Any:
    """The rules come when they are first asked for: the start page needn't wait for them."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    if name in ("Mode", "Options"):
        from shtil_desktop.games.shtil.rules.options import Mode, Options

        globals().update(Mode=Mode, Options=Options)
    else:
        from shtil_desktop.games.shtil.rules.deal import Deal, deal
        from shtil_desktop.games.shtil.rules.view import View
        from shtil_desktop.games.shtil.rules.voyage import Shtil

        globals().update(Deal=Deal, deal=deal, Shtil=Shtil, View=View)
    return globals()[name]

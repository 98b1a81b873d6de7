"""The rules in force: the turn of the standard game, and what each expansion or variant adds to it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any

from shtil_desktop.games.base import Event
from shtil_desktop.games.shtil.rules.actions import ShtilAction
from shtil_desktop.games.shtil.rules.cards import Card
from shtil_desktop.games.shtil.rules.layouts import Layout
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.games.shtil.rules.refusals import Refusal
from shtil_desktop.games.shtil.rules.sea import Ask, Sea

if TYPE_CHECKING:
    from shtil_desktop.games.shtil.rules.voyage import Shtil

Events = list[Event]
Handler = Callable[["Shtil", Any, Events], None]
Lister = Callable[["Shtil", int, list[ShtilAction]], None]
Bar = Callable[[Sea, int, int, int], Refusal | None]


class Rules:
    """What is in force in one kind of voyage: data and hooks, put together once for its options."""

    draw: Callable[[Shtil, int, Events], bool]
    """Draws a seat up; False if it must stop for a decision."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.layout: Layout = options.layout
        self.seats = options.seats
        self.size = self.layout.size
        self.has_one_phase = self.layout.has_one_phase
        self.line_of = self.layout.line_of
        self.row_of = self.layout.row_of
        self.spans = self.layout.spans
        self.handlers: dict[type[ShtilAction], tuple[Ask | None, Handler]] = {}
        """By kind of action: when it is asked for (None: whenever), and what carries it out."""
        self.listers: dict[Ask, list[Lister]] = {ask: [] for ask in Ask}
        """What adds the legal actions of a decision to a list."""
        self.before_turn: list[Lister] = []
        """What may be done before the turn's action, even when that is forced."""
        self.bars: list[Bar] = []
        """What may keep an island out of a cell where its number fits."""
        self.stirring: dict[Card, Callable[[Shtil, int, Card, Events], None]] = {}
        """Cards that do something when they are drawn instead of going to the hand."""
        self.after_start: list[Callable[[Shtil, Events], None]] = []
        self.after_island: list[Callable[[Shtil, int, Events], None]] = []
        self.after_action: list[Callable[[Shtil], None]] = []
        self.finish_needs: list[Callable[[Shtil], Refusal | None]] = []
        self.at_turn_end: list[Callable[[Shtil, Events], None]] = []
        self.at_turn_begin: list[Callable[[Shtil, Events], None]] = []

    def __reduce__(self) -> tuple[Any, ...]:
        return rules_for, (self.options,)


@cache
def rules_for(options: Options) -> Rules:
    """The rules in force with these options, made once."""
    from shtil_desktop.games.shtil.rules.expansions import (
        arch,
        competitive,
        monsters,
        pyramid,
        reef,
        storms,
        sun_moon,
        wilds,
    )
    from shtil_desktop.games.shtil.rules.turns import start, turn

    rules = Rules(options)
    turn.join(rules)
    parts = {
        start: options.has_start,
        arch: options.mode is Mode.ARCH,
        sun_moon: options.mode is Mode.SUN_MOON,
        competitive: options.mode is Mode.COMPETITIVE,
        pyramid: options.mode is Mode.PYRAMID,
        reef: options.reefs,
        monsters: bool(options.monsters),
        storms: options.storms or options.mode is Mode.PYRAMID,
        wilds: bool(options.wilds),
    }
    for part, is_in_force in parts.items():
        if is_in_force:
            part.join(rules)
    return rules

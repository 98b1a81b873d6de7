"""The Great Arch: two pillars free of charge, then the vault; the layout says which lines come when."""

from __future__ import annotations

from shtil_desktop.games.shtil.rules.refusals import Refusal
from shtil_desktop.games.shtil.rules.sea import Sea
from shtil_desktop.games.shtil.rules.turns.rules_in_force import Rules


def join(rules: Rules) -> None:
    rules.bars.append(vault_bar)


def vault_bar(sea: Sea, seat: int, number: int, cell: int) -> Refusal | None:
    return None if sea.line_at(cell) in sea.open_lines() else Refusal.PILLARS_FIRST

"""What the statistics count of Pebbles beside matches, wins and streaks."""

from __future__ import annotations

from typing import Any

from shtil_desktop.play.profile.statistics.figures import Summary
from shtil_desktop.table.theme import Palette
from shtil_desktop.windows.pages.game_parts import Filter
from tests.toy.pebbles.game import PEBBLES
from tests.toy.pebbles.rules.options import Options


class PebblesStatistics:
    def filters(self) -> list[Filter]:
        groups = PEBBLES.groups
        return [Filter("Rounds", ("Any", *groups), ({}, *({"group": group} for group in groups)))]

    def figures(self, summary: Summary) -> list[tuple[str, str, str]]:
        pebbles = summary.averages.get("pebbles")
        return [
            ("–" if pebbles is None else f"{pebbles:.1f}", "pebbles", "Pebbles in a match won, on average")
        ]

    def similar(self, options: Options) -> dict[str, Any]:
        return {"group": PEBBLES.group_of(options), "seats": options.seats}

    def group_name(self, group: str) -> str:
        return group

    def chart(self, palette: Palette) -> None:
        return None

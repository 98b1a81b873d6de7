"""Shkap's problems in words: what is asked, what a route misses, where to begin."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from shtil_desktop.games.base import Action
from shtil_desktop.games.problems import Judgement, Problem
from shtil_desktop.games.shkap.game import SHKAP
from shtil_desktop.games.shkap.problems.game_problems import Astray
from shtil_desktop.games.shkap.problems.kinds import KINDS, SHORTEST
from shtil_desktop.games.shkap.rules.actions import Lay
from shtil_desktop.games.shkap.rules.island.islands import SIDE, Island
from shtil_desktop.games.shkap.table.words.names_and_counts import (
    cell_name,
    chest_text,
    in_steps_text,
    joined,
    steps_text,
)
from shtil_desktop.table.words.counted_words import sentence_case

if TYPE_CHECKING:
    from shtil_desktop.games.shkap.crew.hint import Hint
    from shtil_desktop.games.shkap.rules.game import Shkap
    from shtil_desktop.table.items.hint_panel import HintText
    from shtil_desktop.table.theme import Palette
    from shtil_desktop.windows.pages.training.problems.problem_parts import OpenCards

translate = QCoreApplication.translate


class ShkapProblemParts:
    kinds = KINDS

    def kinds_of(self, problem: Problem) -> tuple[str, ...]:
        return (problem.kind,)

    def kind_name(self, kind: str) -> str:
        if kind == SHORTEST:
            return translate("shkap problems", "The shortest route")
        return translate("shkap problems", "A route for two chests")

    def variety(self, problem: Problem) -> str:
        return self.kind_name(problem.kind)

    def label(self, problem: Problem) -> str:
        return self.kind_name(problem.kind)

    def asked(self, problem: Problem) -> str:
        island = island_of(problem)
        if problem.kind == SHORTEST:
            text = translate(
                "shkap problems",
                "Lay a route to {chest} that takes as few steps as possible. What the others do doesn’t"
                " matter here.",
            )
            return text.format(chest=placed_chest(island, problem.facts["chest"]))
        text = translate(
            "shkap problems",
            "Lay one route that leads to either of two chests: {first} and {second}. Which of them you take"
            " can then wait until the reveal.",
        )
        first, second = (placed_chest(island, problem.facts[name]) for name in ("first", "second"))
        return text.format(first=first, second=second)

    def players_seat(self, problem: Problem) -> int | None:
        return int(problem.line[0]["seat"])

    def is_open(self, problem: Problem) -> bool:
        return False

    def refutation(self, problem: Problem, position: Shkap, action: Action, judgement: Judgement) -> str:
        from shtil_desktop.games.shkap.problems.rows import reached_by

        astray = judgement.refutation
        assert isinstance(astray, Astray) and isinstance(action, Lay)
        island = position.island
        if astray.missed:
            chests = joined([placed_chest(island, chest) for chest in astray.missed])
            text = translate("shkap problems", "This route doesn’t lead to {chests}.")
            return text.format(chests=chests)
        taken = reached_by(position, action.cards)[problem.facts["chest"]]
        text = translate("shkap problems", "It gets there {in_steps}, but it can be done {in_fewer}.")
        return text.format(in_steps=in_steps_text(taken), in_fewer=in_steps_text(taken - astray.steps))

    def praise(self, problem: Problem) -> str:
        if problem.kind == SHORTEST:
            text = translate("shkap problems", "{steps}: no route is shorter.")
            return sentence_case(text.format(steps=steps_text(problem.facts["steps"])))
        return translate("shkap problems", "Both chests stay open until the reveal.")

    def nudge(self, position: Shkap, action: Action) -> str:
        from shtil_desktop.games.shkap.pages.problems.advice import nudge

        return nudge(action)

    def hint(self, position: Shkap, action: Action) -> tuple[Hint, HintText]:
        from shtil_desktop.games.shkap.pages.problems.advice import as_hint

        return as_hint(position, action, [""] * position.seats)

    def open_cards(self, problem: Problem, palette: Palette) -> OpenCards:
        from shtil_desktop.games.shkap.pages.problems.wanted_chests import WantedChests

        facts = problem.facts
        names = ("chest",) if problem.kind == SHORTEST else ("first", "second")
        return WantedChests(palette, tuple(divmod(facts[name], SIDE) for name in names))


def island_of(problem: Problem) -> Island:
    """The island that is played in a problem."""
    from shtil_desktop.games.problems import position_of

    island: Island = position_of(SHKAP, problem).island  # type: ignore[attr-defined]
    return island


def placed_chest(island: Island, cell: int) -> str:
    """“the chest of 3 at C5”."""
    at = divmod(cell, SIDE)
    text = translate("shkap problems", "{chest} at\xa0{cell}")
    return text.format(chest=chest_text(island, at), cell=cell_name(at))

"""Qwirkle's problems in words: what is asked, how much a move falls short, where to begin."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from shtil_desktop.games.base import Action
from shtil_desktop.games.problems import Judgement, Problem
from shtil_desktop.games.qwirkle.problems.game_problems import Shortfall, player_of
from shtil_desktop.games.qwirkle.problems.kinds import BEST, KINDS
from shtil_desktop.games.qwirkle.rules.actions import Lay
from shtil_desktop.games.qwirkle.table.words.tile_words import points_text, tile_name
from shtil_desktop.table.words.counted_words import after_colon, sentence_case

if TYPE_CHECKING:
    from shtil_desktop.games.qwirkle.crew.hint import Hint
    from shtil_desktop.games.qwirkle.rules.game import Qwirkle
    from shtil_desktop.table.items.hint_panel import HintText
    from shtil_desktop.table.theme import Palette
    from shtil_desktop.windows.pages.training.problems.problem_parts import OpenCards

translate = QCoreApplication.translate


class QwirkleProblemParts:
    kinds = KINDS

    def kinds_of(self, problem: Problem) -> tuple[str, ...]:
        return (problem.kind,)

    def kind_name(self, kind: str) -> str:
        if kind == BEST:
            return translate("qwirkle problems", "The best move")
        return translate("qwirkle problems", "The endgame")

    def variety(self, problem: Problem) -> str:
        return self.kind_name(problem.kind)

    def label(self, problem: Problem) -> str:
        return self.kind_name(problem.kind)

    def asked(self, problem: Problem) -> str:
        if problem.kind == BEST:
            return translate(
                "qwirkle problems",
                "Find the move that scores most with these tiles. There is only one.",
            )
        text = translate(
            "qwirkle problems",
            "The bag is empty and your opponent’s tiles are open. End the game with the best result: "
            "{margin}. Your opponent plays perfectly.",
        )
        return text.format(margin=margin_text(problem.facts["margin"]))

    def players_seat(self, problem: Problem) -> int | None:
        return player_of(problem)

    def is_open(self, problem: Problem) -> bool:
        return problem.kind != BEST

    def refutation(self, problem: Problem, position: Qwirkle, action: Action, judgement: Judgement) -> str:
        short = judgement.refutation
        assert isinstance(short, Shortfall)
        points = points_text(short.points)
        if problem.kind == BEST:
            text = translate("qwirkle problems", "Another move scores {points} more.")
            return text.format(points=points)
        text = translate("qwirkle problems", "That is {points} short of the best result.")
        told = text.format(points=points)
        after = position.copy()
        after.apply(action)
        moves = []
        for move in short.line:
            mover = after.turn
            is_players = mover == player_of(problem)
            who = (
                translate("qwirkle problems", "You")
                if is_players
                else translate("qwirkle problems", "Opponent")
            )
            moves.append(f"{after_colon(who)}: {self._move(after, move)}")
            after.apply(move)
        if not moves:
            return told
        goes_on = translate("qwirkle problems", "It would continue like this: {moves}.")
        return f"{told} {goes_on.format(moves='; '.join(moves))}"

    def _move(self, position: Qwirkle, action: Action) -> str:
        if not isinstance(action, Lay):
            return translate("qwirkle problems", "pass")
        names = ", ".join(tile_name(tile) for tile, _, _ in action.tiles)
        after = position.copy()
        after.apply(action)
        scored = after.scores[position.turn] - position.scores[position.turn]
        text = translate("qwirkle problems", "{tiles} for {points}")
        return text.format(tiles=names, points=points_text(scored))

    def praise(self, problem: Problem) -> str:
        if problem.kind == BEST:
            text = translate("qwirkle problems", "{points}: nothing scores more.")
            return sentence_case(text.format(points=points_text(problem.facts["points"])))
        text = translate("qwirkle problems", "The best possible result: {margin}.")
        return text.format(margin=margin_text(problem.facts["margin"]))

    def nudge(self, position: Qwirkle, action: Action) -> str:
        from shtil_desktop.games.qwirkle.pages.problems.advice import nudge

        return nudge(action)

    def hint(self, position: Qwirkle, action: Action) -> tuple[Hint, HintText]:
        from shtil_desktop.games.qwirkle.pages.problems.advice import as_hint

        return as_hint(position, action)

    def open_cards(self, problem: Problem, palette: Palette) -> OpenCards | None:
        from shtil_desktop.games.qwirkle.pages.problems.open_tiles import OpenTiles

        return None if problem.kind == BEST else OpenTiles(palette, player_of(problem))


def margin_text(margin: int) -> str:
    """How an endgame ends for the player."""
    if margin > 0:
        return translate("qwirkle problems", "a win by {points}").format(points=points_text(margin))
    if margin < 0:
        return translate("qwirkle problems", "a defeat by only {points}").format(points=points_text(-margin))
    return translate("qwirkle problems", "a draw")

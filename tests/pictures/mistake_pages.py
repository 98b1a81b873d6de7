"""The player's own mistakes, for the pictures: their section, drills of each game, what is told of a move."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta

from PySide6.QtWidgets import QApplication, QWidget

from shtil_desktop.games.mistakes import Loss, Mistake
from shtil_desktop.games.problems import Judgement, Verdict
from shtil_desktop.games.values import replace
from shtil_desktop.play.match import Match
from shtil_desktop.play.profile.training.database import Training
from shtil_desktop.play.profile.training.drills import CardState, Drill, after_try
from shtil_desktop.table.theme import Palette
from shtil_desktop.windows.background.background_training import BackgroundTraining
from shtil_desktop.windows.pages.game_pages import pages_of
from shtil_desktop.windows.pages.training.mistakes.drill_exercise import DrillExercise, drill_title
from shtil_desktop.windows.pages.training.mistakes.mistakes_section import ListedDrill, MistakesSection
from shtil_desktop.windows.pages.training.page import TrainingPage
from shtil_desktop.windows.pages.training.problems.problems_section import ListPlace
from shtil_desktop.windows.start_page.news import News
from shtil_desktop.windows.start_page.page import StartPage
from tests.pictures.training_pages import lead_to, opened
from tests.windows.pages.training.drilling import match_of, mistake_in, shtil_mistake

TODAY = date(2026, 11, 18)


def drill_of(game: str) -> tuple[Match, Mistake]:
    if game == "shtil":
        return shtil_mistake()[:2]
    level, loss = {"qwirkle": ("greedy", Loss.POINTS), "shkap": ("deckhand", Loss.COINS)}[game]
    return match_of(game, level, 3), mistake_in(game, level, 3, loss)[0]


def tried(game: str, is_solved: bool) -> Drill:
    kept = Drill(game, "match", 22, Loss.MATCH, 0, TODAY, TODAY)
    if game == "qwirkle":  # known well: the next time is the last
        kept = replace(kept, times=5, card=CardState(163, 2, TODAY - timedelta(days=163)))
    return after_try(kept, TODAY, is_solved)


def drill(game: str, moment: str) -> Callable[[Palette], QWidget]:
    """A decision that is tried again, at one of the moments of a problem, or unjudged."""

    def page(palette: Palette) -> QWidget:
        match, mistake = drill_of(game)
        match.finished = datetime(2026, 11, 12, 20, tzinfo=UTC)
        made, hear = opened(palette, DrillExercise(match, mistake, lambda is_solved: tried(game, is_solved)))
        if moment == "wrong":
            made.decide(match.game.actions[mistake.action][1])
            hear()
        elif moment == "unknown":
            made.decide(match.game.actions[mistake.action][1])
            made.flow._hear(Judgement(Verdict.UNKNOWN))
        else:
            lead_to(moment, made, hear)
        QApplication.processEvents()
        return made

    return page


def read(drill: Drill) -> Match:
    match, mistake = drill_of(drill.game)
    return DrillExercise(match, mistake).match(match.game.position_after(mistake.action))


def listed() -> list[ListedDrill]:
    found = []
    rows = (("shtil", 22, Loss.MATCH, 0, -6, 1, False), ("qwirkle", 16, Loss.POINTS, 41, 0, 2, True))
    new = (("shtil", 30, Loss.MATCH, 0, -1, 0, False), ("qwirkle", 8, Loss.POINTS, 21, 0, 0, False))
    later = (("shkap", 54, Loss.COINS, 34, 2, 3, False), ("shtil", 14, Loss.CHANCE, 22, 5, 1, True))
    for at, (game, action, loss, amount, due, times, was_found) in enumerate((*rows, *new, *later)):
        day = TODAY + timedelta(days=due)
        kept = Drill(game, f"match-{at}", action, loss, amount, TODAY, day, times, was_found)
        played = datetime(2026, 11, 8 + at, 20, tzinfo=UTC)
        kind = pages_of(game).kind_name(drill_of(game)[0].options)
        found.append(ListedDrill(kept, drill_title(game, played, action), kind, at < 3, read))
    return found


def section(has_any: bool = True) -> Callable[[Palette], QWidget]:
    def page(palette: Palette) -> QWidget:
        rows = listed() if has_any else []
        due = sum(row.is_due for row in rows)
        mistakes = MistakesSection(palette, lambda: rows, lambda: due, lambda: TODAY)
        training = BackgroundTraining(Training(None), today=lambda: TODAY)
        made = TrainingPage(palette, training, ListPlace("shtil"), [mistakes])
        made.show_section(1)
        return made

    return page


def start_page(palette: Palette) -> QWidget:
    """With its word of what is to be tried again."""
    return StartPage(palette, News(TODAY, drills=2))


MOMENTS = ("asked", "nudge", "hint", "wrong", "solved", "showing", "shown", "unknown")

PAGES: dict[str, Callable[[Palette], QWidget]] = {
    "start-page-mistakes": start_page,
    "mistakes": section(),
    "mistakes-none": section(has_any=False),
    **{
        f"drill-{game}-{moment}": drill(game, moment)
        for game in ("shtil", "qwirkle", "shkap")
        for moment in MOMENTS
    },
}

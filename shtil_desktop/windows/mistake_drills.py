"""The player's own mistakes: kept as drills when a review has found them, and tried on the table."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QObject, Signal

from shtil_desktop.games import GAMES
from shtil_desktop.games.base import IllegalAction, InvalidRecord
from shtil_desktop.games.mistakes import Mistake
from shtil_desktop.play.profile.matches.entry import is_plain
from shtil_desktop.windows.destinations import Destination
from shtil_desktop.windows.pages.game_pages import pages_of

if TYPE_CHECKING:
    from shtil_desktop.play.match import Match
    from shtil_desktop.play.profile.matches.store import Store
    from shtil_desktop.play.profile.training.drills import Drill
    from shtil_desktop.table.requests.worker_requests import WorkerRequests
    from shtil_desktop.windows.background.background_training import BackgroundTraining
    from shtil_desktop.windows.main_window import MainWindow
    from shtil_desktop.windows.pages.replay.page import ReplayPage
    from shtil_desktop.windows.pages.training.exercise.exercise_page import ExercisePage
    from shtil_desktop.windows.pages.training.mistakes.drill_exercise import DrillExercise
    from shtil_desktop.windows.pages.training.mistakes.mistakes_section import ListedDrill, MistakesSection

translate = QCoreApplication.translate
MOST_LISTED: Final = 40
"""Nobody reads more, and the rest moves up."""


class MistakeDrills(QObject):
    """Between reviews, the table of an exercise, and what is kept of both."""

    wanted = Signal(object)
    """A `DrillExercise` of the list is to be tried."""

    def __init__(self, window: MainWindow, store: Store, training: BackgroundTraining) -> None:
        super().__init__(window)
        self._window, self._store, self.training = window, store, training
        self.worker: WorkerRequests | None = None
        self._gone: set[str] = set()
        """Matches that are there no more: their drills are forgotten once."""
        window.controller.played.connect(self._forget_replaced)

    # Reviews

    def follow(self, page: ReplayPage, match: Match) -> None:
        """Keep what this review finds, and let its decisions be tried."""
        page.mistakes_found.connect(lambda found: self.keep(match, found))
        page.try_wanted.connect(lambda mistake: self.try_over(match, mistake))

    def keep(self, match: Match, mistakes: tuple[Mistake, ...]) -> None:
        """Keep the worst of the player's own match, quietly; what it was played on from is another's."""
        from shtil_desktop.play.profile.training.drills import new_drill

        if match.is_foreign or not match.is_over or pages_of(match.game.id).drills() is None:
            return
        first = 0 if match.origin is None else match.origin.action
        own = [one for one in mistakes if one.action >= first]
        day = self.training.today()
        self.training.keep([new_drill(match.game.id, match.id, one, day) for one in own])

    def _forget_replaced(self) -> None:
        """Who undoes moves of a match that has ended, and plays on, decides anew from there."""
        session = self._window.controller.session
        if session is not None:
            self.training.forget_decisions(session.match.id, session.length - 1)

    # Exercises

    def try_over(self, match: Match, mistake: Mistake) -> ExercisePage:
        """A decision, over the review that has told of it; nothing is kept of that."""
        from shtil_desktop.windows.pages.training.mistakes.drill_exercise import DrillExercise
        from shtil_desktop.windows.training_navigator import make_exercise_page

        page = make_exercise_page(self._window, self.worker, DrillExercise(match, mistake))
        page.offer(has_previous=False, has_next=False, has_more=False)
        self._window.lay_over(page)
        return page

    @property
    def due(self) -> list[Drill]:
        """What is to be tried today, in its order."""
        if not self.training.drills:
            return []
        from shtil_desktop.play.profile.training.drills import due_on

        awake = (drill for drill in self.training.drills if not self._is_resting(drill))
        return due_on(awake, self.training.today())

    def _is_resting(self, drill: Drill) -> bool:
        """Whether the end of its match has been undone: the decision may yet be made otherwise."""
        entry = self._store.index.known.get(drill.match)
        return entry is not None and not entry.is_over

    def exercise(self, drill: Drill) -> DrillExercise | None:
        """A drill as an exercise; None if its match is gone or under way again."""
        from shtil_desktop.windows.pages.training.mistakes.drill_exercise import DrillExercise

        match = self.match_of(drill)
        if match is None:
            return None
        mistake = Mistake(drill.action, drill.loss, drill.amount)
        return DrillExercise(match, mistake, lambda is_found: self.training.note_try(drill, is_found))

    def match_of(self, drill: Drill) -> Match | None:
        """The match that a drill belongs to, if it is over and has such a decision of the player's.

        With a match that is not there any more its drills are forgotten.
        """
        if not is_plain(drill.match):
            return None
        try:
            match = self._store.load(drill.match)
        except FileNotFoundError:
            self._forget_gone(drill.match)
            return None
        except (OSError, InvalidRecord, IllegalAction):
            return None
        decided = match.game.actions[drill.action : drill.action + 1]
        is_hers = match.game.id == drill.game and [seat for seat, _ in decided] == [match.player]
        return match if is_hers and match.is_over else None

    def _forget_gone(self, match: str) -> None:
        if match not in self._gone:
            self._gone.add(match)
            self.training.forget_match(match)

    # The section of the page of training

    def section(self) -> MistakesSection:
        """What there is to try again, and what was kept of it."""
        from shtil_desktop.windows.pages.training.mistakes.mistakes_section import MistakesSection

        colours = self._window.colours
        section = MistakesSection(colours, self.listed, lambda: len(self.due), self.training.today)
        section.drop_wanted.connect(self.training.drop)
        section.try_wanted.connect(lambda drill: self._open(drill, section))
        section.matches_wanted.connect(lambda: self._window.wanted.emit(Destination.MATCHES))
        return section

    def listed(self) -> list[ListedDrill]:
        """The open drills, those of today first, without those whose match is gone or under way again."""
        due = {drill.key: drill for drill in self.due}
        later = [drill for drill in self.training.drills if drill.is_open and drill.key not in due]
        later.sort(key=lambda drill: drill.due)
        found = (self._listed(drill, drill.key in due) for drill in (*due.values(), *later))
        return list(islice((one for one in found if one is not None), MOST_LISTED))

    def _listed(self, drill: Drill, is_due: bool) -> ListedDrill | None:
        from shtil_desktop.windows.pages.training.mistakes.drill_exercise import drill_title
        from shtil_desktop.windows.pages.training.mistakes.mistakes_section import ListedDrill

        if drill.game not in GAMES or pages_of(drill.game).drills() is None:
            return None
        entry = self._store.index.known.get(drill.match)
        if entry is not None and entry.finished is not None and entry.game == drill.game:
            finished, options = entry.finished, entry.options
        elif self._is_resting(drill):
            return None
        elif (match := self.match_of(drill)) is not None:
            finished, options = match.finished or match.started, match.options
        else:
            return None
        kind = pages_of(drill.game).kind_name(options)
        return ListedDrill(
            drill, drill_title(drill.game, finished, drill.action), kind, is_due, self._position
        )

    def _position(self, drill: Drill) -> Match | None:
        """A drill's match up to its decision."""
        exercise = self.exercise(drill)
        return None if exercise is None else exercise.match(exercise.position())

    def _open(self, drill: Drill, section: MistakesSection) -> None:
        exercise = self.exercise(drill)
        if exercise is None:
            section.say(translate("training", "The game this decision came from can no longer be read."))
        else:
            self.wanted.emit(exercise)

    def next_due(self, exercise: DrillExercise) -> DrillExercise | None:
        """Another one of today."""
        others = [drill for drill in self.due if not exercise.is_of(drill.match, drill.action)]
        return next((one for one in map(self.exercise, others) if one is not None), None)

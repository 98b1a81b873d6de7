"""Hints: the worker is asked, its answers are heard, and shown until the player moves on."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, QObject, QTimer

from shtil_desktop.games.base import Action
from shtil_desktop.games.values import value
from shtil_desktop.play.session import Session
from shtil_desktop.play.worker.ticket import Failure, Ticket
from shtil_desktop.table.motion import timings
from shtil_desktop.table.places import Button
from shtil_desktop.table.requests.worker_requests import WorkerRequests
from shtil_desktop.table.scene import TableScene

if TYPE_CHECKING:
    from shtil_desktop.table.items.hint_panel import HintText

translate = QCoreApplication.translate


@value
class Asked:
    """What a hint was asked for: it is of no use at another moment."""

    moment: int
    begun: Action | None


class HintRequests(QObject):
    """Speaks when asked, and only to the player whose turn it is."""

    def __init__(self, scene: TableScene, session: Callable[[], Session | None], parent: QObject) -> None:
        super().__init__(parent)
        self._scene, self._session = scene, session
        self.worker: WorkerRequests | None = None
        self._ticket: Ticket | None = None
        self._asked: Asked | None = None
        self._found: tuple[Asked, Any] | None = None
        """The last hint that was thought out to its end."""
        self._counted: int | None = None
        """The moment whose hint is counted already."""
        self._slow = QTimer(self)
        self._slow.setSingleShot(True)
        self._slow.timeout.connect(scene.hints.tell_waiting)
        scene.hint_wanted.connect(self.advise)
        scene.hint_dropped.connect(self.forget)

    def begin(self) -> None:
        """Another match is on the table."""
        self.forget()
        self._found = self._counted = None

    @property
    def is_thinking(self) -> bool:
        return self._ticket is not None and self._ticket.is_open

    def advise(self) -> None:
        """Look for a hint; one that is shown already is played."""
        self._scene.animator.complete()
        choices, session = self._scene.choices, self._session()
        refusal = self._refusal()
        if refusal or choices is None or session is None:
            self._scene.say(refusal)
        elif choices.hint is not None:
            self._scene.tap(Button.PLAY_HINT.spot)
        elif not self.is_thinking and self.worker is not None:
            self._ask(session, self.worker)

    def _ask(self, session: Session, worker: WorkerRequests) -> None:
        self._scene.hints.wait()
        choices = self._scene.choices
        assert choices is not None
        begun = choices.begun_action
        self._asked = Asked(session.moment, begun)
        if self._found is not None and self._found[0] == self._asked:
            self._show(self._found[1], is_last=True)
            return
        words = (session.game.options.key, session.game.number, session.player, session.length)
        self._ticket = worker.ask(
            self,
            "game",
            session.game.id,
            "hint",
            session.view(),
            words,
            begun,
            done=lambda found: self._hear(found, is_last=True),
            partial=lambda found: self._hear(found, is_last=False),
            failed=self._explain,
        )
        self._slow.start(timings.FELT)

    def _refusal(self) -> str:
        """Why there can be no hint now; empty if there can."""
        session, choices = self._session(), self._scene.choices
        if session is None:
            return ""
        if session.game.result is not None:
            own = self._scene.words.ending(session).no_more_hints
            return own or translate("adviser", "The game is over: no more hints")
        if self._scene.lesson.is_on:
            return translate("adviser", "The lesson tells you what to do: no hints here")
        if not self._scene.gives_hints:
            return translate("adviser", "There is no hint to give right now")
        if choices is None or not choices.is_asked:
            return translate("adviser", "You can get a hint when it is your turn")
        if self.worker is None:
            return translate("adviser", "The hint is not ready yet: try again in a moment")
        return ""

    @property
    def _is_of_use(self) -> bool:
        """Whether the table is still at the moment that a hint was asked for."""
        session = self._session()
        return session is not None and self._asked is not None and session.moment == self._asked.moment

    def _hear(self, found: Any, is_last: bool) -> None:
        self._slow.stop()
        if not self._is_of_use:
            self.forget()
        elif found is None:
            self._give_up(translate("adviser", "There is no hint to give right now"))
        else:
            self._show(found, is_last)

    def _explain(self, failure: Failure) -> None:
        """Say why there is no hint."""
        self._slow.stop()
        if not self._is_of_use:
            self.forget()
        elif failure.lacks_worker:
            self._give_up(translate("adviser", "Hints aren’t available: the helper process won’t start"))
        else:
            self._give_up(translate("adviser", "No hint this time: the calculation was cut short. Try again"))

    def _give_up(self, why: str) -> None:
        self._scene.hints.drop()
        self._scene.say(why)

    def _show(self, hint: Any, is_last: bool) -> None:
        session, choices = self._session(), self._scene.choices
        assert session is not None and self._asked is not None
        if choices is None:
            self.forget()
            return
        if is_last:
            self._found = (self._asked, hint)
        told = self._told(hint, is_last)
        is_news = choices.hint is None or is_last
        self._scene.hints.give(hint, told)
        if is_news:
            self._scene.announced.emit(told.spoken)
        if self._counted != session.moment:
            self._counted = session.moment
            session.note_hint()

    def _told(self, hint: Any, is_last: bool) -> HintText:
        session, scene = self._session(), self._scene
        assert session is not None
        return scene.words.hint(hint, scene.choices, scene.words.names(session.match), is_last)

    def tell_again(self) -> None:
        """Say the hint that is shown in the language that is spoken now."""
        choices = self._scene.choices
        if choices is not None and choices.hint is not None:
            choices.told = self._told(choices.hint, not self.is_thinking)
            self._scene.refresh()

    def rest(self) -> None:
        """Nobody looks: the thinking ends, what is on the board stays."""
        if self.is_thinking:
            self.forget()
            choices = self._scene.choices
            if choices is not None and choices.hint is None:
                self._scene.hints.drop()

    def forget(self) -> None:
        """The player has moved on: whatever is being thought is of no use."""
        self._slow.stop()
        if self._ticket is not None:
            self._ticket.cancel()
        self._ticket = None

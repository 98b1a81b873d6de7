"""The main window: the table, the menus that belong to it, and the settings that both heed."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QTimer, Signal

from shtil_desktop import games
from shtil_desktop.play.profile import settings as kept
from shtil_desktop.play.profile.settings import Settings
from shtil_desktop.table.motion.timings import PACES, Speed
from shtil_desktop.table.theme import Palette
from shtil_desktop.windows.frame import PageWindow
from shtil_desktop.windows.pages.game_pages import pages_of

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from PySide6.QtGui import QCloseEvent, QShowEvent
    from PySide6.QtWidgets import QMenu, QWidget

    from shtil_desktop.play.profile.writer import Writer
    from shtil_desktop.play.session import MatchSaver
    from shtil_desktop.table.controller import TableController
    from shtil_desktop.table.empty_table import EmptyTable
    from shtil_desktop.table.game_table import GameTable
    from shtil_desktop.table.pictures.table_pictures import TablePictures
    from shtil_desktop.table.requests.worker_requests import WorkerRequests
    from shtil_desktop.table.scene import TableScene
    from shtil_desktop.table.sounds import Sounds
    from shtil_desktop.table.view import TableView
    from shtil_desktop.windows.menus.window_menus import Menus
    from shtil_desktop.windows.new_matches import NewMatches


class MainWindow(PageWindow):
    """The table and what covers it; `settings_changed` tells what is to be remembered."""

    settings_changed = Signal(object)
    wanted = Signal(object)
    """A place that the player wants to go to."""

    def __init__(
        self,
        store: MatchSaver | None,
        settings: Settings,
        worker: WorkerRequests | None = None,
        album: Path | None = None,
        *,
        is_first_picture: bool = False,
    ) -> None:
        super().__init__()
        self.store = store
        self.writer: Writer | None = None
        """Writes what the window must not wait for; before it is there, the window writes itself."""
        self._album = album
        self.settings = settings
        self.picked: set[str] = set()
        """Names of the settings that were chosen since the program began."""
        self._worker = worker
        self._controller: TableController | None = None
        self._pictures: TablePictures | None = None
        self.bar_menus: list[QMenu] = []
        """Those in the bar, from left to right; `menus` has their entries."""
        self.menus: Menus | None = None
        self._is_still = False
        self._sounds: Sounds | None = None
        if is_first_picture:
            self._name_menus()
        else:
            self._make_menus()
        self.pages.currentChanged.connect(self._follow)

    # The table, built when it is first asked for: the start page is shown without it

    @property
    def controller(self) -> TableController:
        if self._controller is None:
            self._lay_table()
        assert self._controller is not None
        return self._controller

    @property
    def scene(self) -> TableScene:
        return self.controller.scene

    @property
    def view(self) -> TableView:
        if self._controller is None:
            self._lay_table()
        return self._view

    def home(self) -> QWidget:
        return self.view

    def leave_home(self) -> None:
        """Nobody looks at the table: a hint that is still thought about is of no use."""
        if self._controller is not None:
            self._controller.adviser.rest()

    def show_empty_table(self, game: str, options: Any) -> EmptyTable:
        """Show the table of such a match with nothing on it; it is there long before the match itself."""
        kit: GameTable = games.load(games.face_of(game).table)
        self._pictures = kit.pictures(numeral_scale=self.settings.numeral_scale, album=self.pictures.album)
        empty = kit.empty_table(self._pictures, options, self.colours, self.settings.left_handed)
        self.show_start_page(empty)
        return empty

    @property
    def pictures(self) -> TablePictures:
        """The table's, from before it is laid; each game has its own kind of them."""
        if self._pictures is None:
            from shtil_desktop.table.pictures.album import Album
            from shtil_desktop.table.pictures.table_pictures import TablePictures

            numerals = self.settings.numeral_scale
            self._pictures = TablePictures(numeral_scale=numerals, album=Album(self._album))
        return self._pictures

    def _lay_table(self) -> None:
        from shtil_desktop.table.controller import TableController
        from shtil_desktop.table.scene import TableScene
        from shtil_desktop.table.view import TableView

        scene = TableScene(self, self.pictures)
        scene.layout.set_palette(self.colours)
        self._view = TableView(scene)
        self._controller = TableController(scene, self._worker, self)
        self.pages.addWidget(self._view)
        self._apply(self.settings)
        self._controller.changed.connect(self._follow)
        self._controller.new_match_wanted.connect(lambda: self.new_matches.choose())
        self._controller.another_wanted.connect(lambda: self.new_matches.begin_another())
        scene.announced.connect(self._announce)
        if self._start is None:
            self._view.setFocus()

    # What can be done

    def _name_menus(self) -> list[QMenu]:
        """The menus, empty: more is not seen of them in the program's first picture."""
        old, self.bar_menus = self.bar_menus, []
        for menu in old:
            menu.deleteLater()
        self.menuBar().clear()
        self.setWindowTitle(self.tr("Shtil"))
        titles = (self.tr("&Game"), self.tr("&Move"), self.tr("Vie&w"), self.tr("&Help"))
        for title in titles:
            self.bar_menus.append(self.menuBar().addMenu(title))
        return self.bar_menus

    def complete(self) -> None:
        """Fill the menus, which the first picture didn't wait for."""
        self._make_menus()

    def _make_menus(self) -> None:
        from shtil_desktop.windows.menus.window_menus import Menus

        self.menus = Menus(self, self._name_menus())
        self._follow()

    @property
    def has_log(self) -> bool:
        """Whether the log is shown, or will be."""
        return self._controller is None or self.scene.layout.setup.has_log

    def set_theme(self, name: str) -> None:
        self.change(self.settings.with_(theme=kept.Theme(name)))
        self.pick("theme")

    def set_speed(self, name: str) -> None:
        self.change(self.settings.with_(speed=kept.AnimationSpeed(name)))
        self.pick("speed")

    def pick(self, name: str) -> None:
        """The player has chosen a setting that is so already: it may have been so for this run alone."""
        if name not in self.picked:
            self.picked.add(name)
            self.settings_changed.emit(self.settings)

    def change(self, settings: Settings) -> None:
        """Take other settings, and have them remembered."""
        self.picked |= kept.differing(self.settings, settings)
        self._apply(settings)
        self.settings_changed.emit(settings)

    def _apply(self, settings: Settings) -> None:
        self.settings = settings
        if self.menus is not None:
            self.menus.entries.follow(settings.shortcuts)
        if self._controller is None:
            return
        self.scene.keyboard.set_keys(settings.shortcuts)
        self.scene.animator.complete()
        self.scene.animator.speed = self._speed()
        self.scene.layout.set_left_handed(settings.left_handed)
        self._sound(settings.sounds)
        self._controller.heed(PACES[settings.pace.value], settings.warnings, settings.undo_allowed)
        self.scene.layout.set_numerals(settings.numeral_scale)

    def _speed(self) -> Speed:
        if self.settings.speed is kept.AnimationSpeed.SYSTEM:
            return Speed.OFF if self._is_still else Speed.NORMAL
        return Speed[self.settings.speed.name]

    @property
    def has_motion(self) -> bool:
        return self._speed() is not Speed.OFF

    def keep_still(self, is_still: bool) -> None:
        """The system asks for less motion, or does no more."""
        self._is_still = is_still
        self._apply(self.settings)

    def _sound(self, is_wanted: bool) -> None:
        """The multimedia module is loaded with the first wish for sounds, never before."""
        if is_wanted and self._sounds is None:
            from shtil_desktop.table.sounds import Sounds

            self._sounds = Sounds(self)
            self._sounds.load_soon()
            self.scene.cued.connect(self._sounds.play)
        if self._sounds is not None:
            self._sounds.is_on = is_wanted

    def wear(self, palette: Palette) -> None:
        """Take the colours of another theme, on the table and on what covers it."""
        super().wear(palette)
        if self._controller is not None:
            self.scene.layout.set_palette(palette)

    def toggle_full_screen(self) -> None:
        from PySide6.QtCore import Qt

        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    @property
    def player_name(self) -> str:
        return self.settings.player_name or self.tr("You")

    # Matches

    @cached_property
    def new_matches(self) -> NewMatches:
        from shtil_desktop.windows.new_matches import NewMatches

        return NewMatches(self)

    def share_deal(self) -> None:
        """Put the code of this deal on the clipboard, if it is one of the numbered deals."""
        from PySide6.QtGui import QGuiApplication

        from shtil_desktop.games.codes import encode

        session = self.controller.session
        if session is None or not session.match.has_numbered_deal:
            self.scene.say(self.tr("This deal has no code"))
            return
        code = encode(session.game.id, session.game.options, session.game.number)
        QGuiApplication.clipboard().setText(code)
        self.scene.say(self.tr("Copied: {code}").format(code=code), is_reason=False)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._make_menus()
            if self._controller is not None:
                self._controller.tell_again()
            QTimer.singleShot(0, self, self._entitle)  # pages are told after their window
        super().changeEvent(event)

    def _follow(self) -> None:
        if self.menus is None:
            return  # they are still empty
        is_at_table = self._controller is not None and self.pages.currentWidget() is self._view
        has_match = is_at_table and self.controller.session is not None
        self.menus.follow(
            has_match=has_match,
            is_teaching=has_match and self.scene.lesson.is_on,
            can_undo=is_at_table and self.controller.can_undo,
            can_redo=is_at_table and self.controller.can_redo,
        )
        self._entitle()

    def _entitle(self) -> None:
        """The title bar names the page that is shown, else the match on the table and its deal."""
        session = self._controller.session if self._controller is not None and not self.is_at_start else None
        what = "" if self.page is None else self.page.heading.text()
        if not what and session is not None:
            pages = pages_of(session.game.id)
            title = pages.match_title(session.match)
            what = self.scene.lesson.title if self.scene.lesson.is_on else title
        self.setWindowTitle(self.tr("{title} – Shtil").format(title=what) if what else self.tr("Shtil"))

    def _announce(self, text: str) -> None:
        """The last words, for screen readers."""
        from shtil_desktop.table.words.counted_words import unbound
        from shtil_desktop.windows.notices.screen_reader import announce

        self.view.setAccessibleDescription(unbound(text))
        announce(self.view, text)

    def write(self, work: Callable[[], object], then: Callable[[], object] = lambda: None) -> None:
        """Have something written that may fail; `then` is called when that has ended, either way."""
        from shtil_desktop.play.profile.writer import WriteAtOnce

        (self.writer or WriteAtOnce()).do(work, lambda _: then(), lambda _: then())

    # Its place on the screen

    def showEvent(self, event: QShowEvent) -> None:
        """Before its first match the window shows an empty table, unless it shows the start page."""
        if self._start is None and self._controller is None:
            self._lay_table()
        super().showEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        if self._controller is not None:
            self.scene.animator.complete()
        place = bytes(self.saveGeometry().toBase64().data()).decode()
        self.change(self.settings.with_(geometry=place))
        super().closeEvent(event)

    def take_place(self) -> None:
        """Where and as large as it was last time."""
        self.place_as(self.settings.geometry)

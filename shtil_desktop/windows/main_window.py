"""The main window: the table, and the menus that belong to it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QByteArray, QSize, Qt
from PySide6.QtGui import QAction, QActionGroup, QCloseEvent, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu, QMessageBox, QStackedWidget, QWidget

from shtil_desktop import __version__
from shtil_desktop.games.shtil.options import Options
from shtil_desktop.table.helm import Helm, Thinking
from shtil_desktop.table.scene import TableScene
from shtil_desktop.table.theme import PALETTES
from shtil_desktop.table.timings import Speed
from shtil_desktop.table.view import TableView
from shtil_desktop.voyage.session import Session

Sail = Callable[[Options, int | None], Session]
"""Makes a session of a new voyage; without a number the deal is any."""

USUAL_SIZE = QSize(1280, 760)


class MainWindow(QMainWindow):
    """Opens on a voyage."""

    def __init__(self, sail: Sail, thinker: Thinking) -> None:
        super().__init__()
        self._sail = sail
        self.setWindowTitle("Shtil")
        self.setMinimumSize(1024, 640)
        self.resize(USUAL_SIZE)
        self.scene = TableScene(self)
        self.view = TableView(self.scene)
        self.helm = Helm(self.scene, thinker, self)
        self.pages = QStackedWidget()
        self.pages.addWidget(self.view)
        self.setCentralWidget(self.pages)
        self._chooser: QWidget | None = None
        self._make_menus()
        self.helm.changed.connect(self._follow)
        self.helm.new_voyage_wanted.connect(self.choose_voyage)
        self.scene.announced.connect(self._announce)
        self.view.setFocus()

    # What can be done

    def _make_menus(self) -> None:
        voyage = self.menuBar().addMenu(self.tr("&Voyage"))
        self._add(voyage, self.tr("&New voyage…"), self.choose_voyage, QKeySequence.StandardKey.New)
        self.again = self._add(voyage, self.tr("&Same deal again"), self.helm.restart, "Ctrl+R")
        voyage.addSeparator()
        self._add(voyage, self.tr("&Quit"), self.close, QKeySequence.StandardKey.Quit)
        move = self.menuBar().addMenu(self.tr("&Move"))
        self.undo = self._add(move, self.tr("&Undo"), self.helm.undo, "Ctrl+Z")
        self.redo = self._add(move, self.tr("&Redo"), self.helm.redo, "Ctrl+Shift+Z")
        look = self.menuBar().addMenu(self.tr("&View"))
        self._add_looks(look)
        look.addSeparator()
        log = self._add(look, self.tr("Voyage &log"), lambda: None, "Ctrl+L")
        log.setCheckable(True)
        log.setChecked(True)
        log.toggled.connect(self.scene.show_log)
        self._add(look, self.tr("&Full screen"), self.toggle_full_screen, "F11")
        about = self.menuBar().addMenu(self.tr("&Help"))
        self._add(about, self.tr("&About Shtil"), self.show_about)

    def _add_looks(self, menu: QMenu) -> None:
        themes = {"day": self.tr("&Day"), "night": self.tr("&Night"), "contrast": self.tr("High &contrast")}
        self._add_choice(menu.addMenu(self.tr("&Theme")), themes, "day", self.set_theme)
        speeds = {
            Speed.OFF.name: self.tr("&Off"),
            Speed.FAST.name: self.tr("&Fast"),
            Speed.NORMAL.name: self.tr("&Normal"),
            Speed.SLOW.name: self.tr("&Slow"),
        }
        self._add_choice(menu.addMenu(self.tr("&Motion")), speeds, Speed.NORMAL.name, self.set_speed)
        self.scene.animator.speed = Speed.NORMAL

    def _add_choice(
        self, menu: QMenu, texts: dict[str, str], chosen: str, choose: Callable[[str], None]
    ) -> None:
        group = QActionGroup(menu)
        for name, text in texts.items():
            action = QAction(text, menu, checkable=True)
            action.setChecked(name == chosen)
            action.triggered.connect(lambda _, name=name: choose(name))
            group.addAction(action)
            menu.addAction(action)

    def _add(
        self,
        menu: QMenu,
        text: str,
        act: Callable[[], object],
        keys: str | QKeySequence.StandardKey | None = None,
    ) -> QAction:
        action = QAction(text, self)
        if keys is not None:
            action.setShortcut(QKeySequence(keys))
        action.triggered.connect(lambda: act())
        menu.addAction(action)
        return action

    def set_theme(self, name: str) -> None:
        self.scene.set_palette(PALETTES[name])

    def set_speed(self, name: str) -> None:
        self.scene.animator.complete()
        self.scene.animator.speed = Speed[name]

    def toggle_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def show_about(self) -> None:
        text = self.tr("Shtil Desktop {version}\nThe quiet card game for the desktop, alone and offline.")
        QMessageBox.about(self, self.tr("About Shtil"), text.format(version=__version__))

    # Voyages

    def set_sail(self, options: Options, number: int | None = None) -> None:
        """A new voyage of this kind."""
        self.show_table()
        self.helm.set_sail(self._sail(options, number))

    def choose_voyage(self) -> None:
        """Ask which voyage it shall be; the one under way stays where it is."""
        from shtil_desktop.windows.kind_page import KindPage

        if self._chooser is None:
            session = self.helm.session
            page = KindPage(session.game.options if session is not None else Options())
            page.chosen.connect(self.set_sail)
            page.closed.connect(self.show_table)
            self._chooser = page
            self.pages.addWidget(page)
        self.pages.setCurrentWidget(self._chooser)
        self._chooser.setFocus()

    def show_table(self) -> None:
        self.pages.setCurrentWidget(self.view)
        self.view.setFocus()

    def _follow(self) -> None:
        self.undo.setEnabled(self.helm.can_undo)
        self.redo.setEnabled(self.helm.can_redo)

    def _announce(self, text: str) -> None:
        """The last words, for screen readers."""
        self.view.setAccessibleDescription(text)

    # Its place on the screen

    def remember(self, geometry: str) -> None:
        """Take the place and size of an earlier time."""
        self.restoreGeometry(QByteArray.fromBase64(geometry.encode()))

    @property
    def place(self) -> str:
        return bytes(self.saveGeometry().toBase64().data()).decode()

    def closeEvent(self, event: QCloseEvent) -> None:
        self.scene.animator.complete()
        super().closeEvent(event)

"""The menus of the main window: what each entry does, and which of them belong to the match on the table."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from shtil_desktop.games import face_of
from shtil_desktop.windows.destinations import Destination
from shtil_desktop.windows.menus.entries import MenuEntries, speed_texts, theme_texts
from shtil_desktop.windows.pages.game_pages import games_with_problems
from shtil_desktop.windows.pages.words.key_words import command_words

if TYPE_CHECKING:
    from shtil_desktop.windows.main_window import MainWindow

translate = QCoreApplication.translate


class Menus:
    """Fills the menus of a window that have only their titles yet."""

    another: QAction
    again: QAction
    share: QAction
    undo: QAction
    redo: QAction
    hint: QAction
    log: QAction

    def __init__(self, window: MainWindow, menus: Sequence[QMenu]) -> None:
        self._window = window
        self._has_match = False
        self._looks: list[QAction] = []
        """The entries of the game on the table, made anew whenever they are shown."""
        self.entries = MenuEntries(window.settings.shortcuts)
        game, move, look, about = menus
        self._fill_game(game)
        self._fill_move(move)
        self._fill_look(look)
        self._fill_help(about)

    def _fill_game(self, menu: QMenu) -> None:
        window, add = self._window, self.entries.add
        self._add_way(menu, translate("MainWindow", "&Start page"), Destination.START_PAGE, "harbour")
        add(menu, translate("MainWindow", "&New game…"), lambda: window.new_matches.choose(), "new-voyage")
        self._add_way(menu, translate("MainWindow", "&Daily game"), Destination.DAILY, "daily")
        self._add_way(menu, translate("MainWindow", "Ca&lendar"), Destination.CALENDAR)
        text = translate("MainWindow", "&Another deal")
        self.another = add(menu, text, lambda: window.new_matches.begin_another(), "another")
        text = translate("MainWindow", "Same deal a&gain")
        self.again = add(menu, text, lambda: window.controller.restart(), "again")
        self.share = add(menu, translate("MainWindow", "&Copy deal code"), window.share_deal, "share")
        self._add_way(menu, translate("MainWindow", "&My games…"), Destination.MATCHES, "voyages")
        menu.addSeparator()
        if games_with_problems():
            self._add_way(menu, translate("MainWindow", "Tra&ining"), Destination.TRAINING, "training")
        self._add_way(menu, translate("MainWindow", "S&tatistics"), Destination.STATISTICS, "statistics")
        self._add_way(menu, translate("MainWindow", "S&ettings"), Destination.SETTINGS, "settings")
        menu.addSeparator()
        add(menu, translate("MainWindow", "&Quit"), window.close, "quit")

    def _fill_move(self, menu: QMenu) -> None:
        window, add = self._window, self.entries.add
        self.undo = add(menu, translate("MainWindow", "&Undo"), lambda: window.controller.undo(), "undo")
        self.redo = add(menu, translate("MainWindow", "&Redo"), lambda: window.controller.redo(), "redo")
        menu.addSeparator()
        self.hint = add(menu, translate("MainWindow", "&Hint"), lambda: window.controller.hint(), "hint")

    def _fill_look(self, menu: QMenu) -> None:
        window, choice = self._window, self.entries.add_choice
        theme, speed = translate("MainWindow", "&Theme"), translate("MainWindow", "&Animations")
        choice(menu, theme, theme_texts(), lambda: window.settings.theme.value, window.set_theme)
        choice(menu, speed, speed_texts(), lambda: window.settings.speed.value, window.set_speed)
        menu.addSeparator()
        self.log = self.entries.add(menu, translate("MainWindow", "Game &log"), lambda: None, "log")
        self.log.setCheckable(True)
        self.log.setChecked(window.has_log)
        self.log.toggled.connect(lambda is_wanted: window.scene.layout.show_log(is_wanted))
        text = translate("MainWindow", "&Full screen")
        self.entries.add(menu, text, window.toggle_full_screen, "full-screen")
        menu.aboutToShow.connect(lambda: self._offer_looks(menu))

    def _offer_looks(self, menu: QMenu) -> None:
        """Offer what only looks, or puts in order, on the table that is shown, each with its key."""
        for old in self._looks:
            menu.removeAction(old)
            old.deleteLater()
        self._looks = []
        scene, session = self._window.scene, self._window.controller.session
        if not self._has_match or session is None:
            return
        names = face_of(session.game.id).looks
        self._looks = [menu.addSeparator()] if names else []
        for name in names:
            text, key = command_words(name), scene.keys.shown(name)
            action = self.entries.add(
                menu, f"{text}\t{key}" if key else text, partial(scene.keyboard.look, name)
            )
            self._looks.append(action)

    def _fill_help(self, menu: QMenu) -> None:
        self._add_way(menu, translate("MainWindow", "&Rules"), Destination.RULES, "rules")
        self._add_way(menu, translate("MainWindow", "&Learn to play"), Destination.LEARN, "learn")
        text = translate("MainWindow", "&Keyboard shortcuts…")
        self._add_way(menu, text, Destination.SHORTCUTS, "shortcuts")
        self._add_way(menu, translate("MainWindow", "&About Shtil"), Destination.ABOUT)

    def _add_way(self, menu: QMenu, text: str, place: Destination, command: str = "") -> None:
        self.entries.add(menu, text, lambda: self._window.wanted.emit(place), command)

    def follow(self, *, has_match: bool, is_teaching: bool, can_undo: bool, can_redo: bool) -> None:
        """Offer what can be done on the table now."""
        self._has_match = has_match
        for action in (self.hint, self.again, self.share):
            action.setEnabled(has_match)
        self.another.setEnabled(has_match and not is_teaching)
        self.undo.setEnabled(can_undo)
        self.redo.setEnabled(can_redo)

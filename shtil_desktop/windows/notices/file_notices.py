"""What can go wrong with the player's files, told in her language: what happened, and where they are."""

from __future__ import annotations

import errno
import stat
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from shtil_desktop.games.base import Flaw, IllegalAction, InvalidRecord
from shtil_desktop.play.profile.files import NotPlain
from shtil_desktop.table.words.counted_words import counted
from shtil_desktop.windows.pages.words.house_words import house_words

if TYPE_CHECKING:
    from shtil_desktop.play.profile.matches.store import Store
    from shtil_desktop.play.profile.paths import Paths
    from shtil_desktop.play.profile.settings import Mended
    from shtil_desktop.windows.background.statistics_desk import StatisticsDesk
    from shtil_desktop.windows.background.training_desk import TrainingDesk
    from shtil_desktop.windows.language import Translations
    from shtil_desktop.windows.notices.notices import Notices

translate = QCoreApplication.translate

FULL: Final = (errno.ENOSPC, errno.EDQUOT) if hasattr(errno, "EDQUOT") else (errno.ENOSPC,)
FORBIDDEN: Final = (errno.EACCES, errno.EPERM, errno.EROFS)
MOST_NAMES: Final = 4
GONE: Final = (errno.ENOENT, errno.ENOTDIR)


class FileNotices:
    """Looks after all that the profile's files report, and tells each thing once."""

    def __init__(self, notices: Notices) -> None:
        self._notices = notices
        self._told_broken = 0
        self._told_aside: Path | None = None
        self._has_told_passing = False
        self._has_told_held = False
        self._told_unreadable = 0
        self._has_told_of_mates = False
        self._told_training: Path | None = None
        self._has_told_training_passing = False

    def tell_of_start(self, paths: Paths, mended: Mended) -> None:
        """What was found when the program began."""
        if not paths.is_lasting:
            self._notices.tell("passing", lambda: passing_text(paths.wanted or paths.data))
        if paths.aside:
            self._notices.tell("in the way", lambda: in_the_way_text(paths.aside))
        if mended.aside is not None:
            self._notices.tell("settings", lambda: settings_gone_text(mended.aside))
        elif mended.trouble is not None:
            trouble = mended.trouble
            self._notices.tell("settings", lambda: settings_unread_text(trouble))
        elif mended.names:
            self._notices.tell("settings", lambda: settings_mended_text(mended.names))

    def heed_language(self, translations: Translations) -> None:
        """Say, now and after every change, when the texts of the language that is wanted are missing."""
        translations.changed.connect(lambda: self._look_at_language(translations))
        self._look_at_language(translations)

    def _look_at_language(self, translations: Translations) -> None:
        if translations.missing:
            self._notices.tell("language", lambda: translations.missing)
        else:
            self._notices.withdraw("language")

    def look_at(self, store: Store, statistics: StatisticsDesk) -> None:
        """What was set aside since the last look."""
        if len(store.broken) > self._told_broken:
            self._told_broken = len(store.broken)
            broken = tuple(store.broken)
            self._notices.tell("broken", lambda: broken_text(broken))
        aside = statistics.broken
        if aside is not None and aside != self._told_aside:
            self._told_aside = aside
            self._notices.tell("statistics", lambda: statistics_gone_text(aside))
        if not statistics.is_lasting and not self._has_told_passing:
            self._has_told_passing = True
            self._notices.tell("uncounted", statistics_passing_text)
        self._look_at_rows(statistics.standing.unreadable)
        if statistics.is_held and not self._has_told_held:
            self._notices.tell("held", statistics_held_text)
        elif not statistics.is_held:
            self._notices.withdraw("held")
        self._has_told_held = statistics.is_held

    def look_at_training(self, training: TrainingDesk) -> None:
        """What has become of solved problems and mistakes to be tried again."""
        aside = training.broken
        if aside is not None and aside != self._told_training:
            self._told_training = aside
            self._notices.tell("training", lambda: training_gone_text(aside))
        if not training.is_lasting and not self._has_told_training_passing:
            self._has_told_training_passing = True
            self._notices.tell("training", training_passing_text)
        if training.is_held:
            self._notices.tell("training held", training_held_text)
        else:
            self._notices.withdraw("training held")

    def _look_at_rows(self, unreadable: int) -> None:
        """Once for each that is damaged: they stay so."""
        if unreadable > self._told_unreadable:
            self._notices.tell("unreadable", lambda: left_out_text(unreadable))
        self._told_unreadable = max(self._told_unreadable, unreadable)

    def look_at_mates(self, are_short_handed: bool) -> None:
        """Whether somebody thinks for the mates; said once until that changes."""
        if not are_short_handed:
            self._notices.withdraw("mates")
        elif not self._has_told_of_mates:
            self._notices.tell("mates", short_handed_text)
        self._has_told_of_mates = are_short_handed


def reason_text(error: OSError) -> str:
    """Why a file can't be read or written, as the end of a sentence."""
    if error.errno in FULL:
        return translate("troubles", "the disk is full")
    if error.errno in FORBIDDEN:
        return translate("troubles", "access is denied")
    if error.errno in GONE or isinstance(error, FileNotFoundError):
        return translate("troubles", "there is no such file or folder")
    if error.errno == errno.EISDIR:
        return translate("troubles", "it is a folder")
    if error.errno == errno.ELOOP:
        return translate("troubles", "it is a link that leads back to itself")
    if isinstance(error, NotPlain):
        return _kind_text(error.mode)
    return str(error.strerror or error)


def _kind_text(mode: int) -> str:
    """What there is instead of a file."""
    if stat.S_ISFIFO(mode):
        return translate("troubles", "it is a pipe and not a file")
    if stat.S_ISSOCK(mode):
        return translate("troubles", "it is a socket and not a file")
    if stat.S_ISLNK(mode):
        return translate("troubles", "it is a link and not a file")
    return translate("troubles", "it is a device and not a file")


def file_trouble_text(path: Path, error: Exception) -> str:
    """Why a record from elsewhere can't be opened."""
    if isinstance(error, OSError):
        text = translate("troubles", "{file} can’t be read: {reason}.")
        return text.format(file=path.name, reason=reason_text(error))
    if isinstance(error, IllegalAction):
        text = translate("troubles", "{file} can’t be opened: it contains an illegal move.")
    elif isinstance(error, InvalidRecord) and error.flaw is Flaw.NEWER_VERSION:
        text = translate("troubles", "{file} needs a newer version of the program.")
    else:
        return house_words().files.not_a_match(path.name)
    return text.format(file=path.name)


def files_trouble_text(paths: Sequence[Path]) -> str:
    """That several can't be opened: how many, and the first of them."""
    count = len(paths)
    text = translate("troubles", "%n file(s) can’t be opened: {names}", "", count)
    return counted(text, count).format(names=_some_names(paths))


def _some_names(paths: Sequence[Path]) -> str:
    return ", ".join(path.name for path in paths[:MOST_NAMES]) + ("…" if len(paths) > MOST_NAMES else "")


def passing_text(folder: Path) -> str:
    text = translate(
        "troubles",
        "The folder {folder} can’t be written to. You can play, but nothing will be saved.",
    )
    return text.format(folder=folder)


def in_the_way_text(aside: Sequence[Path]) -> str:
    """That something was no folder or file of ours, and is called otherwise now."""
    text = translate(
        "troubles",
        "Something else was in the place of a folder or file that the program needs."
        " It was renamed in {folder}: {names}",
    )
    return text.format(folder=aside[0].parent, names=", ".join(path.name for path in aside))


def settings_gone_text(aside: Path | None) -> str:
    text = translate(
        "troubles",
        "The settings were damaged and have been reset to defaults. The old file is kept as {file}.",
    )
    return text.format(file=aside)


def settings_unread_text(error: OSError) -> str:
    text = translate("troubles", "Your settings can’t be read: {reason}. The defaults are used for now.")
    return text.format(reason=reason_text(error))


def settings_mended_text(names: Sequence[str]) -> str:
    text = translate("troubles", "Some settings made no sense and have been reset to defaults: {names}.")
    return text.format(names=", ".join(_setting_name(name) for name in names))


def _setting_name(name: str) -> str:
    """A setting as the player knows it, and not as its file does."""
    return {
        "language": translate("troubles", "language"),
        "theme": translate("troubles", "theme"),
        "speed": translate("troubles", "animations"),
        "pace": translate("troubles", "mates’ pace"),
        "sounds": translate("troubles", "sounds"),
        "undo_allowed": translate("troubles", "undo"),
        "warnings": translate("troubles", "warnings"),
        "numeral_scale": translate("troubles", "numbers on the cards"),
        "left_handed": translate("troubles", "left-handed table"),
        "player_name": translate("troubles", "your name"),
        "geometry": translate("troubles", "window position"),
        "new_voyage": house_words().files.choices_setting(),
        "games": translate("troubles", "choices of the last games"),
        "shortcuts": translate("troubles", "keyboard shortcuts"),
    }.get(name, name)


def broken_text(files: Sequence[Path]) -> str:
    text = house_words().files.broken(len(files))
    return text.format(folder=files[0].parent, names=_some_names(files))


def statistics_gone_text(aside: Path) -> str:
    return house_words().files.statistics_rebuilt(str(aside))


def statistics_passing_text() -> str:
    return house_words().files.counted_later()


def training_gone_text(aside: Path) -> str:
    text = translate(
        "troubles",
        "The file with your training was damaged. Solved problems and mistakes to try again start afresh;"
        " the old file is kept as {file}.",
    )
    return text.format(file=aside)


def training_passing_text() -> str:
    return translate(
        "troubles", "Your training can’t be saved: what you solve now is forgotten when you quit."
    )


def training_held_text() -> str:
    return translate("troubles", "Your training can’t be saved right now. The program keeps trying.")


def statistics_held_text() -> str:
    return house_words().files.counted_soon()


def left_out_text(count: int) -> str:
    """That some of the statistics are damaged."""
    return house_words().files.left_out(count)


def unsaved_text(count: int, folder: Path, error: OSError, is_still: bool = False) -> str:
    """That matches are not on disk, where and why; `is_still` after another try that was asked for."""
    text = house_words().files.not_saved(count).format(folder=folder, reason=reason_text(error))
    still = translate("troubles", "Still not saved.")
    return f"{still} {text}" if is_still else text


def try_again_text() -> str:
    return translate("troubles", "Try again")


def short_handed_text() -> str:
    return translate(
        "troubles",
        "The program can’t start the process that thinks for your mates. Until it can,"
        " they all play in the simplest way, and there are no hints or reviews.",
    )


def no_proof_text() -> str:
    return translate(
        "troubles", "The program can’t check right now whether a deal is winnable: this one is random."
    )


def unproven_text() -> str:
    return translate("troubles", "No deal could be proven winnable in time: this one is random.")


def played_on_text(action: int) -> str:
    return house_words().files.played_on(action)

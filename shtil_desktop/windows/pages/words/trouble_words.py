"""What can go wrong, told in the player's language: what happened, why, and where her files are."""

from __future__ import annotations

import errno
import stat
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication

from shtil_desktop.games.base import Flaw, IllegalAction, InvalidRecord
from shtil_desktop.play.profile.files import NotPlain
from shtil_desktop.table.words.counted_words import counted

translate = QCoreApplication.translate

FULL: Final = (errno.ENOSPC, errno.EDQUOT) if hasattr(errno, "EDQUOT") else (errno.ENOSPC,)
FORBIDDEN: Final = (errno.EACCES, errno.EPERM)
MOST_NAMES: Final = 4
GONE: Final = (errno.ENOENT, errno.ENOTDIR)


def reason_text(error: OSError) -> str:
    """Why a file can't be read or written, as the end of a sentence."""
    if error.errno in FULL:
        return translate("troubles", "the disk is full")
    if error.errno in FORBIDDEN:
        return translate("troubles", "access is denied")
    if error.errno == errno.EROFS:
        return translate("troubles", "only reading is allowed there")
    if error.errno == errno.EBUSY:
        return translate("troubles", "another program is using the file")
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
        text = translate("troubles", "{file} is not a saved game, or it is damaged.")
    return text.format(file=path.name)


def files_trouble_text(paths: Sequence[Path]) -> str:
    """That several can't be opened: how many, and the first of them."""
    count = len(paths)
    text = translate("troubles", "%n file(s) can’t be opened: {names}", "", count)
    return counted(text, count).format(names=_some_names(paths))


def opening_text(done: int, count: int) -> str:
    """How many of the files are opened that were dropped on the window."""
    text = translate("troubles", "Opening files: {done} of\xa0{count}")
    return text.format(done=done, count=count)


def cancel_text() -> str:
    return translate("troubles", "Cancel")


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
        "pace": translate("troubles", "computer players’ pace"),
        "sounds": translate("troubles", "sounds"),
        "undo_allowed": translate("troubles", "undo"),
        "warnings": translate("troubles", "warnings"),
        "numeral_scale": translate("troubles", "numbers on the cards"),
        "left_handed": translate("troubles", "left-handed table"),
        "player_name": translate("troubles", "your name"),
        "geometry": translate("troubles", "window position"),
        "new_voyage": translate("troubles", "new-game choices"),
        "games": translate("troubles", "choices of the last games"),
        "shortcuts": translate("troubles", "keyboard shortcuts"),
    }.get(name, name)


def broken_text(files: Sequence[Path]) -> str:
    count = len(files)
    text = translate(
        "troubles", "%n of your game file(s) can’t be read. Kept in {folder}: {names}", "", count
    )
    return counted(text, count).format(folder=files[0].parent, names=_some_names(files))


def statistics_gone_text(aside: Path) -> str:
    text = translate(
        "troubles",
        "The statistics were damaged and have been rebuilt from your saved games. The old file is kept"
        " as {file}.",
    )
    return text.format(file=aside)


def statistics_passing_text() -> str:
    return translate(
        "troubles",
        "The statistics can’t be saved right now. Games will be counted the next time the program starts.",
    )


def training_gone_text(aside: Path) -> str:
    text = translate(
        "troubles",
        "The file with your training was damaged. Your solved problems and saved mistakes have been "
        "reset; the old file is kept as {file}.",
    )
    return text.format(file=aside)


def training_passing_text() -> str:
    return translate(
        "troubles", "Your training can’t be saved: what you solve now will be lost when you quit."
    )


def training_held_text(error: OSError) -> str:
    text = translate(
        "troubles", "Your training can’t be saved right now: {reason}. The program keeps trying."
    )
    return text.format(reason=reason_text(error))


def statistics_held_text(error: OSError) -> str:
    return translate(
        "troubles", "The statistics can’t be saved right now: {reason}. Your game will be counted later."
    ).format(reason=reason_text(error))


def left_out_text(count: int) -> str:
    """That some of the statistics are damaged."""
    text = translate(
        "troubles", "%n damaged game(s) in the statistics can’t be read and are left out.", "", count
    )
    return counted(text, count)


def unsaved_text(count: int, folder: Path, error: OSError, is_still: bool = False) -> str:
    """That matches are not on disk, where and why; `is_still` after another try that was asked for."""
    if count == 1:
        text = translate(
            "troubles",
            "This game can’t be saved in {folder}: {reason}. You can play on; the program keeps trying.",
        )
    else:
        text = translate(
            "troubles",
            "%n game(s) can’t be saved in {folder}: {reason}. You can play on; the program keeps trying.",
            "",
            count,
        )
        text = counted(text, count)
    text = text.format(folder=folder, reason=reason_text(error))
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
    if not action:
        return translate(
            "troubles",
            "You play on from the beginning. This game is saved alongside the original and "
            "counted separately in the statistics.",
        )
    text = translate(
        "troubles",
        "You play on from action {number}. This game is saved alongside the original and counted "
        "separately in the statistics.",
    )
    return text.format(number=action)

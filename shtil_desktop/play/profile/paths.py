"""Where the player's files lie: settings, matches, statistics and the log."""

from __future__ import annotations

import atexit
import contextlib
import logging
import os
import shutil
import stat
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from shtil_desktop import program_files
from shtil_desktop.games.values import value
from shtil_desktop.play.profile.files import check_plain, is_writable, make_own, make_private, set_aside
from shtil_desktop.play.profile.single_instance import LOCK

log = logging.getLogger(__name__)

NAME: Final = "shtil-desktop"
LARGEST: Final = 256 << 20
LARGEST_RECORD: Final = 1 << 20
"""Bytes of a file, or of one that belongs to a match, that is copied where a profile can't be written."""


@value
class Paths:
    """The folders of one player. If `is_lasting` is False they are gone when the program ends: tell her."""

    config: Path
    data: Path
    is_lasting: bool = True
    wanted: Path | None = None
    """The folder that can't be written to, if these serve in its stead."""
    aside: tuple[Path, ...] = ()
    """What was in the way of a folder or a lock of ours, under the names that it has now: tell her."""

    @property
    def settings(self) -> Path:
        return self.config / "settings.json"

    @property
    def matches(self) -> Path:
        return self.data / "voyages"

    @property
    def statistics(self) -> Path:
        return self.data / "statistics.sqlite"

    @property
    def training(self) -> Path:
        """How far problems are solved, and the drills."""
        return self.data / "training.sqlite"

    @property
    def deals(self) -> Path:
        """What was worked out about deals, which can be done again at any time."""
        return self.data / "deals.sqlite"

    @property
    def index(self) -> Path:
        """What the list shows of each match, which can be read again at any time."""
        return self.data / "voyages.index"

    @property
    def first_voyage(self) -> Path:
        """How far the lessons went."""
        return self.data / "first-voyage.json"

    @property
    def album(self) -> Path:
        """Pictures of the last look, which can be painted again at any time."""
        return self.data / "pictures" / "table.album"

    @property
    def start_picture(self) -> Path:
        """The start page as it was last painted, which can be painted again as well."""
        return self.album.with_name("start.album")

    @property
    def logs(self) -> Path:
        return self.data / "logs"

    @property
    def own_folders(self) -> tuple[Path, ...]:
        """Those for what can be made again; a link in their place would lead out of the profile."""
        return (self.logs, self.album.parent, self.data / "style", self.data / "calls")


def find_paths(profile: Path | None = None) -> Paths:
    """The system's usual folders, or all in one `profile`; made if need be.

    Where they can't be written, a copy of what can be read serves for this run.
    """
    wanted = _usual() if profile is None else Paths(profile, profile)
    if is_writable(wanted.config) and is_writable(wanted.data) and is_writable(wanted.matches):
        aside = tuple(_clear_the_way(wanted))
        with contextlib.suppress(OSError):  # the program can do without a log
            make_own(wanted.logs)
        return Paths(wanted.config, wanted.data, aside=aside)
    return _passing_copy(wanted)


def _clear_the_way(paths: Paths) -> Iterator[Path]:
    """Set aside whatever is not a folder, or not a plain file, where the program needs one."""
    lock = paths.data / LOCK
    for path, is_sound in (*((folder, stat.S_ISDIR) for folder in paths.own_folders), (lock, stat.S_ISREG)):
        with contextlib.suppress(OSError):
            if not is_sound(path.lstat().st_mode) and (aside := set_aside(path)) is not None:
                yield aside


def _usual() -> Paths:
    import appdirs

    program_files.drop_relative_folders(os.environ)
    return Paths(
        config=Path(appdirs.user_config_dir(NAME, appauthor=False)),
        data=Path(appdirs.user_data_dir(NAME, appauthor=False)),
    )


def _passing_copy(wanted: Paths) -> Paths:
    try:
        folder = Path(tempfile.mkdtemp(prefix=f"{NAME}-"))  # made with mode 0700
    except OSError as error:  # a system that is read-only altogether: what is played stays in memory
        log.warning("there is no folder for a copy: %s", error)
        return Paths(wanted.config, wanted.data, is_lasting=False, wanted=wanted.data)
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    passing = Paths(folder / "config", folder / "data", is_lasting=False, wanted=wanted.data)
    for path in (passing.config, passing.matches, passing.logs):
        make_private(path)
    _copy(wanted.settings, passing.settings)
    _copy(wanted.statistics, passing.statistics)
    _copy(wanted.training, passing.training)
    _copy(wanted.first_voyage, passing.first_voyage)
    with contextlib.suppress(OSError):
        for path in wanted.matches.iterdir():
            _copy(path, passing.matches / path.name, LARGEST_RECORD)
    return passing


def _copy(source: Path, target: Path, largest: int = LARGEST) -> None:
    """Copy a plain file unless it is larger than any of ours."""
    with contextlib.suppress(OSError):
        check_plain(source)
        if source.stat().st_size <= largest:
            shutil.copyfile(source, target)
            target.chmod(0o600)

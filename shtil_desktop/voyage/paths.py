"""Where the player's files lie: settings, voyages, statistics and the log."""

from __future__ import annotations

import atexit
import contextlib
import shutil
import tempfile
from pathlib import Path
from typing import Final

from shtil_desktop.games.values import value
from shtil_desktop.voyage.files import is_writable, make_private

NAME: Final = "shtil-desktop"


@value
class Paths:
    """The folders of one player. If `is_lasting` is False they are gone when the program ends: tell her."""

    config: Path
    data: Path
    is_lasting: bool = True
    wanted: Path | None = None
    """The folder that can't be written to, if these serve in its stead."""

    @property
    def settings(self) -> Path:
        return self.config / "settings.json"

    @property
    def voyages(self) -> Path:
        return self.data / "voyages"

    @property
    def statistics(self) -> Path:
        return self.data / "statistics.sqlite"

    @property
    def index(self) -> Path:
        """What the list shows of each voyage, which can be read again at any time."""
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
    def logs(self) -> Path:
        return self.data / "logs"


def find_paths(profile: Path | None = None) -> Paths:
    """The system's usual folders, or all in one `profile`; made if need be.

    Where they can't be written, a copy of what can be read serves for this run.
    """
    wanted = _usual() if profile is None else Paths(profile, profile)
    if is_writable(wanted.config) and is_writable(wanted.data) and is_writable(wanted.voyages):
        make_private(wanted.logs)
        return wanted
    return _passing_copy(wanted)


def _usual() -> Paths:
    import appdirs

    return Paths(
        config=Path(appdirs.user_config_dir(NAME, appauthor=False)),
        data=Path(appdirs.user_data_dir(NAME, appauthor=False)),
    )


def _passing_copy(wanted: Paths) -> Paths:
    folder = Path(tempfile.mkdtemp(prefix=f"{NAME}-"))  # made with mode 0700
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    passing = Paths(folder / "config", folder / "data", is_lasting=False, wanted=wanted.data)
    for path in (passing.config, passing.voyages, passing.logs):
        make_private(path)
    _copy(wanted.settings, passing.settings)
    _copy(wanted.statistics, passing.statistics)
    _copy(wanted.first_voyage, passing.first_voyage)
    with contextlib.suppress(OSError):
        for path in wanted.voyages.iterdir():
            _copy(path, passing.voyages / path.name)
    return passing


def _copy(source: Path, target: Path) -> None:
    with contextlib.suppress(OSError):
        if source.is_file():
            shutil.copyfile(source, target)
            target.chmod(0o600)

"""Where the program's own files lie, in a checkout and in an installed wheel."""

import os
from collections.abc import MutableMapping
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent
DESKTOP_ID = "org.shtil_desktop.Shtil"
"""The name that the desktop knows the program by: of its menu entry, its icons and its file type."""


def resources(game: str = "common") -> Path:
    """The folder of what belongs to one game: its rule book, its lessons. Icons and sounds are common."""
    return _find("resources", PACKAGE) / game


def translations() -> Path:
    """The folder of the translations."""
    return _find("translations", PACKAGE)


def _find(name: str, package: Path) -> Path:
    """A wheel carries the folder inside the package, a checkout beside it."""
    inside = package / name
    return inside if inside.is_dir() else package.parent / name


def drop_relative_folders(environment: MutableMapping[str, str]) -> None:
    """Forget folders that are empty or not absolute, for us and for Qt: the XDG rules say they are not set.

    >>> here = os.path.abspath("x")
    >>> named = {"XDG_DATA_HOME": "", "XDG_CONFIG_HOME": "here", "XDG_CACHE_HOME": here, "A": ""}
    >>> drop_relative_folders(named)
    >>> list(named)
    ['XDG_CACHE_HOME', 'A']
    """
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"):
        if name in environment and not os.path.isabs(environment[name]):
            del environment[name]

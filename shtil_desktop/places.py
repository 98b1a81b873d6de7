"""Where the program's own files lie, in a checkout and in an installed wheel."""

from pathlib import Path

PACKAGE = Path(__file__).resolve().parent
DESKTOP_ID = "org.shtil_desktop.Shtil"
"""The name that the desktop knows the program by: of its menu entry, its icons and its file type."""


def resources() -> Path:
    """The folder of card art, icons, sounds and rule texts."""
    return _find("resources", PACKAGE)


def translations() -> Path:
    """The folder of the translations."""
    return _find("translations", PACKAGE)


def _find(name: str, package: Path) -> Path:
    """A wheel carries the folder inside the package, a checkout beside it."""
    inside = package / name
    return inside if inside.is_dir() else package.parent / name

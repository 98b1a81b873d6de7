"""What the system must have: shared libraries, a font, Python's venv module, and the tools of some tests."""

import ctypes
import glob
import importlib.util
import os
import shlex
import shutil
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence

from dev_steps.terminal import call, say, stop

# What Qt opens at run time: soname -> Debian package.
LIBRARIES = {
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libglib-2.0.so.0": "libglib2.0-0",
}
WINDOW_LIBRARIES = {
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}
INSTALL = ("apt-get", "install", "-y", "--no-install-recommends")
FONT_PACKAGE = "fonts-dejavu-core"
# What some tests call: command -> Debian packages. Without it those tests are left out.
TEST_TOOLS = {
    "cc": ("gcc", "libc6-dev"),
    "desktop-file-validate": ("desktop-file-utils",),
    "appstreamcli": ("appstream",),
    "makensis": ("nsis",),
    "update-mime-database": ("shared-mime-info",),
    "xdg-mime": ("xdg-utils",),
    "chrpath": ("chrpath",),
    "man": ("man-db",),
}
FONT_FOLDERS = ("/usr/share/fonts", "/usr/local/share/fonts", "~/.local/share/fonts", "~/.fonts")
WINDOWLESS_PLATFORMS = ("offscreen", "minimal", "vnc")


def can_load(soname: str) -> bool:
    try:
        ctypes.CDLL(soname)
    except OSError:
        return False
    return True


def has_font(folders: Iterable[str] = FONT_FOLDERS) -> bool:
    patterns = (os.path.join(os.path.expanduser(folder), "**", "*.[ot]t[fc]") for folder in folders)
    return any(next(glob.iglob(pattern, recursive=True), None) for pattern in patterns)


def missing_packages(
    libraries: Mapping[str, str],
    can_load: Callable[[str], bool] = can_load,
    has_font: Callable[[], bool] = has_font,
) -> list[str]:
    """The Debian packages of the libraries that do not load, and of a font when there is none."""
    packages = [package for soname, package in libraries.items() if not can_load(soname)]
    return packages if has_font() else [*packages, FONT_PACKAGE]


def needed_libraries(environment: Mapping[str, str]) -> dict[str, str]:
    platform = environment.get("QT_QPA_PLATFORM", "").split(":")[0]
    return LIBRARIES if platform in WINDOWLESS_PLATFORMS else LIBRARIES | WINDOW_LIBRARIES


def fetch(command: Sequence[str]) -> tuple[bool, bool]:
    """Refresh the package lists, then install; whether each went well."""
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    return call(["apt-get", "update", "-q"], environment) == 0, call(command, environment) == 0


def install_packages(packages: Sequence[str], purpose: str) -> None:
    """Install Debian packages when we may; otherwise stop and say exactly what to do."""
    if not shutil.which("apt-get"):
        stop(f"{purpose} is missing. Please install your system's counterparts of: {' '.join(packages)}")
    command = [*INSTALL, *packages]
    if os.geteuid() != 0:
        stop(f"{purpose} is missing. Please run this once, then try again:\n  sudo {shlex.join(command)}")
    say(f"{purpose} is missing, installing it.")
    updated, installed = fetch(command)
    if not installed:
        trouble = "" if updated else " (the package lists could not be refreshed: is the network there?)"
        stop(f"The packages could not be installed{trouble}. Please try by hand:\n  {shlex.join(command)}")


def prepare_system(environment: Mapping[str, str]) -> None:
    """See that Qt finds its libraries and a font; only Linux leaves that to the system."""
    if not sys.platform.startswith("linux"):
        return
    packages = missing_packages(needed_libraries(environment))
    if packages:
        install_packages(packages, "Part of what Qt needs (libraries or a font)")


def prepare_test_tools(which: Callable[[str], str | None] = shutil.which) -> None:
    """Install what the tests would otherwise be left out for, where we may; nothing depends on it."""
    missing = [tool for tool in TEST_TOOLS if not which(tool)]
    if not missing:
        return
    if which("apt-get") and os.geteuid() == 0:
        fetch([*INSTALL, *(package for tool in missing for package in TEST_TOOLS[tool])])
    else:
        say(f"Some tests are left out, as these commands are not there: {', '.join(missing)}")


def prepare_venv_module() -> None:
    """Debian ships Python without ensurepip; then `-m venv` would fail halfway."""
    if importlib.util.find_spec("ensurepip") is None:
        install_packages([f"python3.{sys.version_info[1]}-venv"], "Python's venv module")

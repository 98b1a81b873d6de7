#!/usr/bin/env python3
"""Builds what Shtil Desktop is installed from: `python3 packaging/build.py wheel`, `deb`, ...

Needs Python 3.11 or newer; what else a step needs it fetches into `build/`, or names the package to install.
"""

import sys
from collections.abc import Callable

from build_steps import common, debian, frozen, licences, recipes, trials, wheels

COMMANDS: dict[str, tuple[Callable[[], None], str]] = {
    "icons": (recipes.make_icons, "draw the icons of every size anew from resources/common/icons/shtil.svg"),
    "licences": (
        licences.check,
        "see whether packaging/LICENCES.md is true: what we depend on, and its licences",
    ),
    "check": (
        recipes.check_all,
        "look over desktop file, metainfo, man page and recipes with the system's tools",
    ),
    "wheel": (wheels.build, "build wheel and sdist into dist/ and look at what is in them"),
    "matrix": (
        trials.try_every_python,
        "install the wheel with every Python here and the newest of Debian, and with pipx, and try it",
    ),
    "pyinstaller": (frozen.build, "pack the program with its Python and Qt into dist/shtil/ and try it"),
    "deb": (debian.build, "make the Debian package from dist/shtil/ (packed first if need be)"),
    "deb-trial": (trials.try_deb, "install, start, use and remove the package in a bare Debian (needs root)"),
    "windows": (recipes.make_windows_installer, "make the Windows installer from dist/shtil/ with makensis"),
}


def usage() -> str:
    lines = [f"  python3 packaging/build.py {name:<12} {words}" for name, (_, words) in COMMANDS.items()]
    return "\n".join(["Build what Shtil Desktop is installed from:", *lines])


def main(arguments: list[str]) -> int:
    if len(arguments) != 1 or arguments[0] not in COMMANDS:
        common.say(usage())
        return 0 if arguments in (["-h"], ["--help"]) else 2
    try:
        COMMANDS[arguments[0]][0]()
    except common.Failed as failure:
        sys.stderr.write(f"{failure}\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

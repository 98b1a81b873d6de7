"""What we depend on and under which licences: read from what is installed, kept in LICENCES.md."""

import re
import subprocess
from importlib import metadata

from build_steps.common import PACKAGING, ROOT, fail, say

TABLE = PACKAGING / "LICENCES.md"
FRIENDLY = re.compile(r"\b(MIT|BSD|LGPL|PSF|Apache|ISC|zlib)\b", re.I)
"""With one of these a program under MIT may be passed on together with the part."""
ROW = re.compile(r"^\| ([\w.-]+) \| ([^|]+) \|", re.M)
ASKED = """
import sys
from build_steps import licences
sys.stdout.write("\\n".join(licences.complaints(licences.dependencies(), licences.listed())))
"""
OWN_EXTRAS = ("sound",)
"""The extras that a player may install; those of the workshop never reach her."""


def plain(name: str) -> str:
    """
    >>> plain("PySide6_Essentials")
    'pyside6-essentials'
    """
    return re.sub(r"[-_.]+", "-", name).lower()


def dependencies() -> dict[str, str]:
    """Every installed package that a player's program needs, with the licence that it names."""
    found: dict[str, str] = {}
    waiting = list(named_in_pyproject())
    while waiting:
        name = plain(waiting.pop())
        try:
            about = metadata.distribution(name)
        except metadata.PackageNotFoundError:
            continue  # for another Python or another system
        if name in found:
            continue
        found[name] = licence_of(about.metadata)
        waiting += [needed for line in about.requires or [] if (needed := needed_by(line))]
    return found


def needed_by(requirement: str) -> str | None:
    """The package that a line of requirements names, if it isn't for an extra of the workshop.

    >>> needed_by('PySide6-Essentials<7,>=6.8; python_version >= "3.12"'), needed_by('pytest; extra == "dev"')
    ('PySide6-Essentials', None)
    """
    extra = re.search(r"""extra\s*==\s*["'](\w+)""", requirement)
    if extra and extra[1] not in OWN_EXTRAS:
        return None
    found = re.match(r"[\w.-]+", requirement)
    return found[0] if found else None


def licence_of(about: metadata.PackageMetadata) -> str:
    """The licence in the package's own words, the newer field first; at worst what its classifiers say."""
    for field in ("License-Expression", "License"):
        told = str((about.get_all(field) or [""])[0])
        if told and "\n" not in told:
            return told
    classifiers = [line for line in about.get_all("Classifier") or [] if line.startswith("License")]
    names = (line.split(" :: ")[-1].removesuffix(" License") for line in classifiers)
    return ", ".join(names) or "unknown"


def listed(text: str | None = None) -> dict[str, str]:
    """What the table says."""
    text = TABLE.read_text(encoding="utf-8") if text is None else text
    packages = text.split("\n## ")[1]  # the first of its parts; what follows is not told by any metadata
    rows = ROW.findall(packages.partition("|---|")[2])
    return {plain(name): licence.strip() for name, licence in rows}


def named_in_pyproject() -> set[str]:
    """The packages that the project itself asks for, whatever the Python; those of the workshop left out."""
    import tomllib

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    lines = list(project["dependencies"])
    for extra in OWN_EXTRAS:
        lines += project["optional-dependencies"][extra]
    return {plain(name) for line in lines if (name := needed_by(line))}


def is_same(told: str, listed: str) -> bool:
    """Whether a package says what we list; an older version may have said it less exactly.

    >>> is_same("BSD", "BSD-3-Clause"), is_same("MIT", "MIT"), is_same("GPL", "LGPL-3.0-only")
    (True, True, False)
    """
    return told == listed or listed.startswith(f"{told}-")


def complaints(found: dict[str, str], table: dict[str, str]) -> list[str]:
    """Where the table isn't true any more, and licences that we could not pass on."""
    told = [f"{name} is not listed" for name in sorted((set(found) | named_in_pyproject()) - set(table))]
    told += [
        f"{name} is under {licence}, not {table[name]}"
        for name, licence in sorted(found.items())
        if name in table and not is_same(licence, table[name])
    ]
    return told + [
        f"{name}: {licence}?" for name, licence in sorted(table.items()) if not FRIENDLY.search(licence)
    ]


def check() -> None:
    """Ask the Python of the checkout, which has the packages, and say what is to be changed."""
    python = ROOT / ".venv" / "bin" / "python"
    if not python.is_file():
        fail("first `python3 dev.py test`, so that there is a .venv to look into")
    done = subprocess.run([python, "-c", ASKED], cwd=PACKAGING, capture_output=True, text=True)
    if done.returncode or done.stdout:
        fail(done.stdout or done.stderr)
    say(f"{TABLE.relative_to(ROOT)} is true: {', '.join(sorted(listed()))}")

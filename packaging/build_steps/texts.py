"""The texts of the program, collected from its sources into `translations/*.ts` by Qt's own tool."""

import ast
import tempfile
from pathlib import Path

from build_steps.common import ROOT, Failed, call

LANGUAGES, SOURCE_LANGUAGE = ("ru", "de", "en"), "en"
OPTIONS = ("-locations", "none", "-no-obsolete", "-source-language", SOURCE_LANGUAGE, "-ts")


def plain_copy(source: str) -> str:
    """A source as lupdate understands it: it knows a plural only by a number, never by an expression.

    >>> plain_copy("translate('words', '%n card(s)', '', len(cards))")
    "translate('words', '%n card(s)', '', 1)"
    """
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and len(node.args) == 4:
            name = getattr(node.func, "attr", getattr(node.func, "id", ""))
            if name == "translate":
                node.args[3] = ast.Constant(1)
    return ast.unparse(tree)


def collect(python: Path, sources: Path) -> int:
    """Bring the texts of the program into the .ts files; the exit code."""
    with tempfile.TemporaryDirectory() as folder:
        listed = Path(folder, "sources.lst")
        listed.write_text("\n".join(map(str, copy_all(sources, Path(folder)))), encoding="utf-8")
        lupdate: list[str | Path] = [python.parent / "pyside6-lupdate", f"@{listed}"]
        files = {language: ROOT / "translations" / f"shtil_{language}.ts" for language in LANGUAGES}
        own = files.pop(SOURCE_LANGUAGE)  # the source speaks it already, all but the plurals
        try:
            call([*lupdate, *OPTIONS, *files.values()])
            call([*lupdate, "-pluralonly", *OPTIONS, own])
        except Failed:
            return 1
    return 0


def copy_all(sources: Path, folder: Path) -> list[Path]:
    """Plain copies of every source, in the same order and places."""
    copies = []
    for path in sorted(sources.rglob("*.py")):
        copy = folder.joinpath(*path.relative_to(ROOT).parts)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_text(plain_copy(path.read_text(encoding="utf-8")), encoding="utf-8")
        copies.append(copy)
    return copies

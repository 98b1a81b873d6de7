"""What README.md and CONTRIBUTING.md name is there: every file, folder and module, by the path they give."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import takewhile
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest

from shtil_desktop.games import GAMES

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "shtil_desktop"
DOCUMENTS = ("README.md", "CONTRIBUTING.md", "resources/README.md", "translations/README.md")
SUFFIXES = (".py", ".md", ".json", ".svg", ".nsi", ".ts", ".toml", ".6")
PLACEHOLDER = re.compile(r"(?<![A-Za-z])(X|XX|NAME)(?![A-Za-z])")
"""What a reader is to replace by a name of her own."""


def paths_in(text: str) -> Iterator[str]:
    """Every word in backticks that is a path of ours, and every module that is run by name."""
    for quoted in re.findall(r"`([^`\n]+)`", text):
        for word in quoted.split():
            if "/" in word or word.endswith(SUFFIXES):
                yield word.rstrip(":,")
    for module in re.findall(r"-m (tests[.\w]+)", text):
        yield module.replace(".", "/")


def found(path: str, tops: Iterable[Path]) -> list[Path]:
    """What has this path below one of these folders; NAME and X stand for anything."""
    pattern = PLACEHOLDER.sub("*", path.strip("/"))
    return [there for top in tops for end in ("", ".py") for there in top.glob(f"{pattern}{end}")]


def is_found(path: str, tops: Iterable[Path]) -> bool:
    """Where X stands for any game it has to be there in every one."""
    games = GAMES if "/X/" in path else [""]
    return all(found(path.replace("/X/", f"/{game}/"), tops) for game in games)


def is_path(word: str) -> bool:
    """Not an option, a pattern of anything, a pair of keys or a place in some system."""
    return not word.startswith(("-", "/", "~", "*", ".", "http")) and not re.search(r"[<>…(]", word)


def lost_paths(text: str, beside: Path) -> list[str]:
    """Those that are neither below the checkout, the package and the document's folder, nor a named one."""
    named = sorted(set(filter(is_path, paths_in(text))))
    tops = {ROOT, PACKAGE, beside}
    for _ in range(2):  # a folder may be named by its place in another one
        folders = [path for path in named if path.endswith("/")]
        tops |= {there for path in folders for there in found(path, tops) if there.is_dir()}
    return [path for path in named if not is_found(path, tops)]


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_path_that_is_named_exists(document):
    file = ROOT / document
    assert lost_paths(file.read_text(encoding="utf-8"), file.parent) == []


def test_a_path_that_is_lost_is_found_out():
    text = (
        "Read `games/base.py`, `games/X/game.py` and `python3 dev.py run`; in `games/shtil/` also `codes.py`"
    )
    assert lost_paths(text, ROOT) == []
    assert lost_paths("`games/basis.py`", ROOT) == ["games/basis.py"]
    assert lost_paths("`games/X/solver/`", ROOT) == ["games/X/solver/"], "two games have none"
    assert lost_paths("    python -m tests.fuzzy --seed 2", ROOT) == ["tests/fuzzy"]


def test_the_example_of_the_engine_can_be_run():
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    begin = text.index("    from shtil_desktop.games")
    code = takewhile(lambda line: line.startswith("    ") or not line, text[begin:].splitlines())
    names: dict[str, Any] = {}
    exec(dedent("\n".join(code)), names)
    assert names["view"].outcome is not None

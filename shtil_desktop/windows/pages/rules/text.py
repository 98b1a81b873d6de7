"""The rule book's text: Markdown in three languages, an anchor before each heading, named pictures."""

from __future__ import annotations

import json
import logging
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

log = logging.getLogger(__name__)

ANCHOR: Final = re.compile(r"<!--\s*anchor:\s*([\w-]+)\s*-->")
PICTURE: Final = re.compile(r"!\[([^\]]*)\]\((board:[\w-]+)\)")
FALLBACK: Final = "en"


@dataclass(frozen=True, slots=True)
class RuleText:
    """One language's rules: Markdown, and the anchor of each heading in turn."""

    markdown: str
    anchors: tuple[str, ...]


def read_rules(folder: Path, language: str) -> RuleText:
    """The rules of a language, in English where there is no other; empty if there are none."""
    for each in (language, FALLBACK):
        try:
            return parse_rules((folder / f"{each}.md").read_text(encoding="utf-8"))
        except OSError as error:
            log.warning("no rules to read: %s", error)
    return RuleText("", ())


def parse_rules(text: str) -> RuleText:
    """Take the anchors out and give each picture its caption below.

    >>> parse_rules("<!-- anchor: a -->\\n# A\\n\\n## B\\n").anchors
    ('a', '')
    """
    anchors, waiting, lines = [], "", []
    for line in text.splitlines():
        if found := ANCHOR.fullmatch(line.strip()):
            waiting = found[1]
            continue
        if line.startswith("#"):
            anchors.append(waiting)
            waiting = ""
        lines.append(PICTURE.sub(r"![\1](\2)\n\n*\1*", line))
    return RuleText("\n".join(lines) + "\n", tuple(anchors))


@cache
def read_boards(folder: Path) -> dict[str, Any]:
    """The pictures by their names."""
    try:
        found = json.loads((folder / "boards.json").read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        log.warning("the rules have no pictures: %s", error)
        return {}
    return found if isinstance(found, dict) else {}

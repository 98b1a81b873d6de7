"""Qwirkle's rule book: where it lies, the pictures in it, and its chapters."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from shtil_desktop import places
from shtil_desktop.play.session import Session
from shtil_desktop.table.theme import Palette
from shtil_desktop.windows.pages.game_parts import RulePicture


class QwirkleRuleBook:
    @property
    def folder(self) -> Path:
        return places.resources("qwirkle") / "rules"

    def picture(self, spec: Mapping[str, Any], palette: Palette) -> RulePicture:
        raise KeyError("no pictures yet")


def chapter_of(session: Session, choices: Any) -> str:
    """The anchor of the chapter on what is on the table now; the beginning, if it can't tell."""
    return ""

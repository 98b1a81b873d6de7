"""Shkap's rule book: where it lies, the pictures in it, and its chapters."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from shtil_desktop import program_files
from shtil_desktop.games.shkap.pages.rule_painting import (
    CardsPicture,
    IslandsPicture,
    Picture,
    RuleIsland,
)
from shtil_desktop.games.shkap.pages.rule_pictures import PicturedIsland, cards_named, island_numbered
from shtil_desktop.games.shkap.rules.asks import Ask
from shtil_desktop.games.shkap.rules.cards import KINDS, Kind
from shtil_desktop.games.shkap.rules.events import Stop
from shtil_desktop.games.shkap.table.deciding.choices import ShkapChoices
from shtil_desktop.games.shkap.table.words.names_and_counts import card_label
from shtil_desktop.play.session import Session
from shtil_desktop.table.theme import Palette

ASKS: Final = {
    Ask.KEEP: "draft",
    Ask.ANNOUNCE: "announce",
    Ask.LAY: "lay",
    Ask.MARK: "marks",
    Ask.STEP: "walk",
}
HELD: Final = {Kind.KNIGHT: "knight", Kind.FLAG: "flag", Kind.MAP: "map"}


class ShkapRuleBook:
    @property
    def folder(self) -> Path:
        return program_files.resources("shkap") / "rules"

    def picture(self, spec: Mapping[str, Any], palette: Palette) -> Picture:
        if "cards" in spec:
            cards = cards_named(spec["cards"])
            return CardsPicture(cards, [card_label(KINDS[card]) for card in cards], palette)
        if "islands" in spec:
            return IslandsPicture([island_numbered(number) for number in spec["islands"]], palette)
        return RuleIsland(PicturedIsland.of(spec), palette)


def chapter_of(session: Session, choices: Any) -> str:
    """The anchor of the chapter on what is on the table now."""
    game = session.game
    if game.result is not None:
        return "end" if game.result.extra is None else "tie"
    ask = None if game.decision is None else game.decision.ask
    if ask is Ask.TAKE:  # after a pass, or on the way
        return "announce" if game.walk is None else "taking"
    if isinstance(choices, ShkapChoices) and choices.is_planning and choices.plan.cards:
        return _route_chapter(choices)
    return ASKS[ask] if isinstance(ask, Ask) else "about"


def _route_chapter(choices: ShkapChoices) -> str:
    """On the route that is being laid: what is wrong with it, what is thrown away, or its last card."""
    found, cards = choices.preview(), choices.plan.cards
    assert found is not None
    if found.mistake is not None and found.mistake.stop is not Stop.NO_CARD:
        return "mistakes"
    return "behind-the-chest" if found.thrown_from < len(cards) else HELD.get(KINDS[cards[-1]], "lay")

"""The expedition to go on with, as the start page shows it: how it stands, and its island from afar."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSizeF
from PySide6.QtGui import QPixmap

from shtil_desktop.games.shkap.rules.game import Shkap
from shtil_desktop.games.shkap.rules.island.islands import island_set
from shtil_desktop.play.match import Match
from shtil_desktop.table.theme import Palette
from shtil_desktop.table.words.counted_words import BOUND
from shtil_desktop.table.words.mate_names import mate_name
from shtil_desktop.windows.pages.game_parts import Underway

translate = QCoreApplication.translate


def underway_of(match: Match) -> Underway:
    game: Shkap = match.game
    all_islands = game.options.islands
    island = island_set(game.options.island_set)[game.dealt.islands[min(game.at, all_islands)]]

    def lines() -> tuple[str, ...]:
        return where_text(game), *(f"{name}{BOUND}{coins}" for name, coins in standings(match))

    def picture(size: QSizeF, palette: Palette, ratio: float) -> QPixmap:
        from shtil_desktop.games.shkap.pages.miniature import miniature

        return miniature(island, size, palette, ratio)

    return Underway(lines, min(1.0, game.at / all_islands), picture)


def where_text(game: Shkap) -> str:
    """Which island it has come to."""
    if game.at >= game.options.islands:
        return translate("shkap", "the deciding island")
    text = translate("shkap", "island\xa0{number} of\xa0{all}")
    return text.format(number=game.at + 1, all=game.options.islands)


def standings(match: Match) -> list[tuple[str, int]]:
    """Names and coins, the player first, then the others as they sit."""
    game: Shkap = match.game
    found = []
    for step in range(game.seats):
        seat = (match.player + step) % game.seats
        name = mate_name(match.seating[seat].name) if step else translate("shkap", "You")
        found.append((name, game.coins[seat]))
    return found

"""The game to go on with, as the start page shows it: how it stands, and its board from afar."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSizeF
from PySide6.QtGui import QPixmap

from shtil_desktop.games.qwirkle.pages.names import TILES
from shtil_desktop.games.qwirkle.rules.game import Qwirkle
from shtil_desktop.play.match import Match
from shtil_desktop.table.theme import Palette
from shtil_desktop.table.words.counted_words import BOUND
from shtil_desktop.table.words.mate_names import mate_name
from shtil_desktop.windows.pages.game_parts import Underway

translate = QCoreApplication.translate


def underway_of(match: Match) -> Underway:
    game: Qwirkle = match.game
    laid = tuple(game.board.tiles.items())

    def lines() -> tuple[str, ...]:
        whose = whose_turn(match, game.turn)
        return whose, *(f"{name}{BOUND}{points}" for name, points in standings(match))

    def board(size: QSizeF, palette: Palette, ratio: float) -> QPixmap:
        from shtil_desktop.games.qwirkle.pages.miniature import miniature

        return miniature(laid, size, palette, ratio)

    return Underway(lines, len(laid) / TILES, board)


def whose_turn(match: Match, seat: int) -> str:
    if seat == match.player:
        return translate("qwirkle", "your turn")
    return translate("qwirkle", "{name} to play").format(name=mate_name(match.seating[seat].name))


def standings(match: Match) -> list[tuple[str, int]]:
    """Names and points, the player first, then the others as they sit."""
    game: Qwirkle = match.game
    found = []
    for step in range(game.seats):
        seat = (match.player + step) % game.seats
        name = mate_name(match.seating[seat].name) if step else translate("qwirkle", "You")
        found.append((name, game.scores[seat]))
    return found

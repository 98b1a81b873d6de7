"""Headings and labels: phases, islands, piles."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from shtil_desktop.games.shkap.rules.asks import Ask
from shtil_desktop.games.shkap.rules.island.islands import BURIED, CHESTS, SIDE, island_set
from shtil_desktop.games.shkap.rules.options import Mode, Options
from shtil_desktop.games.shkap.rules.view import View
from shtil_desktop.table.words.counted_words import strung

translate = QCoreApplication.translate


def mode_name(mode: Mode) -> str:
    if mode is Mode.ARCHIPELAGO:
        return translate("shkap", "Archipelago")
    return translate("shkap", "Six islands")


def deal_note(options: Options, deal: int | None) -> str:
    return strung(filter(None, (mode_name(options.mode), deal_name(deal))))


def deal_name(deal: int | None) -> str:
    return "" if deal is None else translate("shkap", "deal\xa0{deal}").format(deal=deal)


def log_title() -> str:
    return translate("shkap", "Log")


def legend_title() -> str:
    return translate("shkap", "On this island")


def market_title() -> str:
    return translate("shkap", "Market")


def horizon_title(count: int) -> str:
    return translate("shkap", "On the horizon") if count else ""


def phase_names(options: Options) -> tuple[str, ...]:
    names = (
        translate("shkap", "Announce"),
        translate("shkap", "Routes"),
        translate("shkap", "Marks"),
        translate("shkap", "Reveal"),
        translate("shkap", "Coins"),
    )
    return (translate("shkap", "Draft"), *names) if options.has_draft else names


def phase_of(view: View, options: Options) -> int | None:
    """Which of these it is, read from what is on the table: a replay asks nobody anything."""
    draft = int(options.has_draft)
    if is_over(view):
        return None
    if view.pack:
        return 0
    if view.walk is not None or view.walks:
        return draft + 3
    if any(view.route_sizes):
        return draft + 2
    is_taking = view.decision is not None and view.decision.ask is Ask.TAKE
    has_announced = all(view.landed[seat] is not None for seat in view.players)
    return draft + int(has_announced and not is_taking)


def is_over(view: View) -> bool:
    """Whether the last island is left; a replay does not tell the outcome."""
    return view.outcome is not None or view.island is None


def reveal_phase(options: Options) -> int:
    return 3 + int(options.has_draft)


def coins_phase(options: Options) -> int:
    return 4 + int(options.has_draft)


def island_caption(view: View, ahead: int = 0) -> str:
    """Below its name: which island it is, and its chests; `ahead` is that of one still to come."""
    if ahead >= len(view.open_islands):
        return ""
    island = island_set(view.options.island_set)[view.open_islands[ahead]]
    place = translate("shkap", "island\xa0{number} of\xa0{count}").format(
        number=view.at + ahead + 1, count=view.options.islands
    )
    if view.extra is not None:
        place = translate("shkap", "tie-break island")
    signs = [island.sign((row, column)) for row in range(SIDE) for column in range(SIDE)]
    open_chests = sorted(CHESTS[sign] for sign in signs if sign in CHESTS)
    buried = sorted(BURIED[sign] for sign in signs if sign in BURIED)
    parts = [place]
    if open_chests:
        parts.append(translate("shkap", "chests {values}").format(values=", ".join(map(str, open_chests))))
    if buried:
        parts.append(translate("shkap", "buried {values}").format(values=", ".join(map(str, buried))))
    return strung(parts)


def deck_label(count: int) -> str:
    return translate("shkap", "Deck\xa0{count}").format(count=count)


def discard_label(count: int) -> str:
    return translate("shkap", "Discard\xa0{count}").format(count=count)

"""What things are called on the pages: modes, levels, expansions, and why options don't go together."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from shtil_desktop.games.shtil.rules.options import Mismatch, Mode, Options
from shtil_desktop.games.shtil.table.words.removed_name import removed_name
from shtil_desktop.table.words.counted_words import counted, strung
from shtil_desktop.table.words.locale_words import day_text
from shtil_desktop.windows.pages.words.origin_words import played_on_text

if TYPE_CHECKING:
    from shtil_desktop.play.match import Match

translate = QCoreApplication.translate


def mode_name(mode: Mode) -> str:
    return {
        Mode.STANDARD: translate("names", "Standard voyage"),
        Mode.ARCH: translate("names", "Great Arch"),
        Mode.SUN_MOON: translate("names", "Sun and Moon"),
        Mode.PYRAMID: translate("names", "Pyramid"),
        Mode.COMPETITIVE: translate("names", "Competitive"),
    }[mode]


def mode_story(mode: Mode) -> str:
    """One line about a mode."""
    return {
        Mode.STANDARD: translate("names", "Six rows, eighty islands, not a word."),
        Mode.ARCH: translate("names", "Two pillars first, then the vault above the ship."),
        Mode.SUN_MOON: translate("names", "Moon below, sun above: islands have two sides."),
        Mode.PYRAMID: translate("names", "Seven narrowing rows, and an explorer deck."),
        Mode.COMPETITIVE: translate("names", "Two opponents, one sea: the longer runs win."),
    }[mode]


def level_name(level: str) -> str:
    return {
        "random": translate("names", "Drifter"),
        "deckhand": translate("names", "Deckhand"),
        "sailor": translate("names", "Sailor"),
        "captain": translate("names", "Captain"),
        "admiral": translate("names", "Admiral"),
    }.get(level, level)


def crew_name(seats: int) -> str:
    """A crew's size in words."""
    return translate("names", "solo") if seats == 1 else seats_text(seats)


def seats_text(seats: int) -> str:
    return counted(translate("names", "%n player(s)", "", seats), seats)


def placed_text(placed: int, options: Options) -> str:
    """How far a voyage has come: its islands."""
    text = translate("MatchesPage", "{placed} of\xa0{all}")
    return text.format(placed=placed, all=options.layout.size)


def monsters_text(count: int) -> str:
    return counted(translate("names", "%n sea monster(s)", "", count), count)


def wilds_text(count: int) -> str:
    return counted(translate("names", "%n wild card(s)", "", count), count)


def extras(options: Options) -> list[str]:
    """The names of what a voyage has besides its mode."""
    found = []
    if options.reefs:
        found.append(translate("names", "jagged reefs"))
    if options.monsters:
        found.append(monsters_text(options.monsters))
    if options.storms:
        found.append(translate("names", "storm and compass"))
    if options.wilds:
        found.append(wilds_text(options.wilds))
    if options.removed:
        found.append(removed_name(options.removed))
    return found


def expansion_names() -> dict[str, str]:
    """What each option is called that changes the standard voyage, by its name in the options."""
    return {
        "reefs": translate("names", "Jagged reefs"),
        "monsters": translate("names", "Sea monsters"),
        "storms": translate("names", "Storm and compass"),
        "wilds": translate("names", "Wild cards"),
        "removed": translate("names", "Fewer islands"),
    }


def short_name(options: Options) -> str:
    """What kind of voyage it is where there is little room: its mode, and how many islands are left out."""
    return strung([mode_name(options.mode), *([removed_name(options.removed)] if options.removed else [])])


def voyage_name(options: Options) -> str:
    """A kind of voyage in one line: mode, crew and all the rest."""
    return strung([mode_name(options.mode), crew_name(options.seats), *extras(options)])


def deal_title(match: Match) -> str:
    """A voyage by its deal, or its day, and all that it has besides its mode."""
    what = mode_name(match.options.mode)
    if match.daily is not None:
        what = translate("names", "Daily voyage, {day}").format(day=day_text(match.daily))
    elif match.number > 0 and not match.is_foreign:
        what = translate("names", "{voyage}, deal\xa0{number}").format(voyage=what, number=match.number)
    found = [what, *extras(match.options)]
    if match.origin is not None:
        found.append(played_on_text(match.origin))
    return strung(found)


def mismatch_text(why: Mismatch) -> str:
    """Why options don't go together, as a sentence."""
    return {
        Mismatch.SEATS: translate("names", "A crew has one to five players."),
        Mismatch.TWO_SEATS: translate("names", "Competitive voyages are for exactly two players."),
        Mismatch.REMOVED: translate("names", "Four, six, eight, ten or twelve islands may be removed."),
        Mismatch.MONSTERS: translate("names", "There can be three, four or five monsters."),
        Mismatch.WILDS: translate("names", "There are one or two wild cards."),
        Mismatch.REMOVED_IN_VARIANT: translate("names", "Fewer islands are for the standard voyage only."),
        Mismatch.STORMY_VARIANT: translate("names", "Stormy Seas is for the standard voyage only."),
        Mismatch.STORMY_REMOVED: translate("names", "Stormy Seas and fewer islands can’t be combined."),
    }[why]


Words = Callable[[], str]
"""A text that is asked for again after a change of language."""

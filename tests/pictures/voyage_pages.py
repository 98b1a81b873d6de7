"""The pages of kept voyages, for the pictures: a review in each of its states, and the list."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random

from PySide6.QtWidgets import QApplication, QWidget

from shtil_desktop.games.shtil.crew import sign_on
from shtil_desktop.games.shtil.pages.review.page import ReviewPage
from shtil_desktop.games.shtil.review.review import Review, review
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.games.shtil.rules.sea import Ask
from shtil_desktop.games.shtil.rules.voyage import Shtil
from shtil_desktop.play.match import Match, Seat
from shtil_desktop.play.profile.matches.store import Store
from shtil_desktop.table.motion.timings import Speed
from shtil_desktop.table.theme import Palette
from shtil_desktop.windows.pages.matches.page import MatchesPage

NAMES = ("Vera", "Ada", "Juri", "Bo")
STEPS, FEW = 6_000, 8
"""Of the solver, and voyages for each place of the curve: it is rough, as it is at first."""
STORMY = Options(Mode.STANDARD, 3, reefs=True, monsters=5, storms=True, wilds=2)


@cache
def sailed(options: Options, number: int, actions: int = 1000) -> Shtil:
    """A voyage of sailors."""
    game = Shtil(options, number)
    while game.decision is not None and len(game.actions) < actions:
        seat = game.decision.seat
        if game.sea.ask is Ask.SPLIT:
            for other in range(game.seats):
                if other != seat:
                    game.say(other, 2)
        words = (options.key, number, seat, len(game.actions))
        game.apply(sign_on("sailor", *words).decide(game.view(seat)))
    return game


@cache
def lost_from(options: Options, number: int) -> int:
    """The first deal from this one on that sailors lose: they may learn to win any given one."""
    while (outcome := sailed(options, number).result) is None or outcome.winners:
        number += 1
    return number


def voyage_of(game: Shtil) -> Match:
    mates = [Seat(name, "sailor") for name in NAMES[1 : game.seats]]
    return Match(game.copy(), 0, (Seat(NAMES[0]), *mates))


@cache
def read_voyage(options: Options, number: int, actions: int = 1000) -> Review:
    game = sailed(options, number, actions)
    knows_cards = game.result is not None
    return review(game, 0, lambda _: None, steps=STEPS, voyages=FEW, knows_cards=knows_cards)


def reviewed(
    options: Options, number: int, actions: int = 1000, is_other: bool = False
) -> Callable[[Palette], QWidget]:
    """The replay of a voyage that has been read: at its loss, or at what would have won."""

    def page(palette: Palette) -> QWidget:
        deal = number if options.mode is Mode.COMPETITIVE else lost_from(options, number)
        found = read_voyage(options, deal, actions)
        page = ReviewPage(palette, voyage_of(sailed(options, deal, actions)), Speed.OFF)
        page.show()
        page.show_review(found)
        if found.first_lost is not None:
            page.go_to_loss()
        else:
            page.slider.setValue(found.length * 2 // 3)
        if is_other:
            page.show_otherwise(True)
            page.pause()
            page.step(4)
        QApplication.processEvents()
        return page

    return page


def unread(palette: Palette) -> QWidget:
    """A replay that nothing is known about yet."""
    return ReviewPage(palette, voyage_of(sailed(Options(Mode.STANDARD, 3), 108)), Speed.OFF)


def voyages(palette: Palette) -> QWidget:
    store = Store(Path(tempfile.mkdtemp(prefix="shtil-voyages-")))
    kinds = [Options(Mode.STANDARD, 3), STORMY, Options(Mode.SUN_MOON, 2), Options(Mode.COMPETITIVE, 2)]
    kinds += [Options(Mode.PYRAMID, 1), Options(Mode.ARCH, 3), Options(Mode.STANDARD, 1, removed=8)]
    dice = Random(3)
    for number, options in enumerate(kinds * 2, start=200):
        voyage = voyage_of(sailed(options, number, dice.choice((12, 1000, 1000))))
        store.save(voyage if number % 5 else voyage.played_on(voyage.game, 9))
    return MatchesPage(palette, store)


def voyages_measured(palette: Palette) -> QWidget:
    """How hard a deal is stands where it is known."""
    page = voyages(palette)
    assert isinstance(page, MatchesPage)
    page.show_difficulties({row.name: 1 + at % 5 for at, row in enumerate(page.matches) if at % 4 != 3})
    return page


def no_voyages(palette: Palette) -> QWidget:
    return MatchesPage(palette, Store(Path(tempfile.mkdtemp(prefix="shtil-voyages-"))))


PAGES: dict[str, Callable[[Palette], QWidget]] = {
    "review": reviewed(Options(Mode.STANDARD, 3), 108),
    "review-otherwise": reviewed(Options(Mode.STANDARD, 3), 108, is_other=True),
    "review-underway": reviewed(Options(Mode.STANDARD, 3), 108, 20),
    "review-stormy": reviewed(STORMY, 102),
    "review-pyramid": reviewed(Options(Mode.PYRAMID, 2), 108),
    "review-rivals": reviewed(Options(Mode.COMPETITIVE, 2), 101),
    "review-unread": unread,
    "voyages": voyages,
    "voyages-measured": voyages_measured,
    "voyages-empty": no_voyages,
}

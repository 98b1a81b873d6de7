"""A voyage that is asked for: what it becomes, whether it can be proven winnable, how hard it will be."""

from __future__ import annotations

from typing import Final

from shtil_desktop.games.rng import Rng
from shtil_desktop.games.shtil.game import SHTIL
from shtil_desktop.games.shtil.measured_deals import measured_deals
from shtil_desktop.games.shtil.new_voyage import Begins, NewVoyage, Side
from shtil_desktop.games.shtil.rules.deal import deal
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.games.values import replace, value
from shtil_desktop.play.match import Match, Seat, any_deal, seated
from shtil_desktop.play.profile.matches.sidecar import USUAL_NAMES

LEVELS: Final = ("deckhand", "sailor", "captain", "admiral")
"""From the weakest to the strongest, as they are offered."""
REMOVED_POINTS: Final = {0: 0, 4: 1, 6: 1, 8: 2, 10: 2, 12: 3}
MODE_POINTS: Final = {Mode.STANDARD: 2, Mode.ARCH: 3, Mode.SUN_MOON: 3, Mode.PYRAMID: 4}


@value
class Wish:
    """The voyage that is asked for. Without a number, the deal is left to chance."""

    chosen: NewVoyage
    number: int | None
    seat: int | None = None
    """Asked for on the command line; else who begins, or the side, decides on it."""

    @property
    def kept(self) -> NewVoyage:
        """What is offered the next time."""
        return self.chosen

    @property
    def is_searched(self) -> bool:
        """Whether a deal that can be won, or of some difficulty, is to be looked for first."""
        return self.number is None and not self.numbers and (self.is_proven or self.is_slow)

    @property
    def numbers(self) -> tuple[int, ...]:
        """Deals that are known to be of the chosen difficulty, and to have been won."""
        known = measured_deals(self.chosen.options) if self.has_difficulty else None
        return () if known is None else known.numbers.get(self.chosen.difficulty, ())

    @property
    def is_proven(self) -> bool:
        """Whether it must be certain that the deal can be won."""
        return self.chosen.only_winnable and can_prove(self.chosen.options)

    @property
    def is_slow(self) -> bool:
        """Whether a deal of some difficulty is looked for: many are sailed before it is found."""
        return self.has_difficulty and not self.numbers

    @property
    def has_difficulty(self) -> bool:
        """Whether any deal of some difficulty is asked for."""
        return self.number is None and bool(self.chosen.difficulty) and can_measure(self.chosen.options)

    def with_number(self, number: int | None) -> Wish:
        """The same wish, for this deal."""
        return replace(self, number=number)

    def match(self, player_name: str) -> Match:
        """The voyage as it begins, with the player in the seat that her choices give her."""
        chosen = self.chosen
        named = zip(chosen.names, USUAL_NAMES, chosen.levels, strict=True)
        mates = [Seat(name or usual, level) for name, usual, level in named]
        number = any_deal() if self.number is None else self.number
        seat = seat_of(chosen, number) if self.seat is None else self.seat
        crew = seated(chosen.options.seats, seat, player_name, mates)
        return Match.begin(SHTIL, chosen.options, number, crew, seat, self._first(seat))

    def _first(self, seat: int) -> int | None:
        """Rivals are dealt the same number of cards, so that who begins is free; else the cards decide."""
        is_open = self.chosen.options.mode is Mode.COMPETITIVE
        return seat if is_open and self.chosen.begins is Begins.PLAYER else None


def seat_of(chosen: NewVoyage, number: int) -> int:
    """The player's seat in a deal. Which cards lie where, and who begins with them, is the deal's alone."""
    options = chosen.options
    if options.mode is Mode.COMPETITIVE:
        return 0 if chosen.side is Side.SUN else 1
    if chosen.begins is Begins.PLAYER:
        return deal(options, number).first
    return Rng("shtil seat", options.key, number).below(options.seats)


def can_prove(options: Options) -> bool:
    """Whether the solver can tell soon enough that a deal can be won: storms take it too long."""
    return not options.storms and options.mode not in (Mode.COMPETITIVE, Mode.PYRAMID)


def can_measure(options: Options) -> bool:
    """Whether a deal has a difficulty of its own: among rivals it is the rival who makes it hard."""
    return options.mode is not Mode.COMPETITIVE


def difficulty(options: Options) -> int | None:
    """From 1 (calm) to 5 (storm); None among rivals, where it is the rival who makes it hard.

    >>> difficulty(Options(Mode.STANDARD, 1)), difficulty(Options(Mode.STANDARD, 3, monsters=5, storms=True))
    (2, 5)
    """
    if options.mode is Mode.COMPETITIVE:
        return None
    points = MODE_POINTS[options.mode] + REMOVED_POINTS[options.removed]
    points += int(options.reefs) + int(options.storms) + max(0, options.monsters - 2) - min(1, options.wilds)
    return min(5, max(1, points))


def offered_levels() -> tuple[str, ...]:
    """The levels that there are in this version."""
    from shtil_desktop.games.shtil.crew import LEVELS as KNOWN

    return tuple(level for level in LEVELS if level in KNOWN)

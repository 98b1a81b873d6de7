"""A second search for problems, plain and slow: every move with every payment, no proof of the solver's.

What it leaves out is reckoned here anew from the rules alone. A number whose gap is closed can only be
discarded any more, so one is like another. And a position is given up when the cards that are left are fewer
than the cells, the price of single cells and the finish, or a gap lacks numbers that belong there.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable

from shtil_desktop.games.shtil.rules.actions import ShtilAction, TurnIsland
from shtil_desktop.games.shtil.rules.cards import COMPASS, FINISH, MONSTER, ORANGE, PURPLE, WILD, YELLOW
from shtil_desktop.games.shtil.rules.line import Gap
from shtil_desktop.games.shtil.rules.options import Mode
from shtil_desktop.games.shtil.rules.sea import Sea
from shtil_desktop.games.shtil.rules.voyage import Shtil

PAST = {"rules", "gone", "shown", "pledges", "lines", "sides", "explored"}
NO_HAND_CARDS = (COMPASS, YELLOW, PURPLE, ORANGE)
DEAD = 0


class SecondSearch:
    """Remembers for every position that it has met whether it can be won."""

    def __init__(self) -> None:
        self.known: dict[Hashable, bool] = {}
        self.steps = 0

    def can_win(self, game: Shtil) -> bool:
        if game.result is not None:
            return bool(game.result.winners)
        position = _position(game)
        if position not in self.known:
            self.known[position] = not _lacks_cards(game) and self._some_move_wins(game)
        return self.known[position]

    def _some_move_wins(self, game: Shtil) -> bool:
        return any(self.wins(game, action) for action in moves_of(game))

    def wins(self, game: Shtil, action: ShtilAction) -> bool:
        self.steps += 1
        after = game.copy()
        after.apply(action)
        return self.can_win(after)


def moves_of(game: Shtil) -> list[ShtilAction]:
    """Every whole action, the last listed first: finishes are; of those that do the same only one."""
    found: dict[Hashable, ShtilAction] = {}
    numbers = _numbers_wanted(game)
    for listed in reversed(game.legal_actions()):
        for action in game.completions(listed):
            does = _where(game, action) if isinstance(action, TurnIsland) else listed
            found.setdefault((does, tuple(_alike(action.pay, numbers))), action)
    return list(found.values())


def _where(game: Shtil, action: TurnIsland) -> Hashable:
    """Moon rows want the moon up, the others the sun: which one is turned right, or wrong, is no matter."""
    is_in_moon_rows = game.sea.layout.row_of[action.cell] < 3
    return TurnIsland, is_in_moon_rows == game.sea.sides[action.cell]


def _position(game: Shtil) -> Hashable:
    sea, numbers = game.sea, _numbers_wanted(game)
    hands = tuple(tuple(_alike(hand, numbers)) for hand in game.hands)
    grid = tuple((tuple(line.numbers), tuple(line.cells)) for line in sea.lines)
    open_part = tuple(getattr(sea, name) for name in Sea.__slots__ if name not in PAST)
    return hands, tuple(game.tops), grid, bytes(sea.sides), len(sea.explored), open_part


def _alike(cards: Iterable[int], numbers: set[int] | None) -> list[int]:
    if numbers is None:
        return sorted(cards)
    return sorted(card if card > 80 or card in numbers else DEAD for card in cards)


def _numbers_wanted(game: Shtil) -> set[int] | None:
    """The numbers that an open gap has a place for; None while a monster may open others."""
    if game.sea.strike_due or MONSTER in _cards_to_come(game):
        return None
    gaps = (gap for line in game.sea.lines for gap in line.gaps())
    return {number for gap in gaps for number in range(gap.low + 1, gap.high)}


def _lacks_cards(game: Shtil) -> bool:
    left = _cards_to_come(game)
    if WILD in left or MONSTER in left or game.sea.strike_due:
        return False  # a wild fits anywhere, and a monster may free a cell
    if FINISH not in left and not game.sea.finish_lies:
        return True
    cards = [card for card in left if card not in NO_HAND_CARDS]
    has_explorers = game.options.mode is Mode.PYRAMID
    wanted = _wrong_sides(game) if has_explorers or game.sea.finish_lies else _wrong_sides(game) + 1
    for line in game.sea.lines:
        for gap in line.gaps():
            fitting = [card for card in cards if gap.low < card < gap.high]
            if len(fitting) < gap.cells:
                return True
            wanted += gap.cells
            if gap.cells == 1 and line.is_priced:
                wanted += min(_price(gap, card) for card in fitting)
    return wanted > len(cards)


def _cards_to_come(game: Shtil) -> list[int]:
    """In hands and decks, with the explorers that lie face down."""
    decks = (deck[top:] for deck, top in zip(game.decks, game.tops, strict=True))
    piles = (*game.hands, *decks, game.explorer[len(game.sea.explored) :])
    return [card for pile in piles for card in pile]


def _wrong_sides(game: Shtil) -> int:
    """In Sun and Moon each island that lies the wrong way costs a card before the finish."""
    if game.options.mode is not Mode.SUN_MOON:
        return 0
    sea = game.sea
    return sum((sea.layout.row_of[cell] < 3) != sea.sides[cell] for cell in sea.islands())


def _price(gap: Gap, card: int) -> int:
    """Of the last card in a gap: the smaller difference to what lies beside it."""
    below = [card - gap.low] if gap.low > 0 else []
    above = [gap.high - card] if gap.high <= 80 else []
    return min(below + above, default=0)

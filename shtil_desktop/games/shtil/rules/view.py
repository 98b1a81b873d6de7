"""What one seat knows: everything open, its own cards, and how many the others hold."""

from __future__ import annotations

from typing import TYPE_CHECKING

from shtil_desktop.games.base import Decision, IllegalAction
from shtil_desktop.games.shtil.rules.actions import PlayStart, ShtilAction
from shtil_desktop.games.shtil.rules.cards import MONSTER, WILD, Card, is_island
from shtil_desktop.games.shtil.rules.outcome import VoyageOutcome
from shtil_desktop.games.shtil.rules.refusals import Refusal
from shtil_desktop.games.shtil.rules.sea import Sea
from shtil_desktop.games.shtil.rules.turns.placement import Answer, appraise_all
from shtil_desktop.games.values import value

if TYPE_CHECKING:
    from shtil_desktop.games.shtil.rules.voyage import Shtil

Cards = tuple[Card, ...]


@value
class View:
    """A snapshot: it holds no reference to the voyage, so nothing hidden can be reached from it.

    `legal` lists what the seat may do now; it is empty while another one decides. Whether a finish or a start
    may be played can depend on monsters in other hands: what is told of them is that answer, and once
    a finish has been tried, how many each seat holds (`sea.monsters_shown`).
    """

    seat: int
    sea: Sea
    hand: Cards
    discards: Cards
    """What the seat has discarded itself, and seen."""
    hand_sizes: tuple[int, ...]
    deck_sizes: tuple[int, ...]
    discard_sizes: tuple[int, ...]
    explorer_size: int
    legal: tuple[ShtilAction, ...]
    decision: Decision | None
    outcome: VoyageOutcome | None

    @classmethod
    def of(cls, game: Shtil, seat: int) -> View:
        seats = range(game.seats)
        return cls(
            seat=seat,
            sea=game.sea.copy(),
            hand=tuple(game.hands[seat]),
            discards=tuple(game.discards[seat]),
            hand_sizes=tuple(map(len, game.hands)),
            deck_sizes=tuple(map(game.deck_size, seats)),
            discard_sizes=tuple(map(game.discard_size, seats)),
            explorer_size=len(game.explorer) - len(game.sea.explored),
            legal=tuple(game.legal_actions()) if game.sea.decider == seat else (),
            decision=game.decision,
            outcome=game.result,
        )

    def purse(self, played: Card | None = None) -> list[Card]:
        """The cards of the hand that may pay, without the one that is played."""
        cards = [card for card in self.hand if card != MONSTER]
        if played in cards:
            cards.remove(played)
        return cards

    def answers(self, card: Card, number: int | None = None) -> tuple[Answer, ...]:
        """For every cell: the price of an island of the hand there, or why it may not go there.

        A wild needs the `number` that it would have.
        """
        if self.is_start_forced:
            return (Refusal.START_FORCED,) * self.sea.rules.size
        if not is_island(card) and (card != WILD or number is None):
            return (Refusal.NOT_AN_ISLAND,) * self.sea.rules.size
        return appraise_all(self.sea, self.seat, number or card, len(self.purse(card)))

    def why_not(self, action: ShtilAction) -> IllegalAction | None:
        """Why the seat may not do this now, with the figures of the sentence; None if it may."""
        from shtil_desktop.games.shtil.rules.turns.why_not import why_not  # late: only the table asks

        return why_not(self, action)

    def why_not_docked(self, dock: Card, card: Card | None) -> IllegalAction | None:
        """Why a card of the hand is not what a dock is for, the start's or the finish's; None if it is."""
        from shtil_desktop.games.shtil.rules.turns.why_not import why_not_docked

        return why_not_docked(self, dock, card)

    def why_not_paid(self, action: ShtilAction) -> IllegalAction | None:
        """Why the cards of an action don't pay its price; None if they do."""
        from shtil_desktop.games.shtil.rules.turns.why_not import wrong_payment

        return wrong_payment(self, action)

    def why_not_paid_with(self, card: Card) -> IllegalAction | None:
        """Why a card of the hand can't pay for anything; None if it can."""
        return None if card in self.purse() else IllegalAction(Refusal.CANNOT_PAY_WITH)

    @property
    def is_start_forced(self) -> bool:
        """Whether the seat must play its start now; one that can't be paid yet is not listed."""
        return self.legal[:1] == (PlayStart(),)

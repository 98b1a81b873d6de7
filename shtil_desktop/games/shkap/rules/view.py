"""What one seat knows: everything open, its own cards, and how many the others hold."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from shtil_desktop.games.base import Action, Decision, IllegalAction
from shtil_desktop.games.shkap.rules import actions as do
from shtil_desktop.games.shkap.rules.cards import Card
from shtil_desktop.games.shkap.rules.checks import check_route, mark_refusal, take_refusal
from shtil_desktop.games.shkap.rules.island.islands import SEA, SIDE, Cell, Island, island_set
from shtil_desktop.games.shkap.rules.island.walk import Walk
from shtil_desktop.games.shkap.rules.options import Options
from shtil_desktop.games.shkap.rules.outcome import ShkapOutcome
from shtil_desktop.games.shkap.rules.refusals import Refusal

if TYPE_CHECKING:
    from shtil_desktop.games.shkap.rules.game import Shkap

Cards = tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class View:
    """A snapshot: it holds no reference to the game, so nothing hidden can be reached from it."""

    seat: int
    options: Options
    first: int
    players: tuple[int, ...]
    """The seats of this island, from the first player on."""
    at: int
    """How many islands are behind."""
    open_islands: tuple[int, ...]
    """Their ids, the current one first."""
    past_islands: tuple[int, ...]
    """The ids of those behind, in the order of play."""
    hand: Cards
    pack: Cards
    """In a draft: the pack that it holds now."""
    held: tuple[Cards, ...]
    """The packs that it has held in drafts."""
    route: Cards
    """Its own, committed."""
    market: tuple[Card | None, ...]
    discard: Cards
    coins: tuple[int, ...]
    extra: tuple[int | None, ...] | None
    hand_sizes: tuple[int, ...]
    """Packs of a draft included; and, until all routes are committed, those of the others."""
    route_sizes: tuple[int, ...]
    """Zeros until all routes are committed."""
    deck_size: int
    taken: tuple[Cards, ...]
    """What each seat took from the market and hasn't shown since: it holds these cards, or has laid them."""
    landed: tuple[bool | None, ...]
    marks: tuple[int, ...]
    walk: Walk | None
    """The walk of the seat whose route is open now."""
    walks: tuple[Walk, ...]
    """The walks that have ended on this island."""
    taking: int
    history: tuple[tuple[int, Action], ...]
    """Everything done so far, as this seat knows it now: routes that have been revealed are open."""
    legal: tuple[Action, ...]
    decision: Decision | None
    outcome: ShkapOutcome | None

    @classmethod
    def of(cls, game: Shkap, seat: int) -> View:
        return cls(
            seat=seat,
            options=game.options,
            first=game.first,
            players=tuple(game.players),
            at=game.at,
            open_islands=game.open_islands,
            past_islands=game.dealt.islands[: game.at],
            hand=tuple(game.hands[seat]),
            pack=tuple(sorted(game.packs[seat])),
            held=game.held[seat],
            route=game.routes[seat],
            market=tuple(game.piles.market),
            discard=tuple(sorted(game.piles.discard)),
            coins=tuple(game.coins),
            extra=game.extra,
            hand_sizes=_hand_sizes(game, seat),
            route_sizes=tuple(map(len, game.routes)) if game.routes_are_counted else (0,) * game.seats,
            deck_size=len(game.piles.deck),
            taken=_taken(game),
            landed=tuple(game.landed),
            marks=tuple(game.marks),
            walk=game.walk,
            walks=game.walks,
            taking=game.taking,
            history=_history(game, seat),
            legal=tuple(game.legal_actions()) if game.decider == seat else (),
            decision=game.decision,
            outcome=game.result,
        )

    @property
    def island(self) -> Island | None:
        """The current island; None once the last has been left."""
        known = island_set(self.options.island_set)
        return known[self.open_islands[0]] if self.open_islands else None

    @property
    def land(self) -> tuple[Cell, ...]:
        """Every cell of the current island that is not sea, in reading order."""
        cells = [(row, column) for row in range(SIDE) for column in range(SIDE)]
        island = self.island
        return () if island is None else tuple(cell for cell in cells if island.sign(cell) != SEA)

    def paths(self) -> dict[int, tuple[do.Step, ...]]:
        """The steps of every walk on this island so far, by seat; none before the first route is revealed."""
        walks = self.walks if self.walk is None else (*self.walks, self.walk)
        found: dict[int, list[do.Step]] = {walk.seat: [] for walk in walks}
        for seat, action in reversed(self.history) if walks else ():
            if isinstance(action, do.Done):
                break
            if isinstance(action, do.Step):
                found[seat].insert(0, action)
        return {seat: tuple(steps) for seat, steps in found.items()}

    def has_laid(self, seat: int) -> bool:
        """Whether a route of the seat lies on the table, be it hidden, revealed or walked."""
        for who, action in reversed(self.history) if self.landed[seat] else ():
            if who == seat and isinstance(action, do.Lay | do.Laid | do.Land):
                return not isinstance(action, do.Land)
        return False

    def why_not(self, action: Action) -> IllegalAction | None:
        """Why the seat may not do this now; None if it may."""
        try:
            self._check(action)
        except IllegalAction as why:
            return why
        return None

    def _check(self, action: Action) -> None:
        if self.outcome is not None:
            raise IllegalAction(Refusal.GAME_OVER)
        decides = self.decision is not None and self.decision.seat == self.seat
        if isinstance(action, do.Resign) and (action.seat == self.seat or (decides and action.seat is None)):
            return
        if not decides or isinstance(action, do.Resign):
            raise IllegalAction(Refusal.WRONG_SEAT)
        if isinstance(action, do.Lay) and do.Lay() in self.legal:
            check_route(self.hand, action.cards)
        elif isinstance(action, do.Step) and self.walk is not None and self.island is not None:
            if not any(isinstance(known, do.Step) for known in self.legal):
                raise IllegalAction(Refusal.WRONG_MOMENT)
            self.walk.check(self.island, action)
        elif action not in self.legal:
            raise IllegalAction(self._reason(action))

    def _reason(self, action: Action) -> Refusal:
        """Why an action that would be listed is not."""
        asked = {type(known) for known in self.legal}
        match action:
            case do.Land() if do.Pass in asked:
                return Refusal.NOTHING_TO_LAY
            case do.Keep() if do.Keep in asked:
                return Refusal.NOT_IN_PACK
            case do.Take(place) if do.Take in asked:
                return take_refusal(place, self.market)
            case do.Mark(card, at) if do.Done in asked:
                return mark_refusal(self.seat, self.hand, self.landed, card, at) or Refusal.WRONG_MOMENT
        return Refusal.WRONG_MOMENT


def _hand_sizes(game: Shkap, seat: int) -> tuple[int, ...]:
    """A hand that has shrunk would tell how long a route is before it may be known."""
    sizes = [len(hand) + len(pack) for hand, pack in zip(game.hands, game.packs, strict=True)]
    if not game.routes_are_counted:
        for other in game.hidden_routes - {seat}:
            sizes[other] += len(game.routes[other])
    return tuple(sizes)


def _taken(game: Shkap) -> tuple[Cards, ...]:
    walks = game.walks if game.walk is None else (*game.walks, game.walk)
    shown = {*game.thrown, *(card for walk in walks for card in walk.route)}
    return tuple(tuple(card for card in cards if card not in shown) for cards in game.taken)


def _history(game: Shkap, seat: int) -> tuple[tuple[int, Action], ...]:
    """Only the last route of a seat can be hidden: those of earlier islands have been revealed."""
    hidden, known = game.hidden_routes, list[tuple[int, Action]]()
    for who, action in reversed(game.actions):
        if isinstance(action, do.Lay) and who not in hidden:
            known.append((who, action))
            continue
        known.append((who, action.seen_by(seat, who)))
        if isinstance(action, do.Lay):
            hidden.remove(who)
    return tuple(reversed(known))

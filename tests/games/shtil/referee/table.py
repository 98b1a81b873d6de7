"""The table in play: carries an action out and goes on to the next decision."""

from copy import deepcopy
from typing import Any

from tests.games.shtil.referee.checks import ANSWERS, Checks, read_cell
from tests.games.shtil.referee.moves import Action, candidates
from tests.games.shtil.referee.setup import STORMS, Card, Illegal
from tests.games.shtil.referee.state import Task


class Table(Checks):
    """The state after the actions so far; `decider` and `wants` say who is asked for what."""

    def __init__(self, record: dict[str, Any]) -> None:
        super().__init__(record)
        first = record["deal"]["first"]
        self.todo = [("opening", seat, None) for seat in self.clockwise(first)] + [("turn", first, None)]
        self._go_on()

    def step(self, action: Action) -> None:
        """Carry out one action of the record, or raise Illegal with nothing changed."""
        try:
            self._check(action)
        except Illegal as refusal:
            raise Illegal(self.done + 1, refusal.why) from None
        self.done += 1
        if action["do"] == "resign":
            self._resign(action["seat"])
        else:
            _, _, detail = self.todo.pop(0)
            getattr(self, f"_do_{action['do']}")(action["seat"], action, detail)
        self._go_on()

    def is_legal(self, action: Action) -> bool:
        try:
            deepcopy(self).step(action)
        except Illegal:
            return False
        return True

    def legal_actions(self) -> list[Action]:
        """Every legal action of the decider, `resign` aside; optional keys are left out when false."""
        if self.outcome is not None:
            return []
        return [action for action in candidates(self) if self._passes_check(action)]

    # Carrying out

    def _discard(self, seat: int, cards: list[Card]) -> None:
        for card in cards:
            self.hands[seat].remove(card)
            self.discards[seat].append(card)

    def _end_turn(self, seat: int, *before: Task) -> None:
        following = self.clockwise(seat)[1 % self.seats]
        self.todo = [*before, ("reef", seat, None), ("draw", seat, None), ("turn", following, None)]

    def _do_play(self, seat: int, action: Action, _: Any) -> None:
        card, cell = action["card"], read_cell(action["cell"])
        self.hands[seat].remove(card)
        self._discard(seat, action["pay"])
        self.grid[cell] = action["as"] if card == "wild" else card
        if card == "wild":
            self.wild_cells.add(cell)
        if self.mode == "sun-moon":
            self.sides[cell] = self.facing
        if self.mode == "competitive":
            self.owners[cell] = seat
            self.passes = 0
        if self.has_storms and self.is_run(cell[0]):
            self._win_compass()
        if sum(self.is_row_full(row) for row in self.board.rows) >= 4:
            self.reef = None
        # Reading: the last island of a pyramid with an open finish wins at once, no explorer card is turned.
        self._check_pyramid()
        self._end_turn(seat, *([("explore", seat, None)] if self.mode == "pyramid" else []))

    def _do_start(self, seat: int, action: Action, _: Any) -> None:
        card = "wild" if action.get("wild") else "start"
        self.hands[seat].remove(card)
        self.laid.append(card)
        self.is_started = True
        self._win_compass()
        order = self.clockwise(seat)
        for giver in order:
            self._discard_blind(giver)
        aside: list[Task] = []
        for drawer in order:
            aside += self._draw_extra(drawer)
        in_hands = sum(len(self.discardable(giver)) for giver in order)
        self.owed = min(8, sum(self.blind) + in_hands)
        # Reading: with 2 seats or more the split is asked for even if only one is possible.
        give: list[Task] = [("split", seat, None)]
        if self.seats == 1:
            give = [("give", seat, self.owed - self.blind[seat])]
        draws: list[Task] = [("draw", drawer, None) for drawer in order]
        following = order[1 % self.seats]
        self.todo = [*give, *aside, ("reef", seat, None), *draws, ("turn", following, None)]

    def _discard_blind(self, seat: int) -> None:
        unseen = self.decks[seat][:2] if self.yellows[seat] else []
        self.decks[seat] = self.decks[seat][len(unseen) :]
        self.discards[seat] += unseen
        self.blind[seat] = len(unseen)

    def _draw_extra(self, seat: int) -> list[Task]:
        """Draw the start's extra cards; the storms met are set aside and returned."""
        # Reading: clockwise from the starter, each seat draws all its extra cards before the next one does.
        aside: list[Task] = []
        goal = len(self.hands[seat]) + self.extra_draws() - self.blind[seat]
        while len(self.hands[seat]) < goal and self.decks[seat]:
            card = self.decks[seat].pop(0)
            if card in STORMS:
                aside.append(("storm", seat, card))
            else:
                self._take(seat, card)
        return aside

    def _take(self, seat: int, card: Card) -> None:
        """A drawn card, no storm, comes to hand; sun and moon's compass turns all hands instead."""
        if card == "compass":
            self.discards[seat].append(card)
            self.facing = "moon" if self.facing == "sun" else "sun"
        else:
            self.hands[seat].append(card)

    def _do_split(self, seat: int, action: Action, _: Any) -> None:
        gives: list[Task] = []
        for giver in self.clockwise(seat):
            gives.append(("give", giver, action["shares"][giver] - self.blind[giver]))
        self.todo = gives + self.todo

    def _do_give(self, seat: int, action: Action, _: Any) -> None:
        self._discard(seat, action["cards"])

    def _do_finish(self, seat: int, action: Action, _: Any) -> None:
        card = "wild" if action.get("wild") else "finish"
        self.hands[seat].remove(card)
        self.laid.append(card)
        self._end("won", None, "finish")

    def _do_discard(self, seat: int, action: Action, _: Any) -> None:
        self._discard(seat, action["cards"])
        self.passes = 0
        self._end_turn(seat)

    def _do_monster(self, seat: int, action: Action, _: Any) -> None:
        cell = read_cell(action["cell"])
        number = self.grid.pop(cell)
        self.gone += ["wild" if cell in self.wild_cells else number, "monster"]
        self.wild_cells.discard(cell)
        if self.wants == "turn":
            self.hands[seat].remove("monster")
            self.shown[seat] = max(0, self.shown[seat] - 1)
            self._end_turn(seat)

    def _do_trade(self, seat: int, action: Action, _: Any) -> None:
        self._discard(seat, list(self.hands[seat]))
        self._win_compass()
        self._end_turn(seat)

    def _do_turn(self, seat: int, action: Action, _: Any) -> None:
        # Reading: turning an island is the whole action of the turn.
        cell = read_cell(action["cell"])
        self._discard(seat, [action["card"]])
        self.sides[cell] = "moon" if self.sides[cell] == "sun" else "sun"
        self._end_turn(seat)

    def _do_compass(self, seat: int, action: Action, _: Any) -> None:
        self._spend_compass(seat, action)
        self.gone.append(action["storm"])
        if action["storm"] == "purple":
            self.purples.remove(action["row"])
        else:
            {"yellow": self.yellows, "orange": self.oranges}[action["storm"]][action["of"]] -= 1
        self.todo.insert(0, ("turn", seat, None))

    def _win_compass(self) -> None:
        if self.supply > 0:
            self.supply -= 1
            self.pool += 1

    def _spend_compass(self, seat: int, action: Action) -> None:
        if action.get("wild"):
            self.hands[seat].remove("wild")
            self.gone.append("wild")
        else:
            self.pool -= 1
            self.gone.append("compass")

    def _do_reef(self, seat: int, action: Action, _: Any) -> None:
        if "pay" in action:
            self._discard(seat, action["pay"])
        else:
            self.reef = action["row"]

    def _do_storm(self, seat: int, action: Action, colour: Any) -> None:
        if action.get("cancel"):
            self._spend_compass(seat, action)
            self.gone.append(colour)
        elif colour == "yellow":
            self.yellows[seat] += 1
            self._discard(seat, action["cards"])
        elif colour == "orange":
            self.oranges[seat] += 1
        elif action["row"] is not None:
            self.purples.append(action["row"])
        else:
            self.gone.append(colour)

    def _do_explore(self, seat: int, action: Action, _: Any) -> None:
        self._discard(seat, action["cards"])
        self._end_turn(seat, ("explore", seat, None))

    def _do_swap(self, seat: int, action: Action, _: Any) -> None:
        # Reading: a swap is the whole action of the turn; in a record the other seat has agreed to it.
        self._discard(seat, list(self.hands[seat]))
        self.hands[seat], self.row = self.row, []
        self.passes = 0
        self._end_turn(seat)

    def _do_pass(self, seat: int, action: Action, _: Any) -> None:
        self.passes += 1
        self._end_turn(seat)

    # Going on to the next decision

    def _go_on(self) -> None:
        """Do what needs no decision until one is needed or the game is over."""
        self.decider = self.wants = None
        while self.outcome is None:
            what, seat, detail = self.todo[0]
            if self._is_decision(what, seat, detail):
                self.decider, self.wants = seat, what
                if what == "turn":
                    self._try_finish(seat)
                if what != "turn" or self._can_answer():
                    return
                self._end("lost", seat, "no-move")
            elif self.outcome is None:
                self.todo.pop(0)
                if what in ("opening", "draw", "explore"):
                    getattr(self, f"_go_{what}")(seat)
        self.decider = self.wants = None

    def _try_finish(self, seat: int) -> None:
        """Lay all held monsters open if the seat would end the voyage; they stay so until they strike."""
        held = [hand.count("monster") for hand in self.hands]
        has_finish = "finish" in self.hands[seat] or "wild" in self.hands[seat]
        if any(held) and has_finish and self.is_started and self.is_full():
            self.shown = held

    def _is_decision(self, what: str, seat: int, detail: Any) -> bool:
        if what == "turn":
            return not (self.mode == "competitive" and self._is_contest_over())
        if what == "give":
            return bool(detail > 0)
        if what == "reef":
            return self.reef is not None
        return what in ANSWERS

    def _can_answer(self) -> bool:
        return any(self._passes_check(action) for action in candidates(self))

    def _go_opening(self, seat: int) -> None:
        """Lay the opening hand's storms aside, to be resolved before the seat draws up."""
        storms: list[Task] = [("storm", seat, card) for card in self.hands[seat] if card in STORMS]
        self.hands[seat] = [card for card in self.hands[seat] if card not in STORMS]
        self.todo = [*storms, ("draw", seat, None), *self.todo]

    def _go_draw(self, seat: int) -> None:
        hand = self.hands[seat]
        if self.mode == "competitive":
            while len(hand) < 5 and self.row:
                hand.append(self.row.pop(0))
            while len(self.row) < 5 and self.decks[0]:
                self.row.append(self.decks[0].pop(0))
            return
        deck = self.decks[seat]
        while len(hand) < self.limit(seat) and deck:
            card = deck.pop(0)
            if card in STORMS:
                self.todo = [("storm", seat, card), ("draw", seat, None), *self.todo]
                return
            self._take(seat, card)

    def _go_explore(self, seat: int) -> None:
        """Turn over the pyramid's next explorer card; an exhausted deck gives none."""
        card = self.explorer.pop(0) if self.explorer else "blank"
        if card in STORMS:
            self.todo.insert(0, ("storm", seat, card))
        elif card == "monster":
            self.todo.insert(0, ("strike", seat, None))
        elif card == "compass":
            self.pool += 1
        elif card == "finish":
            self.is_finish_open = True
            self._check_pyramid()

    def _check_pyramid(self) -> None:
        if self.mode == "pyramid" and self.is_full() and self.is_finish_open:
            self._end("won", None, "finish")

    # The end

    def _end(self, result: str, seat: int | None, reason: str, scores: list[int] | None = None) -> None:
        self.outcome = {"result": result, "seat": seat, "reason": reason, "scores": scores}

    def _resign(self, seat: int) -> None:
        # Reading: "lost" in every mode; a competitive game names the other seat as its winner, unscored.
        self._end("lost", 1 - seat if self.mode == "competitive" else None, "resigned")

    def _is_contest_over(self) -> bool:
        reason = None
        if self.is_full():
            reason = "grid-full"
        elif all(len(hand) <= 1 for hand in self.hands):
            reason = "hands-empty"
        elif self.passes >= 2:
            reason = "passed"
        if reason is None:
            return False
        scores = [self.score(seat) for seat in (0, 1)]
        ranks = [(scores[seat], len(self.own_cells(seat))) for seat in (0, 1)]
        if ranks[0] == ranks[1]:
            self._end("draw", None, reason, scores)
        else:
            self._end("won", ranks.index(max(ranks)), reason, scores)
        return True

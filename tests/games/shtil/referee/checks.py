"""Whether an action is legal now; nothing here changes the table."""

from collections import Counter
from typing import Any

from tests.games.shtil.referee.board import Cell
from tests.games.shtil.referee.moves import Action, candidates
from tests.games.shtil.referee.setup import Card, Illegal, is_card, is_number, need
from tests.games.shtil.referee.state import State

# The keys of an action besides "seat" and "do": those it must have, those it may have.
KEYS: dict[str, tuple[set[str], set[str]]] = {
    "play": ({"card", "cell", "pay"}, {"as"}),
    "start": (set(), {"wild"}),
    "split": ({"shares"}, set()),
    "give": ({"cards"}, set()),
    "finish": (set(), {"wild"}),
    "discard": ({"cards"}, set()),
    "monster": ({"cell"}, set()),
    "trade": (set(), set()),
    "turn": ({"card", "cell"}, set()),
    "compass": ({"storm"}, {"of", "row", "wild"}),
    "reef": (set(), {"row", "pay"}),
    "storm": (set(), {"cancel", "wild", "cards", "row"}),
    "explore": ({"cards"}, set()),
    "swap": (set(), set()),
    "pass": (set(), set()),
    "resign": (set(), set()),
}
TURN = {
    "play",
    "start",
    "finish",
    "discard",
    "monster",
    "trade",
    "turn",
    "compass",
    "explore",
    "swap",
    "pass",
}
ANSWERS = {
    "turn": TURN,
    "split": {"split"},
    "give": {"give"},
    "reef": {"reef"},
    "storm": {"storm"},
    "strike": {"monster"},
}


def read_cell(value: Any) -> Cell:
    need(isinstance(value, list | tuple) and len(value) == 2 and all(map(is_number, value)), "not a cell")
    return value[0], value[1]


def read_flag(action: Action, key: str) -> bool:
    need(type(action.get(key, False)) is bool, f"{key} must be true or false")
    return bool(action.get(key, False))


class Checks(State):
    """One method an action: raises Illegal, or is silent."""

    def _passes_check(self, action: Action) -> bool:
        try:
            self._check(action)
        except Illegal:
            return False
        return True

    def _check(self, action: Action) -> None:
        need(self.outcome is None, "the game is over")
        need(isinstance(action, dict), "not an action")
        do, seat = action.get("do"), action.get("seat")
        need(isinstance(do, str) and do in KEYS, "unknown action")
        need(is_number(seat) and seat == self.decider, "another seat decides")
        must, may = KEYS[str(do)]
        keys = action.keys() - {"seat", "do"}
        need(must <= keys <= must | may, "wrong keys")
        if do == "resign":
            return
        need(do in ANSWERS[str(self.wants)], f"asked for {self.wants}")
        if self.wants == "turn" and do not in ("start", "compass"):
            need(not self.must_start(self.todo[0][1]), "the start must be played")
        getattr(self, f"_check_{do}")(seat, action)

    def _check_cards(self, seat: int, cards: object, count: int, besides: Card | None = None) -> None:
        """Exactly `count` cards that this hand can discard, while it also holds `besides`."""
        need(isinstance(cards, list) and all(is_card(card) for card in cards), "not cards")
        assert isinstance(cards, list)
        need(len(cards) == count, f"{count} cards are needed")
        need("monster" not in cards, "monsters can't be discarded")
        wanted = Counter(cards + ([] if besides is None else [besides]))
        need(wanted <= Counter(self.hands[seat]), "not in the hand")

    def _check_play(self, seat: int, action: Action) -> None:
        card, cell = action["card"], read_cell(action["cell"])
        need(is_card(card) and card in self.hands[seat], "not in the hand")
        need(is_number(card) or card == "wild", "not an island")
        need(("as" in action) == (card == "wild"), "a wild, and only a wild, is named")
        number = action["as"] if card == "wild" else card
        need(is_number(number) and number in range(1, 81), "no such island")
        why_not = self.why_not_there(seat, number, cell)
        need(why_not is None, str(why_not))
        self._check_cards(seat, action["pay"], self.board.cost(self.grid, cell, number), besides=card)

    def _check_start(self, seat: int, action: Action) -> None:
        wild = read_flag(action, "wild")
        need(("wild" if wild else "start") in self.hands[seat], "not in the hand")
        need(self.may_start(), "the start can't be played")
        # Reading: a start in the hand forces that very card, a wild can't stand in for it.
        need(not (wild and "start" in self.hands[seat]), "the start must be played")

    def _check_split(self, seat: int, action: Action) -> None:
        shares = action["shares"]
        need(isinstance(shares, list) and len(shares) == self.seats, "one share a seat")
        need(all(is_number(share) for share in shares), "shares are numbers")
        need(sum(shares) == self.owed, f"{self.owed} cards are to be discarded")
        for giver, share in enumerate(shares):
            rest = share - self.blind[giver]
            need(0 <= rest <= len(self.discardable(giver)), "a hand can't pay this split")

    def _check_give(self, seat: int, action: Action) -> None:
        self._check_cards(seat, action["cards"], self.todo[0][2])

    def _check_finish(self, seat: int, action: Action) -> None:
        need(("wild" if read_flag(action, "wild") else "finish") in self.hands[seat], "not in the hand")
        why_not = self.why_not_finish()
        need(why_not is None, str(why_not))

    def _check_discard(self, seat: int, action: Action) -> None:
        # Reading: a full pyramid without a finish leaves only `explore`, no plain discard.
        need(not (self.mode == "pyramid" and self.is_full()), "the pyramid is full: explore")
        self._check_cards(seat, action["cards"], 2)

    def _check_monster(self, seat: int, action: Action) -> None:
        need(self.wants == "strike" or "monster" in self.hands[seat], "not in the hand")
        need(read_cell(action["cell"]) in self.grid, "no island there")

    def _check_trade(self, seat: int, action: Action) -> None:
        need(self.has_storms and self.supply > 0, "no compass to be won")
        need(len(self.hands[seat]) >= 3 and "monster" not in self.hands[seat], "at least 3 cards, no monster")

    def _check_turn(self, seat: int, action: Action) -> None:
        need(self.mode == "sun-moon", "no sides here")
        need(read_cell(action["cell"]) in self.grid, "no island there")
        self._check_cards(seat, [action["card"]], 1)

    def _check_compass(self, seat: int, action: Action) -> None:
        self._check_compass_at_hand(seat, action)
        storm, of, row = action["storm"], action.get("of"), action.get("row")
        if storm == "purple":
            need("of" not in action and is_number(row) and row in self.purples, "no such storm")
        else:
            lying = {"yellow": self.yellows, "orange": self.oranges}.get(str(storm))
            need(lying is not None and "row" not in action, "no such storm")
            assert lying is not None
            need(is_number(of) and of in range(self.seats) and lying[int(str(of))] > 0, "no such storm")

    def _check_compass_at_hand(self, seat: int, action: Action) -> None:
        wild = read_flag(action, "wild")
        need("wild" in self.hands[seat] if wild else self.pool > 0, "no compass at hand")

    def _check_reef(self, seat: int, action: Action) -> None:
        need(("row" in action) != ("pay" in action), "move the reef or pay")
        if "pay" in action:
            self._check_cards(seat, action["pay"], 2)
        else:
            row = action["row"]
            need(is_number(row) and row in self.open_rows() and row != self.reef, "the reef can't go there")

    def _check_storm(self, seat: int, action: Action) -> None:
        keys = action.keys() - {"seat", "do"}
        if "cancel" in keys:
            # Reading: cancel is true or not there at all, and only beside it may a wild be named.
            need(action["cancel"] is True and keys <= {"cancel", "wild"}, "wrong keys")
            self._check_compass_at_hand(seat, action)
            return
        colour = self.todo[0][2]
        need(keys == {"yellow": {"cards"}, "purple": {"row"}, "orange": set()}[colour], "wrong keys")
        if colour == "yellow":
            self._check_cards(seat, action["cards"], self.surplus(seat))
        if colour == "purple" and self.open_rows():
            need(
                is_number(action["row"]) and action["row"] in self.open_rows(), "the storm needs an open row"
            )
        elif colour == "purple":
            need(action["row"] is None, "no row is open")

    def _check_explore(self, seat: int, action: Action) -> None:
        need(self.mode == "pyramid" and self.is_full() and len(self.explorer) > 0, "nothing to explore")
        self._check_cards(seat, action["cards"], 2)

    def _check_swap(self, seat: int, action: Action) -> None:
        need(self.mode == "competitive", "no swaps here")
        # Reading: there must be something in the row to take.
        need(len(self.row) > 0, "the row is empty")
        need(not self.can_place(seat), "an island can be placed")

    def _check_pass(self, seat: int, action: Action) -> None:
        need(self.mode == "competitive", "no passing here")
        others = (other for other in candidates(self) if other["do"] != "pass")
        need(not any(self._passes_check(other) for other in others), "there is a legal action")

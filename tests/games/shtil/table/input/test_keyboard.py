"""The keyboard alone: every place can be reached, and whole voyages of every kind played."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import Qt

from shtil_desktop.games.shtil.rules import actions as do
from shtil_desktop.games.shtil.rules.actions import ShtilAction
from shtil_desktop.games.shtil.rules.cards import FINISH, MONSTER, ORANGE, PURPLE, START, WILD, YELLOW
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.games.shtil.rules.sea import Ask
from shtil_desktop.games.shtil.table.places import Kind, MoveButton
from shtil_desktop.play.session import Session
from shtil_desktop.table.input import focus
from shtil_desktop.table.places import Button, Spot
from tests.games.shtil.table.sailing import Player
from tests.pictures.table_pictures import Subject, reach

K = Qt.Key
ARROW_KEYS = {"left": K.Key_Left, "right": K.Key_Right, "up": K.Key_Up, "down": K.Key_Down}
STORM_KINDS = {YELLOW: Kind.YELLOW, ORANGE: Kind.ORANGE, PURPLE: Kind.ROW}
BUTTONS = {
    do.Trade: MoveButton.TRADE,
    do.Swap: MoveButton.SWAP,
    do.Pass: MoveButton.PASS,
    do.Explore: MoveButton.EXPLORE,
    do.HoldReef: MoveButton.HOLD,
    do.TakeOrange: MoveButton.LET_COME,
    do.TakePurple: MoveButton.LET_COME,
    do.TakeYellow: MoveButton.LET_COME,
}
KINDS = [
    Options(Mode.STANDARD, 1),
    Options(Mode.STANDARD, 5),
    Options(Mode.STANDARD, 2, monsters=5),
    Options(Mode.STANDARD, 1, storms=True),
    Options(Mode.STANDARD, 3, reefs=True, monsters=5, storms=True, wilds=2),
    Options(Mode.ARCH, 2),
    Options(Mode.SUN_MOON, 1),
    Options(Mode.SUN_MOON, 3),
    Options(Mode.PYRAMID, 2),
    Options(Mode.COMPETITIVE, 2),
]


class Typist:
    """Does with keys what an action means, each time another way where there are several."""

    def __init__(self, player: Player, number: int) -> None:
        self.player, self.dice = player, Random(number)
        self.done: Counter[type[ShtilAction]] = Counter()

    @property
    def picks(self) -> Any:
        return self.player.scene.choices

    def walk_to(self, spot: Spot) -> None:
        """By arrows as far as they lead there, or with Tab."""
        if self.dice.random() < 0.6:
            for arrow in ways(self.player).get(spot, ()):
                self.player.key(ARROW_KEYS[arrow])
        for _ in range(150):
            if self.player.scene.focus.spot == spot:
                return
            self.player.key(K.Key_Tab)
        raise AssertionError(f"{spot} can't be reached")

    def press(self, spot: Spot) -> None:
        if spot.kind is Kind.HAND and spot.index < 9 and self.dice.random() < 0.5:
            self.player.key(K(K.Key_1 + spot.index))
            return
        self.walk_to(spot)
        self.player.key(K.Key_Space)

    def press_card(self, card: int) -> None:
        self.press(self.player.hand_spot(card))

    def do(self, action: ShtilAction) -> None:
        self.done[type(action)] += 1
        self.begin(action)
        if self.picks is not None and self.picks.pending is not None:
            self.pay(getattr(action, "pay", ()))

    def begin(self, action: ShtilAction) -> None:
        match action:
            case do.PlayIsland(card, cell, number):
                self.press_card(card)
                self.press(Spot(Kind.CELL, cell))
                if card == WILD:
                    self.press(Spot(Kind.NUMBER, number))
            case do.PlayStart(wild) | do.PlayFinish(wild):
                self._play_special(isinstance(action, do.PlayStart), wild)
            case do.Strike(cell):
                if self.picks.ask is Ask.TURN:
                    self.press_card(MONSTER)
                self.press(Spot(Kind.CELL, cell))
            case do.TurnIsland(cell):
                self.press(Spot(Kind.CELL, cell))
            case do.UseCompass(storm, at, wild):
                if wild:
                    self.press_card(WILD)
                self.press(Spot(STORM_KINDS[storm], at))
            case do.MoveReef(row) | do.TakePurple(int(row)):
                self.press(Spot(Kind.ROW, row))
            case do.Split(shares):
                self._split(shares)
            case do.Discard():
                self.player.key(K.Key_D)
            case do.CancelStorm(wild):
                self.press((MoveButton.SPEND_WILD if wild else MoveButton.SPEND).spot)
            case _ if self.picks.pending is None:
                self.press(BUTTONS[type(action)].spot)

    def _play_special(self, is_start: bool, wild: bool) -> None:
        """By its button, or by card and dock."""
        if wild or self.dice.random() < 0.5:
            self.press_card(WILD if wild else START if is_start else FINISH)
        if self.dice.random() < 0.5:
            self.press(Spot(Kind.START if is_start else Kind.FINISH))
        else:
            self.press((MoveButton.START if is_start else MoveButton.FINISH).spot)

    def _split(self, shares: tuple[int, ...]) -> None:
        for seat, share in enumerate(shares):
            for _ in range(8):
                now = self.picks.shares[seat]
                spot = Spot(Kind.SHARE if now < share else Kind.LESS, seat)
                if now != share and spot in self.picks.open_spots():
                    self.press(spot)
        self.press(Button.CONFIRM.spot)

    def pay(self, cards: tuple[int, ...]) -> None:
        """Exactly these cards, not those that the table suggests."""
        wanted = set(self.picks.places_of(cards, self.picks.places_of([self.picks.card])))
        for place in sorted(set(self.picks.chosen) - wanted):
            self.press(Spot(Kind.HAND, place))
        for place in sorted(wanted - set(self.picks.chosen)):
            self.press(Spot(Kind.HAND, place))
        self.player.key(K.Key_Return)

    def decide(self) -> ShtilAction:
        """Now and then something that has rarely been done, else what strains the grid little."""
        game = self.player.session.game
        kinds = {type(action) for action in game.legal_actions()}
        rare = min(kinds, key=lambda kind: (self.done[kind], kind.__name__))
        if self.dice.random() < 0.35:
            offers = [action for action in game.legal_actions() if type(action) is rare]
            action = self.dice.choice(offers)
            return action.paid(self.dice.sample(game.purse(action), action.price)) if action.price else action
        return self.player.decide()


def ways(player: Player) -> dict[Spot | None, list[str]]:
    """Where the arrows lead from the focus, and which."""
    scene = player.scene
    assert scene.stage is not None
    rects, reachable = scene.stage.spot_rects(), scene.focus.reachable()
    found: dict[Spot | None, list[str]] = {scene.focus.spot: []}
    queue = deque(found)
    while queue:
        now = queue.popleft()
        for name, towards in focus.ARROWS.items():
            there = focus.step(now, towards, rects, reachable)
            if there not in found:
                found[there] = [*found[now], name]
                queue.append(there)
    return found


def play_out(player: Player, options: Options, number: int) -> Typist:
    player.sail(options, number)
    typist = Typist(player, number)
    for _ in range(300):
        player.wait()
        if player.session.game.result is not None:
            return typist
        if typist.picks.is_pledging:
            typist.press(typist.dice.choice([s for s in typist.picks.open_spots() if s.kind is Kind.PLEDGE]))
            continue
        before, action = player.session.moment, typist.decide()
        typist.do(action)
        assert player.session.moment > before, (action, player.text, typist.picks)
        assert player.session.position(player.session.length) is not None
    raise AssertionError("the voyage does not end")


@pytest.mark.parametrize("options", KINDS, ids=lambda options: options.key)
def test_a_whole_voyage_by_keyboard(player, options):
    typist = play_out(player, options, 11)
    assert sum(typist.done.values()) > 5
    assert player.scene.stage.end.isVisible()


RARE = [
    (do.Trade, Options(Mode.STANDARD, 1, storms=True)),
    (do.UseCompass, Options(Mode.STANDARD, 1, storms=True)),
    (do.CancelStorm, Options(Mode.STANDARD, 1, storms=True)),
    (do.TakePurple, Options(Mode.STANDARD, 1, storms=True)),
    (do.TakeYellow, Options(Mode.STANDARD, 1, storms=True)),
    (do.TakeOrange, Options(Mode.STANDARD, 1, storms=True)),
    (do.TurnIsland, Options(Mode.SUN_MOON, 1)),
    (do.Strike, Options(Mode.STANDARD, 1, monsters=5)),
    (do.HoldReef, Options(Mode.STANDARD, 1, reefs=True)),
    (do.MoveReef, Options(Mode.STANDARD, 1, reefs=True)),
    (do.Split, Options(Mode.STANDARD, 2)),
    (do.Give, Options(Mode.STANDARD, 1)),
    (do.Swap, Options(Mode.COMPETITIVE, 2)),
]


@pytest.mark.parametrize(("kind", "options"), RARE, ids=lambda value: getattr(value, "__name__", ""))
def test_rare_things_are_done_by_keyboard_too(player, kind, options):
    """The first voyages until it has come to it; each is done exactly as it was meant."""
    for number in range(1, 40):
        player.sail(options, number)
        typist = Typist(player, number)
        for _ in range(120):
            player.wait()
            if player.session.game.result is not None:
                break
            wanted = [a for a in player.session.game.legal_actions() if type(a) is kind]
            if typist.picks.is_pledging or not wanted:
                what = None if typist.picks.is_pledging else player.decide()
                player.controller.decide(what) if what else player.click(Spot(Kind.PLEDGE, 0))
                continue
            action = typist.dice.choice(wanted)
            if action.price:
                action = action.paid(typist.dice.sample(player.session.game.purse(action), action.price))
            steps = player.session.length
            typist.do(action)
            done = player.session.history[steps].action
            assert type(done) is kind
            assert sorted(getattr(done, "pay", ())) == sorted(getattr(action, "pay", ()))
            return
    raise AssertionError(f"no voyage came to {kind}")


@pytest.mark.parametrize("wild", ["island", "start", "finish", "compass"])
def test_a_wild_is_named_by_keyboard(player, wild):
    """As an island with a number, and as everything else that it can be."""
    options = Options(Mode.STANDARD, 1, storms=wild == "compass", wilds=2)
    fits = {
        "island": lambda a: isinstance(a, do.PlayIsland) and a.card == WILD,
        "start": lambda a: isinstance(a, do.PlayStart) and a.wild,
        "finish": lambda a: isinstance(a, do.PlayFinish) and a.wild,
        "compass": lambda a: isinstance(a, do.UseCompass) and a.wild,
    }[wild]
    for number in range(1, 200):
        player.sail(options, number)
        typist = Typist(player, number)
        while player.session.game.result is None:
            wanted = [action for action in player.session.game.legal_actions() if fits(action)]
            if wanted:
                action = typist.dice.choice(wanted)
                if action.price:
                    action = action.paid(player.session.game.purse(action)[: action.price])
                player.controller._show()
                steps = player.session.length
                typist.do(action)
                done = player.session.history[steps].action
                assert getattr(done, "number", 0) == getattr(action, "number", 0)
                assert sorted(getattr(done, "pay", ())) == sorted(getattr(action, "pay", ()))
                assert fits(done)
                return
            player.session.play(_captains(player, number))
    raise AssertionError("no voyage came to it")


def _captains(player: Player, number: int) -> ShtilAction:
    from shtil_desktop.games.shtil.crew import sign_on

    return sign_on("captain", number).decide(player.session.view())


@pytest.mark.parametrize("options", KINDS, ids=lambda options: options.key)
def test_arrows_lead_everywhere(player, options):
    """From any open place to any other, at many moments of a voyage."""
    player.sail(options, 5)
    for turn in range(25):
        player.wait()
        if player.session.game.result is not None:
            break
        if turn % 3 == 0:
            for at in (None, player.scene.focus.reachable()[0]):
                player.scene.focus.spot = at
                lost = set(player.scene.focus.reachable()) - set(ways(player))
                assert not lost, (at, lost, player.text)
        if player.scene.choices.is_pledging:
            player.click(Spot(Kind.PLEDGE, 0))
        else:
            player.controller.decide(player.decide())


def test_digits_choose_a_card_and_arrows_a_cell(player):
    player.sail(Options(Mode.STANDARD, 1), 5)
    player.key(K.Key_2)
    assert player.scene.choices.picked == 1
    assert player.scene.choices.card == 48
    assert player.scene.focus.spot == Spot(Kind.CELL, 21), "where the light is that of its number"
    player.key(K.Key_Right, K.Key_Right, K.Key_Up)
    assert player.scene.focus.spot == Spot(Kind.CELL, 29)
    assert player.scene.stage.cells[29].has_focus
    assert player.scene.stage.cells[29].ghost == player.scene.choices.card
    card = player.scene.choices.card
    player.key(K.Key_Return)
    assert player.session.game.sea.number_at(29) == card


def test_a_card_begins_with_the_cheapest_of_its_cells(player):
    player.sail(Options(Mode.STANDARD, 1), 5)
    for _ in range(12):
        player.gesture(player.decide())
    hand = player.scene.choices.view.hand
    for place in range(len(hand)):
        player.key(K(K.Key_1 + place))
        prices = player.scene.choices.prices()
        if prices:
            assert prices[player.scene.focus.spot.index] == min(prices.values())
        player.key(K.Key_Escape)


def test_arrows_walk_the_hand(player):
    player.sail(Options(Mode.STANDARD, 1), 5)
    player.key(K.Key_Right, K.Key_Right, K.Key_Right)
    assert player.scene.focus.spot == Spot(Kind.HAND, 2)
    assert player.scene.stage.hand[2].has_focus
    player.key(K.Key_Return)
    assert player.scene.choices.picked == 2


def test_page_keys_walk_through_the_moves_of_the_log(player):
    player.sail(Options(Mode.STANDARD, 2), 4)
    player.wait()
    for _ in range(8):
        player.gesture(player.decide())
        player.wait()
    log = player.scene.stage.log
    told: list[str] = []
    player.scene.announced.connect(told.append)
    for _ in log.lines:
        player.key(K.Key_PageUp)
        player.view.grab()
        assert log.shown in {line for _, line in log._rects}
    assert log.shown == 0
    assert told == [line.text for line in reversed(log.lines)]
    player.key(K.Key_PageUp)
    assert log.shown == 0
    player.key(K.Key_PageDown)
    assert (log.shown, told[-1]) == (1, log.lines[1].text)


def test_escape_puts_the_card_back(player):
    player.sail(Options(Mode.STANDARD, 1), 5)
    player.key(K.Key_1, K.Key_Escape)
    assert player.scene.choices.picked is None


def test_d_discards_two(player):
    player.sail(Options(Mode.STANDARD, 1), 5)
    player.key(K.Key_D, K.Key_Return)
    assert isinstance(player.session.history[-1].action, do.Discard)


def test_enter_confirms_wherever_the_focus_was_before(player):
    """A focus that leads nowhere any more is not in the way."""
    player.sail(Options(Mode.SUN_MOON, 1), 5)
    player.controller.decide(next(a for a in player.scene.choices.view.legal if isinstance(a, do.PlayIsland)))
    island = next(a.cell for a in player.scene.choices.view.legal if isinstance(a, do.TurnIsland))
    Typist(player, 1).walk_to(Spot(Kind.CELL, island))
    player.key(K.Key_D, K.Key_Return)
    assert isinstance(player.session.history[-1].action, do.Discard)


def test_the_end_can_be_left_by_keyboard(player):
    player.sail(Options(Mode.STANDARD, 1), 3)
    player.play_out()
    end = player.scene.stage.end
    at = list(end.choices).index("Same deal again")
    player.key(*[K.Key_Tab] * (at + 1), K.Key_Return)
    assert player.session.length == 0


def reached(options: Options, is_reached: Callable[[Session], bool]) -> Session:
    session = reach(Subject("one thing", options, is_reached, level="captain"))
    assert session is not None
    return session


def forced(session: Session) -> bool:
    return session.is_players_turn and session.view().is_start_forced


def test_enter_plays_a_start_that_must_be_played(player):
    player.controller.begin(reached(Options(Mode.STANDARD, 1), forced))
    player.key(K.Key_Return)
    assert isinstance(player.session.history[-1].action, do.PlayStart)


def test_enter_plays_the_start_also_after_a_card_had_the_focus(player):
    session = reached(Options(Mode.STANDARD, 1), forced)
    session.undo()
    player.controller.begin(session)
    player.key(K.Key_Right, K.Key_Right)
    assert player.scene.focus.spot is not None
    player.controller.redo()
    assert player.scene.focus.spot is None
    player.key(K.Key_Return)
    assert isinstance(player.session.history[-1].action, do.PlayStart)


def test_a_start_chosen_by_key_goes_to_its_place(player):
    player.controller.begin(reached(Options(Mode.STANDARD, 1), forced))
    place = player.scene.choices.view.hand.index(START)
    player.key(K(K.Key_1 + place))
    assert player.scene.focus.spot == Spot(Kind.START)
    player.key(K.Key_Return)
    assert isinstance(player.session.history[-1].action, do.PlayStart)


def test_enter_plays_the_finish(player):
    def can_finish(session: Session) -> bool:
        return session.is_players_turn and do.PlayFinish() in session.view().legal

    player.controller.begin(reached(Options(Mode.STANDARD, 1), can_finish))
    player.key(K.Key_Return)
    assert player.session.game.result is not None


def test_enter_lets_a_storm_come_only_where_no_compass_could_be_spent(player):
    def meets(with_compass: bool) -> Callable[[Session], bool]:
        def is_reached(session: Session) -> bool:
            legal = session.view().legal
            return do.TakeOrange() in legal and (do.CancelStorm() in legal) == with_compass

        return is_reached

    options = Options(Mode.STANDARD, 2, storms=True)
    player.controller.begin(reached(options, meets(with_compass=False)))
    assert player.scene.stage.buttons[MoveButton.LET_COME].key
    player.key(K.Key_Return)
    assert player.session.history[-1].action == do.TakeOrange()
    player.controller.begin(reached(options, meets(with_compass=True)))
    assert not player.scene.stage.buttons[MoveButton.LET_COME].key
    before = player.session.length
    player.key(K.Key_Return)
    assert player.session.length == before

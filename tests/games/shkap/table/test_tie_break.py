"""The island that breaks a tie: it is announced, and the table of the end calls it what it is."""

from __future__ import annotations

from shtil_desktop.games.shkap.rules.actions import Pass, Take
from shtil_desktop.games.shkap.rules.asks import Ask
from shtil_desktop.games.shkap.rules.events import CoinsWon, HandsDiscarded, IslandBegan
from shtil_desktop.games.shkap.rules.game import Shkap
from shtil_desktop.games.shkap.rules.options import Options
from shtil_desktop.games.shkap.table.words.log_words import Teller
from shtil_desktop.play.session import SeenAction
from tests.games.shkap.table.sitting import Player


def passed_on(game: Shkap) -> None:
    """Have the seat that is asked pass, or take a card."""
    legal = game.legal_actions()
    game.apply(Pass() if game.ask is Ask.ANNOUNCE else next(one for one in legal if isinstance(one, Take)))


def tied(seats: int = 2) -> Shkap:
    """Return a game in which everybody has passed everywhere, on the island that breaks the tie."""
    game = Shkap(Options(seats=seats), 7)
    while game.extra is None:
        passed_on(game)
    return game


def last_words(player: Player) -> list[str]:
    return [line.text.replace("\xa0", " ") for line in player.stage.log.lines[-3:]]


def test_a_tie_is_logged_and_announced_before_the_hands_are_discarded(player):
    game = tied()
    player.sit_down_to(game.position_after(len(game.actions) - 1))
    heard: list[str] = []
    player.scene.announced.connect(heard.append)
    player.session.play(game.actions[-1][1])
    player.scene.animator.complete()
    tie, hands, island = last_words(player)
    assert tie == "Tie at 0 coins: You and Ada. One more island decides"
    assert hands == "All hands are discarded" and island.endswith(" first")
    assert any("One more island decides" in text for text in heard)


def test_a_tie_names_those_who_lead_and_their_coins():
    steps = [
        SeenAction(0, None, (CoinsWon(0, (0, 0), 2, 3, ()), CoinsWon(1, (0, 0), 3, 2, (0,)))),
        SeenAction(
            0, None, (CoinsWon(2, (0, 0), 2, 3, ()), HandsDiscarded(((), (), ())), IslandBegan(44, 0, True))
        ),
    ]
    lines = Teller(["You", "Ada", "Juri"], 0, 1).whole([], steps)
    told = [line.text.replace("\xa0", " ") for line in lines]
    assert "Tie at 3 coins: You and Juri. One more island decides" in told


def test_hands_that_go_after_half_an_archipelago_are_no_tie():
    steps = [SeenAction(0, None, (HandsDiscarded(((), ())), IslandBegan(44, 0, False)))]
    lines = Teller(["You", "Ada"], 0, 1).whole([], steps)
    assert not any("Tie" in line.text for line in lines)


def test_the_prompt_says_that_the_island_breaks_a_tie(player):
    game = tied()
    while game.decider != 0:
        passed_on(game)
    player.sit_down_to(game)
    assert player.text == "This island breaks the tie: land here, or pass and take two cards?"


def test_the_table_of_the_end_does_not_pass_it_off_as_another_island(player):
    game = tied()
    while game.result is None:
        passed_on(game)
    player.sit_down_to(game)
    names = [row.name for row in player.stage.furniture.results.rows]
    assert len(names) == 7
    assert [name.startswith("Tie-break: ") for name in names] == [False] * 6 + [True]

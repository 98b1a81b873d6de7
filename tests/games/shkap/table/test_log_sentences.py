"""The log's sentences where the player is not the one who acts."""

from shtil_desktop.games.shkap.rules.events import CoinsWon, MarkThrown
from shtil_desktop.games.shkap.table.words.log_words import Teller


def test_the_player_has_another_word_behind_a_preposition():
    teller = Teller(["Vera", "Ada", "Juri"], 0, 1)
    won = CoinsWon(1, (0, 0), 4, 1, (0, 2))
    told = teller.tell(won, None).replace("\xa0", " ")
    assert told == "Ada gets 1 coin with 4 steps, behind you and Juri"
    assert teller.tell(MarkThrown(1, 0, 51), None) == "Ada throws a black mark at you"

"""The log's sentences where the player is not the one who acts."""

import pytest

from shtil_desktop.games.shkap.game import SHKAP
from shtil_desktop.games.shkap.rules.events import CoinsWon, MarkThrown
from shtil_desktop.games.shkap.rules.game import Shkap
from shtil_desktop.games.shkap.rules.options import Mode, Options
from shtil_desktop.games.shkap.table.words.log_words import Teller
from shtil_desktop.games.shkap.table.words.row_words import walk_figures


def test_the_player_has_another_word_behind_a_preposition():
    teller = Teller(["Vera", "Ada", "Juri"], 0, 1)
    won = CoinsWon(1, (0, 0), 4, 1, (0, 2))
    told = teller.tell(won, None).replace("\xa0", " ")
    assert told == "Ada gets 1 coin with 4 steps, behind you and Juri"
    assert teller.tell(MarkThrown(1, 0, 51), None) == "Ada throws a black mark at you"


@pytest.mark.parametrize(("mode", "number"), [(Mode.BASE, 20), (Mode.ARCHIPELAGO, 6)])
def test_every_card_of_a_walk_has_a_figure_at_every_moment(mode, number):
    """In the first of these a map is next while cards are still to be taken."""
    game = Shkap(Options(mode, 3), number)
    while game.decision is not None:
        view = game.view(0)
        route = view.route if view.walk is None else view.walk.route
        assert len(walk_figures(view)) == len(route)
        game.apply(SHKAP.mate("deckhand", len(game.actions)).decide(game.view(game.decision.seat)))

"""What a hint says of its chances, and of the next best move."""

from shtil_desktop.games.shkap.crew.hint import Choice, Hint
from shtil_desktop.games.shkap.crew.hint_reasons import Reason, Why
from shtil_desktop.games.shkap.rules.actions import Keep, Land, Lay, Pass, Take
from shtil_desktop.games.shkap.rules.game import Shkap
from shtil_desktop.games.shkap.rules.options import Options
from shtil_desktop.games.shkap.table.hints.words import otherwise_text, spread_text

VIEW = Shkap(Options(), 7).view(0)
REASON = Reason(Why.ONLY_CHOICE, {})


def plain(text: str) -> str:
    return text.replace("\xa0%", "%").replace("\xa0", " ")


def test_chances_are_percentages_and_what_is_sure_is_a_word():
    assert (
        plain(spread_text(Choice(Pass(), 2.3, (0.1, 0.0, 0.3, 0.6))))
        == "3 coins 60% of the time, 2 coins 30%"
    )
    assert plain(spread_text(Choice(Pass(), 3.0, (0.0, 0.0, 0.0, 1.0)))) == "3 coins almost certainly"
    assert spread_text(Choice(Pass(), 0.0, (1.0, 0.0, 0.0, 0.0))) == ""


def test_next_best_move_has_no_verb_where_only_the_cards_differ():
    def otherwise(other: Choice) -> str:
        return plain(otherwise_text(Hint(Choice(Land()), other, REASON), VIEW, ["You", "Ada"]))

    assert otherwise(Choice(Lay((0, 16)), 1.5)) == "Next best: across, up-down; about 1.5 coins"
    assert otherwise(Choice(Lay((0, 1)), 0.01)) == "Next best: across ×2"
    assert otherwise(Choice(Keep(40))) == "Next best: knight"
    assert otherwise(Choice(Take())) == "Next best: Draw from the deck"
    assert otherwise(Choice(Pass(), 1.0)) == "Next best: Pass; about 1.0 coins"


def test_next_best_move_that_is_no_news_is_left_out():
    def otherwise(best: Choice, other: Choice) -> str:
        return plain(otherwise_text(Hint(best, other, REASON), VIEW, ["You", "Ada"]))

    assert otherwise(Choice(Land()), Choice(Pass(), 0.0)) == "", "there are but two buttons"
    assert otherwise(Choice(Lay((0, 16))), Choice(Lay((1, 17)), 1.5)) == "", "it reads the same"

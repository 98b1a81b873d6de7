"""Shtil's problems as they are read and seen: what is asked, what lies open, and why a move loses."""

import re
from typing import Any

import pytest

from shtil_desktop.games.problems import Judgement, Problem, Verdict, position_of
from shtil_desktop.games.shtil.game import SHTIL
from shtil_desktop.games.shtil.pages.problems.advice import nudge
from shtil_desktop.games.shtil.pages.problems.open_decks import OpenDecks, sections_of
from shtil_desktop.games.shtil.pages.problems.parts import ShtilProblemParts
from shtil_desktop.games.shtil.problems.game_problems import PROBLEMS
from shtil_desktop.games.shtil.problems.judging import judge
from shtil_desktop.games.shtil.rules import actions as do
from shtil_desktop.games.shtil.rules.cards import WILD, YELLOW
from shtil_desktop.games.shtil.rules.options import Mode
from shtil_desktop.table.theme import DAY, NIGHT

SHIPPED = PROBLEMS.shipped()


def at(problem: Problem) -> Any:
    return position_of(SHTIL, problem)


PARTS = ShtilProblemParts()


def problem_with(**wanted):
    for one in SHIPPED:
        options = SHTIL.read_options(one.options)
        if all(getattr(options, name) == value for name, value in wanted.items()):
            return one
    raise LookupError(wanted)


def test_alone_the_deck_lies_open_in_the_order_in_which_it_is_drawn(qapp):
    position = at(problem_with(seats=1, mode=Mode.STANDARD))
    (deck,) = sections_of(position, 0)
    assert deck.is_deck and deck.cards == tuple(position.decks[0][position.tops[0] :])
    assert deck.spoken.startswith("Your deck; the left card comes next: ")


def test_of_a_crew_all_other_hands_and_all_decks_lie_open(qapp):
    position = at(problem_with(seats=3))
    seat = position.sea.decider
    shown = list(sections_of(position, seat))
    assert len(shown) == 5 and shown[0].caption.startswith(f"Player\xa0{seat + 1}, deck")
    hands = [section.cards for section in shown if section.caption.endswith("hand")]
    others = [(seat + step) % 3 for step in (1, 2)]
    assert hands == [tuple(sorted(position.hands[one])) for one in others]


def test_a_hand_or_a_deck_without_cards_says_so(qapp):
    position = at(problem_with(seats=2))
    seat = position.sea.decider
    position.hands[1 - seat] = ()
    position.tops[seat] = len(position.decks[seat])
    captions = [section.caption.replace("\xa0", " ") for section in sections_of(position, seat)]
    assert f"Player {seat + 1}, deck: none" in captions
    assert f"Player {2 - seat}, hand: none" in captions


def test_in_the_pyramid_the_explorer_deck_lies_open_too(qapp):
    position = at(problem_with(mode=Mode.PYRAMID))
    assert any("explorer" in section.caption for section in sections_of(position, 0)) == (
        len(position.explorer) > len(position.sea.explored)
    )


@pytest.mark.parametrize("width", [226, 211], ids=["wide", "smallest window"])
def test_five_cards_fit_side_by_side_and_it_is_as_high_as_it_needs(qtbot, width):
    position = at(problem_with(seats=3))
    cards = OpenDecks(DAY)
    qtbot.addWidget(cards)
    cards.resize(width, 10)
    cards.show_position(position, position.sea.decider)
    cards.show()
    assert cards._columns() == 5 and cards.height() > 150
    cards.wear(NIGHT)
    cards.grab()
    assert "hand: " in cards.accessibleDescription()


@pytest.mark.parametrize("problem", SHIPPED[:: len(SHIPPED) // 12], ids=lambda one: one.id)
def test_every_wrong_move_is_refuted_in_a_sentence(qapp, problem):
    position = at(problem)
    told = set()
    for opening in position.legal_actions():
        action = next(position.completions(opening))
        found = judge(position, action, lambda: False)
        if found.verdict is Verdict.LOSES:
            text = PARTS.refutation(problem, position, action, found)
            assert text.endswith(".") and "{" not in text
            assert not re.search(r": [A-Z](?!layer)", text), text
            told.add(text)
    assert told


def test_a_refutation_says_who_moves_and_who_is_stuck_in_the_end(qapp):
    problem = next(one for one in SHIPPED if one.id == "win-106")
    position = at(problem)
    action = do.PlayIsland(74, 33, 74, 1, (6,))
    found = judge(position, action, lambda: False)
    assert PARTS.refutation(problem, position, action, found) == (
        "The voyage can’t be won any more. The longest you can hold out:"
        " Player\xa01 \N{EN DASH} discard 67, 75. Player\xa02 can neither play a card nor discard two."
    )


def refuted(name, action):
    problem = next(one for one in SHIPPED if one.id == name)
    position = at(problem)
    return PARTS.refutation(problem, position, action, judge(position, action, lambda: False))


def test_too_few_cards_are_counted_with_the_finish_and_with_turns_on_a_full_sea(qapp):
    """Two cells, three cards to pay for them, and the finish; where all cells are filled it isn't they."""
    assert refuted("win-104", do.Discard((8, 17))).replace("\xa0", " ") == (
        "A win takes at least 6 cards, payments and the finish included; left: 5."
    )
    told = refuted("win-13", do.TurnIsland(0, (21,))).replace("\xa0", " ")
    assert told.endswith(": not enough to win.")


def test_alone_nobody_is_told_whose_storm_a_compass_is_for(qapp):
    storm = do.UseCompass(YELLOW, 0)
    alone, crew = problem_with(seats=1, storms=True), problem_with(seats=2, storms=True)
    assert PARTS.hint(at(alone), storm)[1].move == "Use a compass on the yellow storm"
    assert PARTS.hint(at(crew), storm)[1].move.endswith("(Player\xa01)")


def test_what_is_asked_says_whose_cards_are_open(qapp):
    alone, crew = problem_with(seats=1), problem_with(seats=2)
    assert "you see the deck" in PARTS.asked(alone) and PARTS.players_seat(alone) == 0
    assert "move for every player" in PARTS.asked(crew) and PARTS.players_seat(crew) is None
    assert Judgement(Verdict.KEEPS).refutation is None and PARTS.is_open(alone)


def test_a_nudge_tells_a_part_of_the_move_and_asks_for_the_rest(qapp):
    free, dear = do.PlayIsland(34, 3, 34, 0), do.PlayIsland(34, 3, 34, 2)
    assert nudge(free) == "Play the\xa034 now, where it costs nothing."
    assert nudge(dear).startswith("Play the\xa034 now. It costs 2")
    assert "wild card" in nudge(do.PlayIsland(WILD, 3, 34, 1))
    others = (
        do.Discard((3, 4)),
        do.TurnIsland(3),
        do.Strike(3),
        do.UseCompass(YELLOW, 0),
        do.MoveReef(2),
        do.HoldReef(),
        do.TakeYellow(2),
        do.TakePurple(1),
        do.Explore(),
    )
    told = [nudge(action) for action in others]
    assert all(text.endswith("?") for text in told) and len(set(told)) == len(told)
    assert nudge(do.PlayFinish()) == "" == nudge(do.Pass())

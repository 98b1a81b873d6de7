"""A finish that may not be played: turn line, prompt, refusal and hint say what it waits for."""

from __future__ import annotations

import pytest

from shtil_desktop.games.base import IllegalAction
from shtil_desktop.games.shtil.crew.hint import Hint
from shtil_desktop.games.shtil.crew.hint_reasons import Reason, Why
from shtil_desktop.games.shtil.rules.actions import Discard
from shtil_desktop.games.shtil.rules.cards import FINISH, MONSTER, START, WILD, Card
from shtil_desktop.games.shtil.rules.options import Mode
from shtil_desktop.games.shtil.rules.voyage import Shtil
from shtil_desktop.games.shtil.table import TABLE
from shtil_desktop.games.shtil.table.deciding.choices import ShtilChoices
from shtil_desktop.games.shtil.table.hints.words import hint_text
from shtil_desktop.games.shtil.table.places import Kind
from shtil_desktop.games.shtil.table.words.prompts import reason, wish
from shtil_desktop.table.places import Spot
from tests.games.shtil.rules.positions import (
    cell_at,
    full_rows,
    voyage,
    with_deck,
    with_grid,
    with_hand,
    with_sea,
)

NAMES = ("Kim", "Ada", "Juri")


def full_grid(*hands: list[Card], start_lies: bool = True, wilds: int = 0) -> Shtil:
    """Every cell is filled; the last seat has just discarded two, and seat 0 is to move."""
    last = len(hands) - 1
    game = with_grid(voyage(len(hands), first=last, monsters=5, wilds=wilds), full_rows(*range(6)))
    with_sea(game, start_lies=start_lies)
    for seat, hand in enumerate(hands):
        with_deck(with_hand(game, seat, [*hand, 70, 72] if seat == last else hand), seat, [])
    game.apply(Discard((70, 72)))
    return game


def choices(game: Shtil, picked: Card | None = None) -> ShtilChoices:
    found = TABLE.choices(game.view(0))
    found.names = NAMES[: game.seats]
    if picked is not None:
        found.tap(Spot(Kind.HAND, found.view.hand.index(picked)))
    return found


def plain(text: str) -> str:
    return text.replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.parametrize(
    ("hands", "missing"),
    [
        (([FINISH, 76, 78], [MONSTER, 74], [80, 68]), "Ada holds 1 monster"),
        (([FINISH, 76, 78], [MONSTER, 74], [MONSTER, MONSTER]), "monsters are still in hand (Ada 1, Juri 2)"),
        (([FINISH, MONSTER, 76, 78], [74, 68]), "you hold 1 monster"),
        (([80, 76, 78], [MONSTER, 74]), "you have no finish"),
    ],
)
def test_a_full_grid_says_what_is_missing(hands, missing):
    text = plain(wish(choices(full_grid(*hands)), None))
    assert text.startswith(f"The grid is full, but {missing}: ")
    assert text.endswith("discard two")


def test_a_full_grid_without_a_start_says_so():
    game = full_grid([FINISH, 76, 78], [80, 74], start_lies=False)
    assert wish(choices(game), None) == "The grid is full, but no start has been played: discard two"


@pytest.mark.parametrize("card", [FINISH, WILD])
def test_a_finish_that_waits_for_a_monster_is_not_advertised(card):
    game = full_grid([card, 76, 78], [MONSTER, 74], wilds=2)
    assert plain(wish(choices(game, card), None)) == "No finish yet: Ada holds 1 monster"


def test_a_finish_on_a_grid_with_room_is_not_advertised():
    game = with_hand(voyage(2), 0, [FINISH, 1, 2, 3, 4])
    assert wish(choices(game, FINISH), None) == "The finish has to wait until every cell is filled"


def test_a_second_start_is_not_advertised():
    game = with_sea(with_hand(voyage(2), 0, [START, 1, 2, 3, 4]), start_lies=True)
    assert wish(choices(game, START), None) == "A start has already been played: discard this one"


def test_a_finish_that_can_be_played_is():
    game = full_grid([FINISH, 76, 78], [80, 74])
    assert wish(choices(game), None) == "Your turn: the finish can be played!"
    assert wish(choices(game, FINISH), None) == "Put the finish beside the grid, or choose another card"


def test_the_refusal_names_the_holder():
    picked = choices(full_grid([FINISH, 76, 78], [MONSTER, 74]), FINISH)
    refused = picked.tap(Spot(Kind.FINISH))
    assert isinstance(refused, IllegalAction)
    assert plain(reason(refused, picked)) == "No finish yet: Ada holds 1 monster"


def test_the_hint_names_the_holder():
    view = full_grid([FINISH, 76, 78], [MONSTER, 74]).view(0)
    told = hint_text(Hint(Discard((76, 78)), 0.3, reason=Reason(Why.FINISH_WAITS)), view, NAMES[:2], True)
    assert plain(told.reason) == "The finish has to wait: Ada holds 1 monster."


def test_islands_that_show_the_wrong_side_are_counted():
    game = with_grid(voyage(2, Mode.SUN_MOON), full_rows(*range(6)), full_rows(0, 1, 2))
    with_sea(with_hand(game, 0, [FINISH, 76, 78]), start_lies=True)
    for place in ((0, 0), (5, 5)):
        game.sea.sides[cell_at(game, place)] ^= 1
    text = plain(wish(choices(game), None))
    assert text == (
        "The grid is full, but 2 islands show the wrong side: discard two or click an island to turn it"
    )
    assert plain(wish(choices(game, FINISH), None)) == "No finish yet: 2 islands show the wrong side"


def test_an_orange_storm_that_keeps_islands_out_is_named():
    game = with_grid(with_hand(voyage(1, storms=True), 0, [40, 45, 50]), {(0, 0): 10, (0, 1): 11, (5, 5): 79})
    text = wish(choices(with_sea(game, oranges=(1,))), None)
    assert text.startswith("Your turn: no island fits next to another (orange storm); discard two")

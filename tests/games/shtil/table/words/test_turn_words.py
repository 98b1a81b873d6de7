"""The line of words on a turn names everything that may be done."""

from __future__ import annotations

import pytest

from shtil_desktop.games.shtil.rules import actions as do
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.games.shtil.table.deciding.choices import ShtilChoices
from shtil_desktop.games.shtil.table.places import MoveButton
from shtil_desktop.games.shtil.table.words.prompts import button_text, wish
from tests.games.shtil.table.sailing import new_session
from tests.pictures.table_pictures import advance

KINDS = [
    Options(Mode.COMPETITIVE, 2),
    Options(Mode.SUN_MOON, 2),
    Options(Mode.STANDARD, 2, storms=True, monsters=5),
    Options(Mode.PYRAMID, 2),
]
NAMED = {
    do.Discard: ("discard", "explore"),
    do.TurnIsland: ("turn it",),
    do.UseCompass: ("spend a compass",),
    do.Trade: ("trade your hand",),
    do.Swap: ("swap your hand",),
    do.Pass: ("pass",),
    do.PlayIsland: ("play a card",),
}


def turns(options: Options, deals: int):
    for number in range(1, deals + 1):
        session = new_session(options, number)
        while session.decision is not None:
            if session.is_players_turn and session.view().legal:
                yield ShtilChoices(session.view())
            advance(session, "deckhand")


@pytest.mark.parametrize("options", KINDS, ids=lambda options: options.key)
def test_nothing_that_may_be_done_is_left_out(options):
    seen = set()
    for picks in turns(options, 6):
        text = wish(picks, None)
        if not text.startswith("Your turn") or "finish" in text or "start" in text:
            continue
        kinds = {type(action) for action in picks.view.legal}
        seen |= kinds
        for kind, names in NAMED.items():
            if kind in kinds:
                assert any(name in text for name in names), (kind, text)
    assert do.Discard in seen and do.PlayIsland in seen


def swapping() -> ShtilChoices:
    return next(picks for picks in turns(KINDS[0], 40) if do.Swap() in picks.view.legal)


def test_a_hand_that_can_be_swapped_is_offered_in_words_with_its_price():
    picks = swapping()
    assert wish(picks, None) == "Your turn: no island fits; discard two or swap your hand for the row"
    held = len(picks.view.hand)
    assert button_text(MoveButton.SWAP, picks) == f"Swap hand for the row: −{held}\N{NO-BREAK SPACE}points"
    assert button_text(MoveButton.DISCARD, picks) == "Discard two: −2\N{NO-BREAK SPACE}points"


def test_only_rivals_pay_with_points():
    picks = next(turns(Options(Mode.STANDARD, 1), 1))
    assert button_text(MoveButton.DISCARD, picks) == "Discard two"

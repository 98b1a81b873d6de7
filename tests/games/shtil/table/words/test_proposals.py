"""Voyages in which all that the table proposes is accepted: a slice of `tests/bench/proposals.py`."""

from __future__ import annotations

import pytest

from shtil_desktop.games.shtil.rules import actions as do
from shtil_desktop.games.shtil.rules.cards import YELLOW
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.games.shtil.rules.sea import Ask
from shtil_desktop.games.shtil.rules.voyage import Shtil
from shtil_desktop.games.shtil.table.deciding.choices import ShtilChoices
from shtil_desktop.games.shtil.table.places import Kind, MoveButton
from shtil_desktop.table.places import Button, Spot
from tests.bench.proposals import KINDS, sail
from tests.games.shtil.crew.test_proposal import BETWEEN_49_AND_56, giving


@pytest.mark.parametrize("kind", KINDS)
def test_accepted_proposals_are_never_fatal_and_win_as_captains_do(kind):
    own, captains = sail(KINDS[kind], 9, accepts=True), sail(KINDS[kind], 9, accepts=False)
    assert own["accepted"] and not own["fatal"]
    assert own["won"] == captains["won"]


def test_the_start_is_ready_to_be_paid_without_the_last_card_for_a_gap():
    hand = [13, 20, 34, 35, 37, 51, 52, 53, 54, 55, 60, 61]
    picks = ShtilChoices(giving(BETWEEN_49_AND_56, hand).view(0))
    assert picks.is_paid
    reply = picks.tap(Button.CONFIRM.spot)
    assert isinstance(reply, do.Give)
    assert len({51, 52, 53, 54, 55} - set(reply.pay)) == 1  # 50 is still to come


def met_by_yellow(compasses: int) -> ShtilChoices:
    """A yellow storm before a hand of five."""
    options = Options(Mode.STANDARD, 1, storms=True)
    games = (Shtil(options, number) for number in range(20))
    game = next(game for game in games if game.sea.ask is Ask.TURN)
    game.sea.compasses = compasses
    game.sea.waiting, game.sea.ask = ((0, YELLOW),), Ask.STORM
    return ShtilChoices(game.view(0))


def test_enter_answers_a_yellow_storm_as_a_captain_would(monkeypatch):
    picks = met_by_yellow(compasses=3)
    assert isinstance(picks.pending, do.TakeYellow) and picks.is_paid
    for is_spent, button in ((True, MoveButton.SPEND), (False, Button.CONFIRM)):
        monkeypatch.setattr(
            "shtil_desktop.games.shtil.crew.proposal.would_cancel", lambda view, told=is_spent: told
        )
        picks = met_by_yellow(compasses=3)
        assert picks.entered is button and picks.entered_at(None) == button.spot
    assert met_by_yellow(compasses=0).entered is Button.CONFIRM


def test_who_chooses_cards_for_the_storm_means_to_pay(monkeypatch):
    monkeypatch.setattr("shtil_desktop.games.shtil.crew.proposal.would_cancel", lambda view: True)
    picks = met_by_yellow(compasses=3)
    picks.tap(Spot(Kind.HAND, picks.chosen[0]))
    assert picks.entered is Button.CONFIRM

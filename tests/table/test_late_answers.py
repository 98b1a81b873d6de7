"""Mates who answer when nobody asks any more."""

from __future__ import annotations

from types import SimpleNamespace

from shtil_desktop.games.shtil import actions as do
from tests.bench.table_pictures import SUBJECTS, reach


def test_a_pledge_that_comes_after_the_split_is_not_heard(player):
    session = reach(next(subject for subject in SUBJECTS if subject.name == "standard-5-split"))
    assert session is not None
    player.helm.set_sail(session)
    split = next(action for action in session.view().legal if isinstance(action, do.Split))
    player.helm.play(split)
    length = session.length
    player.helm._answers.append((SimpleNamespace(is_pledge=True, seat=1), 2))
    player.helm._act()
    assert session.length == length and session.game.sea.pledges[1] is None

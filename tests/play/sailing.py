"""Voyages for tests: a crew that plays by chance, all the way or for a while."""

from __future__ import annotations

from random import Random

from hypothesis import strategies as st

from shtil_desktop.games.shtil.game import SHTIL
from shtil_desktop.games.shtil.rules.options import Options
from shtil_desktop.games.shtil.rules.sea import Ask
from shtil_desktop.play.match import Match, Seat, seating_of
from shtil_desktop.play.session import Session
from tests.games.shtil.players import Style, choose

ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=50),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)
"""Whatever a JSON file can say."""
MATES = [Seat(name, "deckhand") for name in ("Ada", "Bo", "Cleo", "Dan")]


def new_voyage(options: Options, number: int = 1, player: int = 0) -> Match:
    return Match.begin(SHTIL, options, number, seating_of(options.seats, player, "Vera", MATES), player)


def sail(session: Session, rng: Random, actions: int = 1000) -> None:
    """So many random actions of whoever decides, or to the end; pledges are said before a split."""
    for _ in range(actions):
        decision = session.decision
        if decision is None:
            return
        if decision.ask is Ask.SPLIT:
            for seat in session.talk_wanted():
                session.say(seat, rng.randrange(2))
        session.play(choose(session.game, rng, Style.ORDERLY))

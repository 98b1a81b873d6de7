"""The table of the end: every island is read out once, and what the statistics say whenever it comes."""

from __future__ import annotations

from shtil_desktop.games.shkap.game import SHKAP
from shtil_desktop.games.shkap.rules.options import Options
from shtil_desktop.games.shkap.table.words.end_words import Record
from shtil_desktop.play.match import Match, seating_of
from shtil_desktop.play.profile.statistics.figures import Summary
from tests.games.shkap.table.sitting import MATES, Player

WON_TWICE = Summary(3, 2, 0, 2, 2, 90, {}, 3, 2)


def sit_at_the_end(player: Player) -> list[str]:
    """Sit down at an expedition that is over; what is announced goes into the list."""
    match = Match.begin(SHKAP, Options(seats=2), 7, seating_of(2, 0, "You", MATES))
    while (decision := match.game.decision) is not None:
        mate = SHKAP.mate("deckhand", len(match.game.actions))
        match.game.apply(mate.decide(match.game.view(decision.seat)))
    heard: list[str] = []
    player.scene.announced.connect(heard.append)
    player.begin(match)
    player.controller.scene.animator.complete()
    return heard


def test_islands_are_read_out_once_and_the_statistics_when_they_come(player):
    heard = sit_at_the_end(player)
    names = [row.name for row in player.stage.furniture.results.rows]
    assert len(names) >= 6
    assert all(sum(text.startswith(f"{name}: ") for text in heard) == 1 for name in names)
    del heard[:]
    player.controller.end.take_record(Record("another", WON_TWICE))
    assert heard == [] and player.stage.furniture.results.note == ""
    player.controller.end.take_record(Record(player.session.match.id, WON_TWICE))
    text = "Six islands · 2 players: 2 of 3 won · 2 in a row"
    assert [one.replace("\xa0", " ") for one in heard] == [text]
    assert player.stage.furniture.results.note.replace("\xa0", " ") == text

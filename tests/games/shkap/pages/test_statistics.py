"""What the statistics count of Shkap: coins an island, islands missed in hindsight, and by level."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime

import pytest

from shtil_desktop.games.shkap.game import SHKAP
from shtil_desktop.games.shkap.new_match import NewExpedition
from shtil_desktop.games.shkap.pages import PAGES
from shtil_desktop.games.shkap.review.review import review
from shtil_desktop.games.shkap.rules.actions import Resign
from shtil_desktop.games.shkap.rules.options import Mode, Options
from shtil_desktop.games.shkap.table.words.end_words import Record, record_text
from shtil_desktop.play.match import Match
from shtil_desktop.play.profile.statistics.database import Statistics
from shtil_desktop.play.profile.statistics.figures import Selection, finished


def played(number: int, mode: Mode = Mode.BASE, level: str = "sailor") -> Match:
    """By deckhands, whatever level the rivals are said to have."""
    wish = PAGES.wish(NewExpedition(levels=(level, "deckhand", "deckhand")), Options(mode, 3), number)
    match = wish.match("")
    while (decision := match.game.decision) is not None:
        mate = SHKAP.mate("deckhand", number, len(match.game.actions))
        match.game.apply(mate.decide(match.game.view(decision.seat)))
    match.finished = datetime(2026, 11, 18, 12, number, tzinfo=UTC)
    return match


@pytest.fixture
def statistics() -> Iterator[Statistics]:
    found = Statistics(None)
    yield found
    found.close()


def test_coins_an_island_and_islands_missed_are_averaged_over_all_expeditions(qapp, statistics):
    matches = [played(number) for number in (1, 2, 3)]
    statistics.add([finished(match) for match in matches])
    summary = statistics.figures(Selection("shkap")).summary
    coins = [match.game.coins[match.player] for match in matches]
    assert summary.averages["coins_an_island"] == pytest.approx(sum(round(100 * c / 6) for c in coins) / 3)
    reviews = [review(match.game, match.player, is_cancelled=lambda: True) for match in matches]
    missed = [sum(island.missed > 0 for island in found.islands) for found in reviews]
    assert summary.averages["missed"] == pytest.approx(sum(missed) / 3)
    texts = [text for text, _, _ in PAGES.statistics().figures(summary)]
    assert texts == [f"{summary.averages['coins_an_island'] / 100:.2f}", f"{sum(missed) / 3:.1f}"]


def test_expeditions_are_told_apart_by_mode_and_by_the_strongest_rival(qapp, statistics):
    some = [played(1), played(2, level="admiral"), played(3, Mode.ARCHIPELAGO)]
    statistics.add([finished(match) for match in some])
    modes, seats, levels = PAGES.statistics().filters()

    def counted(**fields: object) -> int:
        return statistics.figures(Selection("shkap", **fields)).summary.matches  # type: ignore[arg-type]

    assert [counted(**meaning) for meaning in modes.meanings] == [3, 2, 1]
    assert [counted(**meaning) for meaning in seats.meanings] == [3, 0, 3, 0]
    assert [counted(**meaning) for meaning in levels.meanings] == [3, 0, 2, 0, 1]
    assert levels.texts[-1] == "Admiral" and len(levels.texts) == len(levels.meanings)
    assert [PAGES.statistics().group_name(group) for group in SHKAP.groups] == ["Six islands", "Archipelago"]


def test_the_end_tells_how_often_such_an_expedition_was_won(qapp, statistics):
    match = played(1)
    statistics.add([finished(match)])
    summary = statistics.figures(Selection("shkap", **PAGES.statistics().similar(match.options))).summary
    record = PAGES.ending_figures(match, replace(summary, wins=1, current_streak=3), 0)
    assert isinstance(record, Record) and record.match == match.id
    text = record_text(match.options, record).replace("\xa0", " ")
    assert text == "Six islands · 3 players: 1 of 1 won · 3 in a row"


def test_an_expedition_given_up_at_once_is_counted_too(qapp, statistics):
    match = PAGES.wish(NewExpedition(), Options(), 5).match("")
    while match.game.result is None:
        seat = match.game.decision.seat
        if seat == match.player:
            match.game.apply(Resign())
        else:
            match.game.apply(SHKAP.mate("deckhand", 1).decide(match.game.view(seat)))
    assert SHKAP.figures(match.game, match.player)["coins_an_island"] == 0

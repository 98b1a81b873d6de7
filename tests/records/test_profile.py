"""A player's whole profile, as version 0.1 left it, opens with everything that was in it.

`profile-1` was written by that version and is never changed; `expected.json` says what is in it.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest

from shtil_desktop.games.base import IllegalAction, InvalidRecord
from shtil_desktop.games.codes import decode
from shtil_desktop.games.shtil.pages.lessons.lessons import first_voyage
from shtil_desktop.play.match import Match
from shtil_desktop.play.profile.matches.store import Store
from shtil_desktop.play.profile.paths import Paths, find_paths
from shtil_desktop.play.profile.settings import Mended, load_settings, to_plain
from shtil_desktop.play.profile.statistics.database import Statistics
from shtil_desktop.play.profile.statistics.figures import Selection

PROFILE = Path(__file__).parent / "profile-1"
EXPECTED: dict[str, Any] = json.loads((PROFILE / "expected.json").read_text(encoding="utf-8"))


@pytest.fixture
def paths(tmp_path: Path) -> Paths:
    profile = tmp_path / "profile"
    shutil.copytree(PROFILE, profile)
    return find_paths(profile)


@pytest.fixture
def statistics(paths: Paths) -> Iterator[Statistics]:
    statistics = Statistics(paths.statistics)
    yield statistics
    statistics.close()


def described(voyage: Match) -> dict[str, Any]:
    """A voyage in the words of `expected.json`."""
    outcome = voyage.game.to_record()["outcome"]
    return {
        "options": asdict(voyage.options),
        "number": voyage.number,
        "player": voyage.player,
        "crew": [[sailor.name, sailor.level] for sailor in voyage.seating],
        "started": voyage.started.isoformat(),
        "finished": voyage.finished and voyage.finished.isoformat(),
        "used_undo": voyage.used_undo,
        "hints_used": voyage.hints_used,
        "is_repeat": voyage.is_repeat,
        "is_foreign": voyage.is_foreign,
        "daily": voyage.daily and voyage.daily.isoformat(),
        "actions": len(voyage.game.actions),
        "outcome": outcome and [outcome[name] for name in ("result", "seat", "reason", "scores")],
    }


def test_every_voyage_is_there_with_all_that_is_known_of_it(paths):
    store = Store(paths.matches)
    assert {name: described(store.load(name)) for name in EXPECTED["voyages"]} == EXPECTED["voyages"]
    assert store.broken == []


def test_the_voyage_last_played_is_the_one_to_continue(paths):
    latest = Store(paths.matches).latest()
    assert latest is not None and latest.id == EXPECTED["current"]


def test_a_voyage_without_its_second_file_opens(paths):
    for part in ("without_sidecar", "broken_sidecar"):
        for name, actions in EXPECTED[part].items():
            assert len(Store(paths.matches).load(name).game.actions) == actions


def test_a_broken_voyage_is_refused_and_kept(paths):
    store = Store(paths.matches)
    for name in EXPECTED["broken"]:
        content = (paths.matches / f"{name}.shtil").read_bytes()
        with pytest.raises((InvalidRecord, IllegalAction)):
            store.load(name)
        assert content in [path.read_bytes() for path in store.broken]


def test_settings_are_read_and_written_again_as_they_were(paths):
    mended = Mended()
    settings = load_settings(paths.settings, mended)
    plain = json.loads(json.dumps(to_plain(settings)))
    for name, value in EXPECTED["settings"].items():
        assert (name, plain[name]) == (name, value)
    assert (mended.names, mended.aside) == ([], None)


def test_all_statistics_are_there(statistics):
    wanted = EXPECTED["statistics"]
    rows = statistics.matches()
    assert statistics.is_lasting and statistics.broken is None
    assert (len(rows), sum(one.is_won for one in rows)) == (wanted["rows"], wanted["won"])
    assert (rows[0].id, rows[-1].id) == (wanted["first"], wanted["last"])
    sums = {
        "actions": sum(one.actions for one in rows),
        "cards_left": sum(one.figures["cards_left"] for one in rows),
        "hints": sum(one.hints_used for one in rows),
        "undone": sum(one.used_undo for one in rows),
        "repeats": sum(one.is_repeat for one in rows),
        "lost_cells": sum(len(one.figures["lost_cells"]) for one in rows),
    }
    assert sums == {name: wanted[name] for name in sums}


def test_statistics_of_a_mode(statistics):
    for mode, (voyages, won) in EXPECTED["statistics"]["by_mode"].items():
        summary = statistics.figures(Selection(group=mode)).summary
        assert (mode, summary.matches, summary.wins) == (mode, voyages, won)


def test_the_calendar_is_as_it_was(statistics):
    days = {day.isoformat(): result.value for day, result in statistics.standing().days.items()}
    assert days == EXPECTED["statistics"]["daily"]


def test_the_first_voyage_goes_on_where_it_was_left(paths):
    progress = first_voyage().load_progress(paths.first_voyage)
    assert asdict(progress) == EXPECTED["first_voyage"]


def test_every_deal_code_means_what_it_meant():
    found = {}
    for code in EXPECTED["codes"]:
        shared = decode(code)
        found[code] = asdict(shared.options) | {"number": shared.number}
    assert found == EXPECTED["codes"]

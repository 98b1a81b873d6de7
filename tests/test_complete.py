"""What follows the first picture: one part that fails takes no other with it."""

import contextlib
import json
import os
import sqlite3
import subprocess
import sys

import pytest

from shtil_desktop.play.profile.statistics.database import Statistics
from tests.fuzz.targets import StatisticsFile

CODE = """
import json, sys
from shtil_desktop import app

def fail(*_):
    raise RuntimeError("on purpose")

def break_part(owner, *names):
    for name in names:
        getattr(owner, name)  # what is not there can't be broken
        setattr(owner, name, fail)

launch, complete = app._launch_qt, app._complete

def complete_watched(opening, *parts):
    from shtil_desktop.windows.startup import completion

    {spoil}
    window = opening.program.window
    complete(opening, *parts)
    from PySide6.QtCore import QTimer

    def tell():
        from shtil_desktop.games.shtil import Mode, Options

        window.new_matches.begin("shtil", Options(Mode.STANDARD, 2), 24)
        QTimer.singleShot(200, lambda: look(window.controller, 100))

    def look(controller, tries):
        session = controller.session
        mates = [step for step in session.history if step.seat != session.player]
        if session.is_players_turn and not mates:
            controller.play(next(action for action in session.view().legal if not action.price))
        if not mates and tries:
            QTimer.singleShot(200, lambda: look(controller, tries - 1))
            return
        sys.stdout.write(json.dumps([len(mates), list(window.notices.shown)]))
        sys.stdout.flush()
        window.close()

    QTimer.singleShot(60_000, window.close)
    QTimer.singleShot(0, tell)

app._complete = complete_watched
app.main({arguments!r})
"""
PARTS = {
    "statistics": "from shtil_desktop.windows.background.background_statistics import BackgroundStatistics;"
    " break_part(BackgroundStatistics, 'refresh', 'find_missing')",
    "news": "from shtil_desktop.windows.start_page.presenter import StartPagePresenter;"
    " break_part(StartPagePresenter, 'refresh')",
    "stillness": "break_part(completion, '_follow_reduced_motion')",
    "icon": "break_part(completion, '_give_icon')",
    "tidying": "from shtil_desktop.play.profile.single_instance import SingleInstance;"
    " break_part(SingleInstance, 'tidy')",
}


def run(profile, spoil):
    """Start the program, wait for a mate's first move, and end it: how many of these, and what was told."""
    code = CODE.format(spoil=spoil, arguments=["--profile", str(profile), "--speed", "off", "--lang", "en"])
    names = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run([sys.executable, "-c", code], env=names, capture_output=True, text=True, check=True)
    return json.loads(done.stdout)


@pytest.mark.parametrize("part", PARTS)
def test_a_part_that_fails_is_told_and_mates_play_all_the_same(tmp_path, part):
    moves, told = run(tmp_path, PARTS[part])
    assert moves > 0 and told == ["unexpected"]


def test_a_damaged_row_is_told_and_mates_play_all_the_same(tmp_path):
    path = tmp_path / "statistics.sqlite"
    statistics = Statistics(path)
    statistics.add([StatisticsFile()._voyage(at) for at in range(9)])
    statistics.close()
    with contextlib.closing(sqlite3.connect(path)) as base, base:
        for number, damage in enumerate(
            ("hints_used = NULL", "actions = 'x'", "figures = NULL", "options = '[[1]]'", "daily = ''")
        ):
            base.execute(f"UPDATE matches SET {damage} WHERE number = {number}")
        base.execute("UPDATE matches SET daily = '0001-01-01' WHERE number = 5")
        base.execute(
            "UPDATE matches SET daily = '9999-12-31', finished = '9999-12-31T23:59:59-12:00' WHERE number = 6"
        )
    moves, told = run(tmp_path, "pass")
    assert moves > 0 and told == ["unreadable"]
    assert not list(tmp_path.glob("*.broken"))

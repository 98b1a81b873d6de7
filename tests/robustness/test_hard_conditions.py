"""The real program in bad weather: no room on disk, no right to write, everything garbled, no network."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import signal
import socket
import sqlite3
import stat
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from shtil_desktop.games import GAMES, face_of
from shtil_desktop.games.record import read
from shtil_desktop.games.shtil.new_voyage import Begins, NewVoyage
from shtil_desktop.games.values import replace
from shtil_desktop.play.profile.settings import Settings, save_settings
from tests.processes import (
    LONG,
    PIPE,
    children_of,
    environment,
    finish,
    is_alive,
    running,
    voyages_in,
    wait_until,
    workers_of,
)
from tests.robustness.preloaded import preloaded
from tests.robustness.trip import BACK

pytestmark = pytest.mark.skipif(os.name == "nt", reason="as POSIX does")
IS_ROOT = os.name != "nt" and os.geteuid() == 0


ALONE = {"shtil": ("--seats", "1"), "qwirkle": (), "shkap": ()}
"""On the command line: as few at the table as the game allows."""


def sail(
    profile: Path,
    actions: int,
    *words: str,
    before: tuple[str, ...] = (),
    variables: dict[str, str] | None = None,
) -> dict[str, Any]:
    """A short trip; what the player saw."""
    command = [*before, sys.executable, "-m", "tests.robustness.trip", str(actions), *words]
    command += ["--profile", str(profile), "--speed", "off", "--lang", "en"]
    done = finish(command, env=environment(**(variables or {})))
    assert done.returncode == 0, done.stderr
    told: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return told


def actions_of(profile: Path, name: str) -> int:
    return len(read((profile / "voyages" / f"{name}.shtil").read_bytes()).to_record()["actions"])


@pytest.fixture
def small_disk(tmp_path):
    """A disk with little room."""
    folder = tmp_path / "disk"
    folder.mkdir()
    command = ["mount", "-t", "tmpfs", "-o", "size=4m", "tmpfs", str(folder)]
    if not IS_ROOT or subprocess.run(command, capture_output=True).returncode:
        pytest.skip("only root may mount a small disk")
    yield folder
    subprocess.run(["umount", "-l", str(folder)], check=True)


def without_privileges() -> tuple[str, ...]:
    """A root that permissions hold for, as they do for everyone else."""
    if not IS_ROOT:
        return ()
    if shutil.which("setpriv") is None:
        pytest.skip("root may write everywhere")
    return ("setpriv", "--bounding-set=-all", "--inh-caps=-all")


def test_a_calm_trip_goes_on_and_opens_no_network(tmp_path):
    profile = tmp_path / "profile"
    first = sail(profile, 4)
    assert first["begun"] == 0 and first["length"] == 4
    assert first["notices"] == [] and first["network"] == []
    second = sail(profile, 2)
    assert second["id"] == first["id"]
    assert second["begun"] == 4 and second["length"] == 6
    assert actions_of(profile, first["id"]) == 6
    for path in profile.rglob("*"):
        assert stat.S_IMODE(path.stat().st_mode) & 0o077 == 0, f"{path} is not private"


@pytest.fixture
def no_network(tmp_path):
    """Variables that forbid sockets to a program and its processes, and the file that names the attempts."""
    library, attempts = preloaded("network", tmp_path), tmp_path / "attempts"
    if library is None:
        pytest.skip("no compiler")
    return {"LD_PRELOAD": str(library), "NETWORK_FILE": str(attempts)}, attempts


def test_neither_qt_nor_the_worker_tries_the_network(tmp_path, no_network):
    variables, attempts = no_network
    told = sail(tmp_path / "profile", 3, "--mode", "standard", "--seats", "3", variables=variables)
    assert told["length"] >= 3 and told["notices"] == []
    assert not attempts.exists(), attempts.read_text()


def test_an_attempt_at_the_network_would_be_noticed(no_network):
    variables, attempts = no_network
    code = "import socket; socket.socket()"
    done = finish([sys.executable, "-c", code], env=environment(**variables))
    assert done.returncode == 1 and "PermissionError" in done.stderr
    assert attempts.read_text() == f"socket of family {int(socket.AF_INET)}\n"


@pytest.mark.parametrize("game", GAMES)
def test_a_full_disk_is_told_and_nothing_is_lost(small_disk, game):
    profile = small_disk / "profile"
    told = sail(profile, 3, "--fill", str(small_disk), "--game", game, *ALONE[game])
    assert "the disk is full" in told["full"]["notices"][0]
    assert told["roomy"] == {"notices": [], "trouble": "None"}
    assert actions_of(profile, told["id"]) == told["length"] >= 5
    assert [path.name for path in (profile / "voyages").iterdir() if "unfinished" in path.name] == []


@pytest.mark.parametrize("game", GAMES)
def test_moves_that_cannot_be_saved_are_not_lost_on_the_way_to_the_start_page_and_back(tmp_path, game):
    profile = tmp_path / "profile"
    told = sail(profile, 3, "--freeze", str(profile / "voyages"), "--game", game, *ALONE[game])
    if not told["is_frozen"]:
        pytest.skip("no folder can be frozen here")
    assert told["gone on"] == told["left at"] >= 7
    assert len(told["start page"]) == 1 and str(profile / "voyages") in told["start page"][0]
    assert told["stays"], "it asks before moves are lost"
    assert told["notices"] == [] and actions_of(profile, told["id"]) == told["length"] > told["left at"]


def test_a_profile_that_may_not_be_written_is_told_and_one_can_play(tmp_path):
    profile = tmp_path / "profile"
    kept = sail(profile, 3)
    for path in (profile, *profile.rglob("*")):
        path.chmod(0o500 if path.is_dir() else 0o400)
    try:
        told = sail(profile, 2, before=without_privileges())
    finally:
        for path in (profile, *profile.rglob("*")):
            path.chmod(0o700 if path.is_dir() else 0o600)
    assert told["id"] == kept["id"] and told["length"] == 5
    assert "can’t be written to" in told["notices"][0]
    assert actions_of(profile, kept["id"]) == 3


READ_ONLY = """
for place in $(cut -d' ' -f5 /proc/self/mountinfo); do
    case $place in /proc*|/sys*) ;; *) mount -o remount,bind,ro "$place" 2> /dev/null;; esac
done
! touch /tmp/x /var/tmp/x "$PWD/x" 2> /dev/null || exit 77
exec "$@"
"""


def test_a_system_that_is_read_only_altogether_is_told_and_one_can_play(tmp_path):
    profile = tmp_path / "profile"
    kept = sail(profile, 3)
    before = ("unshare", "--mount", "sh", "-c", READ_ONLY, "sh")
    if not IS_ROOT or subprocess.run([*before, "true"], capture_output=True).returncode:
        pytest.skip("the system can't be made read-only here")
    told = sail(profile, 2, before=before)
    assert told["id"] == kept["id"] and told["begun"] == 3 and told["length"] == 5
    assert str(profile) in told["notices"][0]
    assert actions_of(profile, kept["id"]) == 3


@pytest.mark.parametrize("kind", ["file", "dangling link", "pipe"])
def test_something_in_the_place_of_the_logs_is_told_and_one_can_play(tmp_path, kind):
    profile = tmp_path / "profile"
    profile.mkdir()
    if kind == "file":
        (profile / "logs").write_text("mine")
    elif kind == "pipe":
        os.mkfifo(profile / "logs")
    else:
        (profile / "logs").symlink_to(tmp_path / "nothing")
    told = sail(profile, 2)
    assert told["length"] == 2 and len(told["notices"]) == 1
    assert "logs.broken" in told["notices"][0] and os.path.lexists(profile / "logs.broken")
    assert not (tmp_path / "nothing").exists()


def test_nothing_is_written_outside_the_profile_not_even_by_a_file_dialog(tmp_path):
    profile, home = tmp_path / "100% {my} profile?", tmp_path / "home"
    home.mkdir()
    variables = {"HOME": str(home), "XDG_CONFIG_HOME": "", "XDG_DATA_HOME": "x", "XDG_CACHE_HOME": ""}
    told = sail(profile, 2, "--dialog", variables=variables)
    assert told["length"] == 2 and told["notices"] == []
    found = [path.relative_to(home) for path in home.rglob("*") if path.is_file()]
    assert [path for path in found if "fontconfig" not in path.parts] == []
    assert not Path("x").exists()
    assert list(profile.rglob("QtProject.conf")), "Qt does write one"


@pytest.mark.skipif(not IS_ROOT, reason="only root can give a folder away")
def test_a_profile_of_someone_else_is_told_and_one_can_play(tmp_path):
    profile = tmp_path / "profile"
    sail(profile, 1)
    for path in (profile, *profile.rglob("*")):
        os.chown(path, 12345, 12345)
    told = sail(profile, 2, before=without_privileges())
    assert told["begun"] == 0 and told["length"] == 2
    assert "can’t be written to" in told["notices"][0]


def test_everything_garbled_is_kept_aside_told_and_one_can_play(tmp_path):
    profile = tmp_path / "profile"
    sail(profile, 3)
    files = [path for path in profile.rglob("*") if path.is_file()]
    for path in files:
        path.write_bytes(b"\x00garbled\xff" * 50)
    told = sail(profile, 2)
    assert told["begun"] == 0 and told["length"] == 2
    notices = "\n".join(told["notices"])
    for name in ("settings.json.broken", "statistics.sqlite.broken", ".shtil.broken"):
        assert name in notices
        assert any(path.name.endswith(name) for path in profile.rglob("*.broken"))


def test_a_clock_that_jumped_back_changes_nothing(tmp_path):
    profile = tmp_path / "profile"
    first = sail(profile, 2, "--deal", "0400-R19")
    for path in profile.rglob("*"):
        os.utime(path, (2**32, 2**32))  # written in the year 2106, as it seems now
    second = sail(profile, 2)
    assert second["id"] == first["id"] and second["begun"] == first["length"]


def test_a_clock_that_jumps_back_in_mid_voyage_changes_nothing(tmp_path):
    profile, clock = tmp_path / "profile", tmp_path / "clock"
    library = preloaded("clock", tmp_path)
    if library is None:
        pytest.skip("no compiler")
    variables = {"LD_PRELOAD": str(library), "CLOCK_FILE": str(clock)}
    clock.write_text("0")
    first = sail(profile, 3, variables=variables)
    clock.write_text(BACK)
    second = sail(profile, 2, variables=variables)
    assert second["id"] == first["id"] and second["begun"] == 3
    clock.write_text("0")
    third = sail(profile, 4, "--back", str(clock), variables=variables)
    assert third["id"] == first["id"] and third["length"] == 10
    assert third["notices"] == [] and clock.read_text() == BACK
    told = json.loads((profile / "voyages" / f"{first['id']}.json").read_bytes())
    assert told["finished"] < told["started"], "it did jump"
    fourth = sail(profile, 1, variables=variables)
    assert fourth["begun"] == 0 and fourth["id"] < first["id"], "another voyage, of a day before"
    fifth = sail(profile, 1, variables=variables)
    assert fifth["id"] == fourth["id"] and fifth["begun"] == 1
    with contextlib.closing(sqlite3.connect(profile / "statistics.sqlite")) as base:
        assert base.execute("SELECT id FROM matches").fetchall() == [(first["id"],)]


def test_two_at_once_are_one(tmp_path):
    """The second start ends at once, and the first does what it was for."""
    profile = tmp_path / "profile"
    command = [sys.executable, "-m", "shtil_desktop", "--profile", str(profile), "--speed", "off"]
    with running(command) as first:
        wait_until((profile / "berth.lock").exists, first)
        second = finish([*command, "--deal", "0400-R19"])
        assert second.returncode == 0, second.stderr
        wait_until(lambda: voyages_in(profile), first)
    (voyage,) = voyages_in(profile)
    assert read(voyage.read_bytes()).number == 24


def test_a_link_that_leads_nowhere_keeps_nobody_out(tmp_path):
    """It was an error that nobody expected, and a second start then waited for an answer in vain."""
    profile, loop = tmp_path / "profile", tmp_path / "loop.shtil"
    loop.symlink_to(loop)
    command = [sys.executable, "-m", "shtil_desktop", "--profile", str(profile), "--speed", "off"]
    with running([*command, str(loop)], stderr=PIPE) as first:
        wait_until((profile / "berth.lock").exists, first)
        assert finish([*command, str(loop)]).returncode == 0
        assert finish([*command, "--deal", "0400-R19"]).returncode == 0
        wait_until(lambda: voyages_in(profile), first)
        first.terminate()
        assert "Traceback" not in first.communicate(timeout=LONG)[1]


def others_begin(game: str) -> list[str]:
    """Options of a deal of three in which the player, in the first seat, isn't asked first."""
    face = face_of(game)
    options = replace(face.default_options(), seats=3)
    firsts = ((number, face.new_game(options, number).decision) for number in range(1, 100))
    number = 5 if game == "shtil" else next(at for at, first in firsts if first is not None and first.seat)
    return ["--number", str(number)] + ([] if game == "shtil" else ["--seat", "1"])


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks at processes as Linux does")
@pytest.mark.parametrize(
    ("game", "chosen"), [("shtil", NewVoyage(begins=Begins.LOT)), ("qwirkle", None), ("shkap", None)]
)
def test_a_killed_worker_is_replaced_and_a_killed_program_leaves_nobody_behind(tmp_path, game, chosen):
    """The others begin this match: nothing is on disk before the worker has answered."""
    profile = tmp_path / "profile"
    profile.mkdir()
    save_settings(profile / "settings.json", Settings().with_choices("shtil", NewVoyage(begins=Begins.LOT)))
    words = ["--profile", str(profile), "--speed", "off", "--game", game, "--seats", "3", *others_begin(game)]
    with running([sys.executable, "-m", "shtil_desktop", *words]) as program:
        wait_until(lambda: workers_of(program.pid), program)
        (killed,) = workers_of(program.pid)
        os.kill(killed, signal.SIGKILL)  # it has hardly begun
        wait_until(lambda: any(actions_of(profile, path.stem) for path in voyages_in(profile)), program)
        crew = children_of(program.pid)
        assert set(crew) & set(workers_of(program.pid)) and killed not in crew
        program.kill()
        program.wait(LONG)
        wait_until(lambda: not any(is_alive(one) for one in crew))

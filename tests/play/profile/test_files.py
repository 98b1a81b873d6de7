"""Files of a profile: only plain ones are opened, no link is written through, no pipe is waited for."""

from __future__ import annotations

import os
import socket
import stat

import pytest

from shtil_desktop.play.profile.files import (
    NotPlain,
    make_own,
    open_plain,
    read_limited,
    set_aside,
    sweep,
    write_whole,
)
from shtil_desktop.play.profile.matches.store import Store
from shtil_desktop.play.profile.settings import Settings, load_settings, save_settings
from tests.records.test_records import FILES

pytestmark = pytest.mark.skipif(os.name == "nt", reason="links and pipes as POSIX has them")


def make_pipe(path):
    os.mkfifo(path)


def make_socket(path):
    with socket.socket(socket.AF_UNIX) as door:
        door.bind(str(path))


def make_link(path):
    outside = path.with_name("outside")
    outside.write_text("not ours")
    path.symlink_to(outside)


def make_loop(path):
    path.symlink_to(path)


def make_device_link(path):
    path.symlink_to("/dev/zero")


ODD = {
    "pipe": make_pipe,
    "socket": make_socket,
    "link": make_link,
    "loop": make_loop,
    "zeros": make_device_link,
}


@pytest.mark.parametrize("make", ODD.values(), ids=ODD.keys())
@pytest.mark.parametrize("flags", [os.O_RDONLY, os.O_WRONLY | os.O_APPEND, os.O_RDWR | os.O_CREAT])
def test_what_is_no_plain_file_is_not_opened(tmp_path, make, flags):
    make(tmp_path / "x")
    with pytest.raises(NotPlain):
        open_plain(tmp_path / "x", flags)


def test_a_folder_is_told_from_nothing_at_all(tmp_path):
    with pytest.raises(IsADirectoryError):
        read_limited(tmp_path, 10)
    with pytest.raises(FileNotFoundError):
        read_limited(tmp_path / "nothing", 10)


def test_a_link_may_be_followed_where_the_player_made_it_but_only_to_a_plain_file(tmp_path):
    make_link(tmp_path / "x")
    assert read_limited(tmp_path / "x", 100, follows=True) == b"not ours"
    make_device_link(tmp_path / "zeros")
    with pytest.raises(NotPlain):
        read_limited(tmp_path / "zeros", 10, follows=True)


def test_no_more_is_read_than_allowed_of_a_file_without_end(tmp_path):
    with (tmp_path / "x").open("wb") as file:
        file.truncate(1 << 40)
    assert len(read_limited(tmp_path / "x", 1000)) == 1001


def test_a_new_file_is_its_owners_alone(tmp_path):
    os.close(open_plain(tmp_path / "x", os.O_RDWR | os.O_CREAT))
    assert stat.S_IMODE((tmp_path / "x").stat().st_mode) == 0o600


@pytest.mark.parametrize("make", ODD.values(), ids=ODD.keys())
@pytest.mark.parametrize("is_precious", [True, False])
def test_writing_replaces_a_link_or_a_pipe_and_leaves_what_is_behind_it(tmp_path, make, is_precious):
    make(tmp_path / "x")
    write_whole(tmp_path / "x", b"new", is_precious=is_precious)
    assert (tmp_path / "x").read_bytes() == b"new" and not (tmp_path / "x").is_symlink()
    if (tmp_path / "outside").exists():
        assert (tmp_path / "outside").read_text() == "not ours"
    assert not [path for path in tmp_path.iterdir() if path.name.startswith(".")]


def test_what_can_be_made_again_does_not_wait_for_the_disk(tmp_path, monkeypatch):
    asked: list[int] = []
    monkeypatch.setattr(os, "fsync", asked.append)
    write_whole(tmp_path / "x", b"new", is_precious=False)
    assert asked == []
    write_whole(tmp_path / "x", b"new")
    assert len(asked) == 2, "the file and its folder"


@pytest.mark.parametrize("make", ODD.values(), ids=ODD.keys())
def test_what_is_set_aside_is_the_link_itself_and_never_lands_on_another(tmp_path, make):
    make(tmp_path / "x")
    (tmp_path / "x.broken").symlink_to(tmp_path / "gone")
    assert set_aside(tmp_path / "x") == tmp_path / "x.2.broken"
    assert not os.path.lexists(tmp_path / "x") and os.path.lexists(tmp_path / "x.2.broken")


def test_a_forgotten_link_is_swept_and_not_what_it_leads_to(tmp_path):
    folder = tmp_path / "folder"
    folder.mkdir()
    (tmp_path / "outside").write_text("not ours")
    (folder / ".x.unfinished").symlink_to(tmp_path / "outside")
    sweep(folder, forgotten_after=0)
    assert list(folder.iterdir()) == [] and (tmp_path / "outside").exists()


def test_a_folder_of_our_own_is_no_link(tmp_path):
    make_own(tmp_path / "profile" / "pictures")
    assert stat.S_IMODE((tmp_path / "profile" / "pictures").stat().st_mode) == 0o700
    make_own(tmp_path / "profile" / "pictures")
    (tmp_path / "profile" / "style").symlink_to(tmp_path)
    with pytest.raises(NotADirectoryError):
        make_own(tmp_path / "profile" / "style")
    (tmp_path / "profile" / "logs").symlink_to(tmp_path / "gone")
    with pytest.raises(NotADirectoryError):
        make_own(tmp_path / "profile" / "logs")
    assert not (tmp_path / "gone").exists()


@pytest.mark.parametrize("make", ODD.values(), ids=ODD.keys())
@pytest.mark.parametrize("name", ["x.shtil", "x.json", "current"])
def test_odd_things_among_the_voyages_are_no_voyages(tmp_path, make, name):
    make(tmp_path / name)
    store = Store(tmp_path)
    assert store.names() == [] and store.latest() is None and list(store.matches()) == []
    assert store.listing() == []


def test_settings_may_be_a_link_to_a_folder_of_ones_own_and_are_never_written_through_it(tmp_path):
    profile, own = tmp_path / "profile", tmp_path / "own.json"
    profile.mkdir()
    save_settings(own, Settings(player_name="Vera"))
    before = own.read_bytes()
    (profile / "settings.json").symlink_to(own)
    settings = load_settings(profile / "settings.json")
    assert settings.player_name == "Vera"
    save_settings(profile / "settings.json", settings.with_(player_name="Mila"))
    assert own.read_bytes() == before
    assert load_settings(profile / "settings.json").player_name == "Mila"


def test_a_record_behind_a_link_of_the_players_own_is_taken_in(tmp_path):
    (tmp_path / "link.shtil").symlink_to(FILES[0])
    store = Store(tmp_path / "voyages")
    assert store.take_in(tmp_path / "link.shtil").id in store.names()

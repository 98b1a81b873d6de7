"""Pictures kept for the next start: the same to the pixel, or painted anew."""

from __future__ import annotations

import json
import os
import tracemalloc
import zlib
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtGui import QColor, QPixmap

from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.table.motion.timings import Speed
from shtil_desktop.table.pictures import album as albums
from shtil_desktop.table.pictures import pictures_ahead
from shtil_desktop.table.pictures.album import Album
from shtil_desktop.table.theme import NIGHT

pytestmark = pytest.mark.usefixtures("qapp")


def dots(picture: QPixmap) -> bytes:
    image = picture.toImage().convertToFormat(albums.FORMAT)  # named, so that its bits live on
    return bytes(image.constBits())


def a_picture(colour: str = "#10c0ffee", ratio: float = 2.0) -> QPixmap:
    picture = QPixmap(31, 17)
    picture.setDevicePixelRatio(ratio)
    picture.fill(QColor(colour))
    return picture


def kept(path: Path, look: str = "day") -> QPixmap:
    album = Album(path)
    album.turn_to(look)
    album.add("sea", a_picture())
    album.keep()
    return a_picture()


def found(path: Path, look: str = "day") -> QPixmap | None:
    album = Album(path)
    album.turn_to(look)
    return album.find("sea")


def test_a_kept_picture_comes_back_dot_for_dot(tmp_path):
    path = tmp_path / "new" / "table.album"
    picture = kept(path)
    again = found(path)
    assert again is not None and dots(again) == dots(picture)
    assert (again.size(), again.devicePixelRatio()) == (picture.size(), 2.0)
    assert [entry.name for entry in path.parent.iterdir()] == ["table.album"]


@pytest.mark.parametrize("is_packed", [True, False])
@pytest.mark.parametrize("colour", ["#10c0ffee", "#c0ffee"])
def test_clear_and_opaque_pictures_are_kept_packed_or_plain(tmp_path, is_packed, colour):
    album = Album(tmp_path / "table.album", is_packed=is_packed)
    album.turn_to("day")
    picture = a_picture(colour)
    album.add("sea", picture)
    album.keep()
    again = found(tmp_path / "table.album")
    assert again is not None and dots(again) == dots(picture)
    assert again.hasAlphaChannel() == picture.hasAlphaChannel() == (len(colour) > 7)
    assert ((tmp_path / "table.album").stat().st_size < 31 * 17 * 4) == is_packed


def test_a_cleared_album_is_empty(tmp_path):
    kept(tmp_path / "table.album")
    album = Album(tmp_path / "table.album")
    album.turn_to("day")
    assert album.names() == ("sea",)
    album.clear()
    assert album.names() == () and album.find("sea") is None


def test_another_look_is_an_empty_album(tmp_path):
    path = tmp_path / "table.album"
    kept(path)
    assert found(path, "night") is None
    album = Album(path)
    album.turn_to("day")
    album.turn_to("night")
    assert album.find("sea") is None


def test_another_version_is_an_empty_album(tmp_path, monkeypatch):
    path = tmp_path / "table.album"
    kept(path)
    monkeypatch.setattr(albums, "_edition", lambda painters: "another")
    assert found(path) is None


@pytest.mark.parametrize("at", [0, 5, 14, 18, 30, 60, -40, -3])
def test_one_wrong_byte_makes_it_an_empty_album(tmp_path, at):
    path = tmp_path / "table.album"
    kept(path)
    content = bytearray(path.read_bytes())
    content[at] ^= 0x20
    path.write_bytes(content)
    assert found(path) is None


@pytest.mark.parametrize("content", [b"", b"\n", b"shtil album 2 00000000\n", os.urandom(3000)])
def test_what_is_no_album_is_an_empty_one(tmp_path, content):
    path = tmp_path / "table.album"
    path.write_bytes(content)
    assert found(path) is None


def test_half_a_file_is_an_empty_album(tmp_path):
    path = tmp_path / "table.album"
    kept(path)
    path.write_bytes(path.read_bytes()[:-9])
    assert found(path) is None


def test_a_place_that_cannot_be_written_is_no_trouble(tmp_path):
    (tmp_path / "file").write_text("")
    kept(tmp_path / "file" / "table.album")
    kept(tmp_path)
    assert found(tmp_path) is None


def test_pictures_leave_the_last_room_of_a_disk_to_matches(tmp_path, monkeypatch):
    rooms = iter((albums.SPARE, albums.SPARE * 2))
    monkeypatch.setattr("shutil.disk_usage", lambda _: SimpleNamespace(free=next(rooms)))
    kept(tmp_path / "x.album")
    assert not (tmp_path / "x.album").exists()
    kept(tmp_path / "x.album")
    assert found(tmp_path / "x.album") is not None


def test_without_a_path_nothing_is_kept():
    album = Album()
    album.turn_to("day")
    album.add("sea", a_picture())
    album.keep()
    assert not album.is_kept and not album.has("sea")


def test_too_large_a_picture_is_painted_each_time(tmp_path, monkeypatch):
    monkeypatch.setattr(albums, "LARGEST", 31 * 17 * 4 - 1)
    kept(tmp_path / "table.album")
    assert found(tmp_path / "table.album") is None


def sail_with(player, path: Path) -> None:
    player.scene.pictures.album = Album(path)
    player.scene.animator.speed = Speed.OFF
    player.sail(Options(Mode.STANDARD, 1), 5)


def test_the_first_picture_of_the_next_start_paints_no_face_and_looks_the_same(
    player, qtbot, monkeypatch, tmp_path
):
    monkeypatch.setattr(pictures_ahead, "PAUSE", 0)
    monkeypatch.setattr(pictures_ahead, "STEP", 0)
    path = tmp_path / "table.album"
    sail_with(player, path)
    painted = dots(player.view.grab())
    qtbot.waitUntil(lambda: not player.scene.layout.pictures_ahead.is_running)
    assert path.exists()

    def refuse(*_: object) -> None:
        raise AssertionError("painted, though it was kept")

    pictures = player.scene.pictures
    pictures._look = ""  # as in a new run
    monkeypatch.setattr(pictures.faces, "face", refuse)
    monkeypatch.setattr("shtil_desktop.games.shtil.table.layout.ground.background", refuse)
    sail_with(player, path)
    assert dots(player.view.grab()) == painted


def test_kept_pictures_of_the_day_are_not_used_at_night(player, qtbot, monkeypatch, tmp_path):
    monkeypatch.setattr(pictures_ahead, "PAUSE", 0)
    monkeypatch.setattr(pictures_ahead, "STEP", 0)
    path = tmp_path / "table.album"
    sail_with(player, path)
    day = dots(player.scene.stage.ground)
    qtbot.waitUntil(lambda: not player.scene.layout.pictures_ahead.is_running)
    player.scene.layout.set_palette(NIGHT)
    assert dots(player.scene.stage.ground) != day


def made_by_a_stranger(path: Path, pages: str, packed: bytes) -> None:
    """With a sound sum and the right title."""
    title = json.dumps(f"{albums._edition()} day")
    rest = f'{{"title": {title}, "pages": {pages}}}\n'.encode() + packed
    path.write_bytes(b"%s\n%s" % (albums._first_line(rest), rest))


def bomb(size: int) -> bytes:
    packer = zlib.compressobj(9)
    return b"".join(packer.compress(bytes(1 << 20)) for _ in range(size >> 20)) + packer.flush()


def test_pixels_that_unpack_to_more_than_the_picture_are_never_all_unpacked(tmp_path):
    path, packed = tmp_path / "table.album", bomb(400 << 20)
    made_by_a_stranger(path, f'{{"sea": [31, 17, 1.0, false, {len(packed)}]}}', packed)
    tracemalloc.start()
    try:
        assert found(path) is None
        assert tracemalloc.get_traced_memory()[1] < 8 << 20
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize(
    "page",
    [
        "[40000, 40000, 1.0, false, 9]",
        "[-1, 17, 1.0, false, 9]",
        "[0, 17, 1.0, false, 9]",
        "[31.5, 17, 1.0, false, 9]",
        "[true, 17, 1.0, false, 9]",
        "[31, 17, 1e308, false, 9]",
        "[31, 17, NaN, false, 9]",
        "[31, 17, 0, false, 9]",
        "[31, 17, 1.0, false, 10000]",
        "[31, 17, 1.0, false, -9]",
        '["31", 17, 1.0, false, 9]',
        "[31, 17]",
        "null",
        "[" * 100_000,
    ],
)
def test_a_page_that_cannot_be_is_an_empty_album(tmp_path, page):
    path = tmp_path / "table.album"
    made_by_a_stranger(path, f'{{"sea": {page}}}', bytes(9))
    assert found(path) is None


@pytest.mark.parametrize("pages", ["[" * 100_000, '{"a":' * 50_000, "[]", "7", '"x"', "null"])
def test_a_head_of_any_shape_is_an_empty_album(tmp_path, pages):
    path = tmp_path / "table.album"
    made_by_a_stranger(path, pages, b"")
    assert found(path) is None


@pytest.mark.skipif(os.name == "nt", reason="links and pipes as POSIX has them")
@pytest.mark.parametrize("name", ["table.album", "table.draft"])
def test_nobody_waits_for_a_pipe_nor_writes_through_a_link(tmp_path, name):
    pictures, outside = tmp_path / "pictures", tmp_path / "outside"
    pictures.mkdir()
    outside.write_text("not ours")
    (pictures / name).symlink_to(outside)
    assert found(pictures / "table.album") is None
    kept(pictures / "table.album")
    assert outside.read_text() == "not ours" and found(pictures / "table.album") is not None
    (pictures / name).unlink()
    os.mkfifo(pictures / name)
    kept(pictures / "table.album")
    assert found(pictures / "table.album") is not None

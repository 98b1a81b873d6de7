"""The icons: all sizes, all from the one drawing."""

import struct

import pytest
from build_steps import common, icons
from PySide6.QtGui import QImage

from shtil_desktop.desktop import menu

FOLDER = common.RESOURCES / "icons"
NEAR = 24
"""Of 255: another version of Qt may draw an edge a little differently."""


def test_the_menu_gets_every_size_that_is_drawn():
    assert icons.SIZES == menu.ICON_SIZES
    assert sorted(path.name for path in FOLDER.glob("*.png")) == sorted(map(icons.file_name, icons.SIZES))


def test_the_drawing_uses_nothing_that_renderers_disagree_on():
    text = (FOLDER / "shtil.svg").read_text(encoding="utf-8")
    assert not any(f"<{word}" in text for word in ("clipPath", "mask", "filter", "image", "text"))


@pytest.fixture(scope="module")
def drawn(tmp_path_factory):
    folder = tmp_path_factory.mktemp("icons")
    icons.draw(FOLDER / "shtil.svg", folder)
    return folder


@pytest.mark.parametrize("size", icons.SIZES)
def test_a_kept_icon_is_what_the_drawing_gives(drawn, size):
    kept, fresh = (QImage(str(folder / icons.file_name(size))) for folder in (FOLDER, drawn))
    assert (kept.width(), kept.height()) == (size, size)
    for x in range(0, size, max(1, size // 16)):
        for y in range(0, size, max(1, size // 16)):
            ours, theirs = kept.pixelColor(x, y), fresh.pixelColor(x, y)
            assert abs(ours.alpha() - theirs.alpha()) <= NEAR
            assert ours.alpha() == 0 or abs(ours.lightness() - theirs.lightness()) <= NEAR


def test_the_icon_for_windows_lists_its_pictures():
    pictures = icons.read_all(FOLDER)
    made = icons.ico(pictures)
    reserved, kind, count = struct.unpack_from("<HHH", made)
    assert (reserved, kind, count) == (0, 1, len(icons.ICO_SIZES))
    for number, size in enumerate(icons.ICO_SIZES):
        width, height, *_, length, offset = struct.unpack_from("<BBBBHHII", made, 6 + 16 * number)
        assert (width or 256, height or 256) == (size, size)
        assert made[offset : offset + length] == pictures[size]


def test_the_icon_for_macos_is_as_long_as_it_says():
    pictures = icons.read_all(FOLDER)
    made, at, found = icons.icns(pictures), 8, []
    assert struct.unpack_from(">4sI", made) == (b"icns", len(made))
    while at < len(made):
        kind, length = struct.unpack_from(">4sI", made, at)
        found.append((kind, made[at + 8 : at + length]))
        at += length
    assert found == [(kind, pictures[size]) for size, kind in icons.ICNS_KINDS.items()]

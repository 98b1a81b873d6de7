"""Themes and languages: changed at once, quick the second time, never in the way."""

import errno
import json
import os
import re
import sys
import tempfile

import pytest
from PySide6.QtCore import QCoreApplication, QFile
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QCheckBox

from shtil_desktop.play.profile.settings import Language, Theme
from shtil_desktop.table.theme import CONTRAST, DAY, NIGHT
from shtil_desktop.windows import style, style_sheet
from shtil_desktop.windows.language import Translations, locale_of, speak
from shtil_desktop.windows.style import Style
from shtil_desktop.windows.style_sheet import sheet_of
from tests.processes import finish


@pytest.fixture
def application(qapp):
    yield qapp
    qapp.setStyleSheet("")


def test_sheet_is_kept_and_not_made_twice(tmp_path, qapp, monkeypatch):
    first = sheet_of(DAY, tmp_path)
    assert DAY.panel.name() not in ("", first) and len(first) > 10_000
    monkeypatch.setattr(style_sheet, "_make", lambda *_: pytest.fail("made twice"))
    assert sheet_of(DAY, tmp_path) == first


def test_sheet_belongs_to_a_version_of_qdarktheme(tmp_path, qapp):
    sheet_of(DAY, tmp_path)
    [path] = tmp_path.rglob("*.qss")
    assert path.name.startswith(f"{style_sheet._version()}-day") and style_sheet._version() != "unknown"


def test_start_needs_neither_qdarktheme_nor_package_metadata(tmp_path, qapp):
    sheet_of(DAY, tmp_path)
    code = (
        "import sys; from pathlib import Path; from shtil_desktop.windows.style_sheet import sheet_of;"
        "from shtil_desktop.table.theme import DAY; sheet_of(DAY, Path(sys.argv[1]));"
        "sys.exit('qdarktheme' in sys.modules or 'importlib.metadata' in sys.modules)"
    )
    assert finish([sys.executable, "-c", code, tmp_path]).returncode == 0


def test_each_theme_has_its_own_sheet(tmp_path, qapp):
    sheets = {sheet_of(palette, tmp_path) for palette in (DAY, NIGHT, CONTRAST)}
    assert len(sheets) == 3


def is_there(name):
    return QFile.exists(name)


def test_every_icon_of_a_sheet_is_there_and_none_is_a_file(tmp_path, qapp):
    sheet = sheet_of(DAY, tmp_path)
    icons = set(re.findall(r"url\(([^)]*)\)", sheet))
    assert len(icons) > 40 and all(name.startswith(":/shtil/day") and is_there(name) for name in icons)
    assert not is_there(":/shtil/day9999.svg")
    assert [path.suffix for path in tmp_path.rglob("*") if path.is_file()] == [".qss"]


NAMES = ["100% mine", "what?", "a#b", "{x}", "a) b(", 'it\'s "quoted"', "мои рейсы", "a\\b", "two  spaces "]


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such names")
@pytest.mark.parametrize("name", NAMES)
def test_a_profile_of_any_name_has_its_boxes(tmp_path, application, name):
    """They are drawn from the icons; a sheet that can't be parsed is a warning, which fails the test."""
    (tmp_path / name).mkdir()
    dress = Style(application, tmp_path / name, Theme.LIGHT)
    assert list((tmp_path / name).rglob("*.qss"))
    box = QCheckBox()
    box.resize(40, 40)
    picture = box.grab().toImage()
    darkest = min(picture.pixelColor(x, y).lightness() for x in range(40) for y in range(40))
    assert darkest < 80, "an unchecked box has a frame"
    dress.deleteLater()


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such names")
@pytest.mark.parametrize("name", NAMES)
def test_icons_are_made_below_any_folder_where_there_is_no_other(tmp_path, qapp, monkeypatch, name):
    whole = sheet_of(NIGHT, tmp_path / "usual")
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "there is none"))
    assert sheet_of(NIGHT, tmp_path / name) == whole
    assert [path.suffix for path in (tmp_path / name / "style").iterdir()] == [".qss"]


def rewritten(path, change):
    """A kept sheet that someone has changed, with a sound seal."""
    found = json.loads(path.read_bytes().partition(b"\n")[2])
    change(found)
    content = json.dumps(found).encode()
    path.write_bytes(b"%s\n%s" % (style_sheet._seal(content), content))


def change_icon(text):
    return lambda found: found["icons"].update({"day0.svg": text})


HOSTILE = {
    "file": lambda found: found.update(sheet=found["sheet"] + " QWidget { image: url(/dev/zero) }"),
    "file in capitals": lambda found: found.update(
        sheet=found["sheet"] + " QWidget { image: URL(/dev/zero) }"
    ),
    "import": lambda found: found.update(sheet='@import "x"; ' + found["sheet"]),
    "icon that leads on": change_icon('<svg xmlns:xlink="x"><image xlink:href="/dev/zero"/></svg>'),
    "icon with entities": change_icon('<!DOCTYPE svg [<!ENTITY a "aaaa">]><svg>&a;</svg>'),
    "odd name": lambda found: found["icons"].update({"\U0001f600.svg": "<svg/>"}),
    "no texts": lambda found: found.update(sheet=[], icons={"a": 1}),
    "lists": lambda found: found.update(icons=[]),
}


@pytest.mark.parametrize("change", HOSTILE.values(), ids=HOSTILE.keys())
def test_a_kept_sheet_that_is_not_ours_is_made_anew(tmp_path, qapp, change):
    whole = sheet_of(DAY, tmp_path)
    [path] = tmp_path.rglob("*.qss")
    kept = path.read_bytes()
    rewritten(path, change)
    assert style_sheet._read(path) is None
    assert sheet_of(DAY, tmp_path) == whole and path.read_bytes() == kept


@pytest.mark.parametrize("content", [b"", b"[" * 100_000, b"\0" * 5000, b"x\n" + b"{" * 5000])
def test_a_kept_sheet_that_says_nothing_is_made_anew(tmp_path, qapp, content):
    whole = sheet_of(DAY, tmp_path)
    [path] = tmp_path.rglob("*.qss")
    path.write_bytes(b"%s\n%s" % (style_sheet._seal(content), content))
    assert sheet_of(DAY, tmp_path) == whole


@pytest.mark.skipif(os.name == "nt", reason="links and pipes as POSIX has them")
@pytest.mark.parametrize(
    "make", [lambda path: os.mkfifo(path), lambda path: os.symlink("/dev/zero", path)], ids=["pipe", "link"]
)
def test_a_pipe_or_a_link_as_a_kept_sheet_is_replaced(tmp_path, qapp, make):
    whole = sheet_of(DAY, tmp_path)
    [path] = tmp_path.rglob("*.qss")
    path.unlink()
    make(path)
    assert sheet_of(DAY, tmp_path) == whole
    assert path.is_file() and not path.is_symlink()


@pytest.mark.skipif(os.name == "nt", reason="links as POSIX has them")
def test_nothing_is_written_through_a_folder_that_is_a_link(tmp_path, qapp):
    (tmp_path / "outside").mkdir()
    (tmp_path / "profile").mkdir()
    (tmp_path / "profile" / "style").symlink_to(tmp_path / "outside")
    assert len(sheet_of(DAY, tmp_path / "profile")) > 10_000
    assert list((tmp_path / "outside").iterdir()) == []


def test_a_garbled_sheet_is_made_anew(tmp_path, qapp):
    whole = sheet_of(DAY, tmp_path)
    [path] = tmp_path.rglob("*.qss")
    path.write_bytes(path.read_bytes().replace(b"QPushButton", b"QPushBotton", 1))
    assert sheet_of(DAY, tmp_path) == whole


def test_cut_off_sheet_is_made_anew(tmp_path, qapp):
    whole = sheet_of(DAY, tmp_path)
    [path] = tmp_path.rglob("*.qss")
    path.write_bytes(path.read_bytes()[:500])
    assert sheet_of(DAY, tmp_path) == whole


def test_cache_that_is_a_file_does_not_stop_the_program(tmp_path, qapp):
    (tmp_path / "style").write_text("in the way")
    assert len(sheet_of(NIGHT, tmp_path)) > 10_000


def test_a_full_disk_does_not_cost_the_looks(tmp_path, qapp, monkeypatch):
    def is_full(*_, **__):
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(style_sheet, "write_whole", is_full)
    assert len(sheet_of(NIGHT, tmp_path)) > 10_000
    assert list(tmp_path.rglob("*.qss")) == []


def test_missing_qdarktheme_leaves_a_plain_program(qapp, monkeypatch):
    monkeypatch.setitem(sys.modules, "qdarktheme", None)
    assert sheet_of(DAY, None) == ""


def test_home_is_left_as_it_was(tmp_path, qapp):
    before = os.environ.get("HOME")
    sheet_of(DAY, tmp_path)
    assert os.environ.get("HOME") == before


def test_theme_changes_at_once_and_tells_the_palette(tmp_path, application, qtbot):
    dress = Style(application, tmp_path, Theme.LIGHT)
    assert dress.palette is DAY
    with qtbot.waitSignal(dress.changed) as told:
        dress.choose(Theme.DARK)
    assert told.args == [NIGHT]
    assert application.palette().window().color() == NIGHT.panel
    dress.deleteLater()


def test_system_theme_is_light_or_dark(tmp_path, application):
    assert style.palette_of(Theme.SYSTEM, False) is DAY and style.palette_of(Theme.SYSTEM, True) is NIGHT
    assert style.palette_of(Theme.CONTRAST, True) is CONTRAST


@pytest.mark.parametrize("colour", [QColor(30, 30, 30), QColor(240, 240, 240)])
def test_a_dark_palette_of_the_system_is_a_dark_theme_until_it_says_otherwise(tmp_path, application, colour):
    before = application.palette()
    theirs = QPalette(colour)
    application.setPalette(theirs)
    try:
        dress = Style(application, tmp_path, Theme.SYSTEM)
        assert dress.palette is (NIGHT if colour.lightness() < 128 else DAY)
        worn = dress.palette
        dress.ask_system()  # offscreen there is no theme to be asked
        assert dress.palette is worn
        dress.deleteLater()
    finally:
        application.setPalette(before)


def test_system_language_is_the_first_wish_that_is_spoken():
    assert speak(Language.SYSTEM, ["pl-PL", "de-AT", "en"]) is Language.DE
    assert speak(Language.SYSTEM, ["zh-Hans-CN"]) is Language.EN
    assert speak(Language.RU, ["de"]) is Language.RU


def test_dates_follow_the_language():
    assert locale_of(Language.RU).name().startswith("ru")
    assert locale_of(Language.DE).name().startswith("de")


def test_qt_speaks_along_and_falls_silent_again(qapp, tmp_path):
    speech = Translations(qapp, Language.DE, tmp_path)
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Abbrechen"
    speech.choose(Language.RU)
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Отмена"
    speech.choose(Language.EN)
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Cancel"

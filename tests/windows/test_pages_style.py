"""Themes and languages: changed at once, quick the second time, never in the way."""

import errno
import os
import sys

import pytest
from PySide6.QtCore import QCoreApplication

from shtil_desktop.table.theme import CONTRAST, DAY, NIGHT
from shtil_desktop.voyage.settings import Language, Theme
from shtil_desktop.windows import style
from shtil_desktop.windows.language import Translations, locale_of, speak
from shtil_desktop.windows.style import Style, sheet_of
from tests.processes import finish


@pytest.fixture
def application(qapp):
    yield qapp
    qapp.setStyleSheet("")


def test_sheet_is_kept_and_not_made_twice(tmp_path, qapp, monkeypatch):
    first = sheet_of(DAY, tmp_path)
    assert DAY.panel.name() not in ("", first) and len(first) > 10_000
    monkeypatch.setattr(style, "_make_sheet", lambda *_: pytest.fail("made twice"))
    assert sheet_of(DAY, tmp_path) == first


def test_sheet_belongs_to_a_version_of_qdarktheme(tmp_path, qapp):
    sheet_of(DAY, tmp_path)
    [path] = tmp_path.rglob("*.qss")
    assert path.name.startswith(f"{style._version()}-day") and style._version() != "unknown"


def test_start_needs_neither_qdarktheme_nor_package_metadata(tmp_path, qapp):
    sheet_of(DAY, tmp_path)
    code = (
        "import sys; from pathlib import Path; from shtil_desktop.windows.style import sheet_of;"
        "from shtil_desktop.table.theme import DAY; sheet_of(DAY, Path(sys.argv[1]));"
        "sys.exit('qdarktheme' in sys.modules or 'importlib.metadata' in sys.modules)"
    )
    assert finish([sys.executable, "-c", code, tmp_path]).returncode == 0


def test_each_theme_has_its_own_sheet(tmp_path, qapp):
    sheets = {sheet_of(palette, tmp_path) for palette in (DAY, NIGHT, CONTRAST)}
    assert len(sheets) == 3


def test_sheet_with_lost_icons_is_made_anew(tmp_path, qapp):
    sheet_of(DAY, tmp_path)
    for icon in tmp_path.rglob("*.svg"):
        icon.unlink()
    sheet_of(DAY, tmp_path)
    assert any(tmp_path.rglob("*.svg"))


@pytest.mark.parametrize("rest", [b"", b"<svg", None], ids=["empty", "cut", "missing"])
def test_an_icon_that_is_not_whole_is_made_anew(tmp_path, qapp, rest):
    """As a kill at the first start leaves it: qdarktheme itself would never write it again."""
    whole = sheet_of(DAY, tmp_path)
    icon = max(tmp_path.rglob("*.svg"))
    content = icon.read_bytes()
    if rest is None:
        icon.unlink()
    else:
        icon.write_bytes(rest)
    assert sheet_of(DAY, tmp_path) == whole
    assert icon.read_bytes() == content


@pytest.mark.parametrize("is_kept", [True, False], ids=["with a sheet", "before there was a sheet"])
def test_icons_left_half_written_are_not_used(tmp_path, qapp, is_kept):
    whole = sheet_of(NIGHT, tmp_path)
    icons = {icon: icon.read_bytes() for icon in tmp_path.rglob("*.svg")}
    for icon in icons:
        icon.write_bytes(b"")
    if not is_kept:
        next(tmp_path.rglob("*.qss")).unlink()
    (tmp_path / "style" / "draft").mkdir()
    assert sheet_of(NIGHT, tmp_path) == whole
    assert {icon: icon.read_bytes() for icon in tmp_path.rglob("*.svg")} == icons


def test_a_garbled_sheet_is_made_anew(tmp_path, qapp):
    whole = sheet_of(DAY, tmp_path)
    [path] = tmp_path.rglob("*.qss")
    path.write_text(whole.replace("QPushButton", "QPushBotton", 1))
    assert sheet_of(DAY, tmp_path) == whole


def test_cut_off_sheet_is_made_anew(tmp_path, qapp):
    whole = sheet_of(DAY, tmp_path)
    [path] = tmp_path.rglob("*.qss")
    path.write_text(whole[:500])
    assert sheet_of(DAY, tmp_path) == whole


def test_cache_that_is_a_file_does_not_stop_the_program(tmp_path, qapp):
    (tmp_path / "style").write_text("in the way")
    assert len(sheet_of(NIGHT, tmp_path)) > 10_000


def test_a_full_disk_does_not_cost_the_looks(tmp_path, qapp, monkeypatch):
    def is_full(*_):
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(style, "_ask_with_draft", is_full)
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
    assert style.palette_of(Theme.SYSTEM, application) in (DAY, NIGHT)
    assert style.palette_of(Theme.CONTRAST, application) is CONTRAST


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

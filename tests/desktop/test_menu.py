"""The program's place in the user's menu."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from shtil_desktop import app, program_files
from shtil_desktop.desktop import menu
from tests.processes import finish

ENTRY = f"applications/{menu.ID}.desktop"
NEEDS_LINUX = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="a menu of free desktops")


@pytest.fixture
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path / "data"


def files(folder):
    """Our files, without the lists that the desktop's own tools make."""
    return {path.relative_to(folder).as_posix() for path in folder.rglob(f"{menu.ID}.*") if path.is_file()}


def install():
    code, words = menu.install(os.environ, "linux")
    assert code == 0, words


def test_install_puts_entry_type_and_every_icon_in_place(home):
    install()
    icons = {f"icons/hicolor/{size}x{size}/apps/{menu.ID}.png" for size in menu.ICON_SIZES}
    others = {f"mime/packages/{menu.ID}.xml", f"icons/hicolor/scalable/apps/{menu.ID}.svg", ENTRY}
    assert files(home) == icons | others


def test_installing_twice_is_like_once(home):
    install()
    before = {path: path.stat().st_mtime_ns for path in home.rglob(f"{menu.ID}.*")}
    install()
    assert {path: path.stat().st_mtime_ns for path in home.rglob(f"{menu.ID}.*")} == before


def test_remove_takes_everything_away_and_leaves_what_is_not_ours(home):
    other = home / "applications" / "other.desktop"
    other.parent.mkdir(parents=True)
    other.write_text("[Desktop Entry]\n")
    install()
    assert menu.remove(os.environ, "linux")[0] == 0
    assert files(home) == set()
    assert other.is_file() and not (home / "icons").exists()


def test_removing_what_is_not_there_says_so(home):
    code, words = menu.remove(os.environ, "linux")
    assert code == 0 and "was not in the menu" in words


@pytest.mark.parametrize("platform", ["win32", "darwin"])
@pytest.mark.parametrize("act", [menu.install, menu.remove])
def test_other_systems_get_a_plain_sentence_and_no_file(home, platform, act):
    code, words = act(os.environ, platform)
    assert code == 1 and "nothing to do here" in words
    assert not home.exists()


def test_a_folder_that_cannot_be_written_is_said_in_a_sentence(tmp_path, monkeypatch):
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    code, words = menu.install(os.environ, "linux")
    assert code == 1 and "could not be put into the menu" in words


def test_the_command_line_leads_here(home, capsys):
    if sys.platform.startswith("linux"):
        assert app.main(["--install-desktop"]) == 0
        assert (home / ENTRY).is_file()
        assert app.main(["--remove-desktop"]) == 0
        assert not (home / ENTRY).exists()
        assert capsys.readouterr().out.count("\n") == 2


def test_two_errands_at_once_are_refused(capsys):
    with pytest.raises(SystemExit):
        app.main(["--install-desktop", "--remove-desktop"])


def test_an_installed_script_is_named_by_its_full_path(tmp_path, monkeypatch):
    script = tmp_path / "shtil"
    script.write_text("#!/bin/sh\n")
    script.chmod(0o755)
    monkeypatch.chdir(tmp_path)
    assert menu.command(["./shtil"]) == [str(script)]
    assert menu.command([str(tmp_path / "pytest")]) == [sys.executable, "-m", "shtil_desktop"]


def test_a_packed_program_is_its_own_command(monkeypatch):
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert menu.command(["whatever"]) == [sys.executable]


@NEEDS_LINUX
@pytest.mark.skipif(not shutil.which("desktop-file-validate"), reason="desktop-file-utils is not installed")
@pytest.mark.parametrize("program", ["/usr/bin/shtil", '/opt/my "games" $5 100%/shtil'])
def test_entries_are_valid_whatever_the_path(tmp_path, program):
    template = (program_files.resources() / "desktop" / f"{menu.ID}.desktop").read_text(encoding="utf-8")
    path = tmp_path / f"{menu.ID}.desktop"
    path.write_text(menu.entry_for(template, [program, "-m", "shtil_desktop"]), encoding="utf-8")
    done = subprocess.run(["desktop-file-validate", path], capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, "")


@NEEDS_LINUX
@pytest.mark.skipif(not shutil.which("update-mime-database"), reason="shared-mime-info is not installed")
def test_the_desktop_knows_a_voyage_by_its_name_and_by_its_content(home, tmp_path):
    """Qt asks the desktop's own lists; after the removal they know nothing of it."""
    named, nameless = tmp_path / "voyage.shtil", tmp_path / "voyage"
    named.write_text("")
    nameless.write_text('{"format": "shtil-record", "version": 1}')
    install()
    assert types(named, nameless) == [menu.TYPE, menu.TYPE]
    menu.remove(os.environ, "linux")
    assert menu.TYPE not in types(named, nameless)


def types(*paths: Path) -> list[str]:
    """In a new process, since Qt reads the lists once."""
    code = (
        "import sys; from PySide6.QtCore import QMimeDatabase; known = QMimeDatabase();"
        "sys.stdout.write(' '.join(known.mimeTypeForFile(path).name() for path in sys.argv[1:]))"
    )
    return finish([sys.executable, "-c", code, *paths]).stdout.split()


@NEEDS_LINUX
@pytest.mark.skipif(
    not (shutil.which("xdg-mime") and shutil.which("update-desktop-database")),
    reason="xdg-utils or desktop-file-utils is not installed",
)
def test_the_desktop_opens_voyages_with_this_program(home, tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    install()
    assert opener() == f"{menu.ID}.desktop"
    menu.remove(os.environ, "linux")
    assert opener() == ""


def opener() -> str:
    words = ["xdg-mime", "query", "default", menu.TYPE]
    return subprocess.run(words, capture_output=True, text=True).stdout.strip()

"""The Debian package, made around something small: its tree, its papers, and what dpkg makes of it.

`python3 packaging/build.py deb-trial` installs the real one in a bare Debian.
"""

import gzip
import re
import shutil
import subprocess
import sys

import pytest
from build_steps import common, debian, frozen, icons

pytestmark = pytest.mark.skipif(
    not (shutil.which("dpkg-deb") and shutil.which("chrpath")), reason="dpkg or chrpath is not installed"
)


@pytest.fixture
def stage(tmp_path, monkeypatch):
    """A tree laid out around a pretended program."""
    packed = tmp_path / "shtil"
    (packed / "_internal").mkdir(parents=True)
    for name in ("libpython3.11.so.1.0", "libsqlite3.so.0", "base_library.zip"):
        (packed / "_internal" / name).write_text("")
    (packed / "_internal" / "libQt6Core.so.6").symlink_to("PySide6/libQt6Core.so.6")
    (packed / "shtil").write_text("#!/bin/sh\n")
    frozen.add_papers(packed)
    monkeypatch.setattr(debian, "STAGE", tmp_path / "deb")
    monkeypatch.setattr(debian, "depends", lambda: ["libc6"])
    debian.lay_out(packed)
    return tmp_path / "deb"


def test_everything_is_where_a_desktop_looks_for_it(stage):
    share = stage / "usr" / "share"
    for path in (f"applications/{common.ID}.desktop", f"mime/packages/{common.ID}.xml"):
        assert (share / path).is_file()
    assert (share / "metainfo" / f"{common.ID}.metainfo.xml").is_file()
    for size in icons.SIZES:
        assert (share / f"icons/hicolor/{size}x{size}/apps/{common.ID}.png").is_file()
    assert gzip.decompress((share / "man/man6/shtil.6.gz").read_bytes()).startswith(b".TH SHTIL 6")


def test_the_entry_starts_the_command_of_the_package(stage):
    entry = (stage / "usr/share/applications" / f"{common.ID}.desktop").read_text(encoding="utf-8")
    assert re.findall(r"^(?:Try)?Exec=(\S+)", entry, re.M) == [f"/{debian.COMMAND}"] * 2
    assert (stage / debian.COMMAND).resolve() == (stage / debian.HOME / "shtil").resolve()


def test_libraries_that_debian_has_are_left_to_it(stage):
    left = {path.name for path in (stage / debian.HOME / "_internal").iterdir()}
    assert left == {"libpython3.11.so.1.0", "libQt6Core.so.6", "base_library.zip"}


def test_the_papers_are_told_by_the_copyright_file(stage):
    assert not any((stage / debian.HOME / name).exists() for name in frozen.PAPERS)
    assert (stage / "usr/share/doc/shtil-desktop/copyright").is_file()


def test_only_the_program_and_folders_may_be_executed(stage):
    wrong = [
        path
        for path in stage.rglob("*")
        if not path.is_symlink()
        and (path.stat().st_mode & 0o777) != (0o755 if path.is_dir() or path.name == "shtil" else 0o644)
        and path.name != "shtil-desktop"
    ]
    assert wrong == []


def test_dpkg_makes_a_package_of_it(stage, tmp_path):
    debian.write_control()
    assert "@" not in (stage / "DEBIAN/control").read_text(encoding="utf-8").replace("contributors@", "")
    made = tmp_path / "made.deb"
    subprocess.run(["dpkg-deb", "--root-owner-group", "-Znone", "--build", stage, made], check=True)
    told = subprocess.run(["dpkg-deb", "-f", made], capture_output=True, text=True, check=True).stdout
    assert f"Version: {common.version()}\n" in told and "Section: games\n" in told
    listed = subprocess.run(["dpkg-deb", "-c", made], capture_output=True, text=True, check=True).stdout
    assert all("root/root" in line for line in listed.splitlines())


def test_the_changelog_is_in_debians_form():
    assert re.match(
        rf"{common.NAME} \({re.escape(common.version())}\) unstable; urgency=\w+\n\n  \* ", debian.changelog()
    )
    assert re.search(
        r"\n -- .+ <.+@.+>  \w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d \+0000\n$", debian.changelog()
    )


def test_files_for_the_loader_are_known_by_their_first_bytes(tmp_path):
    (tmp_path / "text.so").write_text("no")
    shutil.copyfile(sys.executable, tmp_path / "program")
    found = debian.programs(tmp_path)
    if sys.platform.startswith("linux"):
        assert found == [str(tmp_path / "program")]

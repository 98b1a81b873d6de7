"""What describes the program to a system: valid by the system's own tools, and true."""

import configparser
import plistlib
import re
import shutil
import xml.etree.ElementTree as ElementTree

import pytest
from build_steps import common, frozen, recipes, trimming
from PySide6.QtGui import QImage

from shtil_desktop import __version__, arguments, program_files
from shtil_desktop.desktop import menu

LANGUAGES = (None, "de", "ru")
LANG = "{http://www.w3.org/XML/1998/namespace}lang"
FLATPAK = common.PACKAGING / "flatpak" / f"{common.ID}.yml"


def needs(name):
    return pytest.mark.skipif(not shutil.which(name), reason=f"{name} is not installed")


def metainfo():
    return ElementTree.parse(recipes.METAINFO).getroot()


@needs("desktop-file-validate")
def test_the_menu_entry_is_valid():
    recipes.check_entry()


@needs("appstreamcli")
def test_the_metainfo_is_valid():
    recipes.check_metainfo()


@needs("update-mime-database")
def test_the_type_of_voyages_is_understood(tmp_path):
    recipes.check_type(tmp_path / "mime")


@needs("man")
def test_the_manual_is_well_formed():
    recipes.check_manual()


@needs("makensis")
def test_the_windows_installer_compiles_without_a_warning(tmp_path):
    recipes.compile_installer(recipes.sample_program(tmp_path / "sample"), tmp_path / "made.exe")
    assert (tmp_path / "made.exe").read_bytes()[:2] == b"MZ"


def test_everything_goes_by_one_name():
    assert {common.ID, menu.ID, metainfo().findtext("id")} == {program_files.DESKTOP_ID}
    assert metainfo().findtext("launchable") == f"{common.ID}.desktop"
    assert f'!define ID "{common.ID}"' in recipes.INSTALLER.read_text(encoding="utf-8")
    assert FLATPAK.read_text(encoding="utf-8").count(f"id: {common.ID}\n") == 1


def test_everything_speaks_of_one_type():
    kind = ElementTree.parse(recipes.TYPE).getroot()[0].get("type")
    entry = configparser.ConfigParser(interpolation=None)
    entry.read(recipes.ENTRY, encoding="utf-8")
    assert kind == menu.TYPE == metainfo().findtext("provides/mediatype")
    assert entry["Desktop Entry"]["MimeType"] == f"{kind};"
    assert kind in recipes.INSTALLER.read_text(encoding="utf-8")
    declared = plistlib.loads(recipes.PLIST.read_bytes())["UTExportedTypeDeclarations"][0]
    assert declared["UTTypeTagSpecification"]["public.mime-type"] == kind


def test_the_newest_release_is_this_one():
    release = metainfo().find("releases/release")
    assert release is not None and release.get("version") == __version__ == common.version()
    assert f"Shtil Desktop {__version__}" in recipes.MANUAL.read_text(encoding="utf-8").splitlines()[0]


def test_every_text_of_the_metainfo_is_in_three_languages():
    for path in ("name", "summary"):
        assert {element.get(LANG) for element in metainfo().findall(path)} == set(LANGUAGES)
    for parent in (*metainfo().iter("description"), *metainfo().iter("ul")):
        spoken = [element.get(LANG) for element in parent if element.tag in ("p", "li")]
        assert spoken == [*LANGUAGES] * (len(spoken) // 3)
    for picture in metainfo().iter("screenshot"):
        assert {element.get(LANG) for element in picture.findall("caption")} == set(LANGUAGES)


def test_every_picture_of_the_metainfo_is_ours():
    images = list(metainfo().iter("image"))
    shown = {common.ROOT / (image.text or "").removeprefix(f"{common.HOMEPAGE}/") for image in images}
    assert shown == set((common.PACKAGING / "screenshots").glob("*.png"))
    for image in images:
        picture = QImage(str(common.ROOT / (image.text or "").removeprefix(f"{common.HOMEPAGE}/")))
        assert (image.get("width"), image.get("height")) == (str(picture.width()), str(picture.height()))


def test_one_picture_comes_first():
    assert [picture.get("type") for picture in metainfo().iter("screenshot")].count("default") == 1


def test_the_manual_knows_every_option(capsys):
    with pytest.raises(SystemExit):
        arguments.read_arguments(["--help"])
    options = set(re.findall(r"(--[a-z-]+)", capsys.readouterr().out))
    manual = recipes.MANUAL.read_text(encoding="utf-8").replace("\\-", "-")
    assert sorted(option for option in options if option not in manual) == []


def test_the_flatpak_recipe_names_files_that_are_there():
    names = re.findall(r"(?:resources|packaging)/[\w./$-]+", FLATPAK.read_text(encoding="utf-8"))
    assert len(names) >= 4
    for name in names:
        assert (common.ROOT / name.replace("$size", "48")).is_file(), name


def test_the_worker_of_a_packed_program_finds_its_door():
    """Without this call a packed program would open a second window instead of a worker."""
    source = (common.ROOT / "shtil_desktop" / "__main__.py").read_text(encoding="utf-8")
    assert source.index("freeze_support()") < source.index("sys.exit(main())")


@pytest.mark.parametrize(
    ("path", "is_wanted"),
    [
        ("PySide6/Qt/plugins/platforms/libqxcb.so", True),
        ("PySide6/Qt/plugins/platforms/libqoffscreen.so", True),
        ("PySide6\\plugins\\platforms\\qwindows.dll", True),
        ("PySide6/Qt/lib/libQt6Svg.so.6", True),
        ("shtil_desktop/translations/shtil_ru.qm", True),
        ("PySide6/Qt/translations/qtbase_ru.qm", True),
        ("PySide6/Qt/translations/qtbase_fi.qm", False),
        ("PySide6/Qt/plugins/platformthemes/libqgtk3.so", False),
        ("PySide6/Qt/lib/libQt6Quick.so.6", False),
    ],
)
def test_the_packed_program_leaves_out_what_it_has_no_use_for(path, is_wanted):
    assert trimming.is_wanted(path) is is_wanted


def test_the_limit_is_the_promised_one():
    assert frozen.LARGEST == 120


def test_nothing_that_is_imported_is_left_out():
    """A module on the list of what a packed program lacks must not be imported by the program."""
    sources = [path.read_text(encoding="utf-8") for path in (common.ROOT / "shtil_desktop").rglob("*.py")]
    lab = [path.read_text(encoding="utf-8") for path in (common.ROOT / "shtil_desktop" / "lab").rglob("*.py")]
    for module in set(trimming.MODULES) - {"shtil_desktop.lab"}:
        pattern = re.compile(rf"^\s*(import|from) {re.escape(module)}\b", re.M)
        assert not any(pattern.search(source) for source in sources if source not in lab), module


def test_the_packed_program_carries_the_licences_and_the_installer_takes_them_away(tmp_path):
    frozen.add_papers(tmp_path)
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted(frozen.PAPERS)
    script = recipes.INSTALLER.read_text(encoding="utf-8")
    assert all(f'Delete "$INSTDIR\\{name}"' in script for name in frozen.PAPERS)

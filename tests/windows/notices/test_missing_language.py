"""A language whose texts are missing or garbled: it is said in that language, and English is spoken."""

import shutil

import pytest

from shtil_desktop import program_files
from shtil_desktop.play.profile.settings import Language
from shtil_desktop.table.theme import DAY
from shtil_desktop.windows.language import Translations
from shtil_desktop.windows.notices.file_notices import FileNotices
from shtil_desktop.windows.notices.notices import Notices


@pytest.fixture
def notices(qtbot):
    notices = Notices(DAY)
    qtbot.addWidget(notices)
    return notices


@pytest.fixture
def folder(tmp_path):
    """German is garbled, Russian is missing, English is well."""
    shutil.copy(program_files.translations() / "shtil_en.qm", tmp_path)
    whole = (program_files.translations() / "shtil_de.qm").read_bytes()
    (tmp_path / "shtil_de.qm").write_bytes(b"\x00" * 16 + whole[16:])
    return tmp_path


def test_it_is_told_in_the_language_that_is_missed(qapp, folder, notices):
    speech = Translations(qapp, Language.DE, folder)
    try:
        FileNotices(notices).heed_language(speech)
        assert "deutschen Texte" in notices.texts[0]
        speech.choose(Language.RU)
        assert len(notices.texts) == 1 and "Русские тексты" in notices.texts[0]
        speech.choose(Language.EN)
        assert notices.texts == []
    finally:
        speech.choose(Language.EN)


def test_nothing_is_said_when_all_is_well(qapp, notices):
    speech = Translations(qapp, Language.RU)
    try:
        FileNotices(notices).heed_language(speech)
        assert notices.texts == [] and speech.missing == ""
    finally:
        speech.choose(Language.EN)


def test_a_cut_file_does_no_harm(qapp, tmp_path, notices):
    whole = (program_files.translations() / "shtil_de.qm").read_bytes()
    for size in (0, 1, 17, 100, len(whole) // 2, len(whole) - 1):
        (tmp_path / "shtil_de.qm").write_bytes(whole[:size])
        speech = Translations(qapp, Language.DE, tmp_path)
        qapp.translate("MainWindow", "&Quit")
        speech.choose(Language.EN)

"""The language of the program: ours and Qt's own texts, changed at once."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator, Signal

from shtil_desktop import program_files
from shtil_desktop.play.profile.settings import Language

log = logging.getLogger(__name__)

SPOKEN: Final = (Language.RU, Language.DE, Language.EN)
TERRITORIES: Final = {
    Language.RU: QLocale(QLocale.Language.Russian, QLocale.Country.Russia),
    Language.DE: QLocale(QLocale.Language.German, QLocale.Country.Germany),
    Language.EN: QLocale(QLocale.Language.English, QLocale.Country.UnitedKingdom),
}
"""How dates and numbers are written where the system speaks another language."""


MISSING: Final = {
    Language.RU: "Русские тексты программы не найдены или повреждены, поэтому она говорит по-английски.",
    Language.DE: "Die deutschen Texte fehlen oder sind beschädigt, darum spricht das Programm Englisch.",
    Language.EN: "Some texts are missing or damaged; a few counts may read oddly.",
}
"""Said when there is nothing to translate with, so it is in each language from the beginning."""


class Translations(QObject):
    """Speaks one language; `changed` comes after every widget has been told."""

    changed = Signal(str)

    def __init__(
        self, application: QCoreApplication, language: Language = Language.SYSTEM, folder: Path | None = None
    ) -> None:
        super().__init__(application)
        self._application = application
        self._folder = folder or program_files.translations()
        self._installed: list[QTranslator] = []
        self._spoken: Language | None = None
        self._is_missing = False
        self.choose(language)

    @property
    def spoken(self) -> Language:
        """The language that is really spoken: never SYSTEM."""
        assert self._spoken is not None
        return self._spoken

    @property
    def missing(self) -> str:
        """A sentence in the language that should be spoken but can't; nothing if all is well."""
        return MISSING[self.spoken] if self._is_missing else ""

    def choose(self, language: Language) -> None:
        """Change the language; every widget gets a LanguageChange event."""
        spoken = speak(language)
        if spoken is self._spoken:
            return
        self._spoken = spoken
        QLocale.setDefault(locale_of(spoken))
        ours = self._our_texts(spoken)
        self._is_missing = ours is None
        fresh = [found for found in (self._qt_texts(spoken), ours) if found is not None]
        for old in self._installed:
            self._application.removeTranslator(old)
            old.deleteLater()
        for new in fresh:
            self._application.installTranslator(new)
        self._installed = fresh
        self.changed.emit(spoken.value)

    def _our_texts(self, language: Language) -> QTranslator | None:
        return self._load(f"shtil_{language.value}", self._folder)

    def _qt_texts(self, language: Language) -> QTranslator | None:
        folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
        return self._load(f"qtbase_{language.value}", folder)

    def _load(self, name: str, folder: Path) -> QTranslator | None:
        translator = QTranslator(self)
        if translator.load(name, str(folder)):
            return translator
        log.info("there is no translation %s in %s", name, folder)
        return None


def speak(language: Language, wishes: list[str] | None = None) -> Language:
    """One of the three languages for a choice: for the system's, the first of its wishes that we speak.

    >>> speak(Language.SYSTEM, ["uk-UA", "ru-UA", "en-US"]).value, speak(Language.SYSTEM, ["fi"]).value
    ('ru', 'en')
    """
    if language is not Language.SYSTEM:
        return language
    wishes = QLocale.system().uiLanguages() if wishes is None else wishes
    codes = [wish.replace("_", "-").split("-")[0].lower() for wish in wishes]
    return next((Language(code) for code in codes if code in SPOKEN), Language.EN)


def locale_of(language: Language) -> QLocale:
    """How dates and numbers are written: as the system does it if it speaks the language."""
    system = QLocale.system()
    usual = TERRITORIES[language]
    return system if system.language() == usual.language() else usual

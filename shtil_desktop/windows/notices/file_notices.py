"""Watches over what the player's files report, and has her told of it once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from shtil_desktop.windows.pages.words.trouble_words import (
    broken_text,
    in_the_way_text,
    left_out_text,
    passing_text,
    settings_gone_text,
    settings_mended_text,
    settings_unread_text,
    short_handed_text,
    statistics_gone_text,
    statistics_held_text,
    statistics_passing_text,
    training_gone_text,
    training_held_text,
    training_passing_text,
)

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from shtil_desktop.play.profile.matches.store import Store
    from shtil_desktop.play.profile.paths import Paths
    from shtil_desktop.play.profile.settings import Mended
    from shtil_desktop.windows.background.background_statistics import BackgroundStatistics
    from shtil_desktop.windows.background.background_training import BackgroundTraining
    from shtil_desktop.windows.language import Translations
    from shtil_desktop.windows.notices.notices import Notices


class FileNotices:
    """Looks after all that the profile's files report, and tells each thing once."""

    def __init__(self, notices: Notices) -> None:
        self._notices = notices
        self._told_broken = 0
        self._told_aside: Path | None = None
        self._has_told_passing = False
        self._told_held: int | None = None
        """The `errno` of the reason that was said last."""
        self._told_training_held: int | None = None
        self._told_unreadable = 0
        self._has_told_of_mates = False
        self._told_training: Path | None = None
        self._has_told_training_passing = False

    def tell_of_start(self, paths: Paths, mended: Mended) -> None:
        """What was found when the program began."""
        if not paths.is_lasting:
            self._notices.tell("passing", lambda: passing_text(paths.wanted or paths.data))
        if paths.aside:
            self._notices.tell("in the way", lambda: in_the_way_text(paths.aside))
        if mended.aside is not None:
            self._notices.tell("settings", lambda: settings_gone_text(mended.aside))
        elif mended.trouble is not None:
            trouble = mended.trouble
            self._notices.tell("settings", lambda: settings_unread_text(trouble))
        elif mended.names:
            self._notices.tell("settings", lambda: settings_mended_text(mended.names))

    def heed_language(self, translations: Translations) -> None:
        """Say, now and after every change, when the texts of the language that is wanted are missing."""
        translations.changed.connect(lambda: self._look_at_language(translations))
        self._look_at_language(translations)

    def _look_at_language(self, translations: Translations) -> None:
        if translations.missing:
            self._notices.tell("language", lambda: translations.missing)
        else:
            self._notices.withdraw("language")

    def look_at(self, store: Store, statistics: BackgroundStatistics) -> None:
        """What was set aside since the last look."""
        if len(store.broken) > self._told_broken:
            self._told_broken = len(store.broken)
            broken = tuple(store.broken)
            self._notices.tell("broken", lambda: broken_text(broken))
        aside = statistics.broken
        if aside is not None and aside != self._told_aside:
            self._told_aside = aside
            self._notices.tell("statistics", lambda: statistics_gone_text(aside))
        if not statistics.is_lasting and not self._has_told_passing:
            self._has_told_passing = True
            self._notices.tell("uncounted", statistics_passing_text)
        self._look_at_rows(statistics.standing.unreadable)
        self._told_held = self._tell_trouble(
            "held", self._told_held, statistics.trouble, statistics_held_text
        )

    def look_at_training(self, training: BackgroundTraining) -> None:
        """What has become of solved problems and mistakes to be tried again."""
        aside = training.broken
        if aside is not None and aside != self._told_training:
            self._told_training = aside
            self._notices.tell("training", lambda: training_gone_text(aside))
        if not training.is_lasting and not self._has_told_training_passing:
            self._has_told_training_passing = True
            self._notices.tell("training", training_passing_text)
        self._told_training_held = self._tell_trouble(
            "training held", self._told_training_held, training.trouble, training_held_text
        )

    def _tell_trouble(
        self, name: str, told: int | None, trouble: OSError | None, text: Callable[[OSError], str]
    ) -> int | None:
        """Say why a file can't be written, once until the reason is another one; return what was said."""
        if trouble is None:
            self._notices.withdraw(name)
            return None
        if trouble.errno != told:
            self._notices.tell(name, lambda: text(trouble))
        return trouble.errno

    def _look_at_rows(self, unreadable: int) -> None:
        """Once for each that is damaged: they stay so."""
        if unreadable > self._told_unreadable:
            self._notices.tell("unreadable", lambda: left_out_text(unreadable))
        self._told_unreadable = max(self._told_unreadable, unreadable)

    def look_at_mates(self, are_short_handed: bool) -> None:
        """Whether somebody thinks for the mates; said once until that changes."""
        if not are_short_handed:
            self._notices.withdraw("mates")
        elif not self._has_told_of_mates:
            self._notices.tell("mates", short_handed_text)
        self._has_told_of_mates = are_short_handed

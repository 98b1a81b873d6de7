"""Every sentence of Shtil's table, as the house asks for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QCoreApplication, QPointF

from shtil_desktop.games.base import IllegalAction, Result
from shtil_desktop.games.shtil.rules.options import Options
from shtil_desktop.games.shtil.table.deciding.choices import ShtilChoices
from shtil_desktop.games.shtil.table.stage.shtil_stage import ShtilStage
from shtil_desktop.games.shtil.table.words import log_words, prompts
from shtil_desktop.games.shtil.table.words.removed_name import removed_name
from shtil_desktop.table.game_table import EndText, SameDealText
from shtil_desktop.table.places import Spot, TableButton

if TYPE_CHECKING:
    from shtil_desktop.games.same_deal import SameDeal
    from shtil_desktop.play.match import Match
    from shtil_desktop.play.session import Session
    from shtil_desktop.table.items.hint_panel import HintText

translate = QCoreApplication.translate


class ShtilWords:
    """The `Words` of the kit. What is seldom said is imported when it is."""

    def title(self, options: Options) -> str:
        """Where islands are left out, what that is called: there is no room for both."""
        return removed_name(options.removed) if options.removed else prompts.voyage_title(options)

    def names(self, match: Match) -> list[str]:
        return log_words.crew_names(match)

    def wish(self, choices: ShtilChoices, awaited: str | None) -> str:
        return prompts.wish(choices, awaited)

    def warning(self, choices: ShtilChoices) -> str:
        if choices.warning is None:
            return ""
        from shtil_desktop.games.shtil.table.items.gap_marks import warning_text

        return warning_text(choices.warning)

    def reason(self, why: IllegalAction, choices: ShtilChoices | None = None) -> str:
        return prompts.reason(why, choices)

    def button(self, button: TableButton, choices: ShtilChoices) -> str:
        return prompts.button_text(button, choices)

    def key(self, button: TableButton) -> str | None:
        return prompts.BUTTON_KEYS.get(button)

    def spot(self, stage: ShtilStage, choices: ShtilChoices | None, spot: Spot) -> str:
        from shtil_desktop.games.shtil.table.words.spot_words import spot_name

        return spot_name(stage, choices, spot)

    def tip(self, stage: ShtilStage, point: QPointF) -> str:
        from shtil_desktop.games.shtil.table.words.tooltips import tip_at

        return tip_at(stage, point)

    def hint(self, hint: Any, choices: ShtilChoices, names: Sequence[str], is_last: bool) -> HintText:
        from shtil_desktop.games.shtil.table.hints.words import hint_text

        return hint_text(hint, choices.view, names, is_last)

    def teller(self, match: Match) -> log_words.Teller:
        names = log_words.crew_names(match)
        return log_words.Teller(names, match.player, match.options.layout, match.is_hers)

    def ending(self, session: Session) -> EndText:
        from shtil_desktop.games.shtil.lost_gaps import facts_of

        facts = facts_of(session.game)
        assert facts is not None
        title = log_words.ending_title(facts.outcome, session.player)
        is_won = facts.outcome.result_for(session.player) is Result.WON
        return EndText(
            title,
            log_words.ending_reason(facts, self.teller(session.match)),
            is_won,
            new_match=prompts.translate("TableController", "New voyage"),
            no_more_hints=prompts.translate("adviser", "The voyage is over: no more hints"),
        )

    def same_deal(self, match: Match, found: SameDeal | None) -> SameDealText:
        from shtil_desktop.games.shtil.table.words.same_deal_words import same_deal_text

        return same_deal_text(match, found)


WORDS: Final = ShtilWords()

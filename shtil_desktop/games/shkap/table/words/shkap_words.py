"""Every sentence of Shkap's table, as the house asks for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, QPointF

from shtil_desktop.games.base import IllegalAction
from shtil_desktop.games.shkap.rules.actions import Lay
from shtil_desktop.games.shkap.rules.options import Options
from shtil_desktop.games.shkap.table.deciding.choices import ShkapChoices
from shtil_desktop.games.shkap.table.hints.words import hint_text
from shtil_desktop.games.shkap.table.places import ShkapButton
from shtil_desktop.games.shkap.table.stage.shkap_stage import ShkapStage
from shtil_desktop.games.shkap.table.words import prompts
from shtil_desktop.games.shkap.table.words.end_words import EndTeller
from shtil_desktop.games.shkap.table.words.log_words import Teller
from shtil_desktop.games.shkap.table.words.names_and_counts import cards_list, chest_text
from shtil_desktop.games.shkap.table.words.place_names import place_name, tip
from shtil_desktop.games.shkap.table.words.same_deal_words import same_deal_text
from shtil_desktop.games.values import replace
from shtil_desktop.table.game_table import EndText, SameDealText
from shtil_desktop.table.items.hint_panel import HintText
from shtil_desktop.table.places import Button, Spot, TableButton

if TYPE_CHECKING:
    from shtil_desktop.games.same_deal import SameDeal
    from shtil_desktop.play.match import Match
    from shtil_desktop.play.session import Session

translate = QCoreApplication.translate
KEYS: dict[TableButton, str] = {
    Button.PLAY_HINT: "play",
    Button.CANCEL: "back",
    Button.HINT: "hint",
    ShkapButton.LAND: "land",
    ShkapButton.PASS: "pass",
    ShkapButton.READY: "ready",
    ShkapButton.DONE: "ready",
    ShkapButton.WALK: "play",
}


class ShkapWords:
    """A `Words` of the table; it holds nothing."""

    def title(self, options: Options) -> str:
        return translate("shkap", "Shkap")

    def names(self, match: Match) -> list[str]:
        """The player is told as such, the others by their names."""
        return [
            translate("shkap", "You") if seat == match.player and not one.name else _spoken(one.name)
            for seat, one in enumerate(match.seating)
        ]

    def wish(self, choices: Any, awaited: str | None) -> str:
        assert isinstance(choices, ShkapChoices)
        if choices.is_asking:
            return translate("shkap", "Looking for a hint")
        if choices.hint is not None and choices.hint_leads and choices.told is not None:
            return choices.told.move
        if awaited is not None and choices.ask is None:
            return prompts.waiting_text(choices, awaited)
        return prompts.prompt(choices)

    def warning(self, choices: Any) -> str:
        return ""

    def reason(self, why: IllegalAction, choices: Any = None) -> str:
        return prompts.refusal_text(why)

    def button(self, button: TableButton, choices: Any) -> str:
        assert isinstance(choices, ShkapChoices)
        match button:
            case ShkapButton.LAND:
                return translate("shkap", "I land!")
            case ShkapButton.PASS:
                return translate("shkap", "Pass!")
            case ShkapButton.READY:
                return translate("shkap", "Ready")
            case ShkapButton.DONE:
                return translate("shkap", "Done")
            case ShkapButton.WALK:
                return self._walk_text(choices)
            case Button.CANCEL:
                return self._cancel_text(choices)
            case Button.PLAY_HINT:
                return translate("shkap", "Play it")
            case Button.UNDO:
                return translate("shkap", "Undo")
        return translate("shkap", "Hint")

    def _walk_text(self, choices: ShkapChoices) -> str:
        best, island = choices.best, choices.view.island
        if best is None or island is None:
            return translate("shkap", "Walk on")
        return translate("shkap", "To {chest}").format(chest=chest_text(island, best.chest))

    def _cancel_text(self, choices: ShkapChoices) -> str:
        if choices.hint is not None or choices.is_asking:
            return translate("shkap", "Dismiss")
        if not choices.is_planning:
            return translate("shkap", "Cancel")
        return translate("shkap", "Return card")

    def key(self, button: TableButton) -> str | None:
        return KEYS.get(button)

    def spot(self, stage: Any, choices: Any, spot: Spot) -> str:
        assert isinstance(stage, ShkapStage)
        return place_name(stage, choices, spot)

    def tip(self, stage: Any, point: QPointF) -> str:
        assert isinstance(stage, ShkapStage)
        return tip(stage, point)

    def hint(self, hint: Any, choices: Any, names: Sequence[str], is_last: bool) -> HintText:
        told = hint_text(hint, choices.view, names, is_last)
        misfits = choices.misfits(hint) if isinstance(hint.action, Lay) else ()
        if not misfits:
            return told
        text = translate("shkap", "Return first: {cards}. {move}")
        return replace(told, move=text.format(cards=cards_list(misfits), move=told.move))

    def teller(self, match: Match) -> Teller:
        return Teller(self.names(match), match.player, match.options.island_set, match.is_hers)

    def ending(self, session: Session) -> EndText:
        outcome = session.view().outcome
        assert outcome is not None
        match = session.match
        teller = EndTeller(self.names(match), match.player, match.is_hers)
        return EndText(
            teller.title(outcome),
            teller.text(outcome),
            match.player in outcome.winners,
            new_match=translate("shkap", "New expedition"),
            no_more_hints=translate("shkap", "The expedition is over: no more hints"),
        )

    def same_deal(self, match: Match, found: SameDeal | None) -> SameDealText:
        return same_deal_text(match, found)


def _spoken(name: str) -> str:
    """A name that the program gives is written as the language writes it."""
    return {
        "Ada": translate("words", "Ada"),
        "Juri": translate("words", "Juri"),
        "Mila": translate("words", "Mila"),
        "Otto": translate("words", "Otto"),
    }.get(name, name)

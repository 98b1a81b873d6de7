"""Every sentence of the table. A toy speaks English alone; a game of the house marks its texts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from PySide6.QtCore import QPointF

from shtil_desktop.games.base import Event, IllegalAction
from shtil_desktop.games.same_deal import SameDeal
from shtil_desktop.play.match import Match
from shtil_desktop.play.session import SeenAction, Session
from shtil_desktop.table.choices import Choices
from shtil_desktop.table.game_table import EndText, SameDealText
from shtil_desktop.table.items.hint_panel import HintText
from shtil_desktop.table.items.log_panel import LogLine
from shtil_desktop.table.places import Button, Spot, TableButton
from shtil_desktop.table.stage import Stage
from tests.toy.pebbles.rules.events import ChoiceMade, ChoicesRevealed, MatchEnded, PebblesAdded, RoundBegan
from tests.toy.pebbles.rules.options import Options
from tests.toy.pebbles.rules.outcome import Refusal
from tests.toy.pebbles.table.choices import PebblesChoices
from tests.toy.pebbles.table.places import Kind
from tests.toy.pebbles.table.stage import PebblesStage

REASONS = {
    Refusal.MATCH_OVER: "The match is over.",
    Refusal.WRONG_SEAT: "It is not your turn.",
    Refusal.WRONG_COUNT: "Take one to three pebbles.",
    Refusal.NOT_ENOUGH: "Only {left} left in the pile.",
}
BUTTONS = {
    Button.CONFIRM: "Take",
    Button.CANCEL: "Cancel",
    Button.HINT: "Hint",
    Button.PLAY_HINT: "Play the hint",
    Button.UNDO: "Undo",
}
KEYS = {Button.CONFIRM: "play", Button.CANCEL: "back", Button.HINT: "hint", Button.PLAY_HINT: "play"}


class PebblesWords:
    def title(self, options: Options) -> str:
        return f"Pebbles, {options.rounds} rounds"

    def names(self, match: Match) -> list[str]:
        return [one.name or "You" for one in match.seating]

    def wish(self, choices: Choices, awaited: str | None) -> str:
        assert isinstance(choices, PebblesChoices)
        if choices.is_asking:
            return "Thinking of a hint …"
        if awaited is not None:
            return f"{awaited} is choosing."
        if choices.chosen is not None:
            return f"Take {choices.chosen}?"
        return "How many pebbles do you take?" if choices.is_asked else ""

    def warning(self, choices: Choices) -> str:
        return ""

    def reason(self, why: IllegalAction, choices: Any = None) -> str:
        return REASONS[Refusal(why.reason)].format(**why.facts)

    def button(self, button: TableButton, choices: Choices) -> str:
        return BUTTONS[Button(button)]

    def key(self, button: TableButton) -> str | None:
        return KEYS.get(Button(button))

    def spot(self, stage: Stage, choices: Choices | None, spot: Spot) -> str:
        assert isinstance(stage, PebblesStage)
        if spot.kind is Kind.PILE:
            return f"Pile, {stage.pile.count} pebbles"
        if spot.kind is Kind.SEAT:
            item = stage.seats[spot.index]
            return f"{item.caption}, {item.count} pebbles" + (", has chosen" if item.has_chosen else "")
        return f"Take {spot.index}"

    def tip(self, stage: Stage, point: QPointF) -> str:
        return ""

    def hint(self, hint: Any, choices: Choices, names: Sequence[str], is_last: bool) -> HintText:
        return HintText(f"Take {hint.action.count}", reason=f"It brings {hint.worth} on average.")

    def teller(self, match: Match) -> PebblesTeller:
        return PebblesTeller(self.names(match))

    def ending(self, session: Session) -> EndText:
        outcome = session.game.result
        is_won = session.player in outcome.winners
        scores = ", ".join(map(str, outcome.scores))
        return EndText("You win" if is_won else "You lose", f"Pebbles: {scores}.", is_won)

    def same_deal(self, match: Match, found: SameDeal | None) -> SameDealText:
        return SameDealText("The careful one in your seat", "Careful", "" if found is None else "played it")


class PebblesTeller:
    """The log: each choice, and each round when it is shown."""

    def __init__(self, names: Sequence[str]) -> None:
        self._names = names

    def whole(self, opening: Iterable[Event], steps: Iterable[SeenAction]) -> list[LogLine]:
        lines = list(self._told(opening, 0))
        for number, step in enumerate(steps, start=1):
            lines += self._told(step.events, number)
        return lines

    def _told(self, events: Iterable[Event], number: int) -> Iterator[LogLine]:
        for at, event in enumerate(events):
            match event:
                case ChoiceMade(seat, count):
                    what = "has chosen" if count is None else f"chose {count}"
                    yield LogLine(f"{self._names[seat]} {what}", seat, Spot(Kind.SEAT, seat), number, at)
                case ChoicesRevealed(counts, got):
                    shown = ", ".join(
                        f"{name} chose {count}, got {more}"
                        for name, count, more in zip(self._names, counts, got, strict=True)
                    )
                    yield LogLine(shown, None, Spot(Kind.PILE), number, at)
                case PebblesAdded(count):
                    yield LogLine(f"The die adds {count}", None, Spot(Kind.PILE), number, at)
                case RoundBegan(round_number):
                    yield LogLine(f"Round {round_number}", None, None, number, at)
                case MatchEnded(outcome):
                    who = " and ".join(self._names[seat] for seat in outcome.winners)
                    yield LogLine(f"{who} won", None, None, number, at)

"""Which chapter of the rules tells of what is on the table now."""

from __future__ import annotations

from typing import Final

from shtil_desktop.games.shtil.rules import actions as do
from shtil_desktop.games.shtil.rules.actions import ShtilAction
from shtil_desktop.games.shtil.rules.cards import FINISH, MONSTER, ORANGE, PURPLE, START, WILD, YELLOW
from shtil_desktop.games.shtil.rules.options import Mode
from shtil_desktop.games.shtil.rules.sea import Ask
from shtil_desktop.games.shtil.table.deciding.choices import ShtilChoices
from shtil_desktop.play.session import Session

MODES: Final = {
    Mode.STANDARD: "standard-turn",
    Mode.ARCH: "arch",
    Mode.SUN_MOON: "sun-moon",
    Mode.PYRAMID: "pyramid",
    Mode.COMPETITIVE: "competitive",
}
ASKS: Final = {Ask.SPLIT: "start", Ask.GIVE: "start", Ask.REEF: "reefs"}
STORMS: Final = {YELLOW: "yellow-storm", PURPLE: "purple-storm", ORANGE: "orange-storm"}
HELD: Final = {START: "start", FINISH: "finish", MONSTER: "monsters", WILD: "wilds"}
PENDING: Final[dict[type[ShtilAction], str]] = {
    do.PlayIsland: "price",
    do.Discard: "discard",
    do.TurnIsland: "sun-moon",
    do.Explore: "explorer",
    do.HoldReef: "reefs",
}


def chapter_of(session: Session, picks: ShtilChoices | None) -> str:
    """The anchor for a voyage, at the decision that is being made up."""
    game, mode = session.game, session.game.options.mode
    if game.result is not None:
        if mode is Mode.COMPETITIVE:
            return "competitive-score"
        return "finish" if game.result.winners else "losing"
    ask = game.decision.ask if game.decision is not None else None
    if ask is Ask.STORM:
        return STORMS.get(game.sea.waiting[0][1], "storms") if game.sea.waiting else "storms"
    if ask is Ask.STRIKE:
        return "explorer" if mode is Mode.PYRAMID else "monsters"
    if ask in ASKS:
        return ASKS[ask]
    return _turn(picks, mode) if picks is not None and picks.ask is Ask.TURN else MODES[mode]


def _turn(picks: ShtilChoices, mode: Mode) -> str:
    """What a turn is about: the payment asked for, the card in hand, a move that is forced or wins."""
    if picks.pending is not None:
        return PENDING.get(type(picks.pending), MODES[mode])
    if picks.card in HELD:
        return HELD[picks.card]
    if do.PlayStart() in picks.view.legal:
        return "start"
    if do.PlayFinish() in picks.view.legal:
        return "finish"
    if picks.card is not None and mode is Mode.STANDARD:
        return "price"
    return MODES[mode]

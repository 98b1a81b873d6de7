"""The line of words: what is wanted now, where the route leads, and why something may not be."""

from __future__ import annotations

from collections import Counter

from PySide6.QtCore import QCoreApplication

from shtil_desktop.games.base import IllegalAction
from shtil_desktop.games.shkap.rules.asks import Ask
from shtil_desktop.games.shkap.rules.cards import Card
from shtil_desktop.games.shkap.rules.events import Stop
from shtil_desktop.games.shkap.rules.island.preview import End, Preview, RouteFlaw, pay_now
from shtil_desktop.games.shkap.rules.refusals import Refusal
from shtil_desktop.games.shkap.rules.view import View
from shtil_desktop.games.shkap.table.deciding.choices import ShkapChoices
from shtil_desktop.games.shkap.table.words.names_and_counts import (
    card_name,
    chest_text,
    gained_text,
    in_steps_text,
    steps_text,
)
from shtil_desktop.table.words.counted_words import counted, sentence_case

translate = QCoreApplication.translate
MOST_ENDS = 2
"""Chests that are named in one line."""


def prompt(choices: ShkapChoices) -> str:
    """What the player is asked."""
    view = choices.view
    match choices.ask:
        case Ask.KEEP:
            return translate("shkap", "Keep one card and hand the others to the left")
        case Ask.ANNOUNCE:
            return announce_text(choices)
        case Ask.TAKE:
            return counted(
                translate("shkap", "Take %n card(s) from the market or the deck", None, view.taking),
                view.taking,
            )
        case Ask.LAY:
            return route_text(choices) or translate("shkap", "Lay your route, from left to right")
        case Ask.MARK:
            return marks_prompt(choices)
        case Ask.STEP:
            return step_text(choices)
    return ""


def announce_text(choices: ShkapChoices) -> str:
    if len(choices.view.legal) == 1:
        return translate("shkap", "No card for a route: you have to pass and take two cards")
    text = route_text(choices)
    if text:
        return text
    if choices.view.extra is not None:
        return translate("shkap", "This island breaks the tie: land here, or pass and take two cards?")
    return translate("shkap", "Land here, or pass and take two cards?")


def route_text(choices: ShkapChoices) -> str:
    """What the route that is being laid comes to; empty before its first card."""
    found, island = choices.preview(), choices.view.island
    cards = tuple(choices.plan.cards)
    if found is None or island is None or not cards:
        return ""
    if found.mistake is not None:
        return mistake_text(found.mistake, cards, found)
    return sentence_case(ends_text(choices.view, found.ends)) + thrown_text(found, cards)


def ends_text(view: View, ends: tuple[End, ...]) -> str:
    """“the chest of 3 in 3 steps or the chest of 2 in 4 steps”."""
    island = view.island
    assert island is not None
    text = translate("shkap", "{chest} {in_steps}")
    told = Counter(
        text.format(chest=chest_text(island, end.chest), in_steps=in_steps_text(end.steps)) for end in ends
    )
    several = translate("shkap", "{end} ({count}\xa0such)")
    texts = [end if count == 1 else several.format(end=end, count=count) for end, count in told.items()]
    return translate("shkap", " or ").join(texts[:MOST_ENDS])


def thrown_text(found: Preview, cards: tuple[Card, ...]) -> str:
    """What lies behind the chest."""
    thrown = len(cards) - found.thrown_from
    if not thrown:
        return ""
    text = translate("shkap", "; %n card(s) behind it thrown away", None, thrown)
    return counted(text, thrown)


def mistake_text(mistake: RouteFlaw, cards: tuple[Card, ...], found: Preview) -> str:
    """Where a route breaks off, and why."""
    name = sentence_case(card_name(cards[min(mistake.at, len(cards) - 1)]))
    match mistake.stop:
        case Stop.NOWHERE if found.barred[mistake.at]:
            return translate(
                "shkap", "{card}, card\xa0{number}: only into the jungle, and that takes a map"
            ).format(card=name, number=mistake.at + 1)
        case Stop.NOWHERE:
            return translate("shkap", "{card}, card\xa0{number}, leads nowhere from there").format(
                card=name, number=mistake.at + 1
            )
        case Stop.MISPLACED_FLAG:
            return translate("shkap", "A black flag works only as the first card")
        case Stop.BURIED:
            return translate("shkap", "The chest is buried: lay a map before the card that reaches it")
    steps = min(found.frontier.values(), default=0)
    return translate("shkap", "No chest yet: {walked} so far").format(walked=steps_text(steps))


def marks_prompt(choices: ShkapChoices) -> str:
    if not choices.marks:
        return translate("shkap", "You have no mark to throw")
    if not any(seat.at != choices.view.seat for seat in choices.view.legal if hasattr(seat, "at")):
        return translate("shkap", "Nobody else has landed: your marks stay in your hand")
    if choices.picked is not None:
        return translate("shkap", "Who gets it? It costs one extra step")
    return translate("shkap", "Throw a mark at a pirate who has landed: it costs one extra step")


def step_text(choices: ShkapChoices) -> str:
    view = choices.view
    if choices.cave is not None:
        return translate("shkap", "Which cave do you come out of?")
    best = choices.best
    assert view.walk is not None and view.island is not None
    card = sentence_case(card_name(view.walk.card))
    if best is None:
        return translate("shkap", "{card}: no chest in reach any more").format(card=card)
    text = translate("shkap", "{card}: {chest} {in_steps} pays {coins} now")
    return text.format(
        card=card,
        chest=chest_text(view.island, best.chest),
        in_steps=in_steps_text(best.steps),
        coins=gained_text(pay_now(best, view.walks)),
    )


def waiting_text(choices: ShkapChoices, name: str) -> str:
    """What another seat is about."""
    decision = choices.view.decision
    texts = {
        Ask.KEEP: translate("shkap", "{name} keeps a card"),
        Ask.ANNOUNCE: translate("shkap", "{name} decides: land or pass?"),
        Ask.TAKE: translate("shkap", "{name} takes a card"),
        Ask.LAY: translate("shkap", "{name} lays a route"),
        Ask.MARK: translate("shkap", "{name} is thinking about marks"),
        Ask.STEP: translate("shkap", "{name} walks"),
    }
    ask = None if decision is None else decision.ask
    text = texts[ask] if isinstance(ask, Ask) else translate("shkap", "{name} is thinking")
    return text.format(name=name)


def refusal_text(why: IllegalAction) -> str:
    """Why something may not be."""
    return {
        Refusal.GAME_OVER: translate("shkap", "The expedition is over"),
        Refusal.WRONG_SEAT: translate("shkap", "It is not your turn yet"),
        Refusal.WRONG_MOMENT: translate("shkap", "Not now: another decision comes first"),
        Refusal.NOT_IN_PACK: translate("shkap", "This card is not in your pack"),
        Refusal.NOT_IN_HAND: translate("shkap", "This card is not in your hand"),
        Refusal.SAME_CARD_TWICE: translate("shkap", "The same card can’t be in the route twice"),
        Refusal.NOTHING_TO_LAY: translate("shkap", "You hold no card for a route: you have to pass"),
        Refusal.NO_SUCH_PLACE: translate("shkap", "The market has no such place"),
        Refusal.PLACE_EMPTY: translate("shkap", "This place is empty"),
        Refusal.NOTHING_TO_DRAW: translate("shkap", "Deck and discard are empty"),
        Refusal.EMPTY_ROUTE: translate("shkap", "Lay at least one card"),
        Refusal.MARK_IN_ROUTE: translate(
            "shkap", "A black mark is never laid in a route: it is thrown later"
        ),
        Refusal.NOT_A_MARK: translate("shkap", "Only black marks can be thrown"),
        Refusal.NOT_AT_ONESELF: translate("shkap", "Throw it at somebody else"),
        Refusal.HAS_NOT_LANDED: translate("shkap", "This pirate has passed: marks are for those who landed"),
        Refusal.NOT_LED_THERE: translate("shkap", "Your card doesn’t lead to this cell"),
        Refusal.SEA: translate("shkap", "That is sea"),
        Refusal.NEEDS_MAP: translate("shkap", "To enter the jungle, put a map before this card"),
        Refusal.NEEDS_EXIT: translate("shkap", "Choose the cave you come out of"),
        Refusal.NO_SUCH_EXIT: translate("shkap", "You can’t come out there"),
    }[Refusal(why.reason)]

"""Why a hint is a good one, as a sentence with its figures."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from shtil_desktop.games.shkap.crew.hint_reasons import EndPay, Reason, Why
from shtil_desktop.games.shkap.rules.island.islands import island_set
from shtil_desktop.games.shkap.rules.view import View
from shtil_desktop.games.shkap.table.words.names_and_counts import (
    cards_list,
    chest_text,
    gained_text,
    in_steps_text,
    island_name,
    taken_text,
)
from shtil_desktop.table.words.counted_words import sentence_case
from shtil_desktop.table.words.locale_words import percent_text

translate = QCoreApplication.translate


def reason_text(reason: Reason, view: View, names: Sequence[str]) -> str:
    """One or two sentences."""
    facts = reason.facts
    words = {
        "cards": cards_list(reason.cards),
        "coins": facts.get("coins", 0),
        "in_steps": in_steps_text(facts.get("steps", 0)),
        "island": _next_island(view),
        "name": names[facts["seat"]] if "seat" in facts else "",
        "often": percent_text(facts.get("often", 0) / 100),
        "old": percent_text(facts.get("kept_help", 0) / 100),
        "fresh": percent_text(facts.get("fresh_help", 0) / 100),
        "taken": taken_text(facts.get("taken", 0)),
    }
    if reason.why is Why.BEST_END:
        return _ends_text(reason.ends, view)
    return sentence_case(_sentence(reason, view).format(**words))


def _sentence(reason: Reason, view: View) -> str:
    match reason.why:
        case Why.NO_ROUTE if reason.cards:
            return translate(
                "shkap hints",
                "No route to a chest here. A card in the market makes one on {island}: {cards}.",
            )
        case Why.NO_ROUTE:
            return translate("shkap hints", "No route to a chest here: two cards are worth more.")
        case Why.NO_ROUTE_AT_LAST:
            return translate(
                "shkap hints", "No route to a chest here. No card will be of use after this island."
            )
    return _announcing(reason.why) or _laying(reason.why) or _marking(reason.why) or _others(reason.why)


def _announcing(why: Why) -> str:
    match why:
        case Why.ONLY_CHOICE:
            return translate("shkap hints", "There is nothing else to do.")
        case Why.ROUTE_TO_CHEST:
            return translate("shkap hints", "{cards}: to the chest of\xa0{coins} {in_steps}.")
        case Why.LAND_TO_DISCARD:
            return translate(
                "shkap hints",
                "No way to a chest, but a chance to get rid of bad cards: fresh ones are worth more "
                "than the two for a pass.",
            )
        case Why.CARDS_ARE_WORTH_MORE:
            return translate(
                "shkap hints",
                "There is a route to the chest of\xa0{coins} {in_steps}, but two more cards bring more.",
            )
        case Why.ROUTE_CHANGES_NOTHING:
            return translate(
                "shkap hints",
                "There is a route to the chest of\xa0{coins} {in_steps}, but your chances don’t improve.",
            )
    return ""


def _laying(why: Why) -> str:
    match why:
        case Why.NOTHING_THROWN:
            return translate(
                "shkap hints", "To the chest of\xa0{coins} {in_steps}; all other cards are worth keeping."
            )
        case Why.THROWN_BEHIND:
            return translate(
                "shkap hints",
                "To the chest of {coins} {in_steps}. Throw away behind it: {cards}. Chances that "
                "they help on {island}: {old}; fresh cards: {fresh}.",
            )
        case Why.THROWN_AWAY:
            return translate(
                "shkap hints", "No chest is worth the walk: lay these cards just to get rid of them."
            )
        case Why.LAST_ISLAND:
            return translate(
                "shkap hints",
                "To the chest of\xa0{coins} {in_steps}. No card will be of use after this island.",
            )
    return ""


def _marking(why: Why) -> str:
    match why:
        case Why.COSTS_A_RIVAL:
            return translate("shkap hints", "One extra step costs {name} coins {often} of the time.")
        case Why.SAFER_CHEST:
            return translate("shkap hints", "It brings you coins {often} of the time.")
        case Why.CLEARS_THE_HAND:
            return translate(
                "shkap hints", "It changes little here, but a mark in your hand is one card fewer for routes."
            )
        case Why.KEEP_MARKS:
            return translate("shkap hints", "A mark changes nothing here, but it may later.")
        case Why.NO_MARK_HELPS:
            return translate("shkap hints", "A mark changes nothing here.")
        case Why.LITTLE_BUT_FREE:
            return translate("shkap hints", "It changes little here, but later the mark is of no use.")
    return ""


def _others(why: Why) -> str:
    match why:
        case Why.MAKES_ROUTE:
            return translate(
                "shkap hints", "It opens a way to the chest of\xa0{coins} on {island}, where there was none."
            )
        case Why.BETTER_HAND:
            return translate("shkap hints", "It makes the best hand for the islands to come.")
        case Why.SURPRISE:
            return translate("shkap hints", "Nothing in the market helps, but the deck may.")
        case Why.ANY_CARD:
            return translate("shkap hints", "Any card will do: none is of use after this island.")
        case Why.LONGER_FOR_CARDS:
            return translate("shkap hints", "Another chest pays as much, but this way you take {taken}.")
        case Why.NO_END:
            return translate("shkap hints", "Your cards lead to no chest any more.")
        case Why.BEST_PLAN:
            return translate("shkap hints", "With this card the open islands bring you the most.")
    return ""


def _ends_text(ends: Sequence[EndPay], view: View) -> str:
    """What each end pays now."""
    island = view.island
    assert island is not None
    text = translate("shkap hints", "{chest} {in_steps} pays {coins} now")
    told = [
        text.format(
            chest=chest_text(island, end.chest), in_steps=in_steps_text(end.steps), coins=gained_text(end.now)
        )
        for end in ends
    ]
    return sentence_case("; ".join(told)) + "." if told else ""


def _next_island(view: View) -> str:
    if len(view.open_islands) < 2:
        return ""
    return island_name(island_set(view.options.island_set)[view.open_islands[1]])

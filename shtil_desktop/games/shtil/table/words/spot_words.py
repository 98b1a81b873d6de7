"""The places of Shtil's table in words: what is there, and what may be done."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Any

from shtil_desktop.games.shtil.rules.actions import TurnIsland
from shtil_desktop.games.shtil.rules.cards import YELLOW
from shtil_desktop.games.shtil.rules.options import Mode
from shtil_desktop.games.shtil.table.deciding.choices import ShtilChoices
from shtil_desktop.games.shtil.table.deciding.gift import gift
from shtil_desktop.games.shtil.table.items.gap_marks import GapMark
from shtil_desktop.games.shtil.table.places import Kind
from shtil_desktop.games.shtil.table.stage.shtil_stage import ShtilStage
from shtil_desktop.games.shtil.table.words.prompts import card_name, place_text, translate
from shtil_desktop.games.shtil.table.words.tooltips import is_wrong_way
from shtil_desktop.table.places import Spot
from shtil_desktop.table.words.counted_words import counted, sentence_case


def spot_name(stage: ShtilStage, choices: ShtilChoices | None, spot: Spot) -> str:
    """A place as it is told to those who listen."""
    if spot.kind in LOOKED_AT:
        return LOOKED_AT[spot.kind](stage, spot.index)
    if choices is None:
        return ""
    match spot.kind:
        case Kind.HAND:
            return _hand_name(stage, choices, spot.index)
        case Kind.CELL:
            return _cell_name(stage, choices, spot.index)
        case Kind.START | Kind.FINISH:
            return _dock_name(choices, spot.kind)
        case Kind.NUMBER:
            return _number_name(choices, spot.index)
        case Kind.PLEDGE:
            return str(spot.index)
    return _share_name(stage, choices, spot)


def _hand_name(stage: ShtilStage, choices: ShtilChoices, place: int) -> str:
    if place >= min(len(choices.view.hand), len(stage.hand)):
        return ""
    name = translate("speech", "{card}, card\xa0{place} of\xa0{count}").format(
        card=_sided(stage, card_name(choices.view.hand[place]), stage.hand[place].turned),
        place=place + 1,
        count=len(choices.view.hand),
    )
    if place == choices.picked:
        return translate("speech", "{name}, picked up").format(name=name)
    is_going = place in choices.chosen or place in gift(choices)
    return translate("speech", "{name}, to be discarded").format(name=name) if is_going else name


def _sided(stage: ShtilStage, name: str, is_turned: bool) -> str:
    """With the side that is up, where there are sides."""
    if stage.options.mode not in (Mode.SUN_MOON, Mode.COMPETITIVE):
        return name
    text = translate("speech", "{card}, moon up") if is_turned else translate("speech", "{card}, sun up")
    return text.format(card=name)


def _cell_name(stage: ShtilStage, choices: ShtilChoices, cell: int) -> str:
    layout, sea = stage.needs.layout, choices.view.sea
    island = stage.islands.get(cell)
    what = translate("speech", "empty")
    if island is not None:
        what = _sided(stage, card_name(island.card), island.turned)
        if is_wrong_way(stage, cell):
            what = translate("speech", "{name}, wrong side up").format(name=what)
    elif sea.reef == layout.row_of[cell]:
        what = translate("speech", "empty, blocked by the reef")
    elif layout.row_of[cell] in sea.purples:
        what = translate("speech", "empty, blocked by a storm")
    name = f"{place_text(layout, cell)}: {what}"
    marks = (_gap_name(stage.cells[cell].gap), stage.mate_marks.told(Spot(Kind.CELL, cell)))
    name = ", ".join(text for text in (name, *marks) if text)
    price = choices.prices().get(cell)
    if price is None:
        can_turn = choices.card is None and choices.pending is None and TurnIsland(cell) in choices.view.legal
        return translate("speech", "{name}, can be turned").format(name=name) if can_turn else name
    return translate("speech", "{name}, can go here, price\xa0{price}").format(name=name, price=price)


def _gap_name(mark: GapMark) -> str:
    texts = {
        GapMark.NONE: "",
        GapMark.CLOSING: translate("speech", "your choice would leave nothing to fill it"),
    }
    return texts.get(mark, translate("speech", "can’t be filled any more"))


def _dock_name(choices: ShtilChoices, kind: Enum) -> str:
    sea = choices.view.sea
    if kind is Kind.START:
        lies = sea.start_lies
        return translate("speech", "Start, played") if lies else translate("speech", "Start, not yet played")
    return (
        translate("speech", "Finish, played")
        if sea.finish_lies
        else translate("speech", "Finish, not yet played")
    )


def _number_name(choices: ShtilChoices, number: int) -> str:
    price = choices.numbers().get(number)
    return translate("speech", "{number}, price\xa0{price}").format(number=number, price=price)


def _share_name(stage: ShtilStage, choices: ShtilChoices, spot: Spot) -> str:
    name, shares = stage.mates[spot.index].name, choices.shares
    share = shares[spot.index] if spot.index < len(shares) else 0
    if spot.kind is Kind.SHARE:
        text = translate("speech", "{name} gives\xa0{count}: one more")
    else:
        text = translate("speech", "{name} gives\xa0{count}: one fewer")
    return text.format(name=name, count=share)


# What can be told at any time, also while things move


def _row_name(stage: ShtilStage, row: int) -> str:
    name, marker = translate("speech", "Row\xa0{row}").format(row=row + 1), stage.markers[row]
    if marker.has_reef:
        name += ", " + translate("speech", "reef")
    if marker.storms:
        name += ", " + translate("speech", "purple storm")
    return name


def _discards_name(stage: ShtilStage, _: int) -> str:
    if stage.strip.isVisible():
        return stage.strip.spoken
    return translate("speech", "Discard pile,\xa0{count}").format(count=stage.discards.count)


def _pile_name(stage: ShtilStage, pile: int) -> str:
    return f"{stage.piles[pile].caption}: {stage.piles[pile].count}"


def _mate_name(stage: ShtilStage, seat: int) -> str:
    mate = stage.mates[seat]
    parts = [translate("speech", "{name}: {count}\xa0in hand").format(name=mate.name, count=mate.cards)]
    parts += map(card_name, mate.hand)
    parts += [text for text in (mate.side, mate.counts) if text]
    parts += [card_name(storm) for storm in mate.storms]
    if mate.monsters:
        count = mate.monsters
        parts.append(counted(translate("speech", "%n monster(s) face up", "", count), count))
    if mate.is_deciding:
        parts.append(translate("speech", "deciding"))
    return ", ".join(parts)


def _storm_name(stage: ShtilStage, kind: Kind, seat: int) -> str:
    yellow, orange = translate("speech", "yellow storm"), translate("speech", "orange storm")
    storm = yellow if kind is Kind.YELLOW else orange
    return translate("speech", "{storm} in front of {name}").format(storm=storm, name=stage.mates[seat].name)


def _revealed_name(stage: ShtilStage, _: int) -> str:
    card = stage.revealed.card if stage.revealed is not None else YELLOW
    return translate("speech", "Turned over: {card}").format(card=card_name(card))


def _offered_name(stage: ShtilStage, place: int) -> str:
    text = translate("speech", "{card}, card\xa0{place} of the open row")
    return sentence_case(text.format(card=card_name(stage.row[place].card), place=place + 1))


LOOKED_AT: dict[Enum, Callable[[ShtilStage, Any], str]] = {
    Kind.ROW: _row_name,
    Kind.DISCARDS: _discards_name,
    Kind.PILE: _pile_name,
    Kind.MATE: _mate_name,
    Kind.YELLOW: lambda stage, seat: _storm_name(stage, Kind.YELLOW, seat),
    Kind.ORANGE: lambda stage, seat: _storm_name(stage, Kind.ORANGE, seat),
    Kind.REVEALED: _revealed_name,
    Kind.OFFERED: _offered_name,
}

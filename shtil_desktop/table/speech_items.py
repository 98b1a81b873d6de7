"""The places of the table in words: what is there, and what may be done."""

from __future__ import annotations

from shtil_desktop.games.shtil.rules.actions import TurnIsland
from shtil_desktop.games.shtil.rules.cards import YELLOW
from shtil_desktop.games.shtil.rules.options import Mode
from shtil_desktop.games.shtil.table.gift import gift
from shtil_desktop.games.shtil.table.items.gap_marks import GapMark
from shtil_desktop.games.shtil.table.stage import Stage
from shtil_desktop.games.shtil.table.tooltips import is_wrong_way
from shtil_desktop.games.shtil.table.words import (
    button_text,
    card_name,
    place_text,
    tool_text,
    translate,
)
from shtil_desktop.table.counted_words import sentence_case, unbound
from shtil_desktop.table.places import Button, Kind, Spot
from shtil_desktop.table.scene import TableScene


def spot_name(scene: TableScene, spot: Spot) -> str:
    """A place as it is told to those who listen."""
    return unbound(_name(scene, spot))


def _name(scene: TableScene, spot: Spot) -> str:
    stage = scene.stage
    if stage is None:
        return ""
    if spot.kind in LOOKED_AT:
        return LOOKED_AT[spot.kind](stage, spot.index)
    if scene.picks is None:
        return ""
    match spot.kind:
        case Kind.HAND:
            return _hand_name(scene, spot.index)
        case Kind.CELL:
            return _cell_name(scene, spot.index)
        case Kind.START | Kind.FINISH:
            return _dock_name(scene, spot.kind)
        case Kind.BUTTON:
            return button_text(Button.at(spot), scene.picks)
        case Kind.NUMBER:
            return _number_name(scene, spot.index)
        case Kind.PLEDGE:
            return str(spot.index)
    return _share_name(scene, spot)


def _hand_name(scene: TableScene, place: int) -> str:
    stage, picks = scene.stage, scene.picks
    if stage is None or picks is None or place >= min(len(picks.view.hand), len(stage.hand)):
        return ""
    name = translate("speech", "{card}, card\xa0{place} of\xa0{count}").format(
        card=_sided(stage, card_name(picks.view.hand[place]), stage.hand[place].turned),
        place=place + 1,
        count=len(picks.view.hand),
    )
    if place == picks.picked:
        return translate("speech", "{name}, picked up").format(name=name)
    is_going = place in picks.chosen or place in gift(picks)
    return translate("speech", "{name}, to be discarded").format(name=name) if is_going else name


def _sided(stage: Stage, name: str, is_turned: bool) -> str:
    """With the side that is up, where there are sides."""
    if stage.options.mode not in (Mode.SUN_MOON, Mode.COMPETITIVE):
        return name
    text = translate("speech", "{card}, moon up") if is_turned else translate("speech", "{card}, sun up")
    return text.format(card=name)


def _cell_name(scene: TableScene, cell: int) -> str:
    assert scene.stage is not None and scene.picks is not None
    stage, picks = scene.stage, scene.picks
    layout, sea = stage.needs.layout, picks.view.sea
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
    price = picks.prices().get(cell)
    if price is None:
        can_turn = picks.card is None and picks.pending is None and TurnIsland(cell) in picks.view.legal
        return translate("speech", "{name}, can be turned").format(name=name) if can_turn else name
    return translate("speech", "{name}, can go here, price\xa0{price}").format(name=name, price=price)


def _gap_name(mark: GapMark) -> str:
    texts = {
        GapMark.NONE: "",
        GapMark.CLOSING: translate("speech", "your choice would leave nothing to fill it"),
    }
    return texts.get(mark, translate("speech", "can’t be filled any more"))


def _dock_name(scene: TableScene, kind: Kind) -> str:
    assert scene.picks is not None
    sea = scene.picks.view.sea
    if kind is Kind.START:
        lies = sea.start_lies
        return translate("speech", "Start, played") if lies else translate("speech", "Start, not yet played")
    return (
        translate("speech", "Finish, played")
        if sea.finish_lies
        else translate("speech", "Finish, not yet played")
    )


def _number_name(scene: TableScene, number: int) -> str:
    assert scene.picks is not None
    price = scene.picks.numbers().get(number)
    return translate("speech", "{number}, price\xa0{price}").format(number=number, price=price)


def _share_name(scene: TableScene, spot: Spot) -> str:
    assert scene.stage is not None and scene.picks is not None
    name, shares = scene.stage.mates[spot.index].name, scene.picks.shares
    share = shares[spot.index] if spot.index < len(shares) else 0
    if spot.kind is Kind.SHARE:
        text = translate("speech", "{name} gives\xa0{count}: one more")
    else:
        text = translate("speech", "{name} gives\xa0{count}: one fewer")
    return text.format(name=name, count=share)


# What can be told at any time, also while things move


def _row_name(stage: Stage, row: int) -> str:
    name, marker = translate("speech", "Row\xa0{row}").format(row=row + 1), stage.markers[row]
    if marker.has_reef:
        name += ", " + translate("speech", "reef")
    if marker.storms:
        name += ", " + translate("speech", "purple storm")
    return name


def _discards_name(stage: Stage, _: int) -> str:
    if stage.strip.isVisible():
        return stage.strip.spoken
    return translate("speech", "Discard pile,\xa0{count}").format(count=stage.discards.count)


def _pile_name(stage: Stage, pile: int) -> str:
    return f"{stage.piles[pile].caption}: {stage.piles[pile].count}"


def _mate_name(stage: Stage, seat: int) -> str:
    mate = stage.mates[seat]
    parts = [translate("speech", "{name}: {count}\xa0in hand").format(name=mate.name, count=mate.cards)]
    parts += [text for text in (mate.side, mate.counts) if text]
    parts += [card_name(storm) for storm in mate.storms]
    if mate.is_deciding:
        parts.append(translate("speech", "deciding"))
    return ", ".join(parts)


def _storm_name(stage: Stage, kind: Kind, seat: int) -> str:
    yellow, orange = translate("speech", "yellow storm"), translate("speech", "orange storm")
    storm = yellow if kind is Kind.YELLOW else orange
    return translate("speech", "{storm} in front of {name}").format(storm=storm, name=stage.mates[seat].name)


def _revealed_name(stage: Stage, _: int) -> str:
    card = stage.revealed.card if stage.revealed is not None else YELLOW
    return translate("speech", "Turned over: {card}").format(card=card_name(card))


def _offered_name(stage: Stage, place: int) -> str:
    text = translate("speech", "{card}, card\xa0{place} of the open row")
    return sentence_case(text.format(card=card_name(stage.row[place].card), place=place + 1))


def _choice_name(stage: Stage, choice: int) -> str:
    return stage.end.choices[choice]


def _tool_name(stage: Stage, tool: int) -> str:
    return tool_text(stage.tools[tool].tool, stage.keys)


def _line_name(stage: Stage, line: int) -> str:
    return stage.log.lines[line].text


LOOKED_AT = {
    Kind.ROW: _row_name,
    Kind.DISCARDS: _discards_name,
    Kind.PILE: _pile_name,
    Kind.MATE: _mate_name,
    Kind.YELLOW: lambda stage, seat: _storm_name(stage, Kind.YELLOW, seat),
    Kind.ORANGE: lambda stage, seat: _storm_name(stage, Kind.ORANGE, seat),
    Kind.REVEALED: _revealed_name,
    Kind.OFFERED: _offered_name,
    Kind.CHOICE: _choice_name,
    Kind.TOOL: _tool_name,
    Kind.LOG: _line_name,
}

"""What is said in the row below the chart: whose route lies there, its steps, and what is thrown away."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from shtil_desktop.games.shkap.rules.asks import Ask
from shtil_desktop.games.shkap.rules.cards import Card, is_move
from shtil_desktop.games.shkap.rules.events import Stop
from shtil_desktop.games.shkap.rules.island.preview import Preview, preview, preview_walk
from shtil_desktop.games.shkap.rules.island.walk import Walk
from shtil_desktop.games.shkap.rules.view import View
from shtil_desktop.games.shkap.table.words.names_and_counts import cards_text, marks_text, steps_text
from shtil_desktop.games.values import value

translate = QCoreApplication.translate


@value
class RowText:
    title: str = ""
    note: str = ""
    says: str = ""


def row_text(view: View, is_planning: bool, names: Sequence[str]) -> RowText:
    if view.pack:
        return RowText(translate("shkap", "Your pack"), cards_text(len(view.pack)))
    if is_planning:
        note = translate("shkap", "steps under the cards")
        if view.decision is not None and view.decision.ask is Ask.ANNOUNCE:
            note = translate("shkap", "try one out before you land")
        return RowText(translate("shkap", "Your route"), note)
    walk = view.walk
    if walk is not None:
        title = translate("shkap", "You walk")
        if walk.seat != view.seat:
            title = translate("shkap", "{name} walks").format(name=names[walk.seat])
        left = sum(map(is_move, walk.unused))
        note = translate("shkap", "{cards} to go").format(cards=cards_text(left))
        says = translate("shkap", "{walked} so far").format(walked=steps_text(walk.steps))
        if view.marks[walk.seat]:
            text = translate("shkap", "{walked} so far, including {marks}")
            says = text.format(walked=steps_text(walk.steps), marks=marks_text(view.marks[walk.seat]))
        return RowText(title, note, says)
    if view.route:
        return RowText(translate("shkap", "Your route"), translate("shkap", "face down for the others"))
    return RowText()


def plan_figures(found: Preview | None, cards: tuple[Card, ...]) -> tuple[str, ...]:
    """Under each card the fewest steps so far; “thrown away” behind the chest."""
    if found is None:
        return ()
    texts = []
    for place in range(len(cards)):
        if found.mistake is not None and found.mistake.stop is not Stop.NO_CARD and place >= found.mistake.at:
            texts.append(translate("shkap", "mistake") if place == found.mistake.at else "")
        elif place >= found.thrown_from:
            texts.append(translate("shkap", "thrown"))
        else:
            texts.append(_steps_after(found, place))
    return tuple(texts)


def _steps_after(found: Preview, place: int) -> str:
    steps = [*found.after[place].values(), *(end.steps for end in found.ends if end.used == place + 1)]
    return str(min(steps)) if steps else ""


def walk_figures(view: View) -> tuple[str, ...]:
    """Under each card the steps after it, counted as in a plan: those that were walked, then the fewest."""
    island, walk = view.island, view.walk
    if island is None:
        return ()
    if walk is None:
        return plan_figures(preview(island, view.route), view.route)
    found = preview_walk(island, walk.go_on(island))  # cards may have to be taken before it goes on
    figures = [_steps_after(found, place) for place in range(len(walk.route))]
    at = Walk.begin(island, walk.seat, walk.route, view.marks[walk.seat])
    figures[: at.used] = [str(at.steps)] * at.used
    for step in view.paths()[walk.seat]:
        there = at.after(island, step).go_on(island)
        figures[at.used : there.used] = [str(there.steps)] * (there.used - at.used)
        at = there
    return tuple(figures)


def past_island() -> str:
    return translate("shkap", "an island behind you")

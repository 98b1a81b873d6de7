"""The table's sentences: cards, places, prompts, buttons and reasons, in the player's words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from shtil_desktop.games.base import IllegalAction
from shtil_desktop.games.shtil.rules import actions as do
from shtil_desktop.games.shtil.rules.cards import (
    COMPASS,
    FINISH,
    HIDDEN,
    MONSTER,
    ORANGE,
    PURPLE,
    START,
    WILD,
    YELLOW,
    Card,
    is_island,
)
from shtil_desktop.games.shtil.rules.layouts import Layout
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.games.shtil.rules.refusals import Refusal
from shtil_desktop.games.shtil.rules.sea import Ask
from shtil_desktop.games.shtil.table.deciding.choices import ShtilChoices
from shtil_desktop.games.shtil.table.places import MoveButton
from shtil_desktop.games.shtil.table.words.turn_words import missing_text, turn_text
from shtil_desktop.table.places import Button, TableButton
from shtil_desktop.table.words.counted_words import counted, sentence_case

translate = QCoreApplication.translate


def cards_text(count: int) -> str:
    return counted(translate("words", "%n card(s)", "", count), count)


def card_name(card: Card) -> str:
    """A card as it is called in a sentence."""
    if is_island(card):
        return str(card)
    names = {
        START: translate("words", "the start"),
        FINISH: translate("words", "the finish"),
        MONSTER: translate("words", "the sea monster"),
        WILD: translate("words", "the wild card"),
        COMPASS: translate("words", "the compass"),
        YELLOW: translate("words", "the yellow storm"),
        PURPLE: translate("words", "the purple storm"),
        ORANGE: translate("words", "the orange storm"),
        HIDDEN: translate("words", "a card"),
    }
    return names.get(card, translate("words", "calm water"))


def place_text(layout: Layout, cell: int) -> str:
    row, col = layout.positions[cell]
    return translate("words", "row\xa0{row}, cell\xa0{cell}").format(row=row + 1, cell=col + 1)


def voyage_title(options: Options) -> str:
    names = {
        Mode.STANDARD: translate("words", "Standard voyage"),
        Mode.ARCH: translate("words", "Great Arch"),
        Mode.SUN_MOON: translate("words", "Sun and Moon"),
        Mode.PYRAMID: translate("words", "Pyramid"),
        Mode.COMPETITIVE: translate("words", "Competitive"),
    }
    return names[options.mode]


def button_text(button: TableButton, choices: ShtilChoices) -> str:
    if button is Button.CONFIRM:
        if choices.ask is Ask.SPLIT:
            return translate("words", "Confirm")
        return _payment_text(choices)
    if button is Button.CANCEL and (choices.hint is not None or choices.is_asking):
        return translate("words", "Dismiss")
    if choices.view.sea.options.mode is Mode.COMPETITIVE and button in (MoveButton.DISCARD, MoveButton.SWAP):
        return _costly_text(button, len(choices.view.hand))
    texts: dict[TableButton, str] = {
        MoveButton.DISCARD: translate("words", "Discard two"),
        MoveButton.START: translate("words", "Play the start"),
        MoveButton.FINISH: translate("words", "Play the finish"),
        MoveButton.TRADE: translate("words", "Trade hand for a compass"),
        MoveButton.SWAP: translate("words", "Swap hand for the row"),
        MoveButton.PASS: translate("words", "Pass"),
        MoveButton.EXPLORE: translate("words", "Discard two and explore"),
        MoveButton.HOLD: translate("words", "Discard two to keep the reef here"),
        MoveButton.LET_COME: translate("words", "Face the storm"),
        MoveButton.SPEND: translate("words", "Spend a compass"),
        MoveButton.SPEND_WILD: translate("words", "Spend the wild card"),
        Button.UNDO: translate("words", "Undo"),
        MoveButton.PLAY_ON: translate("words", "Play on"),
        Button.PLAY_HINT: translate("words", "Play it"),
        Button.HINT: translate("words", "Hint"),
        Button.CANCEL: translate("words", "Cancel"),
    }
    return texts[button]


def _payment_text(choices: ShtilChoices) -> str:
    """What Enter does with the chosen cards; also that it would leave a gap without a card."""
    if choices.ask is Ask.GIVE:
        closes = translate("words", "Give and lose the gap")
        return closes if choices.closing else translate("words", "Give")
    closes = translate("words", "Discard and lose the gap")
    return closes if choices.closing else translate("words", "Discard")


def _costly_text(button: TableButton, held: int) -> str:
    """What every card away costs a rival, before it is pressed."""
    if button is MoveButton.DISCARD:
        return counted(translate("words", "Discard two: −%n point(s)", "", 2), 2)
    return counted(translate("words", "Swap hand for the row: −%n point(s)", "", held), held)


BUTTON_KEYS: dict[TableButton, str] = {
    Button.PLAY_HINT: "play",
    Button.CONFIRM: "play",
    MoveButton.DISCARD: "discard",
    Button.CANCEL: "back",
    Button.HINT: "hint",
    MoveButton.PLAY_ON: "back",
}
"""The command whose key a button shows."""


def wish(choices: ShtilChoices, awaited: str | None) -> str:
    """One line that says what is wanted now; `awaited` is the mate who decides."""
    if choices.told is not None and choices.hint_leads:
        return choices.told.move
    if choices.is_asking:
        return translate("words", "Looking for a good move…")
    if choices.is_pledging:
        text = translate("words", "{name} played the start: how many cards can you spare?")
        return text.format(name=awaited or "")
    if awaited is not None:
        return translate("words", "{name} is thinking…").format(name=awaited)
    if choices.naming is not None:
        return translate("words", "Which number should the wild card be?")
    if choices.pending is not None:
        return _payment_wish(choices)
    match choices.ask:
        case Ask.TURN:
            return _turn_wish(choices)
        case Ask.SPLIT:
            total = choices.view.sea.to_split or 0
            text = translate("words", "Start played. How do you split the %n card(s)?", "", total)
            return counted(text, total)
        case Ask.REEF:
            return translate("words", "Move the reef: choose a row at the left of the grid")
        case Ask.STORM:
            return _storm_wish(choices)
        case Ask.STRIKE:
            return translate("words", "The monster strikes: which island does it take?")
    return ""


def _payment_wish(choices: ShtilChoices) -> str:
    action = choices.pending
    assert action is not None
    left = action.price - len(choices.chosen)
    cards = cards_text(action.price)
    match action:
        case do.PlayIsland(_, cell, number):
            place = place_text(choices.view.sea.layout, cell)
            text = translate("words", "{number} to {place} costs {cards}")
            text = text.format(number=number, place=place, cards=cards)
        case do.Discard():
            text = translate("words", "Discard {cards} of your choice").format(cards=cards)
        case do.Give():
            text = translate("words", "Give {cards} for the start").format(cards=cards)
        case do.TurnIsland():
            text = translate("words", "Discard {cards} to turn this island").format(cards=cards)
        case do.HoldReef():
            text = translate("words", "Discard {cards} to keep the reef where it is").format(cards=cards)
        case do.TakeYellow():
            text = translate("words", "Yellow storm: discard {cards}, down to three").format(cards=cards)
        case _:
            text = translate("words", "Discard {cards} to explore").format(cards=cards)
    if left:
        more = counted(translate("words", "%n more", "", left), left)
        return translate("words", "{wish}: choose {more}").format(wish=text, more=more)
    if choices.closing:
        from shtil_desktop.games.shtil.table.items.gap_marks import closing_text

        return f"{text}: {closing_text(choices.closing[0])}"
    return translate("words", "{wish}. Confirm?").format(wish=text)


def _turn_wish(choices: ShtilChoices) -> str:
    card = choices.card
    if card is None:
        return turn_text(choices)
    if card == MONSTER:
        return translate("words", "The monster takes an island with it: which one?")
    if not choices.prices() and is_island(card):
        return translate("words", "{number} doesn’t fit anywhere now").format(number=card)
    if card in (START, FINISH, WILD) and (why := _why_not_beside(choices)) is not None:
        return reason(why, choices)
    if card in (START, FINISH):
        text = translate("words", "Put {card} beside the grid, or choose another card")
        return sentence_case(text.format(card=card_name(card)))
    if card == WILD:
        return translate("words", "Where should the wild card go?")
    return translate("words", "Where should\xa0{number} go?").format(number=card)


def _why_not_beside(choices: ShtilChoices) -> IllegalAction | None:
    """Why the picked card may not be put beside the grid, if it has nowhere else to go."""
    view, is_wild = choices.view, choices.card == WILD
    if is_wild and (choices.prices() or do.PlayStart(wild=True) in view.legal or not view.sea.is_full):
        return None
    return view.why_not(do.PlayStart() if choices.card == START else do.PlayFinish(is_wild))


def _storm_wish(choices: ShtilChoices) -> str:
    storm = choices.view.sea.waiting[0][1]
    if storm == PURPLE and do.TakePurple(None) not in choices.view.legal:
        return translate("words", "Purple storm: choose the row it blocks")
    if storm == YELLOW:
        return translate("words", "Yellow storm: your hand limit is three while it is in play")
    if storm == ORANGE:
        return translate("words", "Orange storm: you may place islands only next to other islands")
    return translate("words", "{storm} comes up").format(storm=sentence_case(card_name(storm)))


def reason(why: IllegalAction, choices: ShtilChoices | None = None) -> str:
    """Why something may not be, as a short sentence with its figures."""
    facts = why.facts
    match why.reason:
        case Refusal.AFTER_HIGHER:
            return translate("words", "{number} can’t come after\xa0{other}").format(**facts)
        case Refusal.BEFORE_LOWER:
            return translate("words", "{number} can’t come before\xa0{other}").format(**facts)
        case Refusal.TOO_DEAR:
            return translate("words", "Costs\xa0{price}, but you have only\xa0{held} to pay with").format(
                **facts
            )
        case Refusal.WRONG_PRICE:
            return translate("words", "Choose {cards} first").format(cards=cards_text(facts["price"]))
        case Refusal.WRONG_MOMENT if choices is not None and choices.ask is Ask.SPLIT:
            return translate("words", "Split first: once it is confirmed, you choose which cards you give")
        case Refusal.WRONG_SIDES | Refusal.MONSTER_HELD if choices is not None:
            text = translate("words", "No finish yet: {missing}")
            return text.format(missing=missing_text(choices.view, choices.names))
    return plain_reason(why.reason)


def plain_reason(why: object) -> str:
    reasons = {
        Refusal.CELL_TAKEN: translate("words", "There is already an island there"),
        Refusal.CELL_EMPTY: translate("words", "There is no island to strike"),
        Refusal.NOT_AN_ISLAND: translate("words", "This card doesn’t go there"),
        Refusal.NUMBER_LIES: translate("words", "This number is already on the grid"),
        Refusal.REEF_ROW: translate("words", "The reef blocks this row"),
        Refusal.REEF_STAYS: translate("words", "The reef is already here: choose another row"),
        Refusal.ROW_FULL: translate("words", "This row has no empty cell"),
        Refusal.STORM_ROW: translate("words", "A purple storm blocks this row"),
        Refusal.NEEDS_NEIGHBOUR: translate("words", "In an orange storm, only next to another island"),
        Refusal.PILLARS_FIRST: translate("words", "The pillars come before the vault"),
        Refusal.WOULD_BLOCK: translate("words", "That would make the grid impossible to fill"),
        Refusal.CANNOT_PAY_WITH: translate("words", "A monster can’t be discarded"),
        Refusal.START_FORCED: translate("words", "The start must be played first"),
        Refusal.START_LIES: translate("words", "A start has already been played: discard this one"),
        Refusal.START_TOO_EARLY: translate("words", "There aren’t eight cards to give yet"),
        Refusal.GRID_NOT_FULL: translate("words", "The finish has to wait until every cell is filled"),
        Refusal.NO_START: translate("words", "The finish has to wait for a start"),
        Refusal.MONSTER_HELD: translate("words", "No finish yet: someone holds a monster"),
        Refusal.WRONG_SIDES: translate("words", "No finish yet: an island shows the wrong side"),
    }
    return reasons.get(why, translate("words", "Not now"))  # type: ignore[call-overload]

"""What a review has found out, in sentences."""

from __future__ import annotations

from collections.abc import Sequence

from shtil_desktop.games.mistakes import Loss, Mistake
from shtil_desktop.games.shtil.review.review import Review
from shtil_desktop.games.shtil.rules.cards import LAST_ISLAND
from shtil_desktop.games.shtil.rules.line import Gap
from shtil_desktop.games.shtil.rules.outcome import Ending
from shtil_desktop.games.shtil.rules.voyage import Shtil
from shtil_desktop.games.shtil.solver import Cause, Lost
from shtil_desktop.games.shtil.table.words.log_words import Teller
from shtil_desktop.games.shtil.table.words.prompts import cards_text, translate
from shtil_desktop.table.words.counted_words import counted, strung
from shtil_desktop.table.words.locale_words import chance_text


def verdict_text(found: Review | None, game: Shtil, knows_cards: bool) -> str:
    """What happened, in a sentence or two."""
    if found is not None and found.is_rivalry:
        return _lead_text(found, game)
    if not knows_cards:
        return translate("review", "The voyage is still under way: you see only what you could know.")
    if found is None or (found.first_lost is None and not found.is_settled):
        return translate("review", "Analysing…")
    if found.first_lost is None:
        return _open_text(found, game)
    return _lost_text(found, game)


def unread_text() -> str:
    """Instead of a verdict, when there is nobody to find one."""
    return translate(
        "review", "The voyage can’t be analysed right now: the program can’t start the process that does it."
    )


def _open_text(found: Review, game: Shtil) -> str:
    if game.result is not None and game.result.winners:
        return translate("review", "This voyage was won.")
    if found.last_winnable is None:
        return translate("review", "The program couldn’t work out whether it could be won.")
    if game.result is None and found.last_winnable == found.length:
        return translate("review", "It can still be won.")
    return translate("review", "With all cards visible, it could have been won at any point.")


def _lost_text(found: Review, game: Shtil) -> str:
    first, last = found.first_lost, found.last_winnable
    if first == 0:
        return translate("review", "This deal could not have been won.")
    if found.is_exact:
        is_given_up = game.result is not None and game.result.reason is Ending.RESIGNED
        if is_given_up and first == found.length:
            text = translate("review", "Action\xa0{number}: the crew gave up. It could still have been won.")
        else:
            text = translate("review", "Action\xa0{number}: after this it could no longer be won.")
        return text.format(number=first)
    if not found.is_settled:
        text = translate(
            "review",
            "From action\xa0{number} on it could no longer be won. Still looking for an earlier one…",
        )
        return text.format(number=first)
    if last is None:
        text = translate(
            "review",
            "From action {number} on it could no longer be won; it isn’t known whether it could be "
            "won before that.",
        )
        return text.format(number=first)
    if last == 0:
        text = translate("review", "At the start it could be won; from action\xa0{first} on it could not.")
    else:
        text = translate(
            "review", "After action\xa0{last} it could still be won; from action\xa0{first} on it could not."
        )
    return text.format(last=last, first=first)


def _lead_text(found: Review, game: Shtil) -> str:
    at, lead = found.took_the_lead, found.leads[-1]
    is_won_by_points = game.result is not None and game.result.scores is not None
    if not lead:
        return translate("review", "The score is level at the end.")
    points = _points(abs(lead))
    if lead > 0 and is_won_by_points:
        text = translate("review", "You won by {points} and led from action\xa0{number} on.")
    elif lead > 0:
        text = translate("review", "You are ahead by {points}, and have led since action\xa0{number}.")
    elif is_won_by_points:
        text = translate("review", "You lost by {points} and trailed from action\xa0{number} on.")
    else:
        text = translate("review", "You are behind by {points}, and have trailed since action\xa0{number}.")
    return text.format(points=points, number=at)


def _points(count: int) -> str:
    return counted(translate("review", "%n point(s)", "", count), count)


def reason_text(found: Review | None, game: Shtil, teller: Teller) -> str:
    """Why no play could win; nothing if that is not known or has been said."""
    if found is None or found.reason is None:
        return ""
    text = cause_text(found.reason.lost, found.reason.gaps, game, teller)
    if text and found.reason.at != found.first_lost:
        late = translate("review", "After action\xa0{number} it is clear:")
        return f"{late.format(number=found.reason.at)} {text}"
    return text


def cause_text(lost: Lost, gaps: Sequence[Gap], game: Shtil, teller: Teller) -> str:
    """Why a voyage is lost, and in which gaps; `game` is how it ended, if it did."""
    match lost.cause:
        case Cause.TOO_FEW_NUMBERS | Cause.TOO_FAR | Cause.TOO_LATE | Cause.FINISH_TOO_EARLY:
            return _numbers_text(lost.cause, gaps, len(lost.cells), lost.numbers)
        case Cause.TOO_FEW_CARDS:
            text = translate(
                "review", "A win takes at least {needed}, payments and the finish included; left:\xa0{left}."
            )
            return text.format(needed=cards_text(lost.needed), left=lost.left)
        case Cause.SEAT_RUNS_OUT:
            return _seat_text(lost, teller)
        case Cause.ROW_BARRED:
            text = translate("review", "The storm on row\xa0{row} will stay: no more compasses can come.")
            return text.format(row=(lost.row or 0) + 1)
        case Cause.NO_FINISH:
            return translate("review", "No finish is left.")
        case Cause.NO_START:
            return translate("review", "No start is left.")
        case Cause.ALL_TRIED:
            return translate("review", "Every way of playing on was tried.")
    return _end_text(game, teller)


def _seat_text(lost: Lost, teller: Teller) -> str:
    if teller.is_hers and lost.seat == teller.player:
        text = translate("review", "You have {cards} left for {turns}: not enough to win.")
    else:
        text = translate("review", "{who} has {cards} left for {turns}: not enough to win.")
    who = teller.who(lost.seat or 0)
    return text.format(who=who, cards=cards_text(lost.left), turns=_turns(lost.needed))


def _end_text(game: Shtil, teller: Teller) -> str:
    """Of a voyage that was not lost before its end; to have given up needs no reason."""
    outcome = game.result
    if outcome is None or outcome.stuck is None:
        return ""
    if teller.is_hers and outcome.stuck == teller.player:
        return translate("review", "You could neither play a card nor discard two.")
    text = translate("review", "{who} could neither play a card nor discard two.")
    return text.format(who=teller.who(outcome.stuck))


def _numbers_text(cause: Cause, gaps: Sequence[Gap], count: int, numbers: Sequence[int]) -> str:
    where = _list([gap_text(gap) for gap in gaps])
    left = _list(list(map(str, numbers)))
    cells = counted(translate("review", "%n cell(s)", "", count), count)
    if cause is Cause.TOO_FEW_NUMBERS and not numbers:
        text = translate("review", "No number is left {where}.")
    elif cause is Cause.TOO_FEW_NUMBERS:
        text = translate("review", "Too few numbers {where}: {cells} to fill, left: {numbers}.")
    elif cause is Cause.TOO_FAR:
        text = translate("review", "What is left {where} costs more than a hand can pay. Left: {numbers}.")
    elif cause is Cause.TOO_LATE:
        text = translate("review", "The numbers {where} come too late to be paid for: {numbers}.")
    else:
        text = translate(
            "review", "The number {where} costs a whole hand, and no finish comes after it. Left: {numbers}."
        )
    return text.format(where=where, cells=cells, numbers=left)


def gap_text(gap: Gap) -> str:
    """Where a gap is, by the islands beside it."""
    if gap.low < 1 and gap.high > LAST_ISLAND:
        return translate("review", "on the empty grid")
    if gap.low < 1:
        return translate("review", "before\xa0{high}").format(high=gap.high)
    if gap.high > LAST_ISLAND:
        return translate("review", "after\xa0{low}").format(low=gap.low)
    return translate("review", "between\xa0{low} and\xa0{high}").format(low=gap.low, high=gap.high)


def _list(words: list[str]) -> str:
    """Words as a sentence lists them."""
    if len(words) < 2:
        return "".join(words)
    return translate("review", "{some} and {last}").format(some=", ".join(words[:-1]), last=words[-1])


def _turns(count: int) -> str:
    return counted(translate("review", "%n turn(s)", "", count), count)


def mistake_text(mistake: Mistake) -> str:
    """What a decision of the player's cost, and by whose knowledge."""
    if mistake.loss is Loss.MATCH:
        return translate(
            "review", "With all cards known, it was still winnable before this move, and lost after it."
        )
    return translate("review", "You could have known: another move was this much better.")


def line_text(found: Review) -> str:
    """What the other voyage is."""
    text = translate(
        "review", "How it could have been won from action\xa0{number} on, with all cards visible."
    )
    return text.format(number=(found.last_winnable or 0) + 1)


def place_text(found: Review, at: int) -> str:
    """One place of the curves, in a line."""
    parts = [translate("review", "Action\xa0{number}").format(number=at)]
    if found.is_rivalry:
        parts.append(lead_sign(found.leads[at]))
    if found.chances and (chance := found.chances[at]) is not None:
        parts.append(translate("review", "chance\xa0{chance}").format(chance=chance_text(chance)))
    known = {
        "winnable": translate("review", "could be won"),
        "lost": translate("review", "could no longer be won"),
    }.get("" if found.is_rivalry else found.known(at).value)
    return strung([*parts, known] if known else parts)


def lead_sign(lead: int) -> str:
    """Points ahead or behind.

    >>> lead_sign(3), lead_sign(0), lead_sign(-3)
    ('+3', '0', '−3')
    """
    return f"+{lead}" if lead > 0 else str(lead).replace("-", "\N{MINUS SIGN}")

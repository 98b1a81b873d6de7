"""Shtil's problems in words: what is asked, why a move loses, where to begin."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from shtil_desktop.games.base import Action
from shtil_desktop.games.problems import Judgement, Problem
from shtil_desktop.games.shtil.game import SHTIL
from shtil_desktop.games.shtil.pages.names import crew_name, expansion_names, extras, mode_name, voyage_name
from shtil_desktop.games.shtil.rules.options import EXPANSIONS, Mode
from shtil_desktop.table.words.counted_words import after_colon, counted, sentence_case, strung

if TYPE_CHECKING:
    from shtil_desktop.games.shtil.crew.hint import Hint
    from shtil_desktop.games.shtil.rules.voyage import Shtil
    from shtil_desktop.games.shtil.table.words.log_words import Teller
    from shtil_desktop.table.items.hint_panel import HintText
    from shtil_desktop.table.theme import Palette
    from shtil_desktop.windows.pages.training.problems.problem_parts import OpenCards

translate = QCoreApplication.translate
CREWS: Final = ("1", "2", "3", "4", "5")


class ShtilProblemParts:
    """All are won from here, so their kinds are those of their voyages: mode or expansions, and the crew."""

    kinds = (Mode.STANDARD, *EXPANSIONS, *(mode for mode in Mode if mode is not Mode.STANDARD), *CREWS)

    def kinds_of(self, problem: Problem) -> tuple[str, ...]:
        options = SHTIL.read_options(problem.options)
        expansions = [name for name in EXPANSIONS if getattr(options, name)]
        return (*(expansions or [options.mode]), str(options.seats))

    def kind_name(self, kind: str) -> str:
        if kind.isdigit():
            return sentence_case(crew_name(int(kind)))
        return expansion_names().get(kind) or mode_name(Mode(kind))

    def variety(self, problem: Problem) -> str:
        return voyage_name(SHTIL.read_options(problem.options))

    def label(self, problem: Problem) -> str:
        options = SHTIL.read_options(problem.options)
        is_standard = options.mode is Mode.STANDARD
        crew = [] if options.seats == 1 else [crew_name(options.seats)]
        found = [*([] if is_standard else [mode_name(options.mode)]), *crew, *extras(options)]
        return strung(found) if found else mode_name(options.mode)

    def asked(self, problem: Problem) -> str:
        moves = problem.measures["decisions"]
        if SHTIL.read_options(problem.options).seats == 1:
            text = translate(
                "shtil problems",
                "Win this voyage. All cards are open: you see the deck in the order in which you will"
                " draw it. It can be done in %n move(s).",
                "",
                moves,
            )
        else:
            text = translate(
                "shtil problems",
                "Win this voyage. All hands and decks are open, and you move for every player in turn."
                " It can be done in %n move(s).",
                "",
                moves,
            )
        return counted(text, moves)

    def players_seat(self, problem: Problem) -> int | None:
        return None if SHTIL.read_options(problem.options).seats > 1 else 0

    def is_open(self, problem: Problem) -> bool:
        return True

    def refutation(self, problem: Problem, position: Shtil, action: Action, judgement: Judgement) -> str:
        """What can be seen in the end, however the voyage goes on."""
        from shtil_desktop.games.shtil.pages.review.words import cause_text
        from shtil_desktop.games.shtil.problems.proof import Refutation
        from shtil_desktop.games.shtil.review.losing_move import gaps_of

        found = judgement.refutation
        assert isinstance(found, Refutation)
        after = position.copy()
        after.apply(action)  # type: ignore[arg-type]
        told = []
        for move in found.line:
            told.append(self._told_move(after, move))
            after.apply(move)
        teller = teller_of(after)
        cause = stuck_text(after, teller)
        cause = cause or cause_text(found.lost, gaps_of(after, found.lost.cells), after, teller)
        if not told:
            return cause
        text = translate(
            "shtil problems",
            "The voyage can’t be won any more. The longest you can hold out: {moves}. {cause}",
        )
        return text.format(moves="; ".join(told), cause=cause).rstrip()

    def _told_move(self, position: Shtil, action: Action) -> str:
        """Something to do, and by whom where there are several."""
        move = after_colon(self.hint(position, action)[1].move)
        if position.seats == 1:
            return move
        text = translate("shtil problems", "{player} \N{EN DASH} {move}")
        player = seat_names(position.seats)[position.sea.decider or 0]
        return text.format(player=player, move=move)

    def praise(self, problem: Problem) -> str:
        return translate("shtil problems", "The voyage is won.")

    def nudge(self, position: Shtil, action: Action) -> str:
        from shtil_desktop.games.shtil.pages.problems.advice import nudge

        return nudge(action)

    def hint(self, position: Shtil, action: Action) -> tuple[Hint, HintText]:
        from shtil_desktop.games.shtil.pages.problems.advice import as_hint

        return as_hint(position, action, teller_of(position).names)

    def open_cards(self, problem: Problem, palette: Palette) -> OpenCards:
        from shtil_desktop.games.shtil.pages.problems.open_decks import OpenDecks

        return OpenDecks(palette)


def teller_of(position: Shtil) -> Teller:
    """Tells of a voyage in which the player moves for everyone."""
    from shtil_desktop.games.shtil.table.words.log_words import Teller

    names = seat_names(position.seats)
    return Teller(names, position.sea.decider or 0, position.sea.layout, is_hers=position.seats == 1)


def stuck_text(position: Shtil, teller: Teller) -> str:
    """Who can't do anything any more, in a voyage that is only thought of; nothing if it isn't that."""
    outcome = position.result
    if outcome is None or outcome.stuck is None:
        return ""
    if teller.is_hers:
        return translate("shtil problems", "You can neither play a card nor discard two.")
    text = translate("shtil problems", "{who} can neither play a card nor discard two.")
    return text.format(who=teller.who(outcome.stuck))


def seat_names(seats: int) -> list[str]:
    if seats == 1:
        return [translate("telling", "You")]
    text = translate("telling", "Player\xa0{number}")
    return [sentence_case(text.format(number=seat + 1)) for seat in range(seats)]

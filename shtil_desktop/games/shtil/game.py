"""Shtil as the house sees it."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final

from shtil_desktop.games.base import Result
from shtil_desktop.games.face import Figure, GameFace
from shtil_desktop.games.record import whole_numbers
from shtil_desktop.games.shtil.rules.options import EXPANSIONS, Mode, Options
from shtil_desktop.games.shtil.rules.outcome import Ending, VoyageOutcome
from shtil_desktop.games.typed_numbers import whole

if TYPE_CHECKING:
    from shtil_desktop.games.shtil.crew.levels import Mate
    from shtil_desktop.games.shtil.new_voyage import NewVoyage
    from shtil_desktop.games.shtil.rules.voyage import Shtil

MODES: Final = tuple(mode.value for mode in Mode)
USUAL_SEATS: Final = 3
RIVALS: Final = 2
"""Seats of the competitive game, which has no other number."""


class ShtilFace(GameFace):
    id = "shtil"
    code_number = 0
    levels = ("deckhand", "sailor", "captain", "admiral")
    simplest_level = "deckhand"
    table = "shtil_desktop.games.shtil.table:TABLE"
    jobs: ClassVar[Mapping[str, str]] = {
        "get-ready": "shtil_desktop.games.shtil.jobs:get_ready",
        "hint": "shtil_desktop.games.shtil.jobs:find_hint",
        "daily": "shtil_desktop.games.shtil.jobs:find_daily",
        "winnable": "shtil_desktop.games.shtil.jobs:find_winnable",
        "review": "shtil_desktop.games.shtil.jobs:review_record",
        "judge": "shtil_desktop.games.shtil.jobs:judge_move",
        "advise": "shtil_desktop.games.shtil.jobs:advise_move",
        "same-deal": "shtil_desktop.games.shtil.jobs:play_same_deal",
        "difficulty": "shtil_desktop.games.shtil.jobs:measure_deal",
        "find-difficulty": "shtil_desktop.games.shtil.jobs:find_deal",
    }
    problems = "shtil_desktop.games.shtil.problems.game_problems:PROBLEMS"
    pages = "shtil_desktop.games.shtil.pages:PAGES"
    keys: ClassVar[Mapping[str, str]] = {"discard": "D", "discards": "Shift+D"}
    looks = ("discards",)

    def default_options(self) -> Options:
        return Options()

    def read_options(self, plain: Mapping[str, Any]) -> Options:
        usual = self.write_options(Options())
        values = {name: plain.get(name, usual[name]) for name in usual}
        for name, kept in values.items():
            if type(kept) is not type(usual[name]):
                raise ValueError(f"{name} has a value of the wrong kind")
        return Options(**{**values, "mode": Mode(values["mode"])})

    def write_options(self, options: Options) -> dict[str, Any]:
        expansions = {name: getattr(options, name) for name in EXPANSIONS}
        return {"mode": options.mode.value, "seats": options.seats, **expansions}

    def read_choices(self, plain: Mapping[str, Any]) -> NewVoyage:
        from shtil_desktop.games.shtil.new_voyage import read_choices

        return read_choices(plain)

    def write_choices(self, chosen: NewVoyage) -> dict[str, Any]:
        from shtil_desktop.games.shtil.new_voyage import write_choices

        return write_choices(chosen)

    def new_game(self, options: Options, number: int, first: int | None = None) -> Shtil:
        from shtil_desktop.games.shtil.rules.deal import deal
        from shtil_desktop.games.shtil.rules.voyage import Shtil

        return Shtil(options, number, deal(options, number, first))

    def read_record(self, record: dict[str, Any]) -> Shtil:
        from shtil_desktop.games.shtil.rules.voyage import Shtil

        return Shtil.from_record(record)

    def has_level(self, level: str) -> bool:
        from shtil_desktop.games.shtil.crew import LEVELS

        return level in LEVELS

    def progress(self, game: Shtil) -> int:  # type: ignore[override]
        """Islands on the grid."""
        numbers = game.sea.numbers()
        return len(numbers) - numbers.count(None)

    def write_outcome(self, outcome: VoyageOutcome) -> list[Any]:
        return [outcome.winners, outcome.reason, outcome.scores, outcome.stuck]

    def read_outcome(self, plain: Sequence[Any]) -> VoyageOutcome:
        winners, reason, scores, stuck = plain
        return VoyageOutcome(
            whole_numbers(winners),
            Ending(reason),
            None if scores is None else whole_numbers(scores),
            None if stuck is None else whole_numbers([stuck])[0],
        )

    groups = MODES
    averages = ("cards_left",)
    lost_places = "lost_cells"

    def group_of(self, options: Options) -> str:
        return options.mode.value

    def figures(self, game: Shtil, player: int) -> dict[str, Figure]:  # type: ignore[override]
        """The cards left over, and where a voyage was lost: gaps that nothing could fill, or empty cells."""
        from shtil_desktop.games.shtil.lost_gaps import facts_of

        facts = facts_of(game)
        assert facts is not None
        narrow = tuple(cell for gap in facts.narrow for cell in range(gap.first, gap.last + 1))
        is_lost = facts.outcome.result_for(player) is Result.LOST
        lost_cells = narrow or facts.empty_cells if is_lost else ()
        return {"cards_left": facts.cards_left, "lost_cells": lost_cells}

    def pack_options(self, options: Options) -> int:
        from shtil_desktop.games.shtil.codes import pack_options

        return pack_options(options)

    def unpack_options(self, bits: int) -> Options:
        from shtil_desktop.games.shtil.codes import unpack_options

        return unpack_options(bits)

    def mate(self, level: str, *words: object) -> Mate:
        from shtil_desktop.games.shtil.crew import sign_on

        return sign_on(level, *words)

    def add_flags(self, parser: ArgumentParser) -> None:
        parser.add_argument("--mode", choices=MODES, help="start a voyage in this mode")
        parser.add_argument(
            "--seats", type=whole, choices=range(1, 6), help="number of players (default: 3, competitive 2)"
        )
        parser.add_argument(
            "--removed", type=whole, default=0, metavar="N", help="remove islands: 4, 6, 8, 10 or 12"
        )
        parser.add_argument("--reefs", action="store_true", help="play with the jagged reef")
        parser.add_argument(
            "--monsters", type=whole, default=0, metavar="N", help="play with 3, 4 or 5 sea monsters"
        )
        parser.add_argument("--storms", action="store_true", help="play with storms and compasses")
        parser.add_argument("--wilds", type=whole, default=0, metavar="N", help="play with 1 or 2 wild cards")

    def options_from_flags(self, chosen: Namespace) -> Options | None:
        flags = {name: getattr(chosen, name) for name in ("removed", "reefs", "monsters", "storms", "wilds")}
        if not any((chosen.mode, chosen.seats, *flags.values())):
            return None
        mode = Mode(chosen.mode or MODES[0])
        usual = RIVALS if mode is Mode.COMPETITIVE else USUAL_SEATS
        return Options(mode=mode, seats=chosen.seats or usual, **flags)


SHTIL: Final = ShtilFace()

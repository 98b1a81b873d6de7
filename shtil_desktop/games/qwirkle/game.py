"""Qwirkle as the house sees it."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final

from shtil_desktop.games.face import Figure, GameFace
from shtil_desktop.games.record import whole_numbers
from shtil_desktop.games.typed_numbers import whole

if TYPE_CHECKING:
    from shtil_desktop.games.qwirkle.crew.levels import Mate
    from shtil_desktop.games.qwirkle.new_match import NewQwirkle
    from shtil_desktop.games.qwirkle.rules.deal import Options
    from shtil_desktop.games.qwirkle.rules.game import Qwirkle
    from shtil_desktop.games.qwirkle.rules.outcome import QwirkleOutcome


class QwirkleFace(GameFace):
    id = "qwirkle"
    code_number = 1
    levels = ("beginner", "amateur", "expert", "master")
    simplest_level = "beginner"
    table = "shtil_desktop.games.qwirkle.table:TABLE"
    problems = "shtil_desktop.games.qwirkle.problems.game_problems:PROBLEMS"
    pages = "shtil_desktop.games.qwirkle.pages:PAGES"
    jobs: ClassVar[Mapping[str, str]] = {
        "get-ready": "shtil_desktop.games.qwirkle.jobs:get_ready",
        "hint": "shtil_desktop.games.qwirkle.jobs:find_hint",
        "review": "shtil_desktop.games.qwirkle.jobs:review_record",
        "judge": "shtil_desktop.games.qwirkle.jobs:judge_move",
        "advise": "shtil_desktop.games.qwirkle.jobs:advise_move",
        "same-deal": "shtil_desktop.games.qwirkle.jobs:play_same_deal",
    }
    keys: ClassVar[Mapping[str, str]] = {
        "trade": "T",
        "sort-colours": "C",
        "sort-shapes": "S",
        "unseen": "U",
        "marks": "L",
        "nearer": "+",
        "farther": "-",
        "whole-table": "0",
    }
    looks = ("sort-colours", "sort-shapes", "unseen", "marks", "nearer", "farther", "whole-table")

    def default_options(self) -> Options:
        from shtil_desktop.games.qwirkle.rules.deal import Options

        return Options()

    def read_options(self, plain: Mapping[str, Any]) -> Options:
        from shtil_desktop.games.qwirkle.rules.deal import SEATS, Options

        seats = plain.get("seats", Options().seats)
        if type(seats) is not int or seats not in SEATS:
            raise ValueError("2, 3 or 4 seats")
        return Options(seats)

    def write_options(self, options: Options) -> dict[str, Any]:
        return {"seats": options.seats}

    def read_choices(self, plain: Mapping[str, Any]) -> NewQwirkle:
        from shtil_desktop.games.qwirkle.new_match import read_choices

        return read_choices(plain)

    def write_choices(self, chosen: NewQwirkle) -> dict[str, Any]:
        from shtil_desktop.games.qwirkle.new_match import write_choices

        return write_choices(chosen)

    def progress(self, game: Qwirkle) -> int:  # type: ignore[override]
        """Tiles on the board."""
        return len(game.board.tiles)

    def new_game(self, options: Options, number: int, first: int | None = None) -> Qwirkle:
        """Who begins is told by the deal: the largest set."""
        from shtil_desktop.games.qwirkle.rules.game import Qwirkle

        return Qwirkle(options, number)

    def read_record(self, record: dict[str, Any]) -> Qwirkle:
        from shtil_desktop.games.qwirkle.rules.game import Qwirkle

        return Qwirkle.from_record(record)

    def write_outcome(self, outcome: QwirkleOutcome) -> list[Any]:
        return [outcome.winners, outcome.reason, outcome.scores]

    def read_outcome(self, plain: Sequence[Any]) -> QwirkleOutcome:
        from shtil_desktop.games.qwirkle.rules.outcome import Ending, QwirkleOutcome

        winners, reason, scores = plain
        return QwirkleOutcome(whole_numbers(winners), Ending(reason), whole_numbers(scores))

    groups = ("2", "3", "4")
    overall = ("points", "qwirkles", "lost")
    largest = ("best_turn",)
    course = "lost"
    """Hundredths of a point lost a move: known once the game has been read."""
    counts_levels = True

    def group_of(self, options: Options) -> str:
        return str(options.seats)

    def figures(self, game: Qwirkle, player: int) -> dict[str, Figure]:  # type: ignore[override]
        """The player's points, her best turn, and how many Qwirkles she laid."""
        from shtil_desktop.games.qwirkle.best_turns import best_turn, qwirkles

        return {
            "points": game.scores[player],
            "best_turn": best_turn(game, player),
            "qwirkles": qwirkles(game, player),
        }

    def pack_options(self, options: Options) -> int:
        from shtil_desktop.games.qwirkle.rules.deal import SEATS

        return SEATS.index(options.seats)

    def unpack_options(self, bits: int) -> Options:
        from shtil_desktop.games.qwirkle.rules.deal import SEATS, Options

        if not 0 <= bits < len(SEATS):
            raise ValueError("no such number of seats")
        return Options(SEATS[bits])

    def mate(self, level: str, *words: object) -> Mate:
        from shtil_desktop.games.qwirkle.crew.levels import sign_on

        return sign_on(level, *words)

    def add_flags(self, parser: ArgumentParser) -> None:
        from shtil_desktop.games.qwirkle.rules.deal import SEATS

        parser.add_argument("--seats", type=whole, choices=SEATS, help="number of players (default: 2)")

    def options_from_flags(self, chosen: Namespace) -> Options | None:
        from shtil_desktop.games.qwirkle.rules.deal import Options

        return None if chosen.seats is None else Options(chosen.seats)


QWIRKLE: Final = QwirkleFace()

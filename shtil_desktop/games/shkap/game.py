"""Shkap as the house sees it."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final

from shtil_desktop.games.face import Figure, GameFace
from shtil_desktop.games.record import whole_numbers
from shtil_desktop.games.typed_numbers import whole

if TYPE_CHECKING:
    from shtil_desktop.games.shkap.crew.levels import Mate
    from shtil_desktop.games.shkap.new_match import NewExpedition
    from shtil_desktop.games.shkap.rules.game import Shkap
    from shtil_desktop.games.shkap.rules.options import Options
    from shtil_desktop.games.shkap.rules.outcome import ShkapOutcome

MODES: Final = ("base", "archipelago")
ISLAND_SETS: Final = (1,)


class ShkapFace(GameFace):
    id = "shkap"
    code_number = 2
    levels = ("deckhand", "sailor", "captain", "admiral")
    simplest_level = "deckhand"
    table = "shtil_desktop.games.shkap.table:TABLE"
    problems = "shtil_desktop.games.shkap.problems.game_problems:PROBLEMS"
    pages = "shtil_desktop.games.shkap.pages:PAGES"
    jobs: ClassVar[Mapping[str, str]] = {
        "get-ready": "shtil_desktop.games.shkap.jobs:get_ready",
        "hint": "shtil_desktop.games.shkap.jobs:find_hint",
        "review": "shtil_desktop.games.shkap.jobs:review_record",
        "judge": "shtil_desktop.games.shkap.jobs:judge_move",
        "advise": "shtil_desktop.games.shkap.jobs:advise_move",
        "same-deal": "shtil_desktop.games.shkap.jobs:play_same_deal",
    }
    keys: ClassVar[Mapping[str, str]] = {"land": "L", "pass": "P", "ready": "R", "islands": "I"}
    looks = ("islands",)

    def default_options(self) -> Options:
        from shtil_desktop.games.shkap.rules.options import Options

        return Options()

    def read_options(self, plain: Mapping[str, Any]) -> Options:
        from shtil_desktop.games.shkap.rules.options import SEATS, Mode, Options

        usual = self.write_options(Options())
        mode, seats, island_set = (plain.get(name, usual[name]) for name in ("mode", "seats", "set"))
        if type(seats) is not int or seats not in SEATS:
            raise ValueError("2, 3 or 4 seats")
        if type(island_set) is not int or island_set not in ISLAND_SETS:
            raise ValueError("an unknown set of islands")
        return Options(Mode(mode), seats, island_set)

    def write_options(self, options: Options) -> dict[str, Any]:
        return {"mode": options.mode.value, "seats": options.seats, "set": options.island_set}

    def read_choices(self, plain: Mapping[str, Any]) -> NewExpedition:
        from shtil_desktop.games.shkap.new_match import read_choices

        return read_choices(plain)

    def write_choices(self, chosen: NewExpedition) -> dict[str, Any]:
        from shtil_desktop.games.shkap.new_match import write_choices

        return write_choices(chosen)

    def progress(self, game: Shkap) -> int:  # type: ignore[override]
        """Islands that are behind."""
        return game.at

    def new_game(self, options: Options, number: int, first: int | None = None) -> Shkap:
        """Who begins is told by the deal."""
        from shtil_desktop.games.shkap.rules.game import Shkap

        return Shkap(options, number)

    def read_record(self, record: dict[str, Any]) -> Shkap:
        from shtil_desktop.games.shkap.rules.game import Shkap

        return Shkap.from_record(record)

    def write_outcome(self, outcome: ShkapOutcome) -> list[Any]:
        return [outcome.winners, outcome.reason, outcome.scores, outcome.extra]

    def read_outcome(self, plain: Sequence[Any]) -> ShkapOutcome:
        from shtil_desktop.games.shkap.rules.outcome import Ending, ShkapOutcome

        winners, reason, scores, extra = plain
        if extra is not None:
            whole_numbers([coins for coins in extra if coins is not None])
            extra = tuple(extra)
        return ShkapOutcome(whole_numbers(winners), Ending(reason), whole_numbers(scores), extra)

    groups = MODES
    overall = ("coins_an_island", "missed")
    counts_levels = True

    def group_of(self, options: Options) -> str:
        return options.mode.value

    def figures(self, game: Shkap, player: int) -> dict[str, Figure]:  # type: ignore[override]
        """The player's coins, hundredths of a coin an island, and islands that had more for her."""
        from shtil_desktop.games.shkap.review.hindsight import missed_islands

        coins, islands = game.coins[player], min(max(game.at, 1), game.options.islands)
        return {
            "coins": coins,
            "coins_an_island": round(100 * coins / islands),
            "missed": len(missed_islands(game, player)),
        }

    def pack_options(self, options: Options) -> int:
        """Seats, then the mode, then the set of islands. Frozen: codes are shared."""
        from shtil_desktop.games.shkap.rules.options import SEATS

        kind = MODES.index(options.mode.value) * len(SEATS) + SEATS.index(options.seats)
        return ISLAND_SETS.index(options.island_set) * len(MODES) * len(SEATS) + kind

    def unpack_options(self, bits: int) -> Options:
        from shtil_desktop.games.shkap.rules.options import SEATS, Mode, Options

        kinds = len(MODES) * len(SEATS)
        if not 0 <= bits < kinds * len(ISLAND_SETS):
            raise ValueError("no such kind of game")
        mode, seats = divmod(bits % kinds, len(SEATS))
        return Options(Mode(MODES[mode]), SEATS[seats], ISLAND_SETS[bits // kinds])

    def mate(self, level: str, *words: object) -> Mate:
        from shtil_desktop.games.shkap.crew.levels import sign_on

        return sign_on(level, *words)

    def add_flags(self, parser: ArgumentParser) -> None:
        from shtil_desktop.games.shkap.rules.options import SEATS

        parser.add_argument("--mode", choices=MODES, help="base or archipelago (default: base)")
        parser.add_argument("--seats", type=whole, choices=SEATS, help="number of players (default: 2)")

    def options_from_flags(self, chosen: Namespace) -> Options | None:
        from shtil_desktop.games.shkap.rules.options import Mode, Options

        if chosen.mode is None and chosen.seats is None:
            return None
        usual = Options()
        return Options(Mode(chosen.mode or usual.mode), chosen.seats or usual.seats)


SHKAP: Final = ShkapFace()

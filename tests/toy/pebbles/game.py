"""Pebbles as the house sees it: cheap to import, all that takes time comes by a late import."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final

from shtil_desktop.games.face import AnyGame, Figure, GameFace
from shtil_desktop.games.record import whole_numbers
from shtil_desktop.games.typed_numbers import whole
from tests.toy.pebbles.rules.options import ROUNDS, SEATS, Options, deal, mismatch
from tests.toy.pebbles.rules.outcome import Ending, PebblesOutcome

if TYPE_CHECKING:
    from shtil_desktop.games.face import Mate
    from tests.toy.pebbles.rules.pebbles import Pebbles


class PebblesFace(GameFace):
    id = "pebbles"
    code_number = 31
    levels = ("careless", "careful")
    simplest_level = "careless"
    jobs: ClassVar[Mapping[str, str]] = {"hint": "tests.toy.pebbles.crew.hint:find_hint"}
    table = "tests.toy.pebbles.table:TABLE"
    pages = "tests.toy.pebbles.pages:PAGES"
    groups = tuple(f"{rounds} rounds" for rounds in ROUNDS)
    averages = ("pebbles",)

    def default_options(self) -> Options:
        return Options()

    def read_options(self, plain: Mapping[str, Any]) -> Options:
        usual = self.write_options(Options())
        values = {name: plain.get(name, usual[name]) for name in usual}
        if any(type(kept) is not int for kept in values.values()):
            raise ValueError("an option has a value of the wrong kind")
        return _checked(Options(**values))

    def write_options(self, options: Options) -> dict[str, Any]:
        return {"seats": options.seats, "rounds": options.rounds}

    def new_game(self, options: Options, number: int, first: int | None = None) -> Pebbles:
        from tests.toy.pebbles.rules.pebbles import Pebbles

        return Pebbles(options, number, deal(options, number, first))

    def read_record(self, record: dict[str, Any]) -> Pebbles:
        from tests.toy.pebbles.rules.pebbles import Pebbles

        return Pebbles.from_record(record)

    def write_outcome(self, outcome: PebblesOutcome) -> list[Any]:
        return [outcome.winners, outcome.reason, outcome.scores]

    def read_outcome(self, plain: Sequence[Any]) -> PebblesOutcome:
        winners, reason, scores = plain
        return PebblesOutcome(whole_numbers(winners), Ending(reason), whole_numbers(scores))

    def group_of(self, options: Options) -> str:
        return self.groups[ROUNDS.index(options.rounds)]

    def figures(self, game: AnyGame, player: int) -> dict[str, Figure]:
        return {"pebbles": game.view(player).heaps[player]}

    def pack_options(self, options: Options) -> int:
        return SEATS.index(options.seats) * len(ROUNDS) + ROUNDS.index(options.rounds)

    def unpack_options(self, bits: int) -> Options:
        seats, rounds = divmod(bits, len(ROUNDS))
        if not 0 <= seats < len(SEATS):
            raise ValueError("no such options")
        return Options(SEATS[seats], ROUNDS[rounds])

    def mate(self, level: str, *words: object) -> Mate:
        from tests.toy.pebbles.crew import mate

        return mate(level, *words)

    def add_flags(self, parser: ArgumentParser) -> None:
        parser.add_argument("--seats", type=whole, choices=SEATS, help="default 2")
        parser.add_argument("--rounds", type=whole, choices=ROUNDS, help="default 4")

    def options_from_flags(self, chosen: Namespace) -> Options | None:
        if chosen.seats is None and chosen.rounds is None:
            return None
        return Options(chosen.seats or SEATS[0], chosen.rounds or ROUNDS[0])


def _checked(options: Options) -> Options:
    if (wrong := mismatch(options)) is not None:
        raise ValueError(wrong)
    return options


PEBBLES: Final = PebblesFace()

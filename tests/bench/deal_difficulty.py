"""How hard deals are and how steady that is, and how long a deal of a difficulty is looked for.

python -m tests.bench.deal_difficulty measure DEALS
python -m tests.bench.deal_difficulty find SEARCHES MOST_DEALS
"""

from __future__ import annotations

import sys
import time
from collections import Counter

from shtil_desktop.games import face_of
from shtil_desktop.games.difficulty import DIFFICULTIES
from shtil_desktop.games.face import GameFace
from shtil_desktop.games.same_deal import play_out
from shtil_desktop.games.shtil.deal_difficulty import BOUNDS, find_deal, measure
from shtil_desktop.games.shtil.rules.options import Mode, Options

KINDS = {
    "solo": Options(Mode.STANDARD, 1),
    "three seats": Options(Mode.STANDARD, 3),
    "solo, 8 removed": Options(Mode.STANDARD, 1, removed=8),
    "solo, 12 removed": Options(Mode.STANDARD, 1, removed=12),
    "Great Arch": Options(Mode.ARCH, 1),
    "Sun and Moon": Options(Mode.SUN_MOON, 1),
    "Pyramid": Options(Mode.PYRAMID, 1),
    "reefs": Options(Mode.STANDARD, 1, reefs=True),
    "three seats, all of Stormy Seas": Options(
        Mode.STANDARD, 3, reefs=True, monsters=5, storms=True, wilds=2
    ),
}
OTHER_DICE = 100_000


def tell(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def never() -> bool:
    return False


def measured(options: Options, number: int, first: int = 0) -> tuple[int, float, int]:
    """The difficulty, the seconds of processor time, and the voyages that were sailed."""
    begun = time.process_time()
    found = measure(options, number, never, first)
    assert found is not None
    return found.difficulty, time.process_time() - begun, sum(found.matches.values())


def measure_all(kinds: dict[str, Options], deals: int) -> None:
    for name, options in kinds.items():
        counts: Counter[int] = Counter()
        same, seconds, voyages = 0, [], 0
        for number in range(1, deals + 1):
            first, took, sailed = measured(options, number)
            second, again, _ = measured(options, number, OTHER_DICE)
            counts[first] += 1
            same += first == second
            seconds += [took, again]
            voyages += sailed
        by_difficulty = ", ".join(str(counts[one]) for one in DIFFICULTIES)
        tell(
            f"{name}: difficulties {by_difficulty}; the same with other dice {same} of {deals}; "
            f"{sum(seconds) / len(seconds):.2f} s a deal, at most {max(seconds):.1f}; "
            f"{voyages / deals:.0f} voyages",
        )


def find_all(kinds: dict[str, Options], searches: int, most: int) -> None:
    for name, options in kinds.items():
        for difficulty in DIFFICULTIES:
            seconds, looked_at, missed = [], 0, 0
            for search in range(searches):
                begun = time.process_time()
                found = find_deal(options, difficulty, 1 + search * 1000, most, False, lambda _: None, never)
                seconds.append(time.process_time() - begun)
                assert found is not None
                looked_at += found.looked_at
                missed += found.number is None
            tell(
                f"{name}, difficulty {difficulty}: {sum(seconds) / searches:.1f} s, at most "
                f"{max(seconds):.1f}; {looked_at / searches:.1f} deals looked at; none found {missed} times",
            )


def rivals(deals: int, games: int) -> None:
    for game, level in {"qwirkle": "beginner", "shkap": "deckhand"}.items():
        face = face_of(game)
        shares = [
            [_share(face, number, level, range(half * games, (half + 1) * games)) for half in (0, 1)]
            for number in range(1, deals + 1)
        ]
        same = sum(_band(first) == _band(second) for first, second in shares)
        whole = sorted(sum(pair) / 2 for pair in shares)
        tell(
            f"{game}, {level}s: the first seat wins {whole[0]:.0%} to {whole[-1]:.0%} of a deal's games, "
            f"in the middle half of the deals {whole[deals // 4]:.0%} to {whole[3 * deals // 4]:.0%}; "
            f"the same difficulty in both halves {same} of {deals}"
        )


def _share(face: GameFace, number: int, level: str, voyages: range) -> float:
    won = 0.0
    for voyage in voyages:
        game = face.new_game(face.read_options({"seats": 2}), number, 0)
        play_out(face, game, [level] * 2, ("rivals", voyage), never)
        assert game.result is not None
        won += (0 in game.result.winners) / len(game.result.winners)
    return won / len(voyages)


def _band(share: float) -> int:
    return sum(share < bound for bound in BOUNDS)


def main() -> None:
    figures = [int(word) for word in sys.argv[2:] if word.isdigit()]
    named = {name: KINDS[name] for name in sys.argv[2:] if not name.isdigit()}
    if sys.argv[1] == "rivals":
        rivals(*figures)
    else:
        (measure_all if sys.argv[1] == "measure" else find_all)(named or KINDS, *figures)


if __name__ == "__main__":
    main()

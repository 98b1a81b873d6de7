"""Files that the program keeps for itself: training, deals, the index of matches, calls of a second start."""

from __future__ import annotations

import json
import tempfile
from abc import abstractmethod
from datetime import UTC, date, datetime
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, ClassVar

from shtil_desktop.games import GAMES
from shtil_desktop.games.daily import DailyDeal
from shtil_desktop.games.difficulty import DIFFICULTIES
from shtil_desktop.games.mistakes import Loss, Mistake
from shtil_desktop.games.record import write
from shtil_desktop.games.same_deal import SameDeal
from shtil_desktop.games.values import replace
from shtil_desktop.play.match import Match
from shtil_desktop.play.profile.known_deals import DAYS, DIFFICULTY, SAME_DEALS, KnownDeals
from shtil_desktop.play.profile.matches.index import entry_of
from shtil_desktop.play.profile.matches.index_file import read_index, write_index
from shtil_desktop.play.profile.single_instance import CALLS, SingleInstance
from shtil_desktop.play.profile.sqlite_file import Table
from shtil_desktop.play.profile.training.database import DRILLS, PROBLEMS, Training
from shtil_desktop.play.profile.training.drills import due_on, new_drill
from tests.fuzz.targets import Target, change_rows, crew_of, some_games
from tests.games.kinds import all_kinds

DAY = date(2026, 11, 20)


class Database(Target):
    """An SQLite file: bytes are changed, or values of its rows."""

    file: str
    tables: ClassVar[tuple[Table, ...]]

    def sound(self) -> list[bytes]:
        return list(_databases(type(self)))

    @abstractmethod
    def fill(self, path: Path, count: int) -> None:
        """Make the file with so many things of every sort in it."""

    @abstractmethod
    def use(self, path: Path) -> bool:
        """Open, read, change and close the file; whether it was taken as it is."""

    def take(self, content: bytes, folder: Path) -> bool:
        path = folder / self.file
        path.write_bytes(content)
        dice = Random(content)
        is_changed = content not in self.sound() and dice.random() < 0.5
        if is_changed:
            table = dice.choice(self.tables)
            change_rows(path, dice, table.name, table.columns)
        return self.use(path) and not is_changed


@cache
def _databases(kind: type[Database]) -> tuple[bytes, ...]:
    found = []
    for count in (0, 3, 40):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder, kind.file)
            kind().fill(path, count)
            found.append(path.read_bytes())
    return tuple(found)


class TrainingFile(Database):
    name, share, file = "training", 3, "training.sqlite"
    tables = (PROBLEMS, DRILLS)

    def fill(self, path: Path, count: int) -> None:
        training = Training(path)
        for at in range(count):
            for game in GAMES:
                training.note_wrong_move(game, f"p{at}")
                training.note_solution(game, f"p{at}", DAY)
                drill = new_drill(game, f"m{at}", Mistake(at, Loss.POINTS, at), DAY)
                training.add_drills([drill])
                if at % 2:
                    training.note_try(drill, DAY, is_found=at % 3 == 0)
        training.progress("shtil")
        training.close()

    def use(self, path: Path) -> bool:
        training = Training(path)
        for game in GAMES:
            for progress in training.progress(game).values():
                assert progress.game == game
            training.note_hint(game, "p1")
        drills = training.drills()
        for drill in due_on(drills, DAY)[:5]:
            training.note_try(drill, DAY, is_found=True)
        fresh = new_drill("shkap", "another", Mistake(3, Loss.COINS, 7), DAY)
        training.add_drills([fresh])
        is_kept = any(drill.key == fresh.key for drill in training.drills())
        training.close()
        assert is_kept
        return training.broken is None


class DealsFile(Database):
    name, share, file = "deals", 3, "deals.sqlite"
    tables = (DIFFICULTY, SAME_DEALS, DAYS)

    def fill(self, path: Path, count: int) -> None:
        deals = KnownDeals(path)
        for at, (game, kind) in enumerate(all_kinds()[:count]):
            deals.keep_difficulty(game, kind, at, DIFFICULTIES[at % len(DIFFICULTIES)])
            deals.keep_daily(game, DailyDeal(day_after(at), kind, at, is_proven=True))
        for played in some_games()[:count]:
            if played.result is not None:
                levels = ("a",) * played.seats
                deals.keep_same_deal(played, levels, SameDeal(levels, played.result, write(played)))
        deals.difficulty("shtil", all_kinds()[0][1], 0)
        deals.close()

    def use(self, path: Path) -> bool:
        deals = KnownDeals(path)
        is_sound = True
        for at, (game, kind) in enumerate(all_kinds()[:6]):
            assert deals.difficulty(game, kind, at) in (None, *DIFFICULTIES)
            deals.keep_difficulty(game, kind, at, DIFFICULTIES[0])
            is_sound &= deals.difficulty(game, kind, at) == DIFFICULTIES[0]
            daily = deals.daily(game, day_after(at))
            assert daily is None or daily.day == day_after(at)
        for played in some_games()[:6]:
            found = deals.same_deal(played, ("a",) * played.seats)
            assert found is None or found.record
        deals.close()
        return is_sound and not list(path.parent.glob("*.broken"))


def day_after(at: int) -> date:
    return date.fromordinal(DAY.toordinal() + at)


class IndexFile(Target):
    """What the list of matches shows, made again where it makes no sense."""

    name, share = "index", 4

    def sound(self) -> list[bytes]:
        return list(_indexes())

    def take(self, content: bytes, folder: Path) -> bool:
        path = folder / "voyages.index"
        path.write_bytes(content)
        found = read_index(path)
        write_index(path, found.values())
        again = read_index(path)
        assert again == found
        return bool(found)


@cache
def _indexes() -> tuple[bytes, ...]:
    moment = datetime(2026, 11, 16, tzinfo=UTC)
    entries = []
    for at, game in enumerate(some_games()):
        match = Match(game, 0, crew_of(game, "Ann"), id=f"m{at}")
        if game.result is not None:
            match = replace(match, finished=moment)
        entries.append(entry_of(match, (at, at, at, at)))
    found = []
    with tempfile.TemporaryDirectory() as folder:
        for count in (1, 9, len(entries)):
            path = Path(folder, "voyages.index")
            write_index(path, entries[:count])
            found.append(path.read_bytes())
    return tuple(found)


class CallFile(Target):
    """A note of a second start, as anybody may leave one."""

    name, share = "call", 3

    def sound(self) -> list[bytes]:
        calls: list[dict[str, Any]] = [
            {"file": None, "deal": None, "seat": None},
            {"file": "/home/ann/a voyage.shtil", "deal": None, "seat": None},
            {"file": None, "deal": "0400-R19", "seat": 2},
        ]
        return [json.dumps(call).encode() for call in calls]

    def take(self, content: bytes, folder: Path) -> bool:
        instance = SingleInstance(folder)
        assert instance.take()
        note = folder / CALLS / "x.call"
        note.write_bytes(content)
        found = instance.answer()
        instance.leave()
        assert not note.exists(), "whoever called would wait in vain"
        for call in found:
            assert call.file is None or "\0" not in call.file
            assert call.seat is None or 0 <= call.seat <= 9
        return content in self.sound()


KEPT_FILES: tuple[Target, ...] = (TrainingFile(), DealsFile(), IndexFile(), CallFile())

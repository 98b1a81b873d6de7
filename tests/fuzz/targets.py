"""What reads input from outside: sound inputs to start from, and the only errors that each may raise."""

from __future__ import annotations

import contextlib
import io
import json
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta
from functools import cache
from pathlib import Path
from random import Random

from shtil_desktop.arguments import read_arguments
from shtil_desktop.games import GAMES, face_of
from shtil_desktop.games.base import IllegalAction, InvalidRecord, Result
from shtil_desktop.games.codes import InvalidCode, decode, encode
from shtil_desktop.games.daily import longest_streak, streak
from shtil_desktop.games.face import AnyGame
from shtil_desktop.games.qwirkle.new_match import NewQwirkle
from shtil_desktop.games.qwirkle.rules.deal import Options as QwirkleOptions
from shtil_desktop.games.record import read, write
from shtil_desktop.games.shkap.new_match import NewExpedition
from shtil_desktop.games.shtil.new_voyage import NewVoyage
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.games.shtil.rules.voyage import Shtil
from shtil_desktop.play.match import Match, Seat, seating_of
from shtil_desktop.play.profile.matches.sidecar import to_sidecar
from shtil_desktop.play.profile.matches.store import Store
from shtil_desktop.play.profile.settings import Settings, load_settings, save_settings
from shtil_desktop.play.profile.statistics.database import Statistics
from shtil_desktop.play.profile.statistics.figures import Finished, Selection, finished
from shtil_desktop.play.profile.statistics.rows import COLUMNS
from tests.games.kinds import all_kinds
from tests.games.shtil.kinds import FEW_KINDS


class Target(ABC):
    """One door to the outside."""

    name: str
    share: int
    """Of a hundred inputs, how many go here."""

    @abstractmethod
    def sound(self) -> list[bytes]:
        """Inputs that are taken."""

    @abstractmethod
    def take(self, content: bytes, folder: Path) -> bool:
        """Give an input to the program, in a profile of its own; whether it was taken as it is."""


@cache
def some_games() -> tuple[AnyGame, ...]:
    """Return matches of every game and kind, some of them finished."""
    return (*_voyages(), *_matches("qwirkle"), *_matches("shkap"))


def crew_of(game: AnyGame, name: str) -> tuple[Seat, ...]:
    """Return seats with the player in the first."""
    level = face_of(game.id).usual_level
    return seating_of(game.seats, 0, name, [Seat(f"Mate {k}", level) for k in range(4)])


def _matches(game: str) -> list[AnyGame]:
    """Return matches of the simplest level, every third one finished."""
    face = face_of(game)
    kinds = [kind for name, kind in all_kinds() if name == game]
    found = []
    for number, kind in enumerate(dict.fromkeys(kinds)):
        played = face.new_game(kind, number)
        steps = 400 if number % 3 == 0 else 3 * number
        while (decision := played.decision) is not None and steps:
            mate = face.mate(face.simplest_level, "fuzz", number, steps)
            played.apply(mate.decide(played.view(decision.seat)))
            steps -= 1
        found.append(played)
    return found


def _voyages() -> list[Shtil]:
    """Return a voyage of every kind, some steps long, every third one finished."""
    rng = Random("fuzz")
    games = []
    for number, options in enumerate(FEW_KINDS):
        game = Shtil(options, number)
        steps = 400 if number % 3 == 0 else rng.randint(0, 25)
        while game.result is None and steps:
            action = rng.choice(game.legal_actions())
            if action.price:
                action = action.paid(tuple(rng.sample(game.purse(action), action.price)))
            game.apply(action)
            steps -= 1
        games.append(game)
    return games


class Record(Target):
    name, share = "record", 40

    def sound(self) -> list[bytes]:
        return [write(game).encode() for game in some_games()]

    def take(self, content: bytes, folder: Path) -> bool:
        try:
            game = read(content)
        except (InvalidRecord, IllegalAction) as error:
            assert str(error)
            return False
        assert write(read(write(game))) == write(game)
        return True


class KeptVoyage(Target):
    """A record and the file beside it, as the program finds them at its start."""

    name, share = "voyage", 15
    BETWEEN = b"\n---\n"

    def sound(self) -> list[bytes]:
        found = []
        for game in some_games():
            crew = crew_of(game, "Ann")
            voyage = Match(game, 0, crew, id="x")
            if game.result is not None:
                voyage.finished = datetime(2026, 11, 16, tzinfo=UTC)
            found.append(write(game).encode() + self.BETWEEN + json.dumps(to_sidecar(voyage)).encode())
        return found

    def take(self, content: bytes, folder: Path) -> bool:
        record, _, sidecar = content.partition(self.BETWEEN)
        (folder / "x.shtil").write_bytes(record)
        (folder / "x.json").write_bytes(sidecar)
        (folder / "current").write_bytes(content[:30] if len(content) % 2 else b"x\n")
        store = Store(folder)
        store.latest()
        found = list(store.matches())
        kept = {path.read_bytes() for path in folder.iterdir() if path.is_file()}
        assert {record, sidecar} <= kept, "what was garbled is to be kept"
        return bool(found) and not store.broken


class SettingsFile(Target):
    name, share = "settings", 15

    def sound(self) -> list[bytes]:
        from shtil_desktop.play.profile.settings import to_plain

        storms = NewVoyage(Options(Mode.STANDARD, 3, storms=True), names=("Ada", "Юра", "", ""))
        kept = [
            Settings(),
            Settings(player_name="Мила", numeral_scale=1.5, shortcuts={"hint": "Ctrl+J"}),
            Settings(unknown={"of another version": [1, {"a": None}]}).with_choices("shtil", storms),
            Settings().with_choices("qwirkle", NewQwirkle(QwirkleOptions(4), names=("Ada", "Юра", ""))),
            Settings().with_choices("shkap", NewExpedition()),
        ]
        return [json.dumps(to_plain(settings), ensure_ascii=False).encode() for settings in kept]

    def take(self, content: bytes, folder: Path) -> bool:
        path = folder / "settings.json"
        path.write_bytes(content)
        settings = load_settings(path)
        is_taken = path.exists()
        save_settings(path, settings)
        assert load_settings(path) == settings
        return is_taken


class Code(Target):
    name, share = "code", 20

    def sound(self) -> list[bytes]:
        return [encode(game, kind, 7 ** (at % 22)).encode() for at, (game, kind) in enumerate(all_kinds())]

    def take(self, content: bytes, folder: Path) -> bool:
        try:
            deal = decode(content.decode("utf-8", "surrogateescape"))
        except InvalidCode as error:
            assert error.reason
            return False
        assert decode(encode(deal.game, deal.options, deal.number)) == deal
        return True


class CommandLine(Target):
    name, share = "command line", 9

    def sound(self) -> list[bytes]:
        lines = [
            "--mode arch --seats 2 --number 24",
            "--deal 0400-R19 --lang de --theme dark",
            "--mode standard --seats 3 --reefs --monsters 4 --storms --wilds 2 --speed off",
            "--removed 12 --seats 1 --number 9223372036854775807 --profile some/folder",
            "--version",
            "--help",
        ]
        return [line.replace(" ", "\n").encode() for line in lines]

    def take(self, content: bytes, folder: Path) -> bool:
        words = content.replace(b"\0", b"").decode("utf-8", "surrogateescape").split("\n")
        out, err = io.StringIO(), io.StringIO()
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            try:
                read_arguments(words)
            except SystemExit as error:
                assert error.code in (0, 2)
                assert (out if error.code == 0 else err).getvalue()
                return error.code == 0
        return True


class StatisticsFile(Target):
    """A file with voyages in it: bytes are changed, and after that values of its rows."""

    name, share = "statistics", 3

    def __init__(self) -> None:
        self._files: list[bytes] = []

    def sound(self) -> list[bytes]:
        import tempfile

        for count in () if self._files else (0, 9, 60):
            with tempfile.TemporaryDirectory() as folder:
                path = Path(folder, "statistics.sqlite")
                statistics = Statistics(path)
                statistics.add([*(self._voyage(at) for at in range(count)), *_of_other_games()[:count]])
                statistics.close()
                self._files.append(path.read_bytes())
        return self._files

    def _voyage(self, at: int) -> Finished:
        result = (Result.WON, Result.LOST, Result.DRAW)[at % 3]
        options = FEW_KINDS[at % len(FEW_KINDS)]
        when = datetime(2026, 11, 1, tzinfo=UTC) + timedelta(hours=at)
        lost = (at % 20, 21) if result is Result.LOST else ()
        day = when.date() if at % 4 == 0 else None
        counted = {"cards_left": 3, "lost_cells": lost}
        return Finished(
            str(at), "shtil", when, options, at, result, "finish", 50, False, at % 2, False, day, counted
        )

    def take(self, content: bytes, folder: Path) -> bool:
        path = folder / "statistics.sqlite"
        path.write_bytes(content)
        dice = Random(content)
        is_changed = (
            content not in self._files and dice.random() < 0.5 and change_rows(path, dice, "matches", COLUMNS)
        )
        statistics = Statistics(path)
        readable = len(statistics.matches())
        figures, standing = statistics.figures(), statistics.standing()
        assert figures.all == figures.summary.matches == standing.matches == readable
        for game in GAMES:
            for group in (None, *face_of(game).groups):
                statistics.figures(Selection(game=game, group=group, since=date(2026, 11, 2)))
        streak(standing.days, date(2026, 11, 16)), longest_streak(standing.days)
        statistics.export(folder / "all.csv")
        assert statistics.add([self._voyage(9999)]) == 1 or not statistics.is_lasting
        statistics.close()
        is_aside = bool(list(folder.glob("*.broken")))
        return not (is_aside or is_changed or figures.unreadable)


@cache
def _of_other_games() -> tuple[Finished, ...]:
    when = datetime(2026, 11, 2, tzinfo=UTC)
    matches = [
        Match(game, 0, crew_of(game, "Ann"), id=f"{game.id}{at}", finished=when)
        for at, game in enumerate(some_games())
        if game.id != "shtil" and game.result is not None
    ]
    return tuple(map(finished, matches))


def change_rows(path: Path, dice: Random, table: str, columns: Sequence[str]) -> bool:
    """Put odd values into some rows of the table, if the file is a database at all."""
    with contextlib.suppress(sqlite3.Error), contextlib.closing(sqlite3.connect(path)) as base, base:
        for _ in range(dice.randrange(1, 5)):
            change = f"UPDATE {table} SET {dice.choice(columns)} = ? WHERE rowid % 7 = ?"
            base.execute(change, (dice.choice(ODD_CELLS), dice.randrange(7)))
    return True


ODD_CELLS = (
    *(
        None,
        -1,
        0,
        1,
        2,
        1.0,
        1.5,
        1e308,
        float("inf"),
        1 << 62,
        b"",
        b"\xff\x00",
        "",
        "1",
        "won",
        "\0",
        "x" * 5000,
    ),
    *("0001-01-01", "9999-12-31", "2026-02-31", "9999-12-31T23:59:59-14:00", "0001-01-01T00:00:00+14:00"),
    *("[", "[]", "[[1]]", "[1,,2]", "[007]", "[-1]", "[" + "9" * 900 + "]", "[1e5]", "{}", "\ud7ff"),
)


TARGETS: tuple[Target, ...] = (
    Record(),
    KeptVoyage(),
    SettingsFile(),
    Code(),
    CommandLine(),
    StatisticsFile(),
)

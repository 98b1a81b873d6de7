"""What lies in a profile made by a stranger: files beside records, the album, any tree of odd things."""

from __future__ import annotations

import contextlib
import json
import logging
import os
import tempfile
import zlib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from typing import Final

from shtil_desktop.games import face_of
from shtil_desktop.games.face import AnyGame
from shtil_desktop.games.shtil.game import SHTIL
from shtil_desktop.games.shtil.pages.lessons.lessons import first_voyage
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.play.match import Match, Seat
from shtil_desktop.play.profile.files import make_own, write_whole
from shtil_desktop.play.profile.known_deals import KnownDeals
from shtil_desktop.play.profile.log_file import LogFile
from shtil_desktop.play.profile.matches.index import Index
from shtil_desktop.play.profile.matches.sidecar import BadSidecar, restore, to_sidecar
from shtil_desktop.play.profile.matches.store import Store
from shtil_desktop.play.profile.paths import Paths, find_paths
from shtil_desktop.play.profile.settings import Settings, load_settings, save_settings
from shtil_desktop.play.profile.single_instance import SingleInstance
from shtil_desktop.play.profile.statistics.database import Statistics
from shtil_desktop.play.profile.training.database import FileTrouble, Training
from shtil_desktop.play.session import Session
from shtil_desktop.table.pictures import album
from shtil_desktop.windows import style_sheet
from shtil_desktop.windows.pages.lessons.progress import CourseProgress
from tests.fuzz.targets import Target, crew_of
from tests.games.kinds import all_kinds
from tests.games.shtil.players import Style, choose


@cache
def _games() -> tuple[AnyGame, ...]:
    """Return one for each game and number of seats: more of a game is not asked for here."""
    kinds = {(game, kind.seats): kind for game, kind in all_kinds()}
    return tuple(face_of(game).new_game(kind, at) for at, ((game, _), kind) in enumerate(kinds.items()))


class SidecarFile(Target):
    """The file beside a record, by itself: nothing in it may be more than it says."""

    name, share = "sidecar", 12

    def sound(self) -> list[bytes]:
        found = []
        for game in _games():
            crew = crew_of(game, "Анна")
            found.append(json.dumps(to_sidecar(Match(game, 0, crew))).encode())
        return found

    def take(self, content: bytes, folder: Path) -> bool:
        is_taken = False
        for game in _games():
            try:
                voyage = restore(game, "x", content)
            except BadSidecar as error:
                assert str(error)
                continue
            again = json.dumps(to_sidecar(voyage)).encode("utf-8", "replace")
            assert to_sidecar(restore(game, "x", again)) == json.loads(again)
            is_taken = True
        return is_taken


@cache
def _albums() -> tuple[bytes, ...]:
    page = album.KeptPixels(32, 32, 1.5, False, zlib.compress(bytes(range(256)) * 16))
    plain = album.KeptPixels(32, 32, 1.5, True, bytes(range(256)) * 16)
    large = album.KeptPixels(1024, 1024, 2.0, False, zlib.compress(bytes(4 << 20)))
    every = ({"sea": page}, {"sea": page, "sky": plain}, {"sea": page, "sky": large})
    return tuple(album._written(AlbumFile.TITLE, pages) for pages in every)


class AlbumFile(Target):
    """With the right sum, so that what is behind it is really read."""

    name, share = "album", 8
    TITLE = "a look"

    def sound(self) -> list[bytes]:
        return list(_albums())

    def take(self, content: bytes, folder: Path) -> bool:
        path = folder / "table.album"
        _, _, rest = content.partition(b"\n")
        path.write_bytes(b"%s\n%s" % (album._first_line(rest), rest))
        pages = album._read(path, self.TITLE)
        for page in pages.values():
            assert 0 < page.size <= album.LARGEST and 0.5 <= page.ratio <= 8
            with contextlib.suppress(zlib.error, ValueError):
                assert len(page.pixels()) == page.size
        return bool(pages)


KNOWN: Final = (
    *("settings.json", "statistics.sqlite", "statistics.sqlite-journal", "statistics.sqlite-wal"),
    *(
        "first-voyage.json",
        "berth.lock",
        "calls",
        "calls/a.call",
        "logs",
        "logs/shtil.log",
        "logs/shtil.old.log",
    ),
    *("pictures", "pictures/table.album", "pictures/table.draft", "style", "style/sheet.qss", "style/draft"),
    *(
        "voyages",
        "voyages/current",
        "voyages/x.shtil",
        "voyages/x.json",
        "voyages/.x.unfinished",
        "voyages.index",
    ),
    *("training.sqlite", "training.sqlite-journal", "deals.sqlite", "deals.sqlite-wal"),
    *("pictures/start.album", "calls/door-is-open"),
)
Make = Callable[[Path], object]
KINDS: Final[dict[str, Make]] = {
    "text": lambda path: path.write_text("{}"),
    "nothing": lambda path: path.touch(),
    "bytes": lambda path: path.write_bytes(Random(path.name).randbytes(3000)),
    "folder": lambda path: path.mkdir(),
    "pipe": lambda path: os.mkfifo(path),
    "loop": lambda path: path.symlink_to(path.name),
    "zeros": lambda path: path.symlink_to("/dev/zero"),
    "huge": lambda path: _make_huge(path),
    "file outside": lambda path: path.symlink_to(_outside(path) / "file"),
    "folder outside": lambda path: _link_folder(path),
    "nowhere": lambda path: path.symlink_to(_outside(path) / "nothing"),
}


def _make_huge(path: Path) -> None:
    path.touch()
    os.truncate(path, 1 << 40)


def _link_folder(path: Path) -> None:
    """The voyages alone may lie elsewhere: a player may link them to a folder that is kept in step."""
    if path.name != "voyages":
        path.symlink_to(_outside(path) / "folder")


def _outside(path: Path) -> Path:
    """Beside the profile, which is the folder `in`."""
    return next(above for above in path.parents if above.name == "in").with_name("outside")


class ProfileTree(Target):
    """A profile with links, pipes, folders for files, huge files and odd names; one line makes one thing."""

    name, share = "profile", 4

    def sound(self) -> list[bytes]:
        return [b"", b"more\ttext", "мои рейсы %?#{}\tfolder".encode()]

    def take(self, content: bytes, folder: Path) -> bool:
        outside, profile = folder / "outside", folder / "in"
        for each in (outside, outside / "folder", profile, folder / "temp"):
            each.mkdir()
        for name in ("file", "folder/file.shtil", "folder/a.call", "folder/.x.unfinished"):
            (outside / name).write_text("not ours")
        before = _content(outside)
        _grow(profile, content)
        if content not in self.sound():
            _litter(profile, Random(content))
        usual, tempfile.tempdir = tempfile.tempdir, str(folder / "temp")
        try:
            is_taken = _sail(profile)
        finally:
            tempfile.tempdir = usual
        assert _content(outside) == before, "something outside was changed"
        return is_taken


def _grow(profile: Path, content: bytes) -> None:
    """One thing for each line; whatever says nothing sensible chooses among the known names and kinds."""
    for line in content.split(b"\n")[:40]:
        name, _, kind = line.partition(b"\t")
        if not name:
            continue
        dice = Random(line)
        known = name.decode("utf-8", "replace")
        path = profile / (known if known in KNOWN else dice.choice((*KNOWN, _plain(known))))
        make = KINDS.get(kind.decode("utf-8", "replace")) or dice.choice(list(KINDS.values()))
        _put(path, make)


def _litter(profile: Path, dice: Random) -> None:
    """Some odd things more, where the program looks."""
    for name in dice.sample(KNOWN, dice.randint(1, 6)):
        _put(profile / name, dice.choice(list(KINDS.values())))


def _put(path: Path, make: Make) -> None:
    """One thing where there is none, and never through a link that was put there before."""
    with contextlib.suppress(OSError, ValueError):
        path.parent.mkdir(parents=True, exist_ok=True)
        if not (os.path.lexists(path) or path.parent.is_symlink()):
            make(path)


def _plain(name: str) -> str:
    """A name of one part; `in` alone would be mistaken for the profile."""
    return "odd " + name.replace("/", "_").replace("\0", "_")[:60]


def _sail(profile: Path) -> bool:
    """What the program does there, from its start to a move; whether all was as it should be."""
    paths = find_paths(profile)
    instance = SingleInstance(paths.data)
    assert instance.take()
    instance.tidy(paths.config, paths.data, paths.matches, *paths.own_folders)
    _log(paths)
    settings = load_settings(paths.settings)
    with contextlib.suppress(OSError):
        save_settings(paths.settings, settings.with_(player_name="Vera"))
    store = Store(paths.matches, Index(paths.matches, paths.index))
    store.index.ready()
    list(store.matches())
    session = Session(store.latest() or _voyage(), store)
    session.play(choose(session.game, Random(1), Style.ORDERLY))
    assert (session.trouble is None) == (not store.unsaved)
    statistics = Statistics(paths.statistics)
    with contextlib.suppress(OSError):
        statistics.standing()
    statistics.close()
    training = _train(paths)
    _make_again(paths)
    instance.open_door()
    instance.answer()
    instance.leave()
    is_broken = store.broken or statistics.broken or training.broken or paths.aside
    is_sound = settings == Settings() and not is_broken
    return is_sound and paths.is_lasting and not store.unsaved


def _train(paths: Paths) -> Training:
    """A problem is begun and the difficulty of a deal found."""
    training = Training(paths.training)
    with contextlib.suppress(FileTrouble):
        training.note_wrong_move("shtil", "win-1")
        training.drills()
    training.close()
    deals = KnownDeals(paths.deals)
    deals.keep_difficulty("shtil", Options(Mode.STANDARD, 1), 1, 3)
    deals.difficulty("shtil", Options(Mode.STANDARD, 1), 1)
    deals.close()
    return training


def _voyage() -> Match:
    return Match.begin(SHTIL, Options(Mode.STANDARD, 1), 1, (Seat(""),))


def _log(paths: Paths) -> None:
    LogFile(paths.logs).emit(logging.LogRecord("shtil_desktop", logging.WARNING, "", 0, "a word", (), None))


def _make_again(paths: Paths) -> None:
    """Album, style sheet and progress, read and written."""
    for path in (paths.album, paths.start_picture):
        album._read(path, "a look")
        with contextlib.suppress(OSError):
            make_own(path.parent)
            write_whole(path, b"x", is_precious=False)
    sheet = paths.data / "style" / "sheet.qss"
    style_sheet._read(sheet)
    style_sheet._keep(("QWidget {}", {}), sheet)
    first_voyage().load_progress(paths.first_voyage)
    with contextlib.suppress(OSError):
        first_voyage().save_progress(paths.first_voyage, CourseProgress(1))


def _content(folder: Path) -> dict[str, bytes]:
    return {str(path): path.read_bytes() if path.is_file() else b"" for path in sorted(folder.rglob("*"))}


PROFILE_TARGETS: tuple[Target, ...] = (SidecarFile(), AlbumFile(), ProfileTree())

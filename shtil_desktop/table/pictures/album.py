"""Pictures kept on disk, so that the first one of the next run is put together rather than painted again."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import zlib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

from PySide6.QtGui import QGuiApplication, QImage, QPixmap

from shtil_desktop import __version__
from shtil_desktop.games.values import value
from shtil_desktop.play.profile.files import make_own, read_limited, write_whole

MAGIC: Final = b"shtil album 2"
LARGEST: Final = 16 << 20
"""Of a file, and of the pixels of one picture: to unpack more takes longer than to paint it."""
SPARE: Final = 16 << 20
"""Bytes of the disk that no picture takes."""
QUICK: Final = 1  # zlib's level: these pictures are smooth, more would only take longer
PIXEL: Final = 4
FORMAT: Final = QImage.Format.Format_ARGB32_Premultiplied
OPAQUE: Final = QImage.Format.Format_RGB32
"""Told apart since Qt would look for something clear in every pixel: 3 ms in a picture of a whole window."""


@value
class KeptPixels:
    """A picture: its size in pixels of the screen, their ratio to ours, and the pixels, packed or plain."""

    width: int
    height: int
    ratio: float
    is_opaque: bool
    content: bytes | memoryview

    @property
    def size(self) -> int:
        """Of the plain pixels, in bytes."""
        return self.width * self.height * PIXEL

    def pixels(self) -> bytes | memoryview:
        """The plain ones; `zlib.error` or `ValueError` if there are others than these."""
        return self.content if len(self.content) == self.size else _unpacked(self.content, self.size)


class Album:
    """The pictures of one look: another look starts an empty album, and the file holds the last one kept.

    A missing or garbled file is an empty album. Nothing in it tells of a match.
    """

    def __init__(self, path: Path | None = None, *, is_packed: bool = True) -> None:
        self._path = path
        self._is_packed = is_packed
        """Plain pixels take five times the room, but a fifth of the time to be found."""
        self._title: str | None = None
        self._pages: dict[str, KeptPixels] = {}
        self._is_changed = False

    @property
    def is_kept(self) -> bool:
        """Whether it outlasts the program."""
        return self._path is not None

    def turn_to(self, look: str, painters: str = "") -> None:
        """Pictures of this look are wanted now; whatever makes a look differ from another is in its name.

        `painters` is the folder of the game's own sources that paint: changed ones make other pictures.
        """
        if self._path is None or (title := f"{_edition(painters)} {look}") == self._title:
            return
        is_first, self._title = self._title is None, title
        self._pages = _read(self._path, title) if is_first else {}
        self._is_changed = False

    def has(self, name: str) -> bool:
        return name in self._pages

    def names(self) -> tuple[str, ...]:
        return tuple(self._pages)

    def clear(self) -> None:
        """Leave nothing of this look in it."""
        self._pages = {}

    def find(self, name: str) -> QPixmap | None:
        page = self._pages.get(name)
        if page is None:
            return None
        image = QImage(page.width, page.height, OPAQUE if page.is_opaque else FORMAT)
        try:
            memoryview(image.bits())[:] = page.pixels()
        except (zlib.error, ValueError):
            del self._pages[name]
            return None
        image.setDevicePixelRatio(page.ratio)
        return QPixmap.fromImage(image)

    def add(self, name: str, picture: QPixmap) -> bool:
        """Take a picture in, unless it is there already, too large, or nothing is to be kept."""
        size = picture.width() * picture.height() * PIXEL
        if self._title is None or name in self._pages or not 0 < size <= LARGEST:
            return False
        image = picture.toImage()
        is_opaque = not QPixmap.fromImage(image).hasAlphaChannel()  # it may have one that it makes no use of
        image = image.convertToFormat(OPAQUE if is_opaque else FORMAT)
        content = bytes(image.constBits())
        if self._is_packed and len(packed := zlib.compress(content, QUICK)) < len(content):
            content = packed
        ratio = picture.devicePixelRatio()
        self._pages[name] = KeptPixels(image.width(), image.height(), ratio, is_opaque, content)
        self._is_changed = True
        return True

    def keep(self) -> None:
        """Write it down if there is something new; what can't be written is no loss."""
        if self._path is None or self._title is None or not self._is_changed:
            return
        self._is_changed = False
        content = _written(self._title, self._pages)
        if len(content) <= LARGEST:
            with contextlib.suppress(OSError):
                make_own(self._path.parent)
                if shutil.disk_usage(self._path.parent).free < len(content) + SPARE:
                    return  # pictures can be painted again: the last room is for matches
                write_whole(self._path, content, is_precious=False)


def _written(title: str, pages: dict[str, KeptPixels]) -> bytes:
    index = {
        name: [page.width, page.height, page.ratio, page.is_opaque, len(page.content)]
        for name, page in pages.items()
    }
    head = json.dumps({"title": title, "pages": index}).encode()
    rest = b"\n".join((head, b"".join(page.content for page in pages.values())))
    return b"%s\n%s" % (_first_line(rest), rest)


def _read(path: Path, title: str) -> dict[str, KeptPixels]:
    """The pages of the file, if it is whole and has this title."""
    with contextlib.suppress(OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError):
        content = read_limited(path, LARGEST)
        first, second = content.index(b"\n"), content.index(b"\n", content.index(b"\n") + 1)
        seen = memoryview(content)  # not to copy megabytes
        is_whole = content[:first] == _first_line(seen[first + 1 :])
        if is_whole and (found := json.loads(content[first + 1 : second]))["title"] == title:
            return dict(_pages(found["pages"], seen[second + 1 :]))
    return {}


def _unpacked(packed: bytes | memoryview, size: int) -> bytes:
    """Exactly so many bytes, however many there would be; a `ValueError` if there are others."""
    unpacking = zlib.decompressobj()
    content = unpacking.decompress(packed, size)
    if len(content) != size or unpacking.decompress(unpacking.unconsumed_tail, 1) or not unpacking.eof:
        raise ValueError("not the pixels of this picture")
    return content


def _first_line(rest: bytes | memoryview) -> bytes:
    return b"%s %08x" % (MAGIC, zlib.crc32(rest))


def _pages(index: dict[str, list[Any]], contents: memoryview) -> Iterator[tuple[str, KeptPixels]]:
    """The pages, none of a size that this program would not keep: a `ValueError` if one is."""
    at = 0
    for name, (width, height, ratio, is_opaque, length) in index.items():
        if not all(type(number) is int and number > 0 for number in (width, height, length)):
            raise ValueError("a size that can't be")
        if width * height * PIXEL > LARGEST or not 0.5 <= float(ratio) <= 8.0 or at + length > len(contents):
            raise ValueError("a picture that can't be")
        yield name, KeptPixels(width, height, float(ratio), bool(is_opaque), contents[at : at + length])
        at += length


@cache
def _edition(painters: str = "") -> str:
    """What changes the pictures of every look: the program, what paints them, and the font of the figures."""
    folders = [os.path.dirname(os.path.dirname(__file__)), *([painters] if painters else [])]
    newest = 0
    with contextlib.suppress(OSError):  # a packed program has no sources
        newest = max(map(_newest, folders))
    return f"{__version__} {newest} {QGuiApplication.font().toString()}"


def _newest(folder: str) -> int:
    """When something in a folder or below it was changed last."""
    newest = 0
    for entry in os.scandir(folder):
        below = _newest(entry.path) if entry.is_dir() and entry.name != "__pycache__" else 0
        newest = max(newest, below, entry.stat().st_mtime_ns)
    return newest

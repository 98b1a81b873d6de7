"""Icons of every size from the one drawing `resources/common/icons/shtil.svg`; run by a Python with Qt."""

import struct
import sys
from collections.abc import Mapping
from pathlib import Path

SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
"""What menus and docks of free desktops ask for."""
ICO_SIZES = (16, 24, 32, 48, 64, 256)
ICNS_KINDS = {16: b"icp4", 32: b"icp5", 64: b"icp6", 128: b"ic07", 256: b"ic08", 512: b"ic09"}
"""The names that macOS gives to pictures in PNG."""


def file_name(size: int) -> str:
    return f"shtil-{size}.png"


def draw(source: Path, folder: Path) -> list[Path]:
    """Make the PNG files; the files that were made."""
    from PySide6.QtCore import QRectF, Qt
    from PySide6.QtGui import QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    renderer = QSvgRenderer(str(source))
    if not renderer.isValid():
        raise ValueError(f"{source} can't be drawn")
    made = []
    for size in SIZES:
        image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        renderer.render(painter, QRectF(0, 0, size, size))
        painter.end()
        made.append(folder / file_name(size))
        if not image.save(str(made[-1])):
            raise OSError(f"{made[-1]} can't be written")
    return made


def read_all(folder: Path) -> dict[int, bytes]:
    return {size: (folder / file_name(size)).read_bytes() for size in SIZES}


def ico(pictures: Mapping[int, bytes]) -> bytes:
    """An icon for Windows: a directory of PNG files. A size of 256 is written as 0."""
    chosen = [(size, pictures[size]) for size in ICO_SIZES]
    directory, offset = b"", 6 + 16 * len(chosen)
    for size, picture in chosen:
        directory += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(picture), offset)
        offset += len(picture)
    return struct.pack("<HHH", 0, 1, len(chosen)) + directory + b"".join(picture for _, picture in chosen)


def icns(pictures: Mapping[int, bytes]) -> bytes:
    """An icon for macOS: a list of PNG files, each with its kind and length."""
    parts = [
        kind + struct.pack(">I", 8 + len(pictures[size])) + pictures[size]
        for size, kind in ICNS_KINDS.items()
    ]
    content = b"".join(parts)
    return b"icns" + struct.pack(">I", 8 + len(content)) + content


def write_system_icons(folder: Path, target: Path) -> None:
    """The two icons that hold several sizes, for Windows and macOS."""
    pictures = read_all(folder)
    target.mkdir(parents=True, exist_ok=True)
    (target / "shtil.ico").write_bytes(ico(pictures))
    (target / "shtil.icns").write_bytes(icns(pictures))


if __name__ == "__main__":
    here = Path(sys.argv[1])
    sys.stdout.writelines(f"{path}\n" for path in draw(here / "shtil.svg", here))

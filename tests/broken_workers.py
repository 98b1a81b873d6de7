"""Workers that can't live: what a system's own start-up file, read by every Python, can do to them."""

from __future__ import annotations

import os
from pathlib import Path

EXITS = "import os, sys\nif '--multiprocessing-fork' in sys.orig_argv:\n    os._exit(7)\n"
HANGS = """
import os, sys, time
while '--multiprocessing-fork' in sys.orig_argv and not os.path.exists({sign!r}):
    time.sleep(0.02)
"""


def spoil(folder: Path, code: str) -> str:
    """Put a start-up file into a folder; the path on which every new Python finds it."""
    folder.mkdir(exist_ok=True)
    (folder / "sitecustomize.py").write_text(code, encoding="utf-8")
    return os.pathsep.join([str(folder), *filter(None, [os.environ.get("PYTHONPATH")])])


def mend(folder: Path) -> None:
    """The next worker may live."""
    (folder / "sitecustomize.py").unlink()

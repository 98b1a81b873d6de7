"""Somebody who neither sees nor has a mouse: asks the running program over AT-SPI, and presses by name.

Run by the system's Python, which has the bindings: `listener.py TURNS`, inside a session bus of its own. It
tells all names of the table and every announcement as one line of JSON.
"""

from __future__ import annotations

import json
import sys
import time
from typing import Any

import gi  # type: ignore[import-not-found, unused-ignore]

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # type: ignore[import-not-found, unused-ignore]  # noqa: E402

PATIENCE = 600.0
PROGRAM = "shtil-desktop"


class Listener:
    def __init__(self) -> None:
        self.announced: list[str] = []
        self._ear = Atspi.EventListener.new(lambda event: self.announced.append(str(event.any_data)))
        self._ear.register("object:announcement")

    def listen(self, seconds: float) -> None:
        """Let what was announced come in."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            GLib.MainContext.default().iteration(False)
            time.sleep(0.01)

    def table(self) -> Any:
        """The table of the program, as soon as there is one with cards on it."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            self.listen(0.2)
            found = self._search(Atspi.get_desktop(0))
            if found is not None and any(", card 1 of" in name for name in names(found)):
                return found
        raise TimeoutError("no table is to be heard")

    def _search(self, place: Any, depth: int = 0) -> Any:
        if place is None or depth > 6:
            return None
        if place.get_role() == Atspi.Role.TABLE:
            return place
        for i in range(place.get_child_count()):
            child = place.get_child_at_index(i)
            if depth or (child is not None and child.get_name() == PROGRAM):
                found = self._search(child, depth + 1)
                if found is not None:
                    return found
        return None

    def press(self, table: Any, part: str, *, is_whole: bool = False) -> bool:
        """Press the first place whose name has these words, or is just these; False if there is none."""
        for i in range(table.get_child_count()):
            child = table.get_child_at_index(i)
            name = "" if child is None else child.get_name()
            if child is not None and (name == part if is_whole else part in name):
                action = child.get_action_iface()
                return bool(action is not None and action.do_action(0))
        return False

    def play(self, table: Any) -> None:
        """A card to a cell that costs nothing, or else two cards away; then wait for the next turn."""
        self.listen(0.3)
        since = len(self.announced)
        for place in range(1, 6):
            if self.press(table, f", card {place} of") and self.press(table, "can go here, price 0"):
                break
            self.press(table, "Cancel")
        else:
            self.press(table, "Discard two")
            self.press(table, "Discard", is_whole=True)
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and not self._is_asked(since):
            self.listen(0.1)

    def _is_asked(self, since: int) -> bool:
        """Whether the next turn, or the end, was announced after so many announcements."""
        return any(text.startswith(("Your turn", "The voyage", "You won")) for text in self.announced[since:])


def names(table: Any) -> list[str]:
    children = (table.get_child_at_index(i) for i in range(table.get_child_count()))
    return [child.get_name() for child in children if child is not None]


def main(turns: int) -> None:
    Atspi.init()
    Atspi.set_timeout(20_000, 60_000)  # milliseconds, for the same reason
    listener = Listener()
    table = listener.table()
    for _ in range(turns):
        listener.play(table)
    listener.listen(0.5)
    sys.stdout.write(json.dumps({"names": names(table), "announced": listener.announced}) + "\n")


if __name__ == "__main__":
    main(int(sys.argv[1]))

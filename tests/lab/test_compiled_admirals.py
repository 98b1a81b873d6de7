"""The admiral in C decides as the one in Python does, to the last card paid."""

from __future__ import annotations

import json

import pytest

from shtil_desktop.games.rng import Rng
from shtil_desktop.games.shtil.crew.seats import admiral
from shtil_desktop.games.shtil.rules.actions import (
    Discard,
    Give,
    PlayFinish,
    PlayIsland,
    PlayStart,
    ShtilAction,
    Split,
)
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.games.shtil.rules.voyage import Shtil
from shtil_desktop.lab import main
from shtil_desktop.lab.compiled import NotCompiled, compiler
from shtil_desktop.lab.compiled.shtil.admirals import CompiledAdmirals
from shtil_desktop.lab.simulate import play_out

KINDS = [
    Options(seats=1),
    Options(seats=1, removed=6),
    Options(seats=1, removed=8),
    Options(seats=1, removed=12),
    Options(seats=2),
    Options(seats=3),
    Options(seats=3, removed=8),
    Options(seats=5),
]
KINDS_OF_MOVES: dict[type[ShtilAction], int] = {
    **{PlayIsland: 1, Discard: 2, Give: 3},
    **{PlayStart: 4, PlayFinish: 5, Split: 6},
}
VOYAGES = 3
needs_compiler = pytest.mark.skipif(compiler() is None, reason="no C compiler")


@pytest.fixture
def quick(monkeypatch):
    """An admiral with less to do, so that whole voyages can be held against each other."""
    monkeypatch.setattr(admiral, "TURNS", 1_000)
    monkeypatch.setattr(admiral, "SURE", 4)
    monkeypatch.setattr(admiral, "STAGES", (4, 4, 8, 16))


def told(game: Shtil) -> list[tuple[int, int, int, tuple[int, ...]]]:
    """The decisions of a voyage in Python, as C tells its own."""
    found, past = [], game.past
    while past is not None:
        past, _, action = past
        pay = action.shares if isinstance(action, Split) else getattr(action, "pay", ())
        card, cell = getattr(action, "card", 0), getattr(action, "cell", 0)
        found.append((KINDS_OF_MOVES[type(action)], card, cell, pay))
    return found[::-1]


@needs_compiler
@pytest.mark.parametrize("level", ["admiral", "captain"])
@pytest.mark.parametrize("options", KINDS, ids=lambda options: options.key)
def test_decisions_in_c_are_those_in_python(options, level, quick):
    flagship = CompiledAdmirals(options)
    for number in range(VOYAGES):
        game = Shtil(options, number)
        moves = play_out(game, [level])
        assert game.result is not None
        assert flagship.sail(level, number) == (bool(game.result.winners), moves)
        assert flagship.decisions(moves) == told(game)


@needs_compiler
def test_the_dice_fall_alike():
    """Deals differ with every bit of the stream; a long word needs more than one block of the hash."""
    from ctypes import byref, c_byte, c_uint, create_string_buffer

    from shtil_desktop.lab.compiled.shtil import library

    for words in (("shtil", 24), ("crew", "x" * 300)):
        dice, rng, items = create_string_buffer(256), Rng(*words), list(range(100))
        library().throw_for(dice, "/".join(map(str, words)).encode())
        cards = (c_byte * 100)(*items)
        library().shuffle(dice, cards, 100)
        rng.shuffle(items)
        assert list(cards) == items
        library().below.restype = c_uint
        assert [library().below(byref(dice), 80) for _ in range(500)] == [rng.below(80) for _ in range(500)]


@needs_compiler
def test_the_lab_compares_compiled_levels(capsys, quick):
    words = ["compare", "--seats", "1", "--removed", "12", "--number", "7", "--games", "2", "--json"]
    assert main(words) == 0
    in_python = json.loads(capsys.readouterr().out)
    assert main([*words, "--compiled"]) == 0
    in_c = json.loads(capsys.readouterr().out)
    for name in ("wins", "wins_beside", "alone", "alone_beside"):
        assert in_c[name] == in_python[name]


@needs_compiler
def test_other_voyages_are_not_compiled():
    for options in (Options(Mode.ARCH, 1), Options(seats=2, storms=True)):
        with pytest.raises(NotCompiled):
            CompiledAdmirals(options)


def test_the_lab_says_what_can_not_be_compared(capsys):
    assert main(["compare", "--compiled", "--beside", "sailor", "--games", "1"]) == 2
    assert "compiled" in capsys.readouterr().err

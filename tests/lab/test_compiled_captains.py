"""The captain in C plays the captain's voyages, and knows the weights by the same names."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from shtil_desktop.games.shtil.crew.judgement.weights import Weights, weights_for
from shtil_desktop.games.shtil.crew.networks.storm_features import GAP, STOCK
from shtil_desktop.games.shtil.rules.actions import Explore, Pass, Resign, ShtilAction, Swap, TurnIsland
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.games.shtil.solver.playouts import is_won
from shtil_desktop.lab import main
from shtil_desktop.lab.compiled import NotCompiled, compiler
from shtil_desktop.lab.compiled.shtil import CompiledCaptains
from shtil_desktop.lab.compiled.shtil.decisions import KINDS as KINDS_OF_DECISIONS
from shtil_desktop.lab.compiled.shtil.decisions import decisions_of, read_decisions, sailed_in_python
from shtil_desktop.lab.compiled.shtil.storm_training import LOOKS, TELLS

KINDS = [
    Options(seats=1, removed=12),
    Options(seats=2),
    Options(seats=4),
    Options(seats=1, storms=True),
    Options(seats=3, storms=True),
    Options(seats=1, reefs=True),
    Options(seats=3, reefs=True),
    Options(seats=3, monsters=5),
    Options(seats=1, wilds=2),
    Options(seats=4, storms=True, wilds=2),
    Options(seats=1, reefs=True, monsters=5, storms=True, wilds=2),
    Options(seats=3, reefs=True, monsters=5, storms=True, wilds=2),
]
VOYAGES = 6
needs_compiler = pytest.mark.skipif(compiler() is None, reason="no C compiler")


@needs_compiler
@pytest.mark.parametrize("options", KINDS, ids=lambda options: options.key)
def test_decisions_in_c_are_those_in_python(options):
    captains, weights = CompiledCaptains(options), weights_for(options)
    for number in range(VOYAGES):
        game = sailed_in_python(options, number)
        assert read_decisions(captains.decisions(number, weights)) == decisions_of(game)
        assert (captains.sail(number, weights) < 0) == is_won(game)


def test_every_decision_of_the_standard_game_has_a_kind_in_c():
    folder = files("shtil_desktop.lab.compiled.shtil")
    header = folder.joinpath("voyages/decision_log.h").read_text(encoding="utf-8")
    assert len(re.findall(r"\bDECIDED_[A-Z_]+", header)) == len(KINDS_OF_DECISIONS)
    of_variants = {TurnIsland, Explore, Swap, Pass, Resign}
    ours = {kind for kind in ShtilAction.__subclasses__() if kind.__module__ == ShtilAction.__module__}
    assert set(KINDS_OF_DECISIONS) | of_variants == ours


def test_the_weights_stand_in_the_same_order():
    header = files("shtil_desktop.lab.compiled.shtil").joinpath("voyages/sea.h").read_text(encoding="utf-8")
    block = re.search(r"typedef struct \{([^}]*)\} Weights;", header)
    assert block is not None
    assert tuple(re.findall(r"[a-z_]+", block[1].replace("double", ""))) == Weights.names()


def test_the_storm_network_has_the_same_figures():
    header = (
        files("shtil_desktop.lab.compiled.shtil")
        .joinpath("networks/storm_network.h")
        .read_text(encoding="utf-8")
    )
    sizes = dict(re.findall(r"([A-Z_]+) = ([0-9]+)", header))
    assert (int(sizes["STOCK_FIGURES"]), int(sizes["GAP_FIGURES"])) == (len(STOCK), len(GAP))
    assert (int(sizes["LOOKS"]), int(sizes["TELLS"])) == (LOOKS, TELLS)


@needs_compiler
def test_a_variant_is_not_compiled():
    with pytest.raises(NotCompiled):
        CompiledCaptains(Options(Mode.ARCH, 1))


@needs_compiler
def test_the_lab_tunes_with_compiled_captains(tmp_path, capsys):
    words = (
        "tune --seats 1 --storms --games 5 --population 4 --generations 1 --check 5 --only price --compiled"
    )
    out = tmp_path / "weights.json"
    assert main([*words.split(), "--out", str(out)]) == 0
    assert "--compiled" in out.read_text(encoding="utf-8")


def test_the_lab_says_what_can_not_be_compiled(tmp_path, capsys):
    words = ["tune", "--mode", "arch", "--compiled", "--out", str(tmp_path / "weights.json")]
    assert main(words) == 2
    assert "compile" in capsys.readouterr().err

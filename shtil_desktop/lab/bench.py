"""`shtil-lab bench`: the engine's speed beside that of its peers, as ratios of one run."""

from __future__ import annotations

import argparse
import importlib
import json
import random
import time
from collections.abc import Callable, Iterator
from statistics import median
from typing import Any, TypeVar

from shtil_desktop.games import load, typed_numbers
from shtil_desktop.games.shtil.rules.actions import ShtilAction
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.games.shtil.rules.voyage import Shtil
from shtil_desktop.lab.command_options import SHTIL, add_game

ROUNDS = 15
STANDARD = Options(Mode.STANDARD, seats=3)
LONGEST_CHESS = 200
"""Plies after which a random game of chess is broken off; it may have no end."""

Item = TypeVar("Item")
Player = Callable[[random.Random], int]
"""Plays one random game and tells how many plies it had."""


def register(commands: Any) -> None:
    parser = commands.add_parser(
        "bench", help="measure moves and copies per second; also of other libraries, if installed"
    )
    parser.add_argument(
        "--seconds",
        type=typed_numbers.measure,
        default=0.3,
        metavar="S",
        help="seconds for each measurement and round (default: 0.3)",
    )
    add_game(parser)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=run, complain=parser.error)


def run(chosen: argparse.Namespace) -> int:
    if chosen.game == SHTIL:
        figures = measure(chosen.seconds)
    else:
        try:
            figures = load(f"shtil_desktop.lab.bench_{chosen.game}:measure")(chosen.seconds, ROUNDS, peers())
        except ImportError:
            return int(chosen.complain(f"nothing is measured of {chosen.game}"))
    if chosen.json:
        print(json.dumps(figures))
    else:
        for name, value in figures.items():
            print(f"{name:36} {value:12,.2f}" if value < 100 else f"{name:36} {value:12,.0f}")
    return 0


def measure(seconds: float) -> dict[str, float]:
    """Medians over rounds in which everyone has a turn, so that a busy moment hits all alike."""
    players: dict[str, Player] = {"plies_per_second": lambda dice: play(STANDARD, dice)}
    players |= {f"{name}_plies_per_second": player for name, player in peers()}
    samples: dict[str, list[float]] = {name: [] for name in [*players, "copies_per_second"]}
    for turn in range(ROUNDS):
        for name, player in players.items():
            samples[name].append(_plies_per_second(player, seconds, turn))
        samples["copies_per_second"].append(_copies_per_second(seconds))
    figures = {name: median(values) for name, values in samples.items()}
    for name in players:
        if name != "plies_per_second":
            ratios = [
                own / peer for own, peer in zip(samples["plies_per_second"], samples[name], strict=True)
            ]
            figures[f"ratio_to_{name.removesuffix('_plies_per_second')}"] = median(ratios)
    figures["copies_per_ply"] = figures["copies_per_second"] / figures["plies_per_second"]
    return figures


def play(options: Options, dice: random.Random) -> int:
    """A random game through the public interface: list, pick, pick the payment, apply."""
    game = Shtil(options, dice.getrandbits(40))
    plies = 0
    while game.result is None:
        action = _pick(game.legal_actions(), dice)
        game.apply(_paid(game, action, dice) if action.price else action)
        plies += 1
    return plies


def _pick(items: list[Item], dice: random.Random) -> Item:
    return items[int(dice.random() * len(items))]


def _paid(game: Shtil, action: ShtilAction, dice: random.Random) -> ShtilAction:
    purse = game.purse(action)
    return action.paid([purse.pop(int(dice.random() * len(purse))) for _ in range(action.price)])


def peers() -> Iterator[tuple[str, Player]]:
    """Those that are installed."""
    for name, module, player in (("chess", "chess", _chess), ("gin_rummy", "pyspiel", _gin_rummy)):
        try:
            yield name, player(importlib.import_module(module))
        except ImportError:
            continue


def _chess(chess: Any) -> Player:
    def play_chess(dice: random.Random) -> int:
        board = chess.Board()
        plies = 0
        while plies < LONGEST_CHESS and (moves := list(board.legal_moves)):
            board.push(_pick(moves, dice))
            plies += 1
        return plies

    return play_chess


def _gin_rummy(pyspiel: Any) -> Player:
    game = pyspiel.load_game("gin_rummy")

    def play_gin_rummy(dice: random.Random) -> int:
        """Every call of apply counts as a ply, the deals of a card too."""
        state = game.new_initial_state()
        plies = 0
        while not state.is_terminal():
            state.apply_action(_pick(state.legal_actions(), dice))
            plies += 1
        return plies

    return play_gin_rummy


def _plies_per_second(player: Player, seconds: float, seed: int) -> float:
    dice = random.Random(seed)
    began = time.perf_counter()
    plies = 0
    while (spent := time.perf_counter() - began) < seconds:
        plies += player(dice)
    return plies / spent


def _copies_per_second(seconds: float) -> float:
    """Copies of positions spread over whole games."""
    dice = random.Random(1)
    positions = [position for _ in range(5) for position in _positions(dice)]
    began = time.perf_counter()
    copies = 0
    while (spent := time.perf_counter() - began) < seconds:
        for position in positions:
            position.copy()
        copies += len(positions)
    return copies / spent


def _positions(dice: random.Random) -> Iterator[Shtil]:
    game = Shtil(STANDARD, dice.getrandbits(40))
    while game.result is None:
        yield game.copy()
        action = _pick(game.legal_actions(), dice)
        game.apply(_paid(game, action, dice) if action.price else action)

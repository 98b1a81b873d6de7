"""How fast Qwirkle's rules are: all lays of a hand in mid-game, laying, copying, whole random games."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from statistics import median
from typing import Any, Final

from shtil_desktop.games.qwirkle.crew.levels import sign_on
from shtil_desktop.games.qwirkle.rules.deal import Options
from shtil_desktop.games.qwirkle.rules.game import Qwirkle
from shtil_desktop.games.qwirkle.rules.lays import all_lays

MID_GAME: Final = range(20, 90)
"""Tiles on the board."""
Player = Callable[[random.Random], int]
"""Plays one random game and tells how many plies it had."""


def play(dice: random.Random) -> int:
    """A random game: openings, one of the first lays of all that there are, apply."""
    game = Qwirkle(Options(2), dice.getrandbits(40))
    plies = 0
    while game.result is None:
        opening = game.legal_actions()[0]
        found = list(game.completions(opening))
        game.apply(found[int(dice.random() * len(found))])
        plies += 1
    return plies


def positions(deals: int = 12) -> list[Qwirkle]:
    """Greedy games in mid-game."""
    found = []
    for number in range(1, deals + 1):
        game = Qwirkle(Options(2), number)
        while game.result is None:
            if len(game.board.tiles) in MID_GAME:
                found.append(game.copy())
            game.apply(sign_on("greedy").decide(game.view(game.turn)))
    return found


def measure(seconds: float, rounds: int, peers: Iterator[tuple[str, Player]]) -> dict[str, float]:
    """Medians over rounds in which everyone has a turn, so that a busy moment hits all alike."""
    mid_game = positions()
    players = {"qwirkle": play, **dict(peers)}
    samples: dict[str, list[float]] = {name: [] for name in players}
    lays, copies, looks = [], [], []
    for turn in range(rounds):
        for name, player in players.items():
            samples[name].append(_plies_per_second(player, seconds, turn))
        lays += [_timed(lambda game: all_lays(game.board, game.hands[game.turn]), game) for game in mid_game]
        copies += [_timed(lambda game: game.copy(), game) for game in mid_game]
        looks += [_timed(lambda game: game.view(game.turn), game) for game in mid_game]
    figures = {f"{name}_plies_per_second": median(values) for name, values in samples.items()}
    for name in players:
        if name != "qwirkle":
            pairs = zip(samples["qwirkle"], samples[name], strict=True)
            figures[f"ratio_to_{name}"] = median(own / peer for own, peer in pairs)
    figures["all_lays_milliseconds_median"] = 1000 * median(lays)
    figures["copy_milliseconds_median"] = 1000 * median(copies)
    figures["view_milliseconds_median"] = 1000 * median(looks)
    return figures


def _timed(work: Callable[[Qwirkle], Any], game: Qwirkle) -> float:
    began = time.perf_counter()
    work(game)
    return time.perf_counter() - began


def _plies_per_second(player: Player, seconds: float, seed: int) -> float:
    dice = random.Random(seed)
    began = time.perf_counter()
    plies = 0
    while (spent := time.perf_counter() - began) < seconds:
        plies += player(dice)
    return plies / spent

"""The lab: deals, simulations, checks and benchmarks on the command line. No Qt."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from shtil_desktop import __version__
from shtil_desktop.games.shtil.rules.options import InvalidOptions
from shtil_desktop.lab import (
    answer,
    bench,
    compare,
    compare_moves,
    deal,
    difficulties,
    problems,
    review,
    simulate,
    solve,
    verify,
)
from shtil_desktop.lab.command_options import MISUSED
from shtil_desktop.lab.compiled import NotCompiled
from shtil_desktop.lab.learning import (
    learn_hands,
    learn_qwirkle,
    learn_storms,
    learn_wins,
    practise_storms,
    tune,
)

COMMANDS = (
    *(deal, simulate, answer, compare, verify, solve, review, bench, problems, difficulties),
    *(tune, learn_wins, learn_storms, practise_storms, compare_moves, learn_qwirkle, learn_hands),
)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="shtil-lab", description="Deal, simulate, verify, solve and measure the games of Shtil Desktop."
    )
    parser.add_argument("--version", action="version", version=f"shtil-lab {__version__}")
    commands = parser.add_subparsers(
        dest="command", required=True, metavar="COMMAND", help="`shtil-lab COMMAND --help` lists its options"
    )
    for command in COMMANDS:
        command.register(commands)
    chosen = parser.parse_args(arguments)
    try:
        return int(chosen.run(chosen))
    except InvalidOptions as error:
        return _complain(f"these options don't go together: {error}")
    except NotCompiled as error:
        return _complain(str(error))
    except OSError as error:
        return _complain(f"{error.filename or 'file'}: {error.strerror}")
    except KeyboardInterrupt:
        return _complain("stopped")


def _complain(sentence: str) -> int:
    sys.stderr.write(f"shtil-lab: {sentence}\n")
    return MISUSED

"""All shipped problems by the second search, which takes minutes: `python -m tests.games.shtil.problems`."""

from __future__ import annotations

import json
import sys
import time

from tests.games.shtil.problems.test_game_problems import SHIPPED, proven_solutions


def main() -> int:
    wrong, began, slowest = [], time.process_time(), 0.0
    for problem in SHIPPED:
        before = time.process_time()
        if sorted(proven_solutions(problem)) != sorted(map(json.dumps, problem.solutions)):
            wrong.append(problem.id)
        slowest = max(slowest, time.process_time() - before)
    spent = time.process_time() - began
    sys.stdout.write(f"{len(SHIPPED)} problems, {len(wrong)} wrong {wrong}\n")
    sys.stdout.write(f"{spent:.0f} s of processor time, the slowest {slowest:.1f} s\n")
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())

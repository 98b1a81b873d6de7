"""All shipped problems by the second search: `python -m tests.games.shkap.problems`."""

from __future__ import annotations

import sys
import time

from tests.games.shkap.problems.test_game_problems import SHIPPED, listed_routes, right_routes


def main() -> int:
    began = time.process_time()
    wrong = [problem.id for problem in SHIPPED if right_routes(problem) != listed_routes(problem)]
    spent = time.process_time() - began
    sys.stdout.write(
        f"{len(SHIPPED)} problems, {len(wrong)} wrong {wrong}, {spent:.0f} s of processor time\n"
    )
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())

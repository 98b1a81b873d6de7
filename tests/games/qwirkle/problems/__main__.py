"""All shipped problems by the second search: `python -m tests.games.qwirkle.problems`."""

from __future__ import annotations

import sys
import time

from tests.games.qwirkle.problems.test_game_problems import SHIPPED, listed_lays, proven_lays


def main() -> int:
    began = time.process_time()
    wrong = [problem.id for problem in SHIPPED if proven_lays(problem) != listed_lays(problem)]
    spent = time.process_time() - began
    sys.stdout.write(
        f"{len(SHIPPED)} problems, {len(wrong)} wrong {wrong}, {spent:.0f} s of processor time\n"
    )
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())

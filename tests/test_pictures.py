"""The scripts that draw every page and table run to their end: a few pictures of each sort, in one theme."""

from __future__ import annotations

import sys

import pytest
from dev_steps.terminal import ROOT

import dev
from tests.processes import finish


@pytest.mark.parametrize("script", dev.QUICK_PICTURES, ids=lambda script: script[0])
def test_a_few_pictures_can_be_drawn(script, tmp_path):
    name, *options = script
    done = finish([sys.executable, ROOT / "tests" / "pictures" / f"{name}.py", tmp_path, *options], cwd=ROOT)
    assert done.returncode == 0, done.stderr
    drawn = {path.name.split("-en-")[0] for path in tmp_path.glob("*.png")}
    wanted = {word for word in options if word in PAGES} or {"table-standard-1-opening-1024x640-day.png"}
    assert drawn == wanted


PAGES = dev.QUICK_PICTURES[1][2:]

"""The examples in the words of the voyage's own modules."""

from __future__ import annotations

import doctest

import pytest

from shtil_desktop.games import typed_numbers
from shtil_desktop.games.shtil import codes, daily
from shtil_desktop.play import match


@pytest.mark.parametrize("module", [codes, daily, match, typed_numbers], ids=lambda module: module.__name__)
def test_examples_are_true(module):
    result = doctest.testmod(module)
    assert result.attempted > 0
    assert result.failed == 0

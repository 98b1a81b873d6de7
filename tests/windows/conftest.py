"""For all tests of windows: Shtil is the only game, unless a test says otherwise."""

from tests.only_shtil import shtil_alone

__all__ = ["shtil_alone"]

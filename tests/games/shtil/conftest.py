"""For all tests of Shtil: it is the only game, and there is no waiting for the disk's platters."""

from tests.only_shtil import shtil_alone
from tests.play.conftest import quick_disk

__all__ = ["quick_disk", "shtil_alone"]

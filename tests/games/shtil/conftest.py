"""For all tests of Shtil: there is no waiting for the disk's platters."""

from tests.play.conftest import quick_disk

__all__ = ["quick_disk"]

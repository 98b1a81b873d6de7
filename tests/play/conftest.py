"""For all tests of a voyage: no waiting for the disk's platters."""

from __future__ import annotations

import os

import pytest
from hypothesis import settings

settings.register_profile("voyage", deadline=None)
settings.load_profile("voyage")


@pytest.fixture(autouse=True)
def quick_disk(monkeypatch):
    """Nothing here cuts the power, so no write needs to reach the disk; that it is asked to is tested."""
    monkeypatch.setattr(os, "fsync", lambda handle: None)

"""Files that macOS wants opened, as far as that can be tried elsewhere: its events, in another program."""

import sys

from tests.processes import finish

PROGRAM = """
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QFileOpenEvent
from shtil_desktop.windows.platform.mac import MacApplication

application = MacApplication(["shtil"])
wanted = []
QCoreApplication.sendEvent(application, QFileOpenEvent("/early.shtil"))
application.file_wanted.connect(wanted.append)
assert wanted == []
application.listen()
assert wanted == ["/early.shtil"]
QCoreApplication.sendEvent(application, QFileOpenEvent("/late.shtil"))
assert wanted == ["/early.shtil", "/late.shtil"]
"""


def test_files_are_told_and_early_ones_wait():
    done = finish([sys.executable, "-c", PROGRAM])
    assert done.returncode == 0, done.stderr

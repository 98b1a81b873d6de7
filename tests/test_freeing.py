"""Windows, scenes and pictures of a finished test are freed."""

from __future__ import annotations

import weakref

from shtil_desktop.table.scene import TableScene
from shtil_desktop.table.view import TableView
from tests.conftest import free_closed_windows


def test_a_closed_table_is_freed_with_its_scene(qtbot):
    view = TableView(TableScene())
    scene = weakref.ref(view.scene())
    view.show()
    view.close()
    view.deleteLater()
    del view
    free_closed_windows()
    assert scene() is None

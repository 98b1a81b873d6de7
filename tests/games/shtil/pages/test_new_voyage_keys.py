"""A new voyage is chosen and begun by keyboard, and the page uses the room there is."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor

from shtil_desktop.games.shtil.new_voyage import NewVoyage
from shtil_desktop.games.shtil.pages.new_voyage.page import NewVoyagePage
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.play.profile.settings import Theme
from shtil_desktop.table.theme import DAY, NIGHT
from shtil_desktop.windows.style import Style


@pytest.fixture(scope="module")
def dressed(qapp, tmp_path_factory):
    style = Style(qapp, tmp_path_factory.mktemp("cache"), Theme.LIGHT)
    yield
    style.deleteLater()
    qapp.setStyleSheet("")


@pytest.fixture
def chooser(qtbot):
    page = NewVoyagePage(DAY, NewVoyage(Options(Mode.STANDARD, seats=2)))
    qtbot.addWidget(page)
    page.resize(1024, 640)
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    return page


def press(qtbot, page, key):
    qtbot.keyClick(page.focusWidget(), key)


def test_return_sets_sail_where_the_choice_is_made(chooser, qtbot):
    chooser.focus_first()
    with qtbot.waitSignal(chooser.play_wanted) as wished:
        press(qtbot, chooser, Qt.Key.Key_Return)
    assert wished.args[0].chosen.options == Options(Mode.STANDARD, seats=2)


def test_return_takes_a_choice_before_it_sets_sail(chooser, qtbot):
    chooser.tiles.tiles[Mode.ARCH].setFocus()
    with qtbot.assertNotEmitted(chooser.play_wanted):
        press(qtbot, chooser, Qt.Key.Key_Return)
    assert chooser.options.mode is Mode.ARCH
    with qtbot.waitSignal(chooser.play_wanted):
        press(qtbot, chooser, Qt.Key.Key_Return)


def test_return_in_a_name_and_on_a_level_sets_sail(chooser, qtbot):
    for widget in chooser.crew.mates[0]:
        widget.setFocus()
        with qtbot.waitSignal(chooser.play_wanted):
            press(qtbot, chooser, Qt.Key.Key_Return)


def test_number_or_code_asks_for_it_at_once(chooser, qtbot):
    qtbot.mouseClick(chooser.deal.way.buttons[1], Qt.MouseButton.LeftButton)
    qtbot.waitUntil(chooser.deal.entry.hasFocus)
    qtbot.keyClicks(chooser.focusWidget(), "24")
    assert chooser.deal.number == 24 and chooser.go.isEnabled()


def test_the_arrow_to_number_or_code_leads_into_the_field(chooser, qtbot):
    chooser.deal.way.buttons[0].setFocus()
    press(qtbot, chooser, Qt.Key.Key_Right)
    qtbot.waitUntil(chooser.deal.entry.hasFocus)


def test_digits_typed_elsewhere_go_to_the_field(chooser, qtbot):
    chooser.deal.show_number(7)
    chooser.focus_first()
    press(qtbot, chooser, Qt.Key.Key_4)
    assert chooser.deal.entry.text() == "74" and chooser.deal.entry.hasFocus()


def test_return_without_a_number_asks_for_one(chooser, qtbot):
    chooser.deal.way.buttons[1].click()
    chooser.focus_first()
    with qtbot.assertNotEmitted(chooser.play_wanted):
        press(qtbot, chooser, Qt.Key.Key_Return)
    assert chooser.deal.entry.hasFocus()


def inked_columns(button):
    """Where its letters begin and end, without the frame."""
    image = button.grab().toImage()
    ink, middle = QColor("#10222f").lightness() + 30, image.height() // 2
    rows = range(middle - 3, middle + 4)
    columns = [
        x for x in range(5, image.width() - 5) if any(image.pixelColor(x, y).lightness() < ink for y in rows)
    ]
    return columns[0], columns[-1]


def test_set_sail_is_whole_with_the_keyboard_on_it(dressed, chooser, qtbot):
    chooser.go.setMinimumSize(0, 0)
    chooser.go.setFixedSize(chooser.go.sizeHint())
    chooser.focus_first()
    whole = inked_columns(chooser.go)
    chooser.go.setFocus()
    assert chooser.go.hasFocus() and inked_columns(chooser.go) == whole


@pytest.mark.parametrize(("width", "height"), [(1024, 640), (1366, 768), (1920, 1080), (2560, 1440)])
def test_the_page_is_centred_and_set_sail_lies_below_the_choices(dressed, qtbot, width, height):
    page = NewVoyagePage(DAY, NewVoyage(Options(Mode.STANDARD, seats=5, reefs=True)))
    qtbot.addWidget(page)
    page.resize(width, height)
    page.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    page.show()
    qtbot.waitUntil(lambda: not page._choices.verticalScrollBar().isVisible())
    qtbot.wait(1)
    go, panels = page.go.geometry(), page.crew.mapTo(page, page.crew.rect().bottomLeft())
    assert abs(go.center().x() - width / 2) <= 2
    assert panels.y() < go.top() < panels.y() + 60 and go.bottom() < height
    left = page.tiles.mapTo(page, page.tiles.rect().topLeft()).x()
    right = page.tiles.mapTo(page, page.tiles.rect().topRight()).x()
    assert abs((left + right) - width) <= 4
    assert (right - left) * (go.bottom() - page.tiles.y()) > 0.5 * width * height


def test_the_page_does_not_wait_for_the_pictures_of_its_modes(chooser, qtbot):
    tiles = chooser.tiles.tiles.values()
    chooser.wear(NIGHT)
    chooser.grab()
    assert not any(tile.has_picture for tile in tiles)
    qtbot.waitUntil(lambda: all(tile.has_picture for tile in tiles))

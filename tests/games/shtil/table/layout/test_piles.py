"""What stands at the foot of a pile never runs over its edge."""

from PySide6.QtCore import QRectF

from shtil_desktop.games.shtil.table.items.board_items import PileItem
from shtil_desktop.games.shtil.table.rendering.pictures import Pictures
from shtil_desktop.table.items.fitted_text import text_width


def test_a_label_fits_its_pile_whatever_its_size(qapp):
    pile = PileItem(Pictures())
    pile.caption, pile.count = "Zugstapel", 80
    texts = []
    for width in (160, 90, 70, 40):
        pile.place(QRectF(0, 0, width, width * 0.8))
        font, text, room = pile.label()
        assert text_width(font, text) <= room <= width
        texts.append(text)
    assert texts[0] == "Zugstapel 80" and texts[-1] == "80"

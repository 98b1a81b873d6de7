"""The table as a player sees it: brought in line with her view."""

from __future__ import annotations

from PySide6.QtCore import QPointF

from shtil_desktop.games.shtil.rules.cards import FINISH, ORANGE, START, YELLOW
from shtil_desktop.games.shtil.rules.expansions.competitive import points, runs
from shtil_desktop.games.shtil.rules.expansions.sun_moon import wanted_side
from shtil_desktop.games.shtil.rules.options import Mode
from shtil_desktop.games.shtil.rules.view import View
from shtil_desktop.games.shtil.table.inventory import Inventory
from shtil_desktop.games.shtil.table.items.card_item import CardItem, CardMark
from shtil_desktop.games.shtil.table.items.side_signs import SIDES, Sign
from shtil_desktop.games.shtil.table.words import translate
from shtil_desktop.table.counted_words import counted
from shtil_desktop.table.items.height import Height


class Stage(Inventory):
    """What lies on the table during a voyage, and what each item shows of it."""

    def sync(self, view: View) -> None:
        """Bring every item in line with what the player may know; nothing moves, all is in place."""
        self._sync_islands(view)
        self._sync_hand(view)
        self._sync_docks(view)
        self._sync_row(view)
        self._sync_piles(view)
        self._sync_mates(view)
        for row, marker in enumerate(self.markers):
            marker.show_as(has_reef=view.sea.reef == row, storms=view.sea.purples.count(row))
        self._sync_head(view)
        self._sync_runs(view)
        if self.scores is not None and self.scores.isVisible():
            self.scores.setVisible(False)
            self.make_room(0.0)
        if self.places is not None:
            self.lay_cards()

    def _sync_runs(self, view: View) -> None:
        """What the rivals' runs are worth, as the board lies now."""
        if self.options.mode is Mode.COMPETITIVE and self.places is not None:
            self.runs.lay([runs(view.sea, seat) for seat in (0, 1)], self.places)
            is_over = view.outcome is not None  # then the light of the end must not cross their points
            self.runs.setZValue(Height.VEIL.value + 0.05 if is_over else Height.RUN.value)

    def _sync_head(self, view: View) -> None:
        """Which deal it is, and how far the sea is filled."""
        laid, cells = len(view.sea.islands()), view.sea.layout.size
        note = translate("stage", "{laid} of\xa0{cells} islands").format(laid=laid, cells=cells)
        if self.deal is not None:
            text = translate("stage", "deal\xa0{number}\xa0· {laid} of\xa0{cells}")
            note = text.format(number=self.deal, laid=laid, cells=cells)
        self.crew_head.show_as(note=note)

    def side_turned(self, side: int) -> bool:
        return side == 1 and self.options.mode in (Mode.SUN_MOON, Mode.COMPETITIVE)

    def _sync_islands(self, view: View) -> None:
        for cell, number in enumerate(view.sea.numbers()):
            item = self.islands.get(cell)
            if item is not None and item.card != number:
                self.drop_card(self.islands.pop(cell))
                item = None
            if number is None:
                continue
            if item is None:
                item = self.islands[cell] = self.new_card(number, QPointF(), Height.LYING)
            self._calm(item, Height.LYING)
            turned = self.side_turned(view.sea.sides[cell])
            item.show_as(turned=turned, is_crowded=False, sign=self._sign(view, cell))

    def _sign(self, view: View, cell: int) -> Sign | None:
        """Whose island it is, or that it still has to be turned."""
        side = view.sea.sides[cell]
        if self.options.mode is Mode.COMPETITIVE:
            return SIDES[side]
        is_wrong = self.needs.has_sides and side != wanted_side(view.sea, cell)
        return Sign.TURN if is_wrong else None

    def own_islands(self) -> tuple[int, ...]:
        """The cells of the islands that a win is about: all of a crew's, but not a rival's."""
        rival = SIDES[1 - self.player] if self.options.mode is Mode.COMPETITIVE else None
        cells = sorted(self.islands)
        return tuple(cell for cell in cells if rival is None or self.islands[cell].sign is not rival)

    def _calm(self, item: CardItem, height: Height) -> None:
        """Lying still, face up."""
        item.setVisible(True)
        item.setZValue(height.value)
        item.setOpacity(1.0)
        item.setScale(1.0)
        item.setRotation(0)
        item.show_as(front=1.0, is_lifted=False)

    def _sync_hand(self, view: View) -> None:
        left, hand = self.hand.copy(), []
        for card in view.hand:
            item = next((item for item in left if item.card == card), None)
            if item is None:
                item = self.new_card(card, self.deck.rect.center(), Height.HAND)
            else:
                left.remove(item)
            hand.append(item)
        for item in left:
            self.drop_card(item)
        self.hand, self.hovered = hand, None
        is_moon = view.sea.facing == 1 or (self.options.mode is Mode.COMPETITIVE and self.player == 1)
        for i, item in enumerate(hand):
            self._calm(item, Height.HAND)
            item.setZValue(Height.HAND.value + i * 0.01)
            item.show_as(turned=is_moon, mark=CardMark.NONE)

    def _sync_docks(self, view: View) -> None:
        lies = {START: view.sea.start_lies, FINISH: view.sea.finish_lies}
        for card, does_lie in lies.items():
            if does_lie and card not in self.docked:
                self.docked[card] = self.new_card(card, QPointF(), Height.LYING)
            elif not does_lie and card in self.docked:
                self.drop_card(self.docked.pop(card))
        for item in self.docked.values():
            self._calm(item, Height.LYING)
        shown = view.sea.waiting[0][1] if view.sea.waiting else None
        if shown is None and view.sea.explored:
            shown = view.sea.explored[-1]
        if shown == FINISH and view.sea.explored.count(FINISH) == 1:
            shown = None  # it lies at its place
        if self.revealed is not None and self.revealed.card != shown:
            self.drop_card(self.revealed)
            self.revealed = None
        if shown is not None and self.revealed is None:
            self.revealed = self.new_card(shown, QPointF(), Height.PILE)
        if self.revealed is not None:
            self._calm(self.revealed, Height.PILE)
            waits = bool(view.sea.waiting) or view.sea.strike_due
            self.revealed.show_as(mark=CardMark.OPEN if waits else CardMark.NONE)

    def _sync_row(self, view: View) -> None:
        if [item.card for item in self.row] == list(view.sea.row):
            return
        for item in self.row:
            self.drop_card(item)
        self.row = [self.new_card(card, QPointF(), Height.LYING) for card in view.sea.row]

    def _sync_piles(self, view: View) -> None:
        self.deck.show_as(count=view.deck_sizes[self.player])
        self.discards.show_as(count=view.discard_sizes[self.player])
        self.compasses.show_as(count=view.sea.compasses)
        self.explorer.show_as(count=view.explorer_size)

    def _sync_mates(self, view: View) -> None:
        sea = view.sea
        decider = view.decision.seat if view.decision else None
        for seat, mate in enumerate(self.mates):
            mate.show_as(
                cards=view.hand_sizes[seat],
                deck=view.deck_sizes[seat],
                discards=view.discard_sizes[seat],
                storms=(YELLOW,) * sea.yellows[seat] + (ORANGE,) * sea.oranges[seat],
                is_deciding=seat == decider,
                side=self._side_text(view, seat) if self.options.mode is Mode.COMPETITIVE else "",
            )

    def _side_text(self, view: View, seat: int) -> str:
        """A rival's side and its points as the board lies now."""
        gained = points(view.sea, seat, view.discard_sizes[seat])
        count = abs(gained)  # grammar knows no points below nought
        if seat == 0:
            text = translate("stage", "Sun: %n point(s)", "", count)
        else:
            text = translate("stage", "Moon: %n point(s)", "", count)
        text = counted(text, count)
        return text.replace(str(count), f"\N{MINUS SIGN}{count}") if gained < 0 else text

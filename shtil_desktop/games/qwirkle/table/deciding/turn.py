"""A turn in the making: taps lay tiles loose, move them, take them back, and end in one action.

Nothing has happened until an action leaves this room.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum, auto

from shtil_desktop.games.base import Action, IllegalAction
from shtil_desktop.games.qwirkle.rules.actions import Lay, Pass, Trade
from shtil_desktop.games.qwirkle.rules.arrangement import Fault, Judgement, Placed, Score, judge
from shtil_desktop.games.qwirkle.rules.board import CENTRE, ROW, position_of
from shtil_desktop.games.qwirkle.rules.refusals import Refusal
from shtil_desktop.games.qwirkle.rules.tiles import Tile, kinds_in, largest_sets
from shtil_desktop.games.qwirkle.rules.view import View
from shtil_desktop.games.qwirkle.table.deciding.rack import Rack

Reply = Action | IllegalAction | None
"""What a tap leads to: something to be played, a reason why not, or only another state of the choices."""


class Unfit(Enum):
    """Why the tile in the fingers can go nowhere."""

    NOWHERE = auto()
    ALONE = auto()
    """It fits together with others of the hand, but not as the first of them."""
    NOT_WITH_LOOSE = auto()
    """It fits, but not together with what lies loose."""
    NOT_IN_SET = auto()
    """The first move lays a largest set, and it belongs to none."""


@dataclass(slots=True)
class Turn:
    """The player's side of a turn. Slots are places of the rack, cells those of the board."""

    view: View
    rack: Rack
    loose: dict[int, int] = field(default_factory=dict)
    """By cell, the slot whose tile lies there, in the order of laying."""
    picked_slot: int | None = None
    picked_cell: int | None = None
    """A tile in the fingers: of the rack, or one that lay loose already."""
    given: list[int] | None = None
    """The slots that are to be traded, in the order of choosing; None while no trade is in the making."""

    def __post_init__(self) -> None:
        self.rack.take(self.view.hand)

    # What there is

    @property
    def is_open(self) -> bool:
        """Whether the player decides now."""
        decision = self.view.decision
        return decision is not None and decision.seat == self.view.seat

    @property
    def is_trading(self) -> bool:
        return self.given is not None

    @property
    def is_begun(self) -> bool:
        """Whether there is something to put back."""
        return self.is_trading or self.picked is not None or bool(self.loose)

    @property
    def picked(self) -> Tile | None:
        """The tile in the fingers."""
        slot = self.picked_slot if self.picked_cell is None else self.loose[self.picked_cell]
        return None if slot is None else self.rack.slots[slot]

    @property
    def placed(self) -> Placed:
        """What lies loose, in reading order."""
        return tuple(sorted((cell, self.tile_of(slot)) for cell, slot in self.loose.items()))

    def tile_of(self, slot: int) -> Tile:
        tile = self.rack.slots[slot]
        assert tile is not None
        return tile

    def is_on_rack(self, slot: int) -> bool:
        """Whether a slot's tile stands there, and does not lie loose on the board."""
        return self.rack.slots[slot] is not None and slot not in self.loose.values()

    @property
    def judgement(self) -> Judgement | None:
        """What the loose tiles score as they lie, or why they may not; None if there are none.

        The first line may lie anywhere on the empty table: where it lies is the middle.
        """
        if not self.loose:
            return None
        judged = self.view.judge(self.placed)
        return judge(self.view.board, self.placed) if judged is Refusal.NOT_AT_THE_START else judged

    @property
    def fault(self) -> Fault | None:
        """Where the loose tiles lie wrong; None if they don't, or the first set is only to be completed."""
        judged = self.judgement
        if not isinstance(judged, Refusal) or self.is_unfinished:
            return None
        laid = tuple((cell, self.tile_of(slot)) for cell, slot in self.loose.items())
        return self.view.fault(laid, judged)

    @property
    def is_unfinished(self) -> bool:
        """Whether some of the largest set lies there and the rest is still to come: no fault yet."""
        if self.view.board.tiles or self.judgement is not Refusal.NOT_THE_LARGEST_SET:
            return False
        kinds = kinds_in(tile for _, tile in self.placed)
        is_part = any(kinds & whole == kinds for whole in largest_sets(self.view.hand))
        return is_part and kinds.bit_count() == len(self.loose)

    @property
    def points(self) -> int | None:
        """Of the loose tiles, if they may lie so."""
        judged = self.judgement
        return judged.points if isinstance(judged, Score) else None

    def lit_cells(self) -> dict[int, int]:
        """Where the tile in the fingers may go, with the points of the whole arrangement."""
        tile = self.picked
        if tile is None or not self.is_open:
            return {}
        others = tuple(one for one in self.placed if one[0] != self.picked_cell)
        return self.view.cells_for(tile, others)

    @property
    def unfit(self) -> Unfit | None:
        """Why the tile in the fingers can go nowhere; None if it can, or if there is none."""
        tile = self.picked
        if tile is None or not self.is_open or self.lit_cells():
            return None
        fits = any(laid == tile for _, placed in self.view.lays() for _, laid in placed)
        if not fits:
            return Unfit.NOWHERE if self.view.board.tiles else Unfit.NOT_IN_SET
        others = self.loose.keys() - {self.picked_cell}
        return Unfit.NOT_WITH_LOOSE if others else Unfit.ALONE

    @property
    def wanted_slots(self) -> set[int]:
        """Where the largest set stands on the rack, while a tile is picked that does not belong to it."""
        if self.view.board.tiles or self.unfit is not Unfit.NOT_IN_SET:
            return set()
        whole = largest_sets(self.view.hand)
        slots = [slot for slot in range(len(self.rack.slots)) if self.is_on_rack(slot)]
        return {slot for slot in slots if any(kinds_in([self.tile_of(slot)]) & one for one in whole)}

    def near_cells(self) -> set[int]:
        """The empty cells beside a tile, loose ones too: what the arrow keys walk."""
        taken = self.view.board.tiles.keys() | self.loose.keys()
        if not taken:
            return {CENTRE}
        return {cell + step for cell in taken for step in (1, -1, ROW, -ROW)} - taken

    def offered_cells(self) -> set[int]:
        """Where the tile in the fingers could go by key: beside a tile, or farther along a line."""
        return set() if self.picked is None else self.near_cells() | self.lit_cells().keys()

    @property
    def can_confirm(self) -> bool:
        """Whether what is begun makes a whole action."""
        if not self.is_open:
            return False
        return bool(self.given) if self.given is not None else self.points is not None

    @property
    def can_trade(self) -> bool:
        return self.is_open and Trade() in self.view.legal

    @property
    def must_pass(self) -> bool:
        return self.is_open and Pass() in self.view.legal

    # Taps

    def tap_slot(self, slot: int) -> Reply:
        """Pick a tile up, put it back, or choose it for the trade."""
        if not self.is_open:
            return self._not_now()
        if self.given is not None:
            return self._toggle(slot)
        if not self.is_on_rack(slot):
            return self._tap_empty(slot)
        is_same = slot == self.picked_slot
        self.let_go()
        self.picked_slot = None if is_same else slot
        return None

    def _tap_empty(self, slot: int) -> Reply:
        """A slot whose tile is on the board: what is in the fingers goes back, or this one is called back."""
        if self.picked_cell is not None:
            del self.loose[self.picked_cell]
        else:
            cell = next((cell for cell, of in self.loose.items() if of == slot), None)
            if cell is not None:
                del self.loose[cell]
        self.let_go()
        return None

    def tap_cell(self, cell: int) -> Reply:
        """Lay the tile in the fingers there, or take up what lies loose; a second tap takes it back."""
        if not self.is_open:
            return self._not_now()
        if self.picked is None or self.is_trading:
            if cell in self.loose:
                self.picked_cell = cell
            return None
        if cell == self.picked_cell:
            del self.loose[cell]
            self.let_go()
            return None
        slot = self.picked_slot if self.picked_cell is None else self.loose[self.picked_cell]
        assert slot is not None
        return self.lay(slot, cell)

    def lay(self, slot: int, cell: int) -> Reply:
        """Put a slot's tile loose on a cell; whatever lies loose there goes back to the rack."""
        if not self.is_open:
            return self._not_now()
        refused = self.view.why_not_there(cell)
        if refused is not None:
            return refused
        self.given = None
        self.loose = {at: of for at, of in self.loose.items() if of != slot and at != cell}
        self.loose[cell] = slot
        self.let_go()
        return None

    def take_back(self, cell: int) -> None:
        """One loose tile, back to its slot."""
        self.loose.pop(cell, None)
        self.let_go()

    def tap_bag(self) -> Reply:
        """Begin a trade, with the tile in the fingers if there is one; or end it."""
        if not self.is_open:
            return self._not_now()
        if self.given is not None:
            if self.given:
                return self.confirm()
            self.stop_picking()
            return None
        slot = self.picked_slot if self.picked_cell is None else self.loose[self.picked_cell]
        return self._begin_trade() or (self._toggle(slot) if slot is not None else None)

    def give(self, slot: int) -> Reply:
        """A tile was dropped onto the bag: it is to be traded."""
        if not self.is_open:
            return self._not_now()
        refused = self._begin_trade() if self.given is None else None
        if refused is not None or slot in (self.given or ()):
            return refused
        return self._toggle(slot)

    def confirm(self) -> Reply:
        """The whole action, or why it may not be."""
        action: Action
        if self.given is not None:
            action = self._trade(self.given)
        elif self.loose:
            action = Lay.of(self._in_the_middle(self.placed))
        elif self.must_pass:
            return Pass()
        else:
            return None
        return self.view.why_not(action) or action

    def _in_the_middle(self, placed: Placed) -> Placed:
        """A first line as the rules want it: over the first cell, wherever the player has laid it."""
        if self.view.board.tiles or self.view.judge(placed) is not Refusal.NOT_AT_THE_START:
            return placed
        nearest = min((cell for cell, _ in placed), key=lambda cell: sum(map(abs, position_of(cell))))
        return tuple((cell - nearest + CENTRE, tile) for cell, tile in placed)

    def cancel(self) -> bool:
        """One step back: the tile in the fingers, then all that lies loose, or the trade."""
        if self.given is not None:
            self.stop_picking()
        elif self.picked is not None:
            self.let_go()
        elif self.loose:
            self.loose = {}
        else:
            return False
        return True

    def clear(self) -> None:
        """Everything back to the rack."""
        self.loose = {}
        self.stop_picking()

    def stop_picking(self) -> None:
        """Let go of the tile in the fingers, and of the tiles chosen for a trade."""
        self.given = None
        self.let_go()

    # The rack

    def move_slot(self, slot: int, to: int) -> None:
        """Another order on the rack, at any time; loose tiles and chosen ones keep their places."""
        order = list(range(len(self.rack.slots)))
        order.insert(to, order.pop(slot))
        self.rack.move(slot, to)
        self._renumber({old: new for new, old in enumerate(order)})

    def sort(self, by_shape: bool) -> None:
        before = self.rack.slots.copy()
        self.rack.sort_by_shape() if by_shape else self.rack.sort_by_colour()
        free = list(enumerate(self.rack.slots))
        moved = {}
        for old, tile in enumerate(before):
            at = next(i for i, (_, there) in enumerate(free) if there == tile)
            moved[old] = free.pop(at)[0]
        self._renumber(moved)

    def _renumber(self, moved: dict[int, int]) -> None:
        self.loose = {cell: moved[slot] for cell, slot in self.loose.items()}
        if self.picked_slot is not None:
            self.picked_slot = moved[self.picked_slot]
        if self.given is not None:
            self.given = [moved[slot] for slot in self.given]

    # Inside

    def _not_now(self) -> IllegalAction | None:
        """Why nothing can be done while another seat decides, or after the end."""
        return self.view.why_not(Pass())

    def _begin_trade(self) -> IllegalAction | None:
        refused = self.view.why_not(Trade(self.view.hand[:1]))
        if refused is None:
            self.clear()
            self.given = []
        return refused

    def _toggle(self, slot: int) -> IllegalAction | None:
        assert self.given is not None
        if self.rack.slots[slot] is None:
            return None
        if slot in self.given:
            self.given.remove(slot)
            return None
        refused = self.view.why_not(self._trade([*self.given, slot]))
        if refused is None:
            self.given.append(slot)
        return refused

    def _trade(self, slots: list[int]) -> Trade:
        return Trade(tuple(sorted(map(self.tile_of, slots))))

    def let_go(self) -> None:
        """The tile in the fingers goes back to where it was."""
        self.picked_slot = self.picked_cell = None

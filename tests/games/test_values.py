"""Plain values: like data classes, made in a quarter of the time."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Mapping
from dataclasses import asdict, fields, replace
from types import MappingProxyType

import pytest

from shtil_desktop.games import values
from shtil_desktop.games.base import Decision
from shtil_desktop.games.shtil.rules import actions, events
from shtil_desktop.games.shtil.rules.actions import Discard, Pass, PlayIsland, ShtilAction, Trade
from shtil_desktop.games.shtil.rules.sea import Ask
from shtil_desktop.games.values import fields_of, state, value


@value
class Buoy:
    """A thing at sea."""

    colour: str
    depth: int = 7

    def is_deep(self) -> bool:
        return self.depth > 10


def test_fields_come_in_order_by_name_or_by_default():
    assert (Buoy("red").colour, Buoy("red").depth) == ("red", 7)
    assert Buoy("red", depth=11).is_deep() and not Buoy(depth=3, colour="red").is_deep()
    with pytest.raises(TypeError, match=r"__init__\(\) missing 1 required positional argument: 'colour'"):
        Buoy()  # type: ignore[call-arg]
    with pytest.raises(TypeError):
        Buoy("red", 3, 4)  # type: ignore[call-arg]


def test_a_field_without_a_default_follows_none_with_one():
    space = {"__annotations__": {"colour": "str", "depth": "int"}, "colour": "red"}
    with pytest.raises(TypeError, match="colour, depth"):
        value(type("Odd", (), space))


def test_values_are_equal_and_hashed_by_kind_and_fields():
    assert Buoy("red") == Buoy("red", 7) != Buoy("red", 8)
    assert len({Buoy("red"), Buoy("red", 7), Buoy("green")}) == 2
    resting: ShtilAction = Pass()
    assert resting == Pass() != Trade()  # type: ignore[comparison-overlap]
    assert Buoy("red") != ("red", 7)  # type: ignore[comparison-overlap]


def test_a_value_tells_what_it_is():
    assert repr(Buoy("red")) == "Buoy(colour='red', depth=7)"
    assert repr(Pass()) == "Pass()"
    assert Buoy.__doc__ == "A thing at sea."


def test_a_value_has_no_room_for_more():
    with pytest.raises(AttributeError):
        Buoy("red").name = "north"  # type: ignore[attr-defined]
    assert not hasattr(Buoy("red"), "__dict__")


def test_a_default_that_is_no_field_stays_with_the_class():
    assert (Discard.price, Discard((3, 4)).price, Discard((3, 4)).pay) == (2, 2, (3, 4))
    assert Discard((3, 4)) == Discard().paid([3, 4])


@pytest.mark.parametrize(
    "example", [Buoy("red", 2), PlayIsland(4, 5, 4, 1, (9,)), Decision(1, Ask.TURN), Pass()]
)
def test_values_are_copied_and_pickled(example):
    for again in (copy.copy(example), copy.deepcopy(example), pickle.loads(pickle.dumps(example))):
        assert again == example and type(again) is type(example)


def test_the_functions_for_data_classes_know_values():
    assert replace(Buoy("red", 3), colour="green") == Buoy("green", 3)
    assert [(field.name, field.default) for field in fields(Buoy)][1] == ("depth", 7)
    assert asdict(Buoy("red")) == {"colour": "red", "depth": 7}
    assert replace(Buoy("red")) == Buoy("red") and type(replace(Buoy("red"))) is Buoy
    with pytest.raises(TypeError):
        replace(Buoy("red"), name="north")  # type: ignore[call-arg]


def test_one_value_is_made_of_another():
    assert values.replace(Buoy("red", 3), colour="green") == Buoy("green", 3)
    assert values.replace(Beacon("red")) == Beacon("red")
    assert fields_of(Buoy("red", 3)) == {"colour": "red", "depth": 3}
    with pytest.raises(TypeError):
        values.replace(Buoy("red"), name="north")  # type: ignore[call-arg]


def test_values_are_matched_by_place():
    match Buoy("red", 3):
        case Buoy(colour, depth):
            assert (colour, depth) == ("red", 3)


@pytest.mark.parametrize("room", [actions, events], ids=lambda room: room.__name__.rsplit(".", 1)[-1])
def test_every_action_and_event_is_a_slotted_value(room):
    kinds = [
        kind for kind in vars(room).values() if isinstance(kind, type) and kind.__module__ == room.__name__
    ]
    values = [kind for kind in kinds if hasattr(kind, "__match_args__")]
    assert len(values) >= 20
    assert all(vars(kind)["__slots__"] == vars(kind)["__match_args__"] for kind in values)
    assert all(kind in values for kind in kinds if issubclass(kind, ShtilAction) and kind is not ShtilAction)


@value
class Checked:
    """One that looks at itself, with a default that can't be hashed."""

    depths: Mapping[str, int] = MappingProxyType({"bay": 3})
    shallow: int = 1

    def __post_init__(self) -> None:
        if self.shallow > 3:
            raise ValueError("not shallow")


def test_what_makes_no_sense_is_refused_when_it_is_made():
    assert Checked().shallow == 1 and replace(Checked(), shallow=2).depths["bay"] == 3
    with pytest.raises(ValueError, match="not shallow"):
        replace(Checked(), shallow=4)


@state
class Tide:
    height: int
    rising: bool = True


def test_a_state_changes_and_is_compared_as_it_is_now():
    tide = Tide(2)
    assert tide == Tide(2)
    tide.height += 1
    assert tide == Tide(3) != Tide(2)


class Beacon(Buoy):
    """A plain kind of a value."""


def test_a_kind_of_a_value_is_compared_by_its_fields_too():
    assert Beacon("red") == Beacon("red") != Beacon("green") and hash(Beacon("red")) == hash(Beacon("red"))
    assert Beacon("red") != Buoy("red")

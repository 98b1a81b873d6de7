"""Plain values and states: small classes with fields, told apart by these alone."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import CodeType, FunctionType, MappingProxyType
from typing import TYPE_CHECKING, Any, Final, TypeVar, cast, dataclass_transform

ClassT = TypeVar("ClassT")
NONE: Final[Mapping[str, object]] = MappingProxyType({})

INIT: Final = """
def __init__(self, {fields}):
    {settings}
"""
CHECKED_INIT: Final = f"{INIT}    self.__post_init__()\n"
COMPARISON: Final = """
def __eq__(self, other):
    return ({mine}) == ({theirs}) if other.__class__ is self.__class__ else NotImplemented

def __hash__(self):
    return hash(({mine}))
"""


@dataclass_transform(frozen_default=True)
def value(cls: type[ClassT]) -> type[ClassT]:
    """A slotted class with its annotated fields, in the manner of a data class, that nobody changes.

    The type checker holds it to be frozen; at run time it isn't, since making a frozen one takes four times
    as long, and a game makes a handful for every move. Nor is it made as a data class, though it serves as
    one: the program has more than a hundred of these, and to make as many data classes takes a tenth of its
    start. Nor are their methods compiled anew for each: those for as many fields are the same but for names.
    """
    return _made(cls)


@dataclass_transform()
def state(cls: type[ClassT]) -> type[ClassT]:
    """The same for fields that do change."""
    return _made(cls)


def _made(cls: type[ClassT]) -> type[ClassT]:
    space = dict(cls.__dict__)
    names = tuple(space.get("__annotations__", ()))
    defaults = {name: space.pop(name) for name in names if name in space}
    for bound in ("__dict__", "__weakref__"):
        space.pop(bound, None)
    source = CHECKED_INIT if "__post_init__" in space else INIT
    space["__init__"] = _method("__init__", source, names, defaults)
    space.update(__slots__=names, __match_args__=names, __repr__=_repr, __qualname__=cls.__qualname__)
    space.update(__eq__=_first_eq, __hash__=_first_hash)
    space["__dataclass_fields__"] = _Fields(defaults)
    return cast("type[ClassT]", type(cls.__name__, cls.__bases__, space))


def fields_of(one: object) -> dict[str, Any]:
    """By name, in their order; as `dataclasses.asdict` has them, but values in them stay what they are."""
    names: tuple[str, ...] = type(one).__match_args__  # type: ignore[attr-defined]
    return {name: getattr(one, name) for name in names}


if TYPE_CHECKING:
    from dataclasses import replace as replace
else:

    def replace(one, /, **changes):
        """The same with other values of some fields: as of data classes, without their search for fields."""
        return type(one)(**{**fields_of(one), **changes})


def _first_eq(self: object, other: object) -> Any:
    return _comparable(self).__eq__(self, other)


def _first_hash(self: object) -> int:
    return int(_comparable(self).__hash__(self))


def _comparable(one: object) -> Any:
    """Its class, from now on with methods of its own to compare: many are never compared."""
    waiting = (base for base in type(one).__mro__ if base.__dict__.get("__hash__") is _first_hash)
    cls: Any = next(waiting, None)
    if cls is None:  # another thread was quicker
        return type(one)
    names: tuple[str, ...] = cls.__match_args__
    cls.__eq__ = _method("__eq__", COMPARISON, names)
    cls.__hash__ = _method("__hash__", COMPARISON, names)  # last: see above
    return cls


class _Fields:
    """What `replace` and the other functions for data classes look for, made when they first do."""

    def __init__(self, defaults: dict[str, object]) -> None:
        self._defaults = defaults

    def __get__(self, instance: object, owner: type) -> Any:
        from dataclasses import dataclass, field

        defaults = {  # a data class takes no default that can't be hashed
            name: field(default=None) if type(default).__hash__ is None else default
            for name, default in self._defaults.items()
        }
        space = {"__annotations__": owner.__annotations__, "__module__": owner.__module__, **defaults}
        # Its fields are all that is wanted.
        bare = dataclass(init=False, repr=False, eq=False, match_args=False)
        twin: Any = bare(type(owner.__name__, (), space))
        owner.__dataclass_fields__ = twin.__dataclass_fields__  # type: ignore[attr-defined]
        return twin.__dataclass_fields__


def _method(
    name: str, source: str, fields: tuple[str, ...], defaults: Mapping[str, object] = NONE
) -> FunctionType:
    """A method of this source for a class with these fields."""
    if tuple(defaults) != fields[len(fields) - len(defaults) :]:
        raise TypeError(f"a field without a default follows one with a default: {', '.join(fields)}")
    names = dict(zip(_placeholders(len(fields)), fields, strict=True))
    code = _compiled(source, len(fields))[name]
    code = code.replace(
        co_names=tuple(names.get(each, each) for each in code.co_names),
        co_varnames=tuple(names.get(each, each) for each in code.co_varnames),
    )
    return FunctionType(code, {}, argdefs=tuple(defaults.values()))


@cache
def _compiled(source: str, count: int) -> dict[str, CodeType]:
    """The methods of this source for any class of so many fields, by their names."""
    names = _placeholders(count)
    filled = source.format(
        fields=", ".join(names),
        settings="; ".join(f"self.{name} = {name}" for name in names) or "pass",
        mine="".join(f"self.{name}, " for name in names),
        theirs="".join(f"other.{name}, " for name in names),
    )
    space: dict[str, FunctionType] = {}
    exec(filled, {}, space)
    return {name: method.__code__ for name, method in space.items()}


def _placeholders(count: int) -> tuple[str, ...]:
    return tuple(f"field_{number}" for number in range(count))


def _repr(self: object) -> str:
    fields = ", ".join(f"{name}={value!r}" for name, value in fields_of(self).items())
    return f"{type(self).__qualname__}({fields})"

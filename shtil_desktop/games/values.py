"""Plain values and states: small classes with fields, told apart by these alone."""

from __future__ import annotations

from typing import Any, TypeVar, cast, dataclass_transform

ClassT = TypeVar("ClassT")

INIT = """
def __init__(self{parameters}):
    {settings}{check}
"""
COMPARISON = """
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
    start.
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
    exec(_init(names, defaults, "__post_init__" in space), {"defaults": defaults}, space)
    space.update(__slots__=names, __match_args__=names, __repr__=_repr, __qualname__=cls.__qualname__)
    space.update(__eq__=_first_eq, __hash__=_first_hash)
    space["__dataclass_fields__"] = _Fields(defaults)
    return cast("type[ClassT]", type(cls.__name__, cls.__bases__, space))


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
    mine = "".join(f"self.{name}, " for name in names)
    theirs = "".join(f"other.{name}, " for name in names)
    space: dict[str, Any] = {}
    exec(COMPARISON.format(mine=mine, theirs=theirs), {}, space)
    cls.__eq__, cls.__hash__ = space["__eq__"], space["__hash__"]  # the latter last: see above
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


def _init(names: tuple[str, ...], defaults: dict[str, object], is_checked: bool) -> str:
    given = (f", {name}=defaults[{name!r}]" if name in defaults else f", {name}" for name in names)
    return INIT.format(
        parameters="".join(given),
        settings="; ".join(f"self.{name} = {name}" for name in names) or "pass",
        check="; self.__post_init__()" if is_checked else "",
    )


def _repr(self: object) -> str:
    names: tuple[str, ...] = type(self).__match_args__  # type: ignore[attr-defined]
    return f"{type(self).__qualname__}({', '.join(f'{name}={getattr(self, name)!r}' for name in names)})"

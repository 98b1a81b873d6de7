"""Plain values: small classes told apart by their fields alone."""

from __future__ import annotations

from typing import Any, TypeVar, cast, dataclass_transform

ClassT = TypeVar("ClassT")

METHODS = """
def __init__(self{parameters}):
    {settings}

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
    one: the program has some seventy of these, and to make as many data classes takes a tenth of its start.
    """
    space = dict(cls.__dict__)
    names = tuple(space.get("__annotations__", ()))
    defaults = {name: space.pop(name) for name in names if name in space}
    for bound in ("__dict__", "__weakref__"):
        space.pop(bound, None)
    exec(_methods(names, defaults), {"defaults": defaults}, space)
    space.update(__slots__=names, __match_args__=names, __repr__=_repr, __qualname__=cls.__qualname__)
    space["__dataclass_fields__"] = _Fields(defaults)
    return cast("type[ClassT]", type(cls.__name__, cls.__bases__, space))


class _Fields:
    """What `replace` and the other functions for data classes look for, made when they first do."""

    def __init__(self, defaults: dict[str, object]) -> None:
        self._defaults = defaults

    def __get__(self, instance: object, owner: type) -> Any:
        from dataclasses import dataclass

        space = {"__annotations__": owner.__annotations__, "__module__": owner.__module__, **self._defaults}
        twin: Any = dataclass(type(owner.__name__, (), space))
        owner.__dataclass_fields__ = twin.__dataclass_fields__  # type: ignore[attr-defined]
        return twin.__dataclass_fields__


def _methods(names: tuple[str, ...], defaults: dict[str, object]) -> str:
    given = (f", {name}=defaults[{name!r}]" if name in defaults else f", {name}" for name in names)
    return METHODS.format(
        parameters="".join(given),
        settings="; ".join(f"self.{name} = {name}" for name in names) or "pass",
        mine="".join(f"self.{name}, " for name in names),
        theirs="".join(f"other.{name}, " for name in names),
    )


def _repr(self: object) -> str:
    names: tuple[str, ...] = type(self).__match_args__  # type: ignore[attr-defined]
    return f"{type(self).__qualname__}({', '.join(f'{name}={getattr(self, name)!r}' for name in names)})"

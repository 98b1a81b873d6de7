"""Plain values: small classes told apart by their fields alone."""

from __future__ import annotations

from typing import TypeVar, cast, dataclass_transform

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
    as long, and a game makes a handful for every move. Nor is it a real data class: a game has some fifty
    of these, and to make as many data classes would be a tenth of the program's start.
    """
    space = dict(cls.__dict__)
    names = tuple(space.get("__annotations__", ()))
    defaults = {name: space.pop(name) for name in names if name in space}
    for bound in ("__dict__", "__weakref__"):
        space.pop(bound, None)
    exec(_methods(names, defaults), {"defaults": defaults}, space)
    space.update(__slots__=names, __match_args__=names, __repr__=_repr, __qualname__=cls.__qualname__)
    return cast("type[ClassT]", type(cls.__name__, cls.__bases__, space))


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

"""No class of the program overwrites what a class of the standard library keeps in the same instance.

Python 3.14 gave every thread a `_context` of its own; a subclass that had one already could not start there.
"""

from __future__ import annotations

import ast
import inspect
import pkgutil
import sys
import textwrap
import threading
from importlib import import_module

import shtil_desktop

WITHOUT_STATE = {"builtins", "abc", "typing", "enum"}


def assigned(cls: type) -> set[str]:
    """The attributes that the methods of a class set on their instance."""
    try:
        tree = ast.parse(textwrap.dedent(inspect.getsource(cls)))
    except (OSError, TypeError):  # written in C
        return set()
    targets = (node for node in ast.walk(tree) if isinstance(node, ast.Attribute))
    return {
        node.attr
        for node in targets
        if isinstance(node.ctx, ast.Store) and isinstance(node.value, ast.Name) and node.value.id == "self"
    }


def overwritten(cls: type) -> set[str]:
    """What a class sets although a base of the standard library has an attribute of that name."""
    bases = [
        base
        for base in cls.__mro__[1:]
        if base.__module__.split(".")[0] in sys.stdlib_module_names and base.__module__ not in WITHOUT_STATE
    ]
    kept = {name for base in bases for name in {*vars(base), *assigned(base)}}
    return assigned(cls) & kept


def own_classes() -> list[type]:
    found = pkgutil.walk_packages(shtil_desktop.__path__, "shtil_desktop.")
    modules = [import_module(module.name) for module in found if not module.name.endswith("__main__")]
    return [
        one
        for module in modules
        for one in vars(module).values()
        if inspect.isclass(one) and one.__module__ == module.__name__
    ]


class Overwriting(threading.Thread):
    def __init__(self) -> None:
        super().__init__()
        self._target = "a name that every thread uses"


def test_an_overwritten_attribute_is_found():
    assert overwritten(Overwriting) == {"_target"}


def test_no_attribute_of_a_standard_class_is_overwritten():
    assert {cls.__qualname__: names for cls in own_classes() if (names := overwritten(cls))} == {}

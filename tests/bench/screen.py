"""What stands on an X11 screen: enough of Xlib to see when a program's window has been painted."""

from __future__ import annotations

import ctypes
from ctypes import POINTER, Structure, c_char_p, c_int, c_long, c_uint, c_ulong, c_void_p
from typing import Any

VIEWABLE = 2
ALL_PLANES = c_ulong(-1).value
Z_PIXMAP = 2
STRIP = 4  # rows across the middle of a window that are looked at


class Attributes(Structure):
    """XWindowAttributes."""

    _fields_ = [
        *((name, c_int) for name in ("x", "y", "width", "height", "border_width", "depth")),
        *((name, c_void_p) for name in ("visual", "root")),
        *((name, c_int) for name in ("kind", "bit_gravity", "win_gravity", "backing_store")),
        *((name, c_ulong) for name in ("backing_planes", "backing_pixel")),
        ("save_under", c_int),
        ("colormap", c_ulong),
        *((name, c_int) for name in ("map_installed", "map_state")),
        *((name, c_long) for name in ("all_event_masks", "your_event_mask", "do_not_propagate_mask")),
        ("override_redirect", c_int),
        ("screen", c_void_p),
    ]


class Image(Structure):
    """The head of an XImage."""

    _fields_ = [
        *((name, c_int) for name in ("width", "height", "xoffset", "format")),
        ("data", c_void_p),
        *((name, c_int) for name in ("byte_order", "unit", "bit_order", "pad", "depth", "bytes_per_line")),
    ]


class ClassHint(Structure):
    _fields_ = [("name", c_void_p), ("kind", c_void_p)]


ErrorHandler = ctypes.CFUNCTYPE(c_int, c_void_p, c_void_p)


class Screen:
    """A connection to the display of the environment."""

    def __init__(self) -> None:
        x = self._x = ctypes.CDLL("libX11.so.6")
        self._calm = ErrorHandler(lambda display, error: 0)  # windows may vanish while they are looked at
        x.XSetErrorHandler(self._calm)
        x.XOpenDisplay.restype, x.XOpenDisplay.argtypes = c_void_p, [c_char_p]
        x.XDefaultRootWindow.restype, x.XDefaultRootWindow.argtypes = c_ulong, [c_void_p]
        ids = POINTER(c_ulong)
        x.XQueryTree.argtypes = [c_void_p, c_ulong, ids, ids, POINTER(ids), POINTER(c_uint)]
        x.XGetWindowAttributes.argtypes = [c_void_p, c_ulong, POINTER(Attributes)]
        x.XGetClassHint.argtypes = [c_void_p, c_ulong, POINTER(ClassHint)]
        x.XGetImage.restype = POINTER(Image)
        x.XGetImage.argtypes = [c_void_p, c_ulong, c_int, c_int, c_uint, c_uint, c_ulong, c_int]
        x.XDestroyImage.argtypes, x.XFree.argtypes = [POINTER(Image)], [c_void_p]
        self._display: Any = x.XOpenDisplay(None)
        if not self._display:
            raise OSError("there is no display")
        self._root = x.XDefaultRootWindow(self._display)

    def windows(self) -> set[int]:
        """Every window that a program has shown: frames around them belong to nobody."""
        found: set[int] = set()
        heap = [(self._root, 0)]
        while heap:
            window, depth = heap.pop()
            if depth and self._is_shown(window):
                found.add(window)
            elif depth < 3:
                heap += [(child, depth + 1) for child in self._children(window)]
        return found

    def _children(self, window: int) -> list[int]:
        root, parent, count = c_ulong(), c_ulong(), c_uint()
        children = POINTER(c_ulong)()
        if not self._x.XQueryTree(self._display, window, root, parent, children, count):
            return []
        found = [children[i] for i in range(count.value)]
        if count.value:
            self._x.XFree(children)
        return found

    def _is_shown(self, window: int) -> bool:
        hint = ClassHint()
        if not self._x.XGetClassHint(self._display, window, hint):
            return False
        for text in (hint.name, hint.kind):
            if text:
                self._x.XFree(text)
        looks = self._looks(window)
        return looks is not None and looks.map_state == VIEWABLE and looks.width >= 300

    def _looks(self, window: int) -> Attributes | None:
        looks = Attributes()
        return looks if self._x.XGetWindowAttributes(self._display, window, looks) else None

    def is_painted(self, window: int) -> bool:
        """Whether a strip across the window's middle shows more than one colour."""
        looks = self._looks(window)
        if looks is None:
            return False
        wanted = (0, looks.height // 2, looks.width, STRIP, ALL_PLANES, Z_PIXMAP)
        image = self._x.XGetImage(self._display, window, *wanted)
        if not image:
            return False
        head = image.contents
        dots = ctypes.string_at(head.data, head.bytes_per_line * head.height)
        self._x.XDestroyImage(image)
        return dots != dots[:4] * (len(dots) // 4)

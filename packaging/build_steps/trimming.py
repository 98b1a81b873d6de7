"""What the packed program does without, of all that PyInstaller finds."""

import re
import sys

STRIPS = IS_LINUX = sys.platform.startswith("linux")
"""Symbols are of no use to a player; the tool that takes them away is on Linux."""

MODULES = [
    "shtil_desktop.lab",
    "fsrs.optimizer",
    "numpy",
    "tkinter",
    "unittest",
    "pydoc",
    "doctest",
    "xmlrpc",
    "ftplib",
    "ssl",
    "_ssl",
    "_hashlib",
    "bz2",
    "_bz2",
    "lzma",
    "_lzma",
    "PySide6.QtQml",
    "PySide6.QtQuick",
    "PySide6.QtOpenGL",
    "PySide6.QtOpenGLWidgets",
    "PySide6.QtDesigner",
    "PySide6.QtUiTools",
    "PySide6.QtTest",
    "PySide6.QtSql",
    "PySide6.QtMultimediaWidgets",
]
"""Python modules that something offers to import and we never do; hashlib does well without OpenSSL."""

UNWANTED = [
    r"libQt6(Qml|Quick|Pdf|VirtualKeyboard|EglF[Ss]|FFmpeg|MultimediaWidgets|Sql|Test|WlShell|WaylandEgl)",
    r"plugins/(multimedia|tls|networkinformation|sqldrivers|qmltooling|egldeviceintegrations|generic)/",
    r"plugins/platforminputcontexts/.*virtualkeyboard",
    r"plugins/platforms/.*(eglfs|linuxfb|vnc|vkkhrdisplay|minimalegl|minimal\.)",
    r"plugins/platformthemes/.*gtk3",
    r"plugins/wayland-shell-integration/.*(wl-shell|ivi-shell|fullscreen-shell)",
    r"lib(avcodec|avformat|avutil|swresample|swscale)\.",
    r"plugins/imageformats/.*(gif|icns|jpeg|pdf|tga|tiff|wbmp|webp)",
    r"lib(gtk|gdk|atk|pango|cairo|gdk_pixbuf|harfbuzz-icu|epoxy)[-_.0-9]",
    r"translations/(?!shtil_)(?!qtbase_(ru|de|en)\.qm)",
    r"qdarktheme/.*\.(pyi|md)$",
    r"lib-dynload/_codecs_(cn|hk|jp|kr|iso2022|tw)",
]
"""Files: Qt's other languages and screens, players of films, a theme that would bring a second toolkit."""

OURS = re.compile(
    r"^lib(Qt6|pyside|shiboken|icu|python|ffi|sqlite3|xkbcommon|xcb-(cursor|icccm|image|keysyms|render-util|util)\b)"
)
"""Libraries that are carried along: those of Python and Qt, and what a desktop may lack."""


def is_wanted(path: str) -> bool:
    """Whether a file goes into the packed program.

    >>> is_wanted("PySide6/Qt/plugins/platforms/libqxcb.so"), is_wanted("translations/qtbase_fi.qm")
    (True, False)
    """
    plain = path.replace("\\", "/")
    if IS_LINUX and re.match(r"lib[^/]*\.so", plain) and not OURS.match(plain):
        return False  # the system's own fits the rest of the system; ours would fit nothing else
    return not any(re.search(pattern, plain) for pattern in UNWANTED)

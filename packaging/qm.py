"""Makes Qt's .qm files from the .ts files, with nothing but Python: a build need not fetch Qt for it."""

import struct
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from pathlib import Path

MAGIC = bytes.fromhex("3cb86418caef9c95cd211cbf60a1bddd")
HASHES, MESSAGES, NUMERUS, LANGUAGE = 0x42, 0x69, 0x88, 0xA7
END, TRANSLATION, SOURCE, CONTEXT, COMMENT = 1, 3, 6, 7, 8
# How a number finds its form, in Qt's own code: one, few and many in Russian, one and many in the others.
PLURALS = {"ru": "1101fd290bff140204fd2c0a13", "de": "0101", "en": "0101"}


def compile_stale(folder: Path) -> list[Path]:
    """Make every .qm of a folder that is missing or older than its .ts; tell which."""
    made = []
    for source in sorted(folder.glob("*.ts")):
        target = source.with_suffix(".qm")
        if not target.is_file() or target.stat().st_mtime < source.stat().st_mtime:
            draft = target.with_suffix(".draft")
            draft.write_bytes(compile_ts(source.read_text(encoding="utf-8")))
            draft.replace(target)  # a running program has the old one in its memory, and keeps it
            made.append(target)
    return made


def compile_ts(text: str) -> bytes:
    """The .qm of a .ts; what is unfinished or empty is left out, so that the source shows instead."""
    root = ElementTree.fromstring(text)
    language = root.get("language", "en").split("_")[0]
    hashes, messages = [], bytearray()
    for context, source, comment, forms in _finished(root):
        hashes.append((_hash(source + comment), len(messages)))
        for form in forms:
            messages += _tagged(TRANSLATION, form.encode("utf-16-be"))
        for tag, part in ((COMMENT, comment), (SOURCE, source), (CONTEXT, context)):
            messages += _tagged(tag, part.encode())
        messages.append(END)
    table = b"".join(struct.pack(">II", *pair) for pair in sorted(hashes))
    parts = (
        (LANGUAGE, language.encode()),
        (HASHES, table),
        (MESSAGES, bytes(messages)),
        (NUMERUS, bytes.fromhex(PLURALS[language])),
    )
    return MAGIC + b"".join(_tagged(tag, part) for tag, part in parts)


def _finished(root: ElementTree.Element) -> Iterator[tuple[str, str, str, list[str]]]:
    for context in root.iter("context"):
        for message in context.iter("message"):
            found = message.find("translation")
            if found is None or found.get("type") is not None:
                continue
            forms = [form.text or "" for form in found.iter("numerusform")] or [found.text or ""]
            if all(forms):
                name, source = context.findtext("name", ""), message.findtext("source", "")
                yield name, source, message.findtext("comment", ""), forms


def _tagged(tag: int, content: bytes) -> bytes:
    return struct.pack(">BI", tag, len(content)) + content


def _hash(text: str) -> int:
    """The hash of the ELF format, which Qt looks texts up by."""
    value = 0
    for byte in text.encode():
        value = (value << 4) + byte
        high = value & 0xF0000000
        if high:
            value ^= high >> 24
        value &= ~high
    return value or 1

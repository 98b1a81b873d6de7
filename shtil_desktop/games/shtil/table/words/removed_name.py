"""What it is called when islands are left out, on the table and on the pages. Cheap to import."""

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def removed_name(removed: int) -> str:
    """The name of a number of removed islands."""
    return {
        0: translate("names", "All islands"),
        4: translate("names", "Galatea"),
        6: translate("names", "Triton"),
        8: translate("names", "Leucothea"),
        10: translate("names", "Amphitrite"),
        12: translate("names", "Poseidon"),
    }[removed]

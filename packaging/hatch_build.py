"""Compiles the translations when the package is built."""

import importlib.util
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class TranslationsHook(BuildHookInterface):  # type: ignore[type-arg]
    """Puts the .qm files, which the repository doesn't keep, into the wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        spec = importlib.util.spec_from_file_location("qm", root / "packaging" / "qm.py")
        assert spec is not None and spec.loader is not None
        qm = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(qm)
        qm.compile_stale(root / "translations")
        build_data["artifacts"].append("translations/*.qm")

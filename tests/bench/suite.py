"""What the tests cost: processor time by module, and the memory of each process.

`python -m pytest -p tests.bench.suite -n 2` runs the suite and says so at its end.
"""

from __future__ import annotations

import os
import resource
from collections import defaultdict
from collections.abc import Generator
from pathlib import Path
from typing import Any, Final

import pytest

SHOWN: Final = 20
"""Modules that are listed, the dearest first."""


class Cost:
    """Adds up what the tests of this process, and of the processes that they start, take."""

    def __init__(self) -> None:
        self.seconds: defaultdict[str, float] = defaultdict(float)
        self.processes: list[tuple[float, float]] = []
        """Of each process of the suite: its processor time in seconds and its largest memory in MiB."""

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        began = processor_time()
        result = yield
        self.seconds[item.nodeid.split("::")[0]] += processor_time() - began
        return result

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        hands_out = session.config.pluginmanager.hasplugin("dsession")  # its children count themselves
        own = (processor_time(with_children=not hands_out), largest_memory())
        output: dict[str, Any] | None = getattr(session.config, "workeroutput", None)
        if output is None:
            self.processes.append(own)
        else:
            output["cost"] = {"seconds": dict(self.seconds), "process": list(own)}

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        """Take over what a process of xdist has found."""
        found = getattr(node, "workeroutput", {}).get("cost")
        if found is not None:
            for path, seconds in found["seconds"].items():
                self.seconds[path] += seconds
            self.processes.append(tuple(found["process"]))

    def pytest_terminal_summary(self, terminalreporter: Any) -> None:
        for path, seconds in sorted(self.seconds.items(), key=lambda one: -one[1])[:SHOWN]:
            terminalreporter.write_line(f"{seconds:8.1f} s  {path}")
        for seconds, memory in self.processes:
            terminalreporter.write_line(
                f"a process: {seconds:.0f} s of processor time, {memory:.0f} MiB at most"
            )
        whole = sum(seconds for seconds, _ in self.processes)
        terminalreporter.write_line(f"together: {whole:.0f} s of processor time")


def processor_time(with_children: bool = True) -> float:
    """Return the seconds that this process has used, and those that it has waited for."""
    used = os.times()
    children = used.children_user + used.children_system if with_children else 0.0
    return used.user + used.system + children


def largest_memory() -> float:
    """Return the most MiB that this process has held."""
    try:
        status = Path("/proc/self/status").read_text()
        return int(status.split("VmHWM:")[1].split()[0]) / 1024
    except (OSError, IndexError):
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(Cost(), "cost")

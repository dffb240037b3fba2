"""Which lines each test with a clause id executes, recorded with coverage.py and kept until source or test changes."""

from __future__ import annotations

import hashlib
import json
import signal
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import coverage
import pytest

from tools.mutants import settle
from tools.mutants.choose import Known, Map, bits
from tools.mutants.config import OUT, ROOT, SOURCES, Config, load

MAP = OUT / "map.json"


class Watch:
    """A pytest plugin: notes for each test how much of a processor's time it took, or which lines it executed."""

    def __init__(self, tracer: coverage.Coverage | None, longest: float, leave_out: set[str]) -> None:
        self.tracer = tracer
        self.longest = longest
        self.leave_out = leave_out
        self.seconds: dict[str, float] = {}
        self.failed: list[str] = []
        self.broken_off: set[str] = set()
        self.preload: list[str] = []
        self.running = ""

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Leave out what takes too long, and see what was imported to get here."""
        items[:] = [item for item in items if item.nodeid not in self.leave_out]
        self.preload = sorted(
            name
            for name in sys.modules
            if name.split(".")[0] not in ("terrarium", "tests", "tools", "conftest", "__main__")
        )

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """Note the lines under the test's name, or its time; what takes too long is broken off."""
        if self.tracer is not None:
            self.tracer.switch_context(item.nodeid)
            return (yield)
        self.running = item.nodeid
        signal.setitimer(signal.ITIMER_PROF, self.longest)
        began = time.process_time()
        try:
            return (yield)
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)
            taken = time.process_time() - began
            self.seconds[item.nodeid] = self.longest if item.nodeid in self.broken_off else taken

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note what failed, and what was broken off; a test may fail because it was."""
        if report.skipped:
            self.broken_off.add(report.nodeid)
        if report.failed and report.nodeid not in self.broken_off:
            self.failed.append(report.nodeid)

    def too_long(self, _number: int, _frame: object) -> None:
        """Break the running test off; wherever the signal finds it, it counts as too long."""
        self.broken_off.add(self.running)
        pytest.skip("takes too long to be run for every mutant")


def _watched(files: list[str], tracer: coverage.Coverage | None, longest: float, leave_out: set[str]) -> Watch:
    watch = Watch(tracer, longest, leave_out)
    signal.signal(signal.SIGPROF, watch.too_long)
    code = pytest.main([*files, *settle.OPTIONS], plugins=[settle.Calm(), watch])
    passed = (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED, pytest.ExitCode.TESTS_FAILED)
    if watch.failed or code not in passed:
        raise SystemExit(f"Tests must pass before anything is changed: {', '.join(watch.failed) or code}.")
    return watch


def _write(name: str, data: dict[str, Any]) -> None:
    OUT.mkdir(exist_ok=True)
    path = OUT / name
    path.with_suffix(".part").write_text(json.dumps(data), "utf-8")
    path.with_suffix(".part").replace(path)


def _times(files: list[str], config: Config) -> None:
    watch = _watched(files, None, config.longest, set())
    _write("times.json", {"seconds": watch.seconds, "preload": watch.preload})


def _lines(files: list[str], config: Config) -> None:
    seconds: dict[str, float] = json.loads((OUT / "times.json").read_text("utf-8"))["seconds"]
    leave_out = {name for name, taken in seconds.items() if taken >= config.longest}
    folders = sorted({str(module.path.parent / "*") for module in config.modules})
    tracer = coverage.Coverage(data_file=None, config_file=False, include=folders)
    tracer.start()
    _watched(files, tracer, config.longest, leave_out)
    tracer.stop()
    data = tracer.get_data()
    lines: dict[str, dict[str, list[int]]] = defaultdict(lambda: defaultdict(list))
    for module in config.modules:
        for line, contexts in data.contexts_by_lineno(str(module.path)).items():
            for context in contexts:
                lines[context][module.name].append(line)
    masks = {context: {name: hex(bits(found)) for name, found in rows.items()} for context, rows in lines.items()}
    _write("lines.json", {"lines": masks, "left out": sorted(leave_out)})


def _digest(paths: list[Path]) -> str:
    whole = hashlib.sha256()
    for path in sorted(paths):
        whole.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes() + b"\0")
    return whole.hexdigest()


def refresh(config: Config) -> tuple[Map, bool]:
    """The map of tests, recorded anew for test files that changed; and whether any did."""
    known: dict[str, Any] = json.loads(MAP.read_text("utf-8")) if MAP.exists() else {}
    tests = [path for folder in config.folders for path in sorted((ROOT / folder).rglob("test_*.py"))]
    helpers = [path for folder in config.folders for path in (ROOT / folder).rglob("*.py") if path not in tests]
    helpers += [ROOT / "tests" / "conftest.py", *(ROOT / "tests").glob("*.py")]
    sources = [path for path in SOURCES.glob("**/*") if path.suffix in (".py", ".toml")]
    common = _digest(sources + helpers)
    if known.get("longest", 0.0) < config.longest:
        known = {}
    files = known.get("files", {}) if known.get("common") == common else {}
    prints = {str(path.relative_to(ROOT)): _digest([path]) for path in tests}
    stale = [name for name, digest in prints.items() if files.get(name, {}).get("print") != digest]
    kept = {name: files[name] for name in prints if name in files and name not in stale}
    if stale:
        print(f"Recording which lines the tests of {len(stale)} files execute ...", flush=True)
        for step in ("times", "lines"):
            if subprocess.run([sys.executable, "-m", "tools.mutants.record", step, *stale], cwd=ROOT).returncode:
                raise SystemExit("Nothing was changed: the tests do not pass as they are.")
        times = json.loads((OUT / "times.json").read_text("utf-8"))
        found = json.loads((OUT / "lines.json").read_text("utf-8"))
        for name in stale:
            kept[name] = {"print": prints[name], "tests": {}}
        for test, seconds in times["seconds"].items():
            if test not in found["left out"]:
                row = {"seconds": seconds, "lines": found["lines"].get(test, {})}
                kept[test.split("::")[0]]["tests"][test] = row
        imported = known.get("imported", {}) if known.get("common") == common else {}
        for name, mask in found["lines"].get("", {}).items():
            imported[name] = hex(int(imported.get(name, "0"), 16) | int(mask, 16))
        known = {
            "common": common,
            "longest": config.longest,
            "files": kept,
            "imported": imported,
            "preload": times["preload"],
        }
        _write("map.json", known)
    every = [
        Known(name, row["seconds"], {module: int(mask, 16) for module, mask in row["lines"].items()})
        for file in kept.values()
        for name, row in file["tests"].items()
        if row["seconds"] < config.longest
    ]
    imported_lines = {name: int(mask, 16) for name, mask in known["imported"].items()}
    return Map(every, imported_lines, known["preload"]), bool(stale)


if __name__ == "__main__":
    if sys.argv[1] == "times":
        _times(sys.argv[2:], load())
    else:
        _lines(sys.argv[2:], load())

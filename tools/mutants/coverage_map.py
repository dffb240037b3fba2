"""The coverage map: which lines each test with a clause id executes, recorded with coverage.py and cached."""

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

from tools.mutants import pytest_plugins
from tools.mutants.config import OUT, ROOT, SOURCES, Config, load
from tools.mutants.selection import CoverageMap, TestLines, bits

MAP = OUT / "map.json"


class TestRecorder:
    """A pytest plugin that records the CPU time of each test, or the lines that it executes."""

    __test__ = False

    def __init__(self, tracer: coverage.Coverage | None, longest: float, excluded: set[str]) -> None:
        self.tracer = tracer
        self.longest = longest
        self.excluded = excluded
        self.seconds: dict[str, float] = {}
        self.failed: list[str] = []
        self.aborted: set[str] = set()
        self.preload: list[str] = []
        self.running = ""

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Drop tests that take too long, and note which modules have been imported."""
        items[:] = [item for item in items if item.nodeid not in self.excluded]
        self.preload = sorted(
            name
            for name in sys.modules
            if name.split(".")[0] not in ("terrarium", "tests", "tools", "conftest", "__main__")
        )

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """Record the lines under the test's name, or its time; abort a test that takes too long."""
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
            self.seconds[item.nodeid] = self.longest if item.nodeid in self.aborted else taken

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note failed and aborted tests; a test may fail because it was aborted."""
        if report.skipped:
            self.aborted.add(report.nodeid)
        if report.failed and report.nodeid not in self.aborted:
            self.failed.append(report.nodeid)

    def abort(self, _number: int, _frame: object) -> None:
        """Abort the running test and note that it takes too long."""
        self.aborted.add(self.running)
        pytest.skip("takes too long to be run for every mutant")


def _run_tests(files: list[str], tracer: coverage.Coverage | None, longest: float, excluded: set[str]) -> TestRecorder:
    recorder = TestRecorder(tracer, longest, excluded)
    signal.signal(signal.SIGPROF, recorder.abort)
    code = pytest.main([*files, *pytest_plugins.OPTIONS], plugins=[pytest_plugins.FixedExamples(), recorder])
    passed = (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED, pytest.ExitCode.TESTS_FAILED)
    if recorder.failed or code not in passed:
        raise SystemExit(f"Tests must pass before anything is changed: {', '.join(recorder.failed) or code}.")
    return recorder


def _write(name: str, data: dict[str, Any]) -> None:
    OUT.mkdir(exist_ok=True)
    path = OUT / name
    path.with_suffix(".part").write_text(json.dumps(data), "utf-8")
    path.with_suffix(".part").replace(path)


def _times(files: list[str], config: Config) -> None:
    recorder = _run_tests(files, None, config.longest, set())
    _write("times.json", {"seconds": recorder.seconds, "preload": recorder.preload})


def _lines(files: list[str], config: Config) -> None:
    seconds: dict[str, float] = json.loads((OUT / "times.json").read_text("utf-8"))["seconds"]
    excluded = {name for name, taken in seconds.items() if taken >= config.longest}
    folders = sorted({str(module.path.parent / "*") for module in config.modules})
    tracer = coverage.Coverage(data_file=None, config_file=False, include=folders)
    tracer.start()
    _run_tests(files, tracer, config.longest, excluded)
    tracer.stop()
    data = tracer.get_data()
    lines: dict[str, dict[str, list[int]]] = defaultdict(lambda: defaultdict(list))
    for module in config.modules:
        for line, contexts in data.contexts_by_lineno(str(module.path)).items():
            for context in contexts:
                lines[context][module.name].append(line)
    masks = {context: {name: hex(bits(found)) for name, found in rows.items()} for context, rows in lines.items()}
    _write("lines.json", {"lines": masks, "excluded": sorted(excluded)})


def _digest(paths: list[Path]) -> str:
    whole = hashlib.sha256()
    for path in sorted(paths):
        whole.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes() + b"\0")
    return whole.hexdigest()


def refresh(config: Config) -> tuple[CoverageMap, bool]:
    """Return the map, recorded again for test files that changed, and whether any changed."""
    known: dict[str, Any] = json.loads(MAP.read_text("utf-8")) if MAP.exists() else {}
    tests = [path for folder in config.folders for path in sorted((ROOT / folder).rglob("test_*.py"))]
    helpers = [path for folder in config.folders for path in (ROOT / folder).rglob("*.py") if path not in tests]
    helpers += [ROOT / "tests" / "conftest.py", *(ROOT / "tests").glob("*.py")]
    sources = [path for path in SOURCES.glob("**/*") if path.suffix in (".py", ".toml")]
    common = _digest(sources + helpers)
    if known.get("longest", 0.0) < config.longest:
        known = {}
    files = known.get("files", {}) if known.get("common") == common else {}
    digests = {str(path.relative_to(ROOT)): _digest([path]) for path in tests}
    stale = [name for name, digest in digests.items() if files.get(name, {}).get("digest") != digest]
    kept = {name: files[name] for name in digests if name in files and name not in stale}
    if stale:
        print(f"Recording which lines the tests of {len(stale)} files execute ...", flush=True)
        for step in ("times", "lines"):
            if subprocess.run([sys.executable, "-m", "tools.mutants.coverage_map", step, *stale], cwd=ROOT).returncode:
                raise SystemExit("The tests must pass before anything is changed.")
        times = json.loads((OUT / "times.json").read_text("utf-8"))
        found = json.loads((OUT / "lines.json").read_text("utf-8"))
        for name in stale:
            kept[name] = {"digest": digests[name], "tests": {}}
        for test, seconds in times["seconds"].items():
            if test not in found["excluded"]:
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
        TestLines(name, row["seconds"], {module: int(mask, 16) for module, mask in row["lines"].items()})
        for file in kept.values()
        for name, row in file["tests"].items()
        if row["seconds"] < config.longest
    ]
    imported_lines = {name: int(mask, 16) for name, mask in known["imported"].items()}
    return CoverageMap(every, imported_lines, known["preload"]), bool(stale)


if __name__ == "__main__":
    if sys.argv[1] == "times":
        _times(sys.argv[2:], load())
    else:
        _lines(sys.argv[2:], load())

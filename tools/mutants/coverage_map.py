"""The coverage maps: which lines each test with a clause id executes, recorded with coverage.py and cached by game."""

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
from types import FrameType
from typing import Any

import coverage
import pytest

from tools.mutants import pytest_plugins
from tools.mutants.config import OUT, ROOT, SOURCES, Config, load
from tools.mutants.selection import CoverageMap, TestLines, bits

#: The folder of coverage.py.
COVERAGE = str(Path(coverage.__file__).parent)


class TestRecorder:
    """A pytest plugin that records the lines that each test executes, and its CPU time meanwhile."""

    __test__ = False

    def __init__(self, tracer: coverage.Coverage, longest: float) -> None:
        self.tracer = tracer
        self.longest = longest
        self.seconds: dict[str, float] = {}
        self.failed: list[str] = []
        self.aborted: set[str] = set()
        self.preload: list[str] = []
        self.running = ""

    def pytest_collection_modifyitems(self) -> None:
        """Note which modules have been imported."""
        self.preload = sorted(
            name
            for name in sys.modules
            if name.split(".")[0] not in ("terrarium", "tests", "tools", "conftest", "__main__")
        )

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """Record the lines under the test's name, and its time; abort a test that takes too long."""
        self.tracer.switch_context(item.nodeid)
        self.running = item.nodeid
        signal.setitimer(signal.ITIMER_PROF, self.longest)
        began = time.process_time()
        try:
            return (yield)
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)
            self.seconds[item.nodeid] = time.process_time() - began

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note failed and aborted tests; a test may fail because it was aborted."""
        if report.skipped:
            self.aborted.add(report.nodeid)
        if report.failed and report.nodeid not in self.aborted:
            self.failed.append(report.nodeid)

    def abort(self, _number: int, frame: FrameType | None) -> None:
        """Abort the running test and note that it takes too long, but never while coverage.py holds a lock."""
        while frame is not None:
            if frame.f_code.co_filename.startswith(COVERAGE):
                signal.setitimer(signal.ITIMER_PROF, 0.01)
                return
            frame = frame.f_back
        self.aborted.add(self.running)
        pytest.skip("takes too long to be run for every mutant")


def record(part: Path, files: list[str], config: Config) -> None:
    """Run the tests of some files and write their times and lines to a file."""
    folders = sorted({str(module.path.parent / "*") for module in config.modules})
    tracer = coverage.Coverage(data_file=None, config_file=False, include=folders)
    tracer.start()
    recorder = TestRecorder(tracer, config.seconds.test)
    signal.signal(signal.SIGPROF, recorder.abort)
    code = pytest.main([*files, *pytest_plugins.OPTIONS], plugins=[pytest_plugins.FixedExamples(), recorder])
    tracer.stop()
    passed = (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED, pytest.ExitCode.TESTS_FAILED)
    if recorder.failed or code not in passed:
        raise SystemExit(f"Tests must pass before anything is changed: {', '.join(recorder.failed) or code}.")
    data = tracer.get_data()
    lines: dict[str, dict[str, list[int]]] = defaultdict(lambda: defaultdict(list))
    for module in config.modules:
        for line, contexts in data.contexts_by_lineno(str(module.path)).items():
            for context in contexts:
                lines[context][module.name].append(line)
    masks = {context: {name: hex(bits(found)) for name, found in rows.items()} for context, rows in lines.items()}
    seconds = {name: taken for name, taken in recorder.seconds.items() if name not in recorder.aborted}
    _write(part, {"lines": masks, "seconds": seconds, "preload": recorder.preload})


def _write(path: Path, data: dict[str, Any]) -> None:
    path.parent.mkdir(exist_ok=True)
    path.with_suffix(".part").write_text(json.dumps(data), "utf-8")
    path.with_suffix(".part").replace(path)


def _digest(paths: list[Path]) -> str:
    whole = hashlib.sha256()
    for path in sorted(paths):
        whole.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes() + b"\0")
    return whole.hexdigest()


def _common_digest(game: str, config: Config, helpers: list[Path]) -> str:
    """Return a digest of everything that the lines of a game's tests depend on, the test files excepted."""
    others = [SOURCES / other for other in {module.game for module in config.modules} - {game}]
    sources = [
        path
        for path in SOURCES.glob("**/*")
        if path.suffix in (".py", ".toml") and not any(path.is_relative_to(other) for other in others)
    ]
    return _digest([*sources, *helpers, *(ROOT / "tests").glob("*.py")])


def _record_in_parallel(files: list[str], jobs: int) -> list[dict[str, Any]]:
    """Record the tests of some files in several processes; return what each of them found."""
    print(f"Recording which lines the tests of {len(files)} files execute ...", flush=True)
    by_size = sorted(files, key=lambda name: (ROOT / name).stat().st_size)
    parts = {OUT / f"recorded{job}.json": by_size[job::jobs] for job in range(jobs) if by_size[job::jobs]}
    command = [sys.executable, "-m", "tools.mutants.coverage_map"]
    running = [subprocess.Popen([*command, str(part), *names], cwd=ROOT) for part, names in parts.items()]
    failures = [process.wait() for process in running]
    if any(failures):
        raise SystemExit("The tests must pass before anything is changed.")
    return [json.loads(part.read_text("utf-8")) for part in parts]


def refresh(game: str, config: Config, jobs: int) -> tuple[CoverageMap, bool]:
    """Return the map of a game, recorded again for test files that changed, and whether any changed."""
    path = OUT / f"map-{game}.json"
    folder = ROOT / "tests" / game
    tests = sorted(folder.rglob("test_*.py"))
    common = _common_digest(game, config, [path for path in folder.rglob("*.py") if path not in tests])
    known: dict[str, Any] = json.loads(path.read_text("utf-8")) if path.exists() else {}
    if known.get("longest", 0.0) < config.seconds.test or known["common"] != common:
        known = {"common": common, "longest": config.seconds.test, "files": {}, "imported": {}, "preload": []}
    files = known["files"]
    digests = {str(path.relative_to(ROOT)): _digest([path]) for path in tests}
    stale = [name for name, digest in digests.items() if files.get(name, {}).get("digest") != digest]
    for name in [*stale, *(name for name in files if name not in digests)]:
        files.pop(name, None)
    for found in _record_in_parallel(stale, jobs) if stale else []:
        for test, seconds in found["seconds"].items():
            name = test.split("::")[0]
            file = files.setdefault(name, {"digest": digests[name], "tests": {}})
            file["tests"][test] = {"seconds": seconds, "lines": found["lines"].get(test, {})}
        for name, mask in found["lines"].get("", {}).items():
            known["imported"][name] = hex(int(known["imported"].get(name, "0"), 16) | int(mask, 16))
        known["preload"] = sorted({*known["preload"], *found["preload"]})
    for name in stale:
        files.setdefault(name, {"digest": digests[name], "tests": {}})
    if stale:
        _write(path, known)
    every = [
        TestLines(name, row["seconds"], {module: int(mask, 16) for module, mask in row["lines"].items()})
        for file in files.values()
        for name, row in file["tests"].items()
        if row["seconds"] < config.seconds.test
    ]
    imported = {name: int(mask, 16) for name, mask in known["imported"].items()}
    return CoverageMap(every, imported, known["preload"]), bool(stale)


if __name__ == "__main__":
    record(Path(sys.argv[1]), sys.argv[2:], load())

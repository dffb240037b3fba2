"""A process that has everything imported and splits off a copy of itself for each mutant.

A warm nursery has collected all tests: a mutant whose change is inside a function gets that function's code replaced in
the copy. A cold one has imported only other people's packages: the copy imports the rules anew, the changed module
among them, for changes that happen at import. Requests and answers are lines of JSON; no file is ever changed.
"""

from __future__ import annotations

import contextlib
import gc
import importlib.abc
import importlib.machinery
import importlib.util
import json
import os
import resource
import select
import signal
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

import pytest

from tools.mutants import settle

#: So many times the processor's time that a copy may use, it may take on the clock; machines are shared.
PATIENCE = 20
#: A cold copy faces so many tests before it reads all the other test files.
FIRST = 12

Tests = list[tuple[str, float]]


class Misplaced(Exception):
    """A change that is inside no function that this process knows; a cold nursery can make it."""


class Verdict:
    """A pytest plugin inside a copy: says which test runs, gives each its time, ends the copy at the first failure."""

    def __init__(self, tests: Tests, say: Callable[[str], None]) -> None:
        self.limits = dict(tests)
        self.order = {name: place for place, (name, _) in enumerate(tests)}
        self.say = say

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Only the tests that were asked for, in the order of the request."""
        items[:] = sorted(
            (item for item in items if item.nodeid in self.order), key=lambda item: self.order[item.nodeid]
        )

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """Say the test's name and wind the clock."""
        self.say(item.nodeid)
        signal.setitimer(signal.ITIMER_PROF, self.limits[item.nodeid])
        return (yield)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Stop at the first failure."""
        if report.failed:
            os._exit(1)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """A test file that cannot be read any more is a failure too."""
        if report.failed:
            self.say(report.nodeid)
            os._exit(1)


class Loader(importlib.machinery.SourceFileLoader):
    """Loads a module with other text than its file has."""

    def __init__(self, name: str, path: str, text: str) -> None:
        super().__init__(name, path)
        self.text = text

    def get_code(self, fullname: str) -> CodeType:
        """The changed text, compiled; nothing is read or kept."""
        return compile(self.text, self.path, "exec", dont_inherit=True)


class Finder(importlib.abc.MetaPathFinder):
    """Finds the one module that is changed, before the others are asked."""

    def __init__(self, loader: Loader) -> None:
        self.loader = loader

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        """Only the one module."""
        if fullname != self.loader.name:
            return None
        return importlib.util.spec_from_file_location(fullname, self.loader.path, loader=self.loader)


def code_of(code: CodeType, name: str) -> CodeType | None:
    """The code of a function inside a module's code, by its qualified name."""
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            if constant.co_qualname == name:
                return constant
            if name.startswith(f"{constant.co_qualname}."):
                return code_of(constant, name)
    return None


Functions = dict[tuple[str, str], list[FunctionType]]


def functions() -> Functions:
    """Every function there is, by its file and qualified name; looked up once, as that touches the whole memory."""
    found: Functions = defaultdict(list)
    for thing in gc.get_objects():
        if isinstance(thing, FunctionType):
            found[thing.__code__.co_filename, thing.__code__.co_qualname].append(thing)
    return found


def replace_code(known: Functions, path: str, name: str, text: str) -> bool:
    """Give every function of that file and name the code that it has in the text; whether there was one."""
    new = code_of(compile(text, path, "exec", dont_inherit=True), name)
    old = known.get((path, name), [])
    if new is None or not old or any(len(one.__code__.co_freevars) != len(new.co_freevars) for one in old):
        return False
    for function in old:
        function.__code__ = new
    return True


def _limit_memory(more: int) -> None:
    """Let a copy have only so much more memory than it has now; where that cannot be said, it may have all."""
    with contextlib.suppress(OSError, ValueError):
        pages = int(Path("/proc/self/statm").read_text("ascii").split()[0])
        limit = pages * resource.getpagesize() + more
        resource.setrlimit(resource.RLIMIT_AS, (limit, limit))


def split(work: Callable[[Callable[[str], None]], None], seconds: float) -> dict[str, object]:
    """Do something in a copy of this process: how it ended, the last test, how many ran, and the processor's time."""
    reading, writing = os.pipe()
    copy = os.fork()
    if copy == 0:
        os.close(reading)
        code = 3
        try:
            signal.signal(signal.SIGINT, signal.SIG_IGN)
            signal.signal(signal.SIGPROF, signal.SIG_DFL)
            work(lambda name: _say(writing, name))
            code = 0
        except Misplaced:
            code = 4
        except MemoryError:
            code = 1
        except BaseException as error:
            _say(writing, f"{type(error).__name__}: {error}")
        finally:
            os._exit(code)
    os.close(writing)
    said = b""
    deadline = time.monotonic() + seconds
    while True:
        ready, _, _ = select.select([reading], [], [], max(0.0, deadline - time.monotonic()))
        more = os.read(reading, 65536) if ready else b""
        said += more
        if not more:
            break
    os.close(reading)
    if not ready:
        os.kill(copy, signal.SIGKILL)
    _, status, used = os.wait4(copy, 0)
    names = said.decode("utf-8", "replace").splitlines()
    if os.WIFSIGNALED(status):
        outcome = "timeout" if os.WTERMSIG(status) in (signal.SIGPROF, signal.SIGKILL) else "killed"
    else:
        outcome = {0: "survived", 1: "killed", 4: "misplaced"}.get(os.WEXITSTATUS(status), "error")
    cpu = round(used.ru_utime + used.ru_stime, 3)
    return {"outcome": outcome, "test": names[-1] if names else "", "ran": len(names), "seconds": cpu}


def _say(pipe: int, name: str) -> None:
    os.write(pipe, name.replace("\n", " ").encode() + b"\n")


def _answer(request: dict[str, Any], work: Callable[[Callable[[str], None]], None], replies: Any) -> None:
    answer = split(work, PATIENCE * (5.0 + sum(limit for _, limit in request["tests"]) / 5))
    replies.write(json.dumps(answer) + "\n")
    replies.flush()


def _requests() -> Iterator[dict[str, Any]]:
    for line in sys.stdin:
        yield json.loads(line)


def cold(replies: Any, preload: list[str]) -> None:
    """Serve mutants that are changed at import."""
    for name in preload:
        with contextlib.suppress(Exception):
            importlib.import_module(name)
    for name in [name for name in sys.modules if name.split(".")[0] in ("terrarium", "tests")]:
        del sys.modules[name]
    gc.freeze()
    for request in _requests():

        def work(say: Callable[[str], None], request: dict[str, Any] = request) -> None:
            _limit_memory(request["memory"])
            signal.setitimer(signal.ITIMER_PROF, 30.0)
            sys.meta_path.insert(0, Finder(Loader(request["module"], request["path"], request["source"])))
            tests: Tests = [(name, limit) for name, limit in request["tests"]]
            for part in (tests[:FIRST], tests[FIRST:]):
                files = sorted({name.split("::")[0] for name, _ in part})
                if part:
                    code = pytest.main([*files, *settle.OPTIONS, "-s"], plugins=[settle.Calm(), Verdict(part, say)])
                    if code not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
                        say("import")
                        os._exit(1)
                signal.setitimer(signal.ITIMER_PROF, 30.0)

        _answer(request, work, replies)


class Warm:
    """A pytest plugin that collects all tests and then, instead of running them, serves mutants."""

    def __init__(self, replies: Any) -> None:
        self.replies = replies

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Serve mutants whose change is inside a function."""
        items = {item.nodeid: item for item in session.items}
        gc.collect()
        known = functions()
        gc.freeze()
        for request in _requests():

            def work(say: Callable[[str], None], request: dict[str, Any] = request) -> None:
                _limit_memory(request["memory"])
                if not replace_code(known, request["path"], request["function"], request["source"]):
                    raise Misplaced(f"there is no function {request['function']} to change")
                tests: Tests = [(name, limit) for name, limit in request["tests"]]
                session.config.pluginmanager.register(Verdict(tests, say))
                for name, _ in tests:
                    session.config.hook.pytest_runtest_protocol(item=items[name], nextitem=None)
                    signal.setitimer(signal.ITIMER_PROF, 0)

            _answer(request, work, self.replies)
        return True


def main() -> None:
    """Serve requests from the standard input until it ends; what tests print goes nowhere."""
    replies = os.fdopen(os.dup(1), "w", encoding="utf-8")
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    if "TERRARIUM_MUTANTS_LOUD" not in os.environ:
        os.dup2(nowhere, 2)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    first = json.loads(sys.stdin.readline())
    if first["nursery"] == "cold":
        cold(replies, first["preload"])
    else:
        pytest.main([*first["folders"], *settle.OPTIONS, "-s"], plugins=[settle.Calm(), Warm(replies)])


if __name__ == "__main__":
    main()

"""A fork server: a process with everything imported that forks once for each mutant.

In the mode "collected" all tests are collected; a mutant that changes a function gets the function's code replaced in
the child process. In the mode "imports" only third-party packages are imported; the child imports the games itself,
the changed module among them. Requests and replies are lines of JSON. No file is changed.
"""

from __future__ import annotations

import contextlib
import gc
import importlib.abc
import importlib.machinery
import importlib.util
import json
import os
import pickle
import resource
import select
import signal
import sys
import time
import tomllib
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

import pytest

from tools.mutants import pytest_plugins
from tools.mutants.pytest_plugins import Report, StopAtFirstFailure, Tests

#: The wall time allowed to a child process, as a multiple of its CPU time; the machine may be loaded.
WALL_TIME_FACTOR = 20
#: In the mode "imports" a child runs this many tests first; it imports the other test files only if they pass.
FIRST_TESTS = 12


class FunctionNotFound(Exception):
    """Raised for a function that is not in this process; the mode "imports" can make the change."""


class MutantLoader(importlib.machinery.SourceFileLoader):
    """Loads a module from a text instead of its file."""

    def __init__(self, name: str, path: str, text: str) -> None:
        super().__init__(name, path)
        self.text = text

    def get_code(self, fullname: str) -> CodeType:
        """Compile the text; no cache is read or written."""
        return compile(self.text, self.path, "exec", dont_inherit=True)


class MutantFinder(importlib.abc.MetaPathFinder):
    """Finds the changed module."""

    def __init__(self, loader: MutantLoader) -> None:
        self.loader = loader

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        """Return the spec of the changed module, and None for every other module."""
        if fullname != self.loader.name:
            return None
        return importlib.util.spec_from_file_location(fullname, self.loader.path, loader=self.loader)


def code_of(code: CodeType, name: str) -> CodeType | None:
    """Return the code of a function, given by its qualified name, inside a module's code."""
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            if constant.co_qualname == name:
                return constant
            if name.startswith(f"{constant.co_qualname}."):
                return code_of(constant, name)
    return None


Functions = dict[tuple[str, str], list[FunctionType]]


def functions() -> Functions:
    """Return all functions in memory by file and qualified name."""
    found: Functions = defaultdict(list)
    for thing in gc.get_objects():
        if isinstance(thing, FunctionType):
            found[thing.__code__.co_filename, thing.__code__.co_qualname].append(thing)
    return found


def replace_code(known: Functions, path: str, name: str, text: str) -> bool:
    """Replace the code of a function by the code that it has in the text; return False if there is no such function."""
    new = code_of(compile(text, path, "exec", dont_inherit=True), name)
    old = known.get((path, name), [])
    if new is None or not old or any(len(one.__code__.co_freevars) != len(new.co_freevars) for one in old):
        return False
    for function in old:
        function.__code__ = new
    return True


def _limit_memory(more: int) -> None:
    """Limit the memory of this process to what it has now and `more` bytes, where the system allows it."""
    with contextlib.suppress(OSError, ValueError):
        pages = int(Path("/proc/self/statm").read_text("ascii").split()[0])
        limit = pages * resource.getpagesize() + more
        resource.setrlimit(resource.RLIMIT_AS, (limit, limit))


def run_in_child(work: Callable[[Report], None], seconds: float) -> dict[str, object]:
    """Run a function in a forked child; return its outcome, the last test, the number of tests and the CPU time."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        code = 3
        try:
            signal.signal(signal.SIGINT, signal.SIG_IGN)
            signal.signal(signal.SIGPROF, signal.SIG_DFL)
            work(lambda name: _write_line(writing, name))
            code = 0
        except FunctionNotFound:
            code = 4
        except MemoryError:
            code = 1
        except BaseException as error:
            _write_line(writing, f"{type(error).__name__}: {error}")
        finally:
            os._exit(code)
    os.close(writing)
    output = b""
    deadline = time.monotonic() + seconds
    while True:
        ready, _, _ = select.select([reading], [], [], max(0.0, deadline - time.monotonic()))
        more = os.read(reading, 65536) if ready else b""
        output += more
        if not more:
            break
    os.close(reading)
    if not ready:
        os.kill(child, signal.SIGKILL)
    _, status, used = os.wait4(child, 0)
    names = output.decode("utf-8", "replace").splitlines()
    if os.WIFSIGNALED(status):
        outcome = "timeout" if os.WTERMSIG(status) in (signal.SIGPROF, signal.SIGKILL) else "killed"
    else:
        outcome = {0: "survived", 1: "killed", 4: "not found"}.get(os.WEXITSTATUS(status), "error")
    cpu = round(used.ru_utime + used.ru_stime, 3)
    return {"outcome": outcome, "test": names[-1] if names else "", "ran": len(names), "seconds": cpu}


def _write_line(pipe: int, name: str) -> None:
    os.write(pipe, name.replace("\n", " ").encode() + b"\n")


def _reply(request: dict[str, Any], work: Callable[[Report], None], replies: Any) -> None:
    reply = run_in_child(work, WALL_TIME_FACTOR * (5.0 + sum(limit for _, limit in request["tests"]) / 5))
    replies.write(json.dumps(reply) + "\n")
    replies.flush()


def _requests() -> Iterator[dict[str, Any]]:
    for line in sys.stdin:
        yield json.loads(line)


def cache_card_files() -> None:
    """Parse each TOML text only once in this process and its children; every call returns a copy of its own."""
    parse = tomllib.loads
    known: dict[str, bytes] = {}

    def loads(text: str, /, *, parse_float: Callable[[str], Any] = float) -> dict[str, Any]:
        if text not in known:
            known[text] = pickle.dumps(parse(text, parse_float=parse_float))
        copy: dict[str, Any] = pickle.loads(known[text])
        return copy

    tomllib.loads = loads


def forget_game(game: str) -> None:
    """Remove the tests and all modules that may depend on a game, so that they are imported again."""
    kept = ("engine", *(other for other in ("planet", "rauha", "earth") if other != game))
    for name in list(sys.modules):
        parts = name.split(".")
        if parts[0] == "tests" or (parts[0] == "terrarium" and (len(parts) == 1 or parts[1] not in kept)):
            del sys.modules[name]


def serve_imports(replies: Any, preload: list[str]) -> None:
    """Serve mutants that take effect at import."""
    cache_card_files()
    for name in [*preload, "terrarium"]:
        with contextlib.suppress(Exception):
            importlib.import_module(name)
    gc.collect()
    gc.freeze()
    for request in _requests():

        def work(report: Report, request: dict[str, Any] = request) -> None:
            _limit_memory(request["memory"])
            signal.setitimer(signal.ITIMER_PROF, 30.0)
            began = time.process_time()
            gc.disable()
            forget_game(request["module"].split(".")[1])
            sys.meta_path.insert(0, MutantFinder(MutantLoader(request["module"], request["path"], request["source"])))
            tests: Tests = [(name, limit) for name, limit in request["tests"]]
            for part in (tests[:FIRST_TESTS], tests[FIRST_TESTS:]):
                files = sorted({name.split("::")[0] for name, _ in part})
                if part and time.process_time() - began < request["seconds"]:
                    seconds = request["seconds"] - time.process_time() + began
                    plugins = [pytest_plugins.FixedExamples(), StopAtFirstFailure(part, report, seconds)]
                    code = pytest.main([*files, *pytest_plugins.OPTIONS, "-s"], plugins=plugins)
                    if code not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
                        report("import")
                        os._exit(1)
                signal.setitimer(signal.ITIMER_PROF, 30.0)

        _reply(request, work, replies)


class ServeCollected:
    """A pytest plugin that collects all tests and then serves mutants instead of running the tests."""

    def __init__(self, replies: Any) -> None:
        self.replies = replies

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Serve mutants that change a function."""
        items = {item.nodeid: item for item in session.items}
        gc.collect()
        known = functions()
        gc.freeze()
        for request in _requests():

            def work(report: Report, request: dict[str, Any] = request) -> None:
                _limit_memory(request["memory"])
                if not replace_code(known, request["path"], request["function"], request["source"]):
                    raise FunctionNotFound(f"there is no function {request['function']} to change")
                tests: Tests = [(name, limit) for name, limit in request["tests"]]
                plugin = StopAtFirstFailure(tests, report, request["seconds"])
                session.config.pluginmanager.register(plugin)
                plugin.run([items[name] for name, _ in tests])

            _reply(request, work, self.replies)
        return True


def main() -> None:
    """Serve requests from standard input until it ends; the output of tests is discarded."""
    replies = os.fdopen(os.dup(1), "w", encoding="utf-8")
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    if "TERRARIUM_MUTANTS_LOUD" not in os.environ:
        os.dup2(nowhere, 2)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    first = json.loads(sys.stdin.readline())
    if first["mode"] == "imports":
        serve_imports(replies, first["preload"])
    else:
        plugins = [pytest_plugins.FixedExamples(), ServeCollected(replies)]
        pytest.main([*first["folders"], *pytest_plugins.OPTIONS, "-s"], plugins=plugins)


if __name__ == "__main__":
    main()

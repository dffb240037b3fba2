"""Runs pending mutants in threads; each thread has two fork servers."""

from __future__ import annotations

import json
import math
import os
import queue
import subprocess
import sys
import threading
from collections import defaultdict
from functools import partial
from typing import Any

from tools.mutants import keys, selection
from tools.mutants.config import EXPLAINED, OUT, ROOT, Config
from tools.mutants.mutations import Mutant
from tools.mutants.selection import CoverageMap, Lines, TestLines
from tools.mutants.sites import Sites

#: The number of tests that killed mutants of the same function, and of the same module, that are run first.
KILLERS = 8

Reply = dict[str, Any]


class ForkServer:
    """A fork server process, started when it is first needed."""

    def __init__(self, first: dict[str, Any]) -> None:
        self.first = first
        self.process: subprocess.Popen[str] | None = None

    def run(self, request: dict[str, Any]) -> Reply:
        """Run the tests of a mutant and return the result."""
        if self.process is None:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "tools.mutants.fork_server"],
                cwd=ROOT,
                env={
                    **os.environ,
                    "TERRARIUM_EXPECT": "plain",
                    "PYTHONDONTWRITEBYTECODE": "",
                    "PYTHONPYCACHEPREFIX": str(OUT / "bytecode"),
                },
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                start_new_session=True,
            )
            self._send(self.first)
        self._send(request)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError("A fork server has ended; set TERRARIUM_MUTANTS_LOUD=1 to see its errors.")
        reply: Reply = json.loads(line)
        return reply

    def _send(self, message: dict[str, Any]) -> None:
        assert self.process is not None
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(message) + "\n")
        self.process.stdin.flush()

    def close(self) -> None:
        """End the process."""
        if self.process is not None and self.process.stdin is not None:
            self.process.stdin.close()


class Workers:
    """The pending mutants of a run, shared by the threads that run them."""

    def __init__(self, config: Config, maps: dict[str, CoverageMap], mutants: list[Mutant], all_tests: bool) -> None:
        self.config = config
        self.maps = maps
        self.all_tests = all_tests
        self.lock = threading.Lock()
        self.replies: queue.Queue[tuple[Mutant, Reply] | BaseException | None] = queue.Queue()
        self.killers: dict[tuple[str, ...], list[str]] = defaultdict(list)
        #: What `mentions` has found, by module and the lines of the statement.
        self.mentioned: dict[tuple[str, range], tuple[Lines, Lines]] = {}
        self.explained = keys.load(EXPLAINED)
        self.modules = [module for module in config.modules if module.game in maps]
        self.texts = {module.name: module.path.read_text("utf-8") for module in self.modules}
        self.sites = {name: Sites(text, config.skip) for name, text in self.texts.items()}
        order = {module.name: place for place, module in enumerate(config.modules)}
        #: The last one is run first. By module: changes of functions, then changes at import, then explained survivors.
        self.pending = sorted(
            mutants,
            key=lambda one: (order[one.module.name], self.is_explained(one), not self.in_function(one)),
            reverse=True,
        )

    def is_explained(self, mutant: Mutant) -> bool:
        """Return whether the list of survivors says why a mutant changes nothing."""
        return self.explained.reason(mutant.key) is not None

    def in_function(self, mutant: Mutant) -> bool:
        """Return whether a mutant changes only a function that does not run at import."""
        tests = self.maps[mutant.module.game]
        return bool(mutant.site.outermost) and not tests.runs_at_import(mutant.module.name, mutant.site.lines)

    def tests_for(self, mutant: Mutant) -> list[TestLines]:
        """Return the tests of a mutant, the most promising first."""
        name, tests = mutant.module.name, self.maps[mutant.module.game]
        if self.in_function(mutant):
            found = tests.executing(name, mutant.site.lines)
        else:
            found = tests.mentioning(*self.mentions(mutant))
        return selection.most_promising_first(found, [*self.killers[_near(mutant)], *self.killers[(name,)]])

    def mentions(self, mutant: Mutant) -> tuple[Lines, Lines]:
        """Return the lines that name what a change at import affects, and those with something computed from it."""
        own = mutant.module.name
        _, lines = self.sites[own].statement(mutant.start)
        if (own, lines) not in self.mentioned:
            self.mentioned[own, lines] = self._find_mentions(mutant)
        return self.mentioned[own, lines]

    def _find_mentions(self, mutant: Mutant) -> tuple[Lines, Lines]:
        game, own = mutant.module.game, mutant.module.name
        names, lines = self.sites[own].statement(mutant.start)
        modules = [module.name for module in self.modules if module.game == game]
        directly = self._lines_mentioning(modules, names)
        directly[own] |= selection.bits(lines)
        while True:
            more = {
                name
                for module in modules
                for name in self.sites[module].computed_from(names, partial(self.maps[game].runs_at_import, module))
            }
            if more <= names:
                return directly, self._lines_mentioning(modules, names)
            names |= more

    def _lines_mentioning(self, modules: list[str], names: set[str]) -> Lines:
        return {module: selection.lines_mentioning(self.texts[module], names) for module in modules}

    def work(self) -> None:
        """Run mutants until none are left; the body of a thread."""
        collected = ForkServer({"mode": "collected", "folders": [f"tests/{game}" for game in self.maps]})
        preload = sorted({name for tests in self.maps.values() for name in tests.preload})
        imports = ForkServer({"mode": "imports", "preload": preload})
        try:
            while True:
                with self.lock:
                    if not self.pending:
                        break
                    mutant = self.pending.pop()
                self.replies.put((mutant, self._run(mutant, collected, imports)))
        except BaseException as error:
            self.replies.put(error)
        finally:
            collected.close()
            imports.close()
            self.replies.put(None)

    def _run(self, mutant: Mutant, collected: ForkServer, imports: ForkServer) -> Reply:
        tests = self.tests_for(mutant)
        if not tests:
            return {"outcome": "survived", "test": "", "ran": 0, "seconds": 0.0}
        request = {
            "module": mutant.module.dotted,
            "path": str(mutant.module.path),
            "function": mutant.site.outermost,
            "source": mutant.source(self.texts[mutant.module.name]),
            "memory": self.config.memory,
            "seconds": self.seconds_for(mutant),
            "tests": [(test.name, self.config.seconds.limit(test.seconds)) for test in tests],
        }
        reply = (collected if self.in_function(mutant) else imports).run(request)
        if reply["outcome"] == "not found":
            reply = imports.run(request)
        quick = {test.name for test in tests if test.seconds < selection.QUICK_SECONDS}
        if reply["outcome"] in ("killed", "timeout") and reply["test"] in quick:
            for near in (_near(mutant), (mutant.module.name,)):
                others = (name for name in self.killers[near] if name != reply["test"])
                self.killers[near] = [reply["test"], *others][:KILLERS]
        return reply

    def seconds_for(self, mutant: Mutant) -> float:
        """Return for how much CPU time tests are run for a mutant."""
        if self.all_tests:
            return math.inf
        return self.config.seconds.explained if self.is_explained(mutant) else self.config.seconds.mutant


def _near(mutant: Mutant) -> tuple[str, ...]:
    return mutant.module.name, mutant.site.function

"""Runs pending mutants in threads; each thread has two fork servers."""

from __future__ import annotations

import json
import os
import queue
import subprocess
import sys
import threading
from collections import defaultdict
from typing import Any

from tools.mutants import keys, selection
from tools.mutants.config import EXPLAINED, OUT, ROOT, Config
from tools.mutants.mutations import Mutant
from tools.mutants.selection import CoverageMap, TestLines
from tools.mutants.sites import Sites

#: The number of recent killers of a function's mutants that are run first.
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

    def __init__(self, config: Config, tests: CoverageMap, mutants: list[Mutant]) -> None:
        self.config = config
        self.tests = tests
        self.lock = threading.Lock()
        self.replies: queue.Queue[tuple[Mutant, Reply] | BaseException | None] = queue.Queue()
        self.killers: dict[tuple[str, str], list[str]] = defaultdict(list)
        self.texts = {module.name: module.path.read_text("utf-8") for module in config.modules}
        self.sites = {name: Sites(text, config.skip) for name, text in self.texts.items()}
        explained = keys.load(EXPLAINED)
        order = {module.name: place for place, module in enumerate(config.modules)}
        #: The last one is run first. By module: changes of functions, then changes at import, then explained survivors.
        self.pending = sorted(
            mutants,
            key=lambda one: (order[one.module.name], explained.reason(one.key) is not None, not self.in_function(one)),
            reverse=True,
        )

    def in_function(self, mutant: Mutant) -> bool:
        """Return whether a mutant changes only a function that does not run at import."""
        return bool(mutant.site.outermost) and not self.tests.runs_at_import(mutant.module.name, mutant.site.lines)

    def tests_for(self, mutant: Mutant) -> list[TestLines]:
        """Return the tests of a mutant, the most promising first."""
        name, site = mutant.module.name, mutant.site
        if self.in_function(mutant):
            found = self.tests.executing(name, site.lines)
        else:
            names = self.sites[name].affected_names(mutant.start)
            game = [other for other in self.config.modules if other.game == mutant.module.game]
            found = self.tests.importing(
                {other.name: selection.lines_mentioning(self.texts[other.name], names) for other in game}
            )
            # A test of the game may end before a line of it runs: the engine refuses too many seats.
            own = f"tests/{mutant.module.game}/"
            found = [test for test in found if test.name.startswith(own) or any(o.name in test.lines for o in game)]
        return selection.killers_first(found, self.killers[name, site.function])

    def work(self) -> None:
        """Run mutants until none are left; the body of a thread."""
        collected = ForkServer({"mode": "collected", "folders": self.config.folders})
        imports = ForkServer({"mode": "imports", "preload": self.tests.preload})
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
            "tests": [(test.name, self.config.limit(test.seconds)) for test in tests],
        }
        reply = (collected if self.in_function(mutant) else imports).run(request)
        if reply["outcome"] == "not found":
            reply = imports.run(request)
        if reply["outcome"] in ("killed", "timeout") and "::" in reply["test"]:
            killers = self.killers[mutant.module.name, mutant.site.function]
            killers[:] = [reply["test"], *(name for name in killers if name != reply["test"])][:KILLERS]
        return reply

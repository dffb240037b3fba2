"""The command: `python -m tools.mutants --help`."""

from __future__ import annotations

import argparse
import json
import os
import queue
import subprocess
import sys
import threading
import time
from collections import defaultdict
from typing import Any

from tools.mutants import choose, keys, record, report
from tools.mutants.changes import Mutant
from tools.mutants.config import CLASSES, EXPLAINED, OUT, ROOT, Config, chosen, load
from tools.mutants.session import Session
from tools.mutants.sites import Sites

DOCS = ROOT / "docs" / "mutants.md"
#: Neighbours' killers that are tried first.
KILLERS = 8


class Nursery:
    """A nursery process, started when it is first needed."""

    def __init__(self, first: dict[str, Any]) -> None:
        self.first = first
        self.process: subprocess.Popen[str] | None = None

    def ask(self, request: dict[str, Any]) -> dict[str, Any]:
        """What became of a mutant."""
        if self.process is None:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "tools.mutants.nursery"],
                cwd=ROOT,
                env={**os.environ, "TERRARIUM_EXPECT": "plain"},
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                start_new_session=True,
            )
            self._tell(self.first)
        self._tell(request)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError("A nursery has ended; set TERRARIUM_MUTANTS_LOUD=1 to see why.")
        answer: dict[str, Any] = json.loads(line)
        return answer

    def _tell(self, message: dict[str, Any]) -> None:
        assert self.process is not None
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(message) + "\n")
        self.process.stdin.flush()

    def close(self) -> None:
        """Let it end."""
        if self.process is not None and self.process.stdin is not None:
            self.process.stdin.close()


class Run:
    """One run over pending mutants, by several threads with two nurseries each."""

    def __init__(self, config: Config, tests: choose.Map, mutants: list[Mutant]) -> None:
        self.config = config
        self.tests = tests
        self.lock = threading.Lock()
        self.answers: queue.Queue[tuple[Mutant, dict[str, Any]] | BaseException | None] = queue.Queue()
        self.killers: dict[tuple[str, str], list[str]] = defaultdict(list)
        self.texts = {module.name: module.path.read_text("utf-8") for module in config.modules}
        self.sites = {name: Sites(text, config.skip) for name, text in self.texts.items()}
        explained = keys.load(EXPLAINED)
        #: The last is tried first: what is quick and new, then what happens at import, then what is explained.
        self.todo = sorted(mutants, key=lambda one: (explained.reason(one.key) is not None, not self.warm(one)))[::-1]

    def warm(self, mutant: Mutant) -> bool:
        """Whether the change can be made in a warm nursery."""
        return bool(mutant.site.outermost) and not self.tests.runs_at_import(mutant.module.name, mutant.site.lines)

    def faced(self, mutant: Mutant) -> tuple[bool, list[choose.Known]]:
        """Whether the change can be made in a warm nursery, and the tests to run, the most promising first."""
        name, site = mutant.module.name, mutant.site
        warm = self.warm(mutant)
        if warm:
            found = self.tests.executing(name, site.lines)
        else:
            names = self.sites[name].spread(mutant.start)
            game = [other for other in self.config.modules if other.game == mutant.module.game]
            found = self.tests.importing(
                {other.name: choose.mentioning(self.texts[other.name], names) for other in game}
            )
            # A test of the game may end before a line of it is executed: too many seats are refused by the engine.
            own = f"tests/{mutant.module.game}/"
            found = [test for test in found if test.name.startswith(own) or any(o.name in test.lines for o in game)]
        return warm, choose.ordered(found, self.killers[name, site.function])

    def work(self) -> None:
        """Try mutants until there are none left."""
        warm = Nursery({"nursery": "warm", "folders": self.config.folders})
        cold = Nursery({"nursery": "cold", "preload": self.tests.preload})
        try:
            while True:
                with self.lock:
                    if not self.todo:
                        break
                    mutant = self.todo.pop()
                self.answers.put((mutant, self._try(mutant, warm, cold)))
        except BaseException as error:
            self.answers.put(error)
        finally:
            warm.close()
            cold.close()
            self.answers.put(None)

    def _try(self, mutant: Mutant, warm: Nursery, cold: Nursery) -> dict[str, Any]:
        inside, tests = self.faced(mutant)
        if not tests:
            return {"outcome": "survived", "test": "", "ran": 0, "seconds": 0.0}
        request = {
            "module": mutant.module.dotted,
            "path": str(mutant.module.path),
            "function": mutant.site.outermost,
            "source": mutant.source,
            "memory": self.config.memory,
            "tests": [(test.name, self.config.limit(test.seconds)) for test in tests],
        }
        answer = (warm if inside else cold).ask(request)
        if answer["outcome"] == "misplaced":
            answer = cold.ask(request)
        if answer["outcome"] in ("killed", "timeout") and "::" in answer["test"]:
            killers = self.killers[mutant.module.name, mutant.site.function]
            killers[:] = [answer["test"], *(name for name in killers if name != answer["test"])][:KILLERS]
        return answer


def _clock(seconds: float) -> str:
    return f"{int(seconds) // 3600}:{int(seconds) // 60 % 60:02}:{int(seconds) % 60:02}"


def progress(done: int, total: int, killed: int, seconds: float) -> str:
    """The line that says how far a run is."""
    left = seconds / done * (total - done) if done else 0.0
    return f"{done}/{total}  killed {killed}  survived {done - killed}  {_clock(seconds)} gone, {_clock(left)} left"


def execute(session: Session, run: Run, jobs: int) -> None:
    """Try all pending mutants; a Ctrl-C ends it, with everything so far stored."""
    total = len(run.todo)
    threads = [threading.Thread(target=run.work, daemon=True) for _ in range(jobs)]
    began = time.monotonic()
    for thread in threads:
        thread.start()
    done = killed = ended = 0
    told = 0.0
    try:
        while ended < jobs:
            answer = run.answers.get()
            if answer is None:
                ended += 1
            elif isinstance(answer, BaseException):
                raise answer
            else:
                session.settle(*answer)
                done += 1
                killed += answer[1]["outcome"] in ("killed", "timeout")
                now = time.monotonic()
                often = 0.2 if sys.stdout.isatty() else 20.0
                if now - told > often or done == total:
                    told = now
                    line = progress(done, total, killed, now - began)
                    print(
                        f"\r{line} " if sys.stdout.isatty() else line,
                        end="" if sys.stdout.isatty() else "\n",
                        flush=True,
                    )
    except KeyboardInterrupt:
        print(f"\nStopped after {done} of {total}; the next run goes on from here.")
        raise SystemExit(130) from None
    print()


def _write(config: Config, session: Session, docs: bool) -> None:
    explained = keys.load(EXPLAINED)
    results = session.results(config)
    summary = report.text(results, explained, config.goals)
    (OUT / "summary.txt").write_text(summary, "utf-8")
    (OUT / "report.html").write_text(report.page(results, explained, config.goals), "utf-8")
    print(summary)
    print(f"{session.waiting()} mutants not tried yet. The report: {OUT.relative_to(ROOT) / 'report.html'}")
    if docs:
        text = DOCS.read_text("utf-8")
        text = report.between(text, "figures", report.markdown(report.table(results, explained, config.goals)))
        DOCS.write_text(report.between(text, "survivors", report.listing(explained)), "utf-8")


def main() -> None:
    """Read the options, run, report."""
    options = argparse.ArgumentParser(prog="make mutants", description="Change the rules, see whether a test notices.")
    options.add_argument("--game", action="append", default=[], help="only this game; may be repeated")
    options.add_argument("--kind", action="append", default=[], choices=CLASSES, help="only this class of modules")
    options.add_argument("--module", action="append", default=[], help="only this module, such as planet.life")
    options.add_argument("--sample", type=int, default=0, help="only so many of the pending mutants, drawn at random")
    options.add_argument("--jobs", type=int, default=min(2, os.cpu_count() or 1), help="how many at a time")
    options.add_argument("--again", action="store_true", help="try survivors again")
    options.add_argument("--fresh", action="store_true", help="forget all results first")
    options.add_argument("--report", action="store_true", help="run nothing, only write the report")
    options.add_argument("--docs", action="store_true", help="put figures and survivors into docs/mutants.md")
    wish = options.parse_args()
    config = load()
    session = Session()
    if not wish.report:
        tests, renewed = record.refresh(config)
        if wish.fresh or wish.again or renewed:
            session.forget(wish.fresh, keys.Explained({}) if wish.again else keys.load(EXPLAINED))
        modules = chosen(config, wish.game, wish.kind, wish.module)
        session.take_in(modules, config)
        pending = choose.sample(session.pending(modules, config), wish.sample)
        execute(session, Run(config, tests, pending), max(1, wish.jobs))
    _write(config, session, wish.docs)


if __name__ == "__main__":
    main()

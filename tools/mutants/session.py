"""The session: Cosmic Ray's database of work and results, kept between runs."""

from __future__ import annotations

import difflib
import json
import sqlite3
from collections import Counter, defaultdict
from collections.abc import Iterable
from contextlib import closing
from typing import Any

from cosmic_ray.work_db import WorkDB
from cosmic_ray.work_item import MutationSpec, TestOutcome, WorkerOutcome, WorkItem, WorkResult

from tools.mutants import selection
from tools.mutants.config import OUT, ROOT, Config, Module
from tools.mutants.keys import Explained, Key
from tools.mutants.mutations import Mutant, mutants
from tools.mutants.mutations import digest as digest_of
from tools.mutants.report import Result

PATH = OUT / "session.sqlite"


class Session:
    """Pending and completed mutants."""

    def __init__(self) -> None:
        OUT.mkdir(exist_ok=True)
        self.database = WorkDB(str(PATH), WorkDB.Mode.create)

    def add_modules(self, modules: Iterable[Module], config: Config) -> None:
        """Add the mutants of new and changed modules, and drop those that no longer exist."""
        known: dict[str, dict[str, str]] = defaultdict(dict)
        for item in self.database.work_items:
            arguments = item.mutations[0].operator_args
            known[arguments["key"][0]][item.job_id] = arguments["print"]
        for module in modules:
            digest = digest_of(module)
            if set(known[module.name].values()) != {digest}:
                items = [_item(mutant, digest) for mutant in mutants(module, config)]
                self._drop(set(known[module.name]), {item.job_id for item in items})
                self.database.add_work_items(items)

    def _drop(self, old: set[str], kept: set[str]) -> None:
        """Remove mutants, and the results of those that no longer exist."""
        with closing(sqlite3.connect(PATH)) as database, database:
            database.executemany("delete from work_results where job_id = ?", [(job,) for job in old - kept])
            database.executemany("delete from mutation_specs where job_id = ?", [(job,) for job in old])
            database.executemany("delete from work_items where job_id = ?", [(job,) for job in old])

    def discard_results(self, game: str, everything: bool, explained: Explained) -> None:
        """Discard all results of a game, or those of unexplained survivors, so that they are run again."""
        again = []
        for item, result in self.database.completed_work_items:
            key = Key(*item.mutations[0].operator_args["key"])
            needs_no_test = result.is_killed or explained.reason(key) is not None
            if key.module.split(".")[0] == game and (everything or not needs_no_test):
                again.append(item.job_id)
        with closing(sqlite3.connect(PATH)) as database, database:
            database.executemany("delete from work_results where job_id = ?", [(job,) for job in again])

    def pending(self, modules: Iterable[Module], config: Config, sample: int = 0) -> list[Mutant]:
        """Return the mutants of the modules that have no result yet, or a sample of n of each module."""
        waiting: dict[str, set[str]] = defaultdict(set)
        for item in self.database.pending_work_items:
            waiting[item.mutations[0].operator_args["key"][0]].add(item.job_id)
        found = []
        for module in modules:
            if waiting[module.name]:
                every = [mutant for mutant in mutants(module, config) if mutant.id in waiting[module.name]]
                every.sort(key=lambda mutant: (mutant.start, mutant.operator))
                found += selection.sample(every, sample)
        return found

    def store(self, mutant: Mutant, reply: dict[str, Any]) -> None:
        """Store the result of a mutant."""
        killed = reply["outcome"] in ("killed", "timeout")
        original = mutant.module.path.read_text("utf-8")
        old, new = original.splitlines(), mutant.source(original).splitlines()
        name = str(mutant.module.path.relative_to(ROOT))
        result = WorkResult(
            worker_outcome=WorkerOutcome.NORMAL,
            output=json.dumps(reply),
            test_outcome=TestOutcome.KILLED if killed else TestOutcome.SURVIVED,
            diff="\n".join(difflib.unified_diff(old, new, name, name, lineterm="", n=1)),
        )
        self.database.set_result(mutant.id, result)

    def results(self, config: Config) -> list[Result]:
        """Return the results of all mutants that have been run and still exist."""
        kinds = {module.name: module.kind for module in config.modules}
        found = []
        for item, result in self.database.completed_work_items:
            spec = item.mutations[0]
            key = Key(*spec.operator_args["key"])
            if key.module in kinds:
                reply = json.loads(result.output)
                found.append(
                    Result(
                        key,
                        kinds[key.module],
                        spec.start_pos[0],
                        reply["outcome"],
                        reply["test"],
                        reply["ran"],
                        reply["seconds"],
                    )
                )
        return sorted(found, key=lambda result: (result.key.module, result.line, result.key))

    def pending_by_module(self) -> Counter[str]:
        """Return the number of mutants without a result of each module."""
        return Counter(item.mutations[0].operator_args["key"][0] for item in self.database.pending_work_items)


def _item(mutant: Mutant, digest: str) -> WorkItem:
    key = mutant.key
    return WorkItem.single(
        mutant.id,
        MutationSpec(
            module_path=mutant.module.path.relative_to(ROOT),
            operator_name=mutant.operator,
            occurrence=mutant.occurrence,
            start_pos=mutant.start,
            end_pos=mutant.end,
            operator_args={
                "key": [key.module, key.function, key.before, key.after, key.number],
                "print": digest,
            },
            definition_name=mutant.site.function or None,
        ),
    )

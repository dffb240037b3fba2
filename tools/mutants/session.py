"""The session: Cosmic Ray's database of work and results, kept between runs."""

from __future__ import annotations

import difflib
import hashlib
import json
import sqlite3
from collections import defaultdict
from collections.abc import Iterable
from contextlib import closing
from typing import Any

from cosmic_ray.work_db import WorkDB
from cosmic_ray.work_item import MutationSpec, TestOutcome, WorkerOutcome, WorkItem, WorkResult

from tools.mutants.changes import Mutant, mutants
from tools.mutants.config import CONFIG, OUT, ROOT, Config, Module
from tools.mutants.keys import Explained, Key
from tools.mutants.report import Result

PATH = OUT / "session.sqlite"


def _print_of(module: Module) -> str:
    """A digest of what decides a module's mutants."""
    text = module.path.read_text("utf-8") + CONFIG.read_text("utf-8").partition("[skip]")[2]
    return hashlib.sha256(text.encode()).hexdigest()[:16]


class Session:
    """Work to do and done."""

    def __init__(self) -> None:
        OUT.mkdir(exist_ok=True)
        self.database = WorkDB(str(PATH), WorkDB.Mode.create)

    def take_in(self, modules: Iterable[Module], config: Config) -> None:
        """Add the mutants of modules that are new or have changed, and drop those that are no more."""
        known: dict[str, set[str]] = defaultdict(set)
        for item in self.database.work_items:
            known[item.mutations[0].operator_args["key"][0]].add(item.mutations[0].operator_args["print"])
        for module in modules:
            digest = _print_of(module)
            if known[module.name] != {digest}:
                items = [_item(mutant, digest) for mutant in mutants(module, config)]
                self._drop(module, {item.job_id for item in items})
                self.database.add_work_items(items)

    def _drop(self, module: Module, kept: set[str]) -> None:
        """Take a module's work out, and its results but for those of mutants that are still the same."""
        old = {
            item.job_id for item in self.database.work_items if item.mutations[0].operator_args["key"][0] == module.name
        }
        with closing(sqlite3.connect(PATH)) as database, database:
            database.executemany("delete from work_results where job_id = ?", [(job,) for job in old - kept])
            database.executemany("delete from mutation_specs where job_id = ?", [(job,) for job in old])
            database.executemany("delete from work_items where job_id = ?", [(job,) for job in old])

    def forget(self, everything: bool, explained: Explained) -> None:
        """Forget all results, or those of survivors that nobody has explained, so that they are tried again."""
        again = [
            item.job_id
            for item, result in self.database.completed_work_items
            if everything
            or not (result.is_killed or explained.reason(Key(*item.mutations[0].operator_args["key"])) is not None)
        ]
        with closing(sqlite3.connect(PATH)) as database, database:
            database.executemany("delete from work_results where job_id = ?", [(job,) for job in again])

    def pending(self, modules: Iterable[Module], config: Config) -> list[Mutant]:
        """The mutants of the modules that have no result yet, in the order of the source."""
        waiting: dict[str, set[str]] = defaultdict(set)
        for item in self.database.pending_work_items:
            waiting[item.mutations[0].operator_args["key"][0]].add(item.job_id)
        found = []
        for module in modules:
            if waiting[module.name]:
                every = [mutant for mutant in mutants(module, config) if mutant.id in waiting[module.name]]
                found += sorted(every, key=lambda mutant: (mutant.start, mutant.operator))
        return found

    def settle(self, mutant: Mutant, answer: dict[str, Any]) -> None:
        """Store what became of a mutant."""
        died = answer["outcome"] in ("killed", "timeout")
        old, new = mutant.module.path.read_text("utf-8").splitlines(), mutant.source.splitlines()
        name = str(mutant.module.path.relative_to(ROOT))
        result = WorkResult(
            worker_outcome=WorkerOutcome.NORMAL,
            output=json.dumps(answer),
            test_outcome=TestOutcome.KILLED if died else TestOutcome.SURVIVED,
            diff="\n".join(difflib.unified_diff(old, new, name, name, lineterm="", n=1)),
        )
        self.database.set_result(mutant.id, result)

    def results(self, config: Config) -> list[Result]:
        """What became of every mutant that has been tried and still exists."""
        kinds = {module.name: module.kind for module in config.modules}
        found = []
        for item, result in self.database.completed_work_items:
            spec = item.mutations[0]
            key = Key(*spec.operator_args["key"])
            if key.module in kinds:
                answer = json.loads(result.output)
                found.append(
                    Result(
                        key,
                        kinds[key.module],
                        spec.start_pos[0],
                        answer["outcome"],
                        answer["test"],
                        answer["ran"],
                        answer["seconds"],
                    )
                )
        return sorted(found, key=lambda result: (result.key.module, result.line, result.key))

    def waiting(self) -> int:
        """How many mutants have not been tried."""
        return int(self.database.num_work_items - self.database.num_results)


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

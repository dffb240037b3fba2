"""The measuring scripts, each run by its own interpreter."""

from __future__ import annotations

import json
import shutil
import subprocess
import tempfile
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import IO

from harness.failure import BenchFailure
from harness.rows import Labels, Reading

#: Seconds that a child may take to start, and that each measurement may take beyond its own time.
START_LIMIT = 60.0
EXTRA_LIMIT = 30.0


@dataclass(frozen=True)
class Contents:
    """What a child would measure, and with which package and Python."""

    package: str
    python: str
    labels: list[Labels]


@dataclass(frozen=True)
class Child:
    """A measuring script and the interpreter that runs it; `option` is its command line option."""

    option: str
    python: str
    script: Path

    def contents(self) -> Contents:
        """Ask the child what it would measure."""
        if shutil.which(self.python) is None:
            raise BenchFailure(f"There is no interpreter at {self.python}, which {self.option} names.")
        with self._lines(["--list"], START_LIMIT) as lines:
            for line in lines:
                return self._contents(line)
        raise BenchFailure(f"{self.script.name}, run by {self.python}, listed no measurements.")

    def readings(self, contents: Contents, seconds: float, begin: Callable[[Labels], None]) -> Iterator[Reading]:
        """Yield each measurement as soon as it is done; call `begin` when one starts."""
        limit = START_LIMIT + len(contents.labels) * (seconds + EXTRA_LIMIT)
        taken = 0
        with self._lines(["--seconds", str(seconds)], limit) as lines:
            for labels in contents.labels:
                begin(labels)
                line = lines.readline()
                if not line:
                    break
                yield self._reading(labels, line)
                taken += 1
        if taken < len(contents.labels):
            raise BenchFailure(f"{self.script.name} took {taken} of {len(contents.labels)} measurements.")

    @contextmanager
    def _lines(self, arguments: list[str], limit: float) -> Iterator[IO[str]]:
        """Run the script and provide its output; raise `BenchFailure` if it fails or takes too long."""
        command = [self.python, str(self.script), *arguments]
        with (
            tempfile.TemporaryFile("w+", errors="replace") as errors,
            subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True) as process,
        ):
            assert process.stdout is not None
            late = threading.Event()

            def end_late() -> None:
                late.set()
                process.kill()

            alarm = threading.Timer(limit, end_late)
            alarm.start()
            try:
                yield process.stdout
                process.stdout.read()
                code = process.wait()
            finally:
                alarm.cancel()
                process.kill()
            if late.is_set():
                raise BenchFailure(f"{self.script.name}, run by {self.python}, was not done after {limit:.0f} seconds.")
            if code != 0:
                errors.seek(0)
                reason = (errors.read().strip().splitlines() or ["it did not say why"])[-1]
                raise BenchFailure(f"{self.script.name}, run by {self.python}, ended with code {code}: {reason}")

    def _contents(self, line: str) -> Contents:
        try:
            data = json.loads(line)
            labels = [Labels(each["name"], each["build"], each["what"]) for each in data["measurements"]]
            return Contents(data["package"], data["python"], labels)
        except (ValueError, KeyError, TypeError) as error:
            raise self._unreadable(line) from error

    def _reading(self, expected: Labels, line: str) -> Reading:
        try:
            data = json.loads(line)
            labels = Labels(data.pop("name"), data.pop("build"), data.pop("what"))
            reading = Reading(labels, {count: float(number) for count, number in data.items()})
            reading.figures()
        except (ValueError, KeyError, TypeError, ZeroDivisionError) as error:
            raise self._unreadable(line) from error
        if labels != expected:
            raise BenchFailure(f"{self.script.name} measured {labels} where it had listed {expected}.")
        return reading

    def _unreadable(self, line: str) -> BenchFailure:
        return BenchFailure(f"{self.script.name} printed a line that is no measurement: {line.strip()[:200]}")

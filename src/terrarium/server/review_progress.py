"""A review in progress as it is stored, so that another worker, or the next start of the server, goes on with it."""

from __future__ import annotations

from typing import Any

import msgspec

from terrarium.engine.record import Record
from terrarium.review import Review, Reviewing
from terrarium.review.comparing import Comparison
from terrarium.review.steps import Describe, Described, Finding, Retest, Screen, Screened, Select, Step
from terrarium.server.wire import ENCODER

#: What each kind of step finds.
FINDINGS: dict[type[Step], type[Finding]] = {
    Screen: Screened,
    Select: Comparison,
    Retest: Comparison,
    Describe: Described,
}


class ReviewProgress:
    """A review with everything that its steps have found."""

    def __init__(self, record: str, stored: list[Any], worlds: int | None = None) -> None:
        #: The record as JSON.
        self.record = record
        self.reviewing = Reviewing(Record.from_json(record), worlds=worlds)
        self._found: list[Any] = []
        for step, finding in stored:
            if self.step is None or step != self._step_data(self.step):
                return  # another version of the program has stored it
            try:
                self.take(msgspec.convert(finding, FINDINGS[type(self.step)]))
            except msgspec.ValidationError:
                return

    @property
    def step(self) -> Step | None:
        """The next step; None if the review is finished."""
        return self.reviewing.step

    def take(self, finding: Finding) -> None:
        """Take what the step has found."""
        assert self.step is not None
        self._found.append((self._step_data(self.step), msgspec.to_builtins(finding)))
        self.reviewing.take(finding)

    def share(self) -> float:
        """How much of the work is done."""
        return self.reviewing.share()

    def review(self) -> Review:
        """The finished review."""
        return self.reviewing.review()

    def findings(self) -> bytes:
        """What the steps have found, as it is stored."""
        return ENCODER.encode(self._found)

    @staticmethod
    def _step_data(step: Step) -> list[Any]:
        return [type(step).__name__, msgspec.to_builtins(step)]

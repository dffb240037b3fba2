"""Keys of mutants that survive moved lines: module, function, line before, line after."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, replace
from pathlib import Path


@dataclass(frozen=True, order=True)
class Key:
    """A mutant by what it changes; number tells equal changes in one function apart."""

    module: str
    function: str
    before: str
    after: str
    number: int = 1

    def numbered(self, number: int) -> Key:
        """Return the same key with another number."""
        return replace(self, number=number)

    def __str__(self) -> str:
        again = f" (no. {self.number})" if self.number > 1 else ""
        return f"{self.module} {self.function or 'module'}: `{self.before}` -> `{self.after}`{again}"


def changed_lines(before: str, after: str) -> tuple[str, str]:
    """Return the lines in which two texts differ, each side as one line without indentation."""
    old, new = before.splitlines(), after.splitlines()
    start = 0
    while start < min(len(old), len(new)) and old[start] == new[start]:
        start += 1
    end = 0
    while end < min(len(old), len(new)) - start and old[-1 - end] == new[-1 - end]:
        end += 1
    return _joined(old[start : len(old) - end]), _joined(new[start : len(new) - end])


def _joined(lines: list[str]) -> str:
    return " ".join(" ".join(line.split()) for line in lines).strip()


@dataclass(frozen=True)
class Explained:
    """Survivors that change nothing, each with the reason."""

    reasons: dict[Key, str]

    def reason(self, key: Key) -> str | None:
        """Return why a survivor changes nothing, or None if it is not listed."""
        return self.reasons.get(key)


def parse(text: str) -> Explained:
    """Read the list of explained survivors; an entry without a reason, or given twice, is an error."""
    reasons: dict[Key, str] = {}
    for entry in tomllib.loads(text).get("survivor", []):
        afters = entry["after"] if isinstance(entry["after"], list) else [entry["after"]]
        for after in afters:
            number = int(entry.get("number", 1))
            key = Key(entry["module"], entry.get("function", ""), entry["before"], after, number)
            if not entry["reason"].strip() or key in reasons:
                raise ValueError(f"This survivor has no reason or is listed twice: {key}.")
            reasons[key] = entry["reason"].strip()
    return Explained(reasons)


def load(path: Path) -> Explained:
    """Read the explained survivors of a file; none if there is no file."""
    return parse(path.read_text("utf-8")) if path.exists() else Explained({})

"""What a run found, as text, as a page and as a section of docs/mutants.md."""

from __future__ import annotations

import html
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from tools.mutants.config import CLASSES
from tools.mutants.keys import Explained, Key


@dataclass(frozen=True)
class Result:
    """What became of a mutant: killed, timeout (an endless loop, so killed), survived or error."""

    key: Key
    kind: str
    line: int
    outcome: str
    test: str
    ran: int
    seconds: float

    @property
    def killed(self) -> bool:
        """Whether a test noticed."""
        return self.outcome in ("killed", "timeout")


@dataclass(frozen=True)
class Figures:
    """Counts of a class or a module."""

    mutants: int
    killed: int
    explained: int
    seconds: float

    @property
    def survived(self) -> int:
        """How many no test noticed."""
        return self.mutants - self.killed

    @property
    def new(self) -> int:
        """How many survivors nobody has explained."""
        return self.survived - self.explained

    @property
    def rate(self) -> float:
        """The share of killed mutants, in per cent, those included that change nothing."""
        return 100.0 * self.killed / self.mutants if self.mutants else 100.0


def figures(results: Iterable[Result], explained: Explained) -> Figures:
    """The counts of some results."""
    every = list(results)
    survivors = [result for result in every if not result.killed]
    return Figures(
        len(every),
        len(every) - len(survivors),
        sum(explained.reason(result.key) is not None for result in survivors),
        sum(result.seconds for result in every),
    )


def _groups(results: list[Result], name: Callable[[Result], str]) -> dict[str, list[Result]]:
    groups: dict[str, list[Result]] = {}
    for result in results:
        groups.setdefault(name(result), []).append(result)
    return groups


def table(results: list[Result], explained: Explained, goals: dict[str, float]) -> list[list[str]]:
    """Rows of figures: by class and game, with the goal, then by module."""
    head = ["", "mutants", "killed", "rate", "goal", "survived", "explained", "new", "CPU s"]
    rows = [head]
    by_class = _groups(results, lambda result: result.kind)
    for kind in CLASSES:
        for name, group in [("all " + kind, by_class.get(kind, []))] + [
            (f"{game} {kind}", found)
            for game, found in _groups(by_class.get(kind, []), lambda result: result.key.module.split(".")[0]).items()
        ]:
            if group:
                rows.append(_row(name, figures(group, explained), f"{goals[kind]:g} %"))
    for module, group in _groups(results, lambda result: result.key.module).items():
        rows.append(_row(module, figures(group, explained), group[0].kind))
    return rows


def _row(name: str, found: Figures, goal: str) -> list[str]:
    counts = [str(found.mutants), str(found.killed), f"{found.rate:.1f} %", goal]
    return [name, *counts, str(found.survived), str(found.explained), str(found.new), f"{found.seconds:.0f}"]


def text(results: list[Result], explained: Explained, goals: dict[str, float]) -> str:
    """The summary for a terminal: the figures, and every survivor that nobody has explained."""
    rows = table(results, explained, goals)
    widths = [max(len(row[place]) for row in rows) for place in range(len(rows[0]))]
    lines = ["  ".join([row[0].ljust(widths[0]), *map(str.rjust, row[1:], widths[1:])]) for row in rows]
    new = [result for result in results if not result.killed and explained.reason(result.key) is None]
    lines += ["", f"Survivors that nobody has explained: {len(new)}"]
    lines += [f"  line {result.line}, {result.ran} tests: {result.key}" for result in new]
    stale = stale_reasons(results, explained)
    if stale:
        lines += ["", "Explained, but killed now (take them out of docs/mutants-survivors.toml):"]
        lines += [f"  {key}" for key in stale]
    return "\n".join(lines) + "\n"


def stale_reasons(results: list[Result], explained: Explained) -> list[Key]:
    """Explained survivors that a test kills by now."""
    return sorted(result.key for result in results if result.killed and explained.reason(result.key) is not None)


def page(results: list[Result], explained: Explained, goals: dict[str, float]) -> str:
    """The same as a page that needs nothing else, killed mutants included."""
    rows = table(results, explained, goals)
    cells = "".join(
        "<tr>" + "".join(f"<{tag}>{html.escape(cell)}</{tag}>" for cell in row) + "</tr>"
        for row, tag in zip(rows, ["th", *["td"] * len(rows)], strict=False)
    )
    parts = []
    for module, group in _groups(results, lambda result: result.key.module).items():
        survivors = "".join(_entry(result, explained) for result in group if not result.killed)
        killed = "".join(_entry(result, explained) for result in group if result.killed)
        parts.append(
            f"<h2>{html.escape(module)}</h2><ul>{survivors or '<li>No survivors.</li>'}</ul>"
            f"<details><summary>killed</summary><ul>{killed}</ul></details>"
        )
    style = (
        "body{font:15px/1.5 system-ui;margin:2em auto;max-width:70em;padding:0 1em}"
        "td,th{padding:.1em .8em;text-align:right}"
        "td:first-child{text-align:left}.new{color:#a00}.explained{color:#666}code{background:#eee;padding:0 .2em}"
    )
    return (
        f'<!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>Mutants</title><style>{style}</style>'
        f"<h1>Mutants</h1><table>{cells}</table>{''.join(parts)}</html>\n"
    )


def _entry(result: Result, explained: Explained) -> str:
    key = result.key
    reason = explained.reason(key)
    kind = "killed" if result.killed else "explained" if reason else "new"
    how = f"{result.outcome}: {result.test}" if result.killed else reason or f"survived {result.ran} tests"
    where = f"line {result.line}, {html.escape(key.function or 'module')}"
    return (
        f'<li class="{kind}">{where}: <code>{html.escape(key.before)}</code>'
        f" → <code>{html.escape(key.after)}</code><br>{html.escape(how)}</li>"
    )


def listing(explained: Explained) -> str:
    """The explained survivors as Markdown, by module and function."""
    lines: list[str] = []
    module = ""
    for key, reason in sorted(explained.reasons.items()):
        if key.module != module:
            module = key.module
            lines += ["", f"### {module}", ""]
        again = f" (no. {key.number})" if key.number > 1 else ""
        where = f"`{key.function}`" if key.function else "module"
        lines.append(f"- {where}: `` {key.before} `` → `` {key.after} ``{again}. {reason}")
    return "\n".join(lines).strip() + "\n"


def between(document: str, name: str, inside: str) -> str:
    """The document with the part between its two marks of that name replaced."""
    begin, end = f"<!-- {name} -->\n", f"<!-- end of {name} -->"
    if document.count(begin) != 1 or document.count(end) != 1:
        raise ValueError(f"The document needs the marks of {name!r} once each.")
    return document.partition(begin)[0] + begin + inside + end + document.partition(end)[2]


def markdown(rows: list[list[str]]) -> str:
    """Rows of figures as a Markdown table."""
    lines = ["| " + " | ".join(row) + " |" for row in rows]
    lines.insert(1, "| --- " + "| ---: " * (len(rows[0]) - 1) + "|")
    return "\n".join(lines) + "\n"

"""The results as text, as an HTML page and as sections of docs/mutants.md."""

from __future__ import annotations

import html
import math
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from tools.mutants.config import CLASSES
from tools.mutants.keys import Explained, Key


@dataclass(frozen=True)
class Result:
    """The result of a mutant: killed, timeout (an endless loop, so killed), survived or error."""

    key: Key
    kind: str
    line: int
    outcome: str
    test: str
    ran: int
    seconds: float

    @property
    def killed(self) -> bool:
        """Return whether a test failed."""
        return self.outcome in ("killed", "timeout")


@dataclass(frozen=True)
class Figures:
    """Counts of a class or a module; if only a sample was run, the rate is an estimate with a 95 % interval."""

    mutants: int
    run: int
    killed: int
    rate: float
    margin: float
    explained: int
    seconds: float

    @property
    def survived(self) -> int:
        """Return the number of survivors."""
        return self.run - self.killed

    @property
    def new(self) -> int:
        """Return the number of survivors without an explanation."""
        return self.survived - self.explained


def figures(results: list[Result], explained: Explained, pending: Mapping[str, int]) -> Figures:
    """Count results and estimate the rate; each module counts by its number of mutants, not by its sample."""
    run = Counter(result.key.module for result in results)
    killed = Counter(result.key.module for result in results if result.killed)
    mutants = {module: count + pending.get(module, 0) for module, count in run.items()}
    total = sum(mutants.values())
    rate = variance = 0.0
    for module, count in run.items():
        weight = mutants[module] / total
        rate += weight * killed[module] / count
        share = (killed[module] + 1) / (count + 2)
        variance += weight**2 * (1 - count / mutants[module]) * share * (1 - share) / count
    return Figures(
        total,
        len(results),
        killed.total(),
        100.0 * rate,
        196.0 * math.sqrt(variance),
        sum(explained.reason(result.key) is not None for result in results if not result.killed),
        sum(result.seconds for result in results),
    )


def _groups(results: list[Result], name: Callable[[Result], str]) -> dict[str, list[Result]]:
    groups: dict[str, list[Result]] = {}
    for result in results:
        groups.setdefault(name(result), []).append(result)
    return groups


def table(
    results: list[Result], explained: Explained, goals: Mapping[str, float], pending: Mapping[str, int]
) -> list[list[str]]:
    """Return rows of figures: by class and game, with the goal, then by module."""
    head = ["", "mutants", "run", "killed", "rate", "goal", "survived", "explained", "new", "CPU s"]
    rows = [head]
    by_class = _groups(results, lambda result: result.kind)
    for kind in CLASSES:
        for name, group in [("all " + kind, by_class.get(kind, []))] + [
            (f"{game} {kind}", found)
            for game, found in _groups(by_class.get(kind, []), lambda result: result.key.module.split(".")[0]).items()
        ]:
            if group:
                rows.append(_row(name, figures(group, explained, pending), f"{goals[kind]:g} %"))
    for module, group in _groups(results, lambda result: result.key.module).items():
        rows.append(_row(module, figures(group, explained, pending), group[0].kind))
    return rows


def _row(name: str, found: Figures, goal: str) -> list[str]:
    rate = f"{found.rate:.1f} %" if found.run == found.mutants else f"{found.rate:.1f} ± {found.margin:.1f} %"
    counts = [str(found.mutants), str(found.run), str(found.killed), rate, goal]
    return [name, *counts, str(found.survived), str(found.explained), str(found.new), f"{found.seconds:.0f}"]


def text(results: list[Result], explained: Explained, goals: Mapping[str, float], pending: Mapping[str, int]) -> str:
    """Return the summary for a terminal: the figures and every unexplained survivor."""
    rows = table(results, explained, goals, pending)
    widths = [max(len(row[place]) for row in rows) for place in range(len(rows[0]))]
    lines = ["  ".join([row[0].ljust(widths[0]), *map(str.rjust, row[1:], widths[1:])]) for row in rows]
    new = [result for result in results if not result.killed and explained.reason(result.key) is None]
    lines += ["", f"Unexplained survivors: {len(new)}"]
    lines += [f"  line {result.line}, {result.ran} tests: {result.key}" for result in new]
    stale = stale_reasons(results, explained)
    if stale:
        lines += ["", "Explained, but killed now (remove them from docs/mutants-survivors.toml):"]
        lines += [f"  {key}" for key in stale]
    return "\n".join(lines) + "\n"


def stale_reasons(results: list[Result], explained: Explained) -> list[Key]:
    """Return explained survivors that a test kills now."""
    return sorted(result.key for result in results if result.killed and explained.reason(result.key) is not None)


def page(results: list[Result], explained: Explained, goals: Mapping[str, float], pending: Mapping[str, int]) -> str:
    """Return a self-contained HTML page with all mutants."""
    rows = table(results, explained, goals, pending)
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
    """Return the explained survivors as Markdown, by module and function."""
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
    """Replace the part of a document between its two marks of that name."""
    begin, end = f"<!-- {name} -->\n", f"<!-- end of {name} -->"
    if document.count(begin) != 1 or document.count(end) != 1:
        raise ValueError(f"The document needs the marks of {name!r} once each.")
    return document.partition(begin)[0] + begin + inside + end + document.partition(end)[2]


def markdown(rows: list[list[str]]) -> str:
    """Return rows of figures as a Markdown table."""
    lines = ["| " + " | ".join(row) + " |" for row in rows]
    lines.insert(1, "| --- " + "| ---: " * (len(rows[0]) - 1) + "|")
    return "\n".join(lines) + "\n"

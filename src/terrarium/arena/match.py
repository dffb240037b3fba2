"""A whole match: play what is missing, then leave a summary, a report and the records in its directory."""

from __future__ import annotations

import json
from pathlib import Path

from terrarium.arena.match_directory import MatchDirectory
from terrarium.arena.report import Say, page
from terrarium.arena.summary import Summary
from terrarium.engine.record import Record

SUMMARY = "summary.json"
REPORT = "report.html"
RECORDS = "records"


def write_up(ledger: MatchDirectory, say: Say, language: str, command: str) -> Summary:
    """Sum up the finished games and write everything that people want to look at."""
    summary = Summary(ledger.plan, ledger.done())
    _replace(ledger.directory / SUMMARY, json.dumps(summary.data(), indent=2, ensure_ascii=False) + "\n")
    if summary.games:
        _replace(ledger.directory / REPORT, page(summary, say, language, command))
        write_records(ledger)
    return summary


def write_records(ledger: MatchDirectory) -> None:
    """Every finished game as a record that ``terrarium replay`` reads."""
    folder = ledger.directory / RECORDS
    folder.mkdir(exist_ok=True)
    for number, record in ledger.records():
        path = folder / f"game-{number:06}.txt"
        if not path.exists():
            _replace(path, Record.from_json(record).to_text())


def _replace(path: Path, text: str) -> None:
    """Write a file in one step, so that nobody ever reads half of it."""
    partial = path.with_suffix(".partial")
    partial.write_text(text, encoding="utf-8")
    partial.replace(path)

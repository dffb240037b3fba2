"""The files that a match leaves for people: a summary, a report and the records."""

from __future__ import annotations

import json

from terrarium.arena.match_directory import MatchDirectory, write_atomically
from terrarium.arena.report import report_page
from terrarium.arena.report_frame import Say
from terrarium.arena.summary import MatchSummary
from terrarium.engine.record import Record

SUMMARY = "summary.json"
REPORT = "report.html"
RECORDS = "records"


def write_results(match: MatchDirectory, say: Say, language: str, command: str) -> MatchSummary:
    """Summarise the finished games and write the summary, the report and the records."""
    summary = MatchSummary(match.plan, match.done())
    write_atomically(match.directory / SUMMARY, json.dumps(summary.data(), indent=2, ensure_ascii=False) + "\n")
    if summary.games:
        write_atomically(match.directory / REPORT, report_page(summary, say, language, command))
        write_records(match)
    return summary


def write_records(match: MatchDirectory) -> None:
    """Write each finished game as a record that ``terrarium replay`` reads."""
    folder = match.directory / RECORDS
    folder.mkdir(exist_ok=True)
    for number, record in match.records():
        path = folder / f"game-{number:06}.txt"
        if not path.exists():
            write_atomically(path, Record.from_json(record).to_text())

"""Results as a table for other programs: CSV with a column for every source, or JSON."""

from __future__ import annotations

import csv
import datetime
import io
import json
from collections.abc import Sequence

from terrarium.history.result import Result, result_data

#: Spreadsheets compute what begins with one of these, so such a text gets an apostrophe in front.
FORMULA = ("=", "+", "-", "@", "\t", "\r")


def results_csv(results: Sequence[Result]) -> str:
    """One line for each result, oldest first."""
    sources = list(dict.fromkeys(source for result in results for source in result.sources))
    written = io.StringIO()
    writer = csv.writer(written, lineterminator="\n")
    writer.writerow(["game", "seats", "opponents", "player", "score", "won", "ended", *sources, "planted"])
    for result in results:
        points = [result.sources.get(source, "") for source in sources]
        head = [result.game, result.seats, _cell(" ".join(result.opponents)), _cell(result.player), result.score]
        writer.writerow([*head, int(result.won), moment(result.ended), *points, " ".join(result.planted)])
    return written.getvalue()


def results_json(results: Sequence[Result]) -> str:
    """A list with an object for each result, oldest first."""
    return json.dumps(result_rows(results), indent=1, ensure_ascii=False) + "\n"


def result_rows(results: Sequence[Result]) -> list[dict[str, object]]:
    """An object for each result, oldest first, with the time as text."""
    return [{**result_data(result), "ended": moment(result.ended) or None} for result in results]


def moment(ended: int | None) -> str:
    """A time as ISO 8601 in UTC; empty if it is not known."""
    if ended is None:
        return ""
    return datetime.datetime.fromtimestamp(ended / 1000, datetime.UTC).isoformat(timespec="seconds")


def _cell(text: str) -> str:
    return f"'{text}" if text.startswith(FORMULA) else text

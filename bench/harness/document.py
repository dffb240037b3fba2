"""The file with all results."""

from __future__ import annotations

import json
from pathlib import Path

from harness.failure import BenchFailure
from harness.ratios import comparisons, times_quicker
from harness.rows import Rows


def ratios(rows: Rows, ours: set[str]) -> list[dict[str, object]]:
    """Every comparison of one of our rows with a peer, as plain data."""
    return [
        {
            **row.labels._asdict(),
            "against": peer,
            "figure": figure,
            "times as quick": times_quicker(row, rows, peer, figure),
        }
        for row in rows.all()
        if row.labels.name in ours
        for peer, figure in comparisons(row)
    ]


def write_whole(path: Path, data: dict[str, object]) -> None:
    """Write the file completely or not at all."""
    part = path.with_name(f"{path.name}.part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        part.write_text(json.dumps(data, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
        part.replace(path)
    except OSError as error:
        part.unlink(missing_ok=True)
        raise BenchFailure(f"{path} cannot be written: {error.strerror}.") from error

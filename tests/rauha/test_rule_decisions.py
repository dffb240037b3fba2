"""Clauses that the rulebook leaves open are marked as decisions, with a reason, alike in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

RULES = Path(__file__).parents[2] / "docs" / "rules"
KNOWN = {"R12", "R15", "R19", "R24", "R32", "R35"}


def decisions(file: str, mark: str) -> dict[str, str]:
    """The marked clauses with their texts."""
    pattern = rf"^- \*\*(R\d\d)\*\* \*\({mark}\)\* (.+)$"
    return dict(re.findall(pattern, (RULES / file).read_text(encoding="utf-8"), flags=re.MULTILINE))


@pytest.mark.parametrize(
    ("file", "mark", "why"),
    [
        ("rauha.md", "decision", "Why: "),
        ("pl/rauha.md", "decyzja", "Dlaczego: "),
        ("fr/rauha.md", "décision", "Pourquoi\u00a0: "),
    ],
)
def test_every_decision_says_why_in_its_last_sentence(file: str, mark: str, why: str) -> None:
    found = decisions(file, mark)
    assert set(found) >= KNOWN
    assert set(found) == set(decisions("rauha.md", "decision"))
    for clause, text in found.items():
        assert text.count(why) == 1, clause
        reason = text.split(why)[1]
        assert re.fullmatch(r"[^.]+\.", reason), clause

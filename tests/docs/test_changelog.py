"""CHANGELOG.md has the form of Keep a Changelog and lists the current version."""

from __future__ import annotations

import re

import terrarium
from tests.docs.code_blocks import ROOT

CHANGELOG = (ROOT / "CHANGELOG.md").read_text("utf-8")
SECTIONS = ["Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"]


def versions() -> dict[str, str]:
    """The text of each version by its heading, the newest first."""
    parts = re.split(r"^## (.+)$", CHANGELOG, flags=re.MULTILINE)[1:]
    return dict(zip(parts[::2], parts[1::2], strict=True))


def test_every_version_has_a_date_and_the_newest_comes_first() -> None:
    first, *released = versions()
    assert first == "Unreleased"
    for heading in released:
        assert re.fullmatch(r"\d+\.\d+\.\d+ - \d{4}-\d\d-\d\d", heading)
    numbers = [[int(part) for part in heading.split(" ")[0].split(".")] for heading in released]
    assert numbers == sorted(numbers, reverse=True)
    assert terrarium.__version__ in [heading.split(" ")[0] for heading in released]


def test_changes_are_sorted_into_the_usual_sections() -> None:
    for text in versions().values():
        headings = re.findall(r"^### (.+)$", text, flags=re.MULTILINE)
        assert headings
        assert headings == [name for name in SECTIONS if name in headings]
        for part in re.split(r"^### .+$", text, flags=re.MULTILINE)[1:]:
            assert part.lstrip().startswith("- ")

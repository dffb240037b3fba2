"""Every term of the glossary has one meaning in the code."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.docs.glossary import Term, faults, names, parse, singular

ROOT = Path(__file__).resolve().parents[2]
RECORD = Term("record", "the setup of a game and its actions", ["engine.record.Record"], ["arena.book.TapeRecord"])


def tree(folder: Path, files: dict[str, str]) -> Path:
    """A package with these modules."""
    for name, text in files.items():
        path = folder / f"{name}.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return folder


def own(folder: Path, files: dict[str, str]) -> list[str]:
    """The faults of a package with the listed classes and these modules."""
    listed = {"engine/record": "class Record: pass", "arena/book": "class TapeRecord: pass"}
    return faults([RECORD], list(names(tree(folder, {**listed, **files}))))


def test_no_module_or_class_reuses_a_term() -> None:
    terms = parse((ROOT / "docs/design.md").read_text("utf-8"))
    assert faults(terms, list(names(ROOT / "src/terrarium"))) == []


def test_the_glossary_defines_each_term_once() -> None:
    terms = [row.term for row in parse((ROOT / "docs/design.md").read_text("utf-8"))]
    assert len(terms) == len(set(terms))
    assert {"title", "game", "seat", "position", "action", "candidate", "setting", "actors", "view", "imagine", "line",
            "journal", "record", "playthrough", "box", "evaluation", "level", "bot spec", "match", "referee",
            "statistics"} <= set(terms)  # fmt: skip


@pytest.mark.parametrize(
    ("files", "culprit"),
    [
        ({"server/tapes": "class Record: pass"}, "server.tapes.Record"),
        ({"server/tapes": "class OldRecord(Tape): pass"}, "server.tapes.OldRecord"),
        ({"server/tapes": "class Tape:\n    class Records: pass"}, "server.tapes.Records"),
        ({"server/old_records": "x = 1"}, "server.old_records"),
        ({"records/__init__": ""}, "records"),
    ],
)
def test_a_second_meaning_is_found(tmp_path: Path, files: dict[str, str], culprit: str) -> None:
    assert own(tmp_path, files) == [
        f'{culprit} uses "record" (the setup of a game and its actions) for something else.'
    ]


@pytest.mark.parametrize(
    "files",
    [
        {"server/record": "class Long(engine.Record[int]): pass\nclass LongerRecord(Long): pass"},
        {"server/errors": "class BadRecord(TerrariumError): pass"},
        {"server/recorder": "class RecordPlayer: pass\ndef record(): pass"},
    ],
)
def test_subclasses_errors_and_other_words_are_no_second_meaning(tmp_path: Path, files: dict[str, str]) -> None:
    assert own(tmp_path, files) == []


def test_a_listed_name_must_exist(tmp_path: Path) -> None:
    tree(tmp_path, {"engine/record": "class Record: pass"})
    assert faults([RECORD], list(names(tmp_path))) == [
        'The glossary lists `arena.book.TapeRecord` for "record", which does not exist.'
    ]


def test_a_plural_is_the_same_word() -> None:
    words = ["Settings", "statistics", "class", "bus", "actors", "views"]
    assert [singular(word) for word in words] == ["setting", "statistic", "class", "bus", "actor", "view"]

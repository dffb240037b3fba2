"""The rules in three languages: the same clauses, the same decisions, and a reason for every decision."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

RULES = Path(__file__).resolve().parents[2] / "docs/rules"
GAMES = sorted(path.stem for path in RULES.glob("*.md") if path.stem != "README")
CLAUSE = re.compile(r"^- \*\*([A-Z]\d\d)\*\* (.*)$", flags=re.MULTILINE)
#: The mark of a decision and the words that begin its reason, by language.
MARKS = {
    "en": ("*(decision)* ", "Why: "),
    "pl": ("*(decyzja)* ", "Dlaczego: "),
    "fr": ("*(décision)* ", "Pourquoi\u00a0: "),
}
#: Clauses whose question a comparison with the rulebooks has found open. More may be marked.
OPEN_QUESTIONS = {
    "earth": {
        *("E04", "E10", "E19", "E48", "E62", "E63", "E64", "E65", "E66", "E67", "E69", "E70", "E71", "E72", "E73"),
        *("E75", "E76", "E77", "E78", "E79", "E80"),
    },
    "planet": {"P06", "P10", "P20", "P31"},
    "rauha": {"R12", "R15", "R19", "R24", "R32", "R35"},
}


def clauses(game: str, language: str) -> dict[str, str]:
    """The clauses of a game by their ids."""
    folder = RULES if language == "en" else RULES / language
    found = CLAUSE.findall((folder / f"{game}.md").read_text("utf-8"))
    assert len(dict(found)) == len(found), "a clause is there twice"
    return dict(found)


def decisions(game: str, language: str) -> list[str]:
    """The ids of the clauses that are marked as decisions."""
    return [clause for clause, text in clauses(game, language).items() if text.startswith(MARKS[language][0])]


@pytest.mark.parametrize("language", ["pl", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_every_language_has_the_same_clauses_and_the_same_decisions(game: str, language: str) -> None:
    assert list(clauses(game, language)) == list(clauses(game, "en"))
    assert decisions(game, language) == decisions(game, "en")


@pytest.mark.parametrize("language", MARKS)
@pytest.mark.parametrize("game", GAMES)
def test_every_decision_and_nothing_else_ends_with_its_reason(game: str, language: str) -> None:
    mark, why = MARKS[language]
    faults = []
    for clause, text in clauses(game, language).items():
        decided = text.startswith(mark)
        # One reason, which begins a sentence, is the last one and is more than a word.
        ends_with_reason = re.search(rf"[.:;)] {re.escape(why)}[^.]+ [^.]+\.$", text) is not None
        if decided != ends_with_reason or text.count(why) != int(decided) or text.count(mark.strip()) != int(decided):
            faults.append(clause)
    assert faults == []


@pytest.mark.parametrize("game", GAMES)
def test_what_the_rulebook_is_known_to_leave_open_is_marked(game: str) -> None:
    assert OPEN_QUESTIONS[game] - set(decisions(game, "en")) == set()


@pytest.mark.parametrize("language", MARKS)
@pytest.mark.parametrize("game", GAMES)
def test_players_read_about_the_game_and_not_about_the_program(game: str, language: str) -> None:
    folder = RULES if language == "en" else RULES / language
    text = (folder / f"{game}.md").read_text("utf-8")
    assert re.findall(r"\b(?:[Tt]est(?:s|y|ów)?|make|clause id)\b|\w+\.(?:py|toml)\b|\w+_\w+_\w+", text) == []


def test_the_readme_explains_the_marks() -> None:
    text = (RULES / "README.md").read_text("utf-8")
    for mark, why in MARKS.values():
        assert mark.strip() in text
        assert f'"{why.strip()}"' in text

"""Every text exists in every language, matches its figures, and is used."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast as ftl

import terrarium
from terrarium.engine.lines import Line
from terrarium.planet.cards.box import HABITATS, KINDS
from terrarium.planet.cards.loading import STANDARD
from terrarium.texts import LANGUAGES, Texts
from tests.texts.fluent_files import SOURCE, messages, selectors, variables
from tests.texts.id_uses import ID, is_used, page_ids, spoken


def sample(message: ftl.Message, number: int) -> dict[str, object]:
    """Figures to format a message with: a variant's key where it selects by words, else a number."""
    words = {name: keys for name, keys in selectors(message) if "other" not in keys}
    return {name: min(words[name]) if name in words else number for name in variables(message)}


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_has_the_same_texts_with_the_same_figures(language: str) -> None:
    english = {name: sorted(variables(message)) for name, message in messages("en").items()}
    assert {name: sorted(variables(message)) for name, message in messages(language).items()} == english


def test_everything_the_program_says_has_a_text() -> None:
    literal, together = spoken()
    assert len(literal) > 50, "the search for spoken lines has gone blind"
    assert sorted(literal - set(messages("en"))) == []
    unfilled = [pattern for pattern in together if not any(re.fullmatch(pattern, name) for name in messages("en"))]
    assert unfilled == []


def test_planet_has_a_text_for_every_animal_habitat_and_requirement() -> None:
    wanted = {f"planet-animal-{animal.key}" for animal in STANDARD.animals}
    wanted |= {f"planet-habitat-{habitat}" for habitat in HABITATS}
    wanted |= {f"planet-need-{kind}" for kind in KINDS}
    assert sorted(wanted - set(messages("en"))) == []


def test_every_game_has_a_text_for_its_name_and_for_every_option_and_choice() -> None:
    wanted: set[str] = set()
    for title in terrarium.titles():
        wanted.add(f"{title}-name")
        for option in terrarium.title(title).options:
            wanted.add(f"{title}-option-{option.name}")
            # A letter such as the side of a board is the same in every language.
            wanted |= {f"{title}-option-{option.name}-{choice}" for choice in option.choices if len(choice) > 1}
    assert "earth-option-mode-beginner" in wanted
    assert sorted(wanted - set(messages("en"))) == []


def test_everything_the_page_says_has_a_text() -> None:
    said = page_ids()
    assert len(said) > 100, "the search for texts of the page has gone blind"
    assert sorted(said - set(messages("en"))) == []


def test_every_text_is_used() -> None:
    assert [name for name in messages("en") if not is_used(name)] == []


@pytest.mark.parametrize("name", ["page-cancelled", "earth-card-999", "planet-page-effect-nothing", "reason-unknown"])
def test_a_text_that_nothing_uses_is_noticed(name: str) -> None:
    assert not is_used(name)


def test_english_reasons_are_plain_lines_because_exceptions_use_them_without_fluent() -> None:
    for line in (SOURCE / "locales/en/reasons.ftl").read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            name, sign, text = line.partition(" = ")
            assert sign, line
            assert ID.fullmatch(name), line
            assert "{" not in re.sub(r"\{ \$[a-z_0-9]+ \}", "", text), line


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_are_complete(language: str) -> None:
    needed = {"en": {"one", "other"}, "pl": {"one", "few", "many", "other"}, "fr": {"one", "other"}}[language]
    counts = {"one", "few", "many", "other"}
    plurals = [(name, keys) for name, m in messages(language).items() for _, keys in selectors(m) if keys & counts]
    assert plurals
    assert [name for name, keys in plurals if not needed <= keys] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [0, 1, 2, 5, 22, 1000])
def test_every_text_can_be_said(language: str, number: int) -> None:
    texts = Texts(language)
    for name, message in messages(language).items():
        said = texts.say(Line(name, **sample(message, number)))
        assert said.strip()
        assert "{" not in said, f"{name}: {said}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_requirement_is_said_differently(language: str) -> None:
    texts = Texts(language)
    said = set()
    for animal in STANDARD.animals:
        other = HABITATS[animal.other] if animal.other >= 0 else ""
        habitat = HABITATS[animal.habitat]
        said.add(texts.say(Line(f"planet-need-{KINDS[animal.kind]}", habitat=habitat, other=other)))
    assert len(said) == 45

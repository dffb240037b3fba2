"""Every text exists in every language, matches its figures, and is used."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import terrarium
from terrarium.engine.lines import Line
from terrarium.planet.cards.box import HABITATS, KINDS
from terrarium.planet.cards.loading import STANDARD
from terrarium.texts import LANGUAGES, Texts

SOURCE = Path(terrarium.__file__).parent
#: The page in the browser uses the same texts.
PAGE = Path(__file__).resolve().parents[2] / "web" / "src"
#: Functions and methods whose first argument is the id of a text.
SPEAKERS = ("Line",)
SPEAKING_METHODS = ("say", "done", "fail")
ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


@cache
def messages(language: str) -> dict[str, ftl.Message]:
    """The messages of a language by id; a second one of the same id is a mistake."""
    found: dict[str, ftl.Message] = {}
    for path in sorted((SOURCE / "locales" / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{path}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{path}: {entry.id.name} is there twice"
                found[entry.id.name] = entry
    return found


def parts(node: object) -> Iterator[object]:
    """A syntax node and everything in it."""
    if isinstance(node, ftl.BaseNode):
        yield node
        for value in vars(node).values():
            yield from parts(value)
    elif isinstance(node, list):
        for item in node:
            yield from parts(item)


def variables(message: ftl.Message) -> set[str]:
    """The figures in a message."""
    return {part.id.name for part in parts(message) if isinstance(part, ftl.VariableReference)}


def selectors(message: ftl.Message) -> Iterator[tuple[str, set[str]]]:
    """Every selection in a message: the figure and the keys of its variants."""
    for part in parts(message):
        if isinstance(part, ftl.SelectExpression) and isinstance(part.selector, ftl.VariableReference):
            keys = {v.key.name if isinstance(v.key, ftl.Identifier) else v.key.value for v in part.variants}
            yield part.selector.id.name, keys


@cache
def source_trees() -> list[ast.Module]:
    """The program's modules as syntax trees."""
    return [ast.parse(path.read_text(encoding="utf-8")) for path in sorted(SOURCE.rglob("*.py"))]


def family(node: ast.JoinedStr) -> str:
    """An f-string as a pattern for the ids that it can give."""
    return "".join(
        re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[a-z0-9_-]+" for part in node.values
    )


@cache
def error_classes() -> set[str]:
    """The names of all classes below `TerrariumError`."""
    bases = {
        node.name: {base.id for base in node.bases if isinstance(base, ast.Name)}
        for tree in source_trees() for node in ast.walk(tree) if isinstance(node, ast.ClassDef)
    }  # fmt: skip
    found = {"TerrariumError"}
    while more := {name for name, its in bases.items() if its & found} - found:
        found |= more
    return found


@cache
def spoken() -> tuple[set[str], set[str]]:
    """Ids that the program uses literally, and patterns of ids that it builds."""
    literal: set[str] = set()
    together: set[str] = set()
    errors = error_classes()
    for tree in source_trees():
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            if isinstance(node.func, ast.Name) and node.func.id not in {*SPEAKERS, *errors}:
                continue
            if isinstance(node.func, ast.Attribute) and node.func.attr not in SPEAKING_METHODS:
                continue
            for part in ast.walk(node.args[0]) if isinstance(node.args[0], ast.IfExp) else [node.args[0]]:
                if isinstance(part, ast.Constant) and "-" in str(part.value) and ID.fullmatch(str(part.value)):
                    literal.add(str(part.value))
                elif isinstance(part, ast.JoinedStr) and " " not in family(part):
                    together.add(family(part))
    return literal, together


@cache
def mentioned() -> set[str]:
    """Every string in the program that could be an id."""
    return {
        node.value
        for tree in source_trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and ID.fullmatch(node.value)
    }


@cache
def page_source() -> str:
    """The program of the page, without its tests."""
    files = [path for end in ("*.ts", "*.svelte") for path in sorted(PAGE.rglob(end)) if ".test." not in path.name]
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


@cache
def page_patterns() -> set[str]:
    """Patterns of ids that the page builds, such as ``page-bot-${level}``; the start must be fixed."""
    templates = re.findall(r"`([a-z][a-z0-9]*-(?:[a-z0-9-]|\$\{[^}`]*\})*)`", page_source())
    return {re.sub(r"\$\{[^}]*\}", "[a-z0-9-]+", template) for template in templates if "${" in template}


@cache
def page_mentions() -> set[str]:
    """Every quoted string of the page that could be an id."""
    return {found for found in re.findall(r"['\"`]([a-z][a-z0-9-]*)['\"`]", page_source()) if ID.fullmatch(found)}


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


def test_planet_has_a_text_for_every_animal_habitat_requirement_and_option() -> None:
    wanted = {f"planet-animal-{animal.key}" for animal in STANDARD.animals}
    wanted |= {f"planet-habitat-{habitat}" for habitat in HABITATS}
    wanted |= {f"planet-need-{kind}" for kind in KINDS}
    for title in terrarium.titles():
        wanted |= {f"{title}-name", *(f"{title}-option-{option.name}" for option in terrarium.title(title).options)}
    assert sorted(wanted - set(messages("en"))) == []


def test_everything_the_page_says_has_a_text() -> None:
    said = {found for found in re.findall(r"\b(?:t\(\s*|id: )'([a-z0-9-]+)'", page_source()) if ID.fullmatch(found)}
    assert len(said) > 100, "the search for texts of the page has gone blind"
    assert sorted(said - set(messages("en"))) == []


def test_every_text_is_used() -> None:
    _literal, together = spoken()
    families = together | page_patterns()
    literal = mentioned() | page_mentions()
    unused = [
        name
        for name in messages("en")
        if name not in literal and not any(re.fullmatch(pattern, name) for pattern in families)
    ]
    assert unused == []


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
    plurals = [(name, keys) for name, m in messages(language).items() for _, keys in selectors(m) if "other" in keys]
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

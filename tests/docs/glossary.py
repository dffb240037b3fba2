"""The glossary of docs/design.md, checked against the names of modules and classes.

A name uses a term if the term is its last word: `PlanetPosition` and `engine/position.py` use "position". Only names
that the glossary lists may do so, subclasses of a listed class, errors, and modules that define one of these.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from pathlib import Path

ERRORS = {"Exception", "LookupError", "TerrariumError"}
_WORD = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z0-9]+")
_ROW = re.compile(r"^\| ([a-z ]+) \| (.+) \| (.+) \| (.+) \|$", flags=re.MULTILINE)


@dataclass(frozen=True)
class Term:
    """A row of the glossary; names are patterns such as ``*.cards.box.Box``, relative to the package."""

    term: str
    meaning: str
    owners: list[str]
    others: list[str]

    def lists(self, name: str) -> bool:
        """Whether the row names a module, a class or a method."""
        return any(fnmatchcase(name, pattern) for pattern in self.owners + self.others)


@dataclass(frozen=True)
class Name:
    """A module, class or function of the package; classes have bases, and modules the names of their classes."""

    path: str
    kind: str
    bases: list[str] = field(default_factory=list)
    classes: list[str] = field(default_factory=list)

    def last_word(self) -> str:
        """The last word, in singular."""
        return singular(_WORD.findall(self.path.rpartition(".")[2])[-1])


def singular(word: str) -> str:
    """A word in lower case without the s of its plural."""
    return re.sub(r"(?<=[a-z]{3}[^s])s$", "", word.lower())


def parse(document: str) -> list[Term]:
    """The rows of the section "Glossary"."""
    section = document.partition("\n## Glossary\n")[2].partition("\n## ")[0]
    return [
        Term(term, meaning, re.findall(r"`([^`]+)`", owners), re.findall(r"`([^`]+)`", others))
        for term, meaning, owners, others in _ROW.findall(section)
        if term != "term"
    ]


def names(package: Path) -> Iterator[Name]:
    """All packages, modules, classes and methods below a folder, and the functions of modules."""
    for file in sorted(package.rglob("*.py")):
        parts = file.relative_to(package).with_suffix("").parts
        module = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        tree = ast.parse(file.read_text("utf-8"))
        classes = [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
        if module:
            yield Name(module, "module", classes=[f"{module}.{node.name}" for node in classes])
        for node in classes:
            bases = [ast.unparse(base).partition("[")[0].rpartition(".")[2] for base in node.bases]
            yield Name(f"{module}.{node.name}", "class", bases)
            yield from _functions(f"{module}.{node.name}", node.body)
        yield from _functions(module, tree.body)


def _functions(path: str, body: list[ast.stmt]) -> Iterator[Name]:
    for node in body:
        if isinstance(node, ast.FunctionDef):
            yield Name(f"{path}.{node.name}", "function")


def faults(terms: list[Term], found: list[Name]) -> list[str]:
    """A sentence for each module or class that reuses a term, and for each listed name that does not exist."""
    sentences = []
    for term in terms:
        for pattern in term.owners + term.others:
            if not any(fnmatchcase(name.path, pattern) for name in found):
                sentences.append(f'The glossary lists `{pattern}` for "{term.term}", which does not exist.')
        accepted = _accepted_classes(term, [name for name in found if name.kind == "class"])
        for name in found:
            if name.kind == "function" or name.last_word() != singular(term.term.split()[-1]):
                continue
            defines = any(path in accepted for path in name.classes)
            if not (name.path in accepted or defines or term.lists(name.path)):
                sentences.append(f'{name.path} uses "{term.term}" ({term.meaning}) for something else.')
    return sentences


def _accepted_classes(term: Term, classes: list[Name]) -> set[str]:
    """The classes that the term lists, all their subclasses, and errors."""
    listed = {name.path for name in classes if term.lists(name.path)}
    size = -1
    while size != len(listed):  # a subclass of a subclass counts too
        size = len(listed)
        known = {path.rpartition(".")[2] for path in listed}
        listed |= {name.path for name in classes if known & set(name.bases)}
    return listed | {name.path for name in classes if ERRORS & set(name.bases)}

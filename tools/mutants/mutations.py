"""All mutants of a module: Cosmic Ray's operators and three more, applied in memory."""

from __future__ import annotations

import hashlib
import pickle
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import accumulate
from typing import Any

import parso
from cosmic_ray.ast import ast_nodes
from cosmic_ray.operators.binary_operator_replacement import BinaryOperators
from cosmic_ray.operators.comparison_operator_replacement import ComparisonOperators
from cosmic_ray.operators.provider import OperatorProvider

from tools.mutants.config import CONFIG, OUT, Config, Module
from tools.mutants.keys import Key, changed_lines
from tools.mutants.sites import Position, Site, Sites

#: Where the search for the assignment around a text ends.
BORDERS = ("funcdef", "classdef", "lambdef", "import_from", "annassign")

#: Cosmic Ray's operators that replace no symbol of the table in the configuration.
OTHERS = (
    "AddNot",
    "ExceptionReplacer",
    "NumberReplacer",
    "RemoveDecorator",
    "ReplaceAndWithOr",
    "ReplaceBreakWithContinue",
    "ReplaceContinueWithBreak",
    "ReplaceFalseWithTrue",
    "ReplaceOrWithAnd",
    "ReplaceTrueWithFalse",
    "ReplaceUnaryOperator_Delete_Invert",
    "ReplaceUnaryOperator_Delete_Not",
    "ReplaceUnaryOperator_Delete_USub",
    "ZeroIterationForLoop",
)


class ReplaceAssignment:
    """Replaces an augmented assignment such as += by another, or by a plain one."""

    def __init__(self, before: str, after: str) -> None:
        self.before, self.after = before, after

    def mutation_positions(self, node: Any) -> Iterator[tuple[Position, Position]]:
        """Yield the positions of the symbol."""
        if node.type == "operator" and node.value == self.before:
            yield node.start_pos, node.end_pos

    def mutate(self, node: Any, index: int) -> Any:
        """Replace the symbol."""
        node.value = self.after
        return node


class ReplaceMembership:
    """Turns `in` into `not in` and back, in comparisons."""

    def __init__(self, before: str, after: str) -> None:
        self.before, self.after = before, after

    def mutation_positions(self, node: Any) -> Iterator[tuple[Position, Position]]:
        """Yield the positions of the operator."""
        if node.type == "comparison":
            for sign in node.children[1::2]:
                if sign.get_code().split() == self.before.split():
                    yield sign.start_pos, sign.end_pos

    def mutate(self, node: Any, index: int) -> Any:
        """Replace the operator."""
        places = [
            place
            for place in range(1, len(node.children), 2)
            if node.children[place].get_code().split() == self.before.split()
        ]
        node.children[places[index]] = parso.parse(f" {self.after}")
        return node


class ReplaceTableText:
    """Changes a text in an assignment of the module itself: the words in constants and tables."""

    def mutation_positions(self, node: Any) -> Iterator[tuple[Position, Position]]:
        """Yield the positions of the texts."""
        if node.type == "string" and node.value[-1:] in "\"'":
            parent = node.parent
            while parent is not None and parent.type not in BORDERS:
                if parent.type == "expr_stmt" and parent.children[0].get_first_leaf().value != "__all__":
                    yield node.start_pos, node.end_pos
                parent = parent.parent
            if parent is not None and parent.type == "annassign" and parent.parent.parent.parent.type == "file_input":
                yield node.start_pos, node.end_pos

    def mutate(self, node: Any, index: int) -> Any:
        """Add a character to the text."""
        node.value = node.value[:-1] + "?" + node.value[-1]
        return node


def operators(config: Config) -> list[tuple[str, Any]]:
    """Return the name and an instance of every operator in use."""
    provider = OperatorProvider()
    found = [(name, provider[name]()) for name in OTHERS]
    for before, afters in config.replace.items():
        for after in afters:
            for family, kind in ((BinaryOperators, "Binary"), (ComparisonOperators, "Comparison")):
                names = {sign.value: sign.name for sign in family}
                if before in names and after in names:
                    name = f"Replace{kind}Operator_{names[before]}_{names[after]}"
                    found.append((name, provider[name]()))
            if before in ("in", "not in"):
                found.append((f"ReplaceMembership {before}", ReplaceMembership(before, after)))
            elif before.endswith("=") and before not in ("==", "!=", "<=", ">="):
                found.append((f"ReplaceAssignment {before} {after}", ReplaceAssignment(before, after)))
    return [*found, ("ReplaceTableText", ReplaceTableText())]


@dataclass(frozen=True)
class Mutant:
    """A module with one change in it."""

    id: str
    module: Module
    operator: str
    occurrence: int
    start: Position
    end: Position
    site: Site
    key: Key
    #: The change: the part of the text from one offset to another, and what replaces it.
    edit: tuple[int, int, str]

    def source(self, original: str) -> str:
        """Return the module's text with the change."""
        begin, end, text = self.edit
        return f"{original[:begin]}{text}{original[end:]}"


def digest(module: Module) -> str:
    """Return a digest of everything that determines a module's mutants."""
    text = module.path.read_text("utf-8") + CONFIG.read_text("utf-8").partition("[skip]")[2]
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def mutants(module: Module, config: Config) -> list[Mutant]:
    """Return every mutant of a module, without duplicates; they are generated once and cached."""
    path = OUT / "generated" / f"{module.name}.{digest(module)}.pickle"
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        for old in path.parent.glob(f"{module.name}.*.pickle"):
            old.unlink()
        path.with_suffix(".part").write_bytes(pickle.dumps(list(_generate(module, config))))
        path.with_suffix(".part").replace(path)
    found: list[Mutant] = pickle.loads(path.read_bytes())
    return found


def _generate(module: Module, config: Config) -> Iterator[Mutant]:
    source = module.path.read_text("utf-8")
    sites = Sites(source, config.skip)
    tree = parso.parse(source)
    nodes = list(ast_nodes(tree))
    starts = [0, *accumulate(len(line) for line in source.splitlines(keepends=True))]
    seen: set[str] = set()
    same: Counter[Key] = Counter()
    for name, operator in operators(config):
        occurrence = -1
        for node in nodes:
            for index, (start, end) in enumerate(list(operator.mutation_positions(node))):
                occurrence += 1
                if sites.skips(start, end):
                    continue
                edit = _edit(starts, node, operator, index)
                text = f"{source[: edit[0]]}{edit[2]}{source[edit[1] :]}"
                if text == source or text in seen or not _compiles(text):
                    continue
                seen.add(text)
                site = sites.at(start)
                key = Key(module.name, site.function, *changed_lines(source, text), 1)
                same[key] += 1
                key = key.numbered(same[key])
                name_of_job = hashlib.sha256(f"{source}\0{text}".encode()).hexdigest()[:32]
                yield Mutant(name_of_job, module, name, occurrence, start, end, site, key, edit)


def _compiles(text: str) -> bool:
    try:
        compile(text, "mutant", "exec", dont_inherit=True)
    except (SyntaxError, ValueError):
        return False
    return True


def _edit(starts: list[int], node: Any, operator: Any, index: int) -> tuple[int, int, str]:
    """Return the part of the text that one change replaces, and its new text; the tree is restored."""
    host = node.parent or node
    line, column = host.get_start_pos_of_prefix()
    begin = starts[line - 1] + column
    end = begin + len(host.get_code())
    inner = list(ast_nodes(node))
    values = [(leaf, leaf.value, leaf.prefix) for leaf in inner if not hasattr(leaf, "children")]
    lists = [(branch, list(branch.children)) for branch in (host, *inner) if hasattr(branch, "children")]
    changed = operator.mutate(node, index)
    if changed is not node:
        place = next(place for place, sibling in enumerate(host.children) if sibling is node)
        if changed is not None:
            changed.value, changed.prefix = changed.value.strip(), node.prefix
        host.children[place : place + 1] = [] if changed is None else [changed]
    text = host.get_code()
    for leaf, value, prefix in values:
        leaf.value, leaf.prefix = value, prefix
    for branch, children in lists:
        branch.children[:] = children
    return begin, end, text

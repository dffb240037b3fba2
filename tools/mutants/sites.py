"""The site of a change: skipped parts, the function around it, the lines and names that it affects."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from fnmatch import fnmatch

from tools.mutants.config import Skip

Position = tuple[int, int]
Span = tuple[Position, Position]
Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class Site:
    """The place of a change: the function around it, the outermost one, and the lines of its statement."""

    #: Qualified name, "" at the level of the module or of a class.
    function: str
    #: The function or method of the module whose code contains the change, or "" if it happens at import.
    outermost: str
    lines: range


def _span(node: ast.stmt | ast.expr | ast.arg) -> Span:
    return (node.lineno, node.col_offset), (node.end_lineno or node.lineno, node.end_col_offset or 0)


def _names(node: ast.AST) -> set[str]:
    """Return all names and attributes in a piece of code."""
    found = {child.id for child in ast.walk(node) if isinstance(child, ast.Name)}
    return found | {child.attr for child in ast.walk(node) if isinstance(child, ast.Attribute)}


def _called(node: ast.Call) -> str:
    return node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")


def _calls_into(node: ast.AST, modules: frozenset[str]) -> bool:
    """Return whether a statement is a bare call of a function of one of the modules."""
    if not isinstance(node, ast.Expr) or not isinstance(node.value, ast.Call):
        return False
    function = node.value.func
    return isinstance(function, ast.Attribute) and isinstance(function.value, ast.Name) and function.value.id in modules


def _skipped(tree: ast.Module, skip: Skip) -> Iterator[Span]:
    """Yield the parts of a module that are not changed."""
    for node in ast.walk(tree):
        if isinstance(node, Function):
            if any(fnmatch(node.name, name) for name in skip.functions):
                yield _span(node)
            if node.returns is not None:
                yield _span(node.returns)
        elif isinstance(node, ast.arg | ast.AnnAssign):
            if node.annotation is not None:
                yield _span(node.annotation)
        elif isinstance(node, ast.Import | ast.ImportFrom | ast.Assert) or _calls_into(node, skip.modules):
            assert isinstance(node, ast.stmt)
            yield _span(node)
        elif isinstance(node, ast.If) and _names(node.test) & (skip.mentions | {"TYPE_CHECKING"}):
            yield _span(node)[0], _span(node.body[-1])[1]
        elif isinstance(node, ast.Call):
            if _called(node) in skip.calls:
                yield _span(node)
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield _span(node)


class Sites:
    """Finds the site of a position (line from 1, column from 0) in a module's source."""

    def __init__(self, source: str, skip: Skip) -> None:
        self.tree = ast.parse(source)
        self.skipped = list(_skipped(self.tree, skip))
        self.statements = [(node, _names(node)) for node in self.tree.body]

    def skips(self, start: Position, end: Position) -> bool:
        """Return whether a change there is skipped."""
        return any(first <= start and end <= last for first, last in self.skipped)

    def at(self, position: Position) -> Site:
        """Return the function and the statement around a position."""
        names: list[str] = []
        outermost = ""
        function = ""
        lines = range(position[0], position[0] + 1)
        body: list[ast.stmt] = self.tree.body
        while True:
            node = next((node for node in body if _begin(node) <= position < _span(node)[1]), None)
            if node is None:
                return Site(function, outermost, lines)
            inner = list(_blocks(node))
            end = min((_begin(child)[0] for child in inner), default=(node.end_lineno or node.lineno) + 1)
            lines = range(_begin(node)[0], max(end, node.lineno + 1))
            inside = bool(inner) and position >= _begin(inner[0])
            if isinstance(node, Function | ast.ClassDef) and inside:
                names.append(node.name)
                if isinstance(node, Function):
                    function = ".".join(names)
                    outermost = outermost or function
            if inner and not inside:
                return Site(function, outermost, lines)
            body = inner

    def statement(self, position: Position) -> tuple[set[str], range]:
        """Return the names that the module-level statement around a position defines, and its lines."""
        node = next((node for node in self.tree.body if _begin(node) <= position < _span(node)[1]), None)
        if node is None:
            return set(), range(position[0], position[0] + 1)
        return _defined(node), range(_begin(node)[0], (node.end_lineno or node.lineno) + 1)

    def computed_from(self, names: set[str], runs_at_import: Callable[[range], bool]) -> set[str]:
        """Return the names of the module that are computed from others at import, with functions that do so."""
        return {
            name
            for node, mentioned in self.statements
            if mentioned & names
            for name in _defined(node)
            if not isinstance(node, Function | ast.ClassDef) or _runs_inside(node, runs_at_import)
        }


def _begin(node: ast.stmt) -> Position:
    """Return the start of a statement, decorators included."""
    decorators = getattr(node, "decorator_list", [])
    return (decorators[0].lineno, 0) if decorators else (node.lineno, node.col_offset)


def _blocks(node: ast.stmt) -> Iterator[ast.stmt]:
    """Yield the statements inside a statement, in order."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.stmt):
            yield child
        elif isinstance(child, ast.ExceptHandler | ast.match_case):
            yield from child.body


def _defined(node: ast.stmt) -> set[str]:
    if isinstance(node, Function | ast.ClassDef):
        return {node.name}
    if isinstance(node, ast.AnnAssign | ast.AugAssign):
        return _names(node.target)
    if isinstance(node, ast.Assign):
        return {name for target in node.targets for name in _names(target)}
    return {name.id for name in ast.walk(node) if isinstance(name, ast.Name) and isinstance(name.ctx, ast.Store)}


def _runs_inside(node: ast.stmt, runs: Callable[[range], bool]) -> bool:
    """Return whether code inside a function, or inside a method of a class, runs."""
    if isinstance(node, Function):
        return runs(range(node.body[0].lineno, (node.end_lineno or node.lineno) + 1))
    return any(_runs_inside(child, runs) for child in _blocks(node))

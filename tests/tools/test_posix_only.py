"""Every test that imports a module which Windows lacks is left out there, so that the others can be collected."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

from tests.posix_only import POSIX_ONLY
from tests.tools.workflows import ROOT

#: Modules of the standard library that Windows lacks.
LACKING = {"fcntl", "grp", "pty", "pwd", "resource", "termios", "tty"}


@cache
def imported(path: Path) -> frozenset[str]:
    """The modules that are imported when this file is, with what is imported from each of them."""
    found: set[str] = set()
    for statement in ast.parse(path.read_text("utf-8")).body:
        if isinstance(statement, ast.Import):
            found |= {name.name for name in statement.names}
        elif isinstance(statement, ast.ImportFrom) and statement.module:
            found |= {statement.module, *(f"{statement.module}.{name.name}" for name in statement.names)}
    return frozenset(found)


@cache
def file_of(module: str) -> Path | None:
    """The file of a module of the project; None for others."""
    for folder in (ROOT, ROOT / "src"):
        for path in (folder / f"{module.replace('.', '/')}.py", folder / module.replace(".", "/") / "__init__.py"):
            if path.is_file():
                return path
    return None


def lacking(path: Path) -> set[str]:
    """The modules among LACKING that a file imports, itself or through other files of the project."""
    found: set[str] = set()
    seen, todo = {path}, [path]
    while todo:
        for module in imported(todo.pop()):
            found |= {module} & LACKING
            file = file_of(module)
            if file is not None and file not in seen:
                seen.add(file)
                todo.append(file)
    return found


def test_tests_that_windows_cannot_import_are_left_out_there() -> None:
    tests = ROOT / "tests"
    needing = {file.relative_to(tests).as_posix() for file in tests.rglob("test_*.py") if lacking(file)}
    assert {"cli/test_help.py", "server/test_tables.py"} <= needing
    assert {name for name in needing if name not in POSIX_ONLY and name.split("/")[0] not in POSIX_ONLY} == set()


def test_what_is_left_out_exists_and_needs_to_be() -> None:
    for name in POSIX_ONLY:
        path = ROOT / "tests" / name
        assert path.exists()
        assert any(lacking(file) for file in (path.rglob("*.py") if path.is_dir() else [path]))

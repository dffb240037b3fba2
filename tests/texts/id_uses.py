"""Where the program, the page and the card data use the ids of texts."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tests.texts.fluent_files import SOURCE

#: The page in the browser uses the same texts.
PAGE = Path(__file__).resolve().parents[2] / "web" / "src"
#: Functions and methods whose first argument is the id of a text.
SPEAKERS = ("Line",)
SPEAKING_METHODS = ("say", "done", "fail")
ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
#: Stands in a template for what is filled in.
HOLE = "\0"
#: How deep templates are looked for in what fills others.
DEEPEST = 2


@cache
def source_trees() -> list[ast.Module]:
    """The program's modules as syntax trees."""
    return [ast.parse(path.read_text(encoding="utf-8")) for path in sorted(SOURCE.rglob("*.py"))]


@cache
def page_source() -> str:
    """The program of the page, without its tests."""
    files = [path for end in ("*.ts", "*.svelte") for path in sorted(PAGE.rglob(end)) if ".test." not in path.name]
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


def template(node: ast.JoinedStr) -> str:
    """An f-string with holes for what is filled in."""
    return "".join(str(part.value) if isinstance(part, ast.Constant) else HOLE for part in node.values)


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
    """Ids that the program passes literally as texts, and patterns of ids that it builds for them."""
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
                elif isinstance(part, ast.JoinedStr) and " " not in template(part):
                    together.add(re.escape(template(part)).replace(re.escape(HOLE), "[a-z0-9_-]+"))
    return literal, together


def page_ids() -> set[str]:
    """Ids that the page passes literally as texts."""
    return {found for found in re.findall(r"\b(?:t\(\s*|id: )'([a-z0-9-]+)'", page_source()) if ID.fullmatch(found)}


def _leaves(data: object) -> Iterator[str]:
    """The keys and values of a data file."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield str(key)
            yield from _leaves(value)
    elif isinstance(data, list):
        for value in data:
            yield from _leaves(value)
    else:
        yield str(data)


def _command_words() -> set[str]:
    """The names of the functions behind commands, and of their parameters, which build the ids of help."""
    found: set[str] = set()
    for path in (SOURCE / "cli").glob("*.py"):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef):
                found |= {node.name, *(argument.arg for argument in node.args.args)}
    constants = [node.value for node in ast.walk(_tables_module()) if isinstance(node, ast.Constant)]
    tables = {value for value in constants if isinstance(value, str)}
    tables |= {node.name for node in _tables_module().body if isinstance(node, ast.FunctionDef)}
    return found | {f"tables-{name}" for name in tables}


def _tables_module() -> ast.Module:
    """The module of the commands below `tables`."""
    return ast.parse((SOURCE / "cli/admin.py").read_text(encoding="utf-8"))


@cache
def words() -> set[str]:
    """Every string of the program, the page and the data files that can be an id or a part of one."""
    found = {
        node.value
        for tree in source_trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    found |= _command_words()
    found |= set(re.findall(r"['\"`]([a-z][a-z0-9_-]*)['\"`]", page_source()))
    found |= set(re.findall(r"\b([a-z]+)\b:", page_source()))
    for path in SOURCE.rglob("data/*.toml"):
        found.add(path.stem)
        found |= set(_leaves(tomllib.loads(path.read_text(encoding="utf-8"))))
    found |= {re.sub(r"[ _]", "-", word.lower()) for word in found}
    return {word for word in found if re.fullmatch(r"[a-z0-9_-]+", word)}


@cache
def templates() -> set[str]:
    """The f-strings of the program and the templates of the page that can build ids; some part is always fixed."""
    found = {template(node) for tree in source_trees() for node in ast.walk(tree) if isinstance(node, ast.JoinedStr)}
    found |= {re.sub(r"\$\{[^}]*\}", HOLE, text) for text in re.findall(r"`([a-z0-9${][^`\s]*)`", page_source())}
    return {text for text in found if HOLE in text and re.fullmatch(rf"(?=.*[a-z]{{2}})[a-z0-9_\-{HOLE}]+", text)}


def _fits(template: str, text: str, depth: int) -> bool:
    """Whether the text is the template with its holes filled by words, or by other templates."""
    start, *rest = template.split(HOLE)

    def fill(fixed: list[str], left: str) -> bool:
        if not fixed:
            return not left
        return any(
            left[end : end + len(fixed[0])] == fixed[0]
            and is_used(left[:end], depth + 1)
            and fill(fixed[1:], left[end + len(fixed[0]) :])
            for end in range(1, len(left) + 1)
        )

    return text.startswith(start) and fill(rest, text[len(start) :])


def is_used(text: str, depth: int = 0) -> bool:
    """Whether the program or the page has this id, or a template and words to build it from."""
    return text in words() or (depth < DEEPEST and any(_fits(one, text, depth) for one in templates()))

"""Usage errors of the command line as texts, made from Typer's errors."""

from __future__ import annotations

from typing import Any

import typer
from typer._click import exceptions as errors  # Typer exports only some of its errors; pyproject.toml pins its version

from terrarium.engine.errors import TerrariumError
from terrarium.engine.lines import Line
from terrarium.title_registry import TITLES

#: A group of commands was called without one, and its help is the answer.
NoArguments = errors.NoArgsIsHelpError


class UsageRefusal(TerrariumError):
    """A command line that cannot be understood."""

    def __init__(self, code: str, context: Any = None, **figures: object) -> None:
        super().__init__(code, **figures)
        self.context = context


def refusal_of(error: typer.TyperException) -> UsageRefusal:
    """The error as a text with figures."""
    if isinstance(error, errors.NoSuchOption):
        possible = ", ".join(sorted(error.possibilities or _options(error.ctx)))
        return UsageRefusal("usage-no-such-option", option=error.option_name, possible=possible)
    if isinstance(error, errors.BadOptionUsage):
        if "does not take a value" in error.message:
            return UsageRefusal("usage-option-takes-no-value", option=error.option_name)
        return UsageRefusal("usage-option-needs-value", option=error.option_name)
    if isinstance(error, errors.MissingParameter):
        return UsageRefusal("usage-missing", name=_name(error.param), wanted=_wanted(error.param, error.ctx))
    if isinstance(error, errors.BadParameter):
        return UsageRefusal("usage-bad-value", name=_name(error.param), wanted=_wanted(error.param, error.ctx))
    return UsageRefusal("usage-unclear", problem=error.format_message())


def _options(context: Any) -> list[str]:
    if context is None:
        return []
    params = context.command.get_params(context)
    return [name for param in params if param.param_type_name == "option" for name in param.opts]


def _name(param: Any) -> str | Line:
    if param is None:
        return ""
    return str(param.opts[0]) if param.param_type_name == "option" else Line(f"help-kind-{param.name}")


def _wanted(param: Any, context: Any) -> Line:
    """The kind of value that a parameter takes."""
    if param is not None and param.name == "game":
        return Line("usage-wanted-choice", possible=", ".join(TITLES.names()))
    kind = "" if param is None else param.display_type(context).strip("<>").removeprefix("list[").removesuffix("]")
    low, high = getattr(param, "min", None), getattr(param, "max", None)
    if "|" in kind:
        return Line("usage-wanted-choice", possible=kind.replace("|", ", "))
    if kind.startswith(("int", "float")) and low is not None and high is not None:
        return Line("usage-wanted-between", low=str(low), high=str(high))
    if kind.startswith(("int", "float")) and low is not None:
        return Line("usage-wanted-at-least", low=str(low))
    if kind.startswith("int"):
        return Line("usage-wanted-whole")
    if kind.startswith("float"):
        return Line("usage-wanted-number")
    return Line("usage-wanted-file") if kind == "path" else Line("usage-wanted-text")

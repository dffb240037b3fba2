"""Help and usage errors in the reader's language, wrapped to the terminal and coloured where that is supported.

Descriptions are texts: ``help-<command>`` and ``help-<command>-<parameter>``, or ``help-any-<parameter>`` for
parameters that mean the same in every command.
"""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence
from typing import Any

import typer
from rich.console import Console, Group
from rich.padding import Padding
from rich.table import Table
from rich.text import Text
from typer.core import TyperCommand, TyperGroup

import terrarium
from terrarium.cli.ascii_output import readable, readable_output
from terrarium.cli.output_style import colour_system, output_width, print_to_stderr
from terrarium.cli.usage_errors import NoArguments, UsageRefusal, refusal_of
from terrarium.engine.evaluation import LEVELS
from terrarium.engine.lines import Line
from terrarium.texts import LANGUAGES, Texts, language_of

#: Parameters that mean the same in every command.
SHARED = ("box", "data", "database", "game", "install_completion", "keep", "lang", "option", "show_completion", "table")
#: The words for the kinds of values (`help-kind-<word>`), by what Typer calls the type.
KINDS = {"int": "number", "float": "number", "path": "file", "str": "text"}
EXIT_USAGE = 2


def language_from(words: Sequence[str]) -> str:
    """The language that ``--lang`` asks for anywhere on the command line, or the system's."""
    for place, word in enumerate(words):
        wish = word.removeprefix("--lang=") if word.startswith("--lang=") else ""
        if word == "--lang":
            wish = next(iter(words[place + 1 : place + 2]), "")
        if wish in LANGUAGES:
            return wish
    return language_of(os.environ)


class HelpCommand(TyperCommand):
    """A command whose help is in the reader's language."""

    allow_extra_args = True  # reported in `parse_args`, in the reader's language

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Parse the arguments; more than the command takes are refused."""
        rest = super().parse_args(ctx, args)
        if ctx.args and not ctx.resilient_parsing:
            raise UsageRefusal("usage-extra-argument", ctx, text=" ".join(ctx.args))
        return rest

    def get_help(self, ctx: Any) -> str:
        """The whole help."""
        return help_text(self, ctx)


class HelpGroup(TyperGroup):
    """A group of commands whose help and usage errors are in the reader's language."""

    def main(self, args: Sequence[str] | None = None, *more: Any, **settings: Any) -> Any:
        """Run the command line; a usage error is a sentence and a hint."""
        readable_output()
        words = list(args) if args is not None else None
        texts = Texts(language_from(words if words is not None else sys.argv[1:]))
        describe(self, texts)
        try:
            code = super().main(words, *more, **{**settings, "standalone_mode": False})
        except NoArguments as error:
            print(readable(error.format_message()))
            raise SystemExit(0) from None
        except typer.TyperException as error:
            _show_usage_error(texts, refusal_of(error), getattr(error, "ctx", None))
        except UsageRefusal as refusal:
            _show_usage_error(texts, refusal, refusal.context)
        except typer.Abort:
            raise SystemExit(1) from None
        else:
            raise SystemExit(code if isinstance(code, int) else 0)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """Find the command; an unknown one is refused with those that exist."""
        if args[0] not in self.commands and not args[0].startswith("-") and not ctx.resilient_parsing:
            raise UsageRefusal("usage-no-such-command", ctx, text=args[0], possible=", ".join(self.commands))
        return super().resolve_command(ctx, args)

    def get_help(self, ctx: Any) -> str:
        """The whole help."""
        return help_text(self, ctx)


def _show_usage_error(texts: Texts, refusal: UsageRefusal, context: Any) -> None:
    path = _path(context) if context is not None else "terrarium"
    print_to_stderr(texts.say(refusal.line))
    print_to_stderr(texts.say(Line("usage-hint", command=f"{path} --help")))
    raise SystemExit(EXIT_USAGE)


# -- descriptions --------------------------------------------------------------------------------------------------


def describe(command: Any, texts: Texts, path: str = "") -> None:
    """Set the descriptions of a command, of its parameters and of its subcommands."""
    command.help = texts.say(Line(f"help-{path}")) if path else texts.say(Line("help-terrarium"))
    command.short_help = command.help.partition("\n")[0]
    for param in command.params:
        param.help = _description(texts, path or "terrarium", param.name)
    command.terrarium_texts = texts
    for name, sub in getattr(command, "commands", {}).items():
        describe(sub, texts, f"{path}-{name}" if path else name)


def _description(texts: Texts, path: str, name: str) -> str:
    key, figures = name.replace("_", "-"), {}
    if name == "game":
        figures["possible"] = ", ".join(terrarium.titles())
    if (path, name) in (("play", "seats"), ("arena", "bots")):
        figures["possible"] = ", ".join(LEVELS)
    if name in SHARED:
        return texts.say(Line(f"help-any-{key}", **figures))
    return texts.say(Line(f"help-{path}-{key}", **figures))


# -- layout --------------------------------------------------------------------------------------------------------


def _path(context: Any) -> str:
    """The program and its commands, as they are typed."""
    return " ".join(["terrarium", *context.command_path.split()[1:]])


def help_text(command: Any, context: Any) -> str:
    """Lay the help of a command out."""
    texts: Texts = command.terrarium_texts
    arguments = [param for param in command.get_params(context) if param.param_type_name == "argument"]
    options = [param for param in command.get_params(context) if param.param_type_name == "option"]
    subcommands = getattr(command, "commands", {})
    names = [_argument_name(texts, param) for param in arguments]
    usage = [_path(context), texts.say(Line("help-usage-options")), *names]
    if subcommands:
        usage.append(texts.say(Line("help-usage-command")))
    parts: list[Any] = [Text.assemble((texts.say(Line("help-usage")), "bold"), " ", " ".join(usage)), Text("")]
    parts += [Padding(Text(paragraph), (0, 0, 0, 2)) for paragraph in command.help.splitlines()]
    rows = [(name, _details(texts, param, context)) for name, param in zip(names, arguments, strict=True)]
    parts += _section(texts, "help-arguments", rows)
    rows = [_option_row(texts, param, context) for param in options if not param.hidden]
    parts += _section(texts, "help-options", rows)
    parts += _section(texts, "help-commands", [(name, sub.short_help) for name, sub in subcommands.items()])
    written = io.StringIO()
    console = Console(file=written, width=output_width(), highlight=False, color_system=colour_system(),
                      force_terminal=colour_system() is not None)  # fmt: skip
    console.print(Group(*parts))
    return readable("\n".join(line.rstrip() for line in written.getvalue().rstrip().splitlines()))


def _section(texts: Texts, heading: str, rows: Sequence[tuple[str, str]]) -> list[Any]:
    if not rows:
        return []
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=output_width() >= 60, style="cyan")
    table.add_column(overflow="fold")
    for name, text in rows:
        table.add_row(Text(f"  {name}"), Text(text))
    return [Text(""), Text(texts.say(Line(heading)), style="bold"), table]


def _argument_name(texts: Texts, param: Any) -> str:
    name = texts.say(Line(f"help-kind-{param.name}"))
    return name if param.required else f"[{name}]"


def _option_row(texts: Texts, param: Any, context: Any) -> tuple[str, str]:
    if param.name == "help":
        return "--help", texts.say(Line("help-any-help"))
    names = " / ".join([*param.opts, *param.secondary_opts])
    return (names if param.is_flag else f"{names} {_value_name(texts, param, context)}"), _details(
        texts, param, context
    )


def _value_name(texts: Texts, param: Any, context: Any) -> str:
    if param.metavar:
        return texts.say(Line(f"help-kind-{param.metavar}"))
    kind = param.display_type(context).strip("<>").removeprefix("list[").removesuffix("]").removesuffix(" range")
    return texts.say(Line(f"help-kind-{KINDS[kind]}")) if kind in KINDS else str(kind)


def _details(texts: Texts, param: Any, context: Any) -> str:
    """The description with default, variable and whether it must be given."""
    notes = []
    if param.envvar:
        notes.append(texts.say(Line("help-variable", name=param.envvar)))
    default = param.get_default(context, call=False)
    if default not in (None, "", False, (), []) and not getattr(param, "is_flag", False):
        notes.append(texts.say(Line("help-default", value=str(default))))
    if param.required and param.param_type_name == "option":
        notes.append(texts.say(Line("help-required")))
    return f"{param.help} [{'; '.join(notes)}]" if notes else str(param.help)

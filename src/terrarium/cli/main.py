"""The command ``terrarium`` with its subcommands."""

from __future__ import annotations

import os
from typing import Annotated

import typer

import terrarium
from terrarium.cli import admin
from terrarium.cli.arena import arena
from terrarium.cli.arguments import Lang, errors_reported, texts_for
from terrarium.cli.command_help import HelpCommand, HelpGroup
from terrarium.cli.daily import daily
from terrarium.cli.engine import engine
from terrarium.cli.output_style import output_width, wrapped
from terrarium.cli.play import play
from terrarium.cli.puzzles import puzzles
from terrarium.cli.replay import replay
from terrarium.cli.review import review
from terrarium.cli.score import score
from terrarium.cli.serve import serve
from terrarium.cli.simulate import simulate
from terrarium.cli.solve import solve
from terrarium.cli.stats import stats
from terrarium.cli.title_list import games
from terrarium.cli.train import train
from terrarium.engine.lines import Line

#: What most people want to do, by the text that explains it.
EXAMPLES = {
    "serve": "terrarium serve --open",
    "play": "terrarium play planet",
    "continue": "terrarium play --continue",
    "games": "terrarium games",
    "help": "terrarium --help",
}

app = typer.Typer(
    cls=HelpGroup,
    invoke_without_command=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
PLAYING = (serve, play, games, daily, solve, replay, review, stats, score)
for command in (*PLAYING, simulate, arena, train, puzzles, engine):
    app.command(cls=HelpCommand)(command)
app.add_typer(admin.app, name="tables")


def _version(wanted: bool) -> None:
    if wanted:
        texts = texts_for(None)
        print(texts.say(Line("version", version=terrarium.__version__)))
        print(texts.say(Line("rules-compiled" if terrarium.COMPILED else "rules-plain")))
        raise typer.Exit


@app.callback()
def options(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", callback=_version, is_eager=True)] = False,
    lang: Lang = None,
) -> None:
    """Choose the language of every command; without a command, say what can be done."""
    if lang is not None:
        os.environ["LC_ALL"] = lang  # the commands, and the processes that they start, ask for the system's language
    if context.invoked_subcommand is not None:
        return
    texts = texts_for(None)
    print(texts.say(Line("version", version=terrarium.__version__)))
    print("\n".join(wrapped(texts.say(Line("overview-about")), output_width(), 0)))
    print()
    examples = [(example, texts.say(Line(f"overview-{name}"))) for name, example in EXAMPLES.items()]
    width = max(len(example) for example, _meaning in examples) + 4
    for example, meaning in examples:
        print("\n".join(wrapped(f"  {example:{width}}{meaning}", output_width(), width + 2)))


def main() -> None:
    """Run the command."""
    with errors_reported(texts_for(None)):
        app(prog_name="terrarium")


if __name__ == "__main__":
    main()

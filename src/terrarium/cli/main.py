"""The command ``terrarium``."""

from __future__ import annotations

from typing import Annotated

import typer

import terrarium
from terrarium.cli import admin
from terrarium.cli.arena import arena
from terrarium.cli.arguments import chosen_texts, complaints
from terrarium.cli.engine import engine
from terrarium.cli.play import play
from terrarium.cli.replay import replay
from terrarium.cli.score import score
from terrarium.cli.serve import serve
from terrarium.cli.simulate import simulate
from terrarium.engine.lines import Line

app = typer.Typer(
    help="Three nature board games, exact and fast: for people, bots and researchers.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
app.command()(play)
app.command()(replay)
app.command()(simulate)
app.command()(score)
app.command()(arena)
app.command()(engine)
app.command()(serve)
app.add_typer(admin.app, name="tables")


def _version(wanted: bool) -> None:
    if wanted:
        texts = chosen_texts(None)
        print(texts.say(Line("version", version=terrarium.__version__)))
        print(texts.say(Line("rules-compiled" if terrarium.COMPILED else "rules-plain")))
        raise typer.Exit


@app.callback()
def options(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="The version, and how the rules run.")
    ] = False,
) -> None:
    """Options of the command itself."""


def main() -> None:
    """Run the command."""
    with complaints(chosen_texts(None)):
        app(prog_name="terrarium")


if __name__ == "__main__":
    main()

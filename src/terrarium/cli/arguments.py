"""What is chosen on the command line, and how a command says that something cannot be."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Literal

import typer

import terrarium
from terrarium.cli.files import BadFile, read_data
from terrarium.engine.errors import BadOption, TerrariumError
from terrarium.engine.game import Game
from terrarium.engine.lines import Line
from terrarium.texts import Texts, language_of

#: What a command answers when something that was asked for cannot be.
CANNOT = 2
#: What it answers when something failed on the way, and the reasons that mean so.
FAILED = 1
FAILURES = ("file-no-room", "simulate-worker-died")

Lang = Annotated[
    Literal["en", "pl", "fr"] | None, typer.Option("--lang", help="Language of the answer (default: your system's).")
]
BoxFile = Annotated[Path | None, typer.Option("--box", metavar="FILE", help="Your own tiles and cards: docs/box.md.")]
Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="An option of the game, as mystery=true.")
]


def chosen_texts(lang: str | None) -> Texts:
    """The texts of the language that was asked for, or of the system's."""
    return Texts(lang or language_of(os.environ))


def chosen_game(name: str, seats: int, options: list[str] | None, box: Path | None) -> Game:
    """The game with options written as ``name=value`` and the owner's box from a file."""
    title = terrarium.title(name)
    chosen: dict[str, object] = {}
    for text in options or []:
        key, sign, value = text.partition("=")
        if not sign:
            raise BadOption("option-form", text=text)
        chosen[key.strip()] = title.option(key.strip()).parse(value.strip(), seats, title.name)
    return title.game(seats, chosen, None if box is None else read_data(box))


@contextmanager
def complaints(texts: Texts) -> Iterator[None]:
    """Says what cannot be as a sentence, each mistake of a file on a line of its own, and ends the command."""
    try:
        try:
            yield
        finally:
            sys.stdout.flush()  # here a failure can still be told, when the interpreter shuts down it cannot
    except TerrariumError as error:
        complain(texts, error)
        raise SystemExit(FAILED if error.code in FAILURES else CANNOT) from None
    except BrokenPipeError:
        _give_up_output()
        raise SystemExit(FAILED) from None  # nobody reads on, as after `| head`
    except OSError as error:
        _give_up_output()
        complain(texts, BadFile("output-failed", why=error.strerror or str(error)))
        raise SystemExit(FAILED) from None


def _give_up_output() -> None:
    """Drop what cannot be written, or the interpreter would try again when it shuts down."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def complain(texts: Texts, error: TerrariumError) -> None:
    """Put an error into words on standard error."""
    problems = error.figures.get("problems")
    if not isinstance(problems, list):
        typer.echo(texts.say(error.line), err=True)
        return
    typer.echo(texts.say(Line(error.code, **{**error.figures, "problems": ""})).rstrip(), err=True)
    for problem in problems:
        typer.echo(f"  {texts.say(problem)}", err=True)

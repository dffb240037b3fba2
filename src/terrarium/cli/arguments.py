"""Arguments that several commands share, and how errors are reported."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Literal

import typer

import terrarium
from terrarium.bots.registry import known_bots
from terrarium.cli.files import BadFile, read_box
from terrarium.cli.output_style import print_to_stderr
from terrarium.cli.seat_specs import YOU
from terrarium.engine.errors import BadOption, TerrariumError
from terrarium.engine.game import Game
from terrarium.engine.lines import Line
from terrarium.engine.options import Option
from terrarium.texts import Texts, language_of

#: The exit code for a request that cannot be fulfilled.
EXIT_REFUSED = 2
#: The exit code for a failure during the work, and the reason codes that mean so.
EXIT_FAILED = 1
FAILURE_CODES = ("file-no-room", "simulate-worker-died")


def complete_games(incomplete: str) -> list[str]:
    """The games that a shell can complete a word to."""
    return [name for name in terrarium.titles() if name.startswith(incomplete)]


def complete_seats(incomplete: str) -> list[str]:
    """The kinds of seats that a shell can complete the last word of a list to."""
    before, comma, last = incomplete.rpartition(",")
    return [f"{before}{comma}{kind}" for kind in (YOU, *known_bots()) if kind.startswith(last)]


GameName = Annotated[str | None, typer.Argument(autocompletion=complete_games)]
RequiredGameName = Annotated[str, typer.Argument(autocompletion=complete_games)]
Lang = Annotated[Literal["en", "pl", "fr"] | None, typer.Option("--lang")]
BoxFile = Annotated[Path | None, typer.Option("--box")]
Options = Annotated[list[str] | None, typer.Option("--option", metavar="name-value")]


def texts_for(lang: str | None) -> Texts:
    """The texts of the given language, or of the system's."""
    return Texts(lang or language_of(os.environ))


def game_from_arguments(name: str, seats: int, options: list[str] | None, box: Path | None) -> Game:
    """The game with options given as ``name=value`` and the owner's box from a file."""
    title = terrarium.title(name)
    chosen: dict[str, object] = {}
    for text in options or []:
        key, sign, value = text.partition("=")
        if not sign:
            raise BadOption("option-form", text=text)
        option = title.option(key.strip())
        if value.strip() not in option_values(option, seats):
            possible = ", ".join(option_values(option, seats))
            raise BadOption("option-value", option=option.name, game=title.name, value=value.strip(), possible=possible)
        number = value.strip().isdigit() and option.kind == "seat"
        chosen[option.name] = int(value) - 1 if number else option.parse(value.strip(), seats, title.name)
    return title.game(seats, chosen, read_box(box))


def option_values(option: Option, seats: int) -> list[str]:
    """The values of an option as people type them, with seats counted from 1."""
    if option.kind == "seat":
        return ["random", *[str(seat + 1) for seat in range(seats)]]
    return option.possible(seats)


def option_text(option: Option, value: object) -> str:
    """The value of an option as people type it."""
    return str(value + 1) if option.kind == "seat" and isinstance(value, int) else option.text(value)


@contextmanager
def errors_reported(texts: Texts) -> Iterator[None]:
    """Print an error raised inside as a sentence, each mistake in a file on its own line, and exit."""
    try:
        try:
            yield
        finally:
            sys.stdout.flush()  # a failure here can still be reported, unlike at interpreter shutdown
    except TerrariumError as error:
        print_error(texts, error)
        raise SystemExit(EXIT_FAILED if error.code in FAILURE_CODES else EXIT_REFUSED) from None
    except BrokenPipeError:
        _discard_output()
        raise SystemExit(EXIT_FAILED) from None  # the reader has closed the pipe, as `| head` does
    except OSError as error:
        _discard_output()
        print_error(texts, BadFile("output-failed", why=error.strerror or str(error)))
        raise SystemExit(EXIT_FAILED) from None


def _discard_output() -> None:
    """Discard unwritten output, or the interpreter would try to write it again at shutdown."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def print_error(texts: Texts, error: TerrariumError) -> None:
    """Print an error to standard error."""
    problems = error.figures.get("problems")
    if not isinstance(problems, list):
        print_to_stderr(texts.say(error.line))
        return
    print_to_stderr(texts.say(Line(error.code, **{**error.figures, "problems": ""})).rstrip())
    for problem in problems:
        print_to_stderr(f"  {texts.say(problem)}")

"""``terrarium replay``: print a record, all at once or step by step."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from terrarium.cli.arguments import BoxFile, Lang, errors_reported, texts_for
from terrarium.cli.files import read_box, read_text
from terrarium.cli.outcome_text import sheet
from terrarium.cli.terminal import QUIT_COMMANDS, Terminal
from terrarium.engine.errors import BadSeats
from terrarium.engine.lines import Line
from terrarium.engine.record import Record
from terrarium.engine.rng import seed_text


def replay(
    file: Annotated[Path, typer.Argument()],
    step: Annotated[bool, typer.Option("--step")] = False,
    seat: Annotated[int | None, typer.Option()] = None,
    box: BoxFile = None,
    lang: Lang = None,
) -> None:
    """Check a record and tell in words what happened, up to the score sheet."""
    texts = texts_for(lang)
    with errors_reported(texts):
        record = Record.parse(read_text(file))
        cards = read_box(box)
        record.replay(cards, journal=False)
        if seat is not None and not 1 <= seat <= record.seats:
            raise BadSeats("no-such-seat-number", number=str(seat), most=record.seats)
        reader = None if seat is None else seat - 1
        show_replay(record, cards, reader, step, Terminal(texts, record.names))


def show_replay(record: Record, cards: object, seat: int | None, step: bool, terminal: Terminal) -> None:
    """Print what happened in a record that has been checked."""
    position = record.start(cards, journal=True)
    seats = list(range(record.seats))
    terminal.say(Line("table-start", game=Line(f"{record.name}-name"), seats=seats, seed=seed_text(record.seed)))
    if step and terminal.interactive:
        terminal.say(Line("replay-step"))
    heard = 0
    for number in range(len(record.moves) + 1):
        journal = position.journal
        lines = [] if journal is None else journal.lines(seat, heard)
        heard += len(lines)
        terminal.say(*lines)
        if number == len(record.moves):
            break
        if step and terminal.interactive and terminal.ask() in (None, *QUIT_COMMANDS):
            return
        move = record.moves[number]
        position.play(move.seat, move.action)
        position = record.dealt_again(position, number + 1)
        if move.comment:
            terminal.say(Line("replay-remark", remark=move.comment))
    terminal.blank_line()
    if position.over():
        terminal.show(sheet(position.outcome(), terminal.texts, terminal.names))
    else:
        terminal.say(Line("replay-unfinished", moves=len(record.moves)))

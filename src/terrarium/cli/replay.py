"""``terrarium replay``: a record in words, all at once or step by step."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from terrarium.cli.arguments import BoxFile, Lang, chosen_texts, complaints
from terrarium.cli.files import read_data, read_text
from terrarium.cli.outcome_text import sheet
from terrarium.cli.terminal import Screen
from terrarium.engine.errors import BadSeats
from terrarium.engine.lines import Line
from terrarium.engine.record import Record


def replay(
    file: Annotated[Path, typer.Argument(help="A record, as text or as JSON.")],
    step: Annotated[bool, typer.Option("--step", help="Wait for Enter after every action.")] = False,
    seat: Annotated[int | None, typer.Option(help="Tell it as this seat heard it, counted from 0.")] = None,
    box: BoxFile = None,
    lang: Lang = None,
) -> None:
    """Check a record and tell in words what happened, up to the score sheet."""
    texts = chosen_texts(lang)
    with complaints(texts):
        record = read_record(read_text(file))
        cards = None if box is None else read_data(box)
        record.replay(cards, journal=False)
        if seat is not None and not 0 <= seat < record.seats:
            raise BadSeats("no-such-seat", seat=str(seat), seats=record.seats)
        tell(record, cards, seat, step, Screen(texts, record.names))


def read_record(text: str) -> Record:
    """The record in either of its two forms."""
    return Record.from_json(text) if text.lstrip().startswith("{") else Record.from_text(text)


def tell(record: Record, cards: object, seat: int | None, step: bool, screen: Screen) -> None:
    """The story of a record that has been checked."""
    position = record.game(cards).start(record.seed, journal=True)
    seats = list(range(record.seats))
    screen.say(Line("table-start", game=Line(f"{record.name}-name"), seats=seats, seed=str(record.seed)))
    if step and screen.interactive:
        screen.say(Line("replay-step"))
    heard = 0
    for number in range(len(record.moves) + 1):
        journal = position.journal
        lines = [] if journal is None else journal.lines(seat, heard)
        heard += len(lines)
        screen.say(*lines)
        if number == len(record.moves):
            break
        if step and screen.interactive and screen.ask() in (None, "q"):
            return
        move = record.moves[number]
        position.play(move.seat, move.action)
        if move.comment:
            screen.say(Line("replay-remark", remark=move.comment))
    screen.gap()
    if position.over():
        screen.show(sheet(position.outcome(), screen.texts, screen.names))
    else:
        screen.say(Line("replay-unfinished", moves=len(record.moves)))

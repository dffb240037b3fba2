"""``terrarium review``: what would have been better in a finished game."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from terrarium.cli.arguments import BoxFile, Lang, errors_reported, texts_for
from terrarium.cli.files import read_box, read_text, write_text
from terrarium.cli.progress import ShareProgress
from terrarium.cli.terminal import Terminal
from terrarium.cli.text_columns import show_columns
from terrarium.engine.lines import Line
from terrarium.engine.record import Record
from terrarium.engine.rng import check_seed
from terrarium.review import Review, check_reviewable, review_record
from terrarium.review.report import review_page
from terrarium.review.wording import balance_rows, counts_line, move_line, turning_point_lines


def review(
    file: Annotated[Path, typer.Argument()],
    as_json: Annotated[bool, typer.Option("--json")] = False,
    html: Annotated[Path | None, typer.Option()] = None,
    seed: Annotated[int, typer.Option()] = 0,
    worlds: Annotated[int | None, typer.Option(min=2)] = None,
    box: BoxFile = None,
    lang: Lang = None,
) -> None:
    """Review a finished game: turning points, chances to win, luck and skill."""
    texts = texts_for(lang)
    with errors_reported(texts):
        record = Record.parse(read_text(file))
        check_reviewable(record)
        cards = read_box(box)
        with ShareProgress(texts, "review-progress") as progress:
            found = review_record(record, cards, seed=check_seed(seed), worlds=worlds, progress=progress.show)
        terminal = Terminal(texts, found.names)
        if html is not None:
            write_text(html, review_page(found, terminal.words, texts.language))
        if as_json:
            print(json.dumps(asdict(found), indent=2, ensure_ascii=False))
            return
        show_review(found, terminal)
        if html is not None:
            terminal.say(Line("review-written", path=str(html)))


def show_review(found: Review, terminal: Terminal) -> None:
    """Print a review."""
    terminal.say(Line("review-known"))
    for of_seat in found.by_seat:
        terminal.blank_line()
        terminal.show([f"{terminal.texts.seat_name(of_seat.seat, terminal.names)}: {found.scores[of_seat.seat]}"])
        terminal.say(counts_line(of_seat))
        if not of_seat.turning_points:
            terminal.say(Line("review-none"))
        for point in of_seat.turning_points:
            terminal.show([f"  {terminal.words(move_line(point))}"])
            terminal.show(f"    {terminal.words(line)}" for line in turning_point_lines(point))
    terminal.blank_line()
    heads = ["", *[terminal.words(line) for line, _figure in balance_rows(found.by_seat[0].balance)]]
    rows = [
        [
            terminal.texts.seat_name(of_seat.seat, terminal.names),
            *[terminal.words(Line("review-percent", number=figure)) for _line, figure in balance_rows(of_seat.balance)],
        ]
        for of_seat in found.by_seat
    ]
    show_columns(terminal.words(Line("review-balance")), heads, rows)
    terminal.say(Line("review-balance-note"))

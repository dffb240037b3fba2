"""``terrarium stats``: statistics of a folder of records."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from terrarium.cli.arguments import BoxFile, Lang, errors_reported, texts_for
from terrarium.cli.files import BadFile, read_data, write_text
from terrarium.cli.progress import ShareProgress
from terrarium.cli.terminal import Terminal
from terrarium.cli.text_columns import show_columns
from terrarium.engine.lines import Line
from terrarium.history import Folder, Overview, Result, overview, read_folder
from terrarium.history.export import results_csv, results_json
from terrarium.history.report import statistics_page
from terrarium.history.wording import (
    CARD_HEADS,
    RESULT_HEADS,
    SOURCE_HEADS,
    decimal,
    heads,
    of_game,
    percent,
    result_row,
    source_rows,
)

#: How many cards the text lists for a title.
TEXT_CARDS = 10


def stats(
    folder: Annotated[Path, typer.Argument()],
    player: Annotated[str | None, typer.Option()] = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    csv: Annotated[bool, typer.Option("--csv")] = False,
    results: Annotated[bool, typer.Option("--results")] = False,
    html: Annotated[Path | None, typer.Option()] = None,
    box: BoxFile = None,
    lang: Lang = None,
) -> None:
    """Count the finished records in a folder: results, points by source over time, cards."""
    texts = texts_for(lang)
    with errors_reported(texts):
        if not folder.is_dir():
            raise BadFile("stats-no-folder", folder=str(folder))
        cards = None if box is None else read_data(box)
        with ShareProgress(texts, "stats-progress") as progress:
            found = read_folder(folder, cards, lambda done, files: progress.show(done / files))
        chosen = results_of(found, folder, player)
        counted = overview(chosen)
        terminal = Terminal(texts)
        heading = terminal.words(Line("stats-title", games=found.games, folder=str(folder)))
        if html is not None:
            write_text(html, statistics_page(counted, heading, terminal.words, texts.language))
        if csv:
            print(results_csv(chosen), end="")
        elif results:
            print(results_json(chosen), end="")
        elif as_json:
            print(json.dumps(asdict(counted), indent=2, ensure_ascii=False))
        else:
            show_statistics(found, counted, heading, terminal)
            if html is not None:
                terminal.say(Line("stats-written", path=str(html)))


def results_of(found: Folder, folder: Path, player: str | None) -> Sequence[Result]:
    """The results of a player, or of everybody; there must be one."""
    if not found.results:
        raise BadFile("stats-no-records", folder=str(folder))
    if player is None:
        return found.results
    chosen = [result for result in found.results if result.player == player]
    if not chosen:
        possible = ", ".join(sorted({result.player for result in found.results if result.player})) or "-"
        raise BadFile("stats-no-player", player=player, possible=possible)
    return chosen


def show_statistics(found: Folder, counted: Overview, heading: str, terminal: Terminal) -> None:
    """Print statistics as text and tables."""
    say = terminal.words
    terminal.show([heading])
    for file, why in found.skipped:
        terminal.say(Line("stats-skipped", file=file, why=why))
    terminal.blank_line()
    show_columns(
        say(Line("stats-results")), heads(say, RESULT_HEADS), [result_row(say, o) for o in counted.oppositions]
    )
    for trend in counted.trends:
        title = say(of_game("stats-sources", trend.game))
        show_columns(title, heads(say, SOURCE_HEADS), source_rows(say, trend))
    for game in sorted({card.game for card in counted.cards}):
        title = say(of_game("stats-cards", game))
        cards = [card for card in counted.cards if card.game == game][:TEXT_CARDS]
        rows = [
            [say(Line(card.card)), str(card.games), percent(say, card.won / card.games), decimal(say, card.mean)]
            for card in cards
        ]
        show_columns(title, heads(say, CARD_HEADS), rows)

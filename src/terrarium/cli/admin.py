"""``terrarium tables``: what a host does with the tables of a server, running or not."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from terrarium.cli.arguments import Lang, chosen_texts, complaints
from terrarium.cli.files import read_text, write_text
from terrarium.cli.serve import Data, Database
from terrarium.cli.text_columns import show_columns
from terrarium.engine.lines import Line

if TYPE_CHECKING:
    from terrarium.server.admin import Office

app = typer.Typer(help="The tables of a server: list, show, export, import, delete, backup.", no_args_is_help=True)

Table = Annotated[str, typer.Argument(help="The table's id, as `terrarium tables list` shows it.")]


def _office(database: str, data: Path | None) -> Office:
    from terrarium.server.admin import Office  # the other commands need none of it
    from terrarium.server.settings import Settings

    return Office(Settings(database=database, data="" if data is None else str(data)))


@app.command("list")
def list_tables(
    limit: Annotated[int, typer.Option(min=1, help="How many, newest first.")] = 50,
    database: Database = "",
    data: Data = None,
    lang: Lang = None,
) -> None:
    """The tables, newest first."""
    texts = chosen_texts(lang)
    with complaints(texts):
        found = _office(database, data).listed(limit)
        if not found:
            print(texts.say(Line("tables-none")))
            return
        names = ["table", "game", "status", "seats", "people", "made"]
        heads = [texts.say(Line(f"tables-column-{name}")) for name in names]
        rows = []
        for table in found:
            made = time.strftime("%Y-%m-%d %H:%M", time.localtime(table.created / 1000))
            status = texts.say(Line(f"tables-status-{table.status}"))
            rows.append([table.id, table.game, status, str(table.seats), ", ".join(table.people), made])
        show_columns(texts.say(Line("tables-title")), heads, rows, words=len(heads))


@app.command()
def show(table: Table, database: Database = "", data: Data = None, lang: Lang = None) -> None:
    """Everything about one table but its secrets, as JSON."""
    with complaints(chosen_texts(lang)):
        print(_office(database, data).shown(table))


@app.command("export")
def export_table(
    table: Table,
    file: Annotated[Path | None, typer.Argument(help="Where the record goes; without it, it is printed.")] = None,
    database: Database = "",
    data: Data = None,
    lang: Lang = None,
) -> None:
    """The record of a table, unfinished ones included; it names the seed."""
    texts = chosen_texts(lang)
    with complaints(texts):
        form = "json" if file is not None and file.suffix.lower() == ".json" else "text"
        record = _office(database, data).record(table, form)
        if file is None:
            print(record, end="")
        else:
            write_text(file, record + "\n" if form == "json" else record)
            print(texts.say(Line("tables-exported", file=str(file))))


@app.command("import")
def import_record(
    file: Annotated[Path, typer.Argument(help="A record, as text or as JSON.")],
    database: Database = "",
    data: Data = None,
    lang: Lang = None,
) -> None:
    """Make a table from a record."""
    texts = chosen_texts(lang)
    with complaints(texts):
        facts = _office(database, data).imported(read_text(file))
        print(texts.say(Line("tables-imported", table=facts.id, invitation=facts.code)))


@app.command()
def delete(table: Table, database: Database = "", data: Data = None, lang: Lang = None) -> None:
    """Take a table away for good."""
    texts = chosen_texts(lang)
    with complaints(texts):
        _office(database, data).delete(table)
        print(texts.say(Line("tables-deleted", table=table)))


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(help="Where the copy goes.")],
    database: Database = "",
    data: Data = None,
    lang: Lang = None,
) -> None:
    """Copy the whole database while the server runs."""
    texts = chosen_texts(lang)
    with complaints(texts):
        _office(database, data).backup(file)
        print(texts.say(Line("tables-backed-up", file=str(file))))

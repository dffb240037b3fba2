"""``terrarium tables``: administer the tables of a server, running or not."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from terrarium.cli.arguments import Lang, errors_reported, texts_for
from terrarium.cli.command_help import HelpCommand, HelpGroup
from terrarium.cli.files import read_text, write_text
from terrarium.cli.serve import Data, Database, Keep
from terrarium.cli.text_columns import show_columns
from terrarium.engine.lines import Line

if TYPE_CHECKING:
    from terrarium.server.admin import TableAdmin

app = typer.Typer(cls=HelpGroup, no_args_is_help=True)

Table = Annotated[str, typer.Argument()]


def _admin(database: str, data: Path | None, may_be_new: bool = False) -> TableAdmin:
    from terrarium.server.admin import TableAdmin  # imported late, because the other commands do not need the server
    from terrarium.server.refusals import NotFound
    from terrarium.server.settings import Settings

    settings = Settings(database=database, data="" if data is None else str(data))
    file = settings.database_address()
    if not may_be_new and "://" not in file and not Path(file).is_file():
        raise NotFound("no-database", file=file)
    return TableAdmin(settings)


@app.command("list", cls=HelpCommand)
def list_tables(
    limit: Annotated[int, typer.Option(min=1)] = 50,
    database: Database = "",
    data: Data = None,
    lang: Lang = None,
) -> None:
    """List the tables, newest first."""
    texts = texts_for(lang)
    with errors_reported(texts):
        found = _admin(database, data).list_tables(limit)
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


@app.command(cls=HelpCommand)
def show(table: Table, database: Database = "", data: Data = None, lang: Lang = None) -> None:
    """Print everything about one table but its secrets, as JSON."""
    with errors_reported(texts_for(lang)):
        print(_admin(database, data).table_json(table))


@app.command("export", cls=HelpCommand)
def export_table(
    table: Table,
    file: Annotated[Path | None, typer.Argument()] = None,
    database: Database = "",
    data: Data = None,
    lang: Lang = None,
) -> None:
    """Print the record of a table, unfinished ones included; it names the seed."""
    texts = texts_for(lang)
    with errors_reported(texts):
        form = "json" if file is not None and file.suffix.lower() == ".json" else "text"
        record = _admin(database, data).record_text(table, form)
        if file is None:
            print(record, end="")
        else:
            write_text(file, record + "\n" if form == "json" else record)
            print(texts.say(Line("tables-exported", file=str(file))))


@app.command("import", cls=HelpCommand)
def import_record(
    file: Annotated[Path, typer.Argument()],
    database: Database = "",
    data: Data = None,
    lang: Lang = None,
) -> None:
    """Make a table from a record."""
    texts = texts_for(lang)
    with errors_reported(texts):
        info = _admin(database, data, may_be_new=True).import_record(read_text(file))
        print(texts.say(Line("tables-imported", table=info.id, invitation=info.code)))


@app.command(cls=HelpCommand)
def delete(table: Table, database: Database = "", data: Data = None, lang: Lang = None) -> None:
    """Delete a table for good."""
    texts = texts_for(lang)
    with errors_reported(texts):
        _admin(database, data).delete(table)
        print(texts.say(Line("tables-deleted", table=table)))


@app.command(cls=HelpCommand)
def reports(database: Database = "", data: Data = None, lang: Lang = None) -> None:
    """List complaints about people that no host has answered."""
    texts = texts_for(lang)
    with errors_reported(texts):
        found = _admin(database, data).open_reports()
        if not found:
            print(texts.say(Line("tables-no-reports")))
        for table, report in found:
            about = texts.say(Line(f"tables-report-{report.reason}"))
            figures = {"table": table, "number": report.id, "about": about, "name": report.name}
            print(texts.say(Line("tables-report", **figures, text=report.text or "-", quote=report.quote or "-")))


@app.command(cls=HelpCommand)
def clean(
    keep: Keep = "",
    dry_run: Annotated[bool, typer.Option("--dry-run")] = False,
    database: Database = "",
    data: Data = None,
    lang: Lang = None,
) -> None:
    """Delete what has expired, as the server does every night."""
    texts = texts_for(lang)
    with errors_reported(texts):
        from terrarium.server.retention import Retention

        now = time.time_ns() // 1_000_000
        cleaned = _admin(database, data).clean(Retention.parse(keep), now, dry_run)
        print(texts.say(Line("tables-would-clean" if dry_run else "tables-cleaned", **cleaned.figures())))


@app.command(cls=HelpCommand)
def restore(
    file: Annotated[Path, typer.Argument()],
    database: Database = "",
    data: Data = None,
    lang: Lang = None,
) -> None:
    """Put a copy in place of a database that is gone, with the secret beside the copy."""
    texts = texts_for(lang)
    with errors_reported(texts):
        from terrarium.server.settings import Settings
        from terrarium.server.storage import backups

        settings = Settings(database=database, data="" if data is None else str(data))
        target = Path(settings.database_address())
        backups.restore(file, target, settings.data_directory())
        print(texts.say(Line("tables-restored", file=str(target))))


@app.command(cls=HelpCommand)
def backup(
    file: Annotated[Path, typer.Argument()],
    database: Database = "",
    data: Data = None,
    lang: Lang = None,
) -> None:
    """Copy the whole database while the server runs."""
    texts = texts_for(lang)
    with errors_reported(texts):
        _admin(database, data).backup(file)
        print(texts.say(Line("tables-backed-up", file=str(file))))

"""``terrarium serve``: run the server."""

from __future__ import annotations

import logging
import threading
import webbrowser
from pathlib import Path
from typing import Annotated

import typer

from terrarium.cli.arguments import Lang, errors_reported, texts_for
from terrarium.engine.lines import Line

Database = Annotated[
    str,
    typer.Option(
        "--database",
        envvar="TERRARIUM_DATABASE",
        metavar="address",
    ),
]
Data = Annotated[
    Path | None,
    typer.Option("--data", envvar="TERRARIUM_DATA", metavar="folder"),
]
Keep = Annotated[
    str,
    typer.Option(
        "--keep",
        envvar="TERRARIUM_KEEP",
        metavar="days",
    ),
]


def serve(
    host: Annotated[str, typer.Option()] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535)] = 8000,
    database: Database = "",
    data: Data = None,
    open_page: Annotated[bool, typer.Option("--open")] = False,
    workers: Annotated[int, typer.Option(min=1)] = 1,
    public_address: Annotated[
        str,
        typer.Option(
            envvar="TERRARIUM_PUBLIC_ADDRESS",
        ),
    ] = "",
    origin: Annotated[list[str] | None, typer.Option()] = None,
    proxies: Annotated[
        str,
        typer.Option(
            envvar="TERRARIUM_PROXIES",
        ),
    ] = "",
    limits: Annotated[float, typer.Option(min=0.01, envvar="TERRARIUM_LIMITS")] = 1.0,
    keep: Keep = "",
    backup: Annotated[str, typer.Option(envvar="TERRARIUM_BACKUP", metavar="folder")] = "",
    backup_keep: Annotated[int, typer.Option(min=1)] = 7,
    bot_pause: Annotated[float, typer.Option(min=0)] = 0.7,
    bot_seconds: Annotated[float, typer.Option(min=0.1)] = 10.0,
    log: Annotated[bool, typer.Option("--log/--quiet")] = False,
    lang: Lang = None,
) -> None:
    """Open the table: friends join in their browsers."""
    texts = texts_for(lang)
    with errors_reported(texts):
        from terrarium.server import serving  # imported late, because the other commands do not need the server
        from terrarium.server.invitations import network_address
        from terrarium.server.refusals import ServerRefusal
        from terrarium.server.retention import Retention
        from terrarium.server.settings import Settings

        if workers > 1 and not database.startswith("postgres"):
            raise ServerRefusal("workers-need-postgresql")
        if backup and database.startswith("postgres"):
            raise ServerRefusal("tables-backup-elsewhere")
        if public_address:
            public_address = serving.check_address("--public-address", public_address)
        origins = tuple(serving.check_address("--origin", site) for site in origin or ())
        checked = serving.check_proxies(proxies)
        retention = Retention.parse(keep)
        listening = serving.listen(host, port)
        chosen = listening.getsockname()[1]
        settings = Settings(
            database=database,
            data="" if data is None else str(data),
            origins=origins,
            public_address=public_address,
            network_address=network_address(host, chosen),
            may_open_network=open_page and workers == 1 and not public_address and not proxies,
            bot_pause=bot_pause,
            bot_seconds=bot_seconds,
            limits=limits,
            retention=retention,
            backup=backup,
            backup_keep=backup_keep,
        )
        level = logging.INFO if log else logging.WARNING
        address = public_address or f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0') else host}:{chosen}"

        def on_open() -> None:
            print(texts.say(Line("serve-open", address=address)))
            if settings.network_address and not public_address:
                print(texts.say(Line("serve-network", address=settings.network_address)))
            print(texts.say(Line("serve-stop")), flush=True)
            if open_page:
                threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

        with listening:
            serving.Serving(settings, listening, workers, checked, level).run(on_open)

"""``terrarium serve``: run the server."""

from __future__ import annotations

import logging
import socket
import sys
import threading
import time
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
        metavar="ADDRESS",
        help="A SQLite file or postgresql://...; without it a file in your data directory.",
    ),
]
Data = Annotated[
    Path | None,
    typer.Option("--data", envvar="TERRARIUM_DATA", metavar="FOLDER", help="Where database and secret are kept."),
]


def serve(
    host: Annotated[str, typer.Option(help="Address to listen at; 0.0.0.0 lets others in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="Port to listen at; 0 takes a free one.")] = 8000,
    database: Database = "",
    data: Data = None,
    open_page: Annotated[bool, typer.Option("--open", help="Open the page in a browser.")] = False,
    workers: Annotated[int, typer.Option(min=1, help="How many processes; more than one needs PostgreSQL.")] = 1,
    public_address: Annotated[
        str, typer.Option(envvar="TERRARIUM_PUBLIC_ADDRESS", help="How others reach it, for invitations.")
    ] = "",
    origin: Annotated[list[str] | None, typer.Option(help="Another origin whose pages may play here.")] = None,
    proxies: Annotated[
        str, typer.Option(envvar="TERRARIUM_PROXIES", help="Addresses of proxies whose headers are believed.")
    ] = "127.0.0.1",
    limits: Annotated[
        float, typer.Option(min=0.01, envvar="TERRARIUM_LIMITS", help="Widens what one address may ask for.")
    ] = 1.0,
    bot_pause: Annotated[float, typer.Option(min=0, help="Seconds before a bot acts.")] = 0.7,
    bot_seconds: Annotated[float, typer.Option(min=0.1, help="Seconds that a bot may think.")] = 10.0,
    log: Annotated[bool | None, typer.Option("--log/--quiet", help="Write what happens to standard error.")] = None,
    lang: Lang = None,
) -> None:
    """Open the table: friends join in their browsers."""
    from terrarium.server import serving  # imported late, because the other commands do not need the server
    from terrarium.server.refusals import ServerRefusal
    from terrarium.server.settings import Settings

    texts = texts_for(lang)
    with errors_reported(texts):
        if workers > 1 and not database.startswith("postgres"):
            raise ServerRefusal("workers-need-postgresql")
        chosen = port or _free_port(host)
        settings = Settings(
            database=database,
            data="" if data is None else str(data),
            origins=tuple(origin or ()),
            public_address=public_address.rstrip("/"),
            bot_pause=bot_pause,
            bot_seconds=bot_seconds,
            limits=limits,
        )
        log_requested = log if log is not None else not sys.stderr.isatty()
        address = public_address or f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0') else host}:{chosen}"
        print(texts.say(Line("serve-open", address=address)))
        print(texts.say(Line("serve-stop")), flush=True)
        if open_page:
            threading.Thread(target=_open_browser, args=(address, host, chosen), daemon=True).start()
        serving.serve(settings, host, chosen, workers, proxies, logging.INFO if log_requested else logging.WARNING)


def _free_port(host: str) -> int:
    with socket.create_server((host, 0)) as probe:
        return int(probe.getsockname()[1])


def _open_browser(address: str, host: str, port: int) -> None:
    """Open the page in a browser as soon as the server answers."""
    for _try in range(100):
        try:
            socket.create_connection((host, port), timeout=1).close()
        except OSError:
            time.sleep(0.1)
        else:
            webbrowser.open(address)
            return

"""Requests about statistics: a guest's results, and those of everybody without names."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Annotated, Literal

import sqlalchemy as sa
from litestar import MediaType, Response, get
from litestar.params import QueryParameter

from terrarium.history import Result, overview
from terrarium.history.export import results_csv, results_json
from terrarium.server import forms
from terrarium.server.api.admission import REFUSALS, GuestParam, ServicesParam
from terrarium.server.guests import Guest
from terrarium.server.retention import DAY_MS
from terrarium.server.services import Services
from terrarium.server.storage import table_lists
from terrarium.server.storage.results import latest_results

#: Whose results: the guest's own, or everybody's.
Whose = Annotated[Literal["me", "everybody"], QueryParameter()]


@get("/statistics", responses=REFUSALS)
async def statistics(services: ServicesParam, guest: GuestParam) -> forms.Statistics:
    """The guest's results, and how many tables the server has."""
    return await services.store.read(lambda connection: table_lists.statistics(connection, guest.id))


@get("/statistics/overview", responses=REFUSALS)
async def statistics_overview(services: ServicesParam, guest: GuestParam, of: Whose = "me") -> forms.StatisticsOverview:
    """Results by opponents, points by source over time, and the cards that were planted most."""
    pending = await services.registry.result_counter.catch_up()
    found = await services.store.read(lambda connection: overview(_results(connection, guest, of)))
    return forms.StatisticsOverview(found, pending)


@get("/statistics/results.csv", responses=REFUSALS, media_type="text/csv")
async def results_as_csv(services: ServicesParam, guest: GuestParam, of: Whose = "me") -> Response[str]:
    """The results as a table, oldest first; those of everybody only name the day."""
    return await _file(services, guest, of, "csv", results_csv)


@get("/statistics/results.json", responses=REFUSALS, media_type=MediaType.JSON)
async def results_as_json(services: ServicesParam, guest: GuestParam, of: Whose = "me") -> Response[str]:
    """The results as JSON, oldest first; those of everybody only name the day."""
    return await _file(services, guest, of, "json", results_json)


async def _file(
    services: Services, guest: Guest, of: str, form: str, write: Callable[[list[Result]], str]
) -> Response[str]:
    await services.registry.result_counter.catch_up()
    content = await services.store.read(lambda connection: write(_results(connection, guest, of)))
    media_type = "text/csv" if form == "csv" else MediaType.JSON
    headers = {"content-disposition": f'attachment; filename="terrarium-results.{form}"'}
    return Response(content, media_type=media_type, headers=headers)


def _results(connection: sa.Connection, guest: Guest, of: str) -> list[Result]:
    if of == "me":
        return latest_results(connection, guest.id)
    found = latest_results(connection, None)
    return [replace(one, ended=None if one.ended is None else one.ended // DAY_MS * DAY_MS) for one in found]


HANDLERS = [statistics, statistics_overview, results_as_csv, results_as_json]

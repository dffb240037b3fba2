"""Requests about statistics: a guest's results, and those of everybody without names."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Literal

import sqlalchemy as sa
from litestar import Response, get
from litestar.params import QueryParameter

from terrarium.history import Result, overview
from terrarium.history.export import result_rows, results_csv
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
    return Response(results_csv(await _exported(services, guest, of)), media_type="text/csv", headers=_attached("csv"))


@get("/statistics/results.json", responses=REFUSALS)
async def results_as_json(
    services: ServicesParam, guest: GuestParam, of: Whose = "me"
) -> Response[list[dict[str, object]]]:
    """The results as JSON, oldest first; those of everybody only name the day."""
    return Response(result_rows(await _exported(services, guest, of)), headers=_attached("json"))


async def _exported(services: Services, guest: Guest, of: str) -> list[Result]:
    await services.registry.result_counter.catch_up()
    return await services.store.read(lambda connection: _results(connection, guest, of))


def _attached(form: str) -> dict[str, str]:
    return {"content-disposition": f'attachment; filename="terrarium-results.{form}"'}


def _results(connection: sa.Connection, guest: Guest, of: str) -> list[Result]:
    if of == "me":
        return latest_results(connection, guest.id)
    found = latest_results(connection, None)
    return [replace(one, ended=None if one.ended is None else one.ended // DAY_MS * DAY_MS) for one in found]


HANDLERS = [statistics, statistics_overview, results_as_csv, results_as_json]

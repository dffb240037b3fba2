"""docs/wire.md lists every request that the server answers, and no other."""

from __future__ import annotations

import re
from pathlib import Path

from terrarium.server.app import make_app
from terrarium.server.settings import Settings
from tests.docs.code_blocks import ROOT

METHODS = "GET|POST|PUT|DELETE"
#: A request in the text or in the table: "`POST /api/tables/{id}/join`", "`GET /api/tables/{id}/replay?number=12`".
REQUEST = re.compile(rf"`({METHODS}) (/api/[^`?]+)(?:\?[^`]*)?`")


def without_names(path: str) -> str:
    """A path whose parameters have no names, because the page calls them as its readers do."""
    return re.sub(r"\{[^}]+\}", "{}", path)


def test_every_request_is_listed_and_every_listed_one_exists(tmp_path: Path) -> None:
    app = make_app(Settings(data=str(tmp_path)))
    real = {
        (method, without_names(route.path_format))
        for route in app.routes
        if route.path.startswith("/api/")
        for method in getattr(route, "methods", [])
        if re.fullmatch(METHODS, method)
    }
    page = (ROOT / "docs/wire.md").read_text("utf-8")
    listed = {(method, without_names(path)) for method, path in REQUEST.findall(page)}
    assert len(real) > 30
    assert listed == real

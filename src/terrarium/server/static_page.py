"""The page in the browser: the built client, or a short text if it was not built."""

from __future__ import annotations

import gzip
import hashlib
import importlib.resources
import mimetypes
from functools import cached_property
from importlib.resources.abc import Traversable
from typing import Any

from litestar import Request, Response, route
from litestar.types import ControllerRouterHandler

from terrarium.server.refusals import NotFound

FALLBACK_PAGE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Terrarium</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body><main><h1>Terrarium</h1>
<p>The table server is running, but its page has not been built into this installation.</p>
<p><a href="/schema/openapi.json">What can be asked over HTTP</a> &middot;
<a href="/api/wire.schema.json">What is said over the socket</a></p></main></body></html>
"""
#: Media types that are worth compressing.
COMPRESSIBLE = ("text/", "application/javascript", "application/json", "image/svg+xml", "application/manifest+json")


class StaticFile:
    """A file of the page, compressed when it is first asked for."""

    def __init__(self, name: str, content: bytes) -> None:
        self.kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        self.content = content
        self.tag = f'"{hashlib.sha256(content).hexdigest()[:20]}"'
        #: Their names contain a hash of their content, so they never change.
        self.immutable = name.startswith("/assets/")

    @cached_property
    def gzipped(self) -> bytes | None:
        """The compressed content; None if compressing gains nothing."""
        return gzip.compress(self.content, 9, mtime=0) if self.kind.startswith(COMPRESSIBLE) else None

    def response(self, request: Request[Any, Any, Any]) -> Response[bytes]:
        """The file, or 304 if the browser already has it."""
        headers = {
            "etag": self.tag,
            "cache-control": "public, max-age=31536000, immutable" if self.immutable else "no-cache",
            "vary": "accept-encoding",
        }
        if request.headers.get("if-none-match") == self.tag:
            return Response(b"", status_code=304, headers=headers, media_type=self.kind)
        if "gzip" in request.headers.get("accept-encoding", "") and self.gzipped is not None:
            headers["content-encoding"] = "gzip"
            return Response(self.gzipped, headers=headers, media_type=self.kind)
        return Response(self.content, headers=headers, media_type=self.kind)


def read_files(folder: Traversable) -> dict[str, StaticFile]:
    """Read all files below a folder, by their path in the address."""
    found: dict[str, StaticFile] = {}

    def collect(place: Traversable, path: str) -> None:
        for child in sorted(place.iterdir(), key=lambda child: child.name):
            name = f"{path}/{child.name}"
            if child.is_dir():
                collect(child, name)
            else:
                found[name] = StaticFile(name, child.read_bytes())

    if folder.is_dir():
        collect(folder, "")
    return found


def handlers(folder: Traversable | None = None) -> list[ControllerRouterHandler]:
    """The handler of all addresses outside the API."""
    files = read_files(folder or importlib.resources.files("terrarium").joinpath("web"))
    index = files.get("/index.html") or StaticFile("/index.html", FALLBACK_PAGE.encode())

    @route(["/", "/{path:path}"], http_method=["GET", "HEAD"], include_in_schema=False)
    async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
        """A file of the page; the page itself for all other addresses."""
        path = request.url.path
        if path in files:
            return files[path].response(request)
        if path.startswith(("/api/", "/assets/", "/schema/")):
            raise NotFound("no-such-page", problem=path[:100])
        return index.response(request)

    return [page]

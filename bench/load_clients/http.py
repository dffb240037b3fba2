"""A minimal HTTP client: requests of all people at a table over one connection."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec

LENGTH = re.compile(rb"\r\ncontent-length: *(\d+)", re.IGNORECASE)


class HttpClient:
    """An open HTTP connection to the server."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, host: str) -> None:
        self.reader = reader
        self.writer = writer
        self.host = host

    @staticmethod
    @asynccontextmanager
    async def open(host: str, port: int) -> AsyncIterator[HttpClient]:
        """Connect, and close the connection at the end."""
        reader, writer = await asyncio.open_connection(host, port)
        try:
            yield HttpClient(reader, writer, f"{host}:{port}")
        finally:
            writer.close()

    async def post(self, path: str, cookie: str, form: object = None) -> Any:
        """Send a POST request; a refusal aborts the measurement."""
        body = b"" if form is None else msgspec.json.encode(form)
        self.writer.write(
            f"POST {path} HTTP/1.1\r\nHost: {self.host}\r\nCookie: {cookie}\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(body)}\r\n\r\n".encode()
            + body
        )
        head = await self.reader.readuntil(b"\r\n\r\n")
        length = LENGTH.search(head)
        answer = await self.reader.readexactly(int(length[1]) if length else 0)
        if int(head[9:12]) >= 400:
            raise ConnectionRefusedError(f"{path}: {head[9:12].decode()} {answer.decode()}")
        return msgspec.json.decode(answer)

"""Private interfaces of libraries that the server uses; their exact versions are required because of that."""

from __future__ import annotations

import importlib.metadata
import inspect
import tomllib
from pathlib import Path

import uvicorn
from uvicorn.protocols.http import httptools_impl
from uvicorn.protocols.websockets import websockets_sansio_impl
from websockets.server import ServerProtocol

from terrarium.server.app import make_app
from terrarium.server.http_protocol import LimitedHttpProtocol
from terrarium.server.serving import Server
from terrarium.server.settings import Settings
from terrarium.server.websocket_protocol import BroadcastProtocol

ROOT = Path(__file__).parents[2]


def test_uvicorn_is_required_in_the_version_whose_private_classes_are_extended() -> None:
    installed = importlib.metadata.version("uvicorn")
    required = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]["server"]
    assert f"uvicorn=={installed}" in required
    assert f"uvicorn=={installed}" in (ROOT / "requirements/server.txt").read_text().split()


def test_what_the_http_protocol_uses_of_uvicorn_exists(tmp_path: Path) -> None:
    """`uvicorn.protocols.http.httptools_impl.HttpToolsProtocol` and its methods and attributes."""
    private = httptools_impl.HttpToolsProtocol
    assert issubclass(LimitedHttpProtocol, private)
    own = [name for name in vars(LimitedHttpProtocol) if not name.startswith("_")]
    assert own == [
        "connection_made", "connection_lost", "data_received", "on_headers_complete", "on_message_complete",
        "handle_websocket_upgrade",
    ]  # fmt: skip
    for method in own:
        assert callable(getattr(private, method)), method
    source = inspect.getsource(private)
    for attribute in (
        "self.config", "self.client", "self.cycle", "self.loop", "self.transport", "response_complete", "self.pipeline"
    ):  # fmt: skip
        assert attribute in source, attribute


def test_what_the_socket_protocol_uses_of_uvicorn_exists(tmp_path: Path) -> None:
    """`uvicorn.protocols.websockets.websockets_sansio_impl.WebSocketsSansIOProtocol` and its attributes."""
    private = websockets_sansio_impl.WebSocketsSansIOProtocol
    assert issubclass(BroadcastProtocol, private)
    for method in ("run_asgi", "send"):
        assert inspect.iscoroutinefunction(getattr(private, method))
    for method in ("shutdown", "data_received", "handle_events"):
        assert callable(getattr(private, method)), method
    assert ServerProtocol().events == []
    assert uvicorn._types.ASGISendEvent is not None
    server = Server(make_app(Settings(data=str(tmp_path))), "127.0.0.1", 0, "127.0.0.1")
    server.config.load()
    assert server.config.ws_protocol_class is BroadcastProtocol
    assert server.config.http_protocol_class is LimitedHttpProtocol
    source = inspect.getsource(private)
    for attribute in (
        "self.loop", "self.transport", "self.close_sent", "self.disconnected", "self.scope", "self.conn", "self.client",
        "self.handshake_complete",
    ):  # fmt: skip
        assert attribute in source, attribute

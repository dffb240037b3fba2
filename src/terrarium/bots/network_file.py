"""Files of networks: a line of JSON that says what they are and how they were made, then their weights.

The weights are 16-bit numbers, little-endian, in the order of the networks. A fingerprint covers all of it.
"""

from __future__ import annotations

import hashlib
import json
import sys
from array import array
from typing import Final

from terrarium.engine.errors import TerrariumError
from terrarium.engine.network import Network, weight_count
from terrarium.engine.network_evaluation import InputLayout, layout_fingerprint

FORMAT: Final = 1
WEIGHT_BYTES: Final = 2


class BadNetworks(TerrariumError):
    """A file of networks that is missing, damaged, or for something else."""


def write_networks(title: str, layouts: list[InputLayout], networks: list[Network], about: dict[str, object]) -> bytes:
    """Return the content of a file; `about` has its recipe, seed, date and versions."""
    weights = _pack([int(weight) for network in networks for weight in network.weights])
    shapes = [
        {"name": layout.name, "widths": network.widths, "shifts": network.shifts}
        for layout, network in zip(layouts, networks, strict=True)
    ]
    header: dict[str, object] = {
        "format": FORMAT,
        "game": title,
        "layout": layout_fingerprint(layouts),
        "networks": shapes,
        **about,
    }
    header["fingerprint"] = _fingerprint(header, weights)
    return json.dumps(header).encode() + b"\n" + weights


def read_networks(content: bytes, path: str, title: str, layouts: list[InputLayout]) -> list[Network]:
    """Read the networks of a title from the content of a file, or raise `BadNetworks` with what is wrong."""
    header, weights = read_header(content, path)
    if header.get("game") != title:
        raise BadNetworks("networks-other-game", path=path, found=str(header.get("game")), game=title)
    if header.get("layout") != layout_fingerprint(layouts):
        raise BadNetworks(
            "networks-other-layout", path=path, found=str(header.get("layout")), wanted=layout_fingerprint(layouts)
        )
    wanted = WEIGHT_BYTES * sum([weight_count(layout.widths()) for layout in layouts])
    if len(weights) != wanted:
        raise BadNetworks("networks-wrong-size", path=path, bytes=len(weights), wanted=wanted)
    if header.get("fingerprint") != _fingerprint(header, weights):
        raise BadNetworks("networks-damaged", path=path, fingerprint=str(header.get("fingerprint")))
    return _networks(header, weights, layouts)


def read_header(content: bytes, path: str) -> tuple[dict[str, object], bytes]:
    """Return what a file says of itself, and its weights as bytes."""
    line, _newline, weights = content.partition(b"\n")
    try:
        header = json.loads(line)
    except ValueError as error:
        raise BadNetworks("networks-unreadable", path=path, why=str(error)) from error
    if not isinstance(header, dict) or header.get("format") != FORMAT:
        raise BadNetworks("networks-unreadable", path=path, why=f"format {FORMAT} is expected")
    return header, weights


def _networks(header: dict[str, object], content: bytes, layouts: list[InputLayout]) -> list[Network]:
    weights = array("h")
    weights.frombytes(content)
    if sys.byteorder == "big":
        weights.byteswap()
    shapes = header["networks"]
    assert isinstance(shapes, list)  # the fingerprint is right, so it is as `write_networks` wrote it
    found: list[Network] = []
    start = 0
    for layout, shape in zip(layouts, shapes, strict=True):
        end = start + weight_count(layout.widths())
        found.append(Network(layout.widths(), [int(shift) for shift in shape["shifts"]], weights[start:end].tolist()))
        start = end
    return found


def _pack(weights: list[int]) -> bytes:
    packed = array("h", weights)
    if sys.byteorder == "big":
        packed.byteswap()
    return packed.tobytes()


def _fingerprint(header: dict[str, object], weights: bytes) -> str:
    """A hash of the header without its fingerprint, and of the weights."""
    rest = {name: value for name, value in header.items() if name != "fingerprint"}
    text = json.dumps(rest, sort_keys=True).encode()
    return hashlib.blake2b(text + b"\n" + weights, digest_size=16).hexdigest()
